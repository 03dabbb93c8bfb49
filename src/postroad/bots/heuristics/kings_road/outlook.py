# compiled with mypyc
"""What a seat of King's Road stands to win, as learnt from games: a small network over a table of features.

Every feature has a row of weights: one that counts by itself, and one for each hidden unit. A seat's
units add up its rows; what they come to together, compared with the other seats, is its chance.
"""

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from postroad.bots.heuristics.kings_road.prospects import Valuer
from postroad.core.bits import bit, count, lowest
from postroad.core.buffers import numbers, words
from postroad.games.kings_road.board import CHAINS, FIELD, FULL, RING, SEATS
from postroad.games.kings_road.scoring import leaders, tally_of
from postroad.games.kings_road.state import State, Terms

MOST: Final = 5  # markers in a region that are told apart; more count as so many
STEPS: Final = 6 * 6 * 4  # rows for one distance of the King
BINS: Final = 14  # of points, three each

# Where rows begin. By region, from the King on: own markers, the most of any other, whose noble stands there;
PLACES: Final = 0
PLACES_PAID: Final = PLACES + RING * STEPS  # the same, by what the first place pays;
RUNNERS: Final = PLACES_PAID + RING * STEPS  # own markers, and those of the second best of the others,
RUNNERS_PAID: Final = RUNNERS + RING * 36  # the same, by what the second place pays;
MINE: Final = RUNNERS_PAID + RING * 36  # what the region would pay now,
NOBLE: Final = MINE + RING  # the chain of a noble that stands, where its owner is alone in front,
CROWN: Final = NOBLE + RING  # and of one that would come to stand.
SCORES: Final = CROWN + RING  # own points and those of the best of the others, roughly
SCORE: Final = SCORES + BINS * BINS  # own, the best and the second best of the others, exactly
SUPPLY: Final = SCORE + 3  # own markers at hand
OTHERS: Final = SUPPLY + 13  # the most that another has at hand
CARDS: Final = OTHERS + 13  # Dragons and Witches that are left
TABLE: Final = CARDS + 16  # three, four or five players; hereditary nobles; always
ROWS: Final = TABLE + 5

FINENESS: Final = 256.0  # units are counted in such parts of 1,
PACKED: Final = 4  # so many in a word
BITS: Final = 16
HALF: Final = 1 << 15
LOWEST: Final = (1 << 16) - 1
MOST_A_REGION: Final = 1600  # so that no sum needs more bits than it has
MOST_A_CHAIN: Final = 1000
MOST_A_SEAT: Final = 10_000
SLOTS: Final = 1 << 13


@final
class Outlook(Valuer):
    """Values positions between rounds for every seat: chances that add up to 1.

    What a region or a seat's own things add to the units is kept, packed, for the next position that has the same.
    """

    def __init__(self, weights: list[float], seats: i64) -> None:
        """Rows of one weight that counts and one for each hidden unit; then what each unit counts."""
        super().__init__(seats)
        self.lanes: i64 = len(weights) // (ROWS + 1)
        self.words: i64 = (self.lanes + PACKED - 1) // PACKED
        self.weights: vec[float] = numbers(len(weights))
        place: i64 = 0
        for weight in weights:
            self.weights[place] = weight
            place += 1
        self.terms: Terms | None = None  # that what is kept is for
        self.regions: Kept = Kept(seats * self.words)
        self.seats_own: Kept = Kept(self.words)
        self.chains: vec[i64] = words(2 * RING * (RING + 1) * self.words, 0)
        self.sums: vec[i64] = words(SEATS * self.words, 0)  # the units of all seats, packed
        self.units: vec[float] = numbers(SEATS * self.lanes)  # those of what is being added up
        self.noted: list[tuple[int, int, float]] | None = None  # for whoever learns: seat, row, how much of it

    def margins(self, state: State) -> None:
        if state.choosing == 0:
            self.ended(state)
            return
        if state.terms is not self.terms:
            self._begin(state.terms)
        place: i64 = 0
        while place < self.seats * self.words:
            self.sums[place] = 0
            place += 1
        region: i64 = 0
        while region < RING:
            self._add_region(state, region)
            region += 1
        seat: i64 = 0
        while seat < self.seats:
            self._add_seat(state, seat)
            self.totals[seat] = self._outcome(seat)
            seat += 1
        share(self.totals)

    def _begin(self, terms: Terms) -> None:
        self.terms = terms
        self.regions.clear()
        self.seats_own.clear()
        row: i64 = 0
        while row < 2 * RING:
            length: i64 = 0
            while length <= RING:
                self._clear_units()
                self._add(0, NOBLE + row, float(length))
                self._pack(self.chains, (row * (RING + 1) + length) * self.words, 1, MOST_A_CHAIN)
                length += 1
            row += 1

    def _add_region(self, state: State, region: i64) -> None:
        steps = region - state.king
        if steps < 0:
            steps += RING
        tally = tally_of(state, region)
        if tally == 0:
            return
        nobles: i64 = 0
        seat: i64 = 0
        for player in state.players:
            nobles |= ((player.nobles >> region) & 1) << seat
            seat += 1
        key = (((tally << SEATS) | nobles) << 6) | (region << 3) | steps
        slot = self.regions.slot(key)
        if self.regions.keys[slot] != key:
            self._clear_units()
            self._region(state, region, steps)
            self.regions.keys[slot] = key
            self._pack(self.regions.sums, slot * self.seats * self.words, self.seats, MOST_A_REGION)
        added(self.sums, 0, self.regions.sums, slot * self.seats * self.words, self.seats * self.words)
        _, seats = leaders(tally)
        if not seats & (seats - 1):
            self._add_chain(state, region, steps, lowest(seats))

    def _add_chain(self, state: State, region: i64, steps: i64, seat: i64) -> None:
        nobles = state.players[seat].nobles
        chain: i64 = CHAINS[RING * (nobles | bit(region)) + region]
        row = steps if nobles & bit(region) else RING + steps
        place = (row * (RING + 1) + count(chain)) * self.words
        added(self.sums, seat * self.words, self.chains, place, self.words)

    def _add_seat(self, state: State, seat: i64) -> None:
        key = self._own(state, seat)
        slot = self.seats_own.slot(key)
        if self.seats_own.keys[slot] != key:
            self._clear_units()
            self._seat(state, key)
            self.seats_own.keys[slot] = key
            self._pack(self.seats_own.sums, slot * self.words, 1, MOST_A_SEAT)
        added(self.sums, seat * self.words, self.seats_own.sums, slot * self.words, self.words)

    def _clear_units(self) -> None:
        place: i64 = 0
        while place < SEATS * self.lanes:
            self.units[place] = 0.0
            place += 1

    def _add(self, seat: i64, row: i64, factor: float) -> None:
        if self.noted is not None:
            self.noted.append((seat, row, factor))
        to = seat * self.lanes
        at = row * self.lanes
        end = at + self.lanes
        while at < end:
            self.units[to] += factor * self.weights[at]
            at += 1
            to += 1

    def _pack(self, out: vec[i64], at: i64, seats: i64, most: i64) -> None:
        """Write units as whole numbers, four to a word; a word is their sum, each times its place."""
        seat: i64 = 0
        while seat < seats:
            word: i64 = 0
            while word < self.words:
                packed: i64 = 0
                lane = min((word + 1) * PACKED, self.lanes) - 1
                while lane >= word * PACKED:
                    unit = i64(math.floor(self.units[seat * self.lanes + lane] * FINENESS + 0.5))
                    packed = (packed << BITS) + max(-most, min(most, unit))
                    lane -= 1
                out[at + seat * self.words + word] = packed
                word += 1
            seat += 1

    def _outcome(self, seat: i64) -> float:
        """What a seat's units come to."""
        total: float = 0.0
        lane: i64 = 0
        word: i64 = 0
        while word < self.words:
            packed = self.sums[seat * self.words + word]
            end = min(lane + PACKED, self.lanes)
            while lane < end:
                unit = ((packed + HALF) & LOWEST) - HALF
                packed = (packed - unit) >> BITS
                if lane == 0:
                    total = float(unit)
                elif unit > 0:
                    total += float(unit) * self.weights[ROWS * self.lanes + lane]
                lane += 1
            word += 1
        return total / FINENESS

    def _region(self, state: State, region: i64, steps: i64) -> None:
        """All that a region says but for chains."""
        first: i64 = 0
        second: i64 = 0
        third: i64 = 0
        nobles: i64 = 0
        for player in state.players:
            markers = (player.markers >> (FIELD * region)) & FULL
            nobles += (player.nobles >> region) & 1
            if markers > first:
                third = second
                second = first
                first = markers
            elif markers > second:
                third = second
                second = markers
            elif markers > third:
                third = markers
        seat: i64 = 0
        for player in state.players:
            markers = (player.markers >> (FIELD * region)) & FULL
            noble = (player.nobles >> region) & 1
            rival = first if markers < first else second
            runner = third if markers >= second else second
            row = steps * STEPS + capped(markers) * 24 + capped(rival) * 4 + noble * 2
            if nobles > noble:
                row += 1
            self._add(seat, PLACES + row, 1.0)
            self._add(seat, PLACES_PAID + row, paid(state, region, 0))
            if self.seats > 2:
                row = steps * 36 + capped(markers) * 6 + capped(runner)
                self._add(seat, RUNNERS + row, 1.0)
                self._add(seat, RUNNERS_PAID + row, paid(state, region, 1))
                self._mine(state, region, seat, MINE + steps)
            seat += 1

    def _mine(self, state: State, region: i64, seat: i64, row: i64) -> None:
        mine = (state.players[seat].markers >> (FIELD * region)) & FULL
        if mine == 0:
            return
        place: i64 = -1
        for player in state.players:
            if ((player.markers >> (FIELD * region)) & FULL) >= mine:
                place += 1
        self._add(seat, row, paid(state, region, place))

    def _own(self, state: State, seat: i64) -> i64:
        """What a seat has beside its markers on the board, and what the others have, as a number."""
        best: i64 = 0
        second: i64 = 0
        supply: i64 = 0
        cards: i64 = 0
        other: i64 = 0
        for player in state.players:
            if other != seat:
                if player.score > best:
                    second = best
                    best = player.score
                elif player.score > second:
                    second = player.score
                if player.supply > supply:
                    supply = player.supply
                if player.has_dragon:
                    cards |= 1
                if player.has_witch:
                    cards |= 2
            other += 1
        me = state.players[seat]
        if me.has_dragon:
            cards |= 4
        if me.has_witch:
            cards |= 8
        key = (me.score << 12) | (best << 6) | second  # nobody has 40 points between rounds
        return (key << 14) | (me.supply << 9) | (supply << 4) | cards

    def _seat(self, state: State, own: i64) -> None:
        """All that a seat has, as `_own` says."""
        score = own >> 26
        best = (own >> 20) & 63
        mine = (own >> 9) & 31
        most = (own >> 4) & 31
        self._add(0, SCORES + score // 3 * BINS + best // 3, 1.0)
        self._add(0, SCORE, float(score) / 10.0)
        self._add(0, SCORE + 1, float(best) / 10.0)
        if self.seats > 2:
            self._add(0, SCORE + 2, float((own >> 14) & 63) / 10.0)
            self._add(0, TABLE + self.seats - 3, 1.0)
        self._add(0, SUPPLY + (mine if mine < 12 else 12), 1.0)
        self._add(0, OTHERS + (most if most < 12 else 12), 1.0)
        self._add(0, CARDS + (own & 15), 1.0)
        if state.terms.is_hereditary:
            self._add(0, TABLE + 3, 1.0)
        self._add(0, TABLE + 4, 1.0)

    def features(self, state: State) -> list[tuple[int, int, float]]:
        """What a position between rounds looks like: seat, row, how much of it."""
        found: list[tuple[int, int, float]] = []
        self.noted = found
        region: i64 = 0
        while region < RING:
            steps = (region - state.king + RING) % RING
            tally = tally_of(state, region)
            if tally:
                self._region(state, region, steps)
                _, seats = leaders(tally)
                if not seats & (seats - 1):
                    nobles = state.players[lowest(seats)].nobles
                    chain: i64 = CHAINS[RING * (nobles | bit(region)) + region]
                    row = NOBLE if nobles & bit(region) else CROWN
                    found.append((lowest(seats), row + steps, float(count(chain))))
            region += 1
        seat: i64 = 0
        while seat < self.seats:
            before = len(found)
            self._seat(state, self._own(state, seat))
            found[before:] = [(seat, row, factor) for _, row, factor in found[before:]]
            seat += 1
        self.noted = None
        return found


@final
class Kept:
    """Packed sums by what they are of; what is asked for again soon is still there."""

    def __init__(self, width: i64) -> None:
        self.keys: vec[i64] = words(SLOTS, -1)
        self.sums: vec[i64] = words(SLOTS * width, 0)

    def slot(self, key: i64) -> i64:
        """Where the sums of a key are, or have to be written."""
        return ((key * 40503) >> 9) & (SLOTS - 1)

    def clear(self) -> None:
        """Keep nothing."""
        slot: i64 = 0
        while slot < SLOTS:
            self.keys[slot] = -1
            slot += 1


def added(to: vec[i64], at: i64, what: vec[i64], start: i64, count: i64) -> None:
    """Add words to others."""
    place: i64 = 0
    while place < count:
        to[at + place] += what[start + place]
        place += 1


def share(totals: list[float]) -> None:
    """Turn what seats come to into shares of 1."""
    highest = totals[0]
    for total in totals:
        if total > highest:
            highest = total
    whole = 0.0
    seat: i64 = 0
    for total in totals:
        odds = math.exp(total - highest)
        totals[seat] = odds
        whole += odds
        seat += 1
    seat = 0
    for odds in totals:
        totals[seat] = odds / whole
        seat += 1


def capped(markers: i64) -> i64:
    return markers if markers < MOST else MOST


def paid(state: State, region: i64, place: i64) -> float:
    """What a place pays, in fours; a banner of a host's own may have any numbers."""
    points = state.terms.pays[SEATS * region + place]
    return float(points if points < 16 else 16) / 4.0
