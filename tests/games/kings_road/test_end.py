"""How a game ends: KR-30 to KR-33."""

from postroad.games.kings_road.board import LIMIT
from postroad.games.kings_road.game import KINGS_ROAD
from tests.games.kings_road.tables import ELSEWHERE, everyone, gains, in_region, play, points, refusal, scored, table


def test_kr_30_the_game_ends_with_the_round_in_which_someone_has_40_points() -> None:
    step = everyone(table(markers={"dark-tower": [1, 0]}, scores=[34, 0]))
    assert KINGS_ROAD.to_act(step.position) == []
    assert KINGS_ROAD.standings(step.position).state == "over"


def test_kr_30_the_game_goes_on_below_40_points() -> None:
    step = everyone(table(markers={"dark-tower": [1, 0]}, scores=[33, 0]))
    assert KINGS_ROAD.standings(step.position).state == "running"


def test_kr_30_all_regions_of_the_last_round_score_before_the_end() -> None:
    position = table(markers={"dark-tower": [1, 0], "dragons-lair": [0, 1]}, scores=[39, 0])
    step = play(position, ELSEWHERE, "choose dragon wild-hills kings-altar")
    assert points(step, "dragons-lair", "nobles") == {1: 1}


def test_kr_30_nobody_chooses_once_the_game_is_over() -> None:
    over = everyone(table(markers={"dark-tower": [1, 0]}, scores=[40, 0])).position
    found = refusal(over, 0, ELSEWHERE)
    assert (found.rule, found.key, found.legal) == ("KR-30", "game-over", ())
    assert KINGS_ROAD.legal(over, 0) == []


def test_kr_31_the_regions_that_did_not_score_in_the_last_round_score_finally() -> None:
    """The rulebook's example: regions 7 and 3 have scored in the last round."""
    regions = ("zin-kais-deep", "wizards-tower", "wild-hills", "dark-tower", "dragons-lair", "kings-castle")
    markers = {region: [2, 0] for region in (*regions, "kings-altar", "temple-ruins")}
    position = table(markers=markers, king="kings-altar", scores=[39, 0])
    step = play(position, "choose dragon wild-hills knight", ELSEWHERE)
    assert scored(step, "final") == list(regions)


def test_kr_31_final_scoring_follows_the_kings_last_journey() -> None:
    step = everyone(table(markers={"dark-tower": [1, 0], "dragons-lair": [0, 1]}, scores=[39, 0]))
    kinds = [line.get("for", line.get("gain")) for line in step.entries if "gain" in line]
    assert kinds[-2:] == ["king", "final"]


def test_kr_31_nobles_count_but_are_not_made_and_do_not_earn() -> None:
    position = table(
        markers={"dark-tower": [1, 0], "kings-castle": [0, 2]}, nobles={"temple-ruins": [1]}, scores=[39, 0]
    )
    step = everyone(position)
    assert points(step, "temple-ruins", "final") == {1: 3}
    assert points(step, "kings-castle", "final") == {1: 8}
    assert points(step, "temple-ruins", "nobles") == {}
    assert [line["region"] for line in gains(step, "noble")] == ["dark-tower"]
    assert in_region(step.position, "kings-castle") == [0, 2]


def test_kr_31_ties_count_in_final_scoring() -> None:
    step = everyone(table(3, markers={"dark-tower": [1, 0, 0], "kings-castle": [0, 2, 2]}, scores=[39, 0, 0]))
    assert points(step, "kings-castle", "final") == {1: 6, 2: 6}


def test_kr_32_most_points_win_after_final_scoring() -> None:
    step = everyone(table(markers={"dark-tower": [1, 0], "kings-castle": [0, 1]}, scores=[34, 39]))
    standings = KINGS_ROAD.standings(step.position)
    assert (standings.scores, standings.winners) == ((40, 47), (1,))


def test_kr_32_then_most_nobles_win() -> None:
    step = everyone(table(markers={"dark-tower": [1, 0]}, nobles={"kings-castle": [1]}, scores=[42, 40]))
    assert KINGS_ROAD.standings(step.position).scores == (48, 48)
    assert KINGS_ROAD.standings(step.position).winners == (0, 1)
    nobles = {"kings-castle": [1], "zin-kais-deep": [1]}
    step = everyone(table(markers={"dark-tower": [1, 0]}, nobles=nobles, scores=[42, 39]))
    assert KINGS_ROAD.standings(step.position).scores == (48, 48)
    assert KINGS_ROAD.standings(step.position).winners == (1,)


def test_kr_32_then_the_victory_is_shared() -> None:
    step = everyone(table(3, scores=[40, 12, 40]))
    assert KINGS_ROAD.standings(step.position).winners == (0, 2)


def test_kr_33_a_game_is_stopped_after_200_rounds() -> None:
    step = everyone(table(rounds=LIMIT - 1))
    standings = KINGS_ROAD.standings(step.position)
    assert LIMIT == KINGS_ROAD.limit == 200
    assert (standings.state, standings.winners) == ("limit", ())
    assert refusal(step.position, 0, ELSEWHERE).rule == "KR-33"


def test_kr_33_a_stopped_game_has_no_final_scoring() -> None:
    step = everyone(table(markers={"kings-castle": [1, 0]}, rounds=LIMIT - 1))
    assert gains(step, "points") == []


def test_kr_33_a_game_that_ends_in_the_last_round_has_its_result() -> None:
    step = everyone(table(markers={"dark-tower": [1, 0]}, scores=[39, 0], rounds=LIMIT - 1))
    assert KINGS_ROAD.standings(step.position).state == "over"


def test_kr_33_two_players_who_always_choose_alike_reach_the_limit() -> None:
    position = table(king="zin-kais-deep")
    while KINGS_ROAD.to_act(position):
        seat = KINGS_ROAD.to_act(position)[0]
        position = everyone(position, KINGS_ROAD.write(KINGS_ROAD.legal(position, seat)[0])).position
    assert position.round == LIMIT
    assert KINGS_ROAD.standings(position).state == "limit"
