"""The numbered files of `schema`: which are there, and which a database still lacks. Knows no engine."""

from importlib import resources
from typing import Final

from postroad.store.store import StoreForeign, StoreNewer

VERSION_NAME: Final = "schema"  # the row of `setting` that holds the number of the last file applied
OWN_TABLES: Final = {"setting", "board"}  # by which a database of ours is known
READ_VERSION: Final = f"select value from setting where name = '{VERSION_NAME}'"


def migrations() -> dict[int, str]:
    """The text of every file by its number."""
    folder = resources.files("postroad.store") / "schema"
    found = {int(file.name.partition(".")[0]): file.read_text() for file in folder.iterdir() if file.name[0].isdigit()}
    return dict(sorted(found.items()))


def pending(version: int, place: str) -> list[str]:
    """The scripts that bring a database up to date, each to run in a transaction; raises StoreNewer."""
    known = migrations()
    if version > max(known):
        raise StoreNewer(place, str(version))
    return [f"{text}\n{_note(number)}" for number, text in known.items() if number > version]


def read_version(value: object, place: str) -> int:
    """The number of the last file applied, as the database has it; raises StoreForeign for anything else."""
    if not str(value).isdigit():
        raise StoreForeign(place)
    return int(str(value))


def _note(number: int) -> str:
    return f"""
        insert into setting (name, value) values ('{VERSION_NAME}', '{number}')
        on conflict (name) do update set value = excluded.value;
    """
