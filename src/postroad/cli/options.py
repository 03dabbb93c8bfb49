"""The options of games, as the command line has them."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, Final

import click

from postroad.bots.own import is_own, read, seated
from postroad.bots.roster import UnknownBot, listing, names
from postroad.cli.added_options import added_options
from postroad.cli.language import words_of
from postroad.core.chance import Quick
from postroad.core.game import Options
from postroad.core.refusals import Refusal, Refused
from postroad.games import GAMES

FLAG: Final = (False, True)  # the values of an option that is yes or no


def game_options(command: Callable[..., None]) -> Callable[..., None]:
    """Add every game's own options to a command: its choices, and what each adds of its own."""
    for option in reversed([*_choices(), *added_options()]):
        command = option(command)
    return command


def _choices() -> list[Any]:
    """One option for each name, however many games have it: a flag where it is yes or no, else one of its values."""
    helps: dict[str, list[str]] = {}
    flags: dict[str, bool] = {}
    for slug, game in GAMES.items():
        for name, values in game.choices.items():
            flags[name] = flags.get(name, True) and tuple(values) == FLAG
            listed = "" if tuple(values) == FLAG else f" {', '.join(map(str, values))}"
            helps.setdefault(name, []).append(f"{slug}:{listed or ' yes or no'}.")
    return [
        click.option(
            f"--{name.replace('_', '-')}",
            name,
            is_flag=flags[name],
            help=" ".join(told),
            shell_complete=None if flags[name] else partial(_complete_choice, name),
        )
        for name, told in helps.items()
    ]


def _complete_choice(name: str, _context: click.Context, _option: click.Parameter, typed: str) -> list[str]:
    """The values that a choice has in any game, such as editions."""
    values = dict.fromkeys(str(value) for game in GAMES.values() for value in game.choices.get(name, ()))
    return [value for value in values if value.startswith(typed)]


class BotsCommand(click.Command):
    """A command whose --bots takes names after commas, after spaces, or in several --bots: all are one list."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        spread: list[str] = []
        is_bot = False
        for word in args:
            is_flag = word in BOTS_FLAGS
            is_bot = is_flag or (is_bot and not word.startswith("-") and word not in GAMES)
            spread += [] if is_flag else [BOTS_FLAGS[0], word] if is_bot else [word]
        if args and args[-1] in BOTS_FLAGS and not ctx.resilient_parsing:
            spread.append(args[-1])  # so that what is missing is told; while it is being typed, the rest counts
        return super().parse_args(ctx, spread)


BOTS_FLAGS: Final = ("--bots", "--bot")


def bots_option(about: str, **more: Any) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Add --bots to a command of the class BotsCommand: it is given a tuple of specs."""
    told = f"{about}  Names, FILE.py:CLASS, package.module:CLASS or exec:COMMAND.  {listing()}."
    default = more.pop("default", None)
    if default:
        more |= {"default": (default,), "show_default": default}
    return click.option(
        *BOTS_FLAGS,
        "bots",
        multiple=True,
        metavar="BOT,BOT...",
        callback=_listed,
        shell_complete=_complete_bots,
        help=told,
        **more,
    )


def _complete_bots(context: click.Context, _option: click.Parameter, typed: str) -> list[str]:
    """The bots of the game that stands before them, or of all, after what is already there up to a comma."""
    before, comma, name = typed.rpartition(",")
    slug = context.params.get("slug")
    known = dict.fromkeys(bot for each in ([slug] if slug else GAMES) for bot in names(each))
    return [before + comma + bot for bot in known if bot.startswith(name)]


def _listed(_context: click.Context, _option: click.Parameter, given: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(spec.strip() for words in given for spec in words.split(",") if spec.strip())


def records_option(command: Callable[..., None]) -> Callable[..., None]:
    """Add where to write records."""
    return click.option(
        "--records",
        type=click.Path(dir_okay=False, path_type=Path, allow_dash=True),
        metavar="FILE",
        help="Write every game's record there; .gz and .zst are compressed, - is standard output.",
    )(command)


@contextmanager
def unwritable_reported(target: Path | None) -> Iterator[None]:
    """Say that a file cannot be written; a reader of standard output that has enough is no error."""
    try:
        yield
    except BrokenPipeError:
        raise  # click leaves without a word
    except OSError as error:
        raise click.ClickException(f"cannot write {target}: {error.strerror or error}") from error


def strict_option(command: Callable[..., None]) -> Callable[..., None]:
    """Add what to do about bots that fail."""
    return click.option(
        "--strict", "is_strict", is_flag=True, help="Stop when a bot fails, in place of letting another choose for it."
    )(command)


def show_faults(first_faults: Mapping[str, str]) -> None:
    """Show how each bot that failed did so first."""
    for spec, fault in first_faults.items():
        click.echo(f"the first failure of {spec}:\n{fault.rstrip()}", err=True)


def known_bot(spec: str, slug: str, option: str) -> str:
    """The spec of a bot; a clear error if the game does not have it."""
    try:
        read(spec, slug)
        if is_own(spec, slug):
            seated(spec, slug, 0)  # whether it can be built
    except UnknownBot as error:
        raise click.BadParameter(str(error), param_hint=option) from error
    return spec


def started_options(slug: str, seats: int, chosen: dict[str, Any]) -> Options:
    """The options asked for, tried on the game; a clear error if it does not have them."""
    asked = {name: value for name, value in chosen.items() if value is not None and value is not False}
    options = {name: _as_meant(slug, name, value) for name, value in asked.items()}
    try:
        GAMES[slug].start(options, seats, Quick(0))
    except Refused as refused:
        raise click.UsageError(words_of("en").refusal(slug, _as_typed(refused.refusal))) from refused
    return options


def _as_typed(refusal: Refusal) -> Refusal:
    """The refusal with options named as they are typed here."""
    spelled = {
        name: value.replace("_", "-") if name in ("option", "known") and isinstance(value, str) else value
        for name, value in refusal.arguments.items()
    }
    return replace(refusal, arguments=spelled)


def _as_meant(slug: str, name: str, value: Any) -> Any:
    """The value of a choice that is written so, if there is one; the game says what is wrong with any other."""
    values = GAMES[slug].choices.get(name, ())
    return next((each for each in values if str(each) == str(value)), value)
