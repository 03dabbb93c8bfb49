"""Wraps a bot so that a legal action always comes: failures fall back to another bot and are counted."""

import signal
import threading
import time
import traceback
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from types import FrameType
from typing import Any, Final

from postroad.bots.bot import Bot, Budget
from postroad.core.chance import Chance
from postroad.core.game import View

OVERRUN: Final = 1.15  # a turn that took more than this many times the budget has overrun it
GRACE_S: Final = 0.05  # before an overrunning bot is stopped: a busy machine costs it no move
PATIENCE_S: Final = 60.0  # what a decision may take where the budget is no time
_AGAIN_S: Final = 0.1  # a bot that swallows the alarm hears it again


class BotFault(Exception):
    """A bot failed where nobody was to choose in its place; the message has its name and what happened."""


class TimeUp(BaseException):
    """Raised inside a bot that has not answered in time; no Exception, so that bots do not catch it."""


@dataclass
class Conduct:
    """How a bot has behaved; a turn is all that its seat decides between two decisions of others."""

    turns_ms: list[float] = field(default_factory=list)
    overruns: int = 0  # turns
    fallbacks: Counter[str] = field(default_factory=Counter)  # decisions, by fault: raised, illegal, late
    first_fault: str = ""  # its traceback, or what was wrong


class Guard:
    """A bot in whose place the fallback acts at once when it raises, does what is illegal, or is late.

    A bot that is far too late is stopped by a signal, so it is only in a process's main thread that
    it loses its move; elsewhere it is merely counted. Compiled code hears the signal when it returns.
    """

    def __init__(
        self,
        bot: Bot,
        fallback: Bot,
        budget: Budget | None,
        *,
        name: str = "a bot",
        is_strict: bool = False,
    ) -> None:
        """A strict guard raises BotFault at the first fault."""
        self.conduct = Conduct()
        self._name = name
        self._is_strict = is_strict
        self._bot = bot
        self._fallback = fallback
        self._budget = budget or Budget()
        self._limit_s = OVERRUN * budget.ms / 1000 if budget is not None and budget.ms is not None else None
        self._turn: tuple[int, int] | None = None
        self._spent_s = 0.0  # in this turn

    def choose(self, view: View, legal: Sequence[Any], rng: Chance) -> Any:
        turn = view.turn_id()
        if turn != self._turn:
            self._turn, self._spent_s = turn, 0.0
            self.conduct.turns_ms.append(0.0)
        start = self._budget.clock()
        action, fault = self._ask(view, legal, rng)
        self._spend(self._budget.clock() - start)
        if fault:
            self._count(fault)
            return self._fallback.choose(view, legal, rng)
        return action

    @property
    def is_batched(self) -> bool:
        """Whether the bot chooses for many games at once."""
        return hasattr(self._bot, "choose_many")

    def choose_many(self, views: Sequence[View], rngs: Sequence[Chance]) -> list[Any]:
        """An action for each view; the fallback acts where the bot raises, or chooses what is not legal."""
        try:
            with _alarm(PATIENCE_S):
                chosen = list(self._bot.choose_many(views, [view.legal for view in views], rngs))  # type: ignore[attr-defined]
            if len(chosen) != len(views):
                raise ValueError(f"choose_many gave {len(chosen)} actions for {len(views)} views")
        except (Exception, SystemExit, TimeUp):
            self._note(traceback.format_exc())
            chosen = [None] * len(views)
        actions = []
        for view, action, rng in zip(views, chosen, rngs, strict=True):
            if action not in view.legal:
                self._note(f"it chose {str(action)[:200]}, which is not legal")
                self._count("raised" if action is None else "illegal")
                action = self._fallback.choose(view, view.legal, rng)
            actions.append(action)
        return actions

    def tell(self, what: str, *arguments: object) -> None:
        """Call a method that a bot may have: `begin`, `tell` or `finish`; a fault there is counted as `raised`."""
        method = getattr(self._bot, what, None)
        if method is None:
            return
        try:
            with _alarm(PATIENCE_S):
                method(*arguments)
        except (Exception, SystemExit, TimeUp):
            self._note(traceback.format_exc())
            self._count("raised")

    @property
    def is_listening(self) -> bool:
        """Whether the bot wants to be told what happens."""
        return hasattr(self._bot, "tell")

    def _count(self, fault: str) -> None:
        self.conduct.fallbacks[fault] += 1
        if self._is_strict:
            raise BotFault(f"{self._name} failed ({fault}): {self.conduct.first_fault}")

    def _note(self, fault: str) -> None:
        self.conduct.first_fault = self.conduct.first_fault or fault

    def _ask(self, view: View, legal: Sequence[Any], rng: Chance) -> tuple[Any, str]:
        try:
            with _alarm(self._allowance_s()):
                action = self._bot.choose(view, legal, rng)
            if action in legal:
                return action, ""
            self._note(f"it chose {str(action)[:200]}, which is not legal")
            return None, "illegal"
        except TimeUp:
            self._note("it did not answer in time")
            return None, "late"
        except (Exception, SystemExit):
            self._note(traceback.format_exc())
            return None, "raised"

    def _allowance_s(self) -> float:
        if self._limit_s is None or self._budget.clock is not time.perf_counter:
            return PATIENCE_S
        return max(self._limit_s - self._spent_s, 0) + GRACE_S

    def _spend(self, seconds: float) -> None:
        before = self._spent_s
        self._spent_s += seconds
        self.conduct.turns_ms[-1] = 1000 * self._spent_s
        if self._limit_s is not None and before <= self._limit_s < self._spent_s:
            self.conduct.overruns += 1


@contextmanager
def _alarm(seconds: float) -> Iterator[None]:
    """Raise TimeUp in the block once the time has passed, where the platform and the thread allow it."""
    if threading.current_thread() is not threading.main_thread() or not hasattr(signal, "setitimer"):
        yield
        return
    is_set = True

    def ring(_number: int, _frame: FrameType | None) -> None:
        if is_set:
            raise TimeUp

    handler = signal.signal(signal.SIGALRM, ring)
    timer = signal.setitimer(signal.ITIMER_REAL, seconds, _AGAIN_S)
    try:
        try:
            yield
        finally:
            is_set = False
    finally:  # reached even if the alarm rings on the line above
        signal.setitimer(signal.ITIMER_REAL, *timer)
        signal.signal(signal.SIGALRM, handler or signal.SIG_DFL)
