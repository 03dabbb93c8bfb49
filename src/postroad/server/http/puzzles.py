"""Puzzles: moments in which one decision is clearly best; shown on the real board, and judged by the server."""

import asyncio
from datetime import UTC, datetime
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from postroad.analysis.puzzles import Puzzle, daily, puzzles
from postroad.core.refusals import Refusal, Refused
from postroad.games import GAMES
from postroad.server import limits
from postroad.server.answers import Body
from postroad.server.http.route import Ask, Routes
from postroad.server.live.denied import denied
from postroad.server.live.presentation import as_wire
from postroad.server.live.workers import WorkerFailed
from postroad.server.wire import Action, Event

PuzzleId = Annotated[str, Meta(pattern="^[a-z0-9-]{1,60}$")]
PATIENCE_S: Final = 30.0
COST: Final = 20  # of an answer, in reads

routes = Routes()


class PuzzleLine(Body, frozen=True):
    """One puzzle in a list; the easiest have grade 1."""

    id: str
    game: str
    grade: int
    players: int


class PuzzleList(Body, frozen=True):
    """All puzzles, and the one of the day for each game that has any."""

    puzzles: list[PuzzleLine]
    daily: dict[str, str]


class PuzzleNow(Body, frozen=True):
    """A moment as its seat sees it."""

    id: str
    game: str
    grade: int
    seat: int
    players: int
    view: Any


class Tried(Body, frozen=True):
    """Actions in a row, to see what they would do."""

    actions: Annotated[list[Action], Meta(min_length=1, max_length=16)]


class Foreseen(Body, frozen=True):
    """What they would do."""

    view: Any
    events: list[Event]


class Answered(Body, frozen=True):
    """What someone would do."""

    action: Action


class PuzzleValue(Body, frozen=True):
    """One action and the chance of winning that it leaves."""

    notation: str
    events: list[Event]
    chance: float
    is_best: bool
    is_chosen: bool


class Verdict(Body, frozen=True):
    """Whether it is solved, what each action is worth, and what speaks for the best one."""

    is_solved: bool
    values: list[PuzzleValue]  # best first
    why: list[Event]
    solved_by: list[str]  # bots that find it, weakest first


@routes.add("GET", "/api/puzzles")
async def puzzle_list(ask: Ask) -> PuzzleList:
    """All puzzles, easiest first, and those of the day."""
    return await asyncio.to_thread(listed)


def listed() -> PuzzleList:
    """The same; takes its time when first asked."""
    day = datetime.now(UTC).toordinal()
    found = [PuzzleLine(one.id, slug, one.grade, len(one.points)) for slug in GAMES for one in puzzles(slug)]
    chosen = {slug: one.id for slug in GAMES if (one := daily(slug, day)) is not None}
    return PuzzleList(found, chosen)


@routes.add("GET", "/api/puzzles/{id}")
async def puzzle_now(ask: Ask, id: PuzzleId) -> PuzzleNow:
    """One puzzle, or by the name of `today-GAME` the one of the day, as whoever has to decide sees it."""
    one = await asyncio.to_thread(puzzle, id)
    return PuzzleNow(one.id, one.slug, one.grade, one.seat, len(one.points), one.view())


@routes.add("POST", "/api/puzzles/{id}/preview")
async def preview(ask: Ask, id: PuzzleId, body: Tried) -> Foreseen:
    """What some actions would lead to; nothing is drawn."""
    one = await asyncio.to_thread(puzzle, id)
    game, position, events = one.game, one.game.unpack(one.packed), list[Event]()
    for data in body.actions:
        step = game.foresee(position, one.seat, game.decode(data))
        if step.reveals:
            raise denied("preview-reveals")
        events += map(as_wire, game.narrate(position, step, one.seat))
        position = step.position
    return Foreseen(game.view(position, one.seat), events)


@routes.add("POST", "/api/puzzles/{id}/answer")
async def answer(ask: Ask, id: PuzzleId, body: Answered) -> Verdict:
    """Whether an action solves a puzzle, and why the best one is best."""
    return await judged(ask, await asyncio.to_thread(puzzle, id), body.action)


async def judged(ask: Ask, one: Puzzle, action: Action) -> Verdict:
    """What an action is worth; raises Refused for one that is not legal."""
    ask.services.spend_read(ask.request, COST)
    one.game.foresee(one.game.unpack(one.packed), one.seat, one.game.decode(action))
    request = {"ask": "puzzle", "game": one.slug, "puzzle": one.id, "action": action}
    who = ask.caller.person if ask.caller else limits.address(ask.request)
    try:
        found = await ask.services.tables.workers.think(request, PATIENCE_S, who)
    except WorkerFailed:
        raise denied("hint-failed") from None
    return msgspec.convert(found, Verdict)


def puzzle(id: str) -> Puzzle:
    """A puzzle by its name, or today-GAME; raises Refused if there is none. Takes its time when first asked."""
    for slug in GAMES:
        if id == f"today-{slug}" and (today := daily(slug, datetime.now(UTC).toordinal())) is not None:
            return today
        if id.startswith(f"{slug}-"):
            for one in puzzles(slug):
                if one.id == id:
                    return one
    raise Refused(Refusal("", "not-found"))
