"""What one seat may know: everything but the others' bids not yet revealed (GS-20)."""

from dataclasses import dataclass

from goofspiel.actions import Bid
from goofspiel.position import CARDS, NOTHING, GoofspielPosition
from postroad.core.bits import members_of
from postroad.core.chance import Chance


@dataclass(frozen=True)
class PlayerView:
    """One player as the viewer sees them."""

    cards: tuple[int, ...]  # still at hand, a bid not yet revealed among them
    has_bid: bool
    bid: int | None  # the viewer's own alone
    score: int


@dataclass(frozen=True)
class View:
    """The table as one seat, or a spectator (None), may know it."""

    seat: int | None
    round: int
    carries: bool
    prize: int | None
    pot: int
    prizes: tuple[int, ...]  # still in the deck
    players: tuple[PlayerView, ...]
    legal: tuple[Bid, ...]

    def turn_id(self) -> tuple[int, int]:
        return self.round, 0


def view(position: GoofspielPosition, seat: int | None, *, is_open: bool = False) -> View:
    """Built up from nothing, never the position with something deleted."""
    players = tuple(
        PlayerView(
            cards=_values(position.hands[other]),
            has_bid=card != NOTHING,
            bid=card + 1 if card != NOTHING and (is_open or other == seat) else None,
            score=position.scores[other],
        )
        for other, card in enumerate(position.bids)
    )
    return View(
        seat=seat,
        round=position.round,
        carries=position.carries,
        prize=None if position.prize == NOTHING else position.prize + 1,
        pot=position.pot,
        prizes=tuple(card + 1 for card in range(CARDS) if position.deck >> 2 * card & 1),
        players=players,
        legal=() if seat is None else tuple(Bid(card + 1) for card in position.actions(seat)),
    )


def imagine(seen: View, chance: Chance) -> GoofspielPosition:
    """A position that the viewer cannot tell from the true one: hidden bids are drawn by lot."""
    position = GoofspielPosition(len(seen.players), chance, carries=seen.carries)
    position.round, position.pot = seen.round, seen.pot
    position.prize = NOTHING if seen.prize is None else seen.prize - 1
    position.deck = sum(1 << 2 * (prize - 1) for prize in seen.prizes)
    for seat, player in enumerate(seen.players):
        position.hands[seat] = sum(1 << card - 1 for card in player.cards)
        position.scores[seat] = player.score
        if player.bid is not None:
            position.bids[seat] = player.bid - 1
        elif player.has_bid:
            position.bids[seat] = player.cards[chance.below(len(player.cards))] - 1
    return position


def _values(cards: int) -> tuple[int, ...]:
    return tuple(card + 1 for card in members_of(cards))
