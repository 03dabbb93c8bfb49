"""Every decision of a schedule, drawn from named streams: recorded as it goes, so that it can be replayed and shrunk.

In each stream 0 is the quietest choice: the first in the queue, no fault, no delay, nothing said. A schedule of
nothing but zeros is a dull day, and the shorter its lists and the more zeros in them, the shorter its story.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from random import Random

Drawn = dict[str, list[int]]


class Choices:
    """Draws by a seed; or gives again what was drawn before, and zeros where that ends."""

    def __init__(self, seed: int = 0, given: Mapping[str, Sequence[int]] | None = None) -> None:
        self.drawn: Drawn = defaultdict(list)
        self.is_quiet = False  # from here on only zeros
        self._seed = seed
        self._given = given
        self._sources: dict[str, Random] = {}

    def below(self, stream: str, n: int) -> int:
        """A number from 0 to n - 1."""
        if self.is_quiet or n <= 1:
            return 0
        drawn = self.drawn[stream]
        if self._given is not None:
            given = self._given.get(stream, ())
            found = given[len(drawn)] % n if len(drawn) < len(given) else 0
        else:
            source = self._sources.get(stream)
            if source is None:
                source = self._sources[stream] = Random(f"{self._seed}/{stream}")
            found = int(source.random() * n)
        drawn.append(found)
        return found

    def happens(self, stream: str, one_in: int) -> bool:
        """Whether something rare happens: once in so many times; never if that is 0."""
        if not one_in:
            return False
        # The highest number means yes, so that zero means no.
        return self.below(stream, one_in) == one_in - 1 if one_in > 1 else not self.is_quiet

    def seconds(self, stream: str, longest: float) -> float:
        """Some time up to the longest, in steps fine enough that two things rarely fall together."""
        return longest * self.below(stream, 1000) / 1000
