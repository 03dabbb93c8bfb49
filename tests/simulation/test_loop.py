"""The simulated loop: time that jumps, an order that is chosen, nodes that can be killed at any moment."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator

import pytest

from tests.simulation.loop import SimulatedLoop


@pytest.fixture
def loops() -> Iterator[Callable[[Callable[[int], int]], SimulatedLoop]]:
    """Makes loops, each of which runs meanwhile."""
    made = []

    def make(pick: Callable[[int], int]) -> SimulatedLoop:
        made.append(SimulatedLoop(pick))  # type: ignore[abstract]
        asyncio._set_running_loop(made[-1])
        return made[-1]

    yield make
    for loop in made:
        loop.end()
    asyncio._set_running_loop(None)


Loops = Callable[[Callable[[int], int]], SimulatedLoop]


def test_an_hour_passes_at_once(loops: Loops) -> None:
    loop, woken = loops(lambda ready: 0), []

    async def sleep() -> None:
        await asyncio.sleep(3600)
        woken.append(loop.time())

    loop.run_as("a", sleep())
    while loop.step():
        pass
    assert woken == [3600]


@pytest.mark.parametrize(("pick", "order"), [(lambda ready: 0, ["a", "b"]), (lambda ready: ready - 1, ["b", "a"])])
def test_who_comes_first_is_a_choice(loops: Loops, pick: Callable[[int], int], order: list[str]) -> None:
    loop = loops(pick)
    done: list[str] = []
    for name in ("a", "b"):
        loop.call_soon(done.append, name)
    while loop.step():
        pass
    assert done == order


def test_what_was_killed_stays_where_it_waited(loops: Loops) -> None:
    loop, done = loops(lambda ready: 0), []

    async def work(name: str, wait: Awaitable[object]) -> None:
        try:
            await wait
            done.append(name)
        finally:
            done.append(f"{name} cleaned up")

    for name in ("a", "b"):
        loop.run_as(name, work(name, asyncio.sleep(1)))
    loop.step()
    loop.step()
    loop.kill("a")
    while loop.step():
        pass
    assert done == ["b", "b cleaned up"]


def test_a_lock_a_timeout_and_a_gathering_work_as_ever(loops: Loops) -> None:
    loop, done = loops(lambda ready: ready - 1), []

    async def work() -> None:
        lock = asyncio.Lock()

        async def one(name: str) -> str:
            async with lock:
                await asyncio.sleep(1)
            return name

        assert list(await asyncio.gather(one("a"), one("b"))) == ["a", "b"]
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(asyncio.Event().wait(), 5)
        done.append(loop.time())

    loop.run_as("a", work())
    while loop.step():
        pass
    assert done == [7]
