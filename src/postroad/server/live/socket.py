"""The socket at /socket: messages of `wire` both ways, each with its rights checked anew."""

import asyncio
from collections import Counter, deque
from collections.abc import Awaitable, Callable
from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

import postroad
from postroad.core.refusals import Refused
from postroad.server import auth, limits, logs, wire
from postroad.server.auth import Caller
from postroad.server.limits import TokenBucket
from postroad.server.live import messages
from postroad.server.live.connection import EXTENSION, AsgiConnection, Connection, framed
from postroad.server.live.denied import denied, wire_refusal
from postroad.server.live.hub import Hub
from postroad.server.live.noticing_store import READ_ONLY
from postroad.server.live.outbox import Outbox
from postroad.server.live.presentation import ENCODER
from postroad.server.live.socket_settings import SocketSettings
from postroad.server.live.tables import Tables
from postroad.store.store import StoreError

POLICY, TOO_BIG, TRY_LATER, NO_BINARY = 1008, 1009, 1013, 1003
MOST_WATCHED: Final = 20  # tables by one socket
LINES_PER_MESSAGE: Final = 200  # of the log: so many cost as much as one message more
READS_PER_MESSAGE: Final = 4  # that so many lines cost
LOOK_S: Final = 1.0  # how often stuck sockets are looked for
BARRED_S: Final = 10.0  # for whoever was cut: the period of what a socket may send

_TOO_MANY: Final = wire_refusal(denied("too-many-sockets"), None, None)

Identify = Callable[[HTTPConnection], Awaitable[Caller | None]]


class SocketServer:
    """An ASGI application that serves sockets."""

    def __init__(
        self,
        tables: Tables,
        identify: Identify,
        settings: SocketSettings | None = None,
        *,
        is_read_only: Callable[[], bool] = lambda: False,
        count: Callable[[int], None] = lambda change: None,
        count_refused: Callable[[], None] = lambda: None,
        count_refusal: Callable[[str], None] = lambda key: None,
        count_stuck: Callable[[], None] = lambda: None,
        spend_read: Callable[[HTTPConnection, float], None] = lambda connection, cost: None,
        note_refusal: Callable[[HTTPConnection], None] = lambda connection: None,
    ) -> None:
        """Sockets that identify their callers so; `count` is told of each that comes (1) or goes (-1)."""
        self.tables = tables
        self.hub: Hub = tables.hub
        self.identify = identify
        self.settings = settings or SocketSettings()
        self.sockets: dict[Socket, None] = {}  # in the order in which they came
        self.held: Counter[str] = Counter()  # sockets by person, or by a stranger's address
        self._barred_until: dict[str, float] = {}  # holders whose socket was cut for flooding
        self.held_elsewhere: Callable[[str], int] = lambda holder: 0  # at other servers on the same database
        self.held_changed: Callable[[str], None] = lambda holder: None
        self._looker: asyncio.Task[None] | None = None
        self.is_read_only = is_read_only
        self._count = count
        self._count_refused = count_refused
        self.count_refusal = count_refusal
        self._count_stuck = count_stuck
        self.spend_read = spend_read
        self._note_refusal = note_refusal

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = HTTPConnection(scope)
        is_program = "authorization" in connection.headers
        is_ours = auth.is_own_origin(connection, self.settings.origins, is_https=self.settings.is_https)
        await receive()
        if self.hub.is_closing or not (is_program or (is_ours and "origin" in connection.headers)):
            await send({"type": "websocket.close", "code": POLICY})  # before it is accepted: 403
            return
        try:
            caller = await self.identify(connection)
        except Refused:
            await send({"type": "websocket.close", "code": POLICY})
            return
        await send({"type": "websocket.accept"})
        holder = caller.person if caller else limits.address(connection)
        if (wait_s := self._barred_until.get(holder, 0.0) - asyncio.get_running_loop().time()) > 0:
            await self._refuse(send, wire_refusal(limits.too_often(wait_s), None, None))
            self._note_refusal(connection)
            return
        most = self._most(caller)
        if self.held[holder] + self.held_elsewhere(holder) >= most or len(self.sockets) >= self.settings.most_sockets:
            await self._refuse(send, _TOO_MANY)
            return
        out = scope.get("extensions", {}).get(EXTENSION) or AsgiConnection(send)
        try:
            await self._serve(Socket(self, connection, caller, receive, out, holder))
        except asyncio.CancelledError:
            if not (isinstance(out, AsgiConnection) and out.is_cut):
                raise
        finally:
            if out.has_flooded:
                self._bar(holder)

    async def _refuse(self, send: Send, why: wire.Refused) -> None:
        self._count_refused()
        await send({"type": "websocket.send", "text": ENCODER.encode(why).decode()})
        await send({"type": "websocket.close", "code": TRY_LATER})

    def _bar(self, holder: str) -> None:
        """Whoever floods and comes back at once would cost as much as before."""
        now = asyncio.get_running_loop().time()
        self._barred_until = {one: until for one, until in self._barred_until.items() if until > now}
        self._barred_until[holder] = now + BARRED_S

    def _most(self, caller: Caller | None) -> int:
        return self.settings.sockets_per_person if caller else self.settings.sockets_per_address

    def recount(self, holder: str) -> None:
        """Someone holds another number of sockets elsewhere: where it is too many in all, the newest here go first."""
        if not self.held[holder]:
            return
        own = [socket for socket in reversed(self.sockets) if socket.holder == holder and not socket.outbox.is_closed]
        if own:
            most, total = self._most(own[0].outbox.caller), len(own) + self.held_elsewhere(holder)
            excess = len(own) - most * len(own) // total if total > most else 0
            for socket in own[:excess]:
                self._count_refused()
                socket.outbox.answer(framed(ENCODER.encode(_TOO_MANY)))
                socket.outbox.close(TRY_LATER)

    async def _serve(self, socket: "Socket") -> None:
        holder = socket.holder
        self.sockets[socket] = None
        self.held[holder] += 1
        self.held_changed(holder)
        if self._looker is None or self._looker.done():
            self._looker = asyncio.create_task(self._look())
        self.hub.outboxes[socket.outbox] = None
        self._count(1)
        try:
            await socket.run()
        finally:
            del self.sockets[socket]
            self.held[holder] -= 1
            self.held_changed(holder)
            if not self.held[holder]:  # who holds none is forgotten
                del self.held[holder]
            self.hub.leave(socket.outbox)
            socket.outbox.release()
            self._count(-1)

    async def _look(self) -> None:
        """As long as there are sockets, end those whose other side has not read for long."""
        while self.sockets:
            await asyncio.sleep(LOOK_S)
            for socket in list(self.sockets):
                if socket.is_stuck():
                    self._count_stuck()
                    socket.connection.cut()


class Socket:
    """One connection: reads and answers; its outbox sends what the tables have new."""

    def __init__(
        self,
        server: SocketServer,
        request: HTTPConnection,
        caller: Caller | None,
        receive: Receive,
        out: Connection,
        holder: str,
    ) -> None:
        self.holder = holder
        self.connection = out
        self.outbox = Outbox(server.hub.flush_queue, out, caller, self._identify, holder)
        self._server = server
        self._request = request
        self._receive = receive
        self._time = asyncio.get_running_loop().time
        self._allowance = TokenBucket(server.settings.messages, server.settings.period_s, self._time())
        self._malformed = self._excess = 0
        self._incoming: deque[str | None] = deque()  # messages whose turn has not come; None for one that is no text
        self._asked: wire.Sent | None = None  # what is being answered
        self._answering: asyncio.Task[None] | None = None  # if it needs a task
        self._rest: asyncio.Future[None] | None = None  # of `run`, until all is answered
        out.on_drained(self._go_on_sending)

    def is_stuck(self) -> bool:
        """Whether the other side has not read for long."""
        since = self.connection.full_since
        return since is not None and self._time() - since > self._server.settings.stuck_s

    async def _identify(self) -> Caller | None:
        try:
            return await self._server.identify(self._request)
        except Refused:  # a token that is no more
            return None

    # --- in ---

    async def run(self) -> None:
        """Serve until either side ends it."""
        caller = self.outbox.caller
        self._send(wire.Hello(postroad.__version__, self._server.tables.now_ms(), caller.name if caller else None))
        if self._server.is_read_only():
            self._send(wire.Notice(READ_ONLY))
        self.connection.on_message(self.take)
        try:
            while True:
                await self._idle()
                message = await self._receive()
                # Who has gone overtakes what waits.
                if message["type"] == "websocket.disconnect" or self.connection.disconnected:
                    self._incoming.clear()
                    await self._idle()
                    return
                self.take(message.get("text"))
        finally:
            if self._answering is not None:
                self._answering.cancel()

    def take(self, text: str | None) -> bool:
        """A message has come: answer it, after all that came before it; whether it need not wait."""
        self._incoming.append(text)
        if self._asked is None:
            self._go_on()
        return not self._incoming

    def _go_on(self) -> None:
        """Answer what has come, one message after the other; who does not take answers gets no more of them."""
        if self.connection.disconnected:
            self._incoming.clear()
        while self._incoming and self._asked is None and self.connection.full_since is None:
            text = self._incoming.popleft()
            sent = None if self.outbox.is_closed else self._read(text)
            if sent is not None:
                self._begin(sent)
        if not self._incoming:
            self.connection.read_on()
            if self._rest is not None and self._asked is None and not self._rest.done():
                self._rest.set_result(None)

    def _go_on_sending(self) -> None:
        self.outbox.flush()
        if self._asked is None:
            self._go_on()

    async def _idle(self) -> None:
        """Wait until all that has come is answered."""
        while self._asked is not None or self._incoming:
            self._rest = asyncio.get_running_loop().create_future()
            await self._rest

    def _begin(self, sent: wire.Sent) -> None:
        """Answer a message: at once, or in a task where anything but a commit has to be waited for."""
        self._asked = sent
        outbox = self.outbox
        try:
            if (
                isinstance(sent, wire.Act)
                and not outbox.is_outdated
                and self._server.tables.begin_act(outbox.caller, sent, self._acted)
            ):
                return
        except Exception as error:
            self._fail(error, sent)
            self._asked = None
            return
        self._answer_in_task(sent)

    def _answer_in_task(self, sent: wire.Sent) -> None:
        self._answering = asyncio.create_task(self._answer(sent))
        self._answering.add_done_callback(self._answered)

    def _answered(self, task: "asyncio.Task[None]") -> None:
        self._asked = self._answering = None
        if not task.cancelled():
            self._go_on()

    def _acted(self, found: int | Exception | None) -> None:
        """An action is stored, or is not."""
        sent = self._asked
        assert isinstance(sent, wire.Act)
        if found is None:
            self._answer_in_task(sent)
            return
        try:
            if isinstance(found, Exception):
                raise found
            self._send(wire.Done(sent.table, sent.command, found))
        except Exception as error:
            self._fail(error, sent)
        self._asked = None
        try:
            self._go_on()
        except Exception as error:  # the last resort: others whose writes shared the commit are still to be told
            logs.failure("unforeseen", error)
            self.connection.cut()

    def _read(self, text: str | None) -> wire.Sent | None:
        """What a message asks, if it may be asked; else it is refused here."""
        if text is None:
            self.outbox.close(NO_BINARY)
        elif len(text) > messages.LARGEST:
            self.outbox.close(TOO_BIG)
        elif self._allowance.spend(self._time()):
            self._excess += 1
            self._refuse(denied("too-often", seconds=1))
            if self._excess > self._server.settings.most_excess:
                self.outbox.close(POLICY)
        else:
            try:
                return messages.decode(text)
            except Refused as refused:
                self._malformed += 1
                self._refuse(refused)
                if self._malformed >= self._server.settings.most_malformed:
                    self.outbox.close(POLICY)
        return None

    async def _answer(self, sent: wire.Sent) -> None:
        try:
            if self.outbox.is_outdated:
                await self.outbox.recheck()
            if isinstance(sent, wire.Command):
                self._send(await self._server.tables.command(self.outbox.caller, sent))
            else:
                await self._answer_question(sent)
        except Exception as error:
            self._fail(error, sent)

    def _fail(self, error: Exception, sent: wire.Sent) -> None:
        """Say why a message cannot be answered."""
        if isinstance(error, Refused):
            self._refuse(error, sent)
        elif isinstance(error, StoreError):
            logs.failure("the database failed", error)
            # A command that comes again may have been stored when it came first.
            self._refuse(denied("perhaps-stored" if isinstance(sent, wire.Command) else "not-stored"), sent)
        else:  # the last resort: one message is lost, and the server goes on
            logs.failure("unforeseen", error)
            self._refuse(denied("internal"), sent)

    def _allow_watching(self, table: str) -> None:
        """Raise Refused where it would be too many: what is watched stays in memory."""
        most = self._server.settings.watched_each
        for watched, limit in (
            (self.outbox.subscriptions, MOST_WATCHED),
            (self._server.hub.watched_by(self.holder), most),
        ):
            if len(watched) >= limit and table not in watched:
                raise denied("too-many-watched", most=limit)

    async def _answer_question(self, sent: wire.Question) -> None:
        tables, hub = self._server.tables, self._server.hub
        caller = self.outbox.caller
        match sent:
            case wire.Watch(table, seat):
                self._allow_watching(table)
                hub.watch(await tables.table(table), self.outbox, seat)
            case wire.Unwatch(table):
                hub.unwatch(table, self.outbox)
            case wire.History(table, after):
                found = await tables.table(table)
                subscription = self.outbox.subscriptions.get(table)
                viewer = subscription.viewer if subscription else found.viewer(caller, None)
                cost = max(0, found.state.seq - after) / LINES_PER_MESSAGE
                # Many sockets of one address count together.
                self._server.spend_read(self._request, READS_PER_MESSAGE * cost)
                lines = tables.lines(found, viewer, after)
                self._allowance.charge(self._time(), cost)
                self._send(wire.Past(table, lines))
            case wire.Preview():
                self._send(await tables.preview(caller, sent))

    # --- out ---

    def _send(self, message: wire.Received) -> None:
        self.outbox.answer(framed(ENCODER.encode(message)))

    def _refuse(self, refused: Refused, sent: wire.Sent | None = None) -> None:
        self._server.count_refusal(refused.refusal.key)
        table = None if sent is None else sent.table
        self._send(wire_refusal(refused, table, getattr(sent, "command", None) or getattr(sent, "id", None)))
