"""`postroad replay`: a recorded game, step by step."""

import json
import sys
from dataclasses import asdict
from itertools import islice
from pathlib import Path
from typing import Any

import click
from rich.console import Console

from postroad.cli.language import language_option
from postroad.cli.terminal import face_of
from postroad.cli.verify import errors_reported, one_line
from postroad.core.events import Event, ending
from postroad.core.follow import Followed, Follower, split
from postroad.core.record import bounded_lines, read_lines
from postroad.games import GAMES
from postroad.i18n import Words
from postroad.research.record_files import reading


@click.command("replay")
@click.argument("file", type=click.Path(path_type=Path, allow_dash=True))
@click.option("--game", "number", default=1, show_default=True, type=click.IntRange(1), help="Which game of the file.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object with every decision and event.")
@language_option
def command(file: Path, number: int, language: str, *, as_json: bool) -> None:
    """Step through a recorded game with open hands; without a terminal, print all of it."""
    with errors_reported(file, Words(language)):
        with reading(file) as source:
            found = list(islice(split(read_lines(bounded_lines(source)), GAMES), number - 1, number))
        if not found:
            raise click.UsageError(f"{click.format_filename(file)} has fewer than {number} games")
        follower = Follower(found[0])
        start = follower.position
        steps = list(follower)
    players = [one_line(name) for name in found[0].record.players]
    replay = Replay(follower, start, steps, Words(language, players))
    if as_json:
        click.echo(json.dumps(replay.data()))
    elif sys.stdin.isatty() and sys.stdout.isatty():
        replay.interact()
    else:
        replay.print_all()


class Replay:
    """The positions of a game, and where in them we are."""

    def __init__(self, follower: Follower, start: object, steps: list[Followed], words: Words) -> None:
        self.game = follower.game
        self.positions = [start, *(step.step.position for step in steps)]
        self.steps = steps
        self.words = words
        self.resignations = follower.resignations
        self.ending = [ending(follower.winners)] if follower.result is not None else []
        self.console = Console(highlight=False, markup=False)
        self.at = 0

    def print_all(self) -> None:
        """Every event, and the table at the end."""
        for number in range(len(self.positions)):
            self._tell(number)
        self.at = len(self.steps)
        self._show()

    def data(self) -> dict[str, Any]:
        """All of it for programs: decisions as they are written, events as keys and arguments."""
        told = [[asdict(event) for event in self._events(number)] for number in range(len(self.positions))]
        decisions = [
            {"seat": step.seat, "action": self.game.write(step.action), "events": events}
            for step, events in zip(self.steps, told[1:], strict=True)
        ]
        return {"game": self.game.slug, "players": list(self.words.players), "before": told[0], "decisions": decisions}

    def interact(self) -> None:
        """Go where the keys say, until the end of input."""
        self._tell(0)
        self._show()
        while True:
            self.console.print(self.words.text("replay-help"))
            try:
                typed = input("> ").strip().lower()
            except (EOFError, KeyboardInterrupt):
                return
            if typed == "q":
                return
            self._go(typed)
            self._tell(self.at)
            self._show()

    def _go(self, typed: str) -> None:
        if typed.isascii() and typed.isdigit():
            self.at = min(int(typed[:9]), len(self.steps))
        elif typed == "b":
            self.at = max(self.at - 1, 0)
        elif typed == "t":
            self.at = self._next_turn()
        elif typed == "":
            self.at = min(self.at + 1, len(self.steps))

    def _next_turn(self) -> int:
        if self.at == len(self.steps):
            return self.at
        seat = self.steps[self.at].seat
        following = range(self.at + 1, len(self.steps))
        return next((number for number in following if self.steps[number].seat != seat), len(self.steps))

    def _tell(self, number: int) -> None:
        """What the decision with a number led to, and who then resigned; 0 is the start."""
        for event in self._events(number):
            self.console.print(self.words.event(event))

    def _events(self, number: int) -> list[Event]:
        if number == 0:
            happened = self.game.prologue(self.positions[0])
        else:
            step = self.steps[number - 1]
            happened = self.game.narrate(step.before, step.step, step.seat)
        resigned = [Event("event-resign", {"player": seat}) for seat in self.resignations.get(number, [])]
        return [*happened, *resigned, *(self.ending if number == len(self.steps) else [])]

    def _show(self) -> None:
        face = face_of(self.game.slug)
        position = self.positions[self.at]
        seats = range(len(self.words.players))
        hands = {seat: hand for s in seats for seat, hand in face.own_hand(self.game.view(position, s)).items()}
        self.console.print()
        self.console.print(face.board(self.game.view(position, None), hands, self.words))
        self.console.print(self.words.text("replay-at", number=self.at, total=len(self.steps)))
