# compiled with mypyc
"""Thousands of games at once: a row a seat, since all choose at the same time.

Buffers are read by others without copying (`research.batch` shows them as NumPy arrays); they are never reallocated.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from postroad.core.buffers import HOLD, numbers, small, words
from postroad.core.chance import Quick
from postroad.games.kings_road.numbers import NO_CHOICE
from postroad.games.kings_road.observation import IDS, MASK, mask_rows, observe, show_banners, show_mask, width
from postroad.games.kings_road.position import KingsRoadPosition, dealt
from postroad.games.kings_road.rules import choose
from postroad.games.kings_road.scoring import is_won, winners


@final
class KingsRoadBatch:
    """Games of one number of seats and the same terms; a game that ends goes on as the next numbered deal."""

    def __init__(self, template: KingsRoadPosition, first: i64, games: i64, seed: int) -> None:
        """The template has the seats and the terms; nobody begins in this game, so `first` is not looked at."""
        seats: i64 = len(template.players)
        self.seats: i64 = seats
        self.games: i64 = games
        self.rows: i64 = games * seats
        self.width: i64 = width(seats)  # words of an observation
        self.mask_width: i64 = MASK
        self.ids: i64 = IDS
        self.observations: vec[i64] = words(self.rows * self.width, 0)
        self.masks: vec[i64] = words(self.rows * MASK, 0)
        self.to_act: vec[u8] = small(self.rows)  # by row: its seat
        self.owed: vec[u8] = small(self.rows)  # by row: 1 if the seat owes a choice, else its action is not looked at
        self.actions: vec[u8] = small(self.rows)  # what `sample` chose
        self.done: vec[u8] = small(games)  # 1 if the last step ended the game, 2 if at the limit
        self.rewards: vec[float] = numbers(games * seats)  # of the last step, by seat
        self.scores: vec[i64] = words(games * seats, 0)  # of the game that ended last, by seat
        self.deals: vec[i64] = words(games, 0)  # the number of the deal that is being played
        self._template: KingsRoadPosition = template
        self._dealt: i64 = 0
        self._luck: Quick = Quick(2 * (seed << 40) + 1)
        self._menus: vec[i64] = mask_rows()
        self._positions: list[KingsRoadPosition] = []
        game: i64 = 0
        while game < games:
            self._positions.append(self._dealt_for(game))
            self._show(game, is_new=True)
            game += 1

    def sample(self) -> None:
        """Choose a random legal action for each row that owes one, into `actions`."""
        game: i64 = 0
        while game < self.games:
            position = self._positions[game]
            seat: i64 = 0
            for player in position.players:
                if (position.waiting >> seat) & 1:
                    menu = player.menu
                    self.actions[game * self.seats + seat] = u8(menu.numbers[self._luck.below(menu.count)])
                seat += 1
            game += 1

    def step(self, actions: bytes | None = None) -> None:
        """Carry out an action id for each row that owes one and is not on HOLD; raises ValueError if one is illegal."""
        if actions is not None:
            self._take(actions)
        game: i64 = 0
        while game < self.games:
            if self.done[game]:
                self._forget_end(game)
            position = self._positions[game]
            seats = position.waiting
            seat: i64 = 0
            while seats:
                if seats & 1:
                    action = i64(self.actions[game * self.seats + seat])
                    if action != HOLD:
                        choose(position, seat, position.players[seat].menu.canonical[action])
                seats >>= 1
                seat += 1
            if position.choosing == 0:
                self._end(game, position)
                self._positions[game] = self._dealt_for(game)
            self._show(game, is_new=False)
            game += 1

    def position(self, game: i64) -> KingsRoadPosition:
        """A copy of one game's position."""
        return self._positions[game].copy()

    def set_position(self, game: i64, position: KingsRoadPosition) -> None:
        """Go on from a copy of a position in one game."""
        if len(position.players) != self.seats:
            raise ValueError(f"a position of {len(position.players)} seats does not fit a batch of {self.seats}")
        if position.choosing == 0:
            raise ValueError("this game is over: no one is to act")
        self._positions[game] = position.copy()
        self._show(game, is_new=True)

    def _take(self, actions: bytes) -> None:
        if len(actions) != self.rows:
            raise ValueError(f"{len(actions)} actions for {self.rows} rows")
        row: i64 = 0
        while row < self.rows:
            if self.owed[row]:
                action: i64 = actions[row]
                if action == HOLD:
                    self.actions[row] = HOLD
                    row += 1
                    continue
                menu = self._positions[row // self.seats].players[row % self.seats].menu
                if action >= IDS or menu.canonical[action] == NO_CHOICE:
                    raise ValueError(f"action {action} is not legal in row {row}; nothing was carried out")
                self.actions[row] = u8(action)
            row += 1

    def _dealt_for(self, game: i64) -> KingsRoadPosition:
        self.deals[game] = self._dealt
        self._dealt += 1
        return dealt(self._template)

    def _forget_end(self, game: i64) -> None:
        self.done[game] = 0
        seat: i64 = 0
        while seat < self.seats:
            self.rewards[game * self.seats + seat] = 0.0
            seat += 1

    def _end(self, game: i64, position: KingsRoadPosition) -> None:
        self.done[game] = 2
        best: list[int] = []
        if is_won(position):
            self.done[game] = 1
            best = winners(position, ())
        seat: i64 = 0
        while seat < self.seats:
            at = game * self.seats + seat
            self.scores[at] = position.players[seat].score
            if not best:
                self.rewards[at] = 0.0
            else:
                share = 1.0 / float(len(best)) if seat in best else 0.0
                self.rewards[at] = (float(self.seats) * share - 1.0) / float(self.seats - 1)
            seat += 1

    def _show(self, game: i64, *, is_new: bool) -> None:
        position = self._positions[game]
        seat: i64 = 0
        for player in position.players:
            row = game * self.seats + seat
            owes = (position.waiting >> seat) & 1
            self.to_act[row] = u8(seat)
            self.owed[row] = u8(owes)
            show_mask(self.masks, MASK * row, self._menus, player, may_choose=owes != 0)
            observe(self.observations, self.width * row, position, seat)
            if is_new:
                show_banners(self.observations, self.width * row, position)
            seat += 1


BATCH: Final = KingsRoadBatch
