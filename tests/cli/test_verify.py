"""`postroad verify`: right files, and every kind of wrong one, in one line and in every language."""

import json
import os
import resource
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from click.testing import CliRunner
from hypothesis import given, settings
from hypothesis import strategies as st

from postroad.cli import main
from postroad.i18n import LANGUAGES
from tests.core.played import ROAD, TAXIS, altered, begun, finished, lines_of, place_of, play_on, without

RECORDS = Path(__file__).parents[1] / "records" / "thurn-taxis"
TAXIS_GAME = finished(TAXIS, is_sealed=True)
ROAD_GAME = finished(ROAD)


class Said(NamedTuple):
    """What the command did."""

    code: int
    out: str
    err: str


def verify(path: Path, *options: str) -> Said:
    result = CliRunner().invoke(main, ["verify", "--language", "en", str(path), *options], catch_exceptions=False)
    return Said(result.exit_code, result.stdout, result.stderr)


def file_with(folder: Path, content: str | bytes) -> Path:
    path = folder / "game.postroad.jsonl"
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return path


def is_one_line(text: str) -> bool:
    return text.endswith("\n") and len(text.splitlines()) == 1


# ---- right ----------------------------------------------------------------------------


def test_a_right_file_is_counted(tmp_path: Path) -> None:
    path = file_with(tmp_path, ROAD_GAME + ROAD_GAME)
    lines = 2 * ROAD_GAME.count("\n")
    assert verify(path) == Said(0, f"{path}: 2 games checked, {lines} lines, everything is correct.\n", "")


def test_a_sealed_game_is_said_to_be_proven(tmp_path: Path) -> None:
    said = verify(file_with(tmp_path, TAXIS_GAME + ROAD_GAME))
    assert said.code == 0
    assert "\nEvery card follows from the sealed secret: 1 game. Compare the seal" in said.out


def test_a_share_that_was_held_back_is_said(tmp_path: Path) -> None:
    text = (RECORDS / "shared-sws-sealed.postroad.jsonl").read_text(encoding="utf-8")
    assert "A random number was held back in 1 game" in verify(file_with(tmp_path, text)).out
    whole = (RECORDS / "shared-ss-sealed.postroad.jsonl").read_text(encoding="utf-8")
    assert "held back" not in verify(file_with(tmp_path, whole)).out


def test_running_games_are_counted(tmp_path: Path) -> None:
    said = verify(file_with(tmp_path, begun(TAXIS).record().text() + play_on(begun(ROAD), rounds=2).record().text()))
    assert said.code == 0
    assert said.out.endswith("\n2 games are still in progress.\n")


@pytest.mark.parametrize(
    "content",
    [
        TAXIS_GAME.replace("\n", "\r\n").encode(),
        b"\xef\xbb\xbf" + TAXIS_GAME.encode(),
        TAXIS_GAME.rstrip("\n").encode(),
        TAXIS_GAME.replace(":", " : ").replace(",", "\t,").encode(),
        json.dumps(lines_of(ROAD_GAME)[0]).encode() + b"\n" + ROAD_GAME.split("\n", 1)[1].encode(),
    ],
    ids=["crlf", "byte order mark", "no last newline", "spaces", "escaped letters"],
)
def test_what_other_editors_and_writers_do_is_accepted(content: bytes, tmp_path: Path) -> None:
    assert verify(file_with(tmp_path, content)).code == 0


# ---- wrong ----------------------------------------------------------------------------

HEADER = TAXIS_GAME.split("\n")[0]
WRONG = {
    "empty": (b"", 1, "empty"),
    "binary": (b"\x89PNG\r\n\x1a\n" + bytes(range(256)), 1, "UTF-8"),
    "zeros": (bytes(1000), 1, "breaks off"),
    "text": (b"Dear diary,\ntoday\n", 1, "not a JSON"),
    "empty line": (b"\n", 1, "not a JSON"),
    "blank line later": (HEADER.encode() + b"\n\n", 2, "not a JSON"),
    "number": (b"42\n", 1, "not a JSON object"),
    "list": (b"[1, 2]\n", 1, "not a JSON object"),
    "null": (b"null\n", 1, "not a JSON object"),
    "foreign lines": (b'{"event":"login"}\n{"event":"logout"}\n', 1, "postroad-record"),
    "foreign header": (b'{"format":"pgn"}\n', 1, "postroad-record"),
    "without header": (ROAD_GAME.split("\n", 1)[1].encode(), 1, "postroad-record"),
    "cut in a line": (TAXIS_GAME[:-40].encode(), TAXIS_GAME.count("\n"), "breaks off in the middle of this line"),
    "cut in a step": ("".join(TAXIS_GAME.splitlines(True)[:8]).encode(), 9, "TT-10"),
    "cut in a round": ("".join(ROAD_GAME.splitlines(True)[:3]).encode(), 4, "in the middle of a step"),
    "deep": (b"[" * 60_000 + b"]" * 5_000 + b"\n", 1, "not a JSON"),
    "deep in a header": (HEADER[:-1].encode() + b',"x":' + b"[" * 900 + b"]" * 900 + b"}\n", 1, "not a JSON"),
    "deep in a city": (
        TAXIS_GAME.encode().replace(b'"slot":0,"city":', b'"slot":0,"city":' + b'{"x":' * 40 + b"0" + b"}" * 40, 1),
        2,
        "not a JSON",
    ),
    "huge number": (b'{"format":' + b"9" * 50_000 + b"}\n", 1, "not a JSON"),
    "large version": (altered(TAXIS_GAME, 1, version=10**4000).encode(), 1, "version 1000000"),
    "large seat": (altered(TAXIS_GAME, 8, seat=10**4000).encode(), 8, "TT-1"),
    "long edition": (altered(TAXIS_GAME, 1, edition="fr" * 9_000).encode(), 1, "frfrfr…"),
    "long option": (altered(ROAD_GAME, 1, options={"x" * 9_000: 1}).encode(), 1, "xxx"),
    "long card": (altered(TAXIS_GAME, 2, city="ulm" * 9_000).encode(), 2, "ulmulm"),
    "half a pair": (HEADER.replace("Ada", "\\ud800").encode() + b"\n", 1, "UTF-8"),
    "said twice": (HEADER[:-1].encode() + b',"first":0,"first":1}\n', 1, 'the key "first" appears more than once'),
    "nan": (altered(TAXIS_GAME, 1, note=float("nan")).encode(), 1, "not a JSON"),
    "infinity": (altered(TAXIS_GAME, 8, seat=float("inf")).encode(), 8, "not a JSON"),
    "unknown version": (altered(TAXIS_GAME, 1, version=2).encode(), 1, "version 2"),
    "unknown game": (altered(TAXIS_GAME, 1, game="chess").encode(), 1, "“chess”"),
    "unknown rules": (altered(TAXIS_GAME, 1, rules=2).encode(), 1, "version 2 of the rules"),
    "unknown edition": (altered(TAXIS_GAME, 1, edition="fr").encode(), 1, "fr"),
    "unknown option": (altered(ROAD_GAME, 1, options={"colour": "red"}).encode(), 1, "colour"),
    "cursor in a name": (altered(TAXIS_GAME, 1, game="\x1b[2J\r\n\u2028x").encode(), 1, "[2J"),
    "cursor in an edition": (altered(TAXIS_GAME, 1, edition="\x1b[2J\r\n\x85y").encode(), 1, "[2J"),
    "two byte order marks": (b"\xef\xbb\xbf" * 2 + TAXIS_GAME.encode(), 1, "not a JSON"),
    "old line ends": (TAXIS_GAME.replace("\n", "\r").encode(), 1, ""),
    "utf-16": (TAXIS_GAME.encode("utf-16"), 1, "UTF-8"),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_file_is_explained_in_one_line(name: str, tmp_path: Path) -> None:
    content, line, words = WRONG[name]
    path = file_with(tmp_path, content)
    code, out, err = verify(path)
    assert (code, out) == (1, "")
    assert is_one_line(err)
    assert err.startswith(f"{path}, line {line}: ")
    assert words in err
    assert "\x1b" not in err


def test_a_directory_and_a_missing_file_are_explained_in_one_line(tmp_path: Path) -> None:
    assert verify(tmp_path) == Said(1, "", f"{tmp_path}: Is a directory\n")
    missing = tmp_path / "nothing"
    assert verify(missing) == Said(1, "", f"{missing}: No such file or directory\n")


def test_an_unreadable_file_is_explained_in_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, opened = file_with(tmp_path, ROAD_GAME), Path.open

    def refuse(self: Path, *arguments: Any, **options: Any) -> Any:
        if self == path:
            raise PermissionError(13, "Permission denied")
        return opened(self, *arguments, **options)

    monkeypatch.setattr(Path, "open", refuse)  # who runs tests as root may read everything
    assert verify(path) == Said(1, "", f"{path}: Permission denied\n")


def test_a_name_that_is_no_text_is_shown_as_well_as_can_be(tmp_path: Path) -> None:
    path = os.fsencode(tmp_path) + b"/\xff\n.jsonl"
    Path(os.fsdecode(path)).write_text(ROAD_GAME, encoding="utf-8")
    done = subprocess.run([sys.executable, "-m", "postroad", "verify", path], capture_output=True, check=False)
    assert (done.returncode, done.stderr, done.stdout.count(b"\n")) == (0, b"", 1)


@pytest.mark.parametrize("prefix", [b"", HEADER.encode() + b"\n"])
def test_a_line_of_100_megabytes_is_not_read_whole(prefix: bytes, tmp_path: Path) -> None:
    path = file_with(tmp_path, prefix)
    with path.open("r+b") as file:
        file.truncate(100_000_000)
    done = subprocess.run(
        [sys.executable, "-c", "from postroad.cli import main; main()", "verify", "--language", "en", path],
        capture_output=True,
        text=True,
        check=False,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_DATA, (80_000_000, 80_000_000)),
    )
    assert done.returncode == 1
    assert is_one_line(done.stderr)
    assert "longer than 65,536 bytes" in done.stderr


# ---- languages ------------------------------------------------------------------------

ILLEGAL = altered(TAXIS_GAME, place_of(TAXIS_GAME, do="play"), city="lodz", end="left")
TOLD = {
    "empty": "",
    "not a record": "{}\n",
    "illegal": ILLEGAL,
    "line wrong": altered(ROAD_GAME, place_of(ROAD_GAME, gain="king"), region="mordor"),
    "result wrong": altered(ROAD_GAME, ROAD_GAME.count("\n"), result=None),
    "secret missing": without(TAXIS_GAME, TAXIS_GAME.count("\n"), "secret"),
    "draw": altered(TAXIS_GAME, 2, city="nowhere"),
    "right": TAXIS_GAME,
}


@pytest.mark.parametrize("told", TOLD)
def test_every_language_has_its_own_sentence(told: str, tmp_path: Path) -> None:
    path = file_with(tmp_path, TOLD[told])
    said = [verify(path, "--language", language) for language in LANGUAGES]
    assert {code for code, _, _ in said} == {0 if told == "right" else 1}
    assert len({out + err for _, out, err in said}) == len(LANGUAGES)
    assert all(is_one_line(err) for _, _, err in said if told != "right")


# ---- anything -------------------------------------------------------------------------

SMALL = ["".join(game.splitlines(True)[:40]) for game in (TAXIS_GAME, ROAD_GAME)] + [ROAD_GAME]
GAMES = [TAXIS_GAME, "".join(TAXIS_GAME.splitlines(True)[:60]), ROAD_GAME, ROAD_GAME + TAXIS_GAME]
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9) | st.sampled_from(["ulm", "dragon"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


def is_told(folder: Path, content: bytes) -> bool:
    code, out, err = verify(file_with(folder, content))
    return (code, err) == (0, "") if out else code == 1 and is_one_line(err)


@given(st.sampled_from(GAMES), st.lists(st.tuples(st.integers(0), st.integers(0, 255)), min_size=1, max_size=4))
@settings(max_examples=150, deadline=None)
def test_changed_bytes_are_told_in_one_line(
    tmp_path_factory: pytest.TempPathFactory, game: str, changes: list[tuple[int, int]]
) -> None:
    content = bytearray(game.encode())
    for place, byte in changes:
        content[place % len(content)] = byte
    assert is_told(tmp_path_factory.getbasetemp(), bytes(content))


@given(st.sampled_from(SMALL), st.data())
@settings(max_examples=100, deadline=None)
def test_changed_values_are_told_in_one_line(
    tmp_path_factory: pytest.TempPathFactory, game: str, data: st.DataObject
) -> None:
    lines = lines_of(game)
    line = lines[data.draw(st.integers(0, len(lines) - 1))]
    keys = st.sampled_from([*line, "do", "seat", "chance", "gain", "result", "secret", "fair", "format", "city"])
    line[data.draw(keys)] = data.draw(VALUES)
    content = "".join(json.dumps(line) + "\n" for line in lines).encode()
    assert is_told(tmp_path_factory.getbasetemp(), content)


@given(st.sampled_from(GAMES), st.lists(st.tuples(st.integers(0), st.integers(0)), min_size=1, max_size=3))
@settings(max_examples=100, deadline=None)
def test_moved_lines_are_told_in_one_line(
    tmp_path_factory: pytest.TempPathFactory, game: str, moves: list[tuple[int, int]]
) -> None:
    lines = game.splitlines(True)
    for start, goal in moves:
        lines.insert(goal % len(lines), lines.pop(start % len(lines)))
    assert is_told(tmp_path_factory.getbasetemp(), "".join(lines).encode())


@given(st.binary(max_size=300))
@settings(max_examples=100, deadline=None)
def test_any_bytes_are_told_in_one_line(tmp_path_factory: pytest.TempPathFactory, content: bytes) -> None:
    assert is_told(tmp_path_factory.getbasetemp(), content)
