"""Plays one game of a contest and notes its outcome."""

import json
from dataclasses import asdict, dataclass
from typing import Any

from postroad.arena.blunders import Blunders
from postroad.arena.contest import Contest, Fixture
from postroad.arena.entrants import entrant, read
from postroad.arena.guests.cheater import Cheater
from postroad.bots.bot import Bot
from postroad.bots.guard import Guard
from postroad.bots.roster import bot as bot_of
from postroad.bots.roster import stand_in
from postroad.core.bits import members_of
from postroad.core.transcript import Transcript
from postroad.games import GAMES


@dataclass(frozen=True)
class Outcome:
    """What one game came to; lists are by seat."""

    block: int
    lineup: int
    rotation: int
    seats: tuple[int, ...]  # numbers of bots
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]  # none if the game was stopped
    state: str
    turns_ms: tuple[tuple[float, ...], ...]
    overruns: tuple[int, ...]
    fallbacks: tuple[dict[str, int], ...]
    blunders: tuple[dict[str, int], ...]
    first_faults: tuple[str, ...] = ()  # tracebacks of bots that failed, empty where none did
    record: str = ""  # the whole game, where the contest keeps records; not part of the line

    @property
    def fixture(self) -> Fixture:
        return Fixture(self.block, self.lineup, self.rotation)

    def share(self, seat: int) -> float:
        """A seat's part of the victory; one that was stopped belongs to all alike."""
        winners = self.winners or range(len(self.seats))
        return 1 / len(winners) if seat in winners else 0.0

    def margin(self, seat: int) -> int:
        """How far a seat is ahead of the best other."""
        return self.scores[seat] - max(score for other, score in enumerate(self.scores) if other != seat)

    def line(self) -> str:
        """The outcome as a line of text."""
        told = {name: value for name, value in asdict(self).items() if name != "record"}
        return json.dumps(told, separators=(",", ":")) + "\n"

    @classmethod
    def read(cls, line: str) -> "Outcome":
        """The outcome that a line tells of; raises ValueError if it is none."""
        data: dict[str, Any] = json.loads(line)
        try:
            return cls(**{name: _frozen(value) for name, value in data.items()})
        except (AttributeError, TypeError) as error:
            raise ValueError(str(error)) from error


def play(contest: Contest, fixture: Fixture) -> Outcome:
    """Play one game of the contest."""
    game, seats = GAMES[contest.slug], contest.seats(fixture)
    specs = tuple(contest.bots[number] for number in seats)
    bots = [entrant(spec, contest.slug, seat) for seat, spec in enumerate(specs)]
    guards = [
        guarded(bot, spec, contest.slug, is_strict=contest.is_strict) for bot, spec in zip(bots, specs, strict=True)
    ]
    streams = [contest.luck(fixture, seat) for seat in range(len(seats))]
    transcript = Transcript(game, contest.options, specs, contest.deal(fixture), contest.numbered(fixture))
    blunders = Blunders(contest.slug, len(seats))
    for seat, guard in enumerate(guards):
        guard.tell("begin", contest.slug, seat, len(seats), contest.options)
    while waiting := members_of(transcript.position.to_act()):
        for seat in waiting:
            position, bot = transcript.position, bots[seat]
            view = game.view(position, seat)
            if isinstance(bot, Cheater):
                bot.look(position)
            action = guards[seat].choose(view, view.legal, streams[seat])
            step = transcript.apply(seat, action)
            blunders.judge(position, seat, action, step.position)
            for other, guard in enumerate(guards):
                if guard.is_listening:
                    guard.tell("tell", game.narrate(position, step, other))
    standings = transcript.standings()
    for guard in guards:
        guard.tell("finish", standings)
    conduct = [guard.conduct for guard in guards]
    return Outcome(
        *fixture,
        seats=seats,
        bots=specs,
        scores=standings.scores,
        winners=standings.winners,
        state=standings.state,
        turns_ms=tuple(tuple(round(ms, 3) for ms in each.turns_ms) for each in conduct),
        overruns=tuple(each.overruns for each in conduct),
        fallbacks=tuple(dict(each.fallbacks) for each in conduct),
        blunders=tuple(dict(each) for each in blunders.by_seat),
        first_faults=tuple(each.first_fault for each in conduct),
        record=transcript.record().text() if contest.keeps_records else "",
    )


def guarded(bot: Bot, spec: str, slug: str, *, is_strict: bool = False) -> Guard:
    """A bot under guard, with the budget that its spec means."""
    return Guard(bot, bot_of(stand_in(slug), slug), read(spec, slug)[1], name=spec, is_strict=is_strict)


def _frozen(value: Any) -> Any:
    return tuple(map(_frozen, value)) if isinstance(value, list) else value
