"""The guard: whatever a bot does, the game goes on, and it is counted."""

import signal
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from types import FrameType
from typing import Any

import pytest

from postroad.bots.bot import Budget
from postroad.bots.guard import Guard, TimeUp
from postroad.core.chance import Quick

LEGAL = ("take", "draw")


@dataclass(frozen=True)
class Seen:
    """As much of a view as the guard looks at."""

    round: int = 1
    is_second: bool = False
    seat: int | None = 0
    legal: Sequence[Any] = ()

    def turn_id(self) -> tuple[int, int]:
        return self.round, int(self.is_second)


class Deed:
    """A bot that does the same thing every time it is asked."""

    def __init__(self, deed: Callable[[], Any]) -> None:
        self._deed = deed

    def choose(self, view: Any, legal: Sequence[Any], rng: Any) -> Any:
        return self._deed()


class Clock:
    """A clock that goes on when it is told to."""

    now = 0.0

    def __call__(self) -> float:
        return self.now

    def thinker(self, seconds: float) -> Deed:
        def think() -> str:
            self.now += seconds
            return "take"

        return Deed(think)


FALLBACK = Deed(lambda: "draw")


def guard(deed: Callable[[], Any], budget: Budget | None = None) -> Guard:
    return Guard(Deed(deed), FALLBACK, budget)


def ask(guarded: Guard, *, seen: Seen | None = None) -> Any:
    return guarded.choose(seen or Seen(), LEGAL, Quick(1))


def fail() -> Any:
    raise RuntimeError("no idea")


def leave() -> Any:
    raise SystemExit


def hang() -> Any:
    while True:
        pass


def hang_on_stubbornly() -> Any:
    for _ in range(2):
        try:
            hang()
        except BaseException:
            pass


def test_a_sound_bot_decides_for_itself() -> None:
    guarded = guard(lambda: "take")
    assert ask(guarded) == "take"
    assert not guarded.conduct.fallbacks


@pytest.mark.parametrize(
    ("deed", "fault"),
    [(fail, "raised"), (leave, "raised"), (lambda: "steal", "illegal"), (lambda: None, "illegal"), (hang, "late")],
)
def test_the_fallback_acts_for_a_bot_that_fails(deed: Callable[[], Any], fault: str) -> None:
    guarded = guard(deed, Budget(ms=20))
    assert ask(guarded) == "draw"
    assert guarded.conduct.fallbacks == {fault: 1}


def test_a_bot_that_swallows_the_alarm_hears_it_again() -> None:
    guarded = guard(hang_on_stubbornly, Budget(ms=20))
    assert ask(guarded) == "draw"


def test_a_hanging_turn_is_an_overrun() -> None:
    guarded = guard(hang, Budget(ms=20))
    ask(guarded)
    assert guarded.conduct.overruns == 1


def test_ctrl_c_is_no_fault_of_the_bot() -> None:
    def interrupt() -> Any:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        ask(guard(interrupt))


def test_the_alarm_of_others_is_restored() -> None:
    def theirs(_number: int, _frame: FrameType | None) -> None:
        raise AssertionError

    before, timer = signal.signal(signal.SIGALRM, theirs), signal.setitimer(signal.ITIMER_REAL, 500, 7)
    try:
        ask(guard(hang, Budget(ms=20)))
        assert signal.getsignal(signal.SIGALRM) is theirs
        left_s, again_s = signal.getitimer(signal.ITIMER_REAL)
        assert 400 < left_s <= 500
        assert again_s == 7
    finally:
        signal.setitimer(signal.ITIMER_REAL, *timer)
        signal.signal(signal.SIGALRM, before)


def test_outside_the_main_thread_a_late_bot_is_only_counted() -> None:
    clock, answers = Clock(), []
    guarded = Guard(clock.thinker(10), FALLBACK, Budget(ms=100, clock=clock))
    thread = threading.Thread(target=lambda: answers.append(ask(guarded)))
    thread.start()
    thread.join()
    assert (answers, guarded.conduct.overruns) == (["take"], 1)


@pytest.mark.parametrize(("seconds", "overruns"), [(0.114, 0), (0.116, 1)])
def test_an_overrun_is_more_than_115_percent_of_the_budget(seconds: float, overruns: int) -> None:
    clock = Clock()
    guarded = Guard(clock.thinker(seconds), FALLBACK, Budget(ms=100, clock=clock))
    ask(guarded)
    assert guarded.conduct.overruns == overruns


def test_the_decisions_of_a_turn_add_up_and_overrun_it_once() -> None:
    clock = Clock()
    guarded = Guard(clock.thinker(0.25), FALLBACK, Budget(ms=300, clock=clock))
    for _ in range(3):
        ask(guarded)
    assert (guarded.conduct.turns_ms, guarded.conduct.overruns) == ([750.0], 1)


def test_a_new_round_is_a_new_turn() -> None:
    clock = Clock()
    guarded = Guard(clock.thinker(0.25), FALLBACK, Budget(ms=300, clock=clock))
    for number in range(3):
        ask(guarded, seen=Seen(round=number))
    assert (guarded.conduct.turns_ms, guarded.conduct.overruns) == ([250.0] * 3, 0)


def test_a_second_choice_in_a_round_is_a_turn_of_its_own() -> None:
    guarded = guard(lambda: "take")
    ask(guarded, seen=Seen(is_second=False))
    ask(guarded, seen=Seen(is_second=True))
    assert len(guarded.conduct.turns_ms) == 2


def test_bots_do_not_catch_the_alarm_by_accident() -> None:
    assert not issubclass(TimeUp, Exception)
