"""Where chance comes from."""

import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from postroad.core.chance import Chance, Quick, Scripted


@given(st.integers(), st.integers(min_value=1, max_value=1000))
def test_quick_stays_below_and_repeats_itself(seed: int, n: int) -> None:
    one, other = Quick(seed), Quick(seed)
    drawn = [one.below(n) for _ in range(50)]
    assert all(0 <= outcome < n for outcome in drawn)
    assert drawn == [other.below(n) for _ in range(50)]


@given(st.integers())
def test_quick_begins_with_the_finalizer_of_splitmix64(seed: int) -> None:
    x = (seed + 0x9E3779B97F4A7C15) % 2**64
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9 % 2**64
    x = (x ^ (x >> 27)) * 0x94D049BB133111EB % 2**64
    x ^= x >> 31
    assert Quick(seed).content() == (x % 2**32 or 1, x >> 32)


INTERRUPTED = """
import signal
from postroad.core.chance import deal

def interrupt(*_):
    raise KeyboardInterrupt

signal.signal(signal.SIGALRM, interrupt)
for moment in range(1500):
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.0001 + moment % 7 * 0.00003)
        while True:
            deal(2**60, moment)
    except KeyboardInterrupt:
        continue
print("well")
"""


@pytest.mark.slow
def test_ctrl_c_ends_no_process_by_force() -> None:
    """Python looks for it while it multiplies long numbers, and compiled code took what came back for no memory."""
    done = subprocess.run([sys.executable, "-c", INTERRUPTED], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "well\n"), done.stderr[-500:]


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    streams = {tuple(drawn(Quick(seed), 5)) for seed in range(-500, 500)}
    assert len(streams) == 1000


def drawn(chance: Chance, times: int) -> list[int]:
    return [chance.below(1000) for _ in range(times)]


@pytest.mark.parametrize("n", [2, 3, 6, 22, 66])
def test_quick_is_uniform(n: int) -> None:
    draws = 20_000 * n
    chance = Quick(n)
    counts = [0] * n
    for _ in range(draws):
        counts[chance.below(n)] += 1
    chi_square = sum((count - draws / n) ** 2 / (draws / n) for count in counts)
    assert chi_square < n + 6 * (2 * n) ** 0.5


@given(st.lists(st.integers(0, 9), min_size=1))
def test_scripted_gives_what_was_written(outcomes: list[int]) -> None:
    chance = Scripted(outcomes)
    assert [chance.below(10) for _ in outcomes] == outcomes


def test_scripted_says_what_is_wrong_with_the_script() -> None:
    with pytest.raises(ValueError, match="ends after 0"):
        Scripted([]).below(2)
    with pytest.raises(ValueError, match="outcome 0 of the script is 5, not below 3"):
        Scripted([5]).below(3)


def test_a_copy_goes_on_by_itself() -> None:
    for chance in (Quick(1), Scripted(range(10))):
        chance.below(10)
        twin = chance.copy()
        ahead = [chance.below(10) for _ in range(5)]
        assert [twin.below(10) for _ in range(5)] == ahead
