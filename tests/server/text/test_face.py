"""Plain pages of any game: a game without a face of its own is shown and played by the general one."""

import msgspec
import pytest

from postroad.core.chance import Quick
from postroad.games import GAMES
from postroad.i18n import LANGUAGES, Words
from postroad.server.text import face as faces
from postroad.server.text.face import GeneralFace, Values, completed, face_of
from postroad.server.text.rendering import environment


def shown(slug: str, seat: int | None) -> Values:
    """The view of a new game as the wire has it."""
    game = GAMES[slug]
    view = game.view(game.start({}, 2, Quick(1)), seat)
    return completed(slug, msgspec.json.decode(msgspec.json.encode(view)), view)


@pytest.fixture(autouse=True)
def no_own_faces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(faces, "companion", lambda *_: None)
    face_of.cache_clear()
    monkeypatch.setattr(faces, "face_of", faces.face_of.__wrapped__)


@pytest.mark.parametrize("slug", sorted(GAMES))
def test_the_general_face_offers_every_legal_action_and_reads_it_back(slug: str) -> None:
    game, face = GAMES[slug], GeneralFace(GAMES[slug])
    seat = game.to_act(game.start({}, 2, Quick(1)))[0]
    view = shown(slug, seat)
    offered = face.ask(view, Words("en", ["Ada", "Ben"]))["actions"]
    assert view["legal"]
    assert [face.action({"action": one["notation"]}) for one in offered] == view["legal"]
    assert all(one["text"] for one in offered)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", sorted(GAMES))
def test_the_general_face_shows_every_field_of_a_view(slug: str, language: str) -> None:
    view = shown(slug, None)
    values = GeneralFace(GAMES[slug]).board(view, Words(language, ["Ada", "Ben"]))
    text = environment().get_template(GeneralFace.TEMPLATES.board).render(**values)
    for name in view.keys() - {"legal", "barred"}:
        assert name.replace("_", " ") in text


def test_a_game_without_words_is_still_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    mute = GeneralFace(GAMES["kings-road"])
    monkeypatch.setattr(Words, "action", lambda *_: (_ for _ in ()).throw(KeyError("no words")))
    view = shown("kings-road", 0)
    assert [one["text"] for one in mute.ask(view, Words("en"))["actions"]] == [
        one["notation"] for one in mute.ask(view, Words("en"))["actions"]
    ]
