"""A first game without scripts: the plain pages say the same sentences, and lead to the same end."""

import pytest

from postroad.i18n import Words
from postroad.lessons import LESSONS
from tests.server.served import browser
from tests.server.text.forms import Form, Page, page, press
from tests.server.text.test_whole_games import settled

MOST_DEEDS = 150
ENDS = {"thurn-taxis": "free", "kings-road": "over"}


def step_said(now: Page, game: str, words: Words) -> str:
    """The step whose sentence stands on the page; "" if none does."""
    lesson = LESSONS[game]
    found = [step.id for step in lesson.steps if not step.says and words.text(lesson.key(step.id)) in now.text]
    return found[0] if found else ""


def filled(now: Page, form: Form, game: str, words: Words) -> dict[str, str]:
    """What the page says to do, as its form wants it; where it names nothing, the first that is offered."""

    def is_said(action: str) -> bool:
        return words.text("lesson-do", action=action) in now.text

    if game == "thurn-taxis":
        found = [value for _, value, label in form.buttons if is_said(label)]
        return {"action": (found or [form.buttons[0][1]])[0]}
    choices = [text.split()[1:] for step in LESSONS[game].steps for text in step.suggests]
    cards = next(cards for cards in choices if is_said(words.action(game, {"do": "choose", "cards": cards})))
    return {f"card{place}": card for place, card in enumerate(cards)}


@pytest.mark.slow
@pytest.mark.parametrize(("game", "language"), [("thurn-taxis", "de"), ("kings-road", "cs")])
def test_who_does_what_the_plain_page_says_comes_to_the_end(address: str, game: str, language: str) -> None:
    words, steps = Words(language), []
    with browser(address, "Lena", **{"accept-language": language}) as lena:
        now = press(lena, page(lena.get("/text/")).form("/text/lessons"), game=game)
        url = now.form("/learn").action.removesuffix("/learn")
        for _ in range(MOST_DEEDS):
            now = settled(lena, url, now)
            steps.append(step_said(now, game, words))
            if steps[-1] == ENDS[game]:
                break
            to_read = [form for form in now.forms if form.fields.get("step")]
            form = to_read[0] if to_read else now.form("/act")
            now = press(lena, form, **({} if to_read else filled(now, form, game, words)))
        assert steps[-1] == ENDS[game], steps
        counts = lena.get(f"/api/statistics/{game}").json()["lesson"]
        assert counts[0]["count"] >= 1
        assert "postroad_lesson_reached" in lena.get("/metrics").text
