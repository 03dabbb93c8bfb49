"""The analysis of a game: what adds up, what it may know, and what it refuses."""

import pytest

from postroad.analysis.game_analysis import Analyser, GameAnalysis, Mark, NotAnalysed, judge_of, mark_of
from postroad.analysis.judgement import Alternative, Judgement, Seen
from postroad.core.chance import Quick
from postroad.core.follow import Follower
from postroad.core.record import RecordError
from tests.analysis.games import record_of, recorded

LITTLE = 24  # effort that is enough for what does not depend on it
TABLES = [("thurn-taxis", 2), ("thurn-taxis", 3), ("kings-road", 2), ("kings-road", 4)]


@pytest.fixture(scope="module", params=TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def analysis(request: pytest.FixtureRequest) -> GameAnalysis:
    return Analyser(recorded(record_of(*request.param)), LITTLE).analysis()


def test_start_own_play_others_play_and_luck_add_up_to_the_result(analysis: GameAnalysis) -> None:
    for seat, share in enumerate(analysis.result):
        start = analysis.moments[0].chances[seat]
        assert start + analysis.skill(seat) + analysis.given(seat) + analysis.luck(seat) == pytest.approx(share)


def test_nobody_plays_better_than_the_best(analysis: GameAnalysis) -> None:
    for decision in analysis.decisions:
        assert decision.skill[decision.seat] == pytest.approx(-decision.judgement.loss)
    assert all(analysis.skill(seat) <= 0 for seat in range(len(analysis.result)))


def test_luck_is_no_surer_than_what_it_is_told_from(analysis: GameAnalysis) -> None:
    for seat in range(len(analysis.result)):
        assert 0 <= analysis.error(seat) <= analysis.luck_error(seat) < 1


def test_chances_of_all_add_up_to_one_at_every_alternative(analysis: GameAnalysis) -> None:
    for decision in analysis.decisions:
        for alternative in decision.judgement.alternatives:
            assert sum(alternative.chances) == pytest.approx(1)
            assert all(0 <= chance <= 1 for chance in alternative.chances)


def test_the_chosen_action_is_among_the_alternatives_and_the_best_comes_first(analysis: GameAnalysis) -> None:
    game = analysis.recorded.game
    for decision in analysis.decisions:
        judged = decision.judgement
        assert game.number(judged.alternatives[judged.chosen].action) == game.number(decision.action)
        chances = [alternative.chances[decision.seat] for alternative in judged.alternatives]
        assert chances == sorted(chances, reverse=True)


def test_places_and_points_are_told_for_everyone(analysis: GameAnalysis) -> None:
    seats = len(analysis.result)
    for decision in analysis.decisions:
        assert len(decision.judgement.points) == seats
        assert all(1 <= place <= seats for place in decision.judgement.places)


@pytest.mark.parametrize(("slug", "players"), TABLES)
def test_the_same_game_and_effort_give_the_same_analysis(slug: str, players: int) -> None:
    text = record_of(slug, players)
    one, two = (next(iter(Analyser(recorded(text), LITTLE))) for _ in range(2))
    assert one == two


@pytest.mark.parametrize(("slug", "players"), TABLES)
def test_a_judgement_depends_on_nothing_that_its_seat_did_not_know(slug: str, players: int) -> None:
    follower = Follower(recorded(record_of(slug, players)))
    game, judge = follower.game, judge_of(slug)
    free = [made for made in follower if made.before.actions_count(made.seat) > 1]
    for number, made in enumerate(free[:: max(1, len(free) // 12)]):
        other = game.imagine(game.view(made.before, made.seat), Quick(1000 + number))
        one, two = (Seen(game.view(position, made.seat), made.action) for position in (made.before, other))
        assert judge.judge([one], LITTLE, number) == judge.judge([two], LITTLE, number)


def test_a_decision_without_a_choice_is_not_judged() -> None:
    text = record_of("thurn-taxis", 2)
    forced = [made.line for made in Follower(recorded(text)) if made.before.actions_count(made.seat) == 1]
    judged = {decision.line for decision in Analyser(recorded(text), LITTLE).analysis().decisions}
    assert forced
    assert not judged & set(forced)


def test_choices_of_one_round_are_judged_without_knowing_each_other() -> None:
    analysis = Analyser(recorded(record_of("kings-road", 2)), LITTLE).analysis()
    assert any(len(moment.decisions) == 2 for moment in analysis.moments)
    for moment in analysis.moments:
        assert len({decision.judgement.chances for decision in moment.decisions}) == 1


def test_it_can_be_stopped_and_gone_on_with() -> None:
    text = record_of("kings-road", 2)
    analyser = Analyser(recorded(text), LITTLE)
    next(iter(analyser))
    assert analyser.analysis().moments == Analyser(recorded(text), LITTLE).analysis().moments


@pytest.mark.parametrize(
    ("loss", "mark"),
    [
        (0.0, Mark.BEST),
        (0.009, Mark.BEST),
        (0.01, Mark.GOOD),
        (0.03, Mark.INACCURACY),
        (0.07, Mark.MISTAKE),
        (0.15, Mark.BLUNDER),
        (0.9, Mark.BLUNDER),
    ],
)
def test_a_mark_follows_from_the_loss(loss: float, mark: Mark) -> None:
    assert mark_of(_judgement(loss, error=0.0)) == mark


def test_what_may_be_an_error_of_the_judge_is_held_against_nobody() -> None:
    assert mark_of(_judgement(0.1, error=0.09)) == Mark.BEST


def _judgement(loss: float, error: float) -> Judgement:
    best, made = (Alternative(None, (chance, 1 - chance), error) for chance in (0.95, 0.95 - loss))
    return Judgement(0, best.chances, (0.0, 0.0), (1.0, 2.0), (best, made), 1)


def test_a_game_that_has_not_ended_is_refused() -> None:
    lines = record_of("kings-road", 2).splitlines(keepends=True)
    with pytest.raises(NotAnalysed, match="analysis-not-finished"):
        Analyser(recorded("".join(lines[:1])), LITTLE)


def test_a_wrong_line_is_told_by_its_number() -> None:
    lines = record_of("kings-road", 2).splitlines(keepends=True)
    with pytest.raises(RecordError, match=f"line {len(lines) - 1}"):
        Analyser(recorded("".join([*lines[:-2], lines[-1]])), LITTLE)


def test_a_game_without_a_judge_is_refused_by_name() -> None:
    with pytest.raises(NotAnalysed, match="goofspiel"):
        judge_of("goofspiel")
