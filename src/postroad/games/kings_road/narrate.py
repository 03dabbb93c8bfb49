"""What a step showed: its journal as events. Nothing in a journal is hidden from anyone."""

from collections.abc import Iterator, Sequence
from typing import Final

from postroad.core.bits import members_of
from postroad.core.events import Event
from postroad.games.kings_road import journal
from postroad.games.kings_road.actions import AS_MADE
from postroad.games.kings_road.board import REGIONS
from postroad.games.kings_road.journal import Chained, Chose, Ennobled, Placed, Ranked, Scoring, Stayed, Travelled
from postroad.games.kings_road.names import regions
from postroad.games.kings_road.state import State

PREFIX: Final = "kings-road-event-"


def narrate(before: State, happened: Sequence[journal.Event], after: State) -> list[Event]:
    """The step's events: who is ready, or all that the last choice set off."""
    if not happened:
        ready = members_of(before.waiting & ~after.waiting)
        return [Event(PREFIX + "ready", {"player": seat}) for seat in ready]
    return [event for place, one in enumerate(happened) for event in _events(after, happened, place, one)]


def _events(after: State, happened: Sequence[journal.Event], place: int, one: journal.Event) -> Iterator[Event]:
    match one:
        case Chose():
            yield from _chose(one)
        case Placed(seat, region, count):
            yield _event("markers", region, player=seat, count=count)
        case Scoring():
            yield from _scoring(happened, place, one)
        case Ranked():
            yield from _ranked(one)
            if _ends_a_tie(happened, one):
                yield _event("no-noble", one.region)
        case Ennobled(seat, region, former):
            if former >= 0 and former != seat and not after.terms.is_hereditary:
                yield _event("noble-leaves", region, player=former)
            yield _event("noble-kept" if former == seat else "noble", region, player=seat)
        case Stayed(seats, region):
            leader = _sole_leader(happened, region)
            if leader is not None:
                yield _event("noble-kept", region, player=leader)
            else:
                yield from (_event("noble-stays", region, player=seat) for seat in members_of(seats))
        case Chained(seat, region, chain, points):
            yield _event("chain", region, player=seat, points=points, chain=regions(chain))
        case Travelled(region):
            yield _event("king", region)


def _event(key: str, region: int, **arguments: object) -> Event:
    return Event(PREFIX + key, {**arguments, "region": REGIONS[region]})  # type: ignore[dict-item]


def _chose(one: Chose) -> Iterator[Event]:
    choice = AS_MADE[one.choice]
    player = {"player": one.seat}
    if not choice.cards:
        yield Event(PREFIX + "reveal-nothing", player)
        return
    yield Event(PREFIX + "reveal", {**player, "cards": choice.cards})
    if choice.decline:
        yield Event(PREFIX + "decline", player)
    if "witch" in choice.cards:
        yield Event(PREFIX + "witch", player)


def _scoring(happened: Sequence[journal.Event], place: int, one: Scoring) -> Iterator[Event]:
    others = [event for event in happened[:place] if isinstance(event, Scoring)]
    dragons = sum(isinstance(event, Scoring) and not event.is_final for event in happened) - 1
    if not others and dragons > 0:
        yield Event(PREFIX + "dragons", {"count": dragons})
    if one.is_final:
        if not any(event.is_final for event in others):
            yield Event(PREFIX + "final")
        return
    yield _event("scores", one.region)
    ranks = [event for event in happened if isinstance(event, Ranked) and event.region == one.region]
    if not ranks:
        yield _event("empty", one.region)


def _ranked(one: Ranked) -> Iterator[Event]:
    who = {"player": one.seat, "points": one.points}
    if one.is_final:
        if one.points:
            yield _event("final-place", one.region, **who)
    elif one.tied > 1:
        yield _event("place-tied", one.region, count=one.tied, **who)
    else:
        yield _event("place", one.region, place=one.place, **who)


def _sole_leader(happened: Sequence[journal.Event], region: int) -> int | None:
    first = [e for e in happened if isinstance(e, Ranked) and e.region == region and e.place == 1 and not e.is_final]
    return first[0].seat if len(first) == 1 else None


def _ends_a_tie(happened: Sequence[journal.Event], one: Ranked) -> bool:
    """Whether this is the last of several who tie for most where no noble stands."""
    here = [event for event in happened if isinstance(event, Ranked | Stayed) and event.region == one.region]
    first = [event for event in here if isinstance(event, Ranked) and event.place == 1]
    return not one.is_final and len(first) > 1 and one == first[-1] and not isinstance(here[-1], Stayed)
