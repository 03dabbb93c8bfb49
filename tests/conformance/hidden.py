"""Worlds that one seat cannot tell apart: what is hidden is permuted, what is public is kept."""

import json
from collections.abc import Callable, Iterator
from dataclasses import fields
from random import Random
from typing import Any, NamedTuple

from postroad.core.chance import Quick
from postroad.core.game import Game, Step
from postroad.core.position import Position
from tests.conformance.cases import Case, choosers, walk
from tests.games.of_game import brought

Viewer = int | None  # a seat, or a spectator
CHECKED = 20  # positions of each game played, spread over it


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


# ---- a game whose tests say nothing of its secrets: what its own `imagine` deals anew -----


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
    """How the hidden part of a game is changed: as its own tests say (`tests/games/<game>/hidden.py`)."""
    found: Secrets = brought(game.slug, "hidden", "SECRETS", None) or _imagined(game)
    return found
