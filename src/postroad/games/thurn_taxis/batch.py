# compiled with mypyc
"""Thousands of games at once: a row a game, for the seat whose turn it is.

Buffers are read by others without copying (`research.batch` shows them as NumPy arrays); they are never reallocated.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from postroad.core.bits import count, lowest
from postroad.core.buffers import HOLD, numbers, small, words
from postroad.core.chance import Quick, deal
from postroad.games.thurn_taxis.numbers import OVER
from postroad.games.thurn_taxis.observation import (
    IDS,
    MASK,
    SET,
    UNKNOWN,
    made_width,
    note_legal,
    observe,
    show_mask,
    width,
)
from postroad.games.thurn_taxis.position import ThurnTaxisPosition, dealt
from postroad.games.thurn_taxis.rules import advance
from postroad.games.thurn_taxis.scoring import end_holder, points, winner
from postroad.games.thurn_taxis.spaces import NUMBER_OF


@final
class ThurnTaxisBatch:
    """Games of one number of seats and one edition; a game that ends goes on as the next numbered deal."""

    def __init__(self, template: ThurnTaxisPosition, first: i64, games: i64, seed: int) -> None:
        """The template has the seats and the edition; `first` is who begins, or -1 to draw that by lot."""
        seats: i64 = len(template.players)
        self.seats: i64 = seats
        self.games: i64 = games
        self.rows: i64 = games
        self.width: i64 = width(seats)  # words of an observation
        self.mask_width: i64 = MASK
        self.ids: i64 = IDS
        self.observations: vec[i64] = words(games * self.width, 0)
        self.masks: vec[i64] = words(games * MASK, 0)
        self.to_act: vec[u8] = small(games)  # by row: the seat that owes an action
        self.owed: vec[u8] = small(games)  # by row: 1, always
        self.actions: vec[u8] = small(games)  # what `sample` chose
        self.done: vec[u8] = small(games)  # 1 if the last step ended the game, 2 if at the limit
        self.rewards: vec[float] = numbers(games * seats)  # of the last step, by seat
        self.scores: vec[i64] = words(games * seats, 0)  # of the game that ended last, by seat
        self.deals: vec[i64] = words(games, 0)  # the number of the deal that is being played
        self._template: ThurnTaxisPosition = template
        self._first: i64 = first
        self._seed: int = seed
        self._dealt: i64 = 0
        self._luck: Quick = Quick(2 * (seed << 40) + 1)
        self._made: vec[i64] = words(games * made_width(seats), UNKNOWN)
        self._legal: vec[i64] = words(games * 3, 0)
        self._masked: vec[i64] = words(games * 3, UNKNOWN)
        self._positions: list[ThurnTaxisPosition] = []
        game: i64 = 0
        while game < games:
            self._positions.append(self._dealt_for(game))
            self._show(game)
            game += 1

    def sample(self) -> None:
        """Choose a random legal action for each row, into `actions`."""
        legal, chosen, luck = self._legal, self.actions, self._luck
        game: i64 = 0
        while game < self.games:
            at = 3 * game
            inside: i64 = count(legal[at])
            before: i64 = 0
            skip = luck.below(inside + count(legal[at + 1]) + count(legal[at + 2]))
            if skip >= inside:
                skip -= inside
                at += 1
                before = SET
                inside = count(legal[at])
                if skip >= inside:
                    skip -= inside
                    at += 1
                    before = 2 * SET
            members = legal[at]
            while skip:
                members &= members - 1
                skip -= 1
            chosen[game] = u8(before + lowest(members))
            game += 1

    def step(self, actions: bytes | None = None) -> None:
        """Carry out an action id a row, or what `sample` chose, none on HOLD; raises ValueError if one is illegal."""
        given = self.actions
        game: i64 = 0
        if actions is not None:
            if len(actions) != self.rows:
                raise ValueError(f"{len(actions)} actions for {self.rows} rows")
            while game < self.games:
                action: i64 = actions[game]
                if action != HOLD and not self._is_legal(game, action):
                    raise ValueError(f"action {action} is not legal in row {game}; nothing was carried out")
                given[game] = u8(action)
                game += 1
        game = 0
        while game < self.games:
            if self.done[game]:
                self._forget_end(game)
            chosen = i64(given[game])
            if chosen != HOLD:
                position = self._positions[game]
                advance(position, NUMBER_OF[chosen])
                if position.phase == OVER:
                    self._end(game, position)
                    self._positions[game] = self._dealt_for(game)
                self._show(game)
            game += 1

    def position(self, game: i64) -> ThurnTaxisPosition:
        """A copy of one game's position."""
        return self._positions[game].copy()

    def set_position(self, game: i64, position: ThurnTaxisPosition) -> None:
        """Go on from a copy of a position in one game; it keeps the position's own chance."""
        if len(position.players) != self.seats:
            raise ValueError(f"a position of {len(position.players)} seats does not fit a batch of {self.seats}")
        if position.phase == OVER:
            raise ValueError("this game is over: no one is to act")
        self._positions[game] = position.copy()
        self._show(game)

    def _is_legal(self, game: i64, action: i64) -> bool:
        if action >= IDS:
            return False
        number: i64 = 0
        while action >= SET:
            action -= SET
            number += 1
        return (self._legal[3 * game + number] >> action) & 1 != 0

    def _dealt_for(self, game: i64) -> ThurnTaxisPosition:
        position = dealt(self._template, deal(self._seed, self._dealt), self._first)
        self.deals[game] = self._dealt
        self._dealt += 1
        return position

    def _forget_end(self, game: i64) -> None:
        self.done[game] = 0
        seat: i64 = 0
        while seat < self.seats:
            self.rewards[game * self.seats + seat] = 0.0
            seat += 1

    def _end(self, game: i64, position: ThurnTaxisPosition) -> None:
        self.done[game] = 1
        best: i64 = -1
        if end_holder(position) < 0:
            self.done[game] = 2
        else:
            best = winner(position, ())
        seat: i64 = 0
        while seat < self.seats:
            at = game * self.seats + seat
            self.scores[at] = points(position.players[seat])
            if best < 0:
                self.rewards[at] = 0.0
            elif seat == best:
                self.rewards[at] = 1.0
            else:
                self.rewards[at] = -1.0 / float(self.seats - 1)
            seat += 1

    def _show(self, game: i64) -> None:
        position = self._positions[game]
        self.to_act[game] = u8(position.seat)
        self.owed[game] = 1
        note_legal(self._legal, 3 * game, position)
        show_mask(self.masks, MASK * game, self._legal, 3 * game, self._masked, 3 * game)
        observe(
            self.observations, self.width * game, self._made, made_width(self.seats) * game, position, position.seat
        )


BATCH: Final = ThurnTaxisBatch
