"""What makes the chance of a game provable: a sealed secret, and what the seats added to it, by one of two schemes."""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from postroad.core.chance import Sealed, commitment

DIGEST: Final = 32  # bytes of a commitment, and of a share
_ENTROPIES, _SHARES = 1, 2  # the schemes
_SHARE_LABEL: Final = b"postroad-share-2"
_KEY_LABEL: Final = b"postroad-fair-2"


class FairError(ValueError):
    """What is wrong with the fairness block of a header; `seat` is set where it is one seat's."""

    def __init__(self, key: str, seat: int | None = None) -> None:
        super().__init__(key)
        self.key = key
        self.seat = seat


@dataclass(frozen=True)
class Fair:
    """Scheme 1, for a game in one's own terminal and for fixed deals: each seat adds an entropy openly."""

    commitment: str
    entropies: tuple[bytes, ...]  # by seat, empty where none
    deal: str = ""  # the name of a fixed deal, known to all beforehand: of a lesson

    @classmethod
    def of(cls, secret: bytes, entropies: Sequence[bytes], deal: str = "") -> "Fair":
        """The block of a secret."""
        return cls(commitment(secret), tuple(entropies), deal)

    def header(self) -> dict[str, Any]:
        """As a record's header has it."""
        entropy = [part.hex() for part in self.entropies]
        block = {"scheme": _ENTROPIES, "commitment": self.commitment, "entropy": entropy}
        return {**block, "deal": self.deal} if self.deal else block

    def chance(self, secret: bytes) -> Sealed:
        """Every draw of the game."""
        return Sealed(secret, self.entropies)

    def withheld(self) -> list[int]:
        """Nobody withholds what is open from the start."""
        return []


@dataclass(frozen=True)
class Share:
    """What one seat added to the chance: fixed by its commitment before anyone's share was known."""

    commitment: str
    share: bytes = b""  # empty where it was withheld: then it is left out


@dataclass(frozen=True)
class SharedFair:
    """Scheme 2, for tables on a server: shares are fixed before they are shown, so that nobody can choose the cards."""

    commitment: str
    table: str
    shares: tuple[Share | None, ...]  # by seat; None for a seat that added none

    def header(self) -> dict[str, Any]:
        """As a record's header has it."""
        shares = [one and {"commitment": one.commitment, "share": one.share.hex()} for one in self.shares]
        return {"scheme": _SHARES, "table": self.table, "commitment": self.commitment, "shares": shares}

    def chance(self, secret: bytes) -> Sealed:
        """Every draw of the game."""
        added = [bytes([seat]) + one.share for seat, one in enumerate(self.shares) if one and one.share]
        return Sealed(secret, [_KEY_LABEL + self.table.encode() + b"".join(added)])

    def withheld(self) -> list[int]:
        """The seats whose share did not come."""
        return [seat for seat, one in enumerate(self.shares) if one and not one.share]


AnyFair = Fair | SharedFair


def share_commitment(table: str, seat: int, share: bytes) -> str:
    """What a seat shows of its share before the shares of others are known."""
    return hashlib.sha256(_SHARE_LABEL + table.encode() + bytes([seat]) + share).hexdigest()


def read_fair(block: Any, seats: int) -> AnyFair:
    """The fairness block of a record's header; raises FairError."""
    match block:
        case {"scheme": scheme, "commitment": str(sealed)} if is_digest(sealed):
            if type(scheme) is int and scheme == _ENTROPIES:
                return _read_entropies(block, sealed, seats)
            if type(scheme) is int and scheme == _SHARES:
                return _read_shares(block, sealed, seats)
    raise FairError("fair-malformed")


def _read_entropies(block: Mapping[str, Any], sealed: str, seats: int) -> Fair:
    entropy, deal = block.get("entropy"), block.get("deal", "")
    if isinstance(entropy, list) and isinstance(deal, str) and len(entropy) == seats:
        parts = [bytes_of(part) for part in entropy]
        if None not in parts:
            return Fair(sealed, tuple(part for part in parts if part is not None), deal)
    raise FairError("fair-malformed")


def _read_shares(block: Mapping[str, Any], sealed: str, seats: int) -> SharedFair:
    table, shares = block.get("table"), block.get("shares")
    if not isinstance(table, str) or not isinstance(shares, list) or len(shares) != seats:
        raise FairError("fair-malformed")
    found = [None if one is None else _read_share(one) for one in shares]
    for seat, one in enumerate(found):
        if one and one.share and share_commitment(table, seat, one.share) != one.commitment:
            raise FairError("share-wrong", seat)
    return SharedFair(sealed, table, tuple(found))


def _read_share(data: Any) -> Share:
    match data:
        case {"commitment": str(sealed), "share": str(text)} if is_digest(sealed) and (not text or is_digest(text)):
            return Share(sealed, bytes.fromhex(text))
    raise FairError("fair-malformed")


def is_digest(text: str) -> bool:
    """Whether a text is 32 bytes, as we write them."""
    return len(bytes_of(text) or b"") == DIGEST


def bytes_of(text: Any) -> bytes | None:
    """What hexadecimal digits say, written as we write them; None for anything else."""
    try:
        found = bytes.fromhex(text)
    except (TypeError, ValueError):
        return None
    return found if found.hex() == text else None
