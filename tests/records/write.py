"""Writes the records of the golden games anew: `make records`.

A game's golden games are listed in `tests/games/<game>/golden.py`. A change of the rules that alters one of
them needs a new version of the rules.
"""

from pathlib import Path

from postroad.games import OUR_OWN
from tests.games.of_game import brought
from tests.records.golden import SUFFIX, Golden

HERE = Path(__file__).resolve().parent
GOLDEN: list[Golden] = [one for game in OUR_OWN for one in brought(game.slug, "golden", "GOLDEN", [])]


def main() -> None:
    """Write every record, and remove those of games that are no longer golden."""
    for old in HERE.rglob("*" + SUFFIX):
        old.unlink()
    for golden in GOLDEN:
        path = HERE / golden.path
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(golden.text().encode())


if __name__ == "__main__":
    main()
