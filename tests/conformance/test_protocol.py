"""What the protocol promises, kept by every game."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from postroad.core.bits import WORD, members_of
from postroad.core.chance import Quick
from postroad.core.playout import playout
from postroad.core.refusals import Refused
from postroad.games import GAMES
from tests.conformance.cases import CASES, Case, every_case, walk

a_case = st.sampled_from(CASES)
a_seed = st.integers(min_value=0, max_value=2**64)


def test_every_game_has_a_case_for_each_number_of_players() -> None:
    for slug, game in GAMES.items():
        assert {case.seats for case in CASES if case.slug == slug} == set(game.seats), slug


@every_case
def test_a_turn_of_the_position_is_that_of_its_views(case: Case) -> None:
    for position, seat, _ in walk(case, seed=8, most=40):
        for viewer in (None, seat):
            view = case.game.view(position, viewer)
            assert (view.seat, view.round, view.turn_id()) == (viewer, position.turn()[0], position.turn())


@every_case
def test_every_legal_action_applies_and_every_other_number_is_refused_with_a_rule(case: Case) -> None:
    game = case.game
    for ply, (position, seat, _) in enumerate(walk(case, seed=1, most=120)):
        legal = set(position.actions(seat))
        for number in range(WORD * position.words()):
            try:
                action = game.named(position, seat, number)
            except Refused:
                assert number not in legal
                continue
            if number in legal:
                assert game.number(action) == number
                if ply % 10 == 0:
                    game.apply(position, seat, action)
            else:
                with pytest.raises(Refused) as caught:
                    game.apply(position, seat, action)
                assert caught.value.refusal.rule
                assert caught.value.refusal.legal


@every_case
def test_legal_is_empty_only_when_the_seat_is_not_to_act(case: Case) -> None:
    position, players = case.start(2), Quick(3)
    while waiting := members_of(position.to_act()):
        for seat in waiting:
            assert position.actions(seat)
        seat = waiting[players.below(len(waiting))]
        actions = position.actions(seat)
        position.advance(seat, actions[players.below(len(actions))])
    for seat in range(case.seats):
        assert not position.actions(seat)


@every_case
def test_nobody_else_may_act(case: Case) -> None:
    game = case.game
    for position, _, action in walk(case, seed=4, most=60):
        for seat in {-1, *range(case.seats + 1)}:
            if seat not in range(case.seats) or not game.legal(position, seat):
                with pytest.raises(Refused) as caught:
                    game.apply(position, seat, action)
                assert caught.value.refusal.rule


@given(a_case, a_seed)
@settings(max_examples=60, deadline=None)
def test_apply_leaves_its_argument_alone_and_is_reproducible(case: Case, seed: int) -> None:
    for position, seat, action in walk(case, seed, most=40):
        before = position.fingerprint()
        first = case.game.apply(position, seat, action)
        again = case.game.apply(position, seat, action)
        assert position.fingerprint() == before
        assert first.position.fingerprint() == again.position.fingerprint()
        assert first.entries == again.entries


@given(a_case, a_seed)
@settings(max_examples=60, deadline=None)
def test_apply_and_advance_agree(case: Case, seed: int) -> None:
    for position, seat, action in walk(case, seed, most=40):
        applied = case.game.apply(position, seat, action).position
        advanced = position.copy()
        advanced.advance(seat, case.game.number(action))
        assert advanced.fingerprint() == applied.fingerprint()


@given(a_case, a_seed)
@settings(max_examples=60, deadline=None)
def test_notation_round_trips(case: Case, seed: int) -> None:
    for position, seat, _ in walk(case, seed, most=30):
        for action in case.game.legal(position, seat):
            assert case.game.parse(case.game.write(action)) == action


@given(a_case, a_seed)
@settings(max_examples=40, deadline=None)
def test_the_same_seed_gives_the_same_game(case: Case, seed: int) -> None:
    games = [[game.fingerprint() for game, _, _ in walk(case, seed, most=60)] for _ in range(2)]
    assert games[0] == games[1]


@given(a_case, a_seed)
@settings(max_examples=60, deadline=None)
def test_assign_makes_equal_and_independent(case: Case, seed: int) -> None:
    (early, _, _), *_, (late, seat, action) = walk(case, seed, most=30)
    scratch = early.copy()
    scratch.assign(late)
    assert scratch.fingerprint() == late.fingerprint()
    before = late.fingerprint()
    scratch.advance(seat, case.game.number(action))
    assert late.fingerprint() == before


@every_case
def test_every_game_ends_and_has_standings(case: Case) -> None:
    position = case.start(5)
    assert case.game.standings(position).state == "running"
    playout(position, Quick(6))
    standings = case.game.standings(position)
    assert standings.state in ("over", "limit")
    assert bool(standings.winners) == (standings.state == "over")
    assert standings.scores == tuple(position.points(seat) for seat in range(case.seats))


@every_case
def test_a_position_shows_itself_as_a_table(case: Case) -> None:
    lines = repr(case.start(7)).splitlines()
    assert lines[0].startswith(case.slug)
    assert sum("seat" in line for line in lines[1:]) == case.seats


def test_options_that_do_not_exist_are_refused_by_name() -> None:
    for game in GAMES.values():
        with pytest.raises(Refused, match="colour"):
            game.start({"colour": "red"}, 2, Quick(1))
        for seats in (0, 1, 6, 100):
            with pytest.raises(Refused, match="seats"):
                game.start({}, seats, Quick(1))


def test_text_that_is_no_action_is_refused_with_the_forms_there_are() -> None:
    for game in GAMES.values():
        for text in ("", "castle", "take", "take x", "play", "choose nothing at all", "\x00", "end " * 1000):
            with pytest.raises(Refused) as caught:
                game.parse(text)
            assert caught.value.refusal.key == "action-unknown"
            assert caught.value.refusal.legal
