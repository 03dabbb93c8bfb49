"""A process in which bots think: a line of JSON in, a line of JSON out, one at a time.

In: {"id", "key", "game", "spec", "seat", "seats", "options", "seed", "view"}; out: {"id", "action"}, null where the
bot failed. With "ask" instead of a bot, the answer is what a hint says, or what an answer to a puzzle is worth.
It sees views and nothing else, ends when its input does, and dies with the server, also in thought.
"""

import ctypes
import os
import signal
import sys
from collections import OrderedDict
from typing import Any, Final, TextIO

import msgspec

from postroad.bots import roster
from postroad.bots.bot import Bot
from postroad.bots.own import allow
from postroad.core.chance import Quick
from postroad.games import GAMES
from postroad.server.live.view_decoding import decode_view

MOST_BOTS: Final = 64  # that are remembered: some share their time between the decisions of a turn
NICENESS: Final = 10
_PR_SET_PDEATHSIG: Final = 1  # of prctl(2)
READY: Final = {"is_ready": True}


class Thinker:
    """Answers requests; a bot stays the same for the same key."""

    def __init__(self) -> None:
        self._bots: OrderedDict[tuple[str, str], Bot] = OrderedDict()

    def answer(self, request: dict[str, Any]) -> dict[str, Any]:
        """The action that the bot chooses, or null if it raises."""
        game = GAMES[request["game"]]
        try:
            if "ask" in request:
                return {"id": request["id"], "action": self._advised(game, request)}
            view = decode_view(game, request["view"])
            bot = self._bot(request)
            action = game.encode(bot.choose(view, view.legal, Quick(request["seed"])))
        except MemoryError:
            raise  # what has eaten it may still be held: the process ends, and a fresh one takes its place
        except Exception:
            action = None
        return {"id": request["id"], "action": action}

    def _advised(self, game: Any, request: dict[str, Any]) -> dict[str, Any]:
        from postroad.server.studies.advice import advice, verdict  # most workers are never asked for any

        if request["ask"] == "puzzle":
            return verdict(game, request["puzzle"], request["action"])
        return advice(game, decode_view(game, request["view"]), request["seed"])

    def _bot(self, request: dict[str, Any]) -> Bot:
        key, spec = request["key"], request["spec"]
        bot = self._bots.pop((key, spec), None) or _begun(request)
        self._bots[key, spec] = bot
        if len(self._bots) > MOST_BOTS:
            self._bots.popitem(last=False)
        return bot


def _begun(request: dict[str, Any]) -> Bot:
    """A new bot, told where it sits if it wants to know."""
    bot = roster.bot(request["spec"], request["game"])
    begin = getattr(bot, "begin", None)
    if begin is not None:
        begin(request["game"], request["seat"], request["seats"], request["options"])
    return bot


def limit_memory(mib: int) -> None:
    """Let the process fail, not the machine, when a bot wants too much."""
    try:
        import resource
    except ImportError:  # not on every system
        return
    resource.setrlimit(resource.RLIMIT_AS, (mib << 20, mib << 20))


def die_with(parent: int) -> None:
    """Be killed by the system when the process that started this one is gone, however hard it thinks or hangs.

    Linux alone can do that; elsewhere a worker ends at the end of its thought, when its input does.
    """
    if sys.platform == "linux":
        ctypes.CDLL(None, use_errno=True).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
        if os.getppid() != parent:  # it went before it could be watched
            sys.exit(1)


def serve(source: TextIO, target: TextIO) -> None:
    """Answer line by line until there are no more."""
    thinker = Thinker()
    target.write(msgspec.json.encode(READY).decode() + "\n")
    target.flush()
    for line in source:
        target.write(msgspec.json.encode(thinker.answer(msgspec.json.decode(line))).decode() + "\n")
        target.flush()


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    limit_memory(int(sys.argv[1]))
    die_with(int(sys.argv[2]))
    allow(sys.argv[3:])
    serve(sys.stdin, sys.stdout)
