"""What is hidden in King's Road: the choices not yet revealed (KR-50)."""

from random import Random

from postroad.games.kings_road.actions import AS_MADE, INDEX, Choose
from postroad.games.kings_road.game import KINGS_ROAD
from postroad.games.kings_road.numbers import NO_CHOICE
from postroad.games.kings_road.position import KingsRoadPosition
from postroad.games.kings_road.refuse import reason
from tests.conformance.hidden import Move, Secrets, Viewer


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


SECRETS = Secrets(_other_choices, _twin_choice, {"the choices of others": _choices_of_others})
