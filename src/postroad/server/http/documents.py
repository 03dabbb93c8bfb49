"""The documentation at /docs/, from the packed site: built by `make site`, part of every wheel."""

import mimetypes
import zipfile
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from postroad.core.refusals import Refusal, Refused

PACKED: Final = Path(__file__).resolve().parent.parent.parent / "documentation.zip"
PICTURES: Final = "rulebook"  # the folder of the rulebooks' pictures, which the page has already
# The theme sets styles from its scripts; scripts come from files alone.
POLICY: Final = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)


def documents(packed: Path) -> list[BaseRoute]:
    """The routes of the documentation; where it was never built, they say how to."""
    archive = zipfile.ZipFile(packed) if packed.is_file() else None

    async def document(request: Request) -> Response:
        name = request.path_params["name"] or "index.html"
        if archive is None:
            raise Refused(Refusal("", "no-documentation"))
        if name.startswith(f"{PICTURES}/"):
            return RedirectResponse(f"/{name}", status_code=308)
        try:
            content = archive.read(name)
        except KeyError:
            raise Refused(Refusal("", "not-found")) from None
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        headers = {"cache-control": "no-cache", "content-security-policy": POLICY}
        return Response(content, headers=headers, media_type=kind)

    async def to_index(_: Request) -> Response:
        return RedirectResponse("/docs/", status_code=308)

    return [Route("/docs", to_index), Route("/docs/{name:path}", document)]
