"""Games that go on from the middle of another: where they begin, and records that say so and verify."""

import hashlib
import json
from dataclasses import dataclass
from pathlib import Path

import pytest
from click.testing import CliRunner

from postroad.analysis.game_analysis import analyse
from postroad.cli import main
from postroad.core.branch import BranchStart, NoBranch, branch, read_branch
from postroad.core.chance import Quick
from postroad.core.fairness import Fair
from postroad.core.follow import Follower, RecordedGame, verify
from postroad.core.record import RecordError
from postroad.core.transcript import Transcript
from postroad.games import GAMES
from tests.analysis.games import record_of, recorded
from tests.core.test_verify_fair import say

SECRET = bytes(range(32))
TABLES = [("thurn-taxis", 2), ("thurn-taxis", 4), ("kings-road", 3)]


def played_on(start: BranchStart, seats: int, seed: int) -> Transcript:
    """A sealed game that goes on by lot from a start to its end."""
    fair, rng = Fair.of(SECRET, [b""] * seats), Quick(seed)
    names = [f"p{seat}" for seat in range(seats)]
    transcript = Transcript.sealed(start.game, start.options, names, SECRET, fair, start)
    while not transcript.is_over():
        seat = start.game.to_act(transcript.position)[0]
        legal = start.game.legal(transcript.position, seat)
        transcript.apply(seat, legal[rng.below(len(legal))])
    return transcript


@dataclass(frozen=True)
class Branched:
    parent: RecordedGame
    start: BranchStart
    text: str  # of the finished game


@pytest.fixture(scope="module", params=TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def branched(request: pytest.FixtureRequest) -> Branched:
    slug, seats = request.param
    parent = recorded(record_of(slug, seats))
    start = branch(parent, len(list(Follower(parent))) // 2, seat=1, seed=7)
    return Branched(parent, start, played_on(start, seats, 3).record().text())


def test_a_branch_verifies_with_its_draws_proven(branched: Branched) -> None:
    assert verify(recorded(branched.text)).is_proven


def test_it_says_what_it_branched_from(branched: Branched) -> None:
    text = branched.parent.text()
    header, *lines = branched.text.splitlines()
    told = json.loads(header)
    assert told["version"] == 2
    assert told["branch"]["record"] == hashlib.sha256(text.encode()).hexdigest()
    count = told["branch"]["lines"]
    assert lines[:count] == text.splitlines()[1 : count + 1]
    assert json.loads(lines[count])["branch"] == "dealt"


def test_the_seat_sees_no_difference(branched: Branched) -> None:
    game, follower = branched.parent.game, Follower(branched.parent)
    follower.go_to(branched.start.decisions)
    assert game.view(branched.start.origin, 1) == game.view(follower.position, 1)


def test_its_start_can_be_kept_as_text(branched: Branched) -> None:
    again = read_branch(branched.start.text(), GAMES)
    assert again.origin == branched.start.origin
    assert (again.entries, again.branch, again.decisions) == (
        branched.start.entries,
        branched.start.branch,
        branched.start.decisions,
    )


def test_what_the_seat_did_not_know_is_dealt_anew_and_open_hands_stay() -> None:
    parent = recorded(record_of("thurn-taxis", 4))
    follower = Follower(parent)
    made, _ = follower.go_to(150)
    hands = follower.game.hands(follower.position)["hands"]
    others = [branch(parent, made, 0, seed).entries[-1]["hands"] for seed in range(5)]
    assert all(one[0] == hands[0] for one in others)
    assert any(one != hands for one in others)
    assert branch(parent, made).entries[-1] == {"branch": "open", "hands": hands}


def test_choices_that_were_made_together_are_not_divided() -> None:
    parent = recorded(record_of("kings-road", 3))
    assert [branch(parent, number).decisions for number in range(7)] == [0, 0, 0, 3, 3, 3, 6]


def test_a_branch_can_branch_again(branched: Branched) -> None:
    parent = recorded(branched.text)
    start = branch(parent, branched.start.decisions + 6)
    seats = len(parent.record.players)
    assert verify(recorded(played_on(start, seats, 4).record().text())).is_proven


def test_a_game_that_has_ended_goes_on_nowhere() -> None:
    with pytest.raises(NoBranch, match="branch-after-the-end"):
        branch(recorded(record_of("kings-road", 2)), 10**6)


def test_there_must_be_such_a_seat() -> None:
    with pytest.raises(NoBranch, match="branch-no-such-seat"):
        branch(recorded(record_of("kings-road", 2)), 0, seat=2)


def altered(text: str, line: int, **changes: object) -> str:
    lines = text.splitlines(keepends=True)
    lines[line] = json.dumps(json.loads(lines[line]) | changes) + "\n"
    return "".join(lines)


def test_an_altered_branch_is_found_out(branched: Branched) -> None:
    text = branched.text
    count = json.loads(text.splitlines()[0])["branch"]["lines"]
    without = text.splitlines(keepends=True)
    del without[count + 1]
    for wrong, key in (
        (altered(text, 0, version=1), "line"),
        (altered(text, 0, version=3), "version-unknown"),
        (altered(text, 0, branch={"record": "12", "lines": count}), "branch-malformed"),
        (altered(text, 0, branch={"record": "0" * 64, "lines": count + 1}), "line"),
        (altered(text, count + 1, seat=9), "branch-malformed"),
        (altered(text, count + 1, branch="else"), "branch-malformed"),
        ("".join(without), "branch-missing"),
        ("".join(text.splitlines(keepends=True)[: count + 1]), "branch-missing"),
    ):
        with pytest.raises(RecordError, match=key):
            verify(recorded(wrong))


def test_hands_that_were_not_dealt_are_found_out() -> None:
    parent = recorded(record_of("thurn-taxis", 2))
    text = played_on(branch(parent, 60, 0, 5), 2, 1).record().text()
    count = json.loads(text.splitlines()[0])["branch"]["lines"]
    hands = json.loads(text.splitlines()[count + 1])["hands"]
    for changes in ({"seed": 6}, {"hands": [hands[0], ["ulm", *hands[1][1:]]]}):
        with pytest.raises(RecordError, match="line-wrong"):
            verify(recorded(altered(text, count + 1, **changes)))


def test_the_script_without_our_code_proves_a_branch_too(tmp_path: Path) -> None:
    parent = recorded(record_of("thurn-taxis", 2))
    text = played_on(branch(parent, 60, 0, 5), 2, 1).record().text()
    lines = text.splitlines()
    count = json.loads(lines[0])["branch"]["lines"]
    drawn = sum('"refill"' in line or '"draw"' in line for line in lines[count + 2 :])
    assert say(text, tmp_path)[1].startswith(f"OK: all {drawn} cards")
    told = CliRunner().invoke(main, ["verify", str(tmp_path / "game.postroad.jsonl"), "--language", "en"])
    assert told.exit_code == 0
    assert "Branched from another game: 1 game." in told.stdout
    other = next(number for number, line in enumerate(lines) if number > count + 1 and '"refill"' in line)
    assert say(altered(text, other, city="lodz"), tmp_path)[0] == 1


def test_an_analysis_judges_the_game_itself_and_not_the_one_that_it_branched_from() -> None:
    parent = recorded(record_of("kings-road", 2))
    start = branch(parent, 6)
    analysis = analyse(recorded(played_on(start, 2, 9).record().text()), effort=10)
    assert start.decisions == 6
    assert min(decision.number for decision in analysis.decisions) == 7
