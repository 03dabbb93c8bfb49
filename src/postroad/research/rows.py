"""Recorded games as rows of a table: one a decision with what its seat could know, or one a game."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from postroad.core.follow import Follower, RecordedGame
from postroad.core.game import Standings
from postroad.core.record import Record
from postroad.core.spaces import Field, Spaces, utilities
from postroad.research.spaces import has_spaces, spaces


@dataclass(frozen=True)
class Column:
    """One column: its name, the type of its values, whether there is a list of them in each row, and what it is."""

    name: str
    kind: str  # as Arrow calls it: int64, uint8, string, float64, bool
    means: str
    is_list: bool = False


Row = dict[str, Any]

_IDS: Final = (
    Column("game", "int64", "which game of the input, from 0"),
    Column("seed", "int64", "the seed of its deal; null where nobody numbered it"),
    Column("deal", "int64", "the number of its deal"),
)
GAME_COLUMNS: Final = (
    *_IDS,
    Column("slug", "string", "which of the games it is"),
    Column("rules", "int64", "the version of the rules"),
    Column("settings", "string", "edition, options and who began, as JSON"),
    Column("seats", "int64", "how many played"),
    Column("players", "string", "names or bots by seat", is_list=True),
    Column("decisions", "int64", "how many there were"),
    Column("rounds", "int64", "complete rounds"),
    Column("state", "string", "over, limit, resigned, or running where the record ends before the game"),
    Column("scores", "int64", "points by seat; null while it runs", is_list=True),
    Column("winners", "int64", "the seats that won", is_list=True),
)
_DECISION: Final = (
    *_IDS,
    Column("decision", "int64", "which decision of the game, from 0"),
    Column("round", "int64", "complete rounds before it"),
    Column("seat", "int64", "who decided"),
    Column("player", "string", "name or bot of that seat"),
    Column("legal", "int64", "how many actions were legal"),
    Column("action", "string", "what was done"),
    Column("action_id", "int64", "its id in the action space"),
    Column("score", "int64", "the seat's points at the end; null where the game did not end"),
    Column("utility", "float64", "what the game was worth to the seat: 1 for a sole winner, 0 in all"),
    Column("won", "bool", "whether the seat was among the winners"),
)


def decision_columns(slug: str, seats: int) -> tuple[Column, ...]:
    """The columns of decisions: ids, action and result, then every field of the seat's observation."""
    return (
        *_DECISION,
        *(Column(_name(field), _kind(field), field.means, field.count > 1) for field in _fields(slug, seats)),
    )


def game_row(number: int, recorded: RecordedGame) -> Row:
    """One game; raises RecordError where the record is wrong."""
    record, follower = recorded.record, Follower(recorded)
    decisions = sum(1 for _ in follower)
    standings = _standings(follower)
    return {
        **_ids(number, record),
        "slug": record.slug,
        "rules": record.rules,
        "settings": json.dumps(record.settings, separators=(",", ":")),
        "seats": len(record.players),
        "players": list(record.players),
        "decisions": decisions,
        "rounds": follower.position.turn()[0],
        "state": "resigned" if _is_resigned(follower) else standings.state,
        "scores": None if standings.state == "running" else list(standings.scores),
        "winners": list(standings.winners),
    }


def decision_rows(number: int, recorded: RecordedGame) -> Iterator[Row]:
    """The decisions of one game, in order; raises RecordError where the record is wrong."""
    record, game, follower = recorded.record, recorded.game, Follower(recorded)
    space, fields = _spaces(record.slug), _fields(record.slug, len(record.players))
    rows: list[Row] = []
    for followed in follower:
        position, seat = followed.before, followed.seat
        row = _ids(number, record) | {
            "decision": len(rows),
            "round": position.turn()[0],
            "seat": seat,
            "player": record.players[seat],
            "legal": len(game.legal(position, seat)),
            "action": game.write(followed.action),
            "action_id": space.id_of(position, seat, game.number(followed.action)) if space else None,
        }
        if space:
            seen, layout = space.observation(position, seat), space.layout(len(record.players))
            for field in fields:
                values = layout.read(seen, field.name)
                row[_name(field)] = values if field.count > 1 else values[0]
        rows.append(row)
    standings = _standings(follower)
    is_over = standings.state != "running"
    worth = utilities(standings)
    for row in rows:
        seat = row["seat"]
        row["score"] = standings.scores[seat] if is_over else None
        row["utility"] = worth[seat] if is_over else None
        row["won"] = seat in standings.winners if is_over else None
        yield row


def _ids(number: int, record: Record) -> Row:
    deal = record.deal
    return {"game": number, "seed": deal.seed if deal else None, "deal": deal.number if deal else None}


def _is_resigned(follower: Follower) -> bool:
    return len(follower.recorded.record.players) - len(follower.resigned) == 1


def _standings(follower: Follower) -> Standings:
    """As they stand; the last seat that has not resigned has won."""
    found: Standings = follower.game.standings(follower.position, follower.resigned)
    if _is_resigned(follower):
        left = set(range(len(found.scores))) - set(follower.resigned)
        return Standings(found.scores, tuple(left), "over")
    return found


def _spaces(slug: str) -> Spaces[Any] | None:
    return spaces(slug) if has_spaces(slug) else None  # games of other packages may have none


def _fields(slug: str, seats: int) -> tuple[Field, ...]:
    space = _spaces(slug)
    return space.layout(seats).fields if space else ()


def _name(field: Field) -> str:
    name = field.name.replace(" ", "_")
    return f"seen_{name}"  # apart from the columns about the decision: a view has a round and a turn too


def _kind(field: Field) -> str:
    return {1: "uint8", 2: "uint16", 4: "uint32"}[field.bytes_each]
