"""Hints: what they say, that they know nothing hidden, and that every reason has its sentence."""

from collections.abc import Iterator
from typing import Any

import pytest

from postroad.analysis.game_analysis import NotAnalysed
from postroad.analysis.hints import Hint, hint
from postroad.core.chance import Quick
from postroad.core.follow import Follower
from postroad.games import GAMES
from postroad.i18n import LANGUAGES, Words
from tests.analysis.games import record_of, recorded

LITTLE = 24
TABLES = [("thurn-taxis", 3), ("kings-road", 3)]


def moments(slug: str, players: int, every: int) -> Iterator[tuple[Any, int]]:
    """Positions in which a seat has something to decide, and that seat."""
    free = [made for made in Follower(recorded(record_of(slug, players))) if made.before.actions_count(made.seat) > 1]
    for made in free[::every]:
        yield made.before, made.seat


@pytest.mark.parametrize(("slug", "players"), TABLES)
def test_a_hint_depends_on_nothing_that_is_hidden(slug: str, players: int) -> None:
    game = GAMES[slug]
    for number, (position, seat) in enumerate(moments(slug, players, 9)):
        other = game.imagine(game.view(position, seat), Quick(number))
        one, two = (hint(slug, game.view(each, seat), number, LITTLE) for each in (position, other))
        assert repr(one) == repr(two)


@pytest.fixture(scope="module", params=TABLES, ids=lambda table: table[0])
def hints(request: pytest.FixtureRequest) -> list[tuple[Any, Hint]]:
    slug, players = request.param
    views = [GAMES[slug].view(position, seat) for position, seat in moments(slug, players, 2)]
    return [(view, hint(slug, view, number, LITTLE)) for number, view in enumerate(views)]


def test_a_hint_names_a_legal_action_and_what_it_expects(hints: list[tuple[Any, Hint]]) -> None:
    for view, found in hints:
        assert found.action in view.legal
        assert found.seat == view.seat
        assert sum(found.best.chances) == pytest.approx(1)
        assert all(other.chances[found.seat] <= found.best.chances[found.seat] for other in found.others)


def test_most_hints_say_why_and_every_language_has_the_words(hints: list[tuple[Any, Hint]]) -> None:
    assert sum(bool(found.reasons) for _, found in hints) > len(hints) / 2
    for language in LANGUAGES:
        words = Words(language, ["Ada", "Ben", "Cleo"])
        for _, found in hints:
            for event in (found.kind, *found.reasons):
                assert words.event(event)


def test_an_effort_that_there_is_not_is_refused_with_those_that_there_are() -> None:
    game = GAMES["thurn-taxis"]
    with pytest.raises(ValueError, match="quick or normal, or a number, not 'fast'"):
        hint("thurn-taxis", game.view(game.start({"first": 0}, 2, Quick(1)), 0), 1, "fast")


def test_who_has_nothing_to_decide_gets_no_hint() -> None:
    game = GAMES["thurn-taxis"]
    position = game.start({"first": 0}, 2, Quick(1))
    for seat in (1, None):
        with pytest.raises(NotAnalysed, match="nothing-to-decide"):
            hint("thurn-taxis", game.view(position, seat), 1, LITTLE)
