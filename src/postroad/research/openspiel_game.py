"""The games in OpenSpiel: importing this module registers every game that has spaces, by its slug.

    import pyspiel
    import postroad.research.openspiel_game
    game = pyspiel.load_game("postroad_thurn_taxis(players=3,edition=de)")

Chance is explicit; where seats choose at the same time, they do so one after the other, in secret.
Options are the game's edition where it has editions, else its choices.
"""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from postroad.core.bits import members_of
from postroad.core.explicit import Moment, start
from postroad.core.game import Game
from postroad.core.missing import MissingExtra
from postroad.core.spaces import utilities
from postroad.games import GAMES
from postroad.research.spaces import has_spaces, spaces

try:
    import pyspiel
except ImportError:
    raise MissingExtra("open_spiel", "openspiel") from None


def _parameters(game: Game[Any, Any]) -> dict[str, Any]:
    """The options that can be given, with their defaults."""
    return {name: values[0] for name, values in game.choices.items() if not game.editions or name == "edition"}


def _most_outcomes(game: Game[Any, Any]) -> int:
    """The most that a draw can bring: one of everything that can be drawn, or who begins; 0 where nothing is drawn."""
    return max(len(game.kinds), max(game.seats)) if game.kinds else 0


def _longest(game: Game[Any, Any]) -> int:
    """At least as many decisions as a game can have."""
    return game.limit * max(game.seats) * spaces(game.slug).most_a_turn


def _game_type(game: Game[Any, Any]) -> Any:
    chance = pyspiel.GameType.ChanceMode
    return pyspiel.GameType(
        short_name=f"postroad_{game.slug.replace('-', '_')}",
        long_name=f"Postroad {game.slug}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=chance.EXPLICIT_STOCHASTIC if _most_outcomes(game) else chance.DETERMINISTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": min(game.seats), **_parameters(game)},
    )


class PostroadGame(pyspiel.Game):  # type: ignore[misc]
    """One game with its number of players and its options."""

    slug = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given, game = params or {}, GAMES[self.slug]
        self.seats = int(given.get("players", min(game.seats)))
        self.options = {name: given.get(name, default) for name, default in _parameters(game).items()}
        self.spaces = spaces(self.slug)
        self.first = start(game, self.options, self.seats)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.spaces.actions),
            max_chance_outcomes=_most_outcomes(game),
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=_longest(game),
        )
        super().__init__(TYPES[self.slug], info, given)

    def new_initial_state(self) -> "PostroadState":
        return PostroadState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "_Observer":
        return _Observer(self)


class PostroadState(pyspiel.State):  # type: ignore[misc]
    """A decision or a draw."""

    def __init__(self, game: PostroadGame) -> None:
        super().__init__(game)
        self._spaces, self._slug = game.spaces, game.slug
        self._seats = game.seats
        self.moment: Moment = game.first

    def current_player(self) -> int:
        if self.moment.outcomes:
            chance: int = pyspiel.PlayerId.CHANCE
            return chance
        waiting = members_of(self._position().to_act())
        terminal: int = pyspiel.PlayerId.TERMINAL
        return waiting[0] if waiting else terminal

    def is_terminal(self) -> bool:
        return not self.moment.outcomes and not self._position().to_act()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome.number, outcome.probability) for outcome in self.moment.outcomes]

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self._seats
        return list(utilities(GAMES[self._slug].standings(self._position())))

    def observation(self, player: int) -> bytes:
        """What a player may know; while the game is set up, nothing."""
        position = self.moment.position
        if position is None:
            return bytes(self._spaces.layout(self._seats).size)
        return self._spaces.observation(position, player)

    def __str__(self) -> str:
        drawn = "".join(f" {outcome.number}:{outcome.probability:.4f}" for outcome in self.moment.outcomes)
        return f"{self.moment.position!r}\ndraw:{drawn}" if drawn else repr(self.moment.position)

    def _position(self) -> Any:
        assert self.moment.position is not None
        return self.moment.position

    def _legal_actions(self, player: int) -> list[int]:
        return [action for action, is_legal in enumerate(self._spaces.mask(self._position(), player)) if is_legal]

    def _apply_action(self, action: int) -> None:
        if self.moment.outcomes:
            self.moment = self.moment.draw(action)
        else:
            self.moment = self.moment.act(self.current_player(), self._spaces.number_of(action))

    def _action_to_string(self, player: int, action: int) -> str:
        return f"draw {action}" if player == pyspiel.PlayerId.CHANCE else self._spaces.actions[action]


class _Observer:
    """The fields of an observation one after the other, without padding, and each by name."""

    def __init__(self, game: PostroadGame) -> None:
        layout = game.spaces.layout(game.seats)
        self._used = np.concatenate([np.arange(layout[name].start, layout[name].stop) for name in layout])
        self.tensor: NDArray[np.float32] = np.zeros(len(self._used), np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        start = 0
        for name in layout:
            size = layout[name].stop - layout[name].start
            self.dict[name] = self.tensor[start : start + size]
            start += size

    def set_from(self, state: PostroadState, player: int) -> None:
        self.tensor[:] = np.frombuffer(state.observation(player), np.uint8)[self._used]

    def string_from(self, state: PostroadState, player: int) -> str:
        return state.observation(player).hex()


TYPES: Final = {slug: _game_type(game) for slug, game in GAMES.items() if has_spaces(slug)}
for _slug, _type in TYPES.items():
    pyspiel.register_game(_type, type(_type.short_name, (PostroadGame,), {"slug": _slug}))
