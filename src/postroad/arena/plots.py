"""The report's plots as SVG for a page; none where matplotlib is not installed."""

import importlib.util
import io
import re
from collections.abc import Callable, Sequence
from typing import Any

from postroad.arena.intervals import Interval
from postroad.arena.report import Report

INK, ACCENT = "#333333", "#1f5fa8"


def plots(report: Report) -> list[tuple[str, str]]:
    """What each plot shows, and the plot."""
    if importlib.util.find_spec("matplotlib") is None:
        return []
    return [
        (f"Ratings in Elo, {report.anchor} = 0, with 95 % intervals ({report.games:,} games)", _ratings(report)),
        ("Win rates of one bot among others, with 95 % intervals; the line is par", _rates(report)),
        ("Time for a turn in ms: median (dot) to 99th percentile (line)", _times(report)),
    ]


def _ratings(report: Report) -> str:
    spans = [(m.bot, m.rating.elo, m.rating.interval if m.rating.is_bounded else None) for m in report.members]
    return _figure(spans, lambda axes: axes.axvline(0, color=INK, linewidth=0.8))


def _rates(report: Report) -> str:
    spans = [
        (f"{p.bot} among {p.against} (n = {p.rate.n:,})", 100 * p.rate.value, _percent(p.rate.cautious))
        for p in report.pairs
    ]
    return _figure(spans, lambda axes: axes.axvline(100 * report.par, color=INK, linewidth=0.8))


def _times(report: Report) -> str:
    spans = [(f"{p.bot} (n = {p.turns:,})", _seen(p.p50_ms), (_seen(p.p50_ms), _seen(p.p99_ms))) for p in report.pace]
    return _figure(spans, lambda axes: axes.set_xscale("log"))


def _seen(ms: float) -> float:
    return max(ms, 0.001)  # a logarithm has no naught


def _percent(interval: Interval) -> Interval:
    return 100 * interval[0], 100 * interval[1]


def _figure(spans: Sequence[tuple[str, float, Interval | None]], finish: Callable[[Any], object]) -> str:
    import matplotlib as mpl
    from matplotlib.figure import Figure

    with mpl.rc_context({"svg.fonttype": "none", "svg.hashsalt": "postroad", "font.family": "sans-serif"}):
        figure = Figure(figsize=(7.5, 0.8 + 0.35 * len(spans)), layout="constrained")
        axes = figure.add_subplot()
        for row, (_, value, interval) in enumerate(spans):
            if interval:
                axes.plot(interval, (row, row), color=ACCENT, linewidth=2)
            axes.plot([value], [row], "o", color=ACCENT)
        axes.set_yticks(range(len(spans)), [name for name, _, _ in spans])
        axes.set_ylim(len(spans) - 0.5, -0.5)
        axes.grid(axis="x", color="#dddddd")
        axes.spines[["top", "right", "left"]].set_visible(False)
        finish(axes)
        target = io.StringIO()
        figure.savefig(target, format="svg", metadata={"Creator": None, "Date": None, "Format": None, "Type": None})
    return _inline(target.getvalue())


def _inline(svg: str) -> str:
    """The drawing alone: inside a page it needs no prologue and no namespaces."""
    drawing = svg[svg.index("<svg") :].strip()
    return re.sub(r' xmlns(:\w+)?="[^"]*"', "", drawing)
