"""One example of every message on the wire, from a game of Thurn und Taxis or King's Road."""

from typing import Any, Final

from postroad.server import wire

TABLE: Final = "k7xq2m9rwd4tzfhb"
SEAL: Final = "8c1f" * 16
AT: Final = 1_800_000_000_000

_COMMAND: Final = (TABLE, "b1c2d3e4-0001")
_SEATS: Final = [
    wire.Seat("person", "Anna", is_ready=True, is_host=True, asked=17),
    wire.Seat("bot", "counter", "counter", 4, is_ready=True),
]
_ROOM: Final = wire.TableInfo(
    "thurn-taxis", 1, {"edition": "ru"}, "playing", _SEATS, False, wire.Clock("turn", 86400), "wait", "calm", True,
    wire.Fairness(SEAL, [wire.SeatShare("d5a0" * 16, "07e3" * 16), None]), AT,
)  # fmt: skip
_LINE: Final = wire.Line(
    17, AT, 1, "act", [wire.Event("thurn-taxis-event-take", {"player": 1, "city": "ulm", "slot": 3})], round=4
)

EXAMPLES: Final[dict[Any, Any]] = {
    type(example): example
    for example in (
        wire.Join(*_COMMAND),
        wire.Leave(*_COMMAND),
        wire.Arrange(*_COMMAND, seat=2, plan=wire.SeatPlan("bot", "mcts@300ms")),
        wire.Ready(*_COMMAND, shares=[wire.SealedShare(0, "d5a0" * 16)]),
        wire.Share(*_COMMAND, [wire.OpenShare(0, "07e3" * 16)]),
        wire.Act(*_COMMAND, asked=17, action={"do": "take", "slot": 3}),
        wire.Undo(*_COMMAND, to=15),
        wire.Withdraw(*_COMMAND, asked=18),
        wire.AnswerUndo(*_COMMAND, agrees=True),
        wire.Resign(*_COMMAND),
        wire.Return(*_COMMAND),
        wire.StandIn(*_COMMAND, seat=1),
        wire.VoteStandIn(*_COMMAND, seat=1),
        wire.Chat(*_COMMAND, text="Well played!"),
        wire.Mute(*_COMMAND, seat=1),
        wire.Rematch(*_COMMAND),
        wire.Close(*_COMMAND),
        wire.Learn(*_COMMAND, "goal"),
        wire.Watch(TABLE),
        wire.Unwatch(TABLE),
        wire.History(TABLE, 12),
        wire.Preview(TABLE, "preview-0001", 17, [{"do": "play", "city": "ulm", "end": "left"}]),
        wire.Now(
            TABLE, 17, AT, 0, [0], True, _ROOM, 17, None, 14,
            {"seat": 0, "round": 4, "phase": "take", "legal": [{"do": "draw"}, {"do": "take", "slot": 3}], "…": "…"},
            wire.Undoing(free=15), [_LINE], [],
        ),
        wire.Done(TABLE, "b1c2d3e4-0001", 18),
        wire.Refused("not-in-hand", "TT-13", {"city": "ulm"}, ["play linz left"], TABLE, "b1c2d3e4-0001"),
        wire.Previewed(TABLE, "preview-0001", {"…": "…"}, _LINE.events),
        wire.Past(TABLE, [_LINE]),
        wire.Said(TABLE, 3, AT, "Anna", 0, "Well played!"),
        wire.Present(TABLE, [True, False], 2, [None, AT]),
        wire.Hello("1.0.0", AT, "Anna"),
        wire.Notice("restarting"),
        wire.Clock("turn", 86400),
        wire.SeatPlan("bot", "counter"),
        wire.OpenTable("kings-road", [wire.SeatPlan("me"), wire.SeatPlan("open")], {"hereditary_nobles": True}),
        wire.Event("kings-road-event-markers", {"player": 1, "region": "dark-tower", "count": 2}),
        wire.RevealedChoice(3, 1, SEAL, "77" * 16, "choose dark-tower wild-hills knight"),
        wire.Result([21, 17], [0]),
        wire.Undoing(by_consent=9, asking=0, to=9, missing=[1]),
    )
}  # fmt: skip
