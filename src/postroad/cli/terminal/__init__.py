"""Playing in the terminal: what is shown, and what is typed."""

from typing import Final

from postroad.cli.terminal import kings_road, thurn_taxis
from postroad.cli.terminal.face import Face

FACES: Final[dict[str, Face]] = {"thurn-taxis": thurn_taxis, "kings-road": kings_road}
