# compiled with mypyc
"""What a region earns, who leaves a noble there, and who has won."""

from collections.abc import Collection

from mypy_extensions import i64

from postroad.core.bits import bit, count, lowest
from postroad.games.kings_road.board import CHAINS, FIELD, FULL, GOAL, RING, SEATS
from postroad.games.kings_road.journal import Chained, Ennobled, Ranked, Scoring, Stayed
from postroad.games.kings_road.state import State


def score(state: State, region: i64) -> None:
    """One region in a round: places, the noble, the markers' way home, the chains (KR-20)."""
    leader = pay_places(state, region, is_final=False)
    _ennoble(state, region, leader)
    _return_markers(state, region)
    _pay_chains(state, region)


def pay_places(state: State, region: i64, *, is_final: bool) -> i64:
    """Pay the places, best first; the seat that alone has most markers, or -1 (KR-21, KR-22)."""
    if state.journal is not None:
        state.journal.append(Scoring(region, is_final))
    tally = tally_of(state, region)
    leader: i64 = -1
    place: i64 = 0
    while tally:
        most, seats = leaders(tally)
        tied = count(seats)
        if place == 0 and tied == 1:
            leader = lowest(seats)
        points = state.terms.pays[SEATS * region + place + tied - 1]  # KR-22
        while seats:
            seat = lowest(seats)
            state.players[seat].score += points
            if state.journal is not None:
                state.journal.append(Ranked(seat, region, most, place + 1, tied, points, is_final))
            tally -= most << (FIELD * seat)
            seats &= seats - 1
        place += tied
    return leader


def tally_of(state: State, region: i64) -> i64:
    """The markers of all in a region, nobles among them: five bits a seat."""
    tally: i64 = 0
    shift: i64 = 0
    for player in state.players:
        tally |= ((player.markers >> (FIELD * region)) & FULL) << shift
        shift += FIELD
    return tally


def leaders(tally: i64) -> tuple[i64, i64]:
    """The most markers anyone has, and the set of seats that have them."""
    most: i64 = 0
    seats: i64 = 0
    seat: i64 = 0
    while tally:
        markers = tally & FULL
        if markers > most:
            most = markers
            seats = 0
        if markers == most:
            seats |= bit(seat)
        tally >>= FIELD
        seat += 1
    return most, seats


def _ennoble(state: State, region: i64, leader: i64) -> None:  # KR-23
    noble = bit(region)
    if leader < 0 or (state.terms.is_hereditary and state.players[leader].nobles & noble):  # KR-40
        _note_stayed(state, region)
        return
    if state.journal is not None:
        state.journal.append(Ennobled(leader, region, noble_owner(state, region)))
    if not state.terms.is_hereditary:
        for player in state.players:
            player.nobles &= ~noble
    state.players[leader].nobles |= noble


def _note_stayed(state: State, region: i64) -> None:
    if state.journal is None:
        return
    seats: i64 = 0
    seat: i64 = 0
    for player in state.players:
        if player.nobles & bit(region):
            seats |= bit(seat)
        seat += 1
    if seats:
        state.journal.append(Stayed(seats, region))


def noble_owner(state: State, region: i64) -> i64:
    """The first seat with a noble in the region, or -1."""
    seat: i64 = 0
    for player in state.players:
        if player.nobles & bit(region):
            return seat
        seat += 1
    return -1


def _return_markers(state: State, region: i64) -> None:  # KR-24
    for player in state.players:
        spare = (player.markers >> (FIELD * region)) & FULL
        if spare:
            spare -= (player.nobles >> region) & 1
            player.markers -= spare << (FIELD * region)
            player.supply += spare


def _pay_chains(state: State, region: i64) -> None:  # KR-25
    seat: i64 = 0
    for player in state.players:
        if player.nobles & bit(region):
            chain: i64 = CHAINS[RING * player.nobles + region]
            points = count(chain)
            player.score += points
            if state.journal is not None:
                state.journal.append(Chained(seat, region, chain, points))
        seat += 1


def is_won(state: State) -> bool:
    """Whether someone has reached the points that end the game (KR-30)."""
    for player in state.players:
        if player.score >= GOAL:
            return True
    return False


def winners(state: State, resigned: Collection[int]) -> list[int]:
    """Who has won a game that is over, of those who did not resign: most points, then most nobles (KR-32)."""
    ranks = [(player.score, count(player.nobles)) for player in state.players]
    best = max([rank for seat, rank in enumerate(ranks) if seat not in resigned])
    return [seat for seat, rank in enumerate(ranks) if rank == best and seat not in resigned]
