# compiled with mypyc
"""What happens when a player acts: one function a rule, in the order of a turn."""

from typing import Final

from mypy_extensions import i64

from postroad.core.bits import bit, count, lowest
from postroad.games.thurn_taxis.board import (
    ALL_SLOTS,
    GAME_END_TILE,
    LAST_CARRIAGE,
    NEIGHBOURS,
    PROVINCE_CITIES,
    PROVINCE_OF,
    SLOTS,
    size,
)
from postroad.games.thurn_taxis.legal import HAND_LIMIT, takeable
from postroad.games.thurn_taxis.numbers import (
    ABANDON,
    ADMINISTRATOR,
    CARRIER,
    CARTWRIGHT,
    DISCARD,
    DONE,
    DRAW,
    EACH,
    END,
    OVER,
    PLACE,
    PLAY,
    PLAY_SECOND,
    PLAYED,
    POSTMASTER,
    PROVINCE,
    SHORT,
    SLOT,
    TAKE,
    TAKE_SECOND,
    TAKEN,
)
from postroad.games.thurn_taxis.scoring import award, award_bonuses
from postroad.games.thurn_taxis.state import State

LIMIT: Final = 1000  # turns of each player (TT-43)
HELP: Final = 2  # cities that the Cartwright makes up for (TT-24)


def begin(state: State, first: i64) -> None:
    """Lay out the display and start the first player's turn (TT-2, TT-4)."""
    state.first = first
    _lay_out(state)
    _start_turn(state, first)


def advance(state: State, action: i64) -> None:
    """Carry out a legal action of the player whose turn it is."""
    phase = state.phase
    if phase == TAKE or phase == TAKE_SECOND:
        if action == ADMINISTRATOR:
            _call_administrator(state)
        else:
            _take(state, action)
    elif phase == PLAY or phase == TAKEN:
        if action == POSTMASTER:  # TT-21
            state.has_official = False
            state.phase = TAKE_SECOND
        elif action == ABANDON:  # TT-15
            _discard_route(state)
            state.phase = PLAY
        else:
            _play(state, action)
    elif phase == PLAYED:
        if action == END:
            _end_turn(state)
        elif action == CARRIER:  # TT-23
            state.has_official = False
            state.phase = PLAY_SECOND
        else:
            _close(state, action)
    elif phase == PLAY_SECOND:
        _play(state, action)
    elif phase == PLACE:
        _place(state, action >> 1)
    elif phase == SHORT:
        _answer_cartwright(state, action)
    elif phase == DISCARD:
        _discard(state, action)
    else:
        _end_turn(state)


# ---- take -----------------------------------------------------------------------------


def _call_administrator(state: State) -> None:  # TT-22
    state.has_official = False
    slot: i64 = 0
    while slot < SLOTS:
        if state.filled & bit(slot):
            state.discard += bit(2 * state.slot(slot))
            state.discard_size += 1
        slot += 1
    state.display = 0
    state.filled = 0
    _lay_out(state)


def _take(state: State, action: i64) -> None:  # TT-10
    me = state.me
    if action == DRAW:
        card = bit(2 * _draw(state))
        me.hand += card
        me.hand_size += 1
        me.drawn += card
    else:
        slot = action - SLOT
        card = bit(2 * state.slot(slot))
        me.hand += card
        me.hand_size += 1  # before a reshuffle looks at the hand
        me.known += card  # TT-50
        state.display -= state.slot(slot) << (5 * slot)
        state.filled ^= bit(slot)
        _fill(state, slot)
    if state.phase == TAKE and state.has_official and takeable(state):
        state.phase = TAKEN
    else:
        state.phase = PLAY


def _lay_out(state: State) -> None:
    """Fill the empty slots in order, as far as the cards go (TT-12)."""
    slot: i64 = 0
    while slot < SLOTS:
        if not state.filled & bit(slot):
            _fill(state, slot)
        slot += 1


def _fill(state: State, slot: i64) -> None:
    if state.deck_size + state.discard_size > 0:
        city = _draw(state)
        state.pool -= bit(2 * city)
        state.display += city << (5 * slot)
        state.filled |= bit(slot)


def _draw(state: State) -> i64:
    """The city of a card drawn at random from the deck, which must not be empty after TT-11."""
    if state.deck_size == 0:
        _reshuffle(state)
    city = state.chance.kind(state.deck, state.deck_size)
    state.deck -= bit(2 * city)
    state.deck_size -= 1
    return city


def _reshuffle(state: State) -> None:  # TT-11
    state.deck = state.discard
    state.deck_size = state.discard_size
    state.discard = 0
    state.discard_size = 0
    state.pool = state.deck  # everyone saw what was discarded
    for player in state.players:
        player.drawn = 0
        player.old = player.hand_size - size(player.known)


# ---- play -----------------------------------------------------------------------------


def _play(state: State, action: i64) -> None:  # TT-13
    me = state.me
    city = action >> 1
    card = bit(2 * city)
    reach = NEIGHBOURS[city]
    if me.length == 0:
        me.left_reach = reach
        me.right_reach = reach
        me.order_low = city
    elif action & 1:
        me.right_reach = reach
        me.add_right(city)
    else:
        me.left_reach = reach
        me.add_left(city)
    me.route |= card
    me.length += 1
    me.visited |= bit(PROVINCE_OF[city])
    _let_go(state, card)
    state.phase = PLAYED


def _let_go(state: State, card: i64) -> None:
    """A card leaves the hand: the copy that everyone knew of, if there is one (TT-50)."""
    me = state.me
    me.hand -= card
    me.hand_size -= 1
    copies = card | card << 1
    if me.known & copies:
        me.known -= card
    elif me.old == 0:  # everyone can tell that it was drawn since the last reshuffle
        state.pool -= card
        me.drawn -= card
    elif not state.pool & copies:  # and here that it was not
        me.old -= 1


def _discard_route(state: State) -> None:
    me = state.me
    state.discard += me.route
    state.discard_size += me.length
    me.route = 0
    me.length = 0
    me.order_low = 0
    me.order_high = 0
    me.visited = 0


# ---- close ----------------------------------------------------------------------------


def _close(state: State, action: i64) -> None:  # TT-30
    me = state.me
    free = me.route & ~me.offices
    state.closing_each = action == EACH
    state.pending = free if action == EACH else free & PROVINCE_CITIES[action - PROVINCE]
    _ask_for_office(state)


def _place(state: State, city: i64) -> None:  # TT-31
    me = state.me
    me.offices |= bit(2 * city)
    me.present |= bit(PROVINCE_OF[city])
    me.supply -= 1
    if state.closing_each:
        state.pending &= ~PROVINCE_CITIES[PROVINCE_OF[city]]
    else:
        state.pending ^= bit(2 * city)
    _ask_for_office(state)


def _ask_for_office(state: State) -> None:
    """Offices without a choice come first, in route order from the left; then the chosen ones."""
    me = state.me
    if state.pending == 0 or me.supply == 0:  # TT-32
        state.pending = 0
        state.choices = 0
        _reward(state)
        return
    single = state.pending
    due = count(state.pending)
    if state.closing_each:
        single, due = _singles(state.pending)
    if me.supply < due or single == 0:
        state.choices = state.pending
    else:
        place: i64 = 0
        while not single & bit(2 * me.stop(place)):
            place += 1
        state.choices = bit(2 * me.stop(place))
    state.phase = PLACE


def _singles(pending: i64) -> tuple[i64, i64]:
    """The cities that are the only ones open in their province, and how many provinces are open."""
    single: i64 = 0
    provinces: i64 = 0
    while pending:
        here = pending & PROVINCE_CITIES[PROVINCE_OF[lowest(pending) >> 1]]
        if here & (here - 1) == 0:
            single |= here
        provinces += 1
        pending &= ~here
    return single, provinces


def _reward(state: State) -> None:
    """Bonuses and the carriage (TT-33 to TT-38)."""
    me = state.me
    award_bonuses(state)
    if me.carriage < LAST_CARRIAGE:
        if me.length > me.carriage:
            me.carriage += 1
        elif state.has_official and me.length + HELP > me.carriage:  # TT-24
            state.phase = SHORT
            return
    _finish_closing(state)


def _answer_cartwright(state: State, action: i64) -> None:  # TT-24
    if action == CARTWRIGHT:
        state.has_official = False
        state.me.carriage += 1
        _finish_closing(state)
        return
    _finish_closing(state)
    if action == END:
        _end_turn(state)
    else:
        _discard(state, action)


def _finish_closing(state: State) -> None:
    me = state.me
    if me.carriage == LAST_CARRIAGE or me.supply == 0:  # TT-40
        award(state, state.tiles & GAME_END_TILE)
    _discard_route(state)  # TT-39
    state.phase = DISCARD if me.hand_size > HAND_LIMIT else DONE


def _discard(state: State, action: i64) -> None:  # TT-39
    card = bit(action)
    _let_go(state, card)
    state.discard += card
    state.discard_size += 1
    if state.me.hand_size <= HAND_LIMIT:
        state.phase = DONE


# ---- end ------------------------------------------------------------------------------


def _end_turn(state: State) -> None:
    seat = state.seat + 1
    if seat == len(state.players):
        seat = 0
    if seat == state.first:
        state.round += 1
        if not state.tiles & GAME_END_TILE or state.round == LIMIT:  # TT-40, TT-43
            state.phase = OVER
            return
    if state.filled != ALL_SLOTS:  # TT-12
        _lay_out(state)
    _start_turn(state, seat)


def _start_turn(state: State, seat: i64) -> None:
    state.seat = seat
    me = state.players[seat]
    state.me = me
    state.has_official = True
    state.must_call = state.round == 0 if state.only_first else me.hand_size == 0
    if takeable(state):
        state.phase = TAKE
    elif me.hand_size > 0:  # TT-12
        state.phase = PLAY
    else:
        state.phase = DONE
