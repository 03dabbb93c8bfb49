"""`postroad play`: a game in the terminal, against bots or in turns at one keyboard."""

import secrets
import sys
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path
from typing import Any, cast

import click

from postroad.bots.bot import Bot, RandomBot
from postroad.bots.guard import BotFault, Guard
from postroad.bots.own import is_own, seated
from postroad.bots.roster import stand_in
from postroad.cli.language import language_option
from postroad.cli.left_games import NEWEST, LeftGame, NoSuchGame, read
from postroad.cli.options import (
    BotsCommand,
    bots_option,
    game_options,
    known_bot,
    show_faults,
    started_options,
    strict_option,
)
from postroad.cli.terminal.session import Session
from postroad.core.chance import Quick, commitment
from postroad.core.transcript import Transcript
from postroad.games import GAMES
from postroad.i18n import Words


@click.command("play", cls=BotsCommand)
@click.argument("slug", metavar="[GAME]", type=click.Choice(list(GAMES)), required=False)
@click.option("--players", type=int, help="How many sit at the table.  [default: as few as the game allows]")
@click.option("--people", default=1, show_default=True, type=click.IntRange(0), help="How many of them are people.")
@bots_option("Who else: one for all, or one for each.  [default: the weakest that does not play at random]")
@click.option("--name", "names", multiple=True, help="A person's name; give it once for each.")
@click.option("--seed", type=int, help="Play a certain game again; its chance is then not sealed.")
@click.option(
    "--resume",
    is_flag=False,
    flag_value=NEWEST,
    metavar="[FILE]",
    help="Go on with a game that was left: the newest, or the one in the file.",
)
@strict_option
@language_option
@game_options
def command(
    slug: str | None,
    players: int | None,
    people: int,
    bots: tuple[str, ...],
    names: tuple[str, ...],
    seed: int | None,
    resume: str | None,
    language: str,
    is_strict: bool,  # noqa: FBT001
    **chosen: Any,
) -> None:
    """Play in the terminal."""
    for stream in (sys.stdin, sys.stdout):
        cast(TextIOWrapper, stream).reconfigure(errors="replace")  # bytes and letters that it does not know
    with suppress(ImportError):
        import readline  # noqa: F401 (input() then knows the arrow keys and what was typed before)
    words, file = Words(language), None
    if resume:
        try:
            file, left = read(resume)
            transcript = left.transcript()
        except NoSuchGame as none:
            raise click.ClickException(str(none)) from none
    else:
        try:
            slug = slug or _ask_for_game(words)
        except click.Abort:
            click.echo("\n" + words.text("terminal-quit"))
            return
        left = _begun(slug, players, people, bots, names, seed, words, chosen)
        if left.secret:
            click.echo(words.text("terminal-sealed", commitment=commitment(bytes.fromhex(left.secret))))
        transcript = left.transcript()
    _play(left, transcript, Words(language, left.players), file, is_strict=is_strict)


def _begun(
    slug: str,
    players: int | None,
    people: int,
    bots: tuple[str, ...],
    names: tuple[str, ...],
    seed: int | None,
    words: Words,
    chosen: dict[str, Any],
) -> LeftGame:
    """A new game as it would be kept."""
    seats = _seats(slug, players, people, len(bots))
    specs = [known_bot(spec, slug, "--bots") for spec in bots] or [stand_in(slug)]
    if len(specs) not in (1, seats - people):
        raise click.BadParameter(f"{len(specs)} bots for {seats - people} seats", param_hint="--bots")
    options = dict(started_options(slug, seats, chosen))
    seated_bots = specs * (seats - people) if len(specs) == 1 else specs
    secret = secrets.token_hex(32) if seed is None else None
    return LeftGame(
        slug, options, _names(words, people, names, seated_bots), [*[None] * people, *seated_bots], seed, secret
    )


def _play(left: LeftGame, transcript: Transcript, words: Words, file: Path | None, *, is_strict: bool) -> None:
    seats = len(left.bots)
    bots = [spec and _seated(spec, left.slug, seat, is_strict=is_strict) for seat, spec in enumerate(left.bots)]
    guards = {seat: one for seat, one in enumerate(bots) if isinstance(one, Guard)}
    for seat, guard in guards.items():
        guard.tell("begin", left.slug, seat, seats, left.options)
    rng = Quick(secrets.randbits(64) if left.seed is None else left.seed + 1)
    helper = next((spec for spec in left.bots if spec), stand_in(left.slug))
    session = Session(
        transcript, [bot or None for bot in bots], _seated(helper, left.slug, seats, is_strict=is_strict), words, rng
    )
    try:
        session.play()
    except BotFault as fault:
        raise click.ClickException(str(fault)) from fault
    for guard in guards.values():
        guard.tell("finish", transcript.standings())
    faults = {left.bots[seat] or "": guard.conduct.first_fault for seat, guard in guards.items()}
    show_faults({spec: fault for spec, fault in faults.items() if fault})
    if file and (transcript.is_over() or session.people):
        file.unlink(missing_ok=True)  # it is over, or kept anew below
    if session.people and not transcript.is_over() and transcript.entries:
        click.echo(words.text("terminal-kept", text=f"postroad play --resume {left.keep(transcript)}"))
    if session.is_interrupted:
        raise click.exceptions.Exit(130)


def _seated(spec: str, slug: str, seat: int, *, is_strict: bool) -> Bot:
    """The bot of a seat; one from outside the package is under guard, and chance chooses where it fails."""
    found = seated(spec, slug, seat)
    return Guard(found, RandomBot(), None, name=spec, is_strict=is_strict) if is_own(spec, slug) else found


def _seats(slug: str, players: int | None, people: int, bots: int) -> int:
    """As many as asked for, or as people and bots are named; if nobody said, as few as there can be."""
    if players is None:
        return max(min(GAMES[slug].seats), people + (bots if bots > 1 else 0))
    if people > players:
        raise click.BadParameter(f"{people} people do not fit among {players} players", param_hint="--people")
    return players


def _ask_for_game(words: Words) -> str:
    click.echo(words.text("terminal-which-game"))
    for number, slug in enumerate(GAMES, 1):
        click.echo(f"  {number}  {words.game(slug)}")
    chosen: int = click.prompt(">", type=click.IntRange(1, len(GAMES)), prompt_suffix=" ")
    return list(GAMES)[chosen - 1]


def _names(words: Words, people: int, names: tuple[str, ...], bots: list[str]) -> list[str]:
    if len(names) > people:
        raise click.BadParameter(f"{len(names)} names for {people} people", param_hint="--name")
    given = [*names, *(words.text("terminal-person", number=seat + 1) for seat in range(len(names), people))]
    titles = [words.text("terminal-bot", name=bot) for bot in bots]
    return given + (titles if len(set(titles)) == len(titles) else [f"{t} {n}" for n, t in enumerate(titles, 1)])
