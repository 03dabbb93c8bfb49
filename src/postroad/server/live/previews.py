"""What some actions would lead to, before anyone takes them."""

from postroad.server import wire
from postroad.server.auth import Caller
from postroad.server.live.commands import own_seat
from postroad.server.live.denied import denied
from postroad.server.live.presentation import as_wire
from postroad.server.live.state import TableState


def preview(state: TableState, caller: Caller | None, message: wire.Preview) -> wire.Previewed:
    """What some actions would lead to, on a copy; raises Refused where anything would be revealed."""
    seat = own_seat(state, caller, message.seat, is_asked=True)
    if state.position is None or state.seats[seat].asked is None:
        raise denied("not-asked")
    if state.seats[seat].asked != message.asked:
        raise denied("stale")
    position, events = state.position, []
    for data in message.actions:
        step = state.game.foresee(position, seat, state.game.decode(data))
        if step.reveals:
            raise denied("preview-reveals")
        events += state.game.narrate(position, step, seat)
        position = step.position
    return wire.Previewed(state.id, message.id, state.game.view(position, seat), list(map(as_wire, events)))
