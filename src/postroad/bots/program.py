"""A bot that is a program in any language: JSON lines to its standard input, answers from its standard output.

    {"type": "begin", "protocol": 1, "game": "kings-road", "seat": 0, "seats": 2, "options": {}}
    {"type": "choose", "id": 1, "view": {...}, "legal": [{"do": "choose", ...}, ...], "seed": 123}
        answer: {"id": 1, "choice": 0}                      a place in `legal`, from 0
    {"type": "events", "events": [{"key": "...", "arguments": {...}}]}
    {"type": "end", "scores": [40, 31], "winners": [0]}

The program runs until its input ends. What it writes to standard error is shown.
"""

import contextlib
import json
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any, Final

from postroad.core.chance import Chance
from postroad.core.events import Event
from postroad.core.game import Standings
from postroad.games import GAMES

PROTOCOL: Final = 1
_SEEDS: Final = 1 << 31
_PATIENCE_S: Final = 5.0


class ProgramBot:
    """Asks a program that was started once, and lives as long as this process."""

    def __init__(self, command: Sequence[str], slug: str) -> None:
        self._command = list(command)
        self._game = GAMES[slug]
        self._process: subprocess.Popen[str] | None = None
        self._asked = 0

    def begin(self, slug: str, seat: int, seats: int, options: Mapping[str, Any]) -> None:
        """Tell it that a game begins; starts the program if it does not run yet."""
        if self._process is None:
            self._process = subprocess.Popen(
                self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8", bufsize=1
            )
        about = {"protocol": PROTOCOL, "game": slug, "seat": seat, "seats": seats, "options": dict(options)}
        self._say({"type": "begin", **about})

    def choose(self, view: Any, legal: Sequence[Any], rng: Chance) -> Any:
        """Ask it; raises ValueError for an answer that is none, and OSError once it has ended."""
        self._asked += 1
        offered = [self._game.encode(action) for action in legal]
        asked = {"view": asdict(view), "legal": offered, "seed": rng.below(_SEEDS)}
        self._say({"type": "choose", "id": self._asked, **asked})
        choice = self._answer().get("choice")
        if type(choice) is not int or not 0 <= choice < len(legal):
            raise ValueError(f"the program chose {choice!r}, which is no place among {len(legal)} legal actions")
        return legal[choice]

    def tell(self, events: Sequence[Event]) -> None:
        """Tell it what happened, as its seat may know it."""
        self._say({"type": "events", "events": [asdict(event) for event in events]})

    def finish(self, standings: Standings) -> None:
        """Tell it how the game ended."""
        self._say({"type": "end", "scores": list(standings.scores), "winners": list(standings.winners)})

    def close(self) -> None:
        """End the program: first by the end of its input, then by force."""
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin is not None
        assert process.stdout is not None
        with contextlib.suppress(OSError):
            process.stdin.close()
        try:
            process.wait(_PATIENCE_S)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        process.stdout.close()

    def _say(self, message: dict[str, Any]) -> None:
        process = self._running()
        assert process.stdin is not None
        process.stdin.write(json.dumps(message, separators=(",", ":")) + "\n")
        process.stdin.flush()

    def _answer(self) -> dict[str, Any]:
        process = self._running()
        assert process.stdout is not None
        while True:
            line = process.stdout.readline()
            if not line:
                raise OSError(f"the program {self._command[0]} has ended with code {process.wait(_PATIENCE_S)}")
            found = json.loads(line)
            if not isinstance(found, dict):
                raise ValueError(f"the program answered {line[:80]!r}, which is no object")
            if found.get("id") == self._asked:  # an answer that came too late is left behind
                return found

    def _running(self) -> subprocess.Popen[str]:
        if self._process is None:
            raise OSError("the program was not told that a game begins")
        return self._process
