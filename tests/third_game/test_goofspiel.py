"""A game of a package of its own goes through everything that takes a game, without a line of ours that names it."""

import json
import random
import tomllib
from configparser import ConfigParser
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

from postroad import games
from postroad.arena.contest import Contest
from postroad.arena.ladder import table
from postroad.arena.match import play
from postroad.arena.report import report
from postroad.bots import roster
from postroad.core.follow import Follower
from postroad.core.record import RecordError
from postroad.games import GAMES
from postroad.i18n import LANGUAGES, Words
from tests.cli.terminal import run
from tests.conformance.cases import Case
from tests.core.played import begun, checked, finished, games_in

PACKAGE = Path(__file__).resolve().parents[1] / "goofspiel"
ENDINGS = (".py", ".ts", ".svelte", ".ftl", ".html", ".toml")
CASE = Case("goofspiel", {}, 3)


def altered_lines(text: str) -> list[str]:
    """The record with one value of one line altered, or one line missing or twice."""
    lines, found = text.splitlines(), []
    for number, line in enumerate(lines):
        data = json.loads(line)
        others = [{**data, key: other} for key, value in data.items() for other in alternatives(value)]
        others += [{k: v for k, v in data.items() if k != key} for key in data]
        for other in others:
            found.append([*lines[:number], json.dumps(other), *lines[number + 1 :]])
        found += [[*lines[:number], *lines[number + 1 :]], [*lines[:number], line, *lines[number:]]]
    return ["\n".join(each) + "\n" for each in found]


def alternatives(value: Any) -> list[Any]:
    others: list[Any] = [None, -1, 0, 1, 4, "3", "x", [], {}, True]
    return [other for other in others if other != value]


def test_its_entry_point_is_the_one_that_its_project_declares() -> None:
    declared = tomllib.loads((PACKAGE / "pyproject.toml").read_text())["project"]["entry-points"]
    installed = ConfigParser()
    installed.read(PACKAGE / "goofspiel-1.0.dist-info" / "entry_points.txt")
    assert {group: dict(installed[group]) for group in installed.sections()} == declared


def test_no_source_of_ours_names_it() -> None:
    root = PACKAGE.parents[1]
    sources = [path for folder in ("src", "client/src") for path in (root / folder).rglob("*.*")]
    texts = [path for path in sources if path.suffix in ENDINGS and ".test." not in path.name]
    assert not [path for path in texts if "goofspiel" in path.read_text(encoding="utf-8").lower()]


def test_it_has_the_random_bot_and_its_own() -> None:
    assert roster.names("goofspiel") == ["random", "matcher"]
    assert roster.stand_in("goofspiel") == "matcher"
    assert "Bids what the prize is worth." in run("bots", "--language", "en").stdout


@pytest.mark.parametrize("options", [(), ("--carry", "--players", "3", "--bots", "matcher,random,random")])
def test_it_is_simulated(options: tuple[str, ...]) -> None:
    done = run("simulate", "goofspiel", "--games", "40", "--json", *options)
    figures = json.loads(done.stdout)
    assert figures["ended_by"] == {"last-prize": 40}
    assert figures["mean_turns"] == 5 * len(figures["bots"])
    assert figures["options"] == ({"carry": True} if options else {})


def test_its_records_verify_and_replay_from_the_prologue_to_the_ending(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    run("simulate", "goofspiel", "--games", "3", "--bots", "matcher,random", "--records", str(file))
    assert "3 games checked" in run("verify", str(file), "--language", "en").stdout
    told = run("replay", str(file), "--language", "en").stdout.splitlines()
    assert told[0].startswith("The next prize is ")
    assert any(line.startswith("matcher wins ") or line.startswith("random wins ") for line in told)


@pytest.mark.parametrize("is_sealed", [False, True])
@pytest.mark.parametrize("case", [CASE, Case("goofspiel", {"carry": True}, 2)], ids=str)
def test_an_altered_record_is_refused_at_a_line_and_never_ends_in_another_error(case: Case, is_sealed: bool) -> None:
    text = finished(case, "random", is_sealed=is_sealed)
    lines = [line for altered in altered_lines(text) if (line := _refused_at(altered))]
    assert len(lines) > 200
    assert all(1 <= line <= len(text.splitlines()) + 2 for line in lines)


def _refused_at(text: str) -> int:
    try:
        checked(text)
    except RecordError as error:
        return error.line
    return 0


def test_a_swapped_prize_is_no_longer_proven() -> None:
    lines = finished(CASE, "random", is_sealed=True).splitlines()
    (follower,) = checked("\n".join(lines) + "\n")
    assert follower.is_proven
    places = [place for place, line in enumerate(lines) if '"chance"' in line]
    lines[places[0]], lines[places[1]] = lines[places[1]], lines[places[0]]
    with pytest.raises(RecordError) as caught:
        checked("\n".join(lines) + "\n")
    assert (caught.value.line, caught.value.key) == (places[0] + 1, "draw-unproven")


def test_a_prize_that_is_gone_breaks_the_rule_that_turns_prizes_up() -> None:
    lines = finished(CASE, "random").splitlines()
    first, second, *_ = (place for place, line in enumerate(lines) if '"chance"' in line)
    lines[second] = lines[first]
    with pytest.raises(RecordError) as caught:
        checked("\n".join(lines) + "\n")
    assert (caught.value.line, caught.value.key, caught.value.rule) == (second + 1, "draw-absent", "GS-10")


def test_a_secret_bid_is_in_no_record_before_all_have_bid() -> None:
    transcript = begun(CASE)
    transcript.apply(0, GAMES["goofspiel"].parse("bid 5"))
    assert len(transcript.entries) == 1
    assert transcript.undo()


def test_it_meets_in_the_arena_and_stands_in_a_ladder() -> None:
    planned = Contest("goofspiel", {}, ("matcher", "random"), 2, 6, 1)
    result = report(planned, [play(planned, fixture) for fixture in planned.fixtures()])
    assert (result.games, result.stopped, result.pace[0].blunders) == (6, 0, {})
    assert "| goofspiel | 2 | matcher | random |" in table([result])
    done = run("arena", "goofspiel", "--bots", "matcher", "random", "--games", "4", "--json")
    assert json.loads(done.stdout)["contest"]["game"] == "goofspiel"


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_played_in_the_terminal_in_every_language(language: str) -> None:
    """It speaks English where it has no words of its own."""
    done = run("play", "goofspiel", "--people", "0", "--players", "3", "--seed", "2", "--language", language)
    assert done.returncode == 0, done.stderr
    words = Words(language)
    assert words.text("goofspiel-event-prize", prize=3) in done.stdout + "Der nächste Preis ist 3.The next prize is 3."
    assert words.text("terminal-game-over") in done.stdout


def test_whoever_sits_at_the_keyboard_chooses_by_number_or_by_notation() -> None:
    typed = "1\nbid 2\nbid 9\n1\n1\n1\nquit\n"
    done = run("play", "goofspiel", "--seed", "3", "--language", "en", typed=typed)
    assert "1  Bid 1  bid 1" in " ".join(done.stdout.split()).replace("1 Bid 1 bid 1", "1  Bid 1  bid 1")
    assert "bid 1 to bid 5" in done.stdout
    assert "The game is over" in done.stdout


def test_what_it_has_in_no_other_language_is_said_in_english() -> None:
    assert Words("de").text("goofspiel-event-ready", player=0) == "0 hat geboten."
    assert Words("de").text("rule-GS-20") == Words("en").text("rule-GS-20")
    assert Words("cs").game("goofspiel") == "Goofspiel"


def test_its_settings_are_kept_whole_in_a_record(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["goofspiel"]
    kept = {"options": {"carry": True}, "cards": [1, 2], "name": {"of": "deck"}}
    monkeypatch.setattr(game, "settings", lambda options, position: kept)
    text = begun(Case("goofspiel", {"carry": True}, 2)).record().text()
    (recorded,) = games_in(text)
    assert recorded.record.settings == kept
    assert Follower(recorded).position.carries
    assert recorded.record.text() == text.splitlines(keepends=True)[0]


def test_a_setting_cannot_take_the_name_of_what_every_header_has(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAMES["goofspiel"], "settings", lambda options, position: {"players": 2})
    with pytest.raises(ValueError, match="'players'"):
        begun(CASE).record().text()


@pytest.mark.parametrize(
    ("value", "why"),
    [
        ("goofspiel.nothing:GAME", "No module named 'goofspiel.nothing'"),
        ("goofspiel.game:NOTHING", "NOTHING"),
        ("goofspiel.game:CARRY", "slug"),
        ("postroad.games.kings_road.game:KINGS_ROAD", "its slug is 'kings-road'"),
    ],
)
def test_a_game_that_cannot_be_loaded_is_left_out_with_a_warning(
    value: str, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games, "entry_points", lambda group: [EntryPoint("broken", value, group)])
    with pytest.warns(UserWarning, match=why):
        assert list(games._installed()) == []


def test_a_game_cannot_take_the_name_of_another(monkeypatch: pytest.MonkeyPatch) -> None:
    ours = EntryPoint("kings-road", "postroad.games.kings_road.game:KINGS_ROAD", games.GROUP)
    monkeypatch.setattr(games, "entry_points", lambda group: [ours])
    with pytest.warns(UserWarning, match="already"):
        assert list(games._installed()) == []


def test_who_asks_for_a_game_that_is_not_there_is_told_which_are() -> None:
    with pytest.raises(KeyError, match="no game 'thurn_taxis'; there are thurn-taxis, kings-road"):
        games.GAMES["thurn_taxis"]


def test_random_games_are_followed_to_their_end() -> None:
    rng = random.Random(7)
    for _ in range(30):
        options = {"carry": rng.random() < 0.5}
        text = finished(Case("goofspiel", options, rng.choice((2, 3))), "random", rng.getrandbits(30))
        assert checked(text)[0].result is not None
