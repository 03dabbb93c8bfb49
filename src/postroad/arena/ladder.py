"""The published ladder: which contests it rests on, and its table."""

import tomllib
from collections.abc import Iterable
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from postroad.arena import wording
from postroad.arena.contest import Contest

if TYPE_CHECKING:
    from postroad.arena.report import Report

HEADS = ("game", "players", "bot", "against", "wins", "n", "95 % interval", "par", "test", "p99 ms", "command")


def seeds() -> dict[str, range]:
    """The seeds for each purpose; no two purposes share one."""
    return {name: range(first, last + 1) for name, (first, last) in _file()["seeds"].items()}


def contests(*, is_quick: bool = False) -> list[Contest]:
    """The contests, in the ladder's order; with few games each if it must be quick."""
    return [
        Contest(
            slug=each["game"],
            options={},
            bots=tuple(each["bots"]),
            players=each["players"],
            games=each["quick" if is_quick else "games"],
            seed=each["seed"],
            is_one_sided=each.get("one_sided", False),
        )
        for each in _file()["contests"]
    ]


def folder(contest: Contest) -> str:
    """A name for a contest's folder."""
    bots = "-".join(spec.replace("@", "-") for spec in contest.bots)
    return f"{contest.slug}-{contest.players}-{bots}-{contest.games}"


def table(reports: Iterable["Report"]) -> str:
    """The ladder in Markdown: how the first bot of each contest fares among the second's."""
    lines = [HEADS, ["---"] * len(HEADS), *map(_row, reports)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _row(report: "Report") -> tuple[str, ...]:
    pair, pace = report.pairs[0], report.pace[0]
    return (
        report.contest["game"],
        str(report.contest["players"]),
        pair.bot,
        pair.against,
        f"{pair.rate.value:.1%}",
        f"{pair.rate.n:,}",
        wording.span(pair.rate.cautious, factor=100),
        f"{report.par:.1%}",
        pair.sprt.decision,
        f"{pace.p99_ms:.1f}",
        f"`{report.command}`",
    )


def _file() -> dict[str, Any]:
    return tomllib.loads((files("postroad.arena") / "ladder.toml").read_text(encoding="utf-8"))
