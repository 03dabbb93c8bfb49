"""What can be set about all tables."""

from dataclasses import dataclass


@dataclass(frozen=True)
class TableSettings:
    """How many tables stay in memory, and how long they may rest."""

    most_loaded: int = 500
    waiting_days: int = 7
    resting_days: int | None = None  # None: a game that has begun may rest for ever
    closed_days: int = 30  # a table that was given up is removed after so many; 0: never
    finished_days: int = 0  # and a finished one
    bot_workers: int = 2
    bot_workers_each: int = 0  # for the tables of one person; 0: all but one
    bot_memory_mib: int = 1024
    own_bots: tuple[str, ...] = ()  # as NAME=SPEC
    lines_per_table: int = 20_000
