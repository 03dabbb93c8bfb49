# compiled with mypyc
"""A view of a position, built up from nothing, never the position with something deleted (TT-50)."""

from dataclasses import replace
from typing import Final

from postroad.core.bits import members_of
from postroad.core.refusals import Refusal
from postroad.games.thurn_taxis import actions
from postroad.games.thurn_taxis.actions import Action, Call, CloseEach, Draw, EndTurn, Play
from postroad.games.thurn_taxis.board import CITIES, SLOTS, STACK_TILES, STACKS, TILE_POINTS
from postroad.games.thurn_taxis.names import cards, cities, route, switches_of
from postroad.games.thurn_taxis.position import ThurnTaxisPosition
from postroad.games.thurn_taxis.refuse import reason
from postroad.games.thurn_taxis.scoring import points
from postroad.games.thurn_taxis.state import Player, State
from postroad.games.thurn_taxis.view import NO_CARRIAGE, PHASES, TILES, PlayerView, View


def view(state: ThurnTaxisPosition, seat: int | None) -> View:
    """What the seat, or a spectator, may know."""
    legal: tuple[Action, ...] = ()
    if seat is not None:
        legal = tuple([actions.named(state, number) for number in members_of(state.legal(seat, 0))])
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
        pending=tuple(cities(state.pending)),
        choices=tuple(cities(state.choices)),
        display=tuple([CITIES[state.slot(s)] if state.filled >> s & 1 else None for s in range(SLOTS)]),
        deck_size=state.deck_size,
        pool=tuple(cards(state.pool)),
        discard=tuple(cards(state.discard)),
        stacks={stack: _points(state.tiles & STACK_TILES[number]) for number, stack in enumerate(STACKS)},
        players=tuple([_player(player, is_own=number == seat) for number, player in enumerate(state.players)]),
        legal=legal,
        barred=tuple(_barred(state, seat, legal)) if seat is not None and legal else (),
    )


def open_view(state: ThurnTaxisPosition) -> View:
    """What a spectator may know once everything is open."""
    players = tuple([_player(player, is_own=True) for player in state.players])
    return replace(view(state, None), players=players)


def _player(player: Player, *, is_own: bool) -> PlayerView:
    return PlayerView(
        hand=tuple(cards(player.hand)) if is_own else None,
        hand_size=player.hand_size,
        known=tuple(cards(player.known)),
        drawn=tuple(cards(player.drawn)) if is_own else None,
        old=player.old,
        route=tuple(route(player)),
        offices=tuple(cities(player.offices)),
        supply=player.supply,
        carriage=0 if player.carriage == NO_CARRIAGE else player.carriage,
        tiles=tuple([TILES[tile] for tile in members_of(player.tiles)]),
        points=points(player) if is_own else None,
    )


def _points(tiles: int) -> tuple[int, ...]:
    return tuple([TILE_POINTS[tile] for tile in members_of(tiles)])


_USUAL: Final[list[Action]] = [Draw(), *(Call(official) for official in actions.OFFICIALS), actions.Abandon()]


def _barred(state: State, seat: int, legal: tuple[Action, ...]) -> list[tuple[Action, Refusal]]:
    expected = _USUAL.copy()
    me = state.players[seat]
    playable = {action.city for action in legal if isinstance(action, Play)}
    if playable:
        expected += [Play(city, "right") for city in sorted(set(cards(me.hand)) - playable)]
    expected += [CloseEach(), EndTurn()]
    return [(action, Refusal(*reason(state, seat, action))) for action in expected if action not in legal]
