"""The proof of chance as messages have it: parts of `wire`."""

from typing import Annotated

from msgspec import Meta, Struct

SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Digest = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]  # 32 bytes


class SealedShare(Struct, forbid_unknown_fields=True, frozen=True):
    """A seat's share of the chance before it is shown."""

    seat: SeatNumber
    commitment: Digest  # SHA-256("postroad-share-2" + table + seat as one byte + share)


class OpenShare(Struct, forbid_unknown_fields=True, frozen=True):
    """A seat's share of the chance: 32 bytes that nobody could foresee."""

    seat: SeatNumber
    share: Digest


class SeatShare(Struct, forbid_unknown_fields=True, frozen=True):
    """A seat's share of the chance as everyone sees it."""

    commitment: str
    share: str = ""  # shown once the game has begun; "" then means that it did not come and was left out


class Fairness(Struct, forbid_unknown_fields=True, frozen=True):
    """The proof of chance: the commitment from the start, the shares around the beginning, the secret at the end."""

    commitment: str
    shares: list[SeatShare | None] | None = None  # by seat, once they are fixed; null for a seat that adds none
    secret: str | None = None
    scheme: int = 2  # 1: of fixed deals, older games and games from a terminal, with entropies in place of shares
    entropies: list[str] | None = None
    deal: str = ""  # the name of a fixed deal, which everyone may know beforehand: of a lesson


class RevealedChoice(Struct, forbid_unknown_fields=True, frozen=True):
    """A revealed choice of King's Road, with what proves that it was made when it was sealed."""

    round: int
    seat: int
    seal: str
    nonce: str
    choice: str  # the action's text; SHA-256(nonce + choice) is the seal
