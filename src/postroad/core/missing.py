"""What is said when a package that only some parts need is not installed."""


class MissingExtra(ImportError):
    """A package that an optional part needs is not there; the message says what to install."""

    def __init__(self, package: str, extra: str) -> None:
        self.package, self.extra = package, extra
        super().__init__(f"{package} is not installed: pip install 'postroad[{extra}]'")
