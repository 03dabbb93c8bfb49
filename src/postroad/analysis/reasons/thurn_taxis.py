"""Why one action of Thurn und Taxis is better than another: what the rest of the turn brings, counted on the table."""

from dataclasses import dataclass, field
from typing import Any, Final

from postroad.analysis.judgement import Alternative
from postroad.bots.heuristics.thurn_taxis.bots import judgement
from postroad.core.bits import count
from postroad.core.chance import Quick
from postroad.core.events import Event
from postroad.games.thurn_taxis.actions import Abandon, Action, Call, Discard, Draw, EndTurn, Office, Play, Take
from postroad.games.thurn_taxis.board import CITIES, FACTS, NEIGHBOURS, kinds, set_of
from postroad.games.thurn_taxis.game import THURN_TAXIS
from postroad.games.thurn_taxis.numbers import DISCARD, PLACE, SHORT
from postroad.games.thurn_taxis.position import ThurnTaxisPosition
from postroad.games.thurn_taxis.view import View

MOST: Final = 3  # reasons that are given


@dataclass
class _Ahead:
    """What the rest of the turn comes to, as far as the seat can know it beforehand."""

    offices: int = 0
    points: int = 0
    stacks: list[str] = field(default_factory=list)
    carriage: int = 0  # 0 where none is gained
    taken: list[str] = field(default_factory=list)
    given_up: int = 0  # cities of a route that is abandoned
    length: int = 0  # of the route, before it is closed
    fits: int = 0  # kinds of cards in hand that still fit it
    is_closed: bool = False
    played: int = 0  # cards
    is_ended: bool = False  # the whole turn is foreseen


class ThurnTaxisReasons:
    """Compares what two ways to go on bring this turn."""

    def kind(self, action: Action) -> str:
        return action.do

    def compare(self, view: View, better: Alternative, worse: Alternative | None) -> list[Event]:
        world = THURN_TAXIS.imagine(view, Quick(0))
        good = _ahead(world, better)
        bad = _ahead(world, worse) if worse else None
        found = [
            *_closing(good, bad),
            *(_going_on(view, good, bad) if bad and bad.is_closed and not good.is_closed else []),
            *_card(view, better.action, worse.action if worse else None),
            *(_route(good, bad) if bad else []),
        ]
        return found[:MOST]


def _ahead(world: ThurnTaxisPosition, alternative: Alternative) -> _Ahead:
    """Follow the expected turn until a card comes that nobody knows; a closing is completed as a bot would."""
    position, seat, found = world, world.seat, _Ahead()
    actions = [action for _, action in alternative.line] or [alternative.action]
    refilled: set[Action] = set()
    for action in actions:
        is_known = action not in refilled and not isinstance(action, Draw)
        if not is_known or position.seat != seat or action not in THURN_TAXIS.legal(position, seat):
            break
        position = _made(position, action, found)
        if action == Call("administrator"):
            break
        if isinstance(action, Take):
            refilled.add(action)
    heuristics, luck = judgement(), Quick(0)
    while found.is_closed and position.seat == seat and position.phase in (PLACE, SHORT, DISCARD):
        number = heuristics.habit(position, seat, luck)
        position = _made(position, THURN_TAXIS.named(position, seat, number), found)
    mine = position.players[seat]
    if not found.is_closed:
        found.length = mine.length
        found.fits = count(kinds(mine.hand) & (mine.left_reach | mine.right_reach) & ~mine.route) if mine.length else 0
    return found


def _made(position: ThurnTaxisPosition, action: Action, found: _Ahead) -> ThurnTaxisPosition:
    mine = position.players[position.seat]
    if isinstance(action, Take):
        found.taken.append(CITIES[position.slot(action.slot)])
    if isinstance(action, Abandon):
        found.given_up = mine.length
    found.played += isinstance(action, Play)
    found.is_ended = isinstance(action, EndTurn)
    if action.do == "close":
        found.is_closed, found.length = True, mine.length
    step = THURN_TAXIS.apply(position, position.seat, action)
    for line in step.entries:
        found.offices += line.get("do") == "office"
        if line.get("gain") == "bonus":
            found.points += line["points"]
            found.stacks.append(line["stack"])
        if line.get("gain") == "carriage":
            found.carriage = line["carriage"]
    return step.position


def _closing(good: _Ahead, bad: _Ahead | None) -> list[Event]:
    """What a closing brings, where it brings more than the other way does."""
    other, found = bad or _Ahead(), []
    if good.offices > other.offices:
        found.append(Event("reason-thurn-taxis-offices", {"count": good.offices}))
    if good.points > other.points:
        found.append(Event("reason-thurn-taxis-bonus", {"points": good.points, "stacks": good.stacks}))
    if good.carriage > other.carriage:
        found.append(Event("reason-thurn-taxis-carriage", {"carriage": good.carriage}))
    return found


def _going_on(view: View, good: _Ahead, bad: _Ahead) -> list[Event]:
    """What a longer route is good for, where the other way closes it now."""
    found: list[Event] = []
    if good.fits:
        found.append(Event("reason-thurn-taxis-safe", {"count": good.fits}))
    assert view.seat is not None
    mine = view.players[view.seat]
    wanted = max(mine.carriage + 1, 3)
    if not bad.carriage and bad.length < wanted <= 7:
        found.append(Event("reason-thurn-taxis-next-carriage", {"length": wanted, "carriage": wanted}))
    length = max(5, bad.length + 1)
    tiles = view.stacks.get(f"length-{min(length, 7)}", ())
    if length <= 7 and tiles:
        found.append(Event("reason-thurn-taxis-length-bonus", {"length": length, "points": tiles[0]}))
    return found


def _card(view: View, better: Action, worse: Action | None) -> list[Event]:
    """What a card that is taken, played, discarded or given an office is good for, or is not."""
    found: list[Event] = []
    if isinstance(better, Take):
        found += _taken(view, _shown(view, better))
    elif isinstance(better, Draw) or better == Call("administrator"):
        if not any(_is_of_use(view, city) for city in view.display if city):
            found.append(Event("reason-thurn-taxis-display-poor"))
    elif isinstance(better, Discard) and not _is_of_use(view, better.city):
        found.append(Event("reason-thurn-taxis-discard-unfit", {"city": better.city}))
    elif isinstance(better, Office | Play):
        found += _missing(view, better.city)
    if isinstance(worse, Take) and (city := _shown(view, worse)) and not _is_of_use(view, city):
        found.append(Event("reason-thurn-taxis-take-useless", {"city": city}))
    return found


def _shown(view: View, action: Take) -> str:
    return view.display[action.slot] or ""


def _taken(view: View, city: str) -> list[Event]:
    found = []
    mine = _mine(view)
    if _touches(city, _ends(mine.route)) and city not in mine.route:
        found.append(Event("reason-thurn-taxis-take-fits", {"city": city}))
    elif near := [held for held in dict.fromkeys(mine.hand or ()) if _touches(city, [held])]:
        found.append(Event("reason-thurn-taxis-take-near", {"city": city, "city2": near[0]}))
    found += _missing(view, city)
    for step in range(1, len(view.players)):
        seat = (view.turn + step) % len(view.players)
        route = view.players[seat].route
        if route and city not in route and _touches(city, _ends(route)):
            found.append(Event("reason-thurn-taxis-take-wanted", {"city": city, "player": seat}))
            break
    return found


def _missing(view: View, city: str) -> list[Event]:
    """How many offices a bonus still needs, where one in this city is among them and few are."""
    mine = _mine(view)
    for stack, provinces in FACTS.stack_provinces.items():
        cities = [each for province in provinces for each in FACTS.provinces[province]]
        missing = [each for each in cities if each not in mine.offices]
        if city in missing and len(missing) <= 2 and view.stacks.get(stack):
            arguments: dict[str, Any] = {"city": city, "count": len(missing), "stack": stack}
            return [Event("reason-thurn-taxis-province", arguments | {"points": view.stacks[stack][0]})]
    return []


def _is_of_use(view: View, city: str) -> bool:
    """Whether a card fits the route, or lies beside another of the hand."""
    mine = _mine(view)
    others = [held for held in mine.hand or () if held != city]
    return city not in mine.route and _touches(city, [*_ends(mine.route), *others])


def _mine(view: View) -> Any:
    assert view.seat is not None
    return view.players[view.seat]


def _ends(route: tuple[str, ...]) -> list[str]:
    return [route[0], route[-1]] if route else []


def _touches(city: str, others: list[str]) -> bool:
    return bool(NEIGHBOURS[CITIES.index(city)] & set_of(others))


def _route(good: _Ahead, bad: _Ahead) -> list[Event]:
    """What becomes of the route, where that is a difference."""
    found = []
    if bad.given_up and not good.given_up:
        found.append(Event("reason-thurn-taxis-gives-up", {"count": bad.given_up}))
    if good.is_closed or bad.is_closed or not (good.is_ended and bad.is_ended):
        return found
    if good.length > bad.length:
        found.append(Event("reason-thurn-taxis-longer", {"length": good.length}))
    if good.played != bad.played:  # who plays more has fewer cards left to fit
        return found
    if good.fits and not bad.fits and bad.length:
        found.append(Event("reason-thurn-taxis-dead-end"))
    elif good.fits > bad.fits:
        found.append(Event("reason-thurn-taxis-fits-more", {"count": good.fits, "other": bad.fits}))
    return found


REASONS: Final = ThurnTaxisReasons()
