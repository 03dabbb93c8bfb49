"""`postroad puzzles`: moments in which one decision is clearly best and plain play misses it."""

import sys
from itertools import count
from pathlib import Path
from typing import Any

import click
from rich.console import Console

from postroad.analysis.puzzle_making import MAKINGS, found_in
from postroad.analysis.puzzles import NoPuzzle, Puzzle, puzzles, read_puzzle
from postroad.cli.columns import columns
from postroad.cli.language import language_option
from postroad.cli.options import unwritable_reported
from postroad.cli.progress import shown
from postroad.cli.terminal import face_of
from postroad.core.refusals import Refused
from postroad.i18n import Words


@click.group("puzzles")
def command() -> None:
    """Show the puzzles that come with the program, or find new ones."""


@command.command("make")
@click.argument("slug", metavar="GAME", type=click.Choice(list(MAKINGS)))
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--count", "wanted", default=200, show_default=True, type=click.IntRange(1), help="How many to find.")
@click.option("--seed", default=1, show_default=True, type=click.IntRange(0), help="The first game to look at.")
def make(slug: str, file: Path, wanted: int, seed: int) -> None:
    """Find puzzles in games of bots and add them to FILE, one JSON object a line, as soon as each is found.

    Stopped and started again with the same FILE, it goes on with the game that it was in.
    """
    kept = [*_read(file)] if file.exists() else []
    known, seeds = {one.id for one in kept}, [one.seed for one in kept]
    seats = MAKINGS[slug].seats
    with (
        unwritable_reported(file),
        file.open("a", encoding="utf-8") as out,
        shown("found", wanted, len(known), "puzzles") as tell,
    ):
        for number in count(max(seeds, default=seed)):
            for puzzle in found_in(slug, number, seats[number % len(seats)]):
                if puzzle.id not in known and len(known) < wanted:
                    known.add(puzzle.id)
                    out.write(puzzle.line())
                    out.flush()
                tell(len(known))
            if len(known) >= wanted:
                break
    click.echo(f"{click.format_filename(file)}: {len(known)} puzzles")


@command.command("show")
@click.argument("slug", metavar="GAME", type=click.Choice(list(MAKINGS)))
@click.argument("id", required=False)
@click.option("--answer", help="Try an action, as in the terminal: what it is worth, and what is best.")
@click.option("--file", type=click.Path(path_type=Path, exists=True, dir_okay=False), help="Not those of the program.")
@language_option
def show(slug: str, id: str | None, answer: str | None, file: Path | None, language: str) -> None:
    """List the puzzles of GAME, or show the one with an ID as its player sees it."""
    found = [one for one in (_read(file) if file else puzzles(slug)) if one.slug == slug]
    words = Words(language)
    if id is None:
        heads = [words.text(f"puzzle-{key}") for key in ("id", "grade", "players", "solved-by")]
        rows = [(one.id, str(one.grade), str(len(one.points)), ", ".join(one.solved_by) or "-") for one in found]
        click.echo(columns(heads, rows))
        return
    puzzle = next((one for one in found if one.id == id), None)
    if puzzle is None:
        raise click.UsageError(f"there is no puzzle {id!r}; `postroad puzzles show {slug}` lists them")
    words = Words(language, [words.text("puzzle-player", number=seat + 1) for seat in range(len(puzzle.points))])
    if answer is None:
        _print(puzzle, words)
        return
    try:
        action = face_of(slug).action(puzzle.game, puzzle.game.unpack(puzzle.packed), puzzle.seat, answer)
        puzzle.game.foresee(puzzle.game.unpack(puzzle.packed), puzzle.seat, action)
    except Refused as refused:
        click.echo(words.refusal(slug, refused.refusal), err=True)
        sys.exit(1)
    click.echo(_verdict(puzzle, action, words))


def _read(file: Path) -> list[Puzzle]:
    found = []
    for number, line in enumerate(file.read_text(encoding="utf-8", errors="replace").splitlines(), 1):
        try:
            found.append(read_puzzle(line))
        except NoPuzzle as error:
            raise click.ClickException(f"{click.format_filename(file)}, line {number}: {error}") from None
    return found


def _print(puzzle: Puzzle, words: Words) -> None:
    face, view, console = face_of(puzzle.slug), puzzle.view(), Console(highlight=False)
    console.print(face.board(view, face.own_hand(view), words))
    console.print(words.text("puzzle-question", player=puzzle.seat, grade=puzzle.grade))


def _verdict(puzzle: Puzzle, action: Any, words: Words) -> str:
    """Whether it is solved, what each action is worth, and why."""
    key = "puzzle-solved" if puzzle.is_solved_by(action) else "puzzle-not-solved"
    judged = puzzle.judged(action)
    known = {puzzle.game.write(one.action): one for one in (*judged.alternatives, *puzzle.alternatives)}
    rows = [(text, f"{100 * one.chances[puzzle.seat]:.0f} %") for text, one in known.items()]
    rows.sort(key=lambda row: -int(row[1].split()[0]))
    reasons = [words.event(event) for event in puzzle.why(None if puzzle.is_solved_by(action) else action)]
    best = puzzle.game.write(puzzle.best.action)
    return "\n".join([words.text(key, text=best), *reasons, "", *(f"  {share:>5}  {text}" for text, share in rows)])
