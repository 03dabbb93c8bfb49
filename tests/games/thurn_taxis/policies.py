"""Ways to play for tests: uniformly at random, greedily, and hoarding."""

from collections.abc import Callable, Iterator

from postroad.core.chance import Chance
from postroad.core.game import Step
from postroad.games.thurn_taxis.actions import (
    Abandon,
    Action,
    Call,
    CloseEach,
    CloseProvince,
    Draw,
    EndTurn,
    Play,
    Take,
)
from postroad.games.thurn_taxis.game import THURN_TAXIS
from postroad.games.thurn_taxis.position import ThurnTaxisPosition

Policy = Callable[[ThurnTaxisPosition, list[Action], Chance], Action]


def at_random(position: ThurnTaxisPosition, legal: list[Action], chance: Chance) -> Action:
    """Anything, with the same probability."""
    return legal[chance.below(len(legal))]


def greedily(position: ThurnTaxisPosition, legal: list[Action], chance: Chance) -> Action:
    """Close what brings a carriage, else extend; call who helps; abandon only when stuck."""
    brings_carriage = position.me.length > min(position.me.carriage, 6) - 2 * position.has_official
    worth = [_worth(action, brings_carriage=brings_carriage) for action in legal]
    best = [action for action, value in zip(legal, worth, strict=True) if value == max(worth)]
    return best[chance.below(len(best))]


def _worth(action: Action, *, brings_carriage: bool) -> int:
    match action:
        case Call("cartwright" | "carrier"):
            return 4
        case CloseEach() | CloseProvince():
            return 3 if brings_carriage else -1
        case Call("postmaster"):
            return 2
        case Play():
            return 1
        case Call("administrator") | Abandon():
            return -2
        case _:
            return 0


def hoarding(position: ThurnTaxisPosition, legal: list[Action], chance: Chance) -> Action:
    """Take all there is, extend the route; close or call others only now and then."""
    if EndTurn() in legal and chance.below(40):
        return EndTurn()
    taking: list[Action] = [a for a in legal if isinstance(a, Take | Draw) or a == Call("postmaster")]
    playing: list[Action] = [a for a in legal if isinstance(a, Play)]
    return at_random(position, taking or playing or legal, chance)


POLICIES: list[Policy] = [at_random, greedily, hoarding]


def play(
    position: ThurnTaxisPosition, policy: Policy, chance: Chance, most: int = 100_000
) -> Iterator[tuple[ThurnTaxisPosition, Action, Step[ThurnTaxisPosition]]]:
    """Every step of a game: the position before, the action, and what it led to."""
    for _ in range(most):
        if not THURN_TAXIS.to_act(position):
            return
        action = policy(position, THURN_TAXIS.legal(position, position.seat), chance)
        step = THURN_TAXIS.apply(position, position.seat, action)
        yield position, action, step
        position = step.position
