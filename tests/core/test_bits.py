"""Sets as bits, up to the last one: the compiler's trap lies beyond 31."""

from hypothesis import given
from hypothesis import strategies as st

from postroad.core.bits import WORD, bit, count, lowest, members_of

some_members = st.sets(st.integers(0, WORD - 1))


@given(some_members)
def test_a_set_is_the_sum_of_its_bits(members: set[int]) -> None:
    as_bits = sum(bit(member) for member in members)
    assert members_of(as_bits) == sorted(members)
    assert count(as_bits) == len(members)
    if members:
        assert lowest(as_bits) == min(members)


def test_every_bit_is_a_power_of_two() -> None:
    assert [bit(member) for member in range(WORD)] == [2**member for member in range(WORD)]
