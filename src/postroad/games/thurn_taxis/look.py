# compiled with mypyc
"""A view of a position, built up from nothing, never the position with something deleted (TT-50)."""

from dataclasses import replace
from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from postroad.core.bits import bit, members_of
from postroad.core.refusals import Argument, Refusal
from postroad.games.thurn_taxis import actions
from postroad.games.thurn_taxis.actions import Abandon, Action, Call, CloseEach, Draw, EndTurn, Play
from postroad.games.thurn_taxis.board import CITIES, PROVINCES, SLOTS, STACK_TILES, STACKS, TILE_POINTS, kinds
from postroad.games.thurn_taxis.names import cards, cities, route, switches_of
from postroad.games.thurn_taxis.numbers import PLAY, PLAY_SECOND, PLAYED, PROVINCE, TAKEN
from postroad.games.thurn_taxis.position import ThurnTaxisPosition
from postroad.games.thurn_taxis.refuse import reason
from postroad.games.thurn_taxis.scoring import points
from postroad.games.thurn_taxis.state import Player, State
from postroad.games.thurn_taxis.view import NO_CARRIAGE, PHASES, TILES, PlayerView, View

REMEMBERED: Final = 4096  # of each kind: most of a view is as it was a moment ago, and as others see it


def view(state: ThurnTaxisPosition, seat: int | None) -> View:
    """What the seat, or a spectator, may know."""
    possible: i64 = 0 if seat is None else state.legal(seat, 0)
    legal = tuple([actions.named(state, number) for number in members_of(possible)])
    return View(
        seat=seat,
        switches=switches_of(state),
        first=state.first,
        round=state.round,
        turn=state.seat,
        phase=PHASES[state.phase],
        has_official=state.has_official,
        must_call=state.must_call,
        closing_each=state.closing_each,
        pending=_cities(state.pending),
        choices=_cities(state.choices),
        display=tuple([CITIES[state.slot(s)] if state.filled >> s & 1 else None for s in range(SLOTS)]),
        deck_size=state.deck_size,
        pool=_cards(state.pool),
        discard=_cards(state.discard),
        stacks=_stacks(state.tiles),
        players=tuple([_player(player, is_own=number == seat) for number, player in enumerate(state.players)]),
        legal=legal,
        barred=tuple(_barred(state, seat, possible)) if seat is not None and possible else (),
    )


def open_view(state: ThurnTaxisPosition) -> View:
    """What a spectator may know once everything is open."""
    players = tuple([_player(player, is_own=True) for player in state.players])
    return replace(view(state, None), players=players)


def _player(player: Player, *, is_own: bool) -> PlayerView:
    return _player_view(
        player.hand if is_own else -1,
        player.hand_size,
        player.known,
        player.drawn if is_own else 0,
        player.old,
        tuple(route(player)),
        player.offices,
        player.supply,
        player.carriage,
        player.tiles,
        points(player) if is_own else None,
    )


@lru_cache(REMEMBERED)
def _player_view(
    hand: int, hand_size: int, known: int, drawn: int, old: int, route: tuple[str, ...],
    offices: int, supply: int, carriage: int, tiles: int, points: int | None,
) -> PlayerView:  # fmt: skip
    """A player by numbers; a hand below 0 is another's, and with it what they drew is hidden."""
    return PlayerView(
        hand=_cards(hand) if hand >= 0 else None,
        hand_size=hand_size,
        known=_cards(known),
        drawn=_cards(drawn) if hand >= 0 else None,
        old=old,
        route=route,
        offices=_cities(offices),
        supply=supply,
        carriage=0 if carriage == NO_CARRIAGE else carriage,
        tiles=tuple([TILES[tile] for tile in members_of(tiles)]),
        points=points,
    )


@lru_cache(REMEMBERED)
def _cards(heap: int) -> tuple[str, ...]:
    return tuple(cards(heap))


@lru_cache(REMEMBERED)
def _cities(members: int) -> tuple[str, ...]:
    return tuple(cities(members))


@lru_cache(REMEMBERED)
def _stacks(tiles: int) -> dict[str, tuple[int, ...]]:
    return {stack: _points(tiles & STACK_TILES[number]) for number, stack in enumerate(STACKS)}


def _points(tiles: int) -> tuple[int, ...]:
    return tuple([TILE_POINTS[tile] for tile in members_of(tiles)])


def _numbered(some: list[Action]) -> list[tuple[i64, Action]]:
    return [(actions.NUMBERS[action], action) for action in some]


# What one might expect at any time, by its number.
_USUAL: Final = _numbered([Draw(), *(Call(official) for official in actions.OFFICIALS), Abandon()])
_LAST: Final = _numbered([CloseEach(), EndTurn()])
_RIGHT: Final[list[Action]] = [Play(city, "right") for city in CITIES]
_PLAYS: Final = bit(2 * len(CITIES)) - 1
_PROVINCES: Final = (bit(len(PROVINCES)) - 1) << PROVINCE


def _barred(state: State, seat: int, possible: i64) -> list[tuple[Action, Refusal]]:
    """What is not among the possible numbers; the moment says what those mean that several actions share."""
    plays = possible & _PLAYS if state.phase in (TAKEN, PLAY, PLAY_SECOND) else 0
    others = possible & ~_PROVINCES if state.phase == PLAYED else possible
    expected = [action for number, action in _USUAL if not others >> number & 1]
    if plays:
        unplayable = kinds(state.players[seat].hand) & ~kinds(plays)
        expected += [_RIGHT[member >> 1] for member in members_of(unplayable)]
    expected += [action for number, action in _LAST if not others >> number & 1]
    return [(action, _refusal(*reason(state, seat, action))) for action in expected]


def _refusal(rule: str, key: str, arguments: dict[str, Argument]) -> Refusal:
    return Refusal(rule, key, arguments) if arguments else _plain_refusal(rule, key)


@lru_cache(REMEMBERED)
def _plain_refusal(rule: str, key: str) -> Refusal:
    return Refusal(rule, key)
