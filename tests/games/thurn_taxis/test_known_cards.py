"""What everyone knows of a hand, and what a step reveals: TT-50."""

import pytest

from postroad.games.thurn_taxis.game import THURN_TAXIS
from postroad.games.thurn_taxis.names import cards
from postroad.games.thurn_taxis.position import ThurnTaxisPosition
from tests.games.thurn_taxis.tables import after, table


def _known(position: ThurnTaxisPosition) -> str:
    return " ".join(cards(position.players[0].known))


def test_a_card_taken_from_the_display_is_known() -> None:
    """TT-50: everyone saw it."""
    position = table(hand="ulm", moment="take", display="linz lodz basel ulm passau pilsen")
    assert _known(after(position, "take 1", "call postmaster", "take 4")) == "linz ulm"


def test_a_card_drawn_from_the_deck_is_not() -> None:
    """TT-50: until played or discarded."""
    assert _known(after(table(hand="ulm", moment="take"), "draw", "call postmaster", "draw")) == ""


@pytest.mark.parametrize(
    ("hand", "known", "left"),
    [
        ("ulm linz", "ulm linz", "linz"),
        ("ulm linz", "linz", "linz"),
        ("ulm ulm", "ulm", ""),
        ("ulm ulm", "ulm ulm", "ulm"),
        ("ulm ulm ulm", "ulm ulm ulm", "ulm ulm"),
    ],
)
def test_a_card_played_counts_as_the_known_copy(hand: str, known: str, left: str) -> None:
    """TT-50: if there is one."""
    assert _known(after(table(hand=hand, known=known), "play ulm new")) == left


@pytest.mark.parametrize(("known", "left"), [("", ""), ("lodz", "lodz"), ("linz", ""), ("linz linz", "linz")])
def test_a_card_discarded_counts_as_the_known_copy(known: str, left: str) -> None:
    """TT-50: as with one played."""
    position = table("ulm kempten zuerich", "linz linz lodz basel", known=known, moment="played", offices="ulm")
    assert _known(after(position, "close province wuerttemberg", "discard linz")) == left


@pytest.mark.parametrize("text", ["draw", "take 1", "call administrator"])
def test_cards_from_the_deck_are_revealed(text: str) -> None:
    """TT-50: hidden before, seen by someone now: the drawn card, the refill, the new display."""
    assert THURN_TAXIS.apply(table(hand="ulm", moment="take"), 0, THURN_TAXIS.parse(text)).reveals


def test_a_take_without_a_refill_reveals_nothing() -> None:
    """TT-50, TT-12: everyone saw that card before."""
    position = table(hand="ulm", moment="take", display="linz", deck="", discard="")
    assert not THURN_TAXIS.apply(position, 0, THURN_TAXIS.parse("take 1")).reveals


def test_a_late_refill_reveals_cards() -> None:
    """TT-50, TT-12: at the end of a turn; an ordinary end reveals nothing."""
    end = THURN_TAXIS.parse("end")
    late = after(table("ulm kempten", "linz", display="", deck="", discard=""), "abandon", "play linz new")
    ordinary = table("ulm", moment="played")
    assert (THURN_TAXIS.apply(late, 0, end).reveals, THURN_TAXIS.apply(ordinary, 0, end).reveals) == (True, False)
