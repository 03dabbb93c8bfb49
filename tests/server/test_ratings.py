"""Ratings: what counts, who moves by it, and the same figures from the same results in whatever pieces."""

import re
from pathlib import Path

import msgspec
import pytest

from postroad.bots import roster
from postroad.server.live.rows import TableSummary
from postroad.server.live.state import SeatSummary
from postroad.server.ratings import BASE, Ladder, Rating, anchors, carry_on, in_elo, is_rated, ranks
from postroad.server.wire import Clock, Result
from postroad.store.results import EndedTable

DOCS = Path(__file__).resolve().parents[2] / "docs"
ADA, BEN, CLEO = (SeatSummary(person=name) for name in ("p-ada", "p-ben", "p-cleo"))


def bot(spec: str) -> SeatSummary:
    return SeatSummary(bot=spec)


def table(scores: list[int], *seats: SeatSummary, undone: int = 0, **more: object) -> TableSummary:
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
    result = Result(scores, winners, undone=undone)
    return TableSummary("p-ada", list(seats), {}, Clock(), result, **more)  # type: ignore[arg-type]


def ended(*tables: TableSummary, game: str = "thurn-taxis") -> list[EndedTable]:
    return [EndedTable(f"t{at}", game, msgspec.json.encode(one).decode(), at) for at, one in enumerate(tables)]


def rated(*tables: TableSummary) -> dict[Ladder, dict[str, Rating]]:
    known: dict[Ladder, dict[str, Rating]] = {}
    carry_on(ended(*tables), known)
    return known


def test_games_count_unless_it_was_agreed_otherwise_or_something_seen_was_taken_back() -> None:
    resigned = TableSummary("p-ada", [ADA, BEN], {}, Clock(), Result(None, [1], "resigned"))
    assert is_rated("thurn-taxis", resigned)
    assert is_rated("thurn-taxis", table([3, 9], ADA, bot("mcts@300ms")))
    for summary in (
        table([3, 9], ADA, BEN, is_rated=False),
        table([3, 9], ADA, BEN, daily="2026-11-17"),
        table([3, 9], ADA, BEN, undone=1),
        table([3, 9], ADA, ADA),
        table([3, 9], bot("greedy"), bot("counter")),
        table([3, 9], ADA, bot("mcts@1it")),
        table([3, 9], ADA, bot("own-thing")),
        TableSummary("p-ada", [ADA, BEN], {}, Clock(), Result([3, 9], [], "limit")),
    ):
        assert not is_rated("thurn-taxis", summary), summary
        assert rated(summary) == {}


def test_who_gave_up_or_left_is_last_whatever_the_points() -> None:
    gone = SeatSummary(person="p-cleo", stand_in="sensible")
    assert ranks(table([9, 5, 7, 5], ADA, BEN, gone, bot("greedy"))) == [0, 1, 2, 1]


def test_bots_stay_where_they_are_and_people_come_to_stand_beside_those_they_are_even_with() -> None:
    lost, won = table([3, 9], ADA, bot("counter")), table([9, 3], ADA, bot("counter"))
    found = rated(*[won, lost] * 60)["thurn-taxis", 2]["p-ada"]
    number, margin, even_with = in_elo(("thurn-taxis", 2), found)
    assert found.games == 120
    assert abs(number - BASE - anchors("thurn-taxis", 2)["counter"]) < margin < 150
    assert even_with == "counter"


def test_numbers_of_players_and_games_have_ratings_of_their_own_and_only_winning_raises_them() -> None:
    found = rated(table([9, 3], ADA, BEN), table([9, 3, 1], BEN, ADA, CLEO))
    assert set(found) == {("thurn-taxis", 2), ("thurn-taxis", 3)}
    two, three = found["thurn-taxis", 2], found["thurn-taxis", 3]
    assert two["p-ada"].mu > 25 > two["p-ben"].mu
    assert three["p-ben"].mu > three["p-ada"].mu > three["p-cleo"].mu
    assert all(one.sigma < 25 / 3 for one in (*two.values(), *three.values()))


def test_the_same_results_give_the_same_figures_at_once_or_in_pieces() -> None:
    tables = ended(*[table([at % 7, 3, at % 5], ADA, BEN, bot("greedy")) for at in range(40)])
    whole: dict[Ladder, dict[str, Rating]] = {}
    pieces: dict[Ladder, dict[str, Rating]] = {}
    carry_on(tables, whole)
    for one in tables:
        carry_on([one], pieces)
    assert whole == pieces


@pytest.mark.parametrize("game", ["thurn-taxis", "kings-road"])
def test_every_bot_has_a_strength_and_greedy_is_what_all_are_measured_by(game: str) -> None:
    for players in (2, 3, 4):
        assert set(anchors(game, players)) == set(roster.names(game))
        assert anchors(game, players)["greedy"] == 0
    two = anchors(game, 2)
    levels = {kind.name: kind.level for kind in roster.ROSTER[game]}
    assert all(two[one] < two[other] for one in two for other in two if levels[one] < levels[other])


def test_strengths_are_those_that_were_measured() -> None:
    """Every row against greedy in docs/bots.md whose bot is an anchor says the same in Elo."""
    text = (DOCS / "bots.md").read_text(encoding="utf-8")
    games = {"thurn-taxis": r"### Thurn und Taxis(.*?)### King", "kings-road": r"### King's Road(.*?)\n## "}
    compared = 0
    for game, section in games.items():
        body = re.search(section, text, re.DOTALL)
        assert body
        for players, name, percent in re.findall(r"\| (\d) \| `([a-z]+)[^`]*` \| `greedy` \| ([\d.]+) %", body[1]):
            if name in ("counter", "builder", "racer", "rival") or (name == "stage" and players != "2"):
                share, others = float(percent) / 100, int(players) - 1
                odds = 10 ** (anchors(game, int(players))[name] / 400)
                assert odds / (odds + others) == pytest.approx(share, abs=0.002), (game, players, name)
                compared += 1
    assert compared == 9
