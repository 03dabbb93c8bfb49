"""Notices: where a person can be told that a table waits, what they want of it, and their private feed."""

import secrets
from datetime import UTC, datetime
from http import HTTPStatus
from typing import Any, Final

from jinja2 import Environment
from starlette.responses import Response

from postroad.core.refusals import Refusal, Refused
from postroad.i18n import LANGUAGES, Words
from postroad.server import auth
from postroad.server.address import link
from postroad.server.answers import (
    AddedService,
    Feed,
    NewService,
    NoticeState,
    PushSubscription,
    QuietHours,
    ServiceChannel,
    TableLine,
    TableList,
    TableNotices,
    Trial,
)
from postroad.server.http.route import Ask, Routes
from postroad.server.limits import HOUR_S
from postroad.server.wire import TableId

ATOM: Final = "application/atom+xml"
FEED_COST: Final = 5
SERVICES_PER_HOUR: Final = 20  # that one person may try: each may start a process

routes = Routes()
_ATOM: Final = Environment(autoescape=True, trim_blocks=True, lstrip_blocks=True).from_string(
    """<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="{{ language }}">
<id>{{ home }}#waiting</id>
<title>{{ title }} – Postroad</title>
<updated>{{ updated }}</updated>
<author><name>Postroad</name></author>
<link href="{{ home }}"/>
{% for one in entries %}
<entry>
<id>{{ one.link }}#{{ one.at }}</id>
<title>{{ one.title }}</title>
<updated>{{ one.updated }}</updated>
<link href="{{ one.link }}"/>
<summary>{{ one.names }}</summary>
</entry>
{% endfor %}
</feed>
"""
)


@routes.add("GET", "/api/me/notices", who="person")
async def notices(ask: Ask) -> NoticeState:
    """How this person is told that tables wait for them."""
    return await state_for_caller(ask)


async def state_for_caller(ask: Ask) -> NoticeState:
    """How the one who asks is told."""
    found, person, sender = ask.services.notices, ask.me.person, ask.services.sender
    setting, channels = await found.setting(person), await found.channels(person)
    return NoticeState(
        sender.public_key if sender else "",
        sum(one.kind == "push" for one in channels),
        QuietHours(setting.quiet_from, setting.quiet_to, setting.utc_offset),
        setting.feed_hash is not None,
        await found.silent_tables(person),
        sender.services.allowed if sender else [],
        [ServiceChannel(one.id, one.kind) for one in channels if one.kind != "push"],
    )


@routes.add("PUT", "/api/me/notices", who="person")
async def set_quiet_hours(ask: Ask, body: QuietHours) -> None:
    """Hours at which this person wants to hear nothing; they are told afterwards, if a table still waits."""
    await ask.services.notices.set_quiet(ask.me.person, body.quiet_from, body.quiet_to, body.utc_offset)


@routes.add("POST", "/api/me/push", who="person")
async def subscribe(ask: Ask, body: PushSubscription) -> None:
    """Tell this person through the push service of their browser."""
    if ask.services.sender is None:
        raise Refused(Refusal("", "no-push"))
    if not ask.services.sender.takes(body.endpoint, body.p256dh, body.auth):
        raise Refused(Refusal("", "push-unknown"))
    keys = {"p256dh": body.p256dh, "auth": body.auth}
    await ask.services.notices.add_channel(ask.me.person, "push", body.endpoint, keys)
    ask.services.sender.listeners.add(ask.me.person)


@routes.add("DELETE", "/api/me/push", who="person")
async def unsubscribe(ask: Ask, endpoint: str) -> None:
    """Tell this person there no more."""
    await ask.services.notices.remove_address(ask.me.person, endpoint)
    if ask.services.sender and not await ask.services.notices.channels(ask.me.person):
        ask.services.sender.listeners.discard(ask.me.person)


@routes.add("POST", "/api/me/services", who="person", status=HTTPStatus.CREATED)
async def add_service(ask: Ask, body: NewService) -> AddedService:
    """Tell this person through a service that they have, or a program of theirs."""
    return await service_for_caller(ask, body.address.strip())


async def service_for_caller(ask: Ask, address: str) -> AddedService:
    """One more service through which the one who asks is told; raises Refused for one that cannot be."""
    services = ask.services
    await services.limits.spend_for_all("service", ask.me.person, SERVICES_PER_HOUR, HOUR_S)
    sender = services.sender
    kind = await sender.services.kind_of(address) if sender else None
    if sender is None or kind is None:
        known = ", ".join(sender.services.allowed) if sender else ""
        raise Refused(Refusal("", "service-unknown", {"known": known}))
    secret = secrets.token_hex(32) if kind == "webhook" else ""
    await services.notices.add_channel(ask.me.person, kind, address, {"secret": secret} if secret else {})
    sender.listeners.add(ask.me.person)
    return AddedService(kind, secret)


@routes.add("POST", "/api/me/services/{channel}/trial", who="person")
async def try_service(ask: Ask, channel: str) -> Trial:
    """Send a message through a service, to see whether it arrives."""
    services = ask.services
    await services.limits.spend_for_all("service", ask.me.person, SERVICES_PER_HOUR, HOUR_S)
    own = [one for one in await services.notices.channels(ask.me.person) if one.id == channel and one.kind != "push"]
    if services.sender is None or not own:
        raise Refused(Refusal("", "not-found"))
    return Trial(await services.sender.try_out(own[0]))


@routes.add("DELETE", "/api/me/services/{channel}", who="person")
async def remove_service(ask: Ask, channel: str) -> None:
    """Tell this person through a service no more."""
    await remove_for_caller(ask, channel)


async def remove_for_caller(ask: Ask, channel: str) -> None:
    """The one who asks wants to hear nothing more through one of their services."""
    await ask.services.notices.remove_own(ask.me.person, channel)
    if ask.services.sender and not await ask.services.notices.channels(ask.me.person):
        ask.services.sender.listeners.discard(ask.me.person)


@routes.add("PUT", "/api/tables/{table}/notices", who="person")
async def set_table_notices(ask: Ask, table: TableId, body: TableNotices) -> None:
    """Whether this person wants notices of a table of theirs."""
    await ask.services.notices.set_tells(ask.me.person, table, tells=body.tells)


@routes.add("POST", "/api/me/feed", who="person", status=HTTPStatus.CREATED)
async def new_feed(ask: Ask) -> Feed:
    """A private address of this person's waiting tables; the one before is void."""
    return await feed_for_caller(ask)


async def feed_for_caller(ask: Ask) -> Feed:
    """A new address for the feed of the one who asks."""
    key = auth.new_secret()
    await ask.services.notices.set_feed(ask.me.person, auth.digest(key))
    here = [link(ask.services.settings, ask.request, f"/feed/{key}.{kind}") for kind in ("atom", "json")]
    return Feed(*here)


@routes.add("DELETE", "/api/me/feed", who="person")
async def delete_feed(ask: Ask) -> None:
    """Let there be no feed of this person."""
    await ask.services.notices.set_feed(ask.me.person, None)


@routes.add("GET", "/feed/{key}.json", cost=FEED_COST)
async def json_feed(ask: Ask, key: str) -> TableList:
    """The tables that wait for whoever has this address."""
    return TableList(await ask.services.tables.waiting_for(await _reader(ask, key)))


@routes.add("GET", "/feed/{key}.atom", produces=ATOM, cost=FEED_COST)
async def atom_feed(ask: Ask, key: str) -> Response:
    """The same for readers of feeds: one entry for each turn."""
    reader = await _reader(ask, key)
    person = await ask.services.people.by_id(reader)
    language = str(person.preferences.get("language", "")) if person else ""
    words = Words(language if language in LANGUAGES else "en")
    tables = await ask.services.tables.waiting_for(reader)
    home = link(ask.services.settings, ask.request, "/tables/mine")
    text = _ATOM.render(
        language=words.language,
        home=home,
        title=words.text("waiting-count", count=len(tables)),
        updated=_time(max([one.moved_at for one in tables], default=0)),
        entries=[_entry(ask, one, words) for one in tables],
    )
    return Response(text, media_type=f"{ATOM}; charset=utf-8", headers={"cache-control": "private, no-cache"})


def _entry(ask: Ask, table: TableLine, words: Words) -> dict[str, Any]:
    return {
        "link": link(ask.services.settings, ask.request, f"/t/{table.id}"),
        "at": table.moved_at,
        "updated": _time(table.moved_at),
        "title": words.text("waiting-turn", game=table.game),
        "names": ", ".join(seat.name for seat in table.seats if seat.kind == "person" and seat.name),
    }


async def _reader(ask: Ask, key: str) -> str:
    person = await ask.services.notices.reader(auth.digest(key))
    if person is None:
        raise Refused(Refusal("", "not-found"))
    return person


def _time(at_ms: int) -> str:
    return datetime.fromtimestamp(at_ms / 1000, UTC).isoformat(timespec="seconds")
