"""Thousands of games at once, stepped in the compiled core; everything is a NumPy array that is never copied.

batch = Batch("thurn-taxis", seats=2, games=1024, seed=1)
while True:
    actions = policy(batch.observations, batch.masks)   # one action id a row
    batch.step(actions)                                 # the arrays now show the next moment
    learn(batch.rewards, batch.done)
"""

from collections.abc import Mapping
from typing import Any

from postroad.core.buffers import HOLD
from postroad.core.chance import Quick
from postroad.core.missing import MissingExtra
from postroad.core.position import Position
from postroad.games import GAMES
from postroad.research.spaces import batch_class, spaces

try:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray
except ModuleNotFoundError:
    raise MissingExtra("numpy", "research") from None

Bytes = NDArray[np.uint8]


class Batch:
    """Games of one kind, each at its own moment; one that ends goes on as the next numbered deal in the same step.

    Thurn und Taxis has a row for each game, King's Road one for each seat of each game. All arrays but
    `rewards`, `scores`, `done` and `deals` have one entry a row; they change with `step` and are read-only.
    """

    def __init__(
        self, slug: str, seats: int, games: int, seed: int = 1, options: Mapping[str, Any] | None = None
    ) -> None:
        """Deals are numbered as those of `postroad simulate --seed`; raises Refused for options there are not."""
        if games < 1 or seed < 0:
            raise ValueError(f"{games} games with seed {seed}: there must be at least one, and no negative seed")
        self.spaces = spaces(slug)
        self._core = core = _core(slug, seats, games, seed, dict(options or {}))
        self.layout = self.spaces.layout(seats)
        self.games, self.seats, self.rows = games, seats, int(core.rows)
        self.observations: Bytes = np.frombuffer(core.observations, np.uint8).reshape(self.rows, -1)
        masks = np.frombuffer(core.masks, np.uint8).reshape(self.rows, -1)
        self.masks: Bytes = masks[:, : len(self.spaces.actions)]  # 1 where an action is legal
        self.to_act: Bytes = np.frombuffer(core.to_act, np.uint8)  # the seat whose row it is
        self.owed = np.frombuffer(core.owed, np.bool_)  # whether it owes an action; if not, its action is ignored
        self.sampled: Bytes = np.frombuffer(core.actions, np.uint8)  # the actions of the last step
        self.done: Bytes = np.frombuffer(core.done, np.uint8)  # by game: 1 if the last step ended it, 2 at the limit
        self.rewards = np.frombuffer(core.rewards, np.float64).reshape(games, seats)  # by seat; utilities at the end
        self.scores = np.frombuffer(core.scores, np.int64).reshape(games, seats)  # of the game that ended last
        self.deals = np.frombuffer(core.deals, np.int64)  # the number of the deal that is being played

    def step(self, actions: ArrayLike) -> None:
        """Carry out one action id a row, 255 (`HOLD`) to wait; raises ValueError, and does nothing, if illegal."""
        given = np.asarray(actions)
        if given.shape != (self.rows,) or given.dtype.kind not in "iu":
            raise ValueError(
                f"{self.rows} whole numbers are needed, one a row, not {given.dtype} of shape {given.shape}"
            )
        if given.dtype != np.uint8:
            if not 0 <= given.min() <= given.max() <= HOLD:
                raise ValueError(f"action ids are 0 to {len(self.spaces.actions) - 1}, and {HOLD} to wait")
            given = given.astype(np.uint8)
        self._core.step(given.tobytes())

    def sample(self) -> Bytes:
        """A random legal action for each row, each equally likely."""
        self._core.sample()
        return self.sampled

    def step_randomly(self, times: int = 1) -> None:
        """Steps with random legal actions, wholly inside the core."""
        for _ in range(times):
            self._core.sample()
            self._core.step()

    def position(self, game: int) -> Any:
        """A copy of one game's position."""
        return self._core.position(self._checked(game))

    def set_position(self, game: int, position: Position) -> None:
        """Go on from a copy of a position in one game; it draws from the position's own chance."""
        self._core.set_position(self._checked(game), position)

    def _checked(self, game: int) -> int:
        if not 0 <= game < self.games:
            raise IndexError(f"there is no game {game} in a batch of {self.games}")
        return game


def _core(slug: str, seats: int, games: int, seed: int, options: dict[str, Any]) -> Any:
    template = GAMES[slug].start(options, seats, Quick(0))
    return batch_class(slug)(template, options.get("first", -1), games, seed)
