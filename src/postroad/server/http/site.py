"""The drawn page: the built client's files, and its index for every address that it knows."""

import gzip
import mimetypes
from html import escape
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import FileResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from postroad.i18n import Words
from postroad.server.language import language_of

# The addresses of pages; the client draws them all from its index.
PAGES: Final = (
    "/",
    "/tables",
    "/tables/{rest:path}",
    "/open",
    "/open/{rest:path}",
    "/learn/{game}",
    "/t/{table}",
    "/puzzles",
    "/puzzles/{puzzle}",
    "/replay",
    "/replay/{rest:path}",
    "/settings",
    "/continue",
    "/rules",
    "/rules/{rest:path}",
    "/statistics",
    "/statistics/{rest:path}",
    "/about",
    "/me",
    "/p/{handle}",
    "/ladder/{game}",
    "/daily",
    "/daily/{game}/{day}",
)
NO_SCRIPTS: Final = '<noscript><a href="/text">Postroad</a></noscript>'  # as the index has it
IMMUTABLE: Final = "public, max-age=31536000, immutable"
COMPRESSED: Final = ".gz"  # how the name of a kept picture ends after its own ending
WEB: Final = Path(__file__).resolve().parent.parent.parent / "web"

for _ending in (".js", ".mjs"):  # what the system says of them differs
    mimetypes.add_type("text/javascript", _ending)
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("image/svg+xml", ".svg")
mimetypes.add_type("font/woff2", ".woff2")


# A picture is a drawing with its own styles: no script, and nothing from elsewhere.
PICTURE_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"


class _Pictures(StaticFiles):
    """The rulebooks' pictures, drawn when the page was built, and sent as they are kept: compressed."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        answer = await super().get_response(f"{path}{COMPRESSED}", scope)
        if "gzip" in Headers(scope=scope).get("accept-encoding", "").lower():
            answer.headers["content-encoding"] = "gzip"
        elif isinstance(answer, FileResponse):
            answer = Response(gzip.decompress(Path(answer.path).read_bytes()), media_type="image/svg+xml")
        answer.headers["vary"] = "accept-encoding"
        answer.headers["cache-control"] = "no-cache"
        answer.headers["content-security-policy"] = PICTURE_POLICY
        return answer


def picture_path(folder: Path, game: str, language: str, name: str) -> str:
    """The address of a picture of a rulebook; empty if the page was never built."""
    path = f"rulebook/{game}/{language}/{name}.svg"
    return f"/{path}" if (folder / f"{path}{COMPRESSED}").is_file() else ""


class _Hashed(StaticFiles):
    """Files whose names change with their content."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        answer = await super().get_response(path, scope)
        if answer.status_code < 400:
            answer.headers["cache-control"] = IMMUTABLE
        return answer


def site(folder: Path) -> list[BaseRoute]:
    """The routes of the drawn page; without a built client, the text mode stands in."""
    index = folder / "index.html"

    async def page(request: Request) -> Response:
        if not index.is_file():
            return RedirectResponse(_in_text(request.url.path), headers={"cache-control": "no-store"})
        return Response(_without_scripts(index, request), headers={"cache-control": "no-cache"}, media_type="text/html")

    routes: list[BaseRoute] = [Route(path, page, methods=["GET"], include_in_schema=False) for path in PAGES]
    if index.is_file():
        routes.append(Mount("/assets", _Hashed(directory=folder / "assets", check_dir=False)))
        routes.append(Mount("/rulebook", _Pictures(directory=folder / "rulebook", check_dir=False)))
        routes += [_file(path) for path in sorted(folder.iterdir()) if path.is_file() and path != index]
    return routes


def _file(path: Path) -> Route:
    async def file(request: Request) -> Response:
        return FileResponse(path, headers={"cache-control": "no-cache"})

    return Route(f"/{path.name}", file, methods=["GET"])


def _without_scripts(index: Path, request: Request) -> str:
    """The page, which leads who has no scripts to the same on a plain page and says so in their language."""
    words = Words(language_of(request))
    plain = f'<p lang="{words.language}">{escape(words.text("text-without-scripts"))}'
    link = f' <a href="{escape(_in_text(request.url.path))}">{escape(words.text("text-to-plain-page"))}</a></p>'
    return index.read_text(encoding="utf-8").replace(NO_SCRIPTS, f"<noscript>{plain}{link}</noscript>")


def _in_text(path: str) -> str:
    """The page of the text mode that shows the same."""
    if path.startswith("/t/"):
        return f"/text/tables/{path.removeprefix('/t/')}"
    if path.startswith(("/replay", "/rules")):
        return f"/text{path}"
    return "/text/statistics" if path.startswith("/statistics") else "/text/"
