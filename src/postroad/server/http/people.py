"""People: a name and a secret in a cookie; leaving with everything, tokens for programs."""

from contextlib import suppress
from http import HTTPStatus
from typing import Any, Final

import msgspec

from postroad.core.refusals import Refusal, Refused
from postroad.server import auth, limits
from postroad.server.answers import (
    ChangeMe,
    Me,
    NewPerson,
    NewToken,
    TableList,
    Token,
    TokenList,
    Welcome,
)
from postroad.server.http.route import Ask, Routes
from postroad.store.people import Person

LARGEST_PREFERENCES: Final = 4096  # bytes
MOST_TOKENS: Final = 20

routes = Routes()


@routes.add("POST", "/api/people", status=HTTPStatus.CREATED)
async def create_person(ask: Ask, body: NewPerson) -> Welcome:
    """Give this browser a person of its own; its secret is set as a cookie, the code is shown once."""
    return (await welcome(ask, body.name))[0]


async def welcome(ask: Ask, wanted: str) -> tuple[Welcome, Person]:
    """A new person for this browser."""
    services = ask.services
    if ask.caller is not None:
        raise Refused(Refusal("", "already-someone"))
    name = auth.clean_name(wanted)
    per_hour = services.settings.people_per_hour
    await services.limits.spend_for_all("person", limits.address(ask.request), per_hour, limits.HOUR_S)
    secret, code = auth.new_secret(), auth.new_code()
    person = await services.people.create(name, auth.digest(secret), auth.digest(code))
    give_cookie(ask, secret)
    return Welcome(name, code), person


@routes.add("GET", "/api/me")
async def me(ask: Ask) -> Me | None:
    """Who this browser is; null for nobody yet."""
    if ask.caller is None:
        return None
    person = await _person(ask)
    return Me(person.name, person.preferences, person.has_recovery, await ask.services.devices.count(person.id))


@routes.add("PATCH", "/api/me", who="person")
async def change_me(ask: Ask, body: ChangeMe) -> Me:
    """Another name, or other preferences."""
    person = await _person(ask)
    name = person.name if body.name is None else auth.clean_name(body.name)
    preferences = person.preferences if body.preferences is None else body.preferences
    if len(msgspec.json.encode(preferences)) > LARGEST_PREFERENCES:
        raise Refused(Refusal("", "preferences-too-large", {"limit": LARGEST_PREFERENCES}))
    await ask.services.people.change(person.id, name, preferences)
    if name != person.name:
        ask.services.tables.renamed(person.id, name)
    return Me(name, preferences, person.has_recovery, await ask.services.devices.count(person.id))


@routes.add("DELETE", "/api/me", who="person")
async def delete_me(ask: Ask) -> None:
    """Forget this person and all they said; finished games stay, without their name."""
    await forget(ask)


async def forget(ask: Ask) -> None:
    """Remove the person who asks."""
    await ask.services.tables.leave_all(ask.me.person)
    await ask.services.people.delete(ask.me.person)
    ask.services.hub.recheck(ask.me.person)
    ask.services.tables.renamed(ask.me.person, None)
    give_cookie(ask, "")


@routes.add("GET", "/api/me/export", who="person", cost=300)
async def export(ask: Ask) -> dict[str, Any]:
    """Everything that is stored about this person."""
    person = await _person(ask)
    tables = await ask.services.tables.of(person.id)
    records = {}
    for table in tables:
        if table.status == "over":
            with suppress(Refused):  # the log says so, or it is a deal that others still play
                records[table.id] = (await ask.services.tables.record(table.id)).text()
    ask.headers.append(("content-disposition", 'attachment; filename="postroad-me.json"'))
    return {
        "name": person.name,
        "preferences": person.preferences,
        "created_at": person.created_at,
        "seen_at": person.seen_at,
        "devices": await ask.services.devices.count(person.id),
        "visibility": (await ask.services.profiles.of(person.id))._asdict(),
        "blocked": len(await ask.services.profiles.blocked_by(person.id)),
        "tables": tables,
        "records": records,
        "chat": await ask.services.people.said(person.id),
        "tokens": [msgspec.structs.asdict(one) for one in (await tokens(ask)).tokens],
    }


@routes.add("GET", "/api/me/tables", who="person")
async def my_tables(ask: Ask) -> TableList:
    """The tables of this person; those that wait for them come first."""
    return TableList(
        sorted(await ask.services.tables.of(ask.me.person), key=lambda one: (not one.waits, -one.moved_at))
    )


@routes.add("GET", "/api/me/waiting")
async def waiting(ask: Ask) -> TableList:
    """The tables at which others wait for this person, longest first; none for nobody yet, and for programs."""
    if ask.caller is None or ask.caller.token is not None:  # also who was signed out elsewhere while a page is open
        return TableList([])
    return TableList(await ask.services.tables.waiting_for(ask.me.person))


@routes.add("GET", "/api/me/tokens", who="person")
async def tokens(ask: Ask) -> TokenList:
    """The tokens of this person."""
    found = await ask.services.tokens.of(ask.me.person)
    return TokenList([Token(one.id, one.table, one.seat, one.label) for one in found])


@routes.add("POST", "/api/me/tokens", who="person", status=HTTPStatus.CREATED)
async def create_token(ask: Ask, body: NewToken) -> Token:
    """Let a program play one of this person's seats; the token is shown once."""
    now = await ask.services.tables.now(body.table, ask.me, None)
    if body.seat not in now.mine:
        raise Refused(Refusal("", "seat-not-yours"))
    if len(await ask.services.tokens.of(ask.me.person)) >= MOST_TOKENS:
        raise Refused(Refusal("", "too-many-tokens", {"limit": MOST_TOKENS}))
    token = auth.new_secret()
    label = " ".join(body.label.split())
    made = await ask.services.tokens.create(auth.digest(token), ask.me.person, body.table, body.seat, label)
    return Token(made.id, made.table, made.seat, made.label, token)


@routes.add("DELETE", "/api/me/tokens/{token}", who="person")
async def delete_token(ask: Ask, token: str) -> None:
    """Revoke a token at once."""
    if not await ask.services.tokens.delete(ask.me.person, token):
        raise Refused(Refusal("", "not-found"))
    ask.services.hub.recheck(ask.me.person)


def give_cookie(ask: Ask, secret: str) -> None:
    """Let the browser keep a secret, or forget it where it is empty."""
    is_https = ask.services.settings.is_https or ask.request.url.scheme == "https"
    name = auth.SECURE_COOKIE if is_https else auth.COOKIE
    age = auth.COOKIE_SECONDS if secret else 0
    parts = [f"{name}={secret}", "Path=/", f"Max-Age={age}", "HttpOnly", "SameSite=Lax", *(["Secure"] * is_https)]
    ask.headers.append(("set-cookie", "; ".join(parts)))


async def _person(ask: Ask) -> Person:
    person = await ask.services.people.by_id(ask.me.person)
    if person is None:
        raise Refused(Refusal("", "who-are-you"))
    return person
