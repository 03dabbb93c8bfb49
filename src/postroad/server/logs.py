"""The log: one line for each thing that matters, from a closed list of fields; no secret has a field here."""

import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from typing import Any, Final, Literal

LOGGER: Final = logging.getLogger("postroad")
# All that a line can say. Names, addresses, texts, secrets and messages of exceptions are not among them.
FIELDS: Final = (
    "method",
    "route",
    "status",
    "ms",
    "table",
    "game",
    "kind",
    "seat",
    "count",
    "jumped_ms",
    "error",
    "where",
)


def say(level: int, event: str, **values: str | int | float | None) -> None:
    """Log an event with some of the known fields."""
    if unknown := set(values) - set(FIELDS):
        raise ValueError(f"the log has no field {sorted(unknown)[0]!r}")
    if LOGGER.isEnabledFor(level):
        LOGGER.log(level, event, extra={"values": values})


def failure(event: str, error: BaseException, **values: str | int | float | None) -> None:
    """Log an exception by its kind and its place; its message may quote what somebody sent."""
    frames = traceback.extract_tb(error.__traceback__)[-4:]
    where = " < ".join(f"{frame.filename.rpartition('postroad/')[2]}:{frame.lineno}" for frame in reversed(frames))
    say(logging.ERROR, event, error=type(error).__name__, where=where, **values)


class _Lines(logging.Formatter):
    """One line a record; what other libraries say is cut to its first line."""

    def __init__(self, *, is_json: bool) -> None:
        super().__init__()
        self._is_json = is_json

    def format(self, record: logging.LogRecord) -> str:
        values: dict[str, Any] = dict(getattr(record, "values", {}))
        if record.exc_info and record.exc_info[1]:
            values["error"] = type(record.exc_info[1]).__name__
        event = record.getMessage().partition("\n")[0][:200]
        head = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": event,
        }
        if self._is_json:
            return json.dumps({**head, **values}, ensure_ascii=False)
        rest = " ".join(f"{name}={value}" for name, value in values.items())
        return " ".join([*head.values(), rest]).rstrip()


def begin(log_format: Literal["text", "json"], log_level: str) -> None:
    """Write the log to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Lines(is_json=log_format == "json"))
    for name in ("postroad", "uvicorn", "websockets", "asyncio"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(log_level.upper() if name == "postroad" else logging.ERROR)
