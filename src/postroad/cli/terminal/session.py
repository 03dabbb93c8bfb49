"""A game at one keyboard: people and bots take their turns, everything is said in words."""

import os
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from rich.console import Console

from postroad.bots.bot import Bot
from postroad.bots.guard import Guard
from postroad.cli.terminal import face_of
from postroad.core.chance import Chance
from postroad.core.events import Event, ending
from postroad.core.game import Step
from postroad.core.refusals import Refusal, Refused
from postroad.core.transcript import Transcript
from postroad.i18n import Words

MOST_LISTED = 24  # actions in one line


class Quit(Exception):
    """Someone has had enough."""


class Session:
    """One game; `bots` are by seat, None where a person sits."""

    def __init__(
        self, transcript: Transcript, bots: Sequence[Bot | None], substitute: Bot, words: Words, rng: Chance
    ) -> None:
        self.transcript = transcript
        self.game = transcript.game
        self.face = face_of(self.game.slug)
        self.bots = list(bots)
        self.substitute = substitute  # plays on for whoever resigns
        self.words = words
        self.rng = rng
        self.console = Console(highlight=False, markup=False)
        self.people = [seat for seat, bot in enumerate(bots) if bot is None]
        self.at_keyboard = self.people[0] if len(self.people) == 1 else None
        self.is_interrupted = False  # whether it was left by Ctrl-C
        self._news: dict[int, list[str]] = {seat: [] for seat in self.people}  # told when they are at the keyboard
        self._deciders: list[int] = []  # the seat of every action: nobody takes back another's
        self._turn_to: int | None = None  # who has withdrawn a choice and chooses first
        self._shown_to: tuple[int, tuple[int, int]] | None = None  # the seat and the turn that last saw the whole table

    def play(self) -> None:
        """Play to the end, or until someone quits."""
        if self.people:
            self._say("terminal-hint")
        for event in self.game.prologue(self.transcript.position):
            self.console.print(self.words.event(event))
        try:
            while not self.transcript.is_over():
                self._next()
            self._show_end()
        except (Quit, EOFError, KeyboardInterrupt) as left:
            self.is_interrupted = isinstance(left, KeyboardInterrupt)
            self.console.print()
            self._say("terminal-quit")

    def _next(self) -> None:
        waiting = self.game.to_act(self.transcript.position)
        for seat in sorted(waiting, key=lambda seat: seat != self._turn_to):
            bot = self.bots[seat]
            if bot is None:
                self._turn_to = None
                self._ask(seat)
                return  # undo may have changed who is to act
            view = self.game.view(self.transcript.position, seat)
            self._apply(seat, bot.choose(view, view.legal, self.rng))

    def _apply(self, seat: int, action: Any) -> Step[Any]:
        before = self.transcript.position
        step = self.transcript.apply(seat, action)
        self._deciders.append(seat)
        watchers: list[int | None] = [*self.people] or [None]
        for watcher in watchers:
            self._tell(watcher, self.game.narrate(before, step, watcher))
        for other, bot in enumerate(self.bots):
            if isinstance(bot, Guard) and bot.is_listening:
                bot.tell("tell", self.game.narrate(before, step, other))
        return step

    def _tell(self, watcher: int | None, events: Sequence[Event]) -> None:
        """Say what happened, or keep it for someone who is not at the keyboard."""
        for event in events:
            if watcher is None or watcher == self.at_keyboard:
                self.console.print(self.words.event(event))
            else:
                self._news[watcher].append(self.words.event(event))

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
        self.console.print()
        input(self.words.text("terminal-hand-over", player=seat) + " ")
        self._wipe()
        self.at_keyboard = seat
        for line in self._news[seat]:
            self.console.print(line)
        self._news[seat].clear()

    def _wipe(self) -> None:
        """Leave nothing on the screen, nor above it where one could scroll to."""
        if self.console.is_dumb_terminal:
            self.console.print("\n" * self.console.height)
        elif self.console.is_terminal:
            self.console.clear()
            self.console.file.write("\x1b[3J")

    def _show(self, seat: int, *, is_whole: bool = False) -> None:
        """The whole table once a turn, then only what changes from step to step."""
        view = self.game.view(self.transcript.position, seat)
        self.console.print()
        if is_whole or self._shown_to != (seat, view.turn_id()):
            self.console.print(self.face.board(view, self.face.own_hand(view), self.words))
            self._shown_to = (seat, view.turn_id())
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
                self._say(self.face.HELP)
                self._say("terminal-help", example=self.face.EXAMPLE_RULE)
            case "rules" | "rule":
                self._explain(rest.strip().upper())
            case "undo":
                return self._undo(seat)
            case "withdraw":
                return self._withdraw()
            case "resign":
                return self._resign(seat)
            case "save":
                self._save(rest.strip())
            case "board":
                self._show(seat, is_whole=True)
            case "map":
                view = self.game.view(self.transcript.position, seat)
                self.console.print(self.face.chart(view, self.words))
            case _:
                return self._act(seat, typed)
        return False

    def _act(self, seat: int, typed: str) -> bool:
        is_secret = len(self.game.to_act(self.transcript.position)) > 1  # others choose at the same time
        try:
            step = self._apply(seat, self.face.action(self.game, self.transcript.position, seat, typed))
        except Refused as refused:
            self._explain_refusal(seat, refused.refusal)
            return False
        if len(self.people) > 1 and is_secret and not step.reveals:
            self._wipe()
            self._say("terminal-hidden", player=seat)
        return True

    def _explain_refusal(self, seat: int, refusal: Refusal) -> None:
        """Why not, how actions are written where none was, and what is possible now."""
        rule = f" ({refusal.rule})" if refusal.rule else ""
        self.console.print(self.words.refusal(self.game.slug, refusal) + rule)
        possible = [self.game.write(action) for action in self.game.legal(self.transcript.position, seat)]
        if not refusal.rule and refusal.legal:
            self._say("terminal-forms", actions=", ".join(refusal.legal))
        elif refusal.legal and len(possible) > MOST_LISTED:
            possible = list(refusal.legal)  # what the rules would suggest in its place
        if possible and len(possible) <= MOST_LISTED:
            self._say("refusal-instead", actions=", ".join(possible))

    def _undo(self, seat: int) -> bool:
        if self._deciders[-1:] != [seat] or not self.transcript.undo():
            self._say("terminal-no-undo")
            return False
        self._deciders.pop()
        self._announce(Event("terminal-undone", {"player": seat}))
        return True

    def _withdraw(self) -> bool:
        """Give the keyboard back to whoever last chose and is not revealed yet: that choice is none any more."""
        chosen = [seat for seat in self._deciders if seat in self.people and self.transcript.may_withdraw(seat)]
        if not chosen:
            self._say("terminal-no-withdraw")
            return False
        seat = chosen[-1]
        self.transcript.withdraw(seat)
        last = len(self._deciders) - 1 - self._deciders[::-1].index(seat)
        del self._deciders[last]
        self._announce(Event("terminal-withdrawn", {"player": seat}))
        self._turn_to = seat
        return True

    def _announce(self, event: Event) -> None:
        for watcher in self.people:
            self._tell(watcher, [event])

    def _resign(self, seat: int) -> bool:
        """A bot plays on; against a single opponent the game is over."""
        if not self.game.may_resign(self.transcript.position):
            self._say("record-resign-not-now")
            return False
        self.transcript.resign(seat)
        self.bots[seat] = self.substitute
        self._announce(Event("event-resign", {"player": seat}))
        return True

    def _explain(self, rule: str) -> None:
        """One rule, or all of the game's."""
        prefix = self.face.EXAMPLE_RULE.partition("-")[0]
        if not rule:
            for name in (f"{prefix}-{number}" for number in range(1, 100)):
                if self.words.has(f"rule-{name}"):
                    self._explain(name)
        elif self.words.has(f"rule-{rule}"):
            self._say("terminal-rule", rule=rule, text=self.words.text(f"rule-{rule}"))
        else:
            self._say("terminal-no-rule", rule=rule[:20], example=self.face.EXAMPLE_RULE)

    def _save(self, name: str) -> None:
        if not name:
            self._say("terminal-no-file")
            return
        try:
            self._write(Path(name).expanduser())
        except (OSError, ValueError, RuntimeError) as error:  # the latter two: no name of a file, no such home
            self._say("terminal-not-saved", file=name, reason=getattr(error, "strerror", None) or str(error))
        else:
            self._say("terminal-saved", file=name)

    def _write(self, path: Path) -> None:
        """All of it or nothing; what is no ordinary file, such as a pipe, is written to as it is."""
        text = self.transcript.record().text()
        if path.exists() and not path.is_file():
            path.write_text(text, encoding="utf-8", newline="\n")
            return
        partial = path.with_name(path.name + ".partial")
        try:
            partial.write_text(text, encoding="utf-8", newline="\n")
            os.replace(partial, path)
        except OSError:
            with suppress(OSError):
                partial.unlink()
            raise

    def _show_end(self) -> None:
        """The scores and the winners; whoever resigned is none of them."""
        self._say("terminal-game-over")
        standings = self.transcript.standings()
        for seat, points in enumerate(standings.scores):
            self._say("event-score", player=seat, points=points)
        left = [seat for seat in range(len(self.bots)) if seat not in self.transcript.resigned]
        self.console.print(self.words.event(ending(left if len(left) == 1 else standings.winners)))
        if not self.people:
            return
        self._say("terminal-end")
        while (typed := input("> ").strip()).lower().split(" ")[0] == "save":
            self._save(typed[len("save") :].strip())
        raise Quit

    def _say(self, key: str, **arguments: Any) -> None:
        self.console.print(self.words.text(key, **arguments))
