"""What every test relies on: the rules run compiled, as users get them."""

import pytest

import postroad


def pytest_configure(config: pytest.Config) -> None:
    """Refuse to test anything but the compiled core."""
    if not postroad.COMPILED:
        raise pytest.UsageError("the rules core is not compiled: run the tests by `make test`")
