"""The chance of a table: shares fixed before they are shown, so that nobody can choose the cards, not even the host."""

import asyncio
import secrets
from pathlib import Path
from typing import Any

import pytest

from postroad.core.chance import commitment
from postroad.core.fairness import SharedFair, share_commitment
from postroad.core.refusals import Refused
from postroad.server import wire
from postroad.server.auth import Caller, TokenRight
from postroad.server.live import presentation
from postroad.server.live.log_entries import Readied, to_text
from postroad.server.live.scheduler import SHARES_MS
from postroad.server.live.table import Table
from postroad.store.tables import append_line
from tests.core.played import checked
from tests.server.live.people import ADA, BEN, CLEO, ME, OPEN, Room, bot, room


async def ready(here: Room, who: Caller, table: str, *seats: int) -> list[wire.OpenShare]:
    """Say that one is ready, with a share for each of these seats; the shares."""
    shares = [wire.OpenShare(seat, secrets.token_hex(32)) for seat in seats]
    fixed = [wire.SealedShare(one.seat, share_commitment(table, one.seat, bytes.fromhex(one.share))) for one in shares]
    await here.do(who, wire.Ready, table, shares=fixed)
    return shares


async def both_ready(here: Room, *more: wire.SeatPlan) -> tuple[str, list[wire.OpenShare], list[wire.OpenShare]]:
    """Ada at the first seat and Ben at the second, both ready; the list is fixed."""
    table = await here.opened("thurn-taxis", ME, OPEN, *more)
    await here.do(BEN, wire.Join, table)
    return table, await ready(here, ADA, table, 0), await ready(here, BEN, table, 1)


async def fairness(here: Room, table: str) -> wire.Fairness:
    return (await here.tables.now(table, None)).room.fairness


def test_shares_are_asked_for_once_all_commitments_are_fixed_and_then_the_game_begins(tmp_path: Path) -> None:
    async def run() -> None:
        async with room(tmp_path / "x.db") as here:
            table = await here.opened("thurn-taxis", ME, OPEN, bot())
            before = await fairness(here, table)
            await here.do(BEN, wire.Join, table)
            of_ada = await ready(here, ADA, table, 0)
            assert (await fairness(here, table)) == before
            assert await here.refused(ADA, wire.Share, table, shares=of_ada) == "no-share-asked"
            of_ben = await ready(here, BEN, table, 1)
            fixed = await fairness(here, table)
            assert fixed.commitment == before.commitment
            assert fixed.shares is not None
            assert [one and one.share for one in fixed.shares] == ["", "", None]
            await here.do(ADA, wire.Share, table, shares=of_ada)
            assert await fairness(here, table) == fixed, "nobody sees a share before all are in"
            await here.do(BEN, wire.Share, table, shares=of_ben)
            state = (await here.table(table)).state
            assert state.status == "playing"
            shown = await fairness(here, table)
            assert shown.shares is not None
            assert [one and one.share for one in shown.shares] == [of_ada[0].share, of_ben[0].share, None]
            assert shown.secret is None

    asyncio.run(run())


def test_a_share_must_be_the_one_that_was_fixed(tmp_path: Path) -> None:
    async def run() -> None:
        async with room(tmp_path / "x.db") as here:
            table, of_ada, of_ben = await both_ready(here)
            other = [wire.OpenShare(1, "00" * 32)]
            assert await here.refused(BEN, wire.Share, table, shares=other) == "share-wrong"
            assert await here.refused(ADA, wire.Share, table, shares=of_ben) == "seat-not-yours"
            assert await here.refused(CLEO, wire.Share, table, shares=of_ben) == "no-seat"
            with pytest.raises(Refused, match="who-are-you"):
                await here.do(None, wire.Share, table, shares=of_ben)
            copied = [wire.OpenShare(1, of_ada[0].share)]  # another seat's share does not fit, even if it is known
            assert await here.refused(BEN, wire.Share, table, shares=copied) == "share-wrong"
            await here.do(ADA, wire.Share, table, shares=of_ada)
            await here.do(ADA, wire.Share, table, shares=of_ada)  # from another page of the same person
            assert (await here.table(table)).state.status == "waiting"
            await here.do(BEN, wire.Share, table, shares=of_ben)
            assert await here.refused(BEN, wire.Share, table, shares=of_ben) == "already-begun"

    asyncio.run(run())


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        (wire.Ready, {"is_ready": False}),
        (wire.Ready, {"shares": [wire.SealedShare(1, "00" * 32)]}),
        (wire.Leave, {}),
        (wire.Join, {"seat": 2}),
    ],
)
def test_once_the_list_is_fixed_nothing_changes_it(tmp_path: Path, kind: type[Any], fields: dict[str, Any]) -> None:
    async def run() -> None:
        async with room(tmp_path / "x.db") as here:
            table, _, _ = await both_ready(here, bot())
            assert await here.refused(BEN, kind, table, **fields) == "is-beginning"
            for host_only in (wire.Close, wire.Arrange):
                more = {"seat": 1, "plan": bot()} if host_only is wire.Arrange else {}
                assert await here.refused(ADA, host_only, table, **more) == "is-beginning"

    asyncio.run(run())


def test_a_share_that_does_not_come_is_left_out_and_everyone_is_told(tmp_path: Path) -> None:
    async def run() -> None:
        async with room(tmp_path / "x.db") as here:
            table, of_ada, _ = await both_ready(here)
            await here.do(ADA, wire.Share, table, shares=of_ada)
            here.watch.at += SHARES_MS - 1
            assert await here.tables.scheduler.carry_out_due() == 0
            here.watch.at += 1
            assert await here.tables.scheduler.carry_out_due() == 1
            found = await here.table(table)
            assert found.state.status == "playing"
            fair = found.state.fair()
            assert isinstance(fair, SharedFair)
            assert fair.withheld() == [1]
            said = [event for line in found.history for event in presentation.line(found.state, line, None).events]
            assert wire.Event("table-event-withheld", {"player": 1}) in said
            await here.do(BEN, wire.Resign, table)
            (follower,) = checked((await here.tables.record(table)).text())
            assert follower.is_proven

    asyncio.run(run())


def test_a_restart_waits_for_shares_once_more_and_forgets_none(tmp_path: Path) -> None:
    async def run() -> None:
        async with room(tmp_path / "x.db") as here:
            table, of_ada, of_ben = await both_ready(here)
            await here.do(ADA, wire.Share, table, shares=of_ada)
            late = here.watch
        late.at += 3_600_000
        async with room(tmp_path / "x.db", late) as here:
            await here.tables.resume()
            assert await here.tables.scheduler.carry_out_due() == 0, "people must first find the server again"
            await here.do(BEN, wire.Share, table, shares=of_ben)
            fair = (await here.table(table)).state.fair()
            assert isinstance(fair, SharedFair)
            assert fair.withheld() == []
            assert (await here.table(table)).state.status == "playing"

    asyncio.run(run())


def test_who_holds_several_seats_or_plays_by_a_program_adds_a_share_too(tmp_path: Path) -> None:
    async def run() -> None:
        async with room(tmp_path / "x.db") as here:
            table = await here.opened("thurn-taxis", ME, ME, OPEN)
            await here.do(BEN, wire.Join, table)
            program = Caller(BEN.person, BEN.name, TokenRight("t", table, 2))
            with pytest.raises(Refused, match="seat-not-yours"):
                await ready(here, program, table, 1)
            of_ben = await ready(here, program, table, 2)
            of_ada = await ready(here, ADA, table, 0, 1)
            await here.do(program, wire.Share, table, shares=of_ben)
            await here.do(ADA, wire.Share, table, shares=of_ada)
            assert (await here.table(table)).state.status == "playing"

    asyncio.run(run())


def test_without_any_share_the_game_begins_at_once(tmp_path: Path) -> None:
    """As on plain pages, and with a program that does not care."""

    async def run() -> None:
        async with room(tmp_path / "x.db") as here:
            table = await here.opened("kings-road", ME, bot())
            await here.do(ADA, wire.Ready, table)
            assert (await here.table(table)).state.status == "playing"
            assert (await fairness(here, table)).shares == [None, None]

    asyncio.run(run())


def test_a_table_of_an_older_version_goes_on(tmp_path: Path) -> None:
    """Its log says what each added openly; a game that had begun keeps its cards, one that waits begins anew."""

    async def run() -> None:
        async with room(tmp_path / "x.db") as here:
            begun, waits = [await here.opened("thurn-taxis", ME, bot("random")) for _ in range(2)]
            old = Readied(ADA.person, is_ready=True, entropy="abcd")
            lines = [append_line(begun, 1, here.watch.at, "+1", to_text(old))]
            lines += [append_line(begun, 2, here.watch.at, "+2", '{"kind":"begun"}')]
            lines += [append_line(waits, 1, here.watch.at, "+1", to_text(Readied(ADA.person, False, "abcd")))]
            await here.store.write(*lines)
        async with room(tmp_path / "x.db") as here:
            assert (await fairness(here, begun)).entropies == ["abcd", ""]
            await here.do(ADA, wire.Resign, begun)
            record = (await here.tables.record(begun)).text()
            assert '"scheme":1' in record
            assert checked(record)[0].is_proven
            await here.do(ADA, wire.Ready, waits)
            assert (await fairness(here, waits)).scheme == 2

    asyncio.run(run())


# --- an operator who plays and cheats ---


async def ended(here: Room, table: str) -> str:
    await here.do(BEN, wire.Resign, table)
    return (await here.tables.record(table)).text()


def test_whoever_knows_the_secret_and_is_ready_last_cannot_try_deals(tmp_path: Path) -> None:
    """Grinding: what is known when the last commitment is made does not fix a single card."""

    async def run() -> None:
        async with room(tmp_path / "x.db") as here:
            table = await here.opened("thurn-taxis", ME, OPEN)
            await here.do(BEN, wire.Join, table)
            of_ben = await ready(here, BEN, table, 1)
            known = (await here.table(table)).state
            assert of_ben[0].share not in to_text_of(known), "the server has nothing but the commitment"
            of_ada = await ready(here, ADA, table, 0)
            tried = {first_cards(known.secret, table, of_ada[0].share, secrets.token_hex(32)) for _ in range(40)}
            assert len(tried) > 30, "every share that Ben may have made gives other cards"

    asyncio.run(run())


def to_text_of(state: Any) -> str:
    return repr([(seat.sealed_share, seat.share, seat.entropy) for seat in state.seats])


def first_cards(secret: bytes, table: str, *shares: str) -> tuple[int, ...]:
    from postroad.core.fairness import Share

    made = [
        Share(share_commitment(table, seat, bytes.fromhex(one)), bytes.fromhex(one)) for seat, one in enumerate(shares)
    ]
    chance = SharedFair(commitment(secret), table, tuple(made)).chance(secret)
    return tuple(chance.below(66) for _ in range(6))


@pytest.mark.parametrize("cheat", ["secret", "share", "dropped", "added"])
def test_a_record_that_was_changed_afterwards_is_not_proven(tmp_path: Path, cheat: str) -> None:
    """Swapped secret, changed share, a share said to be withheld, one made up: the cards, or the header, disagree."""

    async def run() -> None:
        async with room(tmp_path / "x.db") as here:
            table, of_ada, of_ben = await both_ready(here, bot("random"))
            await here.do(ADA, wire.Share, table, shares=of_ada)
            await here.do(BEN, wire.Share, table, shares=of_ben)
            await here.do(ADA, wire.Resign, table)
            record = await ended(here, table)
            assert checked(record)[0].is_proven
            made_up = share_commitment(table, 2, bytes(32))
            changed = {
                "secret": (Table.of_log, record.replace((await here.table(table)).state.secret.hex(), "00" * 32)),
                "share": (None, record.replace(of_ben[0].share, "00" * 32)),
                "dropped": (None, record.replace(of_ben[0].share, "")),
                "added": (None, record.replace("null]", f'{{"commitment":"{made_up}","share":"{"00" * 32}"}}]', 1)),
            }[cheat][1]
            assert changed != record
            with pytest.raises(ValueError, match=r"commitment-wrong|share-wrong|draw-unproven|draw-absent"):
                checked(changed)

    asyncio.run(run())
