"""The terminal faces of games: what is shown, and what is typed."""

from postroad.cli.terminal.face import Face
from postroad.cli.terminal.general import GeneralFace
from postroad.games import GAMES
from postroad.games.companions import companion


def face_of(slug: str) -> Face:
    """What a game brings to be played in the terminal, or the general face."""
    brought = companion(slug, "postroad.cli.terminal.{game}", "terminal")
    return brought or GeneralFace(GAMES[slug])
