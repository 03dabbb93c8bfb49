"""Every bot of every game, checked alike: legal, reproducible, blind, and never at a loss."""

from random import Random

import pytest

from postroad.arena.entrants import entrant
from postroad.bots.roster import ROSTER, UnknownBot, bot, read
from postroad.core.chance import Quick
from postroad.core.transcript import Transcript
from postroad.games import GAMES
from tests.conformance.cases import Case, options_of
from tests.conformance.hidden import secrets_of

pytestmark = pytest.mark.slow  # together more than a few seconds

# Specs with a budget of iterations: the same on every machine. Bots that differ by their budget alone are one here.
SPECS = [
    (slug, entry.name if entry.budget is None else f"{entry.name}@20it")
    for slug, entries in ROSTER.items()
    for entry in {entry.make: entry for entry in entries}.values()
]
every_bot = pytest.mark.parametrize(("slug", "spec"), SPECS)
MOST = 600  # decisions; a random game of Thurn und Taxis has thousands


def decisions(case: Case, spec: str, seed: int, most: int = MOST) -> list[str]:
    """A game among copies of a bot: what was done, in order."""
    table = Transcript(case.game, case.options, ["bot"] * case.seats, Quick(seed))
    bots, rng = [entrant(spec, case.slug) for _ in range(case.seats)], Quick(seed + 1)
    done: list[str] = []
    while not table.is_over() and len(done) < most:
        for seat in case.game.to_act(table.position):
            legal = case.game.legal(table.position, seat)
            action = bots[seat].choose(case.game.view(table.position, seat), legal, rng)
            assert action in legal
            done.append(case.game.write(action))
            table.apply(seat, action)
    assert table.is_over() or spec == "random" or most < MOST
    return done


@every_bot
def test_a_bot_plays_to_the_end_with_every_number_of_seats_and_every_option(slug: str, spec: str) -> None:
    options, seats = options_of(GAMES[slug]), sorted(GAMES[slug].seats)
    for number in range(max(len(options), len(seats))):
        case = Case(slug, options[number % len(options)], seats[number % len(seats)])
        assert decisions(case, spec, seed=number)


@every_bot
def test_the_same_stream_gives_the_same_game(slug: str, spec: str) -> None:
    case = Case(slug, {}, 3)
    assert decisions(case, spec, seed=5, most=80) == decisions(case, spec, seed=5, most=80)


@every_bot
def test_a_bot_is_blind_to_what_is_hidden(slug: str, spec: str) -> None:
    """Permute what its seat does not know: it chooses the same."""
    case = Case(slug, {}, 3)
    table, rng = Transcript(case.game, case.options, ["bot"] * 3, Quick(6)), Quick(7)
    for ply in range(24):
        if table.is_over():
            return
        seat = case.game.to_act(table.position)[0]
        legal = case.game.legal(table.position, seat)
        other = secrets_of(case.game).permuted(table.position, seat, Random(ply))
        chosen = [bot(spec, slug).choose(case.game.view(p, seat), legal, Quick(ply)) for p in (table.position, other)]
        assert chosen[0] == chosen[1]
        table.apply(seat, legal[rng.below(len(legal))])


@pytest.mark.parametrize("spec", ["", "nobody", "greedy@", "greedy@5ms", "mcts@0ms", "mcts@5", "mcts@-1ms", "MCTS"])
def test_a_spec_that_means_no_bot_is_refused_by_name(spec: str) -> None:
    with pytest.raises(UnknownBot, match=r"there are|needs no budget|at least 1|as in 'mcts@5ms'"):
        read(spec, "thurn-taxis")


def test_a_bot_for_a_game_that_is_not_there_says_which_are() -> None:
    with pytest.raises(KeyError, match="there are thurn-taxis, kings-road"):
        bot("random", "kingsroad")
