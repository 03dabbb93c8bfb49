"""Worlds that one seat cannot tell apart: what is hidden is permuted, what is public is kept."""

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import fields
from random import Random
from typing import Any, NamedTuple

from postroad.core.chance import Quick, Recorded
from postroad.core.game import Game, Step
from postroad.core.position import Position
from postroad.games.kings_road.actions import AS_MADE, INDEX, Choose
from postroad.games.kings_road.game import KINGS_ROAD
from postroad.games.kings_road.numbers import NO_CHOICE
from postroad.games.kings_road.position import KingsRoadPosition
from postroad.games.kings_road.refuse import reason
from postroad.games.thurn_taxis.actions import Action, Discard, Draw, Play
from postroad.games.thurn_taxis.board import CITIES
from postroad.games.thurn_taxis.entries import drawn
from postroad.games.thurn_taxis.game import THURN_TAXIS
from postroad.games.thurn_taxis.names import cards, heap_of
from postroad.games.thurn_taxis.position import ThurnTaxisPosition
from tests.conformance.cases import Case, choosers, walk

Viewer = int | None  # a seat, or a spectator
CHECKED = 20  # positions of each game played, spread over it
SHUFFLES = 12  # tried for one in which the step is legal, before the actor's hand is kept


class Move(NamedTuple):
    """One step of a game."""

    before: Any
    seat: int
    action: Any
    step: Step[Any]


def moves(case: Case, seed: int, chooser: str, most: int = 500, checked: int = CHECKED) -> Iterator[Move]:
    """Some steps of a game, spread over all of it."""
    steps = list(walk(case, seed, most, choosers(case)[chooser]))
    for number in sorted({*range(0, len(steps), max(1, len(steps) // checked)), len(steps) - 1}):
        yield _move(case.game, *steps[number])


def second_thought(case: Case, position: Position, rng: Random) -> list[Move]:
    """A step of a seat that has chosen already and chooses anew, where the game lets it."""
    seats = [seat for seat in range(case.seats) if seat not in case.game.to_act(position)]
    changes = [(seat, legal) for seat in seats if (legal := case.game.legal(position, seat))]
    return [_move(case.game, position, seat, rng.choice(legal)) for seat, legal in changes[:1]]


def _move(game: Game[Any, Any], position: Position, seat: int, action: Any) -> Move:
    return Move(position, seat, action, game.apply(position, seat, action))


class Secrets(NamedTuple):
    """How the hidden part of a game is changed, so that one viewer must not notice."""

    permuted: Callable[[Any, Viewer, Random], Position]
    twin: Callable[[Move, Viewer, Random], Move]  # the same step, for all that the viewer sees of it
    read: dict[str, Callable[[Any, Viewer], object]]  # each secret, by name


# ---- what a viewer is shown and told ----------------------------------------------------


def encoded(thing: object) -> bytes:
    """Bytes that differ whenever anything about the thing does, its order and types included."""
    return json.dumps(thing, default=lambda part: {"is": type(part).__name__, **_parts(part)}).encode()


def _parts(thing: Any) -> dict[str, Any]:
    return {part.name: getattr(thing, part.name) for part in fields(thing)}


def shown(game: Game[Any, Any], position: Position, viewer: Viewer) -> dict[str, bytes]:
    """All that a viewer sees of a position: by view, legal, barred."""
    view = game.view(position, viewer)
    table = {name: value for name, value in _parts(view).items() if name not in ("legal", "barred")}
    return {"view": encoded(table), "legal": encoded(view.legal), "barred": encoded(getattr(view, "barred", ()))}


def told(game: Game[Any, Any], move: Move, viewer: Viewer) -> dict[str, bytes]:
    """All that a viewer learns from a step: its events, whether it may be taken back, and what is seen after it."""
    events = game.narrate(move.before, move.step, viewer)
    return {"events": encoded([events, move.step.reveals]), **shown(game, move.step.position, viewer)}


def leaks_of_position(game: Game[Any, Any], position: Position, viewer: Viewer, rng: Random) -> set[str]:
    """Where the viewer could tell the position from one that differs in hidden things alone."""
    other = secrets_of(game).permuted(position, viewer, rng)
    return _differences(shown(game, position, viewer), shown(game, other, viewer))


def leaks_of_step(game: Game[Any, Any], move: Move, viewer: Viewer, rng: Random) -> set[str]:
    """Where the viewer could tell the step from one that differs in hidden things alone."""
    twin = secrets_of(game).twin(move, viewer, rng)
    return _differences(told(game, move, viewer), told(game, twin, viewer))


def _differences(one: dict[str, bytes], other: dict[str, bytes]) -> set[str]:
    return {name for name in one if one[name] != other[name]}


# ---- Thurn und Taxis: the deck, and in other hands what nobody saw taken (TT-50) --------


def _hidden_seats(position: ThurnTaxisPosition, viewer: Viewer) -> list[int]:
    return [seat for seat in range(len(position.players)) if seat != viewer]


def _hidden_hand(position: ThurnTaxisPosition, seat: int) -> list[str]:
    player = position.players[seat]
    return cards(player.hand - player.known)


def shuffled(
    position: ThurnTaxisPosition,
    viewer: Viewer,
    rng: Random,
    *,
    deck: Iterable[str] = (),
    hand: Iterable[str] = (),
    owner: int = -1,
) -> ThurnTaxisPosition:
    """The hidden cards shuffled and dealt anew, but for some that stay in the deck and in the owner's hand."""
    twin = position.copy()
    kept = {seat: list(hand) if seat == owner else [] for seat in _hidden_seats(position, viewer)}
    loose = cards(position.deck) + [city for seat in kept for city in _hidden_hand(position, seat)]
    for city in [*deck, *(city for cities in kept.values() for city in cities)]:
        loose.remove(city)
    rng.shuffle(loose)
    for seat, held in kept.items():
        player = twin.players[seat]
        while len(held) < len(_hidden_hand(position, seat)):
            held.append(loose.pop())
        player.hand = player.known + heap_of(held)
        since = len(held) if player.old == 0 else rng.randint(0, len(held))
        player.drawn = heap_of(rng.sample(held, since))
    twin.deck = heap_of([*loose, *deck])
    return twin


def _twin_turn(move: Move, viewer: Viewer, rng: Random) -> Move:
    before, action = move.before, move.action
    public = drawn(move.step.entries)
    is_unseen = isinstance(action, Draw) and viewer != move.seat
    deck = [] if is_unseen else public[: before.deck_size]
    hand = _laid_open(before, move.seat, action)
    for attempt in range(SHUFFLES + 1):
        if attempt == SHUFFLES:
            hand = _hidden_hand(before, move.seat)
        twin = shuffled(before, viewer, rng, deck=deck, hand=hand, owner=move.seat)
        if action in THURN_TAXIS.legal(twin, move.seat):
            break
    outcomes = [rng.choice(cards(twin.deck or twin.discard))] if is_unseen else public
    twin.chance = Recorded(outcomes, CITIES, None)
    return Move(twin, move.seat, action, THURN_TAXIS.apply(twin, move.seat, action))


def _laid_open(before: ThurnTaxisPosition, seat: int, action: Action) -> list[str]:
    """The hidden card that a step shows to everyone."""
    if isinstance(action, Play | Discard) and action.city not in cards(before.players[seat].known):
        return [action.city]
    return []


def _of_others(field: str) -> Callable[[ThurnTaxisPosition, Viewer], object]:
    return lambda position, viewer: [getattr(position.players[seat], field) for seat in _hidden_seats(position, viewer)]


# ---- King's Road: the choices not yet revealed (KR-50) ----------------------------------


def _other_choices(position: KingsRoadPosition, viewer: Viewer, rng: Random) -> KingsRoadPosition:
    twin = position.copy()
    for seat, player in enumerate(twin.players):
        if seat != viewer and player.choice != NO_CHOICE:
            player.choice = INDEX[_any_choice(position, seat, rng)]
    return twin


def _any_choice(position: KingsRoadPosition, seat: int, rng: Random) -> Choose:
    """Any legal choice as made: in any order, the Knight declined or not."""
    while True:
        choice = rng.choice(AS_MADE)
        if reason(position, seat, choice) is None:
            return choice


def _twin_choice(move: Move, viewer: Viewer, rng: Random) -> Move:
    if move.step.reveals:  # nothing is hidden of a step that shows all choices
        return move
    twin = _other_choices(move.before, viewer, rng)
    action = move.action if viewer == move.seat else _any_choice(twin, move.seat, rng)
    return Move(twin, move.seat, action, KINGS_ROAD.apply(twin, move.seat, action))


def _choices_of_others(position: KingsRoadPosition, viewer: Viewer) -> object:
    return [player.choice for seat, player in enumerate(position.players) if seat != viewer]


SECRETS = {
    "thurn-taxis": Secrets(
        shuffled,
        _twin_turn,
        {
            "the deck": lambda position, viewer: position.deck,
            "the hands of others": _of_others("hand"),
            "what others drew": _of_others("drawn"),
        },
    ),
    "kings-road": Secrets(_other_choices, _twin_choice, {"the choices of others": _choices_of_others}),
}


# ---- any other game: what its own `imagine` deals anew ----------------------------------


def _imagined(game: Game[Any, Any]) -> Secrets:
    """Where a choice is secret: others may have chosen anything, and whoever acts unseen does anything."""

    def permuted(position: Any, viewer: Viewer, rng: Random) -> Position:
        world: Position = game.imagine(game.view(position, viewer), Quick(rng.getrandbits(60)))
        return world

    def twin(move: Move, viewer: Viewer, rng: Random) -> Move:
        if move.step.reveals:
            return move
        world = permuted(move.before, viewer, rng)
        action = move.action if viewer == move.seat else rng.choice(game.legal(world, move.seat))
        return _move(game, world, move.seat, action)

    return Secrets(permuted, twin, {"all that is": lambda position, viewer: position.fingerprint()})


def secrets_of(game: Game[Any, Any]) -> Secrets:
    """How the hidden part of a game is changed."""
    return SECRETS.get(game.slug) or _imagined(game)
