"""The client is compiled against what the server really sends."""

from tests.client import types


def test_the_clients_types_are_those_of_the_server() -> None:
    assert types.TARGET.read_text(encoding="utf-8") == types.text(), "run `make types`"
