"""Bots from outside the package: found by file, module, entry point or command; told what happens; watched."""

import json
import shlex
import shutil
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from click.testing import CliRunner

from postroad.arena.simulation import Part, Plan, play_part
from postroad.bots import own
from postroad.bots.roster import UnknownBot
from postroad.cli import main

EXAMPLE = Path(__file__).resolve().parent.parent.parent / "examples" / "bot.mjs"

MINE = """
import atexit, json, os
BUILT = 0
class Mine:
    def __init__(self):
        global BUILT
        BUILT += 1
        self.heard = {"built": BUILT, "begun": [], "events": 0, "results": [], "chosen": 0}
        atexit.register(self.write)
    def begin(self, slug, seat, seats, options):
        self.heard["begun"].append([slug, seat, seats, dict(options)])
        self.seat = seat
    def choose(self, view, legal, rng):
        assert view.seat == self.seat
        self.heard["chosen"] += 1
        return legal[rng.below(len(legal))]
    def tell(self, events):
        self.heard["events"] += len(events)
    def finish(self, standings):
        self.heard["results"].append(standings.winners)
    def write(self):
        with open(os.environ["HEARD"], "a") as file:
            file.write(json.dumps(self.heard) + "\\n")
class Broken:
    def __init__(self):
        self.asked = 0
    def choose(self, view, legal, rng):
        self.asked += 1
        if self.asked % 2:
            raise ZeroDivisionError("my own mistake")
        return legal[0]
class Cheat:
    def choose(self, view, legal, rng):
        return "I win"
class Picky:
    games = ("thurn-taxis",)
    def choose(self, view, legal, rng):
        return legal[0]
class Nothing:
    pass
def unbuilt():
    raise RuntimeError("no weights here")
"""


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A file with bots, in the current folder."""
    (tmp_path / "mine.py").write_text(MINE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.delitem(sys.modules, "mine", raising=False)
    monkeypatch.delitem(sys.modules, "postroad_own_mine", raising=False)
    own.dismiss()
    yield tmp_path
    own.dismiss()


def run(*arguments: str) -> tuple[int, str, str]:
    done = CliRunner().invoke(main, arguments)
    return done.exit_code, done.stdout, done.stderr


def test_a_bot_is_built_once_and_told_seat_options_events_and_results(
    mine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import atexit

    kept: list[object] = []
    monkeypatch.setattr(atexit, "register", kept.append)
    code, out, err = run(
        *("simulate", "kings-road", "--bots", "./mine.py:Mine,random,./mine.py:Mine"),
        *("--games", "3", "--hereditary-nobles", "--json"),
    )
    assert code == 0, err
    assert json.loads(out)["games"] == 3
    heard = [write.__self__.heard for write in kept]  # type: ignore[attr-defined]
    assert [one["built"] for one in heard] == [1, 2]
    assert [one["begun"] for one in heard] == [
        [["kings-road", seat, 3, {"hereditary_nobles": True}]] * 3 for seat in (0, 2)
    ]
    assert all(len(one["results"]) == 3 and one["events"] > one["chosen"] > 0 for one in heard)


def test_a_module_and_an_entry_point_work_too(mine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = EntryPoint("mine-installed", "mine:Picky", own.GROUP)
    monkeypatch.setattr(own, "entry_points", lambda group: [found] if group == own.GROUP else [])
    for spec in ("mine:Picky", "mine-installed"):
        code, _, err = run("simulate", "thurn-taxis", "--bots", f"{spec},random", "--games", "1", "--json")
        assert code == 0, err


def test_a_bot_that_raises_is_counted_named_and_shown(mine: Path) -> None:
    code, out, err = run("simulate", "kings-road", "--bots", "./mine.py:Broken,./mine.py:Cheat", "--games", "2")
    assert code == 0
    headline = out.splitlines()[0]
    assert "./mine.py:Broken failed" in headline
    assert "./mine.py:Cheat failed" in headline
    assert err.count("ZeroDivisionError: my own mistake") == 1
    assert "it chose I win, which is not legal" in err


def test_strict_stops_at_the_first_failure(mine: Path) -> None:
    for command in (
        ("simulate", "kings-road", "--bots", "random,./mine.py:Broken", "--games", "5"),
        ("arena", "kings-road", "--bots", "random", "./mine.py:Broken", "--games", "4"),
        ("play", "kings-road", "--people", "0", "--bot", "./mine.py:Broken", "--seed", "1", "--language", "en"),
    ):
        code, _, err = run(*command, "--strict")
        assert code == 1
        assert "./mine.py:Broken failed (raised)" in err
        assert "ZeroDivisionError: my own mistake" in err


def test_the_arena_names_who_failed_and_shows_how_first(mine: Path) -> None:
    code, out, err = run("arena", "kings-road", "--bots", "random", "./mine.py:Broken", "--games", "4")
    assert code == 0, err
    assert "./mine.py:Broken failed" in out
    assert err.count("ZeroDivisionError: my own mistake") == 1


def test_a_bot_of_one_s_own_plays_at_the_keyboard_too(mine: Path) -> None:
    arguments = ("play", "kings-road", "--people", "0", "--seed", "1", "--language", "en")
    code, out, err = run(*arguments, "--bot", "./mine.py:Broken")
    assert code == 0
    assert "The game is over." in out
    assert "the first failure of ./mine.py:Broken" in err


@pytest.mark.parametrize(
    ("spec", "why"),
    [
        ("./gone.py:Mine", "there is no file gone.py"),
        ("./mine.py:Gone", "has no 'Gone'"),
        ("gone.module:Mine", "there is no module gone.module"),
        ("./mine.py:Nothing", r"it has no method choose\(view, legal, rng\)"),
        ("./mine.py:unbuilt", "no weights here"),
        ("./mine.py:Picky", "plays thurn-taxis, not kings-road"),
        ("exec:", "names no program"),
        ("exec:nodde bot.mjs", "there is no program 'nodde'"),
        ("nobody", r"there are random.*or FILE\.py:CLASS"),
    ],
)
def test_what_is_wrong_with_a_spec_is_said(mine: Path, spec: str, why: str) -> None:
    with pytest.raises(UnknownBot, match=why):
        own.seated(spec, "kings-road", 0) if own.is_own(spec, "kings-road") else own.read(spec, "kings-road")
    for command in (("simulate", "kings-road", "--bots", spec), ("play", "kings-road", "--bot", spec)):
        code, _, err = run(*command)
        assert code == 2
        assert "Traceback" not in err or spec.endswith("unbuilt")


@pytest.mark.slow
@pytest.mark.parametrize("slug", ["thurn-taxis", "kings-road"])
def test_a_program_in_another_language_plays(mine: Path, slug: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert shutil.which("node"), "the page's tests need Node too"
    code, out, err = run(
        *(
            "simulate",
            slug,
            "--bots",
            f"exec:node {shlex.quote(str(EXAMPLE))},random",
            "--games",
            "2",
            "--json",
            "--strict",
        )
    )
    assert code == 0, err
    assert json.loads(out)["games"] == 2


def test_a_program_that_ends_or_talks_nonsense_is_counted(mine: Path) -> None:
    (mine / "silent.py").write_text("import sys; sys.stdin.readline(); sys.exit(3)")
    (mine / "loud.py").write_text("import sys\nfor line in sys.stdin: print('[]', flush=True)")
    for program, why in {"silent.py": "has ended with code 3", "loud.py": "which is no object"}.items():
        spec = f"exec:{shlex.quote(sys.executable)} {program}"
        code, out, err = run("simulate", "kings-road", "--bots", f"{spec},random", "--games", "1")
        assert code == 0, err
        assert "failed" in out.splitlines()[0]
        assert why in err or "Broken pipe" in err


BATCHED = """
class Single:
    def choose(self, view, legal, rng):
        return legal[rng.below(len(legal))]

class Many(Single):
    most = 0
    def choose_many(self, views, legals, rngs):
        Many.most = max(Many.most, len(views))
        return [legal[rng.below(len(legal))] for legal, rng in zip(legals, rngs)]

class Odd(Single):
    def choose_many(self, views, legals, rngs):
        return ["nonsense", *(legal[0] for legal in legals[1:])]
"""


@pytest.mark.parametrize("slug", ["thurn-taxis", "kings-road"])
def test_a_bot_may_choose_for_many_games_at_once(slug: str, tmp_path: Path) -> None:
    """The games are the same as one by one; those of a part are asked for together."""
    (tmp_path / "many.py").write_text(BATCHED)

    def played(name: str) -> Part:
        spec = f"{tmp_path}/many.py:{name}"
        return play_part(Plan(slug, {}, (spec, "sensible"), 5, 1, keeps_records=True), 0, 5)

    many, single = played("Many"), played("Single")
    assert many.records.replace("many.py:Many", "many.py:Single") == single.records
    assert many.summary.sums == single.summary.sums
    assert own.made(f"{tmp_path}/many.py:Many", slug).most == 5  # type: ignore[attr-defined]


def test_a_wrong_answer_for_many_costs_only_that_game_its_choice(tmp_path: Path) -> None:
    (tmp_path / "many.py").write_text(BATCHED)
    spec = f"{tmp_path}/many.py:Odd"
    part = play_part(Plan("kings-road", {}, (spec, "random"), 3, 1), 0, 3)
    assert part.summary.games == 3
    assert 0 < part.summary.faults[spec] < part.summary.sums[("game", "decisions")]
    assert "nonsense, which is not legal" in part.summary.first_faults[spec]
