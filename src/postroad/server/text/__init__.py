"""The text mode: plain pages of text, forms and buttons, for anyone and any browser."""

from typing import Final

from postroad.server.text import deeds, pages, past

TEXT_ROUTES: Final = [*pages.ROUTES, *deeds.ROUTES, *past.ROUTES]
