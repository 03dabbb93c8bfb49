"""The cheater: it sees everything, and stands nowhere but in the arena."""

import pytest

from postroad.arena.contest import Fixture
from postroad.arena.entrants import Cheater, entrant, read
from postroad.arena.match import play
from postroad.bots import roster
from postroad.bots.bot import Budget
from postroad.bots.roster import UnknownBot
from postroad.core.chance import Quick
from postroad.games import GAMES
from tests.arena.outcomes import contest
from tests.bots.test_search import position


def test_no_roster_lists_a_cheater() -> None:
    assert not any("cheater" in roster.names(slug) for slug in GAMES)
    with pytest.raises(UnknownBot):
        roster.bot("cheater@5it", "thurn-taxis")


def test_a_game_without_hidden_cards_has_no_cheater() -> None:
    with pytest.raises(UnknownBot):
        entrant("cheater@5it", "kings-road")


def test_a_cheater_has_the_budget_of_the_honest_one() -> None:
    assert read("cheater@70it", "thurn-taxis")[1] == Budget(iterations=70)


def test_a_cheater_imagines_the_truth_and_leaves_it_alone() -> None:
    true, cheater = position(3, 90), Cheater(Budget(iterations=30))
    before, draws = true.fingerprint(), true.chance.copy().below(1 << 30)
    cheater.look(true)
    assert cheater.imagine(None, Quick(1)).fingerprint() == before
    view = GAMES["thurn-taxis"].view(true, true.seat)
    assert cheater.choose(view, view.legal, Quick(2)) in view.legal
    assert (true.fingerprint(), true.chance.copy().below(1 << 30)) == (before, draws)


def test_a_cheater_can_be_met_in_the_arena() -> None:
    planned = contest("cheater@5it", "mcts@5it", slug="thurn-taxis")
    played = play(planned, Fixture(0, 0, 0))
    assert (played.state, played.fallbacks) == ("over", ({}, {}))
