"""A cache of the names of people; logs hold only opaque ids."""

from collections.abc import Iterable

from postroad.store.people import read_name
from postroad.store.store import Store


class Names:
    """A cache of names by person; "" is a person who was deleted."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[str, str] = {}

    def of(self, person: str) -> str:
        """The name of a person asked for before."""
        return self._known.get(person, "")

    def note(self, person: str, name: str) -> None:
        """A person is called so now."""
        self._known[person] = name

    async def look_up(self, people: Iterable[str]) -> None:
        """Make sure that these are known."""
        for person in people:
            if person and person not in self._known:
                self._known[person] = await read_name(self._store, person)
