"""What hints and answers to puzzles say, as messages: made in the processes in which bots think."""

from typing import Any

import msgspec

from postroad.analysis.hints import hint
from postroad.analysis.puzzles import puzzles
from postroad.core.chance import Quick
from postroad.server.studies.messages import event_message, foreseen


def advice(game: Any, view: Any, seed: int) -> dict[str, Any]:
    """A hint from a view."""
    found = hint(game.slug, view, seed)
    events, _ = foreseen(game, game.imagine(view, Quick(seed)), found.seat, found.action)
    return {
        "step": 3,
        "kind": event_message(found.kind),
        "action": game.encode(found.action),
        "events": events,
        "reasons": [event_message(event) for event in found.reasons],
        "chance": found.best.chances[found.seat],
        "error": found.best.error,
        "line": [game.write(action) for _, action in found.best.line[1:]],
    }


def verdict(game: Any, id: str, data: dict[str, Any]) -> dict[str, Any]:
    """What an action is worth in a puzzle, beside the best one."""
    puzzle = next(one for one in puzzles(game.slug) if one.id == id)
    action, position = game.decode(data), game.unpack(puzzle.packed)
    is_solved, judged = puzzle.is_solved_by(action), puzzle.judged(action)
    chosen, best = game.number(action), game.number(puzzle.best.action)
    known = {game.number(one.action): one for one in (*judged.alternatives, *puzzle.alternatives)}
    values = [
        {
            "notation": game.write(one.action),
            "events": foreseen(game, position, puzzle.seat, one.action)[0],
            "chance": one.chances[puzzle.seat],
            "is_best": number == best,
            "is_chosen": number == chosen,
        }
        for number, one in sorted(known.items(), key=lambda item: -item[1].chances[puzzle.seat])
    ]
    why = puzzle.why(None if is_solved else action)
    found: dict[str, Any] = msgspec.to_builtins(
        {
            "is_solved": is_solved,
            "values": values,
            "why": [event_message(event) for event in why],
            "solved_by": list(puzzle.solved_by),
        }
    )
    return found
