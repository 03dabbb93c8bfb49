"""A table that holds all the cards: every clause of TT-12."""

import pytest

from postroad.core.chance import Quick
from postroad.games.thurn_taxis.game import THURN_TAXIS
from postroad.games.thurn_taxis.position import ThurnTaxisPosition
from tests.games.thurn_taxis.tables import Seat, after, cards_in, choices, display_of, lines, refusal, route_of, table


def test_without_cards_the_display_is_not_refilled() -> None:
    """TT-12: the slot stays empty."""
    position = table(hand="ulm", moment="take", display="linz lodz", deck="", discard="")
    assert display_of(after(position, "take 1")) == "- lodz - - - -"


def test_without_cards_there_is_nothing_to_draw() -> None:
    """TT-12: only the display is left."""
    position = table(hand="ulm", moment="take", display="linz lodz", deck="", discard="")
    assert choices(position) == ["take 1", "take 2", "call administrator"]
    assert refusal(position, "draw") == "TT-12 nothing-to-draw"


def test_an_empty_slot_has_nothing_to_take() -> None:
    """TT-12: the refusal counts slots as texts do, from 1."""
    position = table(hand="ulm", moment="take", display="linz - lodz", deck="", discard="")
    assert refusal(position, "take 2") == "TT-12 slot-empty"


def test_with_nothing_at_all_to_take_the_step_is_skipped() -> None:
    """TT-12: the turn begins with playing."""
    position = table("ulm", "linz", moment="played", display="", deck="", discard="", others=[Seat(hand="basel")])
    position = after(position, "end")
    assert "play basel new" in choices(position)
    assert refusal(position, "take 1") == "TT-10 taking-is-over"
    assert refusal(position, "call postmaster") == "TT-12 no-second-card"


def test_without_any_card_the_turn_ends() -> None:
    """TT-12: nothing to take, nothing to play."""
    position = after(_before_a_turn_without_cards(), "end")
    assert choices(position) == ["end"]
    assert after(position, "end").seat == 2


@pytest.mark.parametrize("text", ["draw", "take 1", "call postmaster", "play ulm new", "abandon", "close each"])
def test_a_turn_without_any_card_can_only_end(text: str) -> None:
    """TT-12: the refusal says why."""
    assert refusal(after(_before_a_turn_without_cards(), "end"), text) == "TT-12 turn-without-cards"


def _before_a_turn_without_cards() -> ThurnTaxisPosition:
    return table("ulm", "linz", moment="played", display="", deck="", discard="", others=[Seat(), Seat()])


@pytest.mark.parametrize("edition", ["ru", "cs", "de"])
def test_a_postmaster_without_a_second_card_is_not_called_even_where_compulsory(edition: str) -> None:
    """TT-12: an empty hand takes the very last card, and plays it."""
    position = table("ulm", moment="take", display="- kempten", deck="", discard="", edition=edition)
    position = after(position, "take 2")
    assert choices(position) == ["play kempten right", "abandon"]
    assert refusal(position, "call postmaster") == "TT-12 no-second-card"


def test_a_free_postmaster_without_a_second_card_is_not_called_either() -> None:
    """TT-12: as TT-20 says of all officials."""
    position = after(table(hand="linz", moment="take", display="kempten", deck="", discard=""), "take 1")
    assert refusal(position, "call postmaster") == "TT-12 no-second-card"


def test_the_administrator_stays_barred_where_the_postmaster_would_be_compulsory() -> None:
    """TT-12: it frees carrier and Cartwright alone."""
    position = table("ulm", moment="take", display="- kempten", deck="", discard="")
    assert refusal(position, "call administrator") == "TT-21 postmaster-compulsory"


def test_the_carrier_may_then_be_called() -> None:
    """TT-12: a turn whose take step was skipped has its official."""
    hoard = Seat("ulm", "kempten augsburg")
    position = table(hand="linz", display="", deck="", discard="", others=[hoard, Seat()])
    position = after(position, "play linz new", "end", "play kempten right", "call carrier", "play augsburg left")
    assert route_of(position, 1) == "augsburg ulm kempten"


def test_the_cartwright_may_then_be_called() -> None:
    """TT-12: also after a compulsory Postmaster who could not come."""
    position = table("ulm augsburg", moment="take", carriage=4, display="kempten", deck="", discard="")
    position = after(position, "take 1", "play kempten right", "close province wuerttemberg", "office ulm")
    assert after(position, "call cartwright").me.carriage == 5


def test_empty_slots_are_filled_in_order_at_the_end_of_the_first_turn_with_cards_again() -> None:
    """TT-12: here the cards of an abandoned route; with two cards, slots 1 and 3."""
    position = table("ulm augsburg", "linz", display="- lodz - lodz", deck="", discard="", outcomes=[0, 0])
    position = after(position, "abandon", "play linz new")
    assert display_of(position) == "- lodz - lodz - -"
    assert lines(position, "end") == [
        {"seat": 0, "do": "end"},
        {"chance": "reshuffle"},
        {"chance": "refill", "slot": 0, "city": "augsburg"},
        {"chance": "refill", "slot": 2, "city": "ulm"},
    ]
    assert display_of(after(position, "end")) == "augsburg lodz ulm lodz - -"


def test_empty_slots_stay_empty_while_there_are_no_cards() -> None:
    """TT-12: the end of a turn adds nothing but its line."""
    position = table("ulm", "linz", moment="played", display="lodz", deck="", discard="")
    assert lines(position, "end") == [{"seat": 0, "do": "end"}]
    assert display_of(after(position, "end")) == "lodz - - - - -"


def test_no_slot_is_filled_after_the_last_turn() -> None:
    """TT-12: the record says: never after a game's last `end`."""
    position = table(
        "ulm augsburg", "linz", display="lodz", deck="", discard="", others=[Seat(tiles="game-end")], first=1
    )
    assert lines(position, "abandon", "play linz new", "end") == [{"seat": 0, "do": "end"}]
    assert THURN_TAXIS.to_act(after(position, "abandon", "play linz new", "end")) == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_table_that_hoards_can_hold_all_66_cards(seats: int) -> None:
    """TT-12: nobody closes and everyone calls the Postmaster, until no card lies on the table."""
    position = THURN_TAXIS.start({"edition": "hu", "first": 0}, seats, Quick(seats))
    for _ in range(2000):
        if not position.filled and position.deck_size + position.discard_size == 0:
            break
        position = after(position, _hoarded(choices(position)))
        assert cards_in(position) == 66
    assert sum(player.hand_size + player.length for player in position.players) == 66


def _hoarded(legal: list[str]) -> str:
    """Take as much as possible, then play; rather extend a route than abandon it."""
    for wanted in ("call postmaster", "draw", "take", "play", "abandon", "end"):
        for text in legal:
            if text.startswith(wanted):
                return text
    raise AssertionError(legal)
