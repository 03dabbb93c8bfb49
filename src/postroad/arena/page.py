"""The report as one HTML page that needs no other file."""

from collections.abc import Iterable, Sequence
from html import escape

from postroad.arena import wording
from postroad.arena.plots import plots
from postroad.arena.report import Report
from postroad.arena.sprt import ERROR, GAIN
from postroad.bots.guard import OVERRUN

STYLE = """
:root { color-scheme: light; }
body { font: 16px/1.5 system-ui, sans-serif; color: #222; background: #fff; max-width: 62rem; margin: 2rem auto;
       padding: 0 1rem; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.2rem; margin-top: 2rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { text-align: left; vertical-align: top; padding: .3rem .8rem .3rem 0; border-bottom: 1px solid #ddd; }
code { background: #f3f3f3; padding: .1rem .3rem; } pre { background: #f3f3f3; padding: .6rem; overflow-x: auto; }
figure { margin: 1.5rem 0; } figcaption { font-weight: 600; } svg { max-width: 100%; height: auto; }
"""


def page(report: Report) -> str:
    """The whole page."""
    title = f"{report.contest['game']}, {report.contest['players']} players: {', '.join(_bots(report))}"
    sections = [
        _strength(report),
        _plots(report),
        _pairs(report),
        _matrix(report),
        _seats(report),
        _conduct(report),
        _method(report),
        _origin(report),
    ]
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<h1>{escape(title)}</h1>\n"
        f"<p>{report.games:,} games in {report.blocks:,} blocks; a game has {wording.mean(report.turns)} turns; "
        f"stopped at the limit: {report.stopped:,}. Par is {report.par:.1%}. Median (and the middle four fifths): "
        f"{wording.middle(report.winning_score)} points of a winner, {wording.middle(report.turns_each)} turns of a "
        "seat.</p>\n" + "\n".join(sections) + "\n</body>\n"
        "</html>\n"
    )


def _strength(report: Report) -> str:
    rows = [
        (
            m.bot,
            wording.elo(m.rating, is_anchor=m.bot == report.anchor),
            wording.share(m.rate),
            wording.mean(m.score),
            wording.mean(m.margin),
        )
        for m in sorted(report.members, key=lambda member: -member.rating.elo)
    ]
    return _section("Strength", ("bot", "Elo", "wins of all seats taken", "score", "margin"), rows)


def _plots(report: Report) -> str:
    drawn = [
        f'<figure role="img" aria-label="{escape(title)}"><figcaption>{escape(title)}</figcaption>{drawing}</figure>'
        for title, drawing in plots(report)
    ]
    return "\n".join(drawn) or "<p>Plots need matplotlib: <code>pip install 'postroad[arena]'</code></p>"


def _pairs(report: Report) -> str:
    rows = [
        (p.bot, _others(report, p.against), wording.share(p.rate), wording.mean(p.margin), wording.verdict(p.sprt))
        for p in report.pairs
    ]
    pairs = _section("One against the others", ("bot", "others", "wins", "margin", "does it win more?"), rows)
    mixed = [(m.bot, wording.share(m.mixed)) for m in report.members if m.mixed]
    return pairs + (_section("All at one table", ("bot", "wins"), mixed) if mixed else "")


def _matrix(report: Report) -> str:
    rates = {(p.bot, p.against): f"{p.rate.value:.1%} (n = {p.rate.n:,})" for p in report.pairs}
    rows = [(bot, *[rates.get((bot, other), "") for other in _bots(report)]) for bot in _bots(report)]
    return _section("Wins of the row's bot against the column's", ("", *_bots(report)), rows)


def _seats(report: Report) -> str:
    heads = ("", *[f"seat {seat}" for seat in range(len(report.by_seat))])
    rows = [(m.bot, *map(wording.share, m.by_seat)) for m in report.members]
    return _section("By seat", heads, [*rows, ("all", *map(wording.share, report.by_seat))])


def _conduct(report: Report) -> str:
    rows = [
        (
            p.bot,
            f"{p.turns:,}",
            f"{p.p50_ms:.1f}",
            f"{p.p99_ms:.1f}",
            f"{p.max_ms:.1f}",
            f"{p.overruns:,}",
            wording.counted(p.fallbacks),
            wording.counted(p.blunders),
        )
        for p in report.pace
    ]
    heads = ("bot", "turns", "p50 ms", "p99 ms", "longest ms", "overruns", "fallbacks", "blunders")
    return _section("Time for a turn, and faults", heads, rows)


def _method(report: Report) -> str:
    return (
        "<h2>How it was measured</h2>\n<p>All games of a block have one deal; in it every line-up is played in every "
        "rotation of the seats, and every bot draws its own luck. A victory shared by k counts 1/k each, a game "
        "stopped at the limit counts as shared by all. Intervals are 95 %: Wilson's over games, and the bootstrap over "
        "blocks. Ratings are Plackett and Luce's, fitted to who won; 120 Elo are twice the strength, and each bot is "
        "lent half a win against each other so that none is infinite. The sequential test asks whether a bot wins its "
        f"part (H0) or {100 * GAIN:.0f} points more (H1), with errors of {ERROR:.0%}; its first verdict stands. An "
        f"overrun is a turn of more than {OVERRUN} times the budget; a bot that raises an error, does what is illegal "
        "or does not answer is replaced for that decision, and that is a fallback. A blunder is what nobody at a "
        "table would understand: to abandon a route that could be closed, to close one for nothing, to discard a card "
        "that fits and keep a dead one, to play a special card to no effect.</p>"
    )


def _origin(report: Report) -> str:
    machine = "; ".join(f"{name}: {value}" for name, value in report.machine.items())
    options = "; ".join(f"{name}: {value}" for name, value in report.contest["options"].items()) or "none"
    return (
        f"<h2>How to repeat it</h2>\n<pre>{escape(report.command)}</pre>\n"
        f"<p>Options of the game: {escape(options)}. {escape(machine)}.</p>"
    )


def _others(report: Report, bot: str) -> str:
    return f"{report.contest['players'] - 1} x {bot}"


def _bots(report: Report) -> Sequence[str]:
    return [member.bot for member in report.members]


def _section(title: str, heads: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in heads)
    body = "\n".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return (
        f'<h2>{escape(title)}</h2>\n<div class="wide"><table>\n<thead><tr>{head}</tr></thead>\n'
        f"<tbody>\n{body}\n</tbody>\n</table></div>"
    )
