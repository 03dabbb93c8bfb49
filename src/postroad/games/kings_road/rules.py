# compiled with mypyc
"""What happens when a player chooses: one function a rule, in the order of a round."""

from mypy_extensions import i64

from postroad.core.bits import bit
from postroad.games.kings_road.board import FIELD, FULL, LIMIT, RING
from postroad.games.kings_road.journal import Chose, Placed, Travelled
from postroad.games.kings_road.numbers import CHOICES, NO_CHOICE, Choice, menu
from postroad.games.kings_road.scoring import is_won, pay_places, score
from postroad.games.kings_road.state import Player, State, next_region


def begin(state: State) -> None:
    """Ask for the first choices (KR-10)."""
    _ask_all(state)


def choose(state: State, seat: i64, choice: i64) -> None:
    """Note a legal choice as made, in place of an earlier one; the last one reveals all (KR-13)."""
    state.players[seat].choice = choice
    state.waiting &= ~bit(seat)
    if state.waiting == 0:
        _reveal(state)


def suppose(state: State, seat: i64, choice: i64) -> None:
    """Carry out one choice as if nobody else played; nothing scores."""
    player = state.players[seat]
    player.choice = choice
    if state.journal is not None:
        _note_choice(state, seat, CHOICES[choice])
    _carry_out(state, player, CHOICES[choice])


def _ask_all(state: State) -> None:
    seats: i64 = len(state.players)
    state.is_second = False
    _ask(state, bit(seats) - 1)


def _ask(state: State, seats: i64) -> None:
    state.choosing = seats
    state.waiting = seats
    seat: i64 = 0
    for player in state.players:
        if seats & bit(seat):
            player.menu = menu(player.supply, has_dragon=player.has_dragon, has_witch=player.has_witch)
        seat += 1


def _reveal(state: State) -> None:  # KR-13
    witches: i64 = 0
    seat: i64 = 0
    for player in state.players:
        if player.choice != NO_CHOICE:
            choice = CHOICES[player.choice]
            if state.journal is not None:
                _note_choice(state, seat, choice)
            _carry_out(state, player, choice)
            if choice.is_witch:
                witches |= bit(seat)
        seat += 1
    if witches:  # KR-16
        state.is_second = True
        _ask(state, witches)
    else:
        _end_round(state)


def _carry_out(state: State, player: Player, choice: Choice) -> None:
    player.choice = NO_CHOICE
    player.markers += choice.markers
    player.supply -= choice.count
    if choice.dragons:  # KR-15
        player.has_dragon = False
        state.dragons += 1
    elif choice.is_witch:
        player.has_witch = False


def _note_choice(state: State, seat: i64, choice: Choice) -> None:
    assert state.journal is not None
    state.journal.append(Chose(seat, state.players[seat].choice, state.is_second))
    for card in choice.cards:
        if card < RING:
            state.journal.append(Placed(seat, card, (choice.markers >> (FIELD * card)) & FULL))


def _end_round(state: State) -> None:
    scored = _score_round(state)
    state.round += 1
    if is_won(state):  # KR-30
        _score_finally(state, scored)
        _stop(state)
    elif state.round == LIMIT:  # KR-33
        _stop(state)
    else:
        _ask_all(state)


def _score_round(state: State) -> i64:
    """Score the King's region and one more for each Dragon; the set of them (KR-20, KR-26)."""
    scored: i64 = 0
    while True:
        score(state, state.king)
        scored |= bit(state.king)
        state.king = next_region(state.king)
        if state.dragons == 0:
            break
        state.dragons -= 1
    if state.journal is not None:
        state.journal.append(Travelled(state.king))
    return scored


def _score_finally(state: State, scored: i64) -> None:  # KR-31
    region: i64 = 0
    while region < RING:
        if not scored & bit(region):
            pay_places(state, region, is_final=True)
        region += 1


def _stop(state: State) -> None:
    state.choosing = 0
    state.is_second = False
