"""The sender: gathers what is to be told, and sends it; the one part that talks to anyone but browsers."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import Final
from urllib.parse import urlsplit

import msgspec

from postroad.i18n import LANGUAGES, Words
from postroad.server import logs
from postroad.server.answers import TableLine
from postroad.server.notices import web_push
from postroad.server.notices.listeners import Listeners
from postroad.server.notices.message_services import MessageServices, signature
from postroad.server.notices.outgoing import Answer, Forbidden, Outgoing, Unreached, is_public
from postroad.store.notices import Channel, Delivery, Notices, NoticeSetting
from postroad.store.people import People
from postroad.store.store import Conflict, StoreError

GATHER_S: Final = 2.0  # what comes within it is one message; who acts within it is told nothing
RENEW_S: Final = 5.0  # where several servers share a database: well within the lease
LONGEST_SLEEP_S: Final = 60.0  # quiet hours end without anything being written
RETRY_S: Final = (30, 120, 600, 3600, 14_400)  # after so many failures it is given up
LONGEST_RETRY_S: Final = 86_400
TTL_S: Final = 3 * 86_400  # how long a push service keeps a message for a browser that is away
AT_ONCE: Final = 8
MINUTE_MS: Final = 60_000
DAY_MINUTES: Final = 1440
APPLE: Final = "push.apple.com"  # takes the right to push away where nothing is shown
GONE: Final = (404, 410)
LATER: Final = (408, 425, 429)


class Message(msgspec.Struct, frozen=True):
    """What a browser is told: a line to show and where it leads, or that there is nothing any more."""

    kind: str  # turn, clear or trial
    title: str = ""
    body: str = ""
    path: str = ""
    count: int = 0


class Sender:
    """Sends what stands in the queue, each once, in an order that gathers what belongs together."""

    def __init__(
        self,
        notices: Notices,
        people: People,
        waiting_for: Callable[[str], Awaitable[list[TableLine]]],
        now_ms: Callable[[], int],
        count: Callable[[str], None],
        *,
        contact: str,
        services: Collection[str] = (),
        home: str = "",
        allows_private: bool = False,
        listeners: Listeners | None = None,
    ) -> None:
        """`waiting_for` lists the tables that wait for a person; `count` is told how each message went.

        `services` are the kinds that the host allows, `home` is the site's address where it is known.
        """
        self.key = ""  # by which push services know us; empty until it runs
        self._listening = listeners or Listeners(notices)
        self.listeners = self._listening.people  # everyone who can be reached
        self._notices = notices
        self._people = people
        self._waiting_for = waiting_for
        self._now_ms = now_ms
        self._count = count
        self._contact = contact
        self._outgoing = Outgoing(allows_private=allows_private)
        self.services = MessageServices(services, allows_private=allows_private)
        self._home = home
        self._wake = asyncio.Event()
        self._has_news = False
        self._is_sender = False

    @property
    def allows_private(self) -> bool:
        """Whether messages may go to addresses that are not public."""
        return self._outgoing.allows_private

    @property
    def public_key(self) -> str:
        """By which browsers subscribe."""
        return web_push.public_text(self.key) if self.key else ""

    def takes(self, address: str, p256dh: str, auth: str) -> bool:
        """Whether a browser can be told there: its keys are keys, and the address is no private one at first sight."""
        try:
            parts = urlsplit(address)
            host = parts.hostname or ""
        except ValueError:
            return False
        if not web_push.are_keys(p256dh, auth):
            return False
        if self.allows_private:
            return parts.scheme in ("http", "https") and bool(host)
        is_name = not host.replace(".", "").isdigit() and ":" not in host
        return parts.scheme == "https" and (("." in host and is_name) or is_public(host))

    def tells(self, person: str) -> bool:
        """Whether a turn of a person is to be noted; what is, is looked for as soon as it is stored."""
        self._has_news |= person in self.listeners
        return person in self.listeners

    def stored(self) -> None:
        """Something was stored: if there are notices in it, see to them."""
        if self._has_news:
            self._has_news = False
            self.wake()

    def wake(self) -> None:
        """See to what is to be told, here or, where several servers share a database, where it is sent from."""
        if self._is_sender:
            self._wake.set()

    async def recheck(self, person: str) -> None:
        """Another server says that someone can be reached, or no more; "" if some of that may have been missed."""
        await (self._listening.recheck(person) if person else self._listening.read())

    async def hear(self, _table: str) -> None:
        """Another server has stored something that is to be told."""
        self.wake()

    async def prepare(self) -> None:
        """Know the keys and everyone who can be reached; send from here, if nobody else does."""
        await self._listening.read()
        self.key = await self._notices.secret("vapid", web_push.new_key)
        await self._take_over()

    async def run(self) -> None:
        """Go on until cancelled."""
        while True:
            wait_s = LONGEST_SLEEP_S
            try:
                if not self.key:  # nothing could be written when we began
                    await self.prepare()
                await self._take_over()
                if self._is_sender:
                    await self.send_due()
                    next_at = await self._notices.next_at()
                    if next_at is not None:
                        wait_s = min(wait_s, max(1.0, (next_at - self._now_ms()) / 1000))
            except Conflict:  # we stood still, and another server sends now
                self._is_sender = False
            except StoreError as error:
                logs.failure("notices could not be sent", error)
            if self._notices.lease is not None:
                wait_s = min(wait_s, RENEW_S)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), wait_s)
                await asyncio.sleep(GATHER_S)
            self._wake.clear()

    async def _take_over(self) -> None:
        """Send from here, if nobody else does; what was under way when that one ended stays untold."""
        was_sender, self._is_sender = self._is_sender, await self._notices.is_sender()
        if self._is_sender and not was_sender:
            await self._notices.forget_unknown()

    async def close(self) -> None:
        """Send nothing any more."""
        if self._is_sender and self._notices.lease is not None:
            await self._notices.lease.let_go()
        await self.services.close()
        await self._outgoing.close()

    async def send_due(self) -> None:
        """Send everything that is to be sent now."""
        await self._notices.take_back()
        for person in await self._notices.to_tell():
            if not is_quiet(await self._notices.setting(person), self._now_ms()):
                await self._notices.tell(person)
        while (due := await self._notices.due(AT_ONCE)) and await self._notices.is_sender():
            await asyncio.gather(*(self._send(one) for one in due))

    async def try_out(self, channel: Channel) -> bool:
        """Whether a service takes a message, sent now and once."""
        words = await self._words(channel.person)
        message = Message("trial", words.text("services-trial-title"), words.text("services-trial-body"), "/settings")
        try:
            answer = await self._post(Delivery(channel, "trial", 0), message)
        except (Forbidden, Unreached):
            return False
        return 200 <= answer.status < 300

    async def _send(self, delivery: Delivery) -> None:
        channel = delivery.channel
        try:
            await self._notices.start(channel.id)
        except Conflict:  # called off meanwhile
            return
        message = await self._message(delivery)
        if message is None:
            await self._notices.sent(channel.id)
            return
        try:
            answer = await self._post(delivery, message)
        except Forbidden:
            self._count("forbidden")
            await self._remove(delivery)
        except Unreached:
            await self._later(delivery, None)
        else:
            await self._answered(delivery, answer)

    async def _post(self, delivery: Delivery, message: Message) -> Answer:
        match delivery.channel.kind:
            case "push":
                return await self._push(delivery, message)
            case "webhook":
                return await self._call(delivery, message)
            case _:
                return await self._tell(delivery, message)

    async def _call(self, delivery: Delivery, message: Message) -> Answer:
        body = msgspec.json.encode(msgspec.structs.replace(message, path=self._home + message.path))
        signed = signature(delivery.channel.keys["secret"], self._now_ms() // 1000, body)
        headers = {"content-type": "application/json", "postroad-signature": signed}
        return await self._outgoing.post(delivery.channel.address, headers, body)

    async def _tell(self, delivery: Delivery, message: Message) -> Answer:
        link = self._home + message.path if self._home else ""
        text = "\n".join(line for line in (message.body, link) if line) or message.title
        result = await self.services.send(delivery.channel.address, message.title, text)
        if result == "forbidden":
            raise Forbidden(delivery.channel.kind)
        if result == "failed":
            raise Unreached(delivery.channel.kind)
        return Answer(204 if result == "sent" else 400, None)

    async def _push(self, delivery: Delivery, message: Message) -> Answer:
        channel = delivery.channel
        body = web_push.sealed(msgspec.json.encode(message), channel.keys["p256dh"], channel.keys["auth"])
        headers = {
            "authorization": web_push.authorization(self.key, channel.address, self._contact),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(TTL_S),
            "topic": "turn",  # what a service still keeps of us, this one replaces
            "urgency": "normal",
        }
        return await self._outgoing.post(channel.address, headers, body)

    async def _answered(self, delivery: Delivery, answer: Answer) -> None:
        if 200 <= answer.status < 300:
            self._count("sent")
            await self._notices.sent(delivery.channel.id)
        elif answer.status in GONE:
            self._count("gone")
            await self._remove(delivery)
        elif answer.status in LATER or answer.status >= 500:
            await self._later(delivery, answer.retry_after_s)
        else:  # a redirect, or something that will not be better next time
            self._count("refused")
            await self._notices.sent(delivery.channel.id)

    async def _later(self, delivery: Delivery, after_s: int | None) -> None:
        self._count("failed")
        if delivery.tries >= len(RETRY_S):
            self._count("given-up")
            await self._notices.sent(delivery.channel.id)
            return
        wait_s = min(LONGEST_RETRY_S, max(after_s or 0, RETRY_S[delivery.tries]))
        await self._notices.again(delivery.channel.id, self._now_ms() + wait_s * 1000)

    async def _remove(self, delivery: Delivery) -> None:
        await self._notices.remove(delivery.channel)
        if not await self._notices.channels(delivery.channel.person):
            self.listeners.discard(delivery.channel.person)

    async def _message(self, delivery: Delivery) -> Message | None:
        """What is to be said now; nothing if it has become pointless."""
        silent = await self._notices.silent_tables(delivery.channel.person)
        tables = [one for one in await self._waiting_for(delivery.channel.person) if one.id not in silent]
        if delivery.kind == "clear":
            is_kept = APPLE in delivery.channel.address or delivery.channel.kind not in ("push", "webhook")
            is_pointless = tables or is_kept
            return None if is_pointless else Message("clear")
        return turn_message(tables, await self._words(delivery.channel.person)) if tables else None

    async def _words(self, person: str) -> Words:
        """The language of someone."""
        found = await self._people.by_id(person)
        language = str(found.preferences.get("language", "")) if found else ""
        return Words(language if language in LANGUAGES else "en")


def turn_message(tables: Sequence[TableLine], words: Words) -> Message:
    """That some tables wait; nothing of the game is in it."""
    games = list(dict.fromkeys(words.game(one.game) for one in tables))
    if len(tables) > 1:
        title = words.text("waiting-count", count=len(tables))
        return Message("turn", title, ", ".join(games), "/tables/mine", len(tables))
    names = ", ".join(seat.name for seat in tables[0].seats if seat.kind == "person" and seat.name)
    return Message("turn", words.text("waiting-turn", game=tables[0].game), names, f"/t/{tables[0].id}", 1)


def is_quiet(setting: NoticeSetting, now_ms: int) -> bool:
    """Whether it is a time of someone's day at which they want to hear nothing."""
    minute = (now_ms // MINUTE_MS + setting.utc_offset) % DAY_MINUTES
    start, end = setting.quiet_from, setting.quiet_to
    return start <= minute < end if start <= end else minute >= start or minute < end
