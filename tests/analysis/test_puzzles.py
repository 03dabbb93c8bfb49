"""Puzzles: those that come with the package, how they are found, and what is no puzzle."""

import json
from importlib.resources import files

import pytest

from postroad.analysis import puzzle_making
from postroad.analysis.puzzle_making import MAKINGS, found_in
from postroad.analysis.puzzle_moments import CLEARLY
from postroad.analysis.puzzles import FOLDER, NoPuzzle, Puzzle, daily, puzzles, read_puzzle
from postroad.i18n import LANGUAGES, Words

MOST_BYTES = 300_000
GAMES_WITH_PUZZLES = list(MAKINGS)


@pytest.mark.parametrize("slug", GAMES_WITH_PUZZLES)
def test_the_puzzles_of_the_package_can_be_read_and_are_small(slug: str) -> None:
    found = puzzles(slug)
    assert len(found) >= 200
    assert len({one.id for one in found}) == len(found)
    assert [one.grade for one in found] == sorted(one.grade for one in found)
    assert len((files("postroad.analysis") / FOLDER / f"{slug}.jsonl").read_bytes()) < MOST_BYTES


@pytest.mark.parametrize("slug", GAMES_WITH_PUZZLES)
def test_each_has_a_solution_that_is_clearly_better_and_is_not_what_plain_play_finds(slug: str) -> None:
    for one in puzzles(slug):
        others = [other.chances[one.seat] for other in one.alternatives[1:]]
        least = max(others) if MAKINGS[slug].is_single else min(others)
        assert one.best.chances[one.seat] - least >= CLEARLY - 0.002  # the file has three digits
        assert not set(one.solved_by) & set(MAKINGS[slug].plain)
        assert one.grade == 1 + len(MAKINGS[slug].solvers) - len(one.solved_by)


@pytest.mark.parametrize("slug", GAMES_WITH_PUZZLES)
def test_a_line_says_the_whole_puzzle(slug: str) -> None:
    for one in puzzles(slug)[:20]:
        assert read_puzzle(one.line()) == one


@pytest.mark.parametrize("slug", GAMES_WITH_PUZZLES)
def test_the_solution_solves_it_and_the_worst_does_not(slug: str) -> None:
    for one in puzzles(slug)[:20]:
        assert one.is_solved_by(one.best.action)
        assert not one.is_solved_by(one.alternatives[-1].action)
        assert one.judged(one.alternatives[-1].action).loss >= CLEARLY - 0.002


def test_most_puzzles_say_why_in_every_language() -> None:
    for slug in GAMES_WITH_PUZZLES:
        found = puzzles(slug)
        assert sum(bool(one.why()) for one in found) > len(found) / 2
        for language in LANGUAGES:
            words = Words(language, ["A", "B", "C", "D"])
            assert all(words.event(event) for one in found for event in one.why(one.alternatives[-1].action))


def test_every_day_has_another_puzzle_until_all_were_there() -> None:
    total = len(puzzles("kings-road"))
    days = [daily("kings-road", day) for day in range(100, 100 + total)]
    assert len({one.id for one in days if one}) == total
    assert daily("kings-road", 100) == daily("kings-road", 100 + total)


def test_a_game_without_puzzles_has_none() -> None:
    assert puzzles("goofspiel") == ()
    assert daily("goofspiel", 1) is None


def test_the_same_game_of_bots_has_the_same_puzzles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzle_making, "ASKED", 1)
    first: Puzzle = puzzles("kings-road")[0]
    seats = MAKINGS["kings-road"].seats
    one, two = (list(found_in("kings-road", first.seed, seats[first.seed % len(seats)])) for _ in range(2))
    assert one == two
    assert first.packed in [found.packed for found in one]


@pytest.mark.parametrize(
    "line",
    [
        "",
        "[]",
        "{}",
        json.dumps({"game": "chess"}),
        json.dumps({"game": "kings-road", "seat": 0, "position": "eNo="}),
        json.dumps({"game": "kings-road", "seat": 0, "position": "ÄÖ"}),
    ],
)
def test_anything_else_is_refused(line: str) -> None:
    with pytest.raises(NoPuzzle):
        read_puzzle(line)


def test_actions_that_are_not_possible_there_are_refused() -> None:
    data = json.loads(puzzles("thurn-taxis")[0].line())
    for values in ([], data["values"][:1], [{**data["values"][0], "action": "office lodz"}, data["values"][1]]):
        with pytest.raises(NoPuzzle):
            read_puzzle(json.dumps({**data, "values": values}))
