"""Positions and sources of chance travel: pickles, copies and bytes are equal, and play on alike."""

import copy
import pickle
import struct
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from postroad.core.chance import Chance, Quick, Recorded, Scripted, Sealed
from postroad.core.packing import NotPacked
from postroad.core.playout import playout
from postroad.core.position import Position
from postroad.core.refusals import Refused
from postroad.games import GAMES
from tests.conformance.cases import CASES, Case, every_case, walk

a_case = st.sampled_from(CASES)
a_seed = st.integers(min_value=0, max_value=2**64)

SOURCES: list[Callable[[], Chance]] = [
    lambda: Quick(7),
    lambda: Scripted([3, 1, 2, 0] * 20),
    lambda: Sealed(b"secret", [b"anna", b"boris"]),
    lambda: Recorded(["a", "b", "a"], ["a", "b"], Sealed(b"secret", [])),
]


def by_pickle(position: Position) -> Position:
    found: Position = pickle.loads(pickle.dumps(position))
    return found


@every_case
def test_a_position_that_travelled_is_equal_and_plays_on_alike(case: Case) -> None:
    for position, _, _ in list(walk(case, seed=8, most=200))[:: 40 if case.slug == "thurn-taxis" else 7]:
        for twin in (
            by_pickle(position),
            copy.copy(position),
            copy.deepcopy(position),
            case.game.unpack(position.pack()),
        ):
            assert twin is not position
            assert twin == position
            assert hash(twin) == hash(position)
            assert twin.chance == position.chance
            assert twin.pack() == position.pack()  # every field, also those that a fingerprint leaves out
            original = position.copy()
            assert playout(twin, Quick(1)) == playout(original, Quick(1))
            assert twin == original


@given(a_case, a_seed)
@settings(max_examples=30, deadline=None)
def test_different_positions_are_not_equal(case: Case, seed: int) -> None:
    seen = {position.fingerprint(): position for position, _, _ in walk(case, seed, most=30)}
    assert len(set(seen.values())) == len(seen)
    assert next(iter(seen.values())) != "a position"


@pytest.mark.parametrize("make", SOURCES)
def test_a_source_of_chance_travels_from_the_middle_of_its_draws(make: Callable[[], Chance]) -> None:
    def drawn(chance: Chance, times: int) -> list[int]:
        draw = chance.kind if isinstance(chance, Recorded) else lambda heap, size: chance.below(size)
        return [draw(0b1111, 6) for _ in range(times)] if not isinstance(chance, Recorded) else [draw(0b1010, 4)]

    source = make()
    if not isinstance(source, Recorded):
        drawn(source, 3)
    twins = [pickle.loads(pickle.dumps(source)), copy.copy(source), copy.deepcopy(source)]
    assert all(twin == source and hash(twin) == hash(source) for twin in twins)
    assert source != make() or isinstance(source, Recorded)
    outcomes = [drawn(twin, 5) for twin in (source, *twins) if not isinstance(twin, Recorded)]
    assert all(found == outcomes[0] for found in outcomes)


@pytest.mark.parametrize("slug", GAMES)
def test_bytes_that_are_no_position_say_why(slug: str) -> None:
    game = GAMES[slug]
    other = next(found for found in GAMES.values() if found.slug != slug)
    whole = game.start({}, 2, Quick(1)).pack()
    damaged = whole[:-9] + bytes([whole[-9] ^ 1]) + whole[-8:]
    for data, why in {
        b"": "no packed position",
        b"something else": "no packed position",
        whole[:2] + b"\x63" + whole[3:]: "version 63",
        whole[:-1]: "damaged",
        damaged: "damaged",
        other.start({}, 2, Quick(1)).pack(): f"position of {other.slug}, not of {slug}",
    }.items():
        with pytest.raises(NotPacked, match=why):
            game.unpack(data)


def test_a_position_whose_chance_has_no_packed_form_says_so() -> None:
    position = GAMES["thurn-taxis"].start({}, 2, Quick(1))
    position.chance = Recorded([], [], None)
    with pytest.raises(TypeError, match="Recorded"):
        position.pack()
    assert by_pickle(position) == position


@pytest.mark.parametrize("slug", GAMES)
def test_a_view_of_a_seat_that_does_not_exist_is_refused(slug: str) -> None:
    position = GAMES[slug].start({}, 2, Quick(1))
    for seat in (2, 99, -1):
        with pytest.raises(Refused, match="no-such-seat"):
            GAMES[slug].view(position, seat)


@pytest.mark.parametrize("slug", GAMES)
def test_apply_says_that_it_needs_an_action_and_who_makes_one(slug: str) -> None:
    game = GAMES[slug]
    position = game.start({}, 2, Quick(1))
    seat = game.to_act(position)[0]
    text = game.write(game.legal(position, seat)[0])
    with pytest.raises(TypeError, match=r"Game\.parse reads text"):
        game.apply(position, seat, text)
    with pytest.raises(TypeError, match=r"Game\.named reads numbers"):
        game.apply(position, seat, 3)


def test_the_table_is_kept_as_64_bit_numbers() -> None:
    """The form is public: a header, the chance, numbers in little-endian order, a checksum."""
    position = GAMES["thurn-taxis"].start({"first": 1}, 2, Quick(1))
    data = position.pack()
    assert data[:3] == b"PR\x01"
    table = data.index(b"thurn-taxis") + len("thurn-taxis") + 1 + 4 + 16
    assert struct.unpack_from("<2q", data, table) == (1, 1)  # whose turn it is, who began
