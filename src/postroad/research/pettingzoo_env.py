"""The games as PettingZoo environments: seat after seat for both, all at once for King's Road.

    env = TurnEnv("thurn-taxis", seats=3)
    env.reset(seed=1)
    for seat in env.agent_iter():
        seen, reward, is_over, is_stopped, _ = env.last()
        env.step(None if is_over or is_stopped else choose(seen["observation"], seen["action_mask"]))

Seats are called `seat_0` and so on; the reward is the game's utility, paid at its end.
"""

from collections.abc import Mapping
from operator import index
from typing import Any

import numpy as np
from numpy.typing import NDArray

from postroad.core.bits import members_of
from postroad.core.chance import Quick
from postroad.core.missing import MissingExtra
from postroad.core.position import Position
from postroad.core.spaces import utilities
from postroad.games import GAMES
from postroad.research.spaces import spaces

try:
    import gymnasium
    from pettingzoo import AECEnv, ParallelEnv
except ImportError:
    raise MissingExtra("pettingzoo", "research") from None

Seen = dict[str, NDArray[Any]]


class _Table:
    """One game, for both kinds of environment."""

    def __init__(self, slug: str, seats: int, options: Mapping[str, Any] | None) -> None:
        self.spaces = spaces(slug)
        self.game = GAMES[slug]
        self.options = dict(options or {})
        self.seats = seats
        self.deal(0)  # says at once if there is no such game
        size, ids = self.spaces.layout(seats).size, len(self.spaces.actions)
        self.names = [f"seat_{seat}" for seat in range(seats)]
        self.actions = {name: gymnasium.spaces.Discrete(ids) for name in self.names}
        self.observations = {
            name: gymnasium.spaces.Dict(
                {
                    "observation": gymnasium.spaces.Box(0, 255, (size,), np.uint8),
                    "action_mask": gymnasium.spaces.Box(0, 1, (ids,), np.int8),
                }
            )
            for name in self.names
        }

    def deal(self, seed: int) -> None:
        self.position: Position = self.game.start(self.options, self.seats, Quick(seed))

    def observe(self, seat: int) -> Seen:
        return {
            "observation": np.frombuffer(self.spaces.observation(self.position, seat), np.uint8),
            "action_mask": np.frombuffer(self.spaces.mask(self.position, seat), np.int8),
        }

    def act(self, seat: int, action: Any) -> None:
        mask = self.spaces.mask(self.position, seat)
        try:
            chosen = index(action)  # a plain number: those of NumPy take longer to compare
        except TypeError:
            raise ValueError(f"seat {seat} owes an action: {action!r} is no action id") from None
        if not 0 <= chosen < len(mask) or not mask[chosen]:
            raise ValueError(f"action {chosen} is not legal for seat {seat} now: the action mask says what is")
        self.position.advance(seat, self.spaces.number_of(chosen))

    def waiting(self) -> list[int]:
        return members_of(self.position.to_act())

    def result(self) -> tuple[list[float], bool]:
        """Utilities by seat, and whether the game was stopped at its limit."""
        standings = self.game.standings(self.position)
        return list(utilities(standings)), standings.state == "limit"


class TurnEnv(AECEnv[str, Seen, int]):  # type: ignore[misc]
    """One seat after the other; seats that choose in secret do so one by one, and do not see it."""

    def __init__(
        self, slug: str, seats: int, options: Mapping[str, Any] | None = None, render_mode: str | None = None
    ) -> None:
        super().__init__()
        self._table = _Table(slug, seats, options)
        version = self._table.spaces.version
        self.metadata = {"name": f"{slug}_v{version}", "is_parallelizable": False, "render_modes": ["ansi"]}
        self.render_mode = render_mode
        self.possible_agents = list(self._table.names)
        self._numbers = {name: seat for seat, name in enumerate(self.possible_agents)}
        self._deals = 0

    def observation_space(self, agent: str) -> Any:
        return self._table.observations[agent]

    def action_space(self, agent: str) -> Any:
        return self._table.actions[agent]

    def observe(self, agent: str) -> Seen:
        return self._table.observe(self._numbers[agent])

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game: the one of the seed, or the one after the last."""
        self._deals = self._deals + 1 if seed is None else seed
        self._table.deal(self._deals)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        self.agent_selection = self.agents[self._table.waiting()[0]]

    def step(self, action: int | None) -> None:
        name = self.agent_selection
        if self.terminations[name] or self.truncations[name]:
            self._was_dead_step(action)
            return
        self._table.act(self._numbers[name], action)
        self._cumulative_rewards[name] = 0.0
        waiting = self._table.waiting()
        if waiting:
            self.agent_selection = self.possible_agents[waiting[0]]
            return
        paid, is_stopped = self._table.result()
        self.rewards = dict(zip(self.agents, paid, strict=True))
        self.terminations = dict.fromkeys(self.agents, not is_stopped)
        self.truncations = dict.fromkeys(self.agents, is_stopped)
        self._accumulate_rewards()

    def render(self) -> str:
        """The table as text, everything hidden included."""
        return repr(self._table.position)

    def close(self) -> None:
        """Nothing is held open."""


class SimultaneousEnv(ParallelEnv[str, Seen, int]):  # type: ignore[misc]
    """All that owe a choice choose at once: King's Road; the action of a seat that owes none is not looked at."""

    def __init__(
        self, slug: str, seats: int, options: Mapping[str, Any] | None = None, render_mode: str | None = None
    ) -> None:
        self._table = _Table(slug, seats, options)
        if len(self._table.waiting()) < seats:
            raise ValueError(f"in {slug} one seat acts after the other: TurnEnv is for that")
        self.metadata = {"name": f"{slug}_v{self._table.spaces.version}", "render_modes": ["ansi"]}
        self.render_mode = render_mode
        self.possible_agents = list(self._table.names)
        self.agents: list[str] = []
        self._deals = 0

    def observation_space(self, agent: str) -> Any:
        return self._table.observations[agent]

    def action_space(self, agent: str) -> Any:
        return self._table.actions[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """Deal a game: the one of the seed, or the one after the last."""
        self._deals = self._deals + 1 if seed is None else seed
        self._table.deal(self._deals)
        self.agents = list(self.possible_agents)
        return self._seen(), {name: {} for name in self.agents}

    def step(self, actions: Mapping[str, int]) -> tuple[Any, ...]:
        table = self._table
        for seat in table.waiting():
            name = self.possible_agents[seat]
            if name not in actions:
                raise ValueError(f"{name} owes an action, and none is given")
            table.act(seat, actions[name])
        names, is_over = self.agents, not table.waiting()
        paid, is_stopped = table.result()
        found: tuple[Any, ...] = (
            self._seen(),
            dict(zip(names, paid, strict=True)),
            dict.fromkeys(names, is_over and not is_stopped),
            dict.fromkeys(names, is_over and is_stopped),
            {name: {} for name in names},
        )
        if is_over:
            self.agents = []
        return found

    def render(self) -> str:
        """The table as text, everything hidden included."""
        return repr(self._table.position)

    def close(self) -> None:
        """Nothing is held open."""

    def _seen(self) -> dict[str, Seen]:
        return {name: self._table.observe(seat) for seat, name in enumerate(self.possible_agents)}
