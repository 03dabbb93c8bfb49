"""How many learners have come to each step of a first game; nobody's name or table is kept with it."""

from typing import Final

from postroad.store.store import Statement, Store

_REACHED: Final = """
    insert into lesson_step (game, step, reached) values (:game, :step, 1)
    on conflict (game, step) do update set reached = lesson_step.reached + 1
"""


def count_reached(game: str, step: str) -> Statement:
    """One more learner has come to a step."""
    return Statement(_REACHED, {"game": game, "step": step})


async def reached_steps(store: Store) -> dict[tuple[str, str], int]:
    """How many came to each step, by game and step."""
    rows = await store.read("select game, step, reached from lesson_step")
    return {(game, step): reached for game, step, reached in rows}
