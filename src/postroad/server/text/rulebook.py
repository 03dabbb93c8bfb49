"""The rulebook of a game as a plain page: chapters, pictures, what its edition says, and the exact rules."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from postroad.core.refusals import Refusal, Refused
from postroad.i18n import Words
from postroad.rulebook.written import Paragraph, Variant, rulebook
from postroad.server.http.games import game_list
from postroad.server.http.site import WEB, picture_path
from postroad.server.text.rendering import language_of, write


async def rulebook_page(request: Request) -> Response:
    """The whole rulebook; `?edition=` chooses another edition than the one of the language."""
    slug = request.path_params["game"]
    game = next((one for one in game_list().games if one.slug == slug), None)
    if game is None:
        raise Refused(Refusal("", "not-found"))
    words = Words(language_of(request))
    book = rulebook(slug, words.language)
    wanted = request.query_params.get("edition", "")
    edition = wanted if wanted in game.editions else book.edition

    def chosen(paragraph: Paragraph) -> Variant:
        return next(one for one in paragraph.variants if edition in one.editions)

    def picture(name: str) -> str:
        return picture_path(WEB, slug, words.language, name)

    return write(
        request,
        "rulebook.html",
        words,
        book=book,
        game=game,
        edition=edition,
        editions=list(game.editions),
        chosen=chosen,
        picture=picture,
    )


ROUTES = [Route("/text/rules/{game}", rulebook_page)]
