"""A game at one keyboard: people and bots take their turns, everything is said in words."""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console

from postroad.bots.bot import Bot
from postroad.cli.terminal import FACES
from postroad.core.chance import Chance
from postroad.core.game import Step
from postroad.core.refusals import Refused
from postroad.core.transcript import Transcript
from postroad.i18n import Words


class Quit(Exception):
    """Someone has had enough."""


class Session:
    """One game; `bots` are by seat, None where a person sits."""

    def __init__(
        self, transcript: Transcript, bots: Sequence[Bot | None], substitute: Bot, words: Words, rng: Chance
    ) -> None:
        self.transcript = transcript
        self.game = transcript.game
        self.face = FACES[self.game.slug]
        self.bots = list(bots)
        self.substitute = substitute  # plays on for whoever resigns
        self.words = words
        self.rng = rng
        self.console = Console(highlight=False, markup=False)
        self.people = [seat for seat, bot in enumerate(bots) if bot is None]
        self.viewer = self.people[0] if len(self.people) == 1 else None  # whose eyes the log is told to
        self.at_keyboard = self.viewer
        self._shown_to: tuple[int, int] | None = None  # the seat and the turn that last saw the whole table

    def play(self) -> None:
        """Play to the end, or until someone quits."""
        for event in self.game.prologue(self.transcript.position):
            self.console.print(self.words.event(event))
        try:
            while not self.transcript.is_over():
                self._next()
        except (Quit, EOFError, KeyboardInterrupt):
            self._say("terminal-quit")
            return
        self._show_end()

    def _next(self) -> None:
        for seat in self.game.to_act(self.transcript.position):
            bot = self.bots[seat]
            if bot is None:
                self._ask(seat)
                return  # undo may have changed who is to act
            view = self.game.view(self.transcript.position, seat)
            self._apply(seat, bot.choose(view, view.legal, self.rng))

    def _apply(self, seat: int, action: Any) -> None:
        before = self.transcript.position
        step = self.transcript.apply(seat, action)
        self._tell(before, step)

    def _tell(self, before: Any, step: Step[Any]) -> None:
        for event in self.game.narrate(before, step, self.viewer):
            self.console.print(self.words.event(event))

    def _ask(self, seat: int) -> None:
        if self.at_keyboard != seat:
            self._hand_over(seat)
        self._show(seat)
        while True:
            typed = input("> ").strip()
            if typed and self._obey(seat, typed):
                return

    def _hand_over(self, seat: int) -> None:
        """Nobody sees the hand of the one before."""
        input(self.words.text("terminal-hand-over", player=seat) + " ")
        self.console.clear()
        self.at_keyboard = seat

    def _show(self, seat: int, *, is_whole: bool = False) -> None:
        """The whole table once a turn, then only what changes from step to step."""
        view = self.game.view(self.transcript.position, seat)
        self.console.print()
        if is_whole or self._shown_to != (seat, view.round):
            self.console.print(self.face.board(view, self.face.own_hand(view), self.words))
            self._shown_to = (seat, view.round)
        else:
            self.console.print(self.face.brief(view, self.words))
        self.face.ask(self.console, view, self.words)

    def _obey(self, seat: int, typed: str) -> bool:
        """Do what was typed; True once the table has changed."""
        command, _, rest = typed.partition(" ")
        match command.lower():
            case "quit" | "q" | "exit":
                raise Quit
            case "help" | "?":
                self._say("terminal-help")
            case "rules" | "rule":
                self._explain(rest.strip().upper())
            case "undo":
                return self._undo()
            case "resign":
                return self._resign(seat)
            case "save":
                self._save(rest.strip())
            case "board":
                self._show(seat, is_whole=True)
            case "map":
                self.console.print(self.face.chart(self.words))
            case _:
                return self._act(seat, typed)
        return False

    def _act(self, seat: int, typed: str) -> bool:
        try:
            self._apply(seat, self.face.action(self.game, self.transcript.position, seat, typed))
        except Refused as refused:
            refusal = refused.refusal
            rule = f" ({refusal.rule})" if refusal.rule else ""
            self.console.print(self.words.refusal(self.game.slug, refusal) + rule)
            if refusal.legal:
                self._say("refusal-instead", actions=", ".join(refusal.legal))
            return False
        if len(self.people) > 1 and self.face.HIDES_CHOICES:
            self.console.clear()
            self._say("terminal-hidden", player=seat)
        return True

    def _undo(self) -> bool:
        is_done = self.transcript.undo()
        self._say("terminal-undone" if is_done else "terminal-no-undo")
        return is_done

    def _resign(self, seat: int) -> bool:
        """A bot plays on; against a single opponent the game is over."""
        if not self.game.may_resign(self.transcript.position):
            self._say("record-resign-not-now")
            return False
        self.transcript.resign(seat)
        self.bots[seat] = self.substitute
        self._say("event-resign", player=seat)
        return True

    def _explain(self, rule: str) -> None:
        if self.words.has(f"rule-{rule}"):
            self._say("terminal-rule", rule=rule, text=self.words.text(f"rule-{rule}"))
        else:
            self._say("terminal-no-rule", rule=rule or "?", example=self.face.EXAMPLE_RULE)

    def _save(self, name: str) -> None:
        if not name:
            self._say("terminal-no-file")
            return
        path = Path(name).expanduser()
        partial = path.with_name(path.name + ".partial")
        try:
            partial.write_text(self.transcript.record().text(), encoding="utf-8", newline="\n")
            os.replace(partial, path)
        except OSError as error:
            self._say("terminal-not-saved", file=str(path), reason=error.strerror or str(error))
        else:
            self._say("terminal-saved", file=str(path))

    def _show_end(self) -> None:
        self._say("terminal-game-over")
        for seat, points in enumerate(self.transcript.standings().scores):
            self._say("event-score", player=seat, points=points)
        if len(self.transcript.resigned) == len(self.bots) - 1:
            winner = next(seat for seat in range(len(self.bots)) if seat not in self.transcript.resigned)
            self._say("event-won", player=winner)
        while True:
            try:
                typed = input("> ").strip()
            except (EOFError, KeyboardInterrupt):
                return
            command, _, rest = typed.partition(" ")
            if command.lower() != "save":
                return
            self._save(rest.strip())

    def _say(self, key: str, **arguments: Any) -> None:
        self.console.print(self.words.text(key, **arguments))
