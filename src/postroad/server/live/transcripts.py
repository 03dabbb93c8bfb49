"""The record of a table's game, as it follows from its state."""

from collections.abc import Sequence

from postroad.core.transcript import Transcript
from postroad.server.live.state import TableState


def transcript(state: TableState, players: Sequence[str]) -> Transcript:
    """The game as its record has it: what was taken back has not happened."""
    start = state.branch
    written = Transcript.sealed(state.game, state.opened.options, players, state.secret, state.fair(), start)
    written.undone = state.undone
    written.hinted = sorted(state.hinted)
    for place in range(len(state.played) + 1):
        for seat, _, acts_before in state.resigned:
            if acts_before == place:
                written.resign(seat)
        if written.is_over():  # what was still sealed when someone gave up never happened
            return written
        if place < len(state.played):
            written.apply(state.played[place].seat, state.played[place].action)
    return written
