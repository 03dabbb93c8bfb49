"""Draws docs/diagrams/*.dot into docs/pictures with Graphviz: `make diagrams`. A picture says what it is drawn from."""

import hashlib
import re
import shutil
import subprocess
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).resolve().parent.parent.parent / "docs"
SOURCES: Final = sorted((FOLDER / "diagrams").glob("*.dot"))
# What all diagrams have in common. Colours are those of the styles below, by day and by night.
LOOK: Final = {
    "-Gbgcolor": "transparent",
    "-Gfontname": "sans-serif",
    "-Gfontsize": "11",
    "-Gnodesep": "0.25",
    "-Granksep": "0.45",
    "-Nfontname": "sans-serif",
    "-Nfontsize": "11",
    "-Nshape": "box",
    "-Nstyle": "rounded",
    "-Nmargin": "0.14,0.08",
    "-Earrowsize": "0.7",
}
STYLE: Final = """<style>
text { fill: #26324a }
.node path { fill: #f4efe3; stroke: #8a7650 }
.core path { fill: #f3d98b }
.edge path { stroke: #5d6b85 }
.edge polygon { fill: #5d6b85; stroke: #5d6b85 }
.cluster polygon { fill: none; stroke: #b9ad93; stroke-dasharray: 4 3 }
@media (prefers-color-scheme: dark) {
  text { fill: #e8e2d2 }
  .node path { fill: #2b3346; stroke: #a8935f }
  .core path { fill: #6a5420 }
  .edge path { stroke: #a7b3c9 }
  .edge polygon { fill: #a7b3c9; stroke: #a7b3c9 }
  .cluster polygon { stroke: #5b6274 }
}
</style>"""


def picture(source: Path) -> Path:
    """Where a diagram is drawn."""
    return FOLDER / "pictures" / f"diagram-{source.stem}.svg"


def mark(source: Path) -> str:
    """What a picture of this source, drawn in this way, has in it."""
    content = source.read_text(encoding="utf-8") + STYLE + repr(LOOK)
    return f"<!-- drawn from {source.name}, {hashlib.sha256(content.encode()).hexdigest()[:16]} -->"


def draw(source: Path) -> None:
    """Draw one."""
    looks = [f"{key}={value}" for key, value in LOOK.items()]
    done = subprocess.run(["dot", "-Tsvg", *looks, str(source)], capture_output=True, encoding="utf-8", check=True)
    svg = done.stdout[done.stdout.index("<svg") :]
    svg = re.sub(r"<!--.*?-->\n?", "", svg, flags=re.DOTALL)
    svg = re.sub(r' (?:fill|stroke)="(?!none)[^"]*"', "", svg).replace("<g id", f"{STYLE}\n<g id", 1)
    picture(source).write_text(f"{mark(source)}\n{svg}", encoding="utf-8")


if __name__ == "__main__":
    if not shutil.which("dot"):
        raise SystemExit("Diagrams are drawn by Graphviz: install it (Debian: apt-get install graphviz) and try again.")
    for each in SOURCES:
        draw(each)
