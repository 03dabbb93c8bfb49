"""What each seat may know, and what was told: KR-50."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from postroad.core.chance import Quick
from postroad.core.events import Event
from postroad.core.follow import split, verify
from postroad.core.game import Tally
from postroad.core.playout import playout
from postroad.core.record import read_lines
from postroad.core.refusals import Refused
from postroad.core.transcript import Transcript
from postroad.games import GAMES
from postroad.games.kings_road.actions import Choose
from postroad.games.kings_road.board import REGIONS
from postroad.games.kings_road.game import KINGS_ROAD
from postroad.games.kings_road.position import KingsRoadPosition
from postroad.i18n import LANGUAGES, Words
from tests.games.kings_road.tables import ELSEWHERE, emptied, everyone, play, table

WITH_DRAGON = "choose dragon wild-hills kings-altar"


def chosen(position: KingsRoadPosition, seat: int, text: str) -> KingsRoadPosition:
    return KINGS_ROAD.apply(position, seat, KINGS_ROAD.parse(text)).position


def told(position: KingsRoadPosition, *choices: str) -> list[Event]:
    """What a spectator hears of the choices that complete a set."""
    *others, (seat, text) = zip(KINGS_ROAD.to_act(position), choices, strict=True)
    for other, choice in others:
        position = chosen(position, other, choice)
    return KINGS_ROAD.narrate(position, KINGS_ROAD.apply(position, seat, KINGS_ROAD.parse(text)), None)


def keys(events: list[Event]) -> list[str]:
    return [event.key.removeprefix("kings-road-event-") for event in events]


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_kr_50_nobody_else_sees_a_choice_before_the_reveal(viewer: int | None) -> None:
    views = {
        repr(KINGS_ROAD.view(chosen(table(3), 0, text), viewer))
        for text in (ELSEWHERE, WITH_DRAGON, "choose witch", "choose wild-hills dragon knight")
    }
    assert len(views) == 1
    assert "has_chosen=True" in views.pop()


@pytest.mark.parametrize("viewer", [1, None])
def test_kr_50_nobody_else_hears_more_than_that_a_choice_was_made(viewer: int | None) -> None:
    for text in (ELSEWHERE, "choose witch"):
        step = KINGS_ROAD.apply(table(), 0, KINGS_ROAD.parse(text))
        assert KINGS_ROAD.narrate(table(), step, viewer) == [Event("kings-road-event-ready", {"player": 0})]


def test_kr_50_a_change_of_mind_is_not_told() -> None:
    once = chosen(table(), 0, ELSEWHERE)
    assert KINGS_ROAD.narrate(once, KINGS_ROAD.apply(once, 0, KINGS_ROAD.parse("choose witch")), 1) == []


def test_kr_50_a_player_sees_the_own_choice_as_made() -> None:
    view = KINGS_ROAD.view(chosen(table(), 0, "choose wild-hills dragon kings-altar"), 0)
    assert view.players[0].choice == Choose(("wild-hills", "dragon", "kings-altar"))


def test_kr_10_a_view_has_a_menu() -> None:
    menu = KINGS_ROAD.view(table(gone={0: "dragon"}), 0).menu
    assert menu is not None
    assert (menu.count, menu.alone, menu.last) == (3, ("witch",), ("knight",))
    assert menu.cards == (*REGIONS, "knight", "witch")


def test_kr_10_the_menu_of_a_player_without_markers_is_empty() -> None:
    menu = KINGS_ROAD.view(table(markers=emptied(1, 0)), 0).menu
    assert menu is not None
    assert (menu.count, menu.cards) == (0, ())


def test_kr_15_a_view_says_which_cards_are_gone_and_why() -> None:
    barred = KINGS_ROAD.view(table(gone={0: "dragon witch"}), 0).barred
    assert [(choice.cards, refusal.rule) for choice, refusal in barred] == [
        (("dragon",), "KR-15"),
        (("witch",), "KR-16"),
    ]


def test_kr_16_only_witch_players_have_a_menu_when_they_choose_again() -> None:
    again = play(table(), "choose witch", ELSEWHERE).position
    assert KINGS_ROAD.view(again, 0).menu
    assert KINGS_ROAD.view(again, 1).menu is None


@given(st.integers(2, 5), st.booleans(), st.integers(0, 2**32), st.integers(1, 80))
@settings(deadline=None, max_examples=80)
def test_kr_50_what_is_imagined_cannot_be_told_from_the_truth(
    seats: int, hereditary: bool, seed: int, ply: int
) -> None:
    position, players = KINGS_ROAD.start({"hereditary_nobles": hereditary}, seats, Quick(1)), Quick(seed)
    for _ in range(ply):
        waiting = KINGS_ROAD.to_act(position)
        if waiting:
            seat = waiting[players.below(len(waiting))]
            choices = KINGS_ROAD.legal(position, seat)
            position = KINGS_ROAD.apply(position, seat, choices[players.below(len(choices))]).position
    for viewer in (*range(seats), None):
        view = KINGS_ROAD.view(position, viewer)
        imagined = KINGS_ROAD.imagine(view, Quick(seed))
        assert KINGS_ROAD.view(imagined, viewer) == view
        playout(imagined, players)
        assert not KINGS_ROAD.to_act(imagined)


def test_kr_50_with_nothing_hidden_the_imagined_position_is_the_true_one() -> None:
    position = everyone(table(4, markers={"dark-tower": [3, 1, 1, 2]}, scores=[1, 2, 3, 4]), WITH_DRAGON).position
    assert KINGS_ROAD.imagine(KINGS_ROAD.view(position, None), Quick(1)).fingerprint() == position.fingerprint()


def test_kr_22_a_tie_is_told() -> None:
    events = told(table(4, markers={"dark-tower": [3, 3, 1, 0]}), *[ELSEWHERE] * 4)
    tied = [event.arguments for event in events if event.key.endswith("place-tied")]
    assert tied == [{"player": seat, "region": "dark-tower", "points": 4, "count": 2} for seat in (0, 1)]
    assert "no-noble" in keys(events)


def test_kr_20_dragons_are_told_before_the_scoring() -> None:
    events = told(table(2, markers={"dark-tower": [1, 0]}), WITH_DRAGON, ELSEWHERE)
    scoring = keys(events)[keys(events).index("dragons") :]
    assert scoring == ["dragons", "scores", "place", "noble", "chain", "scores", "empty", "king"]


def test_kr_23_nobles_are_told() -> None:
    taken = told(table(markers={"dark-tower": [1, 2]}, nobles={"dark-tower": [0]}), ELSEWHERE, ELSEWHERE)
    assert [key for key in keys(taken) if "noble" in key] == ["noble-leaves", "noble"]
    kept = told(table(nobles={"dark-tower": [0]}), ELSEWHERE, ELSEWHERE)
    assert [key for key in keys(kept) if "noble" in key] == ["noble-kept"]
    stays = told(table(markers={"dark-tower": [2, 2]}, nobles={"dark-tower": [0]}), ELSEWHERE, ELSEWHERE)
    assert [key for key in keys(stays) if "noble" in key] == ["noble-stays"]


def test_kr_40_a_hereditary_noble_is_kept_and_none_leaves() -> None:
    kept = told(table(nobles={"dark-tower": [0]}, hereditary_nobles=True), ELSEWHERE, ELSEWHERE)
    assert [key for key in keys(kept) if "noble" in key] == ["noble-kept"]
    position = table(markers={"dark-tower": [1, 2]}, nobles={"dark-tower": [0]}, hereditary_nobles=True)
    assert [key for key in keys(told(position, ELSEWHERE, ELSEWHERE)) if "noble" in key] == ["noble"]


@pytest.mark.parametrize(
    ("setting", "winners"), [({"scores": [40, 0]}, (0,)), ({"scores": [40, 40]}, (0, 1)), ({"rounds": 199}, ())]
)
def test_kr_32_the_end_is_not_told_by_the_game_which_cannot_know_who_resigned(
    setting: dict[str, Any], winners: tuple[int, ...]
) -> None:
    over = everyone(table(**setting)).position
    assert KINGS_ROAD.standings(over).winners == winners
    assert not [event for event in told(table(**setting), ELSEWHERE, ELSEWHERE) if event.key.startswith("event-")]


@given(st.integers(2, 5), st.booleans(), st.integers(0, 2**32))
@settings(deadline=None, max_examples=25)
def test_a_random_game_is_told_and_its_record_verified(seats: int, hereditary: bool, seed: int) -> None:
    """KR-1 to KR-50"""
    options = {"hereditary_nobles": True} if hereditary else {}
    game = Transcript(KINGS_ROAD, options, [f"p{seat}" for seat in range(seats)], Quick(1))
    players, words = Quick(seed), Words(LANGUAGES[seed % len(LANGUAGES)], game.players)
    while waiting := KINGS_ROAD.to_act(game.position):
        seat = waiting[players.below(len(waiting))]
        choices, before = KINGS_ROAD.legal(game.position, seat), game.position
        step = game.apply(seat, choices[players.below(len(choices))])
        for event in KINGS_ROAD.narrate(before, step, None):
            assert words.event(event)
    text = game.record().text()
    (recorded,) = split(read_lines(text.encode().splitlines(keepends=True)), GAMES)
    assert verify(recorded).position.fingerprint() == game.position.fingerprint()


def test_kr_13_seats_resign_only_between_rounds() -> None:
    assert KINGS_ROAD.may_resign(table())
    assert not KINGS_ROAD.may_resign(chosen(table(), 0, ELSEWHERE))
    assert not KINGS_ROAD.may_resign(everyone(table(), "choose witch").position)


def test_kr_32_whoever_resigned_does_not_win() -> None:
    over = everyone(table(3, scores=[44, 41, 40])).position
    assert KINGS_ROAD.standings(over, [0]).winners == (1,)
    assert KINGS_ROAD.standings(over, [0]).scores == (44, 41, 40)


def test_a_header_without_options_is_refused() -> None:
    """KR-1"""
    with pytest.raises(Refused, match="setting-missing"):
        KINGS_ROAD.options({})


def test_the_header_tells_the_options() -> None:
    """KR-40"""
    position = table(hereditary_nobles=True, banners={"wild-hills": [4]})
    settings = KINGS_ROAD.settings({}, position)
    assert settings == {"options": {"hereditary_nobles": True, "banners": {"wild-hills": [4]}}}
    assert KINGS_ROAD.start(KINGS_ROAD.options(settings), 2, Quick(1)).terms.banners == position.terms.banners


@pytest.mark.parametrize(
    ("entry", "rule"),
    [
        ({"do": "choose"}, "KR-10"),
        ({"gain": "markers"}, "KR-13"),
        ({"gain": "points", "for": "place"}, "KR-21"),
        ({"gain": "points", "for": "nobles"}, "KR-25"),
        ({"gain": "points", "for": "final"}, "KR-31"),
        ({"gain": "noble"}, "KR-23"),
        ({"gain": "king"}, "KR-26"),
    ],
)
def test_every_line_of_a_record_follows_from_a_rule(entry: dict[str, Any], rule: str) -> None:
    """KR-13 to KR-31"""
    assert KINGS_ROAD.rule_of(entry) == rule


def test_a_finished_game_can_be_added_up() -> None:
    """KR-32"""
    over = everyone(table(2, scores=[40, 40], gone={0: "dragon witch"}, rounds=6)).position
    counts = {"dragons-played": 1, "witches-played": 1, "nobles-at-the-end": 0, "shared-victories": 1}
    assert KINGS_ROAD.tally(over) == Tally(7, ["points"], counts)


def test_kr_22_a_view_says_what_the_places_now_held_would_earn() -> None:
    seen = KINGS_ROAD.view(table(3, markers={"kings-castle": [2, 2, 1], "dark-tower": [0, 1, 0]}), None)
    assert [player.earns for player in seen.players] == [
        {"kings-castle": 6},
        {"dark-tower": 5, "kings-castle": 6},
        {"kings-castle": 0},
    ]
