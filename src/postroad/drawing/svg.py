"""Writes SVG: elements, a whole picture, and the colours of seats, which are those of the page."""

from collections.abc import Iterable
from html import escape
from typing import Final

SEATS: Final = ("#0072b2", "#d55e00", "#009e73", "#e6b800", "#cc79a7")
INK: Final = "#2a2018"
PAPER: Final = "#fbf7ec"
FACE: Final = "font-family='Georgia, serif'"


def picture(width: int, height: int, title: str, parts: Iterable[str]) -> str:
    """A whole picture with a title for who cannot see it."""
    head = f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width} {height}' width='{width}' role='img'>"
    ground = f"<rect width='{width}' height='{height}' rx='10' fill='{PAPER}'/>"
    return "\n".join([head, f"<title>{escape(title)}</title>", ground, *parts, "</svg>"])


def text(x: float, y: float, words: object, size: int = 12, anchor: str = "start", weight: str = "normal") -> str:
    """Words whose base line begins, ends or has its middle at a point."""
    where = f"x='{x:.1f}' y='{y:.1f}' font-size='{size}' text-anchor='{anchor}' font-weight='{weight}'"
    halo = f"stroke='{PAPER}' stroke-width='3' paint-order='stroke' stroke-linejoin='round'"
    return f"<text {where} {FACE} fill='{INK}' {halo}>{escape(str(words))}</text>"


def circle(x: float, y: float, radius: float, fill: str, edge: str = INK) -> str:
    """A disc."""
    return f"<circle cx='{x:.1f}' cy='{y:.1f}' r='{radius}' fill='{fill}' stroke='{edge}'/>"


def square(x: float, y: float, side: float, fill: str) -> str:
    """A square around a point."""
    half = side / 2
    return f"<rect x='{x - half:.1f}' y='{y - half:.1f}' width='{side}' height='{side}' fill='{fill}' stroke='{INK}'/>"


def line(a: tuple[float, float], b: tuple[float, float], colour: str, width: float) -> str:
    """A straight line."""
    ends = f"x1='{a[0]:.1f}' y1='{a[1]:.1f}' x2='{b[0]:.1f}' y2='{b[1]:.1f}'"
    return f"<line {ends} stroke='{colour}' stroke-width='{width}' stroke-linecap='round'/>"
