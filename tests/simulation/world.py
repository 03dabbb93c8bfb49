"""One schedule: a database, servers, people and lines between them, under one loop, until all is quiet again."""

import asyncio
import gc
import logging
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import msgspec

from postroad.server.live.scheduler import due_tasks
from tests.simulation import weather
from tests.simulation.choices import Choices, Drawn
from tests.simulation.disk import DatabaseFile
from tests.simulation.ledger import Ledger
from tests.simulation.loop import SimulatedLoop, context_of
from tests.simulation.network import PEOPLE, Line
from tests.simulation.people import Page
from tests.simulation.promises import Promises
from tests.simulation.scenes import ACTS, PLANS, START_MS, Scene, chance_from, scene
from tests.simulation.server import SimulatedServer
from tests.simulation.sharing import Bus

MOST_STEPS: Final = 60_000
HEALING_S: Final = 40.0  # after the last fault
CLOCK_S: Final = 35.0  # longer, where clocks run: the grace after a start, and time to run out
OVERDUE_S: Final = {"bot": 20.0, "clock": 6.0, "begin": 20.0}  # then nothing may be due for so long
AT_EASE_S: Final = dict.fromkeys(OVERDUE_S, 2.0)  # where so little is due, there is nothing to wait for
RESTART_S: Final = 4.0
MOST_ROUNDS: Final = 10
COLLECT_EVERY: Final = 100  # schedules
GOING_ON_S: Final = (8.0, 16.0)  # then everybody does what the table waits for


@dataclass
class Outcome:
    """What became of a schedule."""

    drawn: Drawn
    broken: tuple[str, str] | None  # which promise, and how
    steps: int
    lines: int
    faults: Counter[str]
    story: list[str] = field(default_factory=list)
    has_healed: bool = False  # it came to the time after the last fault


class World:
    """Everything of one schedule."""

    def __init__(self, choices: Choices, folder: Path) -> None:
        self.choices = choices
        self.loop = SimulatedLoop(self._pick)  # type: ignore[abstract]
        self.weather = weather.Weather()
        self.faults: Counter[str] = Counter()
        self.story: list[tuple[float, str]] = []
        self.broken_promise: tuple[str, str] | None = None
        self.servers: list[SimulatedServer] = []  # that run
        self.started: list[SimulatedServer] = []  # ever
        self.pages: list[Page] = []
        self._incarnations = 0
        self._skew_ms = 0
        self._is_healing = False
        found = self._draw_scene()
        self.weather = weather.draw(choices)
        self.bus = Bus(self.loop, choices, self.weather.unheard) if self.weather.is_shared else None
        self.file = DatabaseFile(folder, found.database)
        names = {person: name for name, person, _ in found.people}
        self.ledger = Ledger(self.file.path, lambda person: names.get(person, ""), self.loop.time, self.broken)
        self.promises = Promises(self.ledger, self.broken)
        self.promises.is_alone = self.weather.second_server is None
        self.ledger.has_jumped = bool(self.weather.jumps)
        for table in found.tables:
            for name, person, secret in found.people:
                self._add_page(name, person, secret, table)
        if choices.below("world", 3) == 2:
            self._add_page("Nobody", "", "", found.tables[0])

    def _draw_scene(self) -> Scene:
        plan = self.choices.below("world", len(PLANS))
        if self.choices.happens("world", 4):
            return scene(plan, ACTS[0], 2)
        return scene(plan, ACTS[self.choices.below("world", len(ACTS))], 1)

    def _add_page(self, name: str, person: str, secret: str, table: str) -> None:
        rounds = self.choices.below(name, MOST_ROUNDS + 1)
        self.pages.append(Page(self, name, person, secret, table, rounds))

    def _pick(self, ready: int) -> int:
        return self.choices.below("order", ready) if self.weather.is_shuffled else 0

    # --- what the parts are given ---

    def now_ms(self) -> int:
        """The time by the clock on the wall, which is set now and then."""
        return START_MS + self._skew_ms + int(self.loop.time() * 1000)

    def say(self, sentence: str) -> None:
        """One more sentence of the story."""
        self.story.append((self.loop.time(), sentence))

    def note(self, kind: str, sentence: str) -> None:
        """A fault has happened."""
        self.faults[kind] += 1
        self.say(sentence)

    def broken(self, promise: str, sentence: str) -> None:
        """A promise is broken; the first one counts."""
        if self.broken_promise is None:
            self.broken_promise = (promise, sentence)

    def committed(self) -> None:
        """Something new may be in the database."""
        self.ledger.read()

    # --- servers ---

    def start_server(self) -> None:
        """A new process on the database."""
        self._incarnations += 1
        server = SimulatedServer(self, f"server {self._incarnations}")
        self.servers.append(server)
        self.started.append(server)
        if self.bus is None or not self.servers:  # with others that run on, clocks do too
            self.ledger.began_s = self.loop.time()
        server.start()

    def crash(self, node: str, moment: str) -> None:
        """Kill a process, and start another a little later."""
        self.note(f"crash {moment}", f"the server crashes {moment}")
        self._kill(node)
        self._restart_soon()

    def lose_power(self, sentence: str) -> None:
        """Every process is gone, and what the disk had not taken."""
        self.note("loss of power", sentence)
        for server in list(self.servers):
            self._kill(server.node)
        self.file.lose_power(self.choices)
        self.ledger.reopen(self.file.path)
        self._restart_soon()

    def _kill(self, node: str) -> None:
        self.loop.kill(node)
        self.file.close(node)
        self.servers = [one for one in self.servers if one.node != node]
        for page in self.pages:
            if page.line is not None and page.line.node == node:
                wait_s = self.choices.seconds("life", 0.2)
                self.loop.call_later(wait_s, page.line.break_off, context=context_of(PEOPLE))

    def ended(self, server: SimulatedServer) -> None:
        """A process has ended by itself: it was asked to, or it could not start."""
        if server in self.servers:
            self._kill(server.node)
            self._restart_soon()

    def _restart_soon(self) -> None:
        def restart() -> None:
            if not self.servers:
                self.say("the server is started")
                self.start_server()

        self.loop.call_later(0.1 + self.choices.seconds("life", RESTART_S), restart, context=context_of(PEOPLE))

    def some_server(self) -> SimulatedServer | None:
        """A server that runs, if there is any."""
        ready = [one for one in self.servers if one.is_ready and one.services is not None]
        return ready[self.choices.below("life", len(ready))] if ready else None

    def dial(self, page: Page) -> Line | None:
        """A socket to some server that runs."""
        server = self.some_server()
        if server is None:
            return None

        def overhear(line: Line, text: str) -> dict[str, Any]:
            message: dict[str, Any] = msgspec.json.decode(text)
            self.promises.hear(line, page.person, message, text)
            return message

        line = Line(
            self.loop, self.choices, self.weather.network, server.node, page.name,
            overhear=overhear, hear=page.hear, lost=page.lost, note=self.note,
        )  # fmt: skip
        assert server.services is not None
        line.begin()
        self.loop.run_as(server.node, line.serve(server.services.sockets, page.cookie))
        return line

    # --- the course of things ---

    def run(self, *, is_cut_short: bool = False) -> Outcome:
        """Live through the schedule, then let everything heal, and look whether all is well."""
        asyncio._set_running_loop(self.loop)
        try:
            self._begin()
            self._live_through()
            if self.broken_promise is None and not is_cut_short:
                self._heal()
        finally:
            self.loop.end()
            asyncio._set_running_loop(None)
            for server in list(self.servers):
                self.file.close(server.node)
            self.ledger.close()
        lines = sum(len(known.lines) for known in self.ledger.tables.values())
        story = [f"{at:7.3f} s  {sentence}" for at, sentence in self.story]
        return Outcome(
            dict(self.choices.drawn), self.broken_promise, self.loop.steps, lines, self.faults, story, self._is_healing
        )

    def take_apart(self) -> None:
        """Cut what goes round in circles: to find that out by looking takes a tenth of a schedule's time."""
        built = [part for one in self.started if one.services is not None for part in vars(one.services).values()]
        parts = [one for one in built if hasattr(one, "__dict__")]
        for one in (*parts, *self.started, *self.pages, self.ledger, self.promises, self.file, self):
            vars(one).clear()

    def _begin(self) -> None:
        people = context_of(PEOPLE)
        self.ledger.read()
        self.ledger.is_watching = True
        self.start_server()
        for page in self.pages:
            self.loop.call_soon(page.connect, context=people)
            self.loop.call_later(self.choices.seconds(page.name, 3.0), page.live, context=people)
        planned = self.weather
        for at in planned.restarts:
            self.loop.call_later(at, self._restart_politely, context=people)
        for at, seconds in planned.jumps:
            self.loop.call_later(at, self._jump, seconds, context=people)
        if planned.second_server is not None:
            self.loop.call_later(planned.second_server, self._start_second, context=people)
        if planned.disk_full is not None:
            for at, is_full in zip(planned.disk_full, (True, False), strict=True):
                self.loop.call_later(at, self._fill_disk, is_full, context=people)

    def _restart_politely(self) -> None:
        if self.servers and not self._is_healing:
            self.note("restart", "the server is told to stop")
            self.servers[0].stop()

    def _jump(self, seconds: int) -> None:
        if not self._is_healing:
            self.note("clock jump", f"the clock is set by {seconds} s")
            self._skew_ms += seconds * 1000

    def _start_second(self) -> None:
        if not self._is_healing:
            self.note("second server", "a second server is started on the same database")
            self.start_server()
            for page in self.pages:
                if page.line is not None and self.choices.below("life", 2):
                    page.line.break_off()  # and some come back to the new one

    def _fill_disk(self, is_full: bool) -> None:
        self.file.is_full = is_full and not self._is_healing
        if self.file.is_full:
            self.note("full disk", "the disk is full")

    def _live_through(self) -> None:
        crashes = list(self.weather.crashes)
        while any(page.rounds for page in self.pages):
            if not self._step():
                return
            if crashes and self.loop.steps >= crashes[0]:
                crashes.pop(0)
                self._end_something()

    def _end_something(self) -> None:
        if self.choices.happens("life", 4):
            self.lose_power("the power goes")
        elif self.servers:
            self.crash(self.servers[self.choices.below("life", len(self.servers))].node, "between two steps")

    def _step(self) -> bool:
        if self.loop.steps > MOST_STEPS:
            self.broken("no table is stuck", f"everything goes round in circles for {MOST_STEPS} steps")
        is_going_on = self.broken_promise is None and self.loop.step()
        if self.loop.failures:
            raise self.loop.failures[0].get("exception") or RuntimeError(self.loop.failures[0])
        return is_going_on

    def _heal(self) -> None:
        self.say("nothing goes wrong any more")
        self.choices.is_quiet = self._is_healing = True
        self.file.is_full = False
        people = context_of(PEOPLE)
        if self.weather.second_server is not None and self.bus is None:  # one process is what is promised to go on
            for server in list(self.servers):
                self._kill(server.node)
            self._restart_soon()
        has_clocks = any(known.states[-1].opened.clock.seconds for known in self.ledger.tables.values())
        end = self.loop.time() + HEALING_S + (CLOCK_S if has_clocks else 0.0)
        for page in self.pages:
            for after_s in GOING_ON_S:
                self.loop.call_later(after_s, page.go_on, context=people)
        enough = end if has_clocks else self.loop.time() + GOING_ON_S[-1] + 3.0
        while self.loop.time() < end and self._step():
            if self.loop.time() >= enough:
                if not self._what_is_wrong(AT_EASE_S):
                    return
                enough += 1.0
        if self.broken_promise is None:
            for promise, what in self._what_is_wrong(OVERDUE_S):
                self.broken(promise, what)

    def _what_is_wrong(self, overdue_s: Mapping[str, float]) -> list[tuple[str, str]]:
        """Promises that are not kept now that nothing goes wrong any more; by kind, what may be due for how long."""
        found = []
        for page in self.pages:
            known = self.ledger.tables[page.table]
            last = len(known.lines) - 1
            if page.pending:
                found.append(("no table is stuck", f"{page.name} never gets an answer to {next(iter(page.pending))}"))
            elif page.latest is None or page.latest["seq"] != last:
                seen = page.latest["seq"] if page.latest else None
                what = f"{page.name} sees line {seen}, and line {last} is the last"
                found.append(("every view equals the log", what))
        for known in self.ledger.tables.values():
            for key, time in due_tasks(known.states[-1]).items():
                grace = self._grace() if key.kind == "clock" else 0
                if self.weather.jumps:  # known: what is due follows the clock on the wall
                    continue
                late_s = (self.now_ms() - self._skew_ms - max(time.at, grace)) / 1000
                if late_s > overdue_s[key.kind]:
                    found.append(
                        ("no table is stuck", f"{key.kind} of seat {key.seat} has been due for {late_s:.0f} s")
                    )
        return found

    def _grace(self) -> int:
        """Until when no clock runs out; servers that share renew it when they take over from one that is gone."""
        if self.bus is None:
            return int(self.ledger.began_s * 1000) + START_MS + 60_000
        return max(one.services.tables.grace.until("clock") for one in self.servers if one.services is not None)


def run(seed: int, folder: Path, given: Drawn | None = None, *, is_cut_short: bool = False) -> Outcome:
    """One schedule, by its seed or by what was drawn before; cut short, it ends with the last fault."""
    choices = Choices(seed, given)
    with chance_from(2):
        world = World(choices, folder)
        outcome = world.run(is_cut_short=is_cut_short)
    world.take_apart()
    for file in folder.iterdir():
        file.unlink()
    if seed % COLLECT_EVERY == 0:
        gc.collect()
    return outcome


@contextmanager
def workshop() -> Iterator[Path]:
    """A folder for schedules, in memory where the system has one; no garbage is collected in the middle of one.

    What servers log of the faults is not shown: every schedule has some.
    """
    memory = Path("/dev/shm")
    with TemporaryDirectory(dir=memory if memory.is_dir() else None) as folder:
        gc.disable()
        gc.freeze()  # what was there before is no garbage of ours: to look through it takes longer than a schedule
        logging.disable(logging.CRITICAL)
        try:
            yield Path(folder)
        finally:
            logging.disable(logging.NOTSET)
            gc.collect()
            gc.unfreeze()
            gc.enable()
