"""Decodes the messages of sockets: small, flat, and nothing unknown in them."""

from typing import Final

import msgspec

from postroad.core.json_keys import DuplicateKey, refuse_duplicate_keys
from postroad.server import wire
from postroad.server.live.denied import denied

LARGEST: Final = 8192  # bytes of a frame
DEEPEST: Final = 8  # lists and objects within each other
_KEYS_OF_ACT: Final = 5  # beside the seat, which may be missing, and those of the action
_DECODER: Final[msgspec.json.Decoder[wire.Sent]] = msgspec.json.Decoder(wire.Sent)


def decode(text: str) -> wire.Sent:
    """The message that a frame holds; raises Refused for what is none."""
    try:
        if len(text) > LARGEST or _depth(text) > DEEPEST:
            raise denied("malformed", text="too large")
        sent = _DECODER.decode(text)
        if not _are_keys_plainly_distinct(sent, text):
            refuse_duplicate_keys(text)
        return sent
    except (msgspec.DecodeError, DuplicateKey, UnicodeError, RecursionError) as error:
        raise denied("malformed", text=_plain(str(error))) from None


def _are_keys_plainly_distinct(sent: wire.Sent, text: str) -> bool:
    """Whether an action has no more colons than keys, so that none of these can stand there twice."""
    return isinstance(sent, wire.Act) and text.count(":") == _KEYS_OF_ACT + (sent.seat is not None) + len(sent.action)


def _plain(text: str) -> str:
    return text.encode("ascii", "replace").decode()[:200]


def _depth(text: str) -> int:
    """How deep brackets go, at most; those inside of strings count as well, which no real message minds."""
    if text.count("{") + text.count("[") <= DEEPEST:
        return 0
    depth = deepest = 0
    for letter in text:
        if letter in "{[":
            depth += 1
            deepest = max(deepest, depth)
        elif letter in "}]":
            depth -= 1
    return deepest
