"""The text mode: plain pages of text, forms and buttons, for anyone and any browser."""

from typing import Final

from postroad.server.text import commands, pages, person, puzzles, replays, rulebook, studies

TEXT_ROUTES: Final = [
    *pages.ROUTES,
    *person.ROUTES,
    *puzzles.ROUTES,
    *commands.ROUTES,
    *replays.ROUTES,
    *rulebook.ROUTES,
    *studies.ROUTES,
]
