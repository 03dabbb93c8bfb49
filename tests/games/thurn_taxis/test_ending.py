"""How a game ends, and who has won."""

import pytest

from postroad.core.game import Standings
from postroad.games.thurn_taxis.game import THURN_TAXIS
from postroad.games.thurn_taxis.position import ThurnTaxisPosition
from postroad.games.thurn_taxis.rules import LIMIT
from tests.games.thurn_taxis.tables import ALL_EDITIONS, Seat, after, all_but, refusal, table, tiles_of

FIVE = "basel zuerich kempten innsbruck salzburg"
NINETEEN = all_but("ulm lodz linz")


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_carriage_7_takes_the_game_end_bonus(edition: str) -> None:
    """TT-40: one point."""
    position = table(f"{FIVE} linz passau", moment="played", offices="basel zuerich", carriage=6, edition=edition)
    assert "game-end 1" in tiles_of(after(position, "close province schweiz"))


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_the_twentieth_office_takes_the_game_end_bonus(edition: str) -> None:
    """TT-40: whatever the carriage."""
    position = table("ulm kempten zuerich", moment="played", offices=NINETEEN, carriage=5, edition=edition)
    position = after(position, "close province wuerttemberg", "office ulm", "end")
    assert "game-end 1" in tiles_of(position)


def test_the_nineteenth_office_and_carriage_6_end_nothing() -> None:
    """TT-40: not yet."""
    position = table(
        f"ulm {FIVE}", moment="played", offices=all_but("ulm lodz linz passau"), carriage=5, official=False
    )
    position = after(position, "close province wuerttemberg", "office ulm")
    assert (position.me.supply, position.me.carriage, "game-end 1" in tiles_of(position)) == (1, 6, False)


def test_only_the_first_takes_it() -> None:
    """TT-40: one tile."""
    position = table(
        "ulm kempten zuerich", moment="played", offices=NINETEEN, official=False, others=[Seat(tiles="game-end")]
    )
    assert "game-end 1" not in tiles_of(after(position, "close province wuerttemberg", "office ulm"))


def test_one_tile_even_if_both_come_together() -> None:
    """TT-40: carriage 7 and the 20th office."""
    position = table(f"ulm {FIVE} linz", moment="played", offices=NINETEEN, carriage=6)
    position = after(position, "close province wuerttemberg", "office ulm")
    assert (position.me.carriage, position.me.supply, tiles_of(position)[-1]) == (7, 0, "game-end 1")


def test_the_cartwright_may_still_be_called_after_the_twentieth_office() -> None:
    """TT-40: the rest of the closing is carried out; the bonus comes last."""
    position = table("ulm kempten zuerich", moment="played", offices=NINETEEN, carriage=4)
    position = after(position, "close province wuerttemberg", "office ulm")
    assert "game-end 1" not in tiles_of(position)
    position = after(position, "call cartwright")
    assert (position.me.carriage, "game-end 1" in tiles_of(position)) == (5, True)


def test_the_hand_is_still_discarded_after_the_game_end_bonus() -> None:
    """TT-40, TT-39: the closing goes on to its last step."""
    position = table(
        "ulm kempten zuerich", "linz linz lodz ulm", moment="played", offices=NINETEEN, official=False, carriage=5
    )
    position = after(position, "close province wuerttemberg", "office ulm")
    assert refusal(position, "end") == "TT-39 discard-first"


@pytest.mark.parametrize(("first", "turns"), [(0, 3), (1, 1), (2, 2)])
def test_the_round_is_played_out(first: int, turns: int) -> None:
    """TT-40: up to the player to the right of the first player, counted with the turn that ends it."""
    others = [Seat(hand="lodz"), Seat(hand="linz")]
    position = table("ulm", moment="played", tiles="game-end", others=others, first=first)
    played = 1
    position = after(position, "end")
    while THURN_TAXIS.to_act(position):
        city = ["", "lodz", "linz"][position.seat]
        position = after(position, "draw", f"play {city} new", "end")
        played += 1
    assert played == turns


def test_a_game_that_is_over_takes_no_action() -> None:
    """TT-40: from nobody."""
    position = _over(Seat(), Seat(tiles="game-end"))
    assert (THURN_TAXIS.to_act(position), THURN_TAXIS.legal(position, 0)) == ([], [])
    assert refusal(position, "draw") == "TT-40 game-over"
    assert refusal(position, "draw", seat=1) == "TT-40 game-over"


def _over(*rows: Seat, first: int = 0) -> ThurnTaxisPosition:
    """A game that is over, in which the last player before `first` has just ended the turn."""
    last = (first - 1) % len(rows)
    mine, others = rows[last], [row for seat, row in enumerate(rows) if seat != last]
    position = table(
        "ulm", moment="played", offices=mine.offices, carriage=mine.carriage, tiles=mine.tiles,
        others=others, seat=last, first=first,
    )  # fmt: skip
    return after(position, "end")


def test_the_score_of_the_rulebook() -> None:
    """TT-41: 7 + 16 - 4 = 19: carriage 6, four tiles, four offices left."""
    tiles = "length-7 bayern all-provinces game-end"
    position = _over(Seat(), Seat(offices=all_but("lodz linz passau basel ulm kempten"), carriage=6, tiles=tiles))
    assert THURN_TAXIS.standings(position).scores == (-20, 19)


@pytest.mark.parametrize(("carriage", "points"), [(2, 0), (3, 2), (4, 3), (5, 5), (6, 7), (7, 10)])
def test_the_highest_carriage_alone_counts(carriage: int, points: int) -> None:
    """TT-41: against 20 offices in supply."""
    assert table(carriage=carriage).points(0) == points - 20


def test_while_a_game_runs_nobody_has_won() -> None:
    """TT-41: the scores are as they stand."""
    assert THURN_TAXIS.standings(table(carriage=7)) == Standings((-10, -20), (), "running")


def test_the_highest_score_wins() -> None:
    """TT-41: also against the holder of the game-end bonus."""
    position = _over(Seat(tiles="game-end"), Seat(offices="ulm linz lodz"), Seat())
    assert THURN_TAXIS.standings(position) == Standings((-19, -17, -20), (1,), "over")


def test_in_a_tie_the_holder_of_the_game_end_bonus_wins() -> None:
    """TT-42: if among the tied."""
    position = _over(Seat(offices="ulm"), Seat(), Seat(tiles="game-end"))
    assert THURN_TAXIS.standings(position) == Standings((-19, -20, -19), (2,), "over")


@pytest.mark.parametrize(("holder", "winner"), [(0, 1), (2, 3)])
def test_in_a_tie_without_the_holder_the_next_clockwise_wins(holder: int, winner: int) -> None:
    """TT-42: counted from the holder."""
    rows = [Seat(), Seat(offices="ulm linz"), Seat(), Seat(offices="ulm lodz")]
    rows[holder] = Seat(tiles="game-end")
    assert THURN_TAXIS.standings(_over(*rows)).winners == (winner,)


def test_the_count_goes_round_the_table() -> None:
    """TT-42: from the last seat to seat 0; who began does not matter."""
    rows = [Seat(offices="ulm linz"), Seat(), Seat(offices="ulm lodz"), Seat(tiles="game-end")]
    assert [THURN_TAXIS.standings(_over(*rows, first=first)).winners for first in range(4)] == [(0,)] * 4


@pytest.mark.parametrize("first", [0, 1])
def test_a_game_is_stopped_after_a_thousand_turns_of_each(first: int) -> None:
    """TT-43: without a result."""
    last = 1 - first
    position = table("ulm", moment="played", seat=last, first=first, rounds=LIMIT - 1)
    position = after(position, "end")
    assert LIMIT == THURN_TAXIS.limit == 1000
    assert THURN_TAXIS.standings(position) == Standings((-20, -20), (), "limit")
    assert refusal(position, "draw", seat=0) == "TT-43 game-stopped"


def test_the_round_before_the_limit_goes_on() -> None:
    """TT-43: 999 turns are none too many."""
    assert THURN_TAXIS.to_act(after(table("ulm", moment="played", first=1, rounds=LIMIT - 2), "end")) == [1]


def test_a_game_that_ends_with_its_last_round_has_a_result() -> None:
    """TT-43: it has ended by itself."""
    position = table("ulm", moment="played", first=1, rounds=LIMIT - 1, tiles="game-end")
    assert THURN_TAXIS.standings(after(position, "end")).state == "over"
