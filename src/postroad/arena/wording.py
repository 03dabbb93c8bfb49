"""Figures in words, the same on the terminal, on the page and in the ladder."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    # NumPy and SciPy take long to load, and many commands do without
    from postroad.arena.intervals import Interval, Mean, Rate
    from postroad.arena.ratings import Rating
    from postroad.arena.report import Spread
    from postroad.arena.sprt import Verdict


def span(interval: "Interval | None", digits: int = 1, factor: float = 1) -> str:
    """An interval, or that there is none."""
    if interval is None:
        return "no interval from one block"
    low, high = interval
    return f"{factor * low:.{digits}f} to {factor * high:.{digits}f}"


def share(rate: "Rate") -> str:
    """A rate with its n and the hull of its intervals, which there is from the first game on."""
    return f"{rate.value:.1%} (n = {rate.n:,}; {span(rate.cautious, factor=100)})"


def mean(figure: "Mean") -> str:
    """A mean with its n and its interval."""
    return f"{figure.value:.1f} (n = {figure.n:,}; {span(figure.interval)})"


def elo(rating: "Rating", *, is_anchor: bool) -> str:
    """A rating with its interval."""
    if is_anchor:
        return "0 (anchor)"
    if not rating.is_bounded:
        return f"{rating.elo:+.0f} (unbounded: one side won everything)"
    return f"{rating.elo:+.0f} ({span(rating.interval, digits=0)})"


def verdict(test: "Verdict") -> str:
    """What the sequential test says."""
    return f"{test.decision}, LLR {test.llr:+.2f} after {test.blocks:,} blocks"


def middle(spread: "Spread") -> str:
    """A median with the middle four fifths around it."""
    return f"{spread.median:g} ({spread.low:g} to {spread.high:g})"


def counted(counts: "Mapping[str, int]") -> str:
    """How often each thing happened, or 0."""
    return ", ".join(f"{count:,} {thing}" for thing, count in counts.items()) or "0"
