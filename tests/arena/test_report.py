"""The report: planted truths are found, and every figure stands with its n and its interval."""

import dataclasses
import re
from collections.abc import Callable
from functools import cache
from html.parser import HTMLParser

import pytest

from postroad.arena.campaign import play_all
from postroad.arena.contest import Contest
from postroad.arena.page import page
from postroad.arena.report import Report, report
from tests.arena.outcomes import contest, outcome, played

pytestmark = pytest.mark.slow  # together more than a few seconds

TWO = contest("greedy", "mcts@300ms", games=400)
FOUR = contest("greedy", "a", "b", "c", players=4, games=80)


def reported(planned: Contest, *strengths: float) -> Report:
    return report(planned, played(planned, strengths))


@cache
def unequal() -> Report:
    """Two bots, of which the second wins seven games in ten."""
    return reported(TWO, 3, 7)


@cache
def equal() -> Report:
    """Four bots that are all the same."""
    return reported(FOUR, 1, 1, 1, 1)


def test_a_known_win_probability_lies_in_its_intervals() -> None:
    pair = unequal().pairs[1]
    assert pair.rate.interval is not None
    assert all(low < 0.7 < high for low, high in (pair.rate.interval, pair.rate.wilson))


def test_a_stronger_bot_is_tested_to_be_stronger() -> None:
    assert [pair.sprt.decision for pair in unequal().pairs] == ["accept H0", "accept H1"]


def test_both_sides_of_a_pair_for_two_are_the_same_games() -> None:
    one, other = unequal().pairs
    assert one.rate.value + other.rate.value == pytest.approx(1)


def test_greedy_is_the_anchor_wherever_it_stands() -> None:
    found = reported(contest("random", "greedy", games=40), 1, 2)
    assert (found.anchor, found.members[1].rating.elo) == ("greedy", 0)


def test_the_first_bot_is_the_anchor_where_there_is_no_greedy() -> None:
    assert reported(contest("random", "sensible", games=40), 1, 2).anchor == "random"


def test_equals_win_their_part_in_every_field() -> None:
    found = reported(contest("greedy", "a", "b", players=3, games=300), 1, 1, 1)
    assert all(pair.rate.cautious[0] < 1 / 3 < pair.rate.cautious[1] for pair in found.pairs)


def test_a_one_sided_contest_reports_the_first_bot_alone() -> None:
    planned = dataclasses.replace(contest("mcts", "greedy", players=3, games=30), is_one_sided=True)
    found = reported(planned, 2, 1)
    assert [(pair.bot, pair.against, pair.rate.n) for pair in found.pairs] == [("mcts", "greedy", 30)]
    assert "2 x greedy" in page(found)


def test_the_middle_of_winning_scores_and_of_turns_is_reported() -> None:
    planned = contest("greedy", "a", games=20)
    games = [
        outcome(block=block, rotation=turn, seats=seats, scores=(20 + block, 9), turns_ms=((1.0,) * 20, (1.0,) * 30))
        for block in range(10)
        for turn, seats in enumerate(((0, 1), (1, 0)))
    ]
    found = report(planned, games)
    assert (found.winning_score.low, found.winning_score.median, found.winning_score.high) == (21, 25, 29)
    assert found.turns_each.median == 30


def test_blunders_are_counted_by_bot() -> None:
    planned = contest("greedy", "a", games=2)
    games = [outcome(blunders=({}, {"closes for nothing": 2})), outcome(rotation=1, seats=(1, 0))]
    assert [pace.blunders for pace in report(planned, games).pace] == [{}, {"closes for nothing": 2}]


def test_the_mixed_table_is_reported_where_there_is_one() -> None:
    assert all(member.mixed and member.mixed.n == 80 for member in equal().members)


def test_every_bot_has_a_rate_in_every_seat() -> None:
    found = equal()
    assert [len(member.by_seat) for member in found.members] == [4, 4, 4, 4]


def test_the_order_in_which_games_ended_changes_nothing() -> None:
    outcomes = played(TWO, [3, 7])
    assert report(TWO, outcomes) == report(TWO, outcomes[::-1])


def test_faults_and_times_are_counted_by_bot() -> None:
    planned = contest("greedy", "mcts@300ms", games=2)
    faulty = {"overruns": (0, 1), "fallbacks": ({}, {"late": 2}), "turns_ms": ((1.0,), (5.0, 400.0))}
    games = [outcome(**faulty), outcome(rotation=1, seats=(1, 0), state="limit", winners=())]
    found = report(planned, games)
    assert (found.pace[1].overruns, found.pace[1].fallbacks, found.pace[1].max_ms) == (1, {"late": 2}, 400.0)
    assert (found.pace[0].overruns, found.pace[0].fallbacks, found.stopped) == (0, {}, 1)


def test_a_bot_against_itself_is_par() -> None:
    planned = contest("random", "random", games=300)
    found = report(planned, list(play_all(planned, processes=1)))
    low, high = found.pairs[0].rate.cautious
    assert low < 0.5 < high


class Cells(HTMLParser):
    """The cells of a page's tables, and all that its elements refer to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.cells: list[str] = []
        self.references: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.references += [value or "" for name, value in attrs if name in ("src", "href", "xlink:href")]
        if tag == "td":
            self.cells.append("")

    def handle_data(self, data: str) -> None:
        if self.cells:
            self.cells[-1] += data


@pytest.mark.parametrize("found", [unequal, equal])
def test_the_page_refers_to_nothing_outside_it(found: Callable[[], Report]) -> None:
    text = page(found())
    assert not re.search(r"https?:|@import|url\((?!#)", text)
    assert all(reference.startswith("#") for reference in Cells(text).references)


@pytest.mark.parametrize("found", [unequal, equal])
def test_every_rate_in_the_page_names_its_n(found: Callable[[], Report]) -> None:
    rates = [cell for cell in Cells(page(found())).cells if "%" in cell.split("How it was")[0]]
    assert len(rates) > 4
    assert all("n = " in cell for cell in rates)


def test_the_page_says_how_to_repeat_it_and_on_what_it_was_made() -> None:
    text = page(unequal())
    assert "postroad arena kings-road --bots greedy mcts@300ms --players 2 --games 400 --seed 1" in text
    assert "processor" in text


def test_the_page_has_its_plots_in_it() -> None:
    assert page(unequal()).count("<svg") == 3


def test_without_matplotlib_the_page_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda _name: None)
    assert "postroad[arena]" in page(unequal())


def test_what_bots_are_called_cannot_break_the_page() -> None:
    planned = dataclasses.replace(TWO, bots=("<b>", "&"), games=4)
    assert "<b>" not in page(reported(planned, 1, 1))
