"""Tables that go on from a moment of a finished game, with bots at the other seats."""

import secrets
from typing import Annotated, Final, Literal

from msgspec import Meta

from postroad.core.branch import NoBranch, branch
from postroad.core.follow import LARGEST_SEED
from postroad.core.record import RecordError
from postroad.core.refusals import Refusal, Refused
from postroad.server import replays, wire
from postroad.server.answers import Body
from postroad.server.auth import Caller
from postroad.server.live import commands
from postroad.server.live.log_entries import Occupant, TableOpened
from postroad.server.live.tables import Tables

MOST_DECISIONS: Final = 100_000


class PlayOn(Body, frozen=True):
    """Go on from a finished game after so many decisions, in one of its seats."""

    kind: Literal["table", "record", "example"]
    id: Annotated[str, Meta(max_length=40)]
    decisions: Annotated[int, Meta(ge=0, le=MOST_DECISIONS)]
    seat: wire.SeatNumber
    bot: Annotated[str, Meta(max_length=40)]  # at all other seats
    opens_hands: bool = False  # all hands as they were; else what the seat did not know is dealt anew


def branched(text: str, wanted: PlayOn, person: str) -> TableOpened:
    """The table that goes on from there; raises Refused. Takes its time."""
    recorded = replays.read(text.encode())
    seats = len(recorded.record.players)
    seat = None if wanted.opens_hands else wanted.seat
    try:
        if wanted.seat >= seats:
            raise NoBranch("branch-no-such-seat", seat=wanted.seat + 1, seats=seats)
        start = branch(recorded, wanted.decisions, seat, secrets.randbelow(LARGEST_SEED + 1))
    except RecordError as error:
        raise replays.wrong(error) from error
    except NoBranch as error:
        raise Refused(Refusal("", error.key, dict(error.arguments))) from error
    game = recorded.game
    bot = commands.occupant(wire.SeatPlan("bot", wanted.bot), person, game.slug)
    return TableOpened(
        game=game.slug,
        rules=game.rules,
        options=dict(start.options),
        host=person,
        chairs=[Occupant(person=person) if one == wanted.seat else bot for one in range(seats)],
        is_public=False,
        clock=wire.Clock(),
        absence="wait",
        pace="brisk",
        has_chat=False,
        is_rated=False,
        start=start.text(),
    )


async def open_branch(tables: Tables, caller: Caller, opened: TableOpened) -> str:
    """A new table of the one who asks; its id."""
    await tables.spend_table(caller.person)
    tables.names.note(caller.person, caller.name)
    return await tables.add(opened)
