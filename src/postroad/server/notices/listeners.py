"""Everyone who can be told of their turns, as far as this server knows."""

from postroad.store.notices import Notices


class Listeners:
    """Read once; where several servers share a database, the others tell of whom it has changed."""

    def __init__(self, notices: Notices) -> None:
        self.people: set[str] = set()
        self._notices = notices

    async def read(self) -> None:
        """Begin anew."""
        found = await self._notices.listeners()
        self.people.clear()
        self.people.update(found)

    async def recheck(self, person: str) -> None:
        """Someone may be reached now, or no more."""
        if await self._notices.channels(person):
            self.people.add(person)
        else:
            self.people.discard(person)
