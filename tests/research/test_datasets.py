"""Records as tables: what they say is what was played, in Parquet and CSV, plain and compressed."""

import csv
import gzip
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pandas as pd
import polars as pl
import pytest
from click.testing import CliRunner, Result

from postroad.cli import main
from postroad.core.chance import deal
from postroad.core.follow import Follower, split
from postroad.core.record import bounded_lines, read_lines
from postroad.games import GAMES
from postroad.research.record_files import reading
from postroad.research.spaces import spaces

SLUGS = ["thurn-taxis", "kings-road"]


def run(*words: object) -> Result:
    return CliRunner().invoke(main, [*map(str, words)])


def played(file: Path, slug: str, *more: object) -> Path:
    done = run("simulate", slug, "--bots", "sensible,random", "--games", 3, "--seed", 5, "--records", file, *more)
    assert done.exit_code == 0, done.output
    return file


def exported(source: Path, target: Path, *more: object) -> Path:
    done = run("records", "export", source, target, *more)
    assert done.exit_code == 0, done.output
    return target


@pytest.mark.parametrize("slug", SLUGS)
def test_a_record_names_its_deal_and_that_deal_gives_the_same_game(slug: str, tmp_path: Path) -> None:
    lines = played(tmp_path / "games.jsonl", slug).read_text().splitlines()
    headers = [json.loads(line) for line in lines if '"format"' in line]
    assert [header["deal"] for header in headers] == [{"by": "simulate", "seed": 5, "number": n} for n in range(3)]
    games = split(read_lines(line.encode() + b"\n" for line in lines), GAMES)
    for number, recorded in enumerate(games):
        assert recorded.record.deal is not None
        again = GAMES[slug].start({}, 2, deal(5, number))
        assert again == Follower(recorded).position


@pytest.mark.parametrize("slug", SLUGS)
def test_a_row_is_what_the_seat_saw_and_did(slug: str, tmp_path: Path) -> None:
    """Every field of the observation, the action's id and the result, against the record followed by hand."""
    source = played(tmp_path / "games.jsonl", slug)
    rows = pd.read_parquet(exported(source, tmp_path / "decisions.parquet"))
    space, game = spaces(slug), GAMES[slug]
    at = 0
    with reading(source) as raw:
        for number, recorded in enumerate(split(read_lines(bounded_lines(raw)), GAMES)):
            follower = Follower(recorded)
            for followed in follower:
                row = rows.iloc[at]
                at += 1
                assert (row["game"], row["deal"], row["seat"]) == (number, number, followed.seat)
                assert row["action"] == game.write(followed.action)
                named = space.named(followed.before, followed.seat, int(row["action_id"]))
                assert game.number(named) == game.number(followed.action)
                seen, layout = space.observation(followed.before, followed.seat), space.layout(2)
                for field in layout.fields:
                    found: Any = row[f"seen_{field.name.replace(' ', '_')}"]
                    assert list(np.atleast_1d(found)) == layout.read(seen, field.name), field.name
                last = (row["seat"], row["score"], row["won"])
            standings = game.standings(follower.position)
            assert last == (followed.seat, standings.scores[followed.seat], followed.seat in standings.winners)
    assert at == len(rows)
    assert rows.groupby("game").utility.count().sum() == len(rows)


def test_a_row_can_be_a_game(tmp_path: Path) -> None:
    """Games of different kinds go into one table."""
    both = tmp_path / "both.jsonl"
    texts = [played(tmp_path / slug, slug).read_bytes() for slug in SLUGS]
    both.write_bytes(b"".join(texts))
    games = pl.read_parquet(exported(both, tmp_path / "games.parquet", "--rows", "games"))
    assert games["slug"].to_list() == ["thurn-taxis"] * 3 + ["kings-road"] * 3
    assert games["seed"].to_list() == [5] * 6
    results = [json.loads(line)["result"] for text in texts for line in text.splitlines() if b'"result"' in line]
    assert games["scores"].to_list() == [result["scores"] for result in results]
    assert games["winners"].to_list() == [result["winners"] for result in results]
    assert games["players"].to_list() == [["sensible", "random"]] * 6


def test_decisions_of_one_kind_go_into_a_table(tmp_path: Path) -> None:
    both = tmp_path / "both.jsonl"
    both.write_bytes(b"".join(played(tmp_path / slug, slug).read_bytes() for slug in SLUGS))
    refused = run("records", "export", both, tmp_path / "all.csv")
    assert refused.exit_code == 1
    assert "here is kings-road for 2, before it thurn-taxis for 2" in refused.stderr
    assert "choose by --game and --players" in refused.stderr
    exported(both, tmp_path / "some.csv", "--game", "kings-road")
    assert set(pd.read_csv(tmp_path / "some.csv")["game"]) == {3, 4, 5}


@pytest.mark.parametrize("packed", ["games.jsonl.gz", "games.jsonl.zst"])
def test_compressed_files_are_read_and_written(packed: str, tmp_path: Path) -> None:
    plain = played(tmp_path / "games.jsonl", "kings-road")
    small = played(tmp_path / packed, "kings-road")
    assert small.stat().st_size < plain.stat().st_size / 3
    with reading(small) as raw:
        assert raw.read() == plain.read_bytes()
    assert run("verify", small).exit_code == 0
    assert run("replay", small, "--game", 2, "--language", "en").exit_code == 0
    assert exported(small, tmp_path / "a.csv").read_bytes() == exported(plain, tmp_path / "b.csv").read_bytes()
    small.write_bytes(small.read_bytes()[:-20])
    broken = run("verify", small)
    assert broken.exit_code == 1
    assert len(broken.stderr.splitlines()) == 1


def test_csv_says_the_same_as_parquet(tmp_path: Path) -> None:
    source = played(tmp_path / "games.jsonl", "thurn-taxis")
    rows = pl.read_parquet(exported(source, tmp_path / "rows.parquet"))
    with gzip.open(exported(source, tmp_path / "rows.csv.gz"), "rt", encoding="utf-8", newline="") as text:
        found = list(csv.DictReader(text))
    assert list(found[0]) == rows.columns
    assert [json.loads(row["seen_hand"]) for row in found] == rows["seen_hand"].to_list()
    assert [row["action"] for row in found] == rows["action"].to_list()
    assert pl.read_csv(exported(source, tmp_path / "rows.csv.zst"))["score"].to_list() == rows["score"].to_list()


def test_standard_streams_make_a_pipe(tmp_path: Path) -> None:
    """simulate | records export | another program: nothing but rows comes out."""
    program = [sys.executable, "-m", "postroad"]
    words = ["kings-road", "--games", "4", "--bots", "sensible"]
    with subprocess.Popen([*program, "simulate", *words, "--records", "-"], stdout=subprocess.PIPE) as games:
        rows = subprocess.run(
            [*program, "records", "export", "-", "-"], stdin=games.stdout, capture_output=True, text=True, check=True
        )
    assert games.returncode == 0
    found = list(csv.DictReader(rows.stdout.splitlines()))
    assert {row["game"] for row in found} == {"0", "1", "2", "3"}
    checked = subprocess.run([*program, "verify", "-"], input=b"", capture_output=True, check=False)
    assert checked.returncode == 1


def test_a_reader_that_has_enough_is_no_error() -> None:
    """As in `postroad simulate --records - | postroad records export - - | head`."""
    simulate = [sys.executable, "-m", "postroad", "simulate", "kings-road", "--games", "2000", "--records", "-"]
    export = [sys.executable, "-m", "postroad", "records", "export", "-", "-"]
    with (
        subprocess.Popen(simulate, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as first,
        subprocess.Popen(export, stdin=first.stdout, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as second,
    ):
        assert first.stdout
        assert first.stderr
        assert second.stdout
        assert second.stderr
        first.stdout.close()
        assert second.stdout.readline().startswith(b"game,seed,deal,")
        second.stdout.close()
        assert (second.stderr.read(), first.stderr.read()) == (b"", b"")
        assert (second.wait(), first.wait()) == (1, 1)


def test_a_game_that_ended_early_is_told_as_it_was(tmp_path: Path) -> None:
    folder = Path(__file__).resolve().parent.parent / "records"
    resigned = next((folder / "kings-road").glob("resigned-2.*"))
    games = pl.read_parquet(exported(resigned, tmp_path / "games.parquet", "--rows", "games"))
    assert games["state"].to_list() == ["resigned"]
    assert len(games["winners"].to_list()[0]) == 1
    assert games["seed"].to_list() == [None]
    cut = played(tmp_path / "games.jsonl", "thurn-taxis").read_text().splitlines(keepends=True)
    end = next(number for number, line in enumerate(cut) if '"do":"end"' in line)
    (tmp_path / "cut.jsonl").write_text("".join(cut[: end + 1]))
    rows = pl.read_parquet(exported(tmp_path / "cut.jsonl", tmp_path / "rows.parquet"))
    assert rows["score"].is_null().all()
    assert rows["won"].is_null().all()


@pytest.mark.parametrize(
    ("source", "target", "error"),
    [
        ("games.jsonl", "rows.xlsx", "the name must end in .csv or .parquet"),
        ("none.jsonl", "rows.csv", "No such file or directory"),
        ("games.jsonl", "none/rows.csv", "cannot write"),
    ],
)
def test_what_cannot_be_exported_is_told_in_one_line(source: str, target: str, error: str, tmp_path: Path) -> None:
    played(tmp_path / "games.jsonl", "kings-road")
    done = run("records", "export", tmp_path / source, tmp_path / target)
    assert done.exit_code in (1, 2)
    assert error in done.stderr.splitlines()[-1]


def test_the_arena_writes_records_too(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl.gz"
    asked = ("kings-road", "--bots", "sensible", "random", "--games", 4, "--seed", 9)
    assert run("arena", *asked, "--records", file, "--workers", 2).exit_code == 0
    checked = json.loads(run("verify", file, "--json").stdout)
    assert (checked["games"], checked["running"]) == (4, 0)
    games = pl.read_parquet(exported(file, tmp_path / "games.parquet", "--rows", "games")).sort("seed")
    assert games["seed"].to_list() == [9, 9, 10, 10]
    assert games["players"].to_list()[0] != games["players"].to_list()[1]
