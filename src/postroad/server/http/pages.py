"""A page of one's own, the pages of others who show them, people one has played with, and the ladder."""

from http import HTTPStatus
from typing import Annotated, Final

from msgspec import Meta

from postroad.core.refusals import Refusal, Refused
from postroad.games import GAMES
from postroad.server import person_page, ratings
from postroad.server.answers import OpenedTable
from postroad.server.http.route import Ask, Routes
from postroad.server.live.state import TableState
from postroad.server.outcomes import work_out
from postroad.server.person_answers import (
    Block,
    GameLadders,
    Ladder,
    LadderRow,
    OwnPage,
    PersonPage,
    ShownRating,
    Someone,
    Visibility,
)
from postroad.server.person_page import Played
from postroad.store.people import read_name
from postroad.store.profiles import blocked_either_way
from postroad.store.results import OwnTable, ended_of_person, not_worked_out

MOST_READ: Final = 2000  # finished games that a page adds up
MOST_WORKED_OUT: Final = 30  # for one question; the next goes on
PAGE_COST: Final = 20
Skip = Annotated[int, Meta(ge=0, le=MOST_READ)]

routes = Routes()


@routes.add("GET", "/api/me/page", who="person", cost=PAGE_COST)
async def own_page(ask: Ask, skip: Skip = 0) -> OwnPage:
    """What this person has done here, with whom, and what others may see of it."""
    return await page_for_caller(ask, skip)


async def page_for_caller(ask: Ask, skip: int = 0) -> OwnPage:
    """The page of the one who asks."""
    services, me = ask.services, ask.me.person
    games = await _games(ask, me)
    profile = await services.profiles.of(me)
    names = services.tables.names.of
    own = await services.ratings.of(me)
    return OwnPage(
        person_page.page(ask.me.name, games, own, names, lambda table: True, skip),
        person_page.acquaintances(
            me, games, names, await services.profiles.blocked_by(me), await services.profiles.shown()
        ),
        profile.shows_page,
        profile.is_listed,
        profile.handle if profile.shows_page else "",
    )


@routes.add("PUT", "/api/me/page", who="person")
async def set_visibility(ask: Ask, body: Visibility) -> None:
    """Decide whether others may see one's page, and one's name in the ladder."""
    await ask.services.profiles.show(ask.me.person, shows_page=body.shows_page, is_listed=body.is_listed)


@routes.add("GET", "/api/people/{handle}", cost=PAGE_COST)
async def persons_page(ask: Ask, handle: str, skip: Skip = 0) -> PersonPage:
    """The page of someone who shows it: tables are named if they were public, people if they show their own page."""
    return await page_of_handle(ask, handle, skip)


async def page_of_handle(ask: Ask, handle: str, skip: int = 0) -> PersonPage:
    """The page that has a handle; raises Refused if nobody shows such a page."""
    services = ask.services
    person = await services.profiles.by_handle(handle)
    if person is None:
        raise Refused(Refusal("", "not-found"))
    games = await _games(ask, person)
    shown, reader = await services.profiles.shown(), ask.caller.person if ask.caller else ""
    names = services.tables.names.of

    def name_of(other: str) -> str:
        return names(other) if other in shown or other == reader else ""

    def sees(table: OwnTable) -> bool:
        return bool(table.is_public)

    name = await read_name(services.store, person)
    return person_page.page(name, games, await services.ratings.of(person), name_of, sees, skip)


async def _games(ask: Ask, person: str) -> list[Played]:
    services = ask.services
    await work_out(services, await not_worked_out(services.store, person, MOST_WORKED_OUT))
    games = person_page.played_by(person, await ended_of_person(services.store, person, MOST_READ))
    await services.tables.names.look_up(seat.person for one in games for seat in one.summary.seats)
    return games


# --- people one has played with ---


@routes.add("POST", "/api/me/invitations", who="person", status=HTTPStatus.CREATED)
async def invite(ask: Ask, body: Someone) -> OpenedTable:
    """Open a table for oneself and someone with whom one has finished a game; it waits for them."""
    return OpenedTable(await invite_for_caller(ask, body))


async def invite_for_caller(ask: Ask, someone: Someone) -> str:
    """A table of the one who asks and of someone they have played with."""
    state, guest = await _met(ask, someone)
    if guest in await blocked_either_way(ask.services.store, ask.me.person):
        raise Refused(Refusal("", "not-invited"))
    return await ask.services.openings.invitation(ask.me, state, guest)


@routes.add("PUT", "/api/me/blocked", who="person")
async def block(ask: Ask, body: Block) -> None:
    """Never be invited by someone again, nor invite them; or no longer so."""
    await block_for_caller(ask, body)


async def block_for_caller(ask: Ask, body: Block) -> None:
    """The one who asks blocks someone they have played with, or no longer does."""
    _, other = await _met(ask, Someone(body.table, body.seat))
    await ask.services.profiles.block(ask.me.person, other, is_blocked=body.is_blocked)


async def _met(ask: Ask, someone: Someone) -> tuple[TableState, str]:
    """A table that the caller has finished with someone, and that person; raises Refused."""
    state = (await ask.services.tables.table(someone.table)).state
    other = state.seats[someone.seat].person if someone.seat < len(state.seats) else ""
    is_both = bool(state.seats_of(ask.me.person)) and other not in ("", ask.me.person)
    if state.status != "over" or not is_both:
        raise Refused(Refusal("", "not-met"))
    if not await read_name(ask.services.store, other):
        raise Refused(Refusal("", "person-gone"))
    return state, other


# --- the ladder ---


@routes.add("GET", "/api/ladder/{game}", cost=10)
async def ladder(ask: Ask, game: str) -> GameLadders:
    """Everyone who agreed to be listed, among the bots, for each number of players."""
    return await ladder_for_caller(ask, game)


async def ladder_for_caller(ask: Ask, game: str) -> GameLadders:
    """The ladders of a game as the one who asks may know them."""
    if game not in GAMES:
        raise Refused(Refusal("", "not-found"))
    me = ask.caller.person if ask.caller else ""
    listed = {one.person: one for one in await ask.services.profiles.listed()}
    known = await ask.services.ratings.all()
    found = []
    for players in GAMES[game].seats:
        rated = known.get((game, players), {})
        rows = [
            LadderRow(one.name, person_page.rating_in_elo((game, players), rated[person]), one.handle, "", person == me)
            for person, one in listed.items()
            if person in rated
        ]
        if rows:
            found.append(Ladder(players, sorted([*rows, *_bots(game, players)], key=lambda row: -row.rating.number)))
    return GameLadders(game, found, me in listed)


def _bots(game: str, players: int) -> list[LadderRow]:
    return [
        LadderRow("", ShownRating(game, players, ratings.BASE + elo, 0, 0, bot), "", bot)
        for bot, elo in ratings.anchors(game, players).items()
    ]
