"""What is agreed when a table is opened: parts of `wire`."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct


class Clock(Struct, forbid_unknown_fields=True, frozen=True):
    """none: no limit; turn: seconds for each turn; bank: seconds for the whole game."""

    kind: Literal["none", "turn", "bank"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=31 * 86400)] = 0


class SeatPlan(Struct, forbid_unknown_fields=True, frozen=True):
    """Who is to sit there: `me` (the opener; several for hot-seat), `open` to anyone, or a bot by its spec."""

    kind: Literal["me", "open", "bot"]
    bot: Annotated[str, Meta(max_length=40)] = ""


class OpenTable(Struct, forbid_unknown_fields=True, frozen=True):
    """POST /api/tables."""

    game: str
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=8)]
    options: dict[str, Any] = {}  # as `Game.start` takes them: edition, banners, …
    is_public: bool = False
    clock: Clock = Clock()
    absence: Literal["wait", "bot"] = "wait"  # when a clock has run out: nothing happens, or a bot plays on
    pace: Literal["calm", "brisk", "instant"] = "calm"  # how long bots wait before they act
    has_chat: bool = True
    has_hints: bool = False  # whoever plays may ask for hints; against bots alone one always may
    shows_points: bool = True  # everyone's during the game, as far as what they come from is open
    is_rated: bool = True  # whether its result counts for ratings
