"""Nobody can tell from what is sent to them how hidden things lie: TT-50, KR-50."""

from dataclasses import fields, replace
from random import Random
from typing import Any

import pytest

from postroad.core.chance import Quick
from postroad.core.events import Event
from postroad.core.game import Game, Step
from postroad.core.position import Position
from postroad.games import GAMES
from tests.conformance.cases import Case, choosers, every_case
from tests.conformance.hidden import Move, Viewer, leaks_of_position, leaks_of_step, moves, second_thought, secrets_of


def fields_of(game: Game[Any, Any]) -> set[str]:
    view: Any = game.view(game.start({}, min(game.seats), Quick(1)), None)
    return {part.name for part in fields(view)}


def at_most_three(slug: str) -> Case:
    return Case(slug, {}, min(3, max(GAMES[slug].seats)))


CHANNELS = ("view", "legal", "barred", "events")
PLANTS = [
    (slug, secret, channel)
    for slug, game in GAMES.items()
    for secret in secrets_of(game).read
    for channel in CHANNELS
    if channel in ("view", "events") or channel in fields_of(game)  # legal may follow from another part of the view
]


def leaks(game: Game[Any, Any], move: Move, viewer: Viewer, rng: Random) -> set[str]:
    return leaks_of_position(game, move.before, viewer, rng) | leaks_of_step(game, move, viewer, rng)


@pytest.mark.parametrize("slug", GAMES)
def test_the_legal_actions_of_a_view_are_those_of_the_game(slug: str) -> None:
    case = at_most_three(slug)
    for move in moves(case, 3, "sensible"):
        for seat in range(case.seats):
            assert list(case.game.view(move.before, seat).legal) == case.game.legal(move.before, seat)


@pytest.mark.slow
@every_case
def test_nothing_sent_depends_on_what_is_hidden(case: Case) -> None:
    rng = Random(str(case))
    for chooser in choosers(case):
        for move in moves(case, 1, chooser):
            changes = second_thought(case, move.before, rng)
            for viewer in (None, *range(case.seats)):
                assert leaks(case.game, move, viewer, rng) == set(), f"{chooser}, viewer {viewer}\n{move.before}"
                for change in changes:
                    assert leaks_of_step(case.game, change, viewer, rng) == set(), f"{change}, viewer {viewer}"


@pytest.mark.parametrize(("slug", "secret", "channel"), PLANTS, ids=lambda value: value.replace(" ", "-"))
def test_a_planted_leak_is_found(slug: str, secret: str, channel: str, monkeypatch: pytest.MonkeyPatch) -> None:
    case, rng = at_most_three(slug), Random(2)
    steps = [*moves(case, 2, "random", checked=15), *moves(case, 2, "sensible", checked=15)]
    plant(monkeypatch, case.game, secret, channel)
    found = {leak for move in steps for viewer in (None, 0, 1) for leak in leaks(case.game, move, viewer, rng)}
    assert found == {channel}


def plant(monkeypatch: pytest.MonkeyPatch, game: Game[Any, Any], secret: str, channel: str) -> None:
    """Let a secret show in what the game tells a viewer."""
    read, view, narrate = secrets_of(game).read[secret], game.view, game.narrate

    def leaky_view(position: Position, seat: Viewer) -> Any:
        honest: Any = view(position, seat)
        if channel == "view":
            return replace(honest, round=[honest.round, read(position, seat)])
        return replace(honest, **{channel: (*getattr(honest, channel), read(position, seat))})

    def leaky_narrate(before: Position, step: Step[Any], seat: Viewer) -> list[Event]:
        return [*narrate(before, step, seat), Event("leak", {"secret": str(read(step.position, seat))})]

    if channel == "events":
        monkeypatch.setattr(game, "narrate", leaky_narrate)
    else:
        monkeypatch.setattr(game, "view", leaky_view)
