"""What finished tables add up to: variants apart, and a person against each kind of bot."""

import msgspec
import pytest

from postroad.server.http.statistics import against_bots
from postroad.server.live.rows import TableSummary
from postroad.server.live.state import SeatSummary
from postroad.server.replays import variant
from postroad.server.wire import Clock, Result

ME = SeatSummary(person="p-me")


def finished(scores: list[int], winners: list[int], *seats: SeatSummary, reason: str = "") -> str:
    result = Result(scores, winners, reason)  # type: ignore[arg-type]
    return msgspec.json.encode(TableSummary("p-me", list(seats), {}, Clock(), result)).decode()


def bot(spec: str) -> SeatSummary:
    return SeatSummary(bot=spec)


def test_one_is_compared_with_every_bot_at_the_table_whoever_won() -> None:
    tables = [
        finished([20, 30, 10], [1], ME, bot("greedy"), bot("sensible")),
        finished([20, 20], [0], ME, bot("sensible")),  # the tie was broken
        finished([20, 20], [0, 1], ME, bot("sensible")),
        finished([20, 20, 30], [2], ME, bot("sensible"), bot("greedy@5ms")),  # no such bot: greedy takes no budget
        finished([5, 7], [1], SeatSummary(person="p-other"), bot("greedy")),
    ]
    found = [
        (one.bot, one.games, one.ahead, one.even, one.behind) for one in against_bots("kings-road", "p-me", tables)
    ]
    assert found == [("sensible", 4, 2, 2, 0), ("greedy", 1, 0, 0, 1)]


def test_who_resigned_was_behind_whatever_the_points() -> None:
    gone = SeatSummary(person="p-me", has_resigned=True, stand_in="sensible")
    [one] = against_bots("kings-road", "p-me", [finished([30, 10, 20], [2], gone, bot("sensible"), bot("sensible"))])
    assert (one.games, one.behind) == (2, 2)


@pytest.mark.parametrize(
    ("options", "keys"),
    [
        ({}, []),
        ({"hereditary_nobles": False, "banners": {}}, []),
        (
            {"hereditary_nobles": True, "banners": {"wild-hills": [4]}},
            ["option-banners-own", "option-hereditary_nobles"],
        ),
        ({"edition": "de", "first": 2}, ["edition-de"]),
        ({"edition": "custom", "abandon": "free", "first": 0}, ["edition-custom"]),
    ],
)
def test_what_was_agreed_makes_a_variant_and_who_begins_does_not(options: dict[str, object], keys: list[str]) -> None:
    assert variant(options) == keys
