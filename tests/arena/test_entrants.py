"""Who stands nowhere but in the arena: the frozen bots, and the cheater that sees everything."""

import time
from collections.abc import Sequence
from typing import Any

import pytest

from postroad.arena.contest import Fixture
from postroad.arena.entrants import GUESTS, entrant, read
from postroad.arena.guests.cheater import Cheater
from postroad.arena.match import guarded, play
from postroad.bots import roster
from postroad.bots.bot import Budget
from postroad.bots.roster import UnknownBot
from postroad.core.chance import Chance, Quick
from postroad.core.game import View
from postroad.games import GAMES
from tests.arena.outcomes import contest
from tests.bots.test_search import position


@pytest.mark.parametrize(("slug", "name"), [(slug, name) for slug, guests in GUESTS.items() for name in guests])
def test_no_roster_lists_a_guest(slug: str, name: str) -> None:
    assert name not in roster.names(slug)
    with pytest.raises(UnknownBot):
        roster.bot(f"{name}@5it", slug)
    assert read(f"{name}@70it", slug)[1] == Budget(iterations=70)


def test_a_game_without_hidden_cards_has_no_cheater() -> None:
    with pytest.raises(UnknownBot):
        entrant("cheater@5it", "kings-road")


def test_a_cheater_imagines_the_truth_and_leaves_it_alone() -> None:
    true, cheater = position(3, 90), entrant("cheater@30it", "thurn-taxis")
    assert isinstance(cheater, Cheater)
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


@pytest.mark.parametrize("name", ["mcts", "mcts-2026"])
def test_in_contests_a_budget_may_be_of_the_processors_time(name: str) -> None:
    assert read(f"{name}@30cpu", "thurn-taxis")[1] == Budget(ms=30, clock=time.process_time)
    with pytest.raises(UnknownBot):  # at a table someone waits, by the clock
        roster.read(f"{name}@30cpu", "thurn-taxis")


def test_who_waits_for_other_work_loses_nothing_of_the_processors_time() -> None:
    """The bot is stopped for longer than its budget in every decision; by the clock it would be late each time."""
    asked, kept_waiting = position(3, 90), entrant("mcts@40cpu", "thurn-taxis")
    view = GAMES["thurn-taxis"].view(asked, asked.seat)

    class Waiting:
        def choose(self, view: View, legal: Sequence[Any], rng: Chance) -> Any:
            time.sleep(0.2)
            return kept_waiting.choose(view, legal, rng)

    guard = guarded(Waiting(), "mcts@40cpu", "thurn-taxis")
    assert guard.choose(view, view.legal, Quick(1)) in view.legal
    assert (guard.conduct.overruns, guard.conduct.fallbacks) == (0, {})
