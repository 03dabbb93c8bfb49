"""Refusals of the server's own: no rule of a game, but a key of the catalogues."""

from postroad.core.refusals import Argument, Refusal, Refused


def denied(key: str, **arguments: Argument) -> Refused:
    """To be raised; the catalogues have it as `refusal-<key>`."""
    return Refused(Refusal("", key, arguments))


class UnreadableTable(Refused):
    """The log of a table cannot be read: it is damaged, or of another version of the program."""
