"""In which language someone is to be answered who cannot say so by a script."""

from starlette.requests import Request

from postroad.i18n import LANGUAGES
from postroad.server import auth


def language_of(request: Request) -> str:
    """The language that was chosen, or else the first of the browser's that we speak."""
    chosen = request.cookies.get(auth.LANGUAGE_COOKIE, "")
    if chosen in LANGUAGES:
        return chosen
    for part in request.headers.get("accept-language", "").split(","):
        spoken = part.strip()[:2].lower()
        if spoken in LANGUAGES:
            return spoken
    return "en"
