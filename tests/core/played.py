"""Whole games to write down, and ways to read what was written."""

import io
import json
from typing import Any

import pytest

from postroad.bots.roster import bot, stand_in
from postroad.core.chance import Quick
from postroad.core.fairness import Fair
from postroad.core.follow import Follower, RecordedGame, split, verify
from postroad.core.game import Entry
from postroad.core.record import Record, RecordError, bounded_lines, line_text, read_lines, result_line
from postroad.core.transcript import Transcript
from postroad.games import GAMES
from tests.conformance.cases import Case

SECRET = bytes(range(32))
NAMES = ("Ada", "Žofie", "Иван", "Ödön", "Bot")
TAXIS = Case("thurn-taxis", {}, 2)
ROAD = Case("kings-road", {}, 3)


def begun(case: Case, seed: int = 1, *, is_sealed: bool = False) -> Transcript:
    """A game that nobody has decided anything in."""
    if is_sealed:
        entropies = [b"", b"dice", b"\x00\xff", b"coin", b"x"][: case.seats]
        secret = SECRET[:-1] + bytes([seed])
        return Transcript.sealed(case.game, case.options, NAMES[: case.seats], secret, Fair.of(secret, entropies))
    return Transcript(case.game, case.options, NAMES[: case.seats], Quick(seed))


def play_on(transcript: Transcript, player: str = "random", seed: int = 1, rounds: int = 1_000_000) -> Transcript:
    """All decide as the bot of that name does, until the game is over or so many decisions were asked for."""
    game, rng = transcript.game, Quick(-seed)
    chooser = bot(player, game.slug)
    while rounds and not transcript.is_over():
        for seat in game.to_act(transcript.position):
            view = game.view(transcript.position, seat)
            transcript.apply(seat, chooser.choose(view, view.legal, rng))
        rounds -= 1
    return transcript


def finished(case: Case, player: str = "", seed: int = 1, *, is_sealed: bool = False) -> str:
    """The record of a whole game; of the weakest bot that thinks, unless one is named."""
    chosen = player or stand_in(case.game.slug)
    return play_on(begun(case, seed, is_sealed=is_sealed), chosen, seed).record().text()


def stopped(transcript: Transcript) -> str:
    """The record of a game that was broken off."""
    return transcript.record().text() + '{"result":null,"reason":"stopped"}\n'


def games_in(text: str) -> list[RecordedGame]:
    return list(split(read_lines(bounded_lines(io.BytesIO(text.encode()))), GAMES))


def checked(text: str) -> list[Follower]:
    """Every game of a record, followed to its end."""
    return [verify(recorded) for recorded in games_in(text)]


def error_in(text: str) -> RecordError:
    """What is wrong with a record that is not right."""
    with pytest.raises(RecordError) as caught:
        checked(text)
    return caught.value


def rewritten(text: str) -> str:
    """The record that follows from what a record tells."""
    return "".join(_rewritten(recorded) for recorded in games_in(text))


def _rewritten(recorded: RecordedGame) -> str:
    follower = Follower(recorded)
    game, start = follower.game, follower.position
    entries: list[Entry] = list(game.opening(start))
    steps = [entries, *(list(followed.step.entries) for followed in follower)]
    for decided, seats in follower.resignations.items():
        steps[decided] += [{"seat": seat, "do": "resign"} for seat in seats]
    settings = game.settings(game.options(recorded.record.settings), start)
    record = Record(recorded.record.slug, game.rules, settings, recorded.record.players, recorded.record.fair)
    record.entries = [line for step in steps for line in step]
    if recorded.lines and "result" in recorded.lines[-1][1]:
        standings = game.standings(follower.position, follower.resigned)
        record.result = result_line(standings, follower.resigned, recorded.secret)
    return record.text()


def lines_of(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


def text_of(lines: list[dict[str, Any]]) -> str:
    return "".join(map(line_text, lines))


def altered(text: str, number: int, **changes: Any) -> str:
    """The record with some keys of a line changed; lines count from 1."""
    lines = lines_of(text)
    lines[number - 1] |= changes
    return text_of(lines)


def without(text: str, number: int, key: str) -> str:
    """The record without a key of a line."""
    lines = lines_of(text)
    del lines[number - 1][key]
    return text_of(lines)


def place_of(text: str, last: bool = False, **wanted: Any) -> int:
    """The number of the first line, or the last, that says this."""
    found = [n for n, line in enumerate(lines_of(text), 1) if all(line.get(k) == v for k, v in wanted.items())]
    return found[-1 if last else 0]
