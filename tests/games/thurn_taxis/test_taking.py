"""The first step of a turn, and the officials who help in it."""

import pytest

from tests.games.thurn_taxis.tables import ALL_EDITIONS, after, choices, display_of, hand_of, refusal, table

BY_EMPTY_HAND = ["ru", "cs", "de"]
SIX = "linz lodz basel ulm passau pilsen"


def test_a_card_comes_from_the_display_or_the_deck() -> None:
    """TT-10: any of six, or the top of the deck."""
    takes = [f"take {slot}" for slot in range(1, 7)]
    assert choices(table(hand="ulm", moment="take")) == ["draw", *takes, "call administrator"]


def test_a_card_taken_from_the_display_is_replaced_at_once() -> None:
    """TT-10: in the same slot."""
    position = after(table(moment="take", display=SIX, deck="zuerich"), "take 3")
    assert (hand_of(position), display_of(position)) == ("basel", "linz lodz zuerich ulm passau pilsen")


def test_a_card_drawn_leaves_the_display_alone() -> None:
    """TT-10: from the deck."""
    position = after(table(moment="take", display=SIX, deck="zuerich"), "draw")
    assert (hand_of(position), display_of(position)) == ("zuerich", SIX)


@pytest.mark.parametrize("text", ["play ulm new", "abandon", "end", "close each"])
def test_nothing_is_done_before_taking(text: str) -> None:
    """TT-10: the take step comes first; TT-16: a route is closed only after playing."""
    expected = "TT-16 close-after-playing" if text == "close each" else "TT-10 take-first"
    assert refusal(table(hand="ulm", moment="take"), text) == expected


@pytest.mark.parametrize("text", ["take 1", "draw"])
def test_one_card_is_taken_and_no_more(text: str) -> None:
    """TT-10: without the Postmaster (TT-21) there is no second one."""
    position = after(table(hand="ulm", moment="take"), "draw")
    assert refusal(position, text) == "TT-21 postmaster-not-called"
    assert refusal(after(position, "play ulm new"), text) == "TT-10 taking-is-over"


def test_the_discard_pile_becomes_the_deck_when_a_card_is_needed() -> None:
    """TT-11: here to draw one."""
    position = after(table(hand="ulm", moment="take", deck="", discard="linz linz linz"), "draw")
    assert (hand_of(position), position.deck_size, position.discard_size) == ("linz ulm", 2, 0)


def test_the_discard_pile_is_left_alone_until_then() -> None:
    """TT-11: not earlier: the last card of the deck is drawn, nothing else happens."""
    position = after(table(hand="ulm", moment="take", deck="basel", discard="linz linz linz"), "draw")
    assert (hand_of(position), position.deck_size, position.discard_size) == ("basel ulm", 0, 3)


def test_a_refill_can_need_the_discard_pile_too() -> None:
    """TT-11: a card taken from the display is replaced from the new deck."""
    position = after(table(hand="ulm", moment="take", deck="", discard="linz linz", display="linz -"), "take 1")
    assert (display_of(position), position.deck_size) == ("linz - - - - -", 1)


def test_officials_are_offered_where_they_can_help() -> None:
    """TT-20: the Postmaster after the first card, the carrier after the first play."""
    position = after(table("ulm", "augsburg kempten", moment="take"), "draw")
    assert "call postmaster" in choices(position)
    assert "call carrier" in choices(after(position, "play augsburg right"))


@pytest.mark.parametrize("official", ["administrator", "postmaster", "carrier", "cartwright"])
def test_at_most_one_official_helps_in_a_turn(official: str) -> None:
    """TT-20: once."""
    position = after(table("ulm", "augsburg kempten", moment="take"), "call administrator")
    assert refusal(position, f"call {official}") == "TT-20 official-used"


def test_an_official_called_once_is_free_again_next_turn() -> None:
    """TT-20: a turn, not a game."""
    position = after(table(hand="ulm", moment="take"), "call administrator", "draw", "play ulm new", "end")
    assert position.has_official


def test_an_administrator_needs_a_display() -> None:
    """TT-20: a card must lie there."""
    empty = table(hand="ulm", moment="take", display="", deck="ulm", discard="")
    assert refusal(empty, "call administrator") == "TT-20 display-empty"


def test_a_carrier_needs_a_card_that_fits() -> None:
    """TT-20: help that cannot be used is not called."""
    assert refusal(table("ulm", "linz", moment="played"), "call carrier") == "TT-20 carrier-nothing-fits"


@pytest.mark.parametrize("text", ["take 1", "draw"])
def test_the_postmaster_gives_a_second_card(text: str) -> None:
    """TT-21: from the display or the deck."""
    position = after(table(hand="ulm", moment="take"), "draw", "call postmaster")
    assert after(position, text).me.hand_size == 3


def test_the_second_card_is_chosen_after_the_first_was_replaced() -> None:
    """TT-21: so it may be the very card that came for the first."""
    position = table(moment="take", display=SIX, deck="zuerich")
    assert hand_of(after(position, "take 3", "call postmaster", "take 3")) == "basel zuerich"


@pytest.mark.parametrize("text", ["play ulm new", "abandon", "end"])
def test_a_postmaster_who_was_called_must_be_used(text: str) -> None:
    """TT-20, TT-21: his card comes first."""
    position = after(table(hand="ulm", moment="take"), "draw", "call postmaster")
    assert refusal(position, text) == "TT-21 take-second-first"
    assert choices(position) == ["draw", *(f"take {slot}" for slot in range(1, 7))]


def test_the_postmaster_comes_after_the_first_card() -> None:
    """TT-21: neither before it nor after playing."""
    position = table(hand="ulm", moment="take")
    assert refusal(position, "call postmaster") == "TT-21 postmaster-too-early"
    assert refusal(after(position, "draw", "play ulm new"), "call postmaster") == "TT-21 postmaster-too-late"


def test_abandoning_comes_after_the_postmaster() -> None:
    """TT-21: he is asked in the take step, which abandoning ends."""
    position = after(table("ulm", "linz", moment="take"), "draw", "abandon")
    assert refusal(position, "call postmaster") == "TT-21 postmaster-too-late"


@pytest.mark.parametrize("edition", BY_EMPTY_HAND)
def test_an_empty_hand_must_call_the_postmaster(edition: str) -> None:
    """TT-21: in every turn that begins with it."""
    position = after(table(moment="take", deck="ulm", edition=edition), "draw")
    assert choices(position) == ["call postmaster"]
    assert refusal(position, "play ulm new") == "TT-21 postmaster-compulsory"
    assert refusal(position, "end") == "TT-21 postmaster-compulsory"


@pytest.mark.parametrize("edition", BY_EMPTY_HAND)
def test_an_empty_hand_can_call_no_one_else(edition: str) -> None:
    """TT-21: not even the Administrator, who would come first."""
    position = table(moment="take", edition=edition)
    for official in ("administrator", "carrier", "cartwright"):
        assert refusal(position, f"call {official}") == "TT-21 postmaster-compulsory"
    position = after(position, "draw", "call postmaster", "draw")
    assert refusal(after(position, choices(position)[0]), "call carrier") == "TT-20 official-used"


def test_in_the_hungarian_edition_a_later_empty_hand_need_not_call() -> None:
    """TT-21: `hu` asks it of first turns only."""
    position = table(moment="take", deck="ulm", edition="hu", rounds=1)
    assert "call administrator" in choices(position)
    assert "play ulm new" in choices(after(position, "draw"))


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_everyone_must_call_the_postmaster_in_the_first_turn(edition: str) -> None:
    """TT-21: hands are empty then, so all editions agree."""
    position = table(moment="take", edition=edition, rounds=0, first=0)
    assert refusal(position, "call administrator") == "TT-21 postmaster-compulsory"
    position = after(position, "draw", "call postmaster", "draw")
    position = after(position, choices(position)[0], "end", "draw")
    assert (position.seat, choices(position)) == (1, ["call postmaster"])


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_hand_with_a_card_need_not_call_the_postmaster(edition: str) -> None:
    """TT-21: after the first round he is free to be called or not."""
    position = after(table(hand="ulm", moment="take", edition=edition), "draw")
    assert {"call postmaster", "play ulm new"} <= set(choices(position))


def test_the_administrator_changes_the_whole_display() -> None:
    """TT-22: the old cards are discarded, six new ones come from the deck."""
    position = after(
        table(hand="ulm", moment="take", display=SIX, deck="linz lodz basel ulm passau zuerich"), "call administrator"
    )
    assert sorted(display_of(position).split()) == ["basel", "linz", "lodz", "passau", "ulm", "zuerich"]
    assert position.discard_size == 66 - 6 - 1


def test_discarded_display_cards_may_come_back() -> None:
    """TT-22: when the deck runs out and is reshuffled meanwhile."""
    position = after(table(hand="ulm", moment="take", display=SIX, deck="zuerich", discard=""), "call administrator")
    assert set(display_of(position).split()) <= {*SIX.split(), "zuerich"}
    assert (position.deck_size, position.discard_size) == (1, 0)


def test_the_administrator_lays_out_fewer_cards_if_they_run_out() -> None:
    """TT-22: the slots are filled in order."""
    position = table(hand="ulm", moment="take", display="- linz - lodz - -", deck="", discard="", outcomes=[1, 0])
    assert display_of(after(position, "call administrator")) == "lodz linz - - - -"


def test_the_administrator_comes_before_taking() -> None:
    """TT-22: not after it."""
    position = after(table(hand="ulm", moment="take"), "draw")
    assert refusal(position, "call administrator") == "TT-22 administrator-too-late"


def test_after_the_administrator_a_card_is_taken_as_usual() -> None:
    """TT-22: one card, from the new display or the deck."""
    position = after(table(hand="ulm", moment="take"), "call administrator")
    assert choices(position) == ["draw", *(f"take {slot}" for slot in range(1, 7))]
