"""`postroad play`: a game in the terminal, against bots or in turns at one keyboard."""

import secrets
from typing import Any

import click

from postroad.bots.roster import NAMES, bot
from postroad.cli.language import language_option
from postroad.cli.options import game_options, started_options
from postroad.cli.terminal.session import Session
from postroad.core.chance import Quick, commitment
from postroad.core.transcript import Transcript
from postroad.games import GAMES
from postroad.i18n import Words


@click.command("play")
@click.argument("slug", metavar="[GAME]", type=click.Choice(list(GAMES)), required=False)
@click.option("--players", type=int, help="How many sit at the table.  [default: as few as the game allows]")
@click.option("--people", default=1, show_default=True, type=click.IntRange(0), help="How many of them are people.")
@click.option("--bot", "bot_name", type=click.Choice(NAMES), default="sensible", show_default=True, help="Who else.")
@click.option("--name", "names", multiple=True, help="A person's name; give it once for each.")
@click.option("--seed", type=int, help="Play a certain game again; its chance is then not sealed.")
@language_option
@game_options
def command(
    slug: str | None,
    players: int | None,
    people: int,
    bot_name: str,
    names: tuple[str, ...],
    seed: int | None,
    language: str,
    **chosen: Any,
) -> None:
    """Play in the terminal."""
    words = Words(language)
    slug = slug or _ask_for_game(words)
    seats = max(players or min(GAMES[slug].seats), people)
    options = started_options(slug, seats, chosen)
    bots = [None if seat < people else bot(bot_name, slug) for seat in range(seats)]
    words = Words(language, _names(words, bots, names, bot_name))
    transcript = _transcript(slug, options, words, seed)
    Session(
        transcript, bots, bot(bot_name, slug), words, Quick(secrets.randbits(64) if seed is None else seed + 1)
    ).play()


def _ask_for_game(words: Words) -> str:
    click.echo(words.text("terminal-which-game"))
    for number, slug in enumerate(GAMES, 1):
        click.echo(f"  {number}  {words.text(f'game-{slug}')}")
    chosen: int = click.prompt(">", type=click.IntRange(1, len(GAMES)), prompt_suffix=" ")
    return list(GAMES)[chosen - 1]


def _names(words: Words, bots: list[Any], names: tuple[str, ...], bot_name: str) -> list[str]:
    people = sum(bot is None for bot in bots)
    given = list(names[:people])
    given += [words.text("terminal-person", number=seat + 1) for seat in range(len(given), people)]
    others = len(bots) - people
    title = words.text("terminal-bot", name=bot_name)
    return given + ([title] if others == 1 else [f"{title} {number + 1}" for number in range(others)])


def _transcript(slug: str, options: Any, words: Words, seed: int | None) -> Transcript:
    if seed is not None:
        return Transcript(GAMES[slug], options, words.players, Quick(seed))
    secret = secrets.token_bytes(32)
    click.echo(words.text("terminal-sealed", commitment=commitment(secret)))
    return Transcript.sealed(GAMES[slug], options, words.players, secret, [b""] * len(words.players))
