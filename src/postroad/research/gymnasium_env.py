"""One learner among bots, as a Gymnasium environment; and many such games at once, stepped in the core.

    env = LearnerEnv("thurn-taxis", bots=["sensible"], seat=0)
    seen, info = env.reset(seed=1)
    seen, reward, is_over, is_stopped, info = env.step(action)      # info["action_mask"] says what is legal

The reward is the game's utility, paid at its end. `action_masks()` is what MaskablePPO asks for.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from postroad.bots.bot import Bot
from postroad.bots.roster import bot as bot_of
from postroad.core.bits import members_of
from postroad.core.buffers import HOLD
from postroad.core.chance import Quick
from postroad.core.missing import MissingExtra
from postroad.core.position import Position
from postroad.core.spaces import utilities
from postroad.games import GAMES
from postroad.research.batch import Batch
from postroad.research.spaces import spaces

try:
    import gymnasium
    from gymnasium.vector import AutoresetMode, VectorEnv
except ImportError:
    raise MissingExtra("gymnasium", "research") from None

Bytes = NDArray[np.uint8]
Info = dict[str, Any]
Policy = Callable[[Bytes, Bytes], NDArray[Any]]  # observations and masks in, an action id a row out


class LearnerEnv(gymnasium.Env[Bytes, np.int64]):
    """A game in which one seat learns and bots have the others, in their order from there."""

    def __init__(
        self,
        slug: str,
        bots: Sequence[str | Bot],
        seat: int = 0,
        options: Mapping[str, Any] | None = None,
        *,
        loses_by_illegal: bool = False,
        render_mode: str | None = None,
    ) -> None:
        """An illegal action raises ValueError, or ends the game as lost if `loses_by_illegal`."""
        self._spaces, self._options, self._seats = spaces(slug), dict(options or {}), len(bots) + 1
        self._game = GAMES[slug]
        if isinstance(bots, str):
            raise TypeError(f"bots is a list, one for each other seat, as in [{bots!r}]")
        if not 0 <= seat < self._seats:
            raise ValueError(f"there is no seat {seat} among {self._seats}")
        self._position: Position = self._game.start(self._options, self._seats, Quick(0))
        made = [bot_of(one, slug) if isinstance(one, str) else one for one in bots]
        self._bots = {(seat + 1 + place) % self._seats: one for place, one in enumerate(made)}
        self._seat, self._loses = seat, loses_by_illegal
        self._luck, self._deals = Quick(0), 0
        self.metadata = {"render_modes": ["ansi"]}
        self.render_mode = render_mode
        self.observation_space = gymnasium.spaces.Box(0, 255, (self._spaces.layout(self._seats).size,), np.uint8)
        self.action_space = gymnasium.spaces.Discrete(len(self._spaces.actions))

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Bytes, Info]:
        """Deal a game, the one of the seed or the one after the last, and let bots act until the learner is to."""
        super().reset(seed=seed)
        self._deals = self._deals + 1 if seed is None else seed
        self._position = self._game.start(self._options, self._seats, Quick(2 * self._deals))
        self._luck = Quick(2 * self._deals + 1)
        self._let_bots_act()
        return self._seen(), self._info()

    def step(self, action: np.int64) -> tuple[Bytes, float, bool, bool, Info]:
        mask = self._spaces.mask(self._position, self._seat)
        if not 0 <= action < len(mask) or not mask[action]:
            if not self._loses:
                raise ValueError(f"action {action} is not legal now: info['action_mask'] says what is")
            return self._seen(), -1.0, True, False, self._info()
        self._position.advance(self._seat, self._spaces.number_of(int(action)))
        self._let_bots_act()
        standings = self._game.standings(self._position)
        paid = utilities(standings)[self._seat]
        return self._seen(), paid, standings.state == "over", standings.state == "limit", self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """By action id: whether the learner may do it now."""
        return np.frombuffer(self._spaces.mask(self._position, self._seat), np.bool_)

    def render(self) -> str:
        """The table as text, everything hidden included."""
        return repr(self._position)

    def _let_bots_act(self) -> None:
        """Bots act until the learner is to, or the game is over.

        Where all choose at once, they do after the learner: it is shown the moment as a batch shows it, with nobody
        having chosen yet.
        """
        while (waiting := members_of(self._position.to_act())) and self._seat not in waiting:
            for seat in waiting:
                view = self._game.view(self._position, seat)
                action = self._bots[seat].choose(view, view.legal, self._luck)
                self._position = self._game.apply(self._position, seat, action).position

    def _seen(self) -> Bytes:
        return np.frombuffer(self._spaces.observation(self._position, self._seat), np.uint8)

    def _info(self) -> Info:
        return {"action_mask": self.action_masks().astype(np.int8)}


class LearnerVectorEnv(VectorEnv[Bytes, NDArray[Any], NDArray[Any]]):
    """Many games at once with one learner in each; a game that ends goes on as the next deal in the same step.

    Opponents act by a policy that sees their rows alone, or at random inside the core.
    """

    def __init__(
        self,
        slug: str,
        seats: int,
        games: int,
        opponents: Policy | None = None,
        seat: int = 0,
        options: Mapping[str, Any] | None = None,
        seed: int = 1,
    ) -> None:
        self._made = (slug, seats, games)
        self._options, self._opponents, self._seat = options, opponents, seat
        if not 0 <= seat < seats:
            raise ValueError(f"there is no seat {seat} among {seats}")
        self._batch = Batch(*self._made, seed=seed, options=options)
        self._next_seed = seed + 1
        self.num_envs = games
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        size, ids = self._batch.layout.size, len(self._batch.spaces.actions)
        self.single_observation_space = gymnasium.spaces.Box(0, 255, (size,), np.uint8)
        self.single_action_space = gymnasium.spaces.Discrete(ids)
        self.observation_space = gymnasium.spaces.Box(0, 255, (games, size), np.uint8)
        self.action_space = gymnasium.spaces.MultiDiscrete([ids] * games)
        per_game = self._batch.rows // games
        self._rows = np.arange(games) * per_game + (seat if per_game > 1 else 0)  # where the learner's row is

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Bytes, Info]:
        """Deal all games anew, those of the seed or of the one after the last."""
        chosen = self._next_seed if seed is None else seed
        self._next_seed = chosen + 1
        self._batch = Batch(*self._made, seed=chosen, options=self._options)
        self._let_others_act(np.zeros(self.num_envs), np.zeros(self.num_envs, np.uint8))
        return self._batch.observations[self._rows], self._info()

    def step(self, actions: NDArray[Any]) -> tuple[Bytes, Any, Any, Any, Info]:
        given = np.asarray(actions)
        if given.shape != (self.num_envs,):
            raise ValueError(f"{self.num_envs} actions are needed, one a game, not an array of shape {given.shape}")
        chosen = self._others()
        chosen[self._rows] = given
        self._batch.step(chosen)
        rewards, done = self._batch.rewards[:, self._seat].copy(), self._batch.done.copy()
        self._let_others_act(rewards, done)
        return self._batch.observations[self._rows], rewards, done == 1, done == 2, self._info()

    def _others(self) -> Bytes:
        """What the opponents do; the learner's rows are on hold."""
        batch = self._batch
        if self._opponents is None:
            chosen = batch.sample().copy()
        else:
            chosen = np.full(batch.rows, HOLD, np.uint8)
            rows = np.flatnonzero(batch.owed & (batch.to_act != self._seat))
            if rows.size:
                chosen[rows] = self._opponents(batch.observations[rows], batch.masks[rows])
        chosen[batch.to_act == self._seat] = HOLD
        return chosen

    def _let_others_act(self, rewards: NDArray[Any], done: Bytes) -> None:
        """Step the games in which the learner owes nothing until it does in all."""
        batch = self._batch
        while True:
            owes = (batch.to_act[self._rows] == self._seat) & batch.owed[self._rows]
            if owes.all():
                return
            chosen = self._others().reshape(batch.games, -1)
            chosen[owes] = HOLD
            batch.step(chosen.reshape(-1))
            rewards += batch.rewards[:, self._seat]
            np.maximum(done, batch.done, out=done)

    def _info(self) -> Info:
        return {"action_mask": self._batch.masks[self._rows].astype(np.int8)}
