"""Who stands nowhere but in the arena: the frozen bots, and the cheater that sees everything."""

import pytest

from postroad.arena.contest import Fixture
from postroad.arena.entrants import GUESTS, entrant, read
from postroad.arena.guests.cheater import Cheater
from postroad.arena.match import play
from postroad.bots import roster
from postroad.bots.bot import Budget
from postroad.bots.roster import UnknownBot
from postroad.core.chance import Quick
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
