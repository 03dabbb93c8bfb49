"""The first games: suggestions lead through them, every sentence is short, any legal action is fine."""

import random
import re
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from postroad.core.chance import Sealed
from postroad.games import GAMES
from postroad.i18n import LANGUAGES, Words
from postroad.lessons import LESSONS, guide
from postroad.lessons.guide import Guide
from postroad.lessons.lesson import Lesson
from postroad.server.text.face import face_of

SLUGS: Final = sorted(LESSONS)
MOST_WORDS: Final = 25
WORDS_A_MINUTE: Final = 200
MOST_MINUTES: Final = 6
PAGE: Final = Path(__file__).resolve().parents[2] / "client" / "src"


class Walk:
    """A lesson played without a server: the bot by its script, the learner as the test wants."""

    def __init__(self, slug: str) -> None:
        self.lesson: Lesson = LESSONS[slug]
        self.game: Any = GAMES[slug]
        self.position = self.game.start(dict(self.lesson.options), 2, Sealed(self.lesson.secret, [b"", b""]))
        self.guide = guide.looked(self.lesson, Guide(), self.view)
        self.script = list(self.lesson.script)
        self.said: list[str] = []  # sentences and suggestions, in English

    @property
    def view(self) -> Any:
        return self.game.view(self.position, 0)

    def bot_acts(self, rng: random.Random) -> None:
        legal = self.game.legal(self.position, 1)
        action = self.game.parse(self.script.pop(0)) if self.script else rng.choice(legal)
        if not guide.is_legal(self.game.view(self.position, 1), self.game, action):
            self.script, action = [], rng.choice(legal)
        self.position = self.game.apply(self.position, 1, action).position
        self.guide = guide.looked(self.lesson, self.guide, self.view)

    def learner_acts(self, action: Any) -> None:
        before = self.view
        self.position = self.game.apply(self.position, 0, action).position
        self.guide = guide.acted(self.lesson, self.guide, self.game, before, action, self.view)

    def follow(self, language: str = "en") -> list[str]:
        """Do only what is said until the guided part is over; the steps."""
        words = Words(language, ["Ada", "Bot"])
        steps: list[str] = []
        while not guide.has_ended(self.lesson, self.guide):
            if not self.guide.step:
                self.bot_acts(random.Random(1))
                continue
            step, wanted = self.guide.step, guide.suggestion(self.lesson, self.guide, self.game, self.view)
            if not steps or steps[-1] != step:
                steps.append(step)
                self.said.append(words.text(self.lesson.key(step)))
                if wanted is not None:
                    plain = msgspec.to_builtins(self.view)
                    said = face_of(self.game.slug).action_text(self.game.encode(wanted), plain, words)
                    self.said.append(said)
            if self.lesson.by_id[step].awaits:
                self.learner_acts(wanted if wanted is not None else self.view.legal[0])
            else:
                self.guide = guide.read_on(self.lesson, self.guide, step, self.view)
        return steps


def count_words(text: str) -> int:
    return len(re.findall(r"\w+(?:['’.−-]\w+)*", text))


@pytest.mark.parametrize("slug", SLUGS)
def test_who_does_what_is_said_comes_to_the_end_by_the_script(slug: str) -> None:
    walk = Walk(slug)
    steps = walk.follow()
    guided = [step.id for step in walk.lesson.steps][: guide.length(walk.lesson)]
    assert set(guided) <= set(steps), "every step of the guided part is said"
    assert [step for step in steps if steps.count(step) > 1] in ([], ["place", "place"])
    used = len(walk.lesson.script) - len(walk.script)
    assert used == len(walk.lesson.script), "the bot kept to its script"


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_are_short_and_the_lesson_too(slug: str, language: str) -> None:
    walk = Walk(slug)
    for step in walk.lesson.steps:
        text = Words(language).text(walk.lesson.key(step.id))
        assert count_words(text) <= MOST_WORDS, text
    walk.follow(language)
    assert sum(map(count_words, walk.said)) / WORDS_A_MINUTE <= MOST_MINUTES


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("seed", range(5))
def test_any_legal_action_is_fine_and_no_sentence_is_said_twice(slug: str, seed: int) -> None:
    rng, walk, read = random.Random(seed), Walk(slug), []
    for _ in range(400):
        acting = walk.game.to_act(walk.position)
        if walk.guide.step and not walk.lesson.by_id[walk.guide.step].awaits and rng.random() < 0.8:
            read.append(walk.guide.step)
            walk.guide = guide.read_on(walk.lesson, walk.guide, walk.guide.step, walk.view)
        elif 1 in acting:
            walk.bot_acts(rng)
        elif 0 in acting:
            walk.learner_acts(rng.choice(walk.view.legal))
        elif not walk.guide.step:
            break
    assert len(read) == len(set(read))
    assert set(walk.guide.seen) <= set(walk.lesson.by_id)
    assert len(walk.guide.reached) == len(set(walk.guide.reached))


def test_another_action_than_the_suggested_one_is_noticed_and_the_lesson_goes_on() -> None:
    walk = Walk("thurn-taxis")
    for step in ("goal", "minus"):
        walk.guide = guide.read_on(walk.lesson, walk.guide, step, walk.view)
    assert walk.guide.step == "take"
    walk.learner_acts(walk.game.parse("draw"))
    assert walk.guide.is_otherwise
    assert walk.guide.step == "postmaster"


def test_a_sentence_that_waits_for_an_action_is_not_read_away() -> None:
    walk = Walk("kings-road")
    for step in ("goal", "king", "knight"):
        walk.guide = guide.read_on(walk.lesson, walk.guide, step, walk.view)
    assert guide.read_on(walk.lesson, walk.guide, "choose", walk.view) == walk.guide
    assert guide.read_on(walk.lesson, walk.guide, "noble", walk.view) == walk.guide


@pytest.mark.parametrize("slug", SLUGS)
def test_everything_that_steps_light_is_known_to_the_page(slug: str) -> None:
    files = (PAGE / "guide" / "targets.ts", PAGE / "games" / slug.replace("-", "_") / "lights.ts")
    known = {name for file in files for name in re.findall(r"^  (\w+): \(", file.read_text(), re.MULTILINE)}
    named = {name.split(":")[0] for step in LESSONS[slug].steps for name in step.light}
    assert named <= known
