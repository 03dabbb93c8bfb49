# compiled with mypyc
"""A view of a position, built up from nothing, never the position with something deleted (TT-50)."""

from typing import Any, Final, final

from mypy_extensions import i64

from postroad.core.bits import bit, members_of
from postroad.core.part_cache import Form, PartCache, as_it_is, made_of
from postroad.core.refusals import Argument, Refusal
from postroad.games.thurn_taxis.actions import (
    NUMBERS,
    OFFICIALS,
    Abandon,
    Action,
    Call,
    CloseEach,
    Draw,
    EndTurn,
    Play,
    named_at,
)
from postroad.games.thurn_taxis.board import CITIES, PROVINCES, SLOTS, STACK_TILES, STACKS, TILE_POINTS, kinds
from postroad.games.thurn_taxis.names import SWITCHES, cards, cities, route, switching
from postroad.games.thurn_taxis.numbers import PLAY, PLAY_SECOND, PLAYED, PROVINCE, TAKEN
from postroad.games.thurn_taxis.position import ThurnTaxisPosition
from postroad.games.thurn_taxis.refuse import reason
from postroad.games.thurn_taxis.scoring import points
from postroad.games.thurn_taxis.state import Player
from postroad.games.thurn_taxis.view import NO_CARRIAGE, PHASES, TILES, PlayerView, View


@final
class ViewBuilder:
    """Builds views of positions; equal parts of views, all in one form, are made once and shared."""

    def __init__(self, form: Form) -> None:
        self.cards: PartCache = PartCache(_cards, form)
        self.cities: PartCache = PartCache(_cities, form)
        self.display: PartCache = PartCache(_display, form)
        self.stacks: PartCache = PartCache(_stacks, form)
        self.switches: PartCache = PartCache(_switches, form)
        self.route: PartCache = PartCache(_route, form)
        self.tiles: PartCache = PartCache(_tiles, form)
        self.legal: PartCache = PartCache(_legal, form)
        self.bar: PartCache = PartCache(_bar, form)

    def __call__(self, state: ThurnTaxisPosition) -> "TableView":
        return TableView(self, state)


@final
class TableView:
    """A position as it lies: what all may know of it is found once, for a seat its own is added."""

    def __init__(self, builder: ViewBuilder, state: ThurnTaxisPosition) -> None:
        self._builder: ViewBuilder = builder
        self._state: ThurnTaxisPosition = state
        self._players: list[dict[str, Any]] = [self._closed(player) for player in state.players]
        self._table: dict[str, Any] = {
            "seat": None,
            "switches": builder.switches.of(switching(state)),
            "first": state.first,
            "round": state.round,
            "turn": state.seat,
            "phase": PHASES[state.phase],
            "has_official": state.has_official,
            "must_call": state.must_call,
            "closing_each": state.closing_each,
            "pending": builder.cities.of(state.pending),
            "choices": builder.cities.of(state.choices),
            "display": builder.display.of((state.display, state.filled)),
            "deck_size": state.deck_size,
            "pool": builder.cards.of(state.pool),
            "discard": builder.cards.of(state.discard),
            "stacks": builder.stacks.of(state.tiles),
            "players": self._players,
            "legal": (),
            "barred": (),
        }

    def __call__(self, seat: int | None) -> dict[str, Any]:
        """What the seat, or a spectator, may know: the fields of a View, in its order."""
        shown = self._table.copy()
        if seat is None:
            return shown
        shown["seat"] = seat
        shown["players"] = [self._open(n) if n == seat else player for n, player in enumerate(self._players)]
        state = self._state
        possible = state.legal(seat, 0)
        if possible:
            shown["legal"] = self._builder.legal.of((state.phase, min(state.me.length, 1), possible))
            shown["barred"] = self._barred(seat, possible)
        return shown

    def opened(self) -> dict[str, Any]:
        """What a spectator may know once everything is open."""
        shown = self._table.copy()
        shown["players"] = [self._open(seat) for seat in range(len(self._players))]
        return shown

    def _closed(self, player: Player) -> dict[str, Any]:
        """A player as all see them: the fields of a PlayerView, in its order."""
        builder = self._builder
        return {
            "hand": None,
            "hand_size": player.hand_size,
            "known": builder.cards.of(player.known),
            "drawn": None,
            "old": player.old,
            "route": builder.route.of((player.length, player.order_low, player.order_high)),
            "offices": builder.cities.of(player.offices),
            "supply": player.supply,
            "carriage": 0 if player.carriage == NO_CARRIAGE else player.carriage,
            "tiles": builder.tiles.of(player.tiles),
            "points": None,
        }

    def _open(self, seat: int) -> dict[str, Any]:
        """The same as the player sees it."""
        player = self._state.players[seat]
        shown = self._players[seat].copy()
        shown["hand"] = self._builder.cards.of(player.hand)
        shown["drawn"] = self._builder.cards.of(player.drawn)
        shown["points"] = points(player)
        return shown

    def _barred(self, seat: int, possible: i64) -> list[Any]:
        """What is not among the possible numbers; the moment says what those mean that several actions share."""
        state = self._state
        plays = possible & _PLAYS if state.phase in (TAKEN, PLAY, PLAY_SECOND) else 0
        others = possible & ~_PROVINCES if state.phase == PLAYED else possible
        expected = [place for number, place in _USUAL if not others >> number & 1]
        if plays:
            unplayable = kinds(state.players[seat].hand) & ~kinds(plays)
            expected += [_RIGHT + (member >> 1) for member in members_of(unplayable)]
        expected += [place for number, place in _LAST if not others >> number & 1]
        return [self._bar(seat, place) for place in expected]

    def _bar(self, seat: int, place: int) -> Any:
        rule, key, arguments = reason(self._state, seat, _EXPECTED[place])
        return self._builder.bar.of((place, rule, key, tuple(arguments.items()) if arguments else ()))


def view(state: ThurnTaxisPosition, seat: int | None) -> View:
    """What the seat, or a spectator, may know."""
    return _as_view(TableView(_PLAIN, state)(seat))


def open_view(state: ThurnTaxisPosition) -> View:
    """What a spectator may know once everything is open."""
    return _as_view(TableView(_PLAIN, state).opened())


def _as_view(shown: dict[str, Any]) -> View:
    shown["players"] = tuple([made_of(PlayerView, player) for player in shown["players"]])
    shown["barred"] = tuple(shown["barred"])
    return made_of(View, shown)


def _cards(heap: int) -> tuple[str, ...]:
    return tuple(cards(heap))


def _cities(members: int) -> tuple[str, ...]:
    return tuple(cities(members))


def _display(key: tuple[i64, i64]) -> tuple[str | None, ...]:
    display, filled = key
    return tuple([CITIES[(display >> (5 * slot)) & 31] if filled >> slot & 1 else None for slot in range(SLOTS)])


def _stacks(tiles: i64) -> dict[str, tuple[int, ...]]:
    return {stack: _points(tiles & STACK_TILES[number]) for number, stack in enumerate(STACKS)}


def _points(tiles: i64) -> tuple[int, ...]:
    return tuple([TILE_POINTS[tile] for tile in members_of(tiles)])


def _route(key: tuple[int, int, int]) -> tuple[str, ...]:
    player = Player()
    player.length, player.order_low, player.order_high = key
    return tuple(route(player))


def _tiles(tiles: int) -> tuple[tuple[str, int], ...]:
    return tuple([TILES[tile] for tile in members_of(tiles)])


def _switches(number: int) -> Any:
    return SWITCHES[number]


def _legal(key: tuple[int, int, i64]) -> tuple[Action, ...]:
    phase, length, possible = key
    return tuple([named_at(phase, length, number) for number in members_of(possible)])


# What one might expect: at any time, or with a card in hand that does not fit. An action is known by its place.
_EXPECTED: Final[list[Action]] = [
    Draw(), *[Call(official) for official in OFFICIALS], Abandon(), CloseEach(), EndTurn(),
    *[Play(city, "right") for city in CITIES],
]  # fmt: skip
_RIGHT: Final = len(_EXPECTED) - len(CITIES)


def _numbered(places: list[int]) -> list[tuple[i64, int]]:
    return [(NUMBERS[_EXPECTED[place]], place) for place in places]


_USUAL: Final = _numbered(list(range(_RIGHT - 2)))
_LAST: Final = _numbered([_RIGHT - 2, _RIGHT - 1])
_PLAYS: Final = bit(2 * len(CITIES)) - 1
_PROVINCES: Final = (bit(len(PROVINCES)) - 1) << PROVINCE


def _bar(key: tuple[int, str, str, tuple[tuple[str, Argument], ...]]) -> tuple[Action, Refusal]:
    return _EXPECTED[key[0]], Refusal(key[1], key[2], dict(key[3]))


_PLAIN: Final = ViewBuilder(as_it_is)
