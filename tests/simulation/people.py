"""People with a page each: they watch, act, take back, leave, return and chat, and send again what was not answered.

Their page does what the real one does (`client/src/lib/socket.ts`): it comes back by itself when a line breaks,
watches again, and sends every command that has no answer yet once more, with the same id.
"""

import hashlib
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import msgspec

from postroad.core.fairness import share_commitment
from postroad.games import GAMES
from postroad.server import wire
from postroad.server.live.view_decoding import decode_view
from tests.simulation.network import Line
from tests.simulation.posts import post
from tests.simulation.promises import AGAIN

if TYPE_CHECKING:
    from tests.simulation.world import World

THINKING_S: Final = 2.0
RECONNECT_S: Final = 3.0
UNANSWERED_S: Final = 10.0
BY_POST_OF: Final = 12
COMMITMENT: Final = "ab" * 32  # to a share that never comes: the game must begin without it


class Page:
    """One person's page at one table; a spectator's is one of nobody."""

    def __init__(self, world: "World", name: str, person: str, cookie: str, table: str, rounds: int) -> None:
        self.world = world
        self.name = name
        self.person = person
        self.cookie = cookie
        self.table = table
        self.rounds = rounds  # how often they still want to do something
        self.line: Line | None = None
        self.latest: dict[str, Any] | None = None
        self.away: list[int] = []  # seats of people who were not looking when it was last told
        self.pending: dict[str, wire.AnyCommand] = {}
        self._commands = 0
        self._has_opened = False

    # --- the line ---

    def connect(self) -> None:
        """Ask some server for a socket; again, if there is none."""
        if self.line is None:
            self.line = self.world.dial(self)
            if self.line is None:
                self._later(RECONNECT_S, self.connect)
            else:
                self._watch()
                for command in self.pending.values():
                    self._say(command)

    def _watch(self) -> None:
        """Ask to follow the table; a page asks once for each line, so only a line that breaks can lose it."""
        if self.line is not None:
            self.line.say(self._text(wire.Watch(self.table)), f"{self.name}'s question", may_be_lost=False)

    def lost(self, line: Line) -> None:
        """The line is gone."""
        if line is self.line:
            self.line = None
            self._later(RECONNECT_S, self.connect)

    def _later(self, longest_s: float, call: Callable[..., None], *args: Any) -> None:
        wait_s = 0.2 + self.world.choices.seconds(self.name, longest_s)
        self.world.loop.call_later(wait_s, call, *args)

    def _text(self, message: wire.Sent) -> str:
        return msgspec.json.encode(message).decode()

    # --- hearing ---

    def hear(self, line: Line, message: dict[str, Any]) -> None:
        """Something arrives."""
        if line is not self.line:
            return
        match message["t"]:
            case "now":
                self.latest = message
                self._open_share(message)
            case "present":
                self.away = [seat for seat, at in enumerate(message.get("away_since", ())) if at is not None]
            case "done":
                self.answered(message)
            case "refused" if message.get("command"):
                self.answered(message)
            case "refused" if message["key"] in AGAIN:  # the table could not be read just now
                self._later(RECONNECT_S, self._watch)

    def answered(self, message: dict[str, Any]) -> None:
        """The answer to a command comes, on the socket or to a request."""
        if message["t"] == "refused" and message["key"] in AGAIN:
            self._later(RECONNECT_S, self._again, message["command"])
        else:
            self.pending.pop(message["command"], None)

    def _again(self, command: str) -> None:
        if command in self.pending:
            self._say(self.pending[command])

    def _wait_for_answer(self, command: str) -> None:
        """Nothing came: the message was lost, or its answer."""
        if command in self.pending:
            if self.line is not None:
                self._say(self.pending[command])
            self.world.loop.call_later(UNANSWERED_S, self._wait_for_answer, command)

    # --- doing ---

    def live(self) -> None:
        """Do something now and then, as often as they want to."""
        if self.rounds:
            self.rounds -= 1
            if self.latest is not None and self.person and len(self.pending) < 3:
                self._do_something(self.latest)
            self._later(THINKING_S, self.live)

    def _do_something(self, now: dict[str, Any]) -> None:
        wish = self.world.choices.below(self.name, 20)
        if now["room"]["status"] == "waiting":
            self._before_the_game(now, wish)
        elif now["room"]["status"] == "playing" and now["eye"] is not None:
            self._in_the_game(now, wish)
        elif wish > 17:
            self._chat()

    def _before_the_game(self, now: dict[str, Any], wish: int) -> None:
        if now["eye"] is None:
            self.command(wire.Join, "joins")
        elif wish > 18:
            self.command(wire.Leave, "leaves")
        elif not now["room"]["seats"][now["eye"]]["is_ready"] or wish > 16:
            fixed = COMMITMENT if wish > 14 else self._commitment(now["eye"])
            shares = [wire.SealedShare(now["eye"], fixed)] if wish > 4 else []
            self.command(wire.Ready, "is ready", is_ready=wish <= 18, shares=shares)

    def _share(self, seat: int) -> bytes:
        return hashlib.sha256(f"{self.name}/{self.table}/{seat}".encode()).digest()

    def _commitment(self, seat: int) -> str:
        return share_commitment(self.table, seat, self._share(seat))

    def _open_share(self, now: dict[str, Any]) -> None:
        """Show the share that was fixed, as the page does by itself once all are."""
        seat, fixed = now["eye"], now["room"]["fairness"]["shares"]
        if now["room"]["status"] != "waiting" or seat is None or fixed is None or fixed[seat] is None:
            return
        if fixed[seat]["commitment"] == self._commitment(seat) and not self._has_opened:
            self._has_opened = True
            shares = [wire.OpenShare(seat, self._share(seat).hex())]
            self.command(wire.Share, "shows the share", shares=shares)

    def _in_the_game(self, now: dict[str, Any], wish: int) -> None:
        seat, undo = now["room"]["seats"][now["eye"]], now["undo"]
        if seat["has_resigned"]:
            return
        if seat["is_away"]:
            self.command(wire.Return, "returns")
        elif now["eye"] in undo["missing"]:
            self.command(wire.AnswerUndo, "answers whether to take back", agrees=wish < 15)
        elif wish == 19 and self.world.choices.below(self.name, 3) == 2:
            self.command(wire.Resign, "gives up")
        elif wish == 18:
            self.command(wire.Leave, "leaves")
        elif wish == 17:
            self._chat()
        elif wish == 13 and self.away:
            self.command(wire.VoteStandIn, "votes for a bot", seat=self.away[0])
        elif wish == 16 and undo["by_consent"] is not None:
            self.command(wire.Undo, "asks to take back", to=undo["by_consent"])
        elif wish in (14, 15) and undo["free"] is not None:
            self.command(wire.Undo, "takes back", to=undo["free"])
        elif wish and (now["asked"] is not None or (now["changeable"] is not None and wish > 10)):
            self.act(now)

    def go_on(self) -> None:
        """Do what the table waits for, if it waits for this person."""
        now = self.latest
        if now is None or not self.person or self.pending or now["room"]["status"] != "playing" or now["eye"] is None:
            return
        if now["room"]["seats"][now["eye"]]["is_away"]:
            self.command(wire.Return, "returns")
        elif now["eye"] in now["undo"]["missing"]:
            self.command(wire.AnswerUndo, "answers whether to take back", agrees=True)
        elif now["asked"] is not None and not now["room"]["seats"][now["eye"]]["bot"]:
            self.act(now)

    def act(self, now: dict[str, Any]) -> None:
        """Answer the question with something legal."""
        game, view = GAMES[now["room"]["game"]], now["view"]
        legal = [game.decode(one) for one in view["legal"]] if "legal" in view else decode_view(game, view).legal
        if legal:
            action = legal[self.world.choices.below(self.name, len(legal))]
            asked = now["asked"] if now["asked"] is not None else now["changeable"]
            self.command(wire.Act, f"chooses “{game.write(action)}”", asked=asked, action=game.encode(action))

    def _chat(self) -> None:
        self.command(wire.Chat, "says something", text="Good luck!")

    def command(self, kind: type[Any], words: str, **arguments: Any) -> None:
        """Send a command that was never sent before."""
        self._commands += 1
        name = f"{self.name.lower()}-{self.table[:4]}-{self._commands:04}"
        command = kind(self.table, name, **arguments)
        self.pending[name] = command
        tag = str(command.__struct_config__.tag)
        self.world.promises.ask(f"{self.person}/{name}", self.table, tag, f"“{self.name} {words}”")
        self.world.say(f"{self.name} {words}")
        if not self._posts(name, command):
            self._say(command)
        self.world.loop.call_later(UNANSWERED_S, self._wait_for_answer, name)

    def _posts(self, name: str, command: wire.AnyCommand) -> bool:
        """Whether it goes by HTTP, which some do now and then; sent again, it goes by the socket."""
        server = self.world.some_server() if self.world.weather.posts else None
        if server is None or self.world.choices.below("posts", BY_POST_OF) < BY_POST_OF - self.world.weather.posts:
            return False
        self.world.note("by request", f"{self.name} sends it by a request")
        post(self, server, name, msgspec.json.encode(command))
        return True

    def _say(self, command: wire.AnyCommand) -> None:
        if self.line is not None:
            self.line.say(self._text(command), f"what {self.name} sent")
