"""Games that were left in the terminal, kept so that they can go on."""

import json
import time
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from postroad.core.chance import Quick
from postroad.core.fairness import Fair
from postroad.core.refusals import Refused
from postroad.core.transcript import Transcript
from postroad.games import GAMES
from postroad.server.settings import data_folder

FORMAT = 1
NEWEST = "newest"


class NoSuchGame(Exception):
    """Why no game can go on; a sentence."""


@dataclass
class LeftGame:
    """Who played what with which chance, and every decision so far."""

    slug: str
    options: dict[str, Any]
    players: list[str]
    bots: list[str | None]  # specs by seat; None where a person sits
    seed: int | None
    secret: str | None  # of sealed chance: it is shown with the record of the finished game
    decisions: list[dict[str, Any]] = field(default_factory=list)
    format: int = FORMAT

    def keep(self, transcript: Transcript) -> Path:
        """Write it to the folder for data, as it stands; choices of a round that is not revealed are made again."""
        self.decisions = [entry for entry in transcript.entries if "do" in entry]
        folder = data_folder() / "left"
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{self.slug}-{time.strftime('%Y%m%d-%H%M%S')}.json"
        path.write_text(json.dumps(asdict(self)) + "\n", encoding="utf-8")
        return path

    def transcript(self) -> Transcript:
        """The game again, up to where it was left; raises NoSuchGame where that is not possible."""
        game = GAMES[self.slug]
        if self.secret is not None:
            secret, nothing = bytes.fromhex(self.secret), [b""] * len(self.players)
            made = Transcript.sealed(game, self.options, self.players, secret, Fair.of(secret, nothing))
        else:
            made = Transcript(game, self.options, self.players, Quick(self.seed or 0))
        try:
            for entry in self.decisions:
                if entry["do"] == "resign":
                    made.resign(entry["seat"])
                else:
                    made.apply(entry["seat"], game.decode(entry))
        except (Refused, ValueError, KeyError) as error:
            raise NoSuchGame(f"the game that was kept cannot go on: {error}") from error
        return made


def read(name: str) -> tuple[Path, LeftGame]:
    """A game that was kept, by its file or as the newest; raises NoSuchGame."""
    path = Path(name)
    if name == NEWEST:
        kept = sorted((data_folder() / "left").glob("*.json"), key=lambda file: file.stat().st_mtime)
        if not kept:
            raise NoSuchGame("no game has been left")
        path = kept[-1]
    try:
        left = LeftGame(**json.loads(path.read_text(encoding="utf-8")))
    except OSError as error:
        raise NoSuchGame(f"{path}: {error.strerror}") from error
    except (ValueError, TypeError) as error:
        raise NoSuchGame(f"{path} is no game that was left") from error
    if left.format != FORMAT or left.slug not in GAMES:
        raise NoSuchGame(f"{path} was kept by another version")
    return path, left
