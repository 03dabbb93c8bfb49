"""One game of a contest."""

import dataclasses

import pytest

from postroad.arena.contest import Fixture
from postroad.arena.match import Outcome, play
from postroad.bots import roster
from postroad.bots.bot import BotKind
from postroad.games import GAMES
from tests.arena.outcomes import contest, outcome


class Troublemaker:
    """A bot that never gives a legal answer."""

    def choose(self, view: object, legal: object, rng: object) -> object:
        return "chaos"


def without_times(played: Outcome) -> Outcome:
    return dataclasses.replace(played, turns_ms=())


@pytest.mark.parametrize("slug", list(GAMES))
def test_the_same_fixture_gives_the_same_game(slug: str) -> None:
    planned, fixture = contest(roster.stand_in(slug), "random", slug=slug), Fixture(1, 0, 1)
    assert without_times(play(planned, fixture)) == without_times(play(planned, fixture))


def test_a_game_says_who_sat_where() -> None:
    played = play(contest("sensible", "random"), Fixture(0, 0, 1))
    assert (played.seats, played.bots) == ((1, 0), ("random", "sensible"))


def test_every_turn_of_every_seat_has_its_time() -> None:
    played = play(contest(), Fixture(0, 0, 0))
    assert all(times for times in played.turns_ms)


def test_a_failing_bot_does_not_stop_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    failing = (*roster.ROSTER["kings-road"], BotKind("troublemaker", 0, lambda _: Troublemaker()))
    monkeypatch.setitem(roster.ROSTER, "kings-road", failing)
    played = play(contest("sensible", "troublemaker"), Fixture(0, 0, 0))
    assert played.state == "over"
    assert played.fallbacks[1]["illegal"] == len(played.turns_ms[1])


@pytest.mark.parametrize(("winners", "shares"), [((0,), [1, 0]), ((0, 1), [0.5, 0.5]), ((), [0.5, 0.5])])
def test_a_victory_is_shared_by_those_who_tie_and_by_all_if_there_is_none(
    winners: tuple[int, ...], shares: list[float]
) -> None:
    played = outcome(winners=winners)
    assert [played.share(seat) for seat in range(2)] == shares


def test_the_margin_is_to_the_best_other() -> None:
    assert outcome(seats=(0, 1, 1), scores=(5, 9, 2)).margin(1) == 4


def test_a_line_tells_the_whole_outcome() -> None:
    played = play(contest(), Fixture(0, 0, 0))
    assert Outcome.read(played.line()) == played


@pytest.mark.parametrize("line", ["{}", "[]", "7", '{"block": 1}', "{"])
def test_a_line_that_is_no_outcome_is_an_error(line: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        Outcome.read(line)
