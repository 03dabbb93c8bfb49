"""Refusals of the server's own: no rule of a game, but a key of the catalogues."""

from postroad.core.refusals import Argument, Refusal, Refused
from postroad.server import wire


def denied(key: str, **arguments: Argument) -> Refused:
    """To be raised; the catalogues have it as `refusal-<key>`."""
    return Refused(Refusal("", key, arguments))


class UnreadableTable(Refused):
    """The log of a table cannot be read: it is damaged, or of another version of the program."""


def wire_refusal(refused: Refused, table: str | None, command: str | None) -> wire.Refused:
    """A refusal as a message."""
    one = refused.refusal
    arguments: dict[str, wire.Argument] = {
        name: list(value) if isinstance(value, tuple) else value for name, value in one.arguments.items()
    }
    return wire.Refused(one.key, one.rule, arguments, list(one.legal), table, command)
