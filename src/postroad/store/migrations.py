"""The numbered files of `schema`: which are there, and which a database still lacks. Knows no engine.

A file that begins with `-- expands` only adds what a program that does not know it can leave alone: such a program
goes on with that database, beside newer ones.
"""

from functools import cache
from importlib import resources
from typing import Final, NamedTuple

from postroad.store.store import StoreForeign, StoreNewer

VERSION_NAME: Final = "schema"  # the row of `setting` that holds the number of the last file applied
OWN_TABLES: Final = {"setting", "board"}  # by which a database of ours is known
OLDEST_NAME: Final = "schema-oldest"  # and that of the last one that a program must know, after it
EXPANDS: Final = "-- expands"
READ_VERSION: Final = f"""
    select value || coalesce(' ' || (select value from setting where name = '{OLDEST_NAME}'), '')
    from setting where name = '{VERSION_NAME}'
"""


class Schema(NamedTuple):
    """What a database has."""

    number: int = 0  # of the last file applied; 0 for an empty database
    oldest: int = 0  # of the last one that a program must know to use it


@cache
def migrations() -> dict[int, str]:
    """The text of every file by its number."""
    folder = resources.files("postroad.store") / "schema"
    found = {int(file.name.partition(".")[0]): file.read_text() for file in folder.iterdir() if file.name[0].isdigit()}
    return dict(sorted(found.items()))


def pending(schema: Schema, place: str) -> list[str]:
    """The scripts that bring a database up to date, each to run in a transaction; raises StoreNewer."""
    known = migrations()
    if schema.oldest > max(known):
        raise StoreNewer(place, str(schema.number))
    return [f"{text}\n{_note(number, known)}" for number, text in known.items() if number > schema.number]


def read_version(value: object, place: str) -> Schema:
    """What a database says of itself; raises StoreForeign for anything else."""
    parts = str(value).split()
    if not parts or not all(part.isdigit() for part in parts):
        raise StoreForeign(place)
    number, of, oldest = (int(part) for part in (parts * 3)[:3])
    return Schema(number, oldest if of == number else number)


def _note(number: int, known: dict[int, str]) -> str:
    oldest = max((one for one, text in known.items() if one <= number and not text.startswith(EXPANDS)), default=number)
    return f"""
        insert into setting (name, value) values ('{VERSION_NAME}', '{number}'), ('{OLDEST_NAME}', '{number} {oldest}')
        on conflict (name) do update set value = excluded.value;
    """
