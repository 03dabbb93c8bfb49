"""A contest played in parts and put together is the contest that one machine plays."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from postroad.arena.shard import Shard
from postroad.cli import main

QUICK = ("kings-road", "--bots", "sensible", "random", "--games", "6", "--seed", "3")


def arena(*words: str) -> Result:
    return CliRunner().invoke(main, ["arena", *words])


def games(folder: Path) -> list[tuple[object, ...]]:
    """Everything of the games but how long bots thought."""
    lines = [json.loads(line) for line in (folder / "games.jsonl").read_text().splitlines()]
    return sorted(
        (one["block"], one["lineup"], one["rotation"], *one["scores"], *one["winners"], one["state"]) for one in lines
    )


@pytest.mark.slow
def test_parts_put_together_are_the_whole_and_what_is_missing_is_told(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole", [tmp_path / str(number) for number in (1, 2)]
    assert arena(*QUICK, "--out", str(whole)).exit_code == 0
    for number, part in enumerate(parts, 1):
        played = arena(*QUICK, "--out", str(part), "--shard", f"{number}/2")
        assert played.exit_code == 0, played.output
        assert not (part / "report.json").exists()
    assert len(games(parts[0])) + len(games(parts[1])) == len(games(whole)) == 6
    early = arena("merge", str(tmp_path / "early"), str(parts[0]))
    assert early.exit_code == 1
    assert "4 of 6 games are there" in early.output
    merged = arena("merge", str(tmp_path / "merged"), *map(str, parts), str(parts[0]), "--json")
    assert merged.exit_code == 0, merged.output
    assert games(tmp_path / "merged") == games(whole)
    alone = json.loads((whole / "report.json").read_text())
    together = json.loads(merged.stdout)
    for report in (alone, together):
        report.pop("pace")  # is of the machine
    assert together == alone
    other = tmp_path / "other"
    assert arena(*QUICK[:-1], "4", "--out", str(other), "--shard", "1/2").exit_code == 0
    refused = arena("merge", str(tmp_path / "mixed"), str(parts[0]), str(other))
    assert refused.exit_code == 1
    assert "holds another contest" in refused.output


@pytest.mark.parametrize("text", ["0/4", "5/4", "1", "x/y", "1/0", "-1/2"])
def test_what_is_no_part_of_a_whole_is_said_to_be_none(text: str, tmp_path: Path) -> None:
    done = arena(*QUICK, "--out", str(tmp_path / "x"), f"--shard={text}")
    assert done.exit_code == 2
    assert "no part of a whole" in done.output
    assert arena(*QUICK, "--shard", "1/2").exit_code == 2, "a part needs a folder"


def test_every_block_belongs_to_one_part() -> None:
    parts = [Shard(number, 5) for number in range(1, 6)]
    assert all(sum(part.has(block) for part in parts) == 1 for block in range(23))
    assert arena("merge").exit_code == 2
