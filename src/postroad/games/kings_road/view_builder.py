# compiled with mypyc
"""A view of a position, built up from nothing: no choice that is not revealed but the viewer's own (KR-50)."""

from typing import Any, Final, final

from postroad.core.bits import members_of
from postroad.core.part_cache import Form, PartCache, as_it_is, made_of
from postroad.core.refusals import Argument, Refusal
from postroad.games.kings_road.actions import AS_MADE, Choose
from postroad.games.kings_road.board import CARDS, CHAINS, HAND, REGIONS, RING
from postroad.games.kings_road.names import markers, regions
from postroad.games.kings_road.numbers import NO_CHOICE
from postroad.games.kings_road.options import sources
from postroad.games.kings_road.position import KingsRoadPosition
from postroad.games.kings_road.refuse import reason
from postroad.games.kings_road.scoring import pay_places
from postroad.games.kings_road.state import Player, Terms, next_region
from postroad.games.kings_road.view import Menu, PlayerView, View


@final
class ViewBuilder:
    """Builds views of positions; equal parts of views, all in one form, are made once and shared."""

    def __init__(self, form: Form) -> None:
        self.banners: PartCache = PartCache(_banners, form)
        self.sources: PartCache = PartCache(sources, form)
        self.markers: PartCache = PartCache(_markers, form)
        self.earns: PartCache = PartCache(_earns, form)
        self.nobles: PartCache = PartCache(_nobles, form)
        self.chains: PartCache = PartCache(_chains, form)
        self.cards: PartCache = PartCache(_owned, form)
        self.choice: PartCache = PartCache(_choice, form)
        self.menu: PartCache = PartCache(_menu, form)
        self.bar: PartCache = PartCache(_bar, form)

    def __call__(self, state: KingsRoadPosition) -> "TableView":
        return TableView(self, state)


@final
class TableView:
    """A position as it lies: what all may know of it is found once, for a seat its own is added."""

    def __init__(self, builder: ViewBuilder, state: KingsRoadPosition) -> None:
        self._builder: ViewBuilder = builder
        self._state: KingsRoadPosition = state
        paid = _paid(state)
        self._players: list[dict[str, Any]] = [
            self._closed(player, paid[seat]) for seat, player in enumerate(state.players)
        ]
        self._table: dict[str, Any] = {
            "seat": None,
            "hereditary_nobles": state.terms.is_hereditary,
            "banners": builder.banners.of(state.terms),
            "sources": builder.sources.of(state.terms),
            "places": state.terms.places,
            "king": REGIONS[state.king],
            "scoring": _scoring(state),
            "round": state.round,
            "dragons": state.dragons,
            "is_second": state.is_second,
            "choosing": tuple(members_of(state.choosing)),
            "waiting": tuple(members_of(state.waiting)),
            "players": self._players,
            "menu": None,
            "barred": (),
        }

    def __call__(self, seat: int | None) -> dict[str, Any]:
        """What the seat, or a spectator, may know: the fields of a View, in its order."""
        shown = self._table.copy()
        if seat is None:
            return shown
        shown["seat"] = seat
        shown["players"] = [self._open(n) if n == seat else player for n, player in enumerate(self._players)]
        if self._state.choosing >> seat & 1:
            me = self._state.players[seat]
            shown["menu"] = self._builder.menu.of((me.menu.size, me.has_dragon, me.has_witch))
            shown["barred"] = self._barred(seat)
        return shown

    def opened(self) -> dict[str, Any]:
        """What a spectator may know once everything is open."""
        shown = self._table.copy()
        shown["players"] = [self._open(seat) for seat in range(len(self._players))]
        return shown

    def _closed(self, player: Player, paid: list[int]) -> dict[str, Any]:
        """A player as all see them: the fields of a PlayerView, in its order."""
        builder = self._builder
        return {
            "score": player.score,
            "supply": player.supply,
            "markers": builder.markers.of(player.markers),
            "nobles": builder.nobles.of(player.nobles),
            "cards": builder.cards.of((player.has_dragon, player.has_witch)),
            "has_chosen": player.choice != NO_CHOICE,
            "choice": None,
            "earns": builder.earns.of((player.markers, *paid)),
            "chains": builder.chains.of(player.nobles),
        }

    def _open(self, seat: int) -> dict[str, Any]:
        """The same as the player sees it."""
        choice = self._state.players[seat].choice
        shown = self._players[seat].copy()
        if choice != NO_CHOICE:
            shown["choice"] = self._builder.choice.of(choice)
        return shown

    def _barred(self, seat: int) -> list[Any]:
        """The special cards that are gone, and three cards where the markers allow fewer."""
        first = 1 if self._state.players[seat].has_dragon else 0
        found: list[Any] = []
        for place in range(first, len(_EXPECTED)):
            why = reason(self._state, seat, _EXPECTED[place])
            if why is not None:
                rule, key, arguments = why
                found.append(self._builder.bar.of((place, rule, key, tuple(arguments.items()))))
        return found


def view(state: KingsRoadPosition, seat: int | None) -> View:
    """What the seat, or a spectator, may know."""
    return _as_view(TableView(_PLAIN, state)(seat))


def open_view(state: KingsRoadPosition) -> View:
    """What a spectator may know once everything is open."""
    return _as_view(TableView(_PLAIN, state).opened())


def _as_view(shown: dict[str, Any]) -> View:
    shown["players"] = tuple([made_of(PlayerView, player) for player in shown["players"]])
    shown["barred"] = tuple(shown["barred"])
    return made_of(View, shown)


def _paid(state: KingsRoadPosition) -> list[list[int]]:
    """By seat and region: what the place there would earn if it scored now (KR-21, KR-22)."""
    trial = state.copy()
    paid: list[list[int]] = [[] for _ in trial.players]
    for region in range(len(REGIONS)):
        for player in trial.players:
            player.score = 0
        pay_places(trial, region, is_final=False)
        for seat, player in enumerate(trial.players):
            paid[seat].append(player.score)
    return paid


def _banners(terms: Terms) -> dict[str, tuple[int, ...]]:
    return dict(zip(REGIONS, terms.banners, strict=True))


def _markers(packed: int) -> dict[str, int]:
    player = Player()
    player.markers = packed
    return markers(player)


def _earns(key: tuple[int, ...]) -> dict[str, int]:
    return {region: key[1 + REGIONS.index(region)] for region in _markers(key[0])}


def _nobles(nobles: int) -> tuple[str, ...]:
    return tuple(regions(nobles))


def _chains(nobles: int) -> tuple[tuple[str, ...], ...]:
    found = [CHAINS[RING * nobles + region] for region in members_of(nobles)]  # KR-25
    return tuple([tuple(regions(chain)) for chain in dict.fromkeys(found)])


def _scoring(state: KingsRoadPosition) -> tuple[str, ...]:
    """The King's region and one more for each Dragon (KR-20); none once the game is over."""
    found: list[str] = []
    region = state.king
    while state.choosing and len(found) <= state.dragons:
        found.append(REGIONS[region])
        region = next_region(region)
    return tuple(found)


def _owned(key: tuple[bool, bool]) -> tuple[str, ...]:
    has_dragon, has_witch = key
    gone = {"dragon": not has_dragon, "witch": not has_witch}
    return tuple([card for card in CARDS if not gone.get(card, False)])


def _choice(choice: int) -> Choose:
    return AS_MADE[choice]


def _menu(key: tuple[int, bool, bool]) -> Menu:
    size, has_dragon, has_witch = key
    cards = _owned((has_dragon, has_witch)) if size else ()
    alone = tuple([card for card in cards if card == "witch"])
    last = tuple([card for card in cards if card == "knight"])
    return Menu(size, cards, alone, last)


_EXPECTED: Final = [Choose(("dragon",)), Choose(("witch",)), Choose(tuple(REGIONS[:HAND]))]


def _bar(key: tuple[int, str, str, tuple[tuple[str, Argument], ...]]) -> tuple[Choose, Refusal]:
    return _EXPECTED[key[0]], Refusal(key[1], key[2], dict(key[3]))


_PLAIN: Final = ViewBuilder(as_it_is)
