"""`postroad play`: a game in the terminal, against bots or in turns at one keyboard."""

import secrets
import sys
from io import TextIOWrapper
from typing import Any, cast

import click

from postroad.bots.bot import Bot, RandomBot
from postroad.bots.guard import BotFault, Guard
from postroad.bots.own import is_own, seated
from postroad.bots.roster import listing, stand_in
from postroad.cli.language import language_option
from postroad.cli.options import game_options, known_bot, show_faults, started_options, strict_option
from postroad.cli.terminal.session import Session
from postroad.core.chance import Quick, commitment
from postroad.core.fairness import Fair
from postroad.core.transcript import Transcript
from postroad.games import GAMES
from postroad.i18n import Words


@click.command("play")
@click.argument("slug", metavar="[GAME]", type=click.Choice(list(GAMES)), required=False)
@click.option("--players", type=int, help="How many sit at the table.  [default: as few as the game allows]")
@click.option("--people", default=1, show_default=True, type=click.IntRange(0), help="How many of them are people.")
@click.option(
    "--bot",
    "bot_name",
    help="Who else: a name, FILE.py:CLASS, package.module:CLASS or exec:COMMAND.  "
    f"[default: the weakest that does not play at random]  {listing()}.",
)
@click.option("--name", "names", multiple=True, help="A person's name; give it once for each.")
@click.option("--seed", type=int, help="Play a certain game again; its chance is then not sealed.")
@strict_option
@language_option
@game_options
def command(
    slug: str | None,
    players: int | None,
    people: int,
    bot_name: str | None,
    names: tuple[str, ...],
    seed: int | None,
    language: str,
    is_strict: bool,  # noqa: FBT001
    **chosen: Any,
) -> None:
    """Play in the terminal."""
    for stream in (sys.stdin, sys.stdout):
        cast(TextIOWrapper, stream).reconfigure(errors="replace")  # bytes and letters that it does not know
    words = Words(language)
    try:
        slug = slug or _ask_for_game(words)
    except click.Abort:
        click.echo("\n" + words.text("terminal-quit"))
        return
    bot_name = bot_name or stand_in(slug)
    known_bot(bot_name, slug, "--bot")
    seats = _seats(slug, players, people)
    options = started_options(slug, seats, chosen)
    bots = [None if seat < people else _seated(bot_name, slug, seat, is_strict=is_strict) for seat in range(seats)]
    guards = {seat: one for seat, one in enumerate(bots) if isinstance(one, Guard)}
    for seat, guard in guards.items():
        guard.tell("begin", slug, seat, seats, options)
    words = Words(language, _names(words, people, seats - people, names, bot_name))
    transcript = _transcript(slug, options, words, seed)
    rng = Quick(secrets.randbits(64) if seed is None else seed + 1)
    substitute = _seated(bot_name, slug, seats, is_strict=is_strict)
    try:
        Session(transcript, bots, substitute, words, rng).play()
    except BotFault as fault:
        raise click.ClickException(f"a bot failed: {fault}") from fault
    for guard in guards.values():
        guard.tell("finish", transcript.standings())
    faults = [guard.conduct.first_fault for guard in guards.values() if guard.conduct.first_fault]
    show_faults({bot_name: faults[0]} if faults else {})


def _seated(spec: str, slug: str, seat: int, *, is_strict: bool) -> Bot:
    """The bot of a seat; one from outside the package is under guard, and chance chooses where it fails."""
    found = seated(spec, slug, seat)
    return Guard(found, RandomBot(), None, is_strict=is_strict) if is_own(spec, slug) else found


def _seats(slug: str, players: int | None, people: int) -> int:
    """As many as asked for; if nobody said, as few as there can be."""
    if players is None:
        return max(min(GAMES[slug].seats), people)
    if people > players:
        raise click.BadParameter(f"{people} people do not fit among {players} players", param_hint="--people")
    return players


def _ask_for_game(words: Words) -> str:
    click.echo(words.text("terminal-which-game"))
    for number, slug in enumerate(GAMES, 1):
        click.echo(f"  {number}  {words.game(slug)}")
    chosen: int = click.prompt(">", type=click.IntRange(1, len(GAMES)), prompt_suffix=" ")
    return list(GAMES)[chosen - 1]


def _names(words: Words, people: int, others: int, names: tuple[str, ...], bot_name: str) -> list[str]:
    if len(names) > people:
        raise click.BadParameter(f"{len(names)} names for {people} people", param_hint="--name")
    given = [*names, *(words.text("terminal-person", number=seat + 1) for seat in range(len(names), people))]
    title = words.text("terminal-bot", name=bot_name)
    return given + ([title] if others == 1 else [f"{title} {number + 1}" for number in range(others)])


def _transcript(slug: str, options: Any, words: Words, seed: int | None) -> Transcript:
    if seed is not None:
        return Transcript(GAMES[slug], options, words.players, Quick(seed))
    secret = secrets.token_bytes(32)
    click.echo(words.text("terminal-sealed", commitment=commitment(secret)))
    return Transcript.sealed(GAMES[slug], options, words.players, secret, Fair.of(secret, [b""] * len(words.players)))
