"""Puzzles on plain pages: listed, decided with a form, and told what the decision was worth."""

import pytest

from postroad.analysis.puzzles import puzzles
from postroad.i18n import LANGUAGES, Words
from tests.server.served import browser
from tests.server.text.forms import page, press


@pytest.mark.slow
def test_a_puzzle_is_decided_with_a_button_and_explained(address: str) -> None:
    one = puzzles("thurn-taxis")[0]
    write = one.game.write
    with browser(address) as stranger:
        listed = stranger.get("/text/puzzles")
        assert page(listed).headings.count("Grade 1") == 2, "of both games"
        assert f'href="/text/puzzles/{one.id}"' in listed.text
        for language in LANGUAGES:
            shown = page(stranger.get(f"/text/puzzles/{one.id}", headers={"accept-language": language}))
            words = Words(language)
            words = Words(language, [words.text("puzzle-player", number=seat + 1) for seat in range(len(one.points))])
            assert words.text("puzzle-question", player=one.seat, grade=one.grade) in shown.headings
        form = page(stranger.get(f"/text/puzzles/{one.id}")).form("/act")
        missed = press(stranger, form, action=write(one.alternatives[-1].action))
        assert "There is something better." in missed.headings
        assert "(yours)" in missed.text
        assert missed.forms == [], "what was decided is decided; a link leads back"
        solved = press(stranger, form, action=write(one.best.action))
        assert "Solved!" in solved.headings


@pytest.mark.slow
def test_cards_are_chosen_and_what_is_not_possible_is_said(address: str) -> None:
    one = puzzles("kings-road")[0]
    with browser(address) as stranger:
        form = page(stranger.get("/text/puzzles/today-kings-road")).form("/act")
        assert len(form.choices) > 0
        shown = page(stranger.get(f"/text/puzzles/{one.id}"))
        cards = one.game.encode(one.best.action)["cards"]
        wrong = stranger.post(shown.form("/act").action, data={"card0": cards[0], "card1": cards[0]})
        assert wrong.status_code == 409
        refused = page(wrong)
        assert Words("en").text("text-refused") in refused.headings
        solved = press(stranger, refused.form("/act"), **{f"card{at}": card for at, card in enumerate(cards)})
        assert "Solved!" in solved.headings
        assert stranger.get("/text/puzzles/kings-road-none").status_code == 404
