"""Postroad: two board games, their rules, bots, server and research API."""

from postroad.core import position

__version__ = "0.1.0"

COMPILED = not (position.__file__ or "").endswith(".py")
