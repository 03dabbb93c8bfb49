"""The compiled core plays as its source does, and allocates nothing while it plays."""

import gc
import shutil
import subprocess
import sys
from itertools import zip_longest
from pathlib import Path

import pytest

import postroad
from postroad.core.chance import Quick
from postroad.core.playout import playout
from postroad.games import GAMES

SOURCE = Path(postroad.__file__).resolve().parent
TRACE = Path(__file__).with_name("trace.py")


@pytest.mark.slow
def test_compiled_and_pure_play_the_same_120_games_line_by_line(tmp_path: Path) -> None:
    shutil.copytree(SOURCE, tmp_path / "postroad", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    runs = [
        subprocess.Popen(
            [sys.executable, str(TRACE), str(source), "120"], stdout=subprocess.PIPE, text=True, cwd=tmp_path
        )
        for source in (SOURCE.parent, tmp_path)
    ]
    compiled, pure = (run.stdout for run in runs)
    assert compiled is not None
    assert pure is not None
    assert compiled.readline() == "compiled True\n"
    assert pure.readline() == "compiled False\n"
    lines = 0
    for number, (one, other) in enumerate(zip_longest(compiled, pure), 2):
        assert one == other, f"line {number}"
        lines = number
    assert [run.wait() for run in runs] == [0, 0]
    assert lines > 40_000
    compiled.close()
    pure.close()


@pytest.mark.parametrize("slug", GAMES)
def test_a_playout_leaves_no_memory_behind(slug: str) -> None:
    game = GAMES[slug]

    def play(first: int, games: int) -> None:
        for seed in range(first, first + games):
            playout(game.start({}, 2, Quick(seed)), Quick(-seed))

    play(0, 20)
    gc.collect()
    before = sys.getallocatedblocks()
    play(20, 300)
    gc.collect()
    assert sys.getallocatedblocks() - before < 50


@pytest.mark.parametrize("slug", GAMES)
def test_an_assigned_scratch_position_plays_on_without_allocating(slug: str) -> None:
    game = GAMES[slug]
    root = game.start({}, 2, Quick(1))
    scratch = root.copy()
    gc.collect()
    before = sys.getallocatedblocks()
    for seed in range(100):
        scratch.assign(root)
        playout(scratch, Quick(seed))
    assert sys.getallocatedblocks() - before < 50
