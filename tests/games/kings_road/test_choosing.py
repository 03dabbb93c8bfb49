"""The choice of cards, and what the cards do: KR-10 to KR-17, KR-50."""

import pytest

from postroad.core.refusals import Refused
from postroad.games.kings_road import refuse
from postroad.games.kings_road.actions import Choose
from postroad.games.kings_road.game import KINGS_ROAD
from tests.games.kings_road.tables import ELSEWHERE, emptied, everyone, in_region, play, refusal, scored, table


@pytest.mark.parametrize(
    ("text", "rule", "key"),
    [
        ("choose dark-tower wild-hills", "KR-10", "wrong-number-of-cards"),
        ("choose", "KR-10", "wrong-number-of-cards"),
        ("choose dark-tower wild-hills kings-altar temple-ruins", "KR-10", "wrong-number-of-cards"),
        ("choose dark-tower wild-hills dark-tower", "KR-1", "card-twice"),
        ("choose dark-tower knight wild-hills", "KR-11", "knight-not-last"),
        ("choose knight dark-tower dragon", "KR-11", "knight-not-last"),
        ("choose witch dark-tower wild-hills", "KR-12", "witch-not-alone"),
        ("choose dark-tower witch knight", "KR-12", "witch-not-alone"),
        ("choose dark-tower wild-hills kings-altar decline", "KR-14", "decline-without-knight"),
        ("choose witch decline", "KR-14", "decline-without-knight"),
    ],
)
def test_a_choice_that_cannot_be_is_refused_with_its_rule(text: str, rule: str, key: str) -> None:
    """KR-10, KR-11, KR-12, KR-14"""
    found = refusal(table(), 0, text)
    assert (found.rule, found.key) == (rule, key)


def test_kr_10_a_refusal_offers_one_legal_choice_of_each_kind() -> None:
    offered = refusal(table(), 0, "choose").legal
    assert len(offered) == 7
    for text in offered:
        KINGS_ROAD.apply(table(), 0, KINGS_ROAD.parse(text))


def test_kr_10_a_full_hand_has_185_different_plays() -> None:
    assert len(KINGS_ROAD.legal(table(), 0)) == 185


@pytest.mark.parametrize(
    ("at_hand", "gone", "plays"),
    [
        (19, "dragon", 56 + 56 + 28 + 1),
        (19, "witch", 184),
        (3, "dragon witch", 140),
        (2, "", 28 + 8 + 8 + 8 + 1 + 1),
        (1, "", 8 + 1 + 1 + 1),
        (1, "dragon witch", 9),
        (0, "", 1),
    ],
)
def test_kr_10_fewer_markers_and_cards_leave_fewer_plays(at_hand: int, gone: str, plays: int) -> None:
    position = table(markers=emptied(1, at_hand), gone={0: gone})
    assert len(KINGS_ROAD.legal(position, 0)) == plays


@pytest.mark.parametrize("text", ["choose dark-tower knight", "choose dragon knight", "choose knight dragon"])
def test_kr_10_two_markers_ask_for_two_cards(text: str) -> None:
    position = table(markers=emptied(1, 2))
    if text.endswith("knight"):
        KINGS_ROAD.apply(position, 0, KINGS_ROAD.parse(text))
    else:
        assert refusal(position, 0, text).rule == "KR-11"


def test_kr_10_a_player_with_too_few_markers_may_not_choose_three_cards() -> None:
    found = refusal(table(markers=emptied(1, 2)), 0, ELSEWHERE)
    assert (found.rule, found.arguments) == ("KR-10", {"chosen": 3, "needed": 2, "markers": 2})


def test_kr_10_a_player_without_markers_makes_the_empty_choice() -> None:
    step = play(table(markers=emptied(1, 0)), "choose", ELSEWHERE)
    assert step.entries[0] == {"seat": 0, "do": "choose", "cards": []}


def test_kr_10_not_even_the_witch_without_a_marker() -> None:
    assert refusal(table(markers=emptied(1, 0)), 0, "choose witch").rule == "KR-10"


def test_kr_10_a_round_in_which_nobody_has_a_marker_still_scores() -> None:
    step = everyone(table(3, markers={"kings-altar": [19, 19, 19]}, king="kings-altar"), "choose")
    assert [player.supply for player in step.position.players] == [19, 19, 19]


def test_kr_13_nothing_is_carried_out_before_all_have_chosen() -> None:
    step = KINGS_ROAD.apply(table(), 0, KINGS_ROAD.parse(ELSEWHERE))
    assert not step.entries
    assert not step.reveals
    assert in_region(step.position, "wild-hills") == [0, 0]
    assert KINGS_ROAD.to_act(step.position) == [1]


def test_kr_13_the_last_choice_reveals_all() -> None:
    step = everyone(table())
    assert step.reveals
    assert in_region(step.position, "wild-hills") == [1, 1]


def test_kr_13_a_choice_may_be_changed_until_the_last_one_is_in() -> None:
    once = KINGS_ROAD.apply(table(), 0, KINGS_ROAD.parse(ELSEWHERE)).position
    assert len(KINGS_ROAD.legal(once, 0)) == 185
    changed = KINGS_ROAD.apply(once, 0, KINGS_ROAD.parse("choose dragons-lair kings-castle zin-kais-deep")).position
    step = play(changed, ELSEWHERE)
    assert in_region(step.position, "wild-hills") == [0, 1]
    assert in_region(step.position, "dragons-lair") == [1, 0]


@pytest.mark.parametrize(
    ("text", "wild_hills", "altar"),
    [
        ("choose wild-hills kings-altar knight", 1, 2),
        ("choose kings-altar wild-hills knight", 2, 1),
        ("choose wild-hills kings-altar knight decline", 1, 1),
        ("choose dragon wild-hills knight", 2, 0),
        ("choose wild-hills dragon knight", 1, 0),
        ("choose dragon wild-hills knight decline", 1, 0),
    ],
)
def test_kr_14_the_knight_marks_the_region_before_it(text: str, wild_hills: int, altar: int) -> None:
    step = play(table(), text, "choose dragons-lair kings-castle zin-kais-deep")
    assert in_region(step.position, "wild-hills")[0] == wild_hills
    assert in_region(step.position, "kings-altar")[0] == altar


def test_kr_14_a_knight_alone_has_no_effect() -> None:
    step = play(table(markers=emptied(1, 1)), "choose knight", ELSEWHERE)
    assert step.position.players[0].supply == 1


def test_kr_15_a_dragon_is_gone_once_played() -> None:
    after = play(table(), "choose dragon wild-hills kings-altar", ELSEWHERE).position
    assert refusal(after, 0, "choose dragon wild-hills kings-altar").rule == "KR-15"
    assert refusal(after, 0, "choose dragon wild-hills kings-altar").key == "dragon-gone"


def test_kr_15_dragons_add_up() -> None:
    markers = {region: [1, 0, 0] for region in ("dark-tower", "dragons-lair", "kings-castle")}
    step = everyone(table(3, markers=markers, gone={0: "dragon"}), "choose witch")
    step = play(step.position, ELSEWHERE, *["choose dragon wild-hills kings-altar"] * 2)
    assert scored(step) == ["dark-tower", "dragons-lair", "kings-castle"]


def test_kr_16_the_witch_player_chooses_again_after_the_others() -> None:
    step = play(table(3), ELSEWHERE, "choose witch", ELSEWHERE)
    assert step.reveals
    assert KINGS_ROAD.to_act(step.position) == [1]
    assert in_region(step.position, "wild-hills") == [1, 0, 1]
    assert step.position.round == 0


def test_kr_16_several_witch_players_choose_again_together() -> None:
    step = play(table(3), "choose witch", ELSEWHERE, "choose witch")
    assert KINGS_ROAD.to_act(step.position) == [0, 2]
    half = KINGS_ROAD.apply(step.position, 0, KINGS_ROAD.parse(ELSEWHERE))
    assert not half.reveals
    assert in_region(half.position, "wild-hills") == [0, 1, 0]
    assert play(half.position, ELSEWHERE).position.round == 1


def test_kr_16_everyone_may_play_the_witch_at_once() -> None:
    step = everyone(everyone(table(5), "choose witch").position)
    assert step.position.round == 1
    assert in_region(step.position, "wild-hills") == [1] * 5


def test_kr_16_the_others_do_not_choose_again() -> None:
    again = play(table(3), ELSEWHERE, "choose witch", ELSEWHERE).position
    found = refusal(again, 0, ELSEWHERE)
    assert (found.rule, found.arguments) == ("KR-16", {"players": (1,)})
    assert KINGS_ROAD.legal(again, 0) == []


def test_kr_16_the_second_choice_has_no_witch() -> None:
    again = play(table(), "choose witch", ELSEWHERE).position
    found = refusal(again, 0, "choose witch")
    assert (found.rule, found.key) == ("KR-16", "witch-only-once")


def test_kr_16_the_witch_is_gone_once_played() -> None:
    after = play(play(table(), "choose witch", ELSEWHERE).position, ELSEWHERE).position
    found = refusal(after, 0, "choose witch")
    assert (found.rule, found.key) == ("KR-16", "witch-gone")


def test_kr_16_a_dragon_in_the_second_choice_counts() -> None:
    again = play(table(markers={"dragons-lair": [1, 0]}), ELSEWHERE, "choose witch").position
    step = play(again, "choose dragon wild-hills kings-altar")
    assert "dragons-lair" in scored(step)


def test_kr_16_a_witch_player_with_two_markers_chooses_two_cards() -> None:
    again = play(table(markers=emptied(1, 2)), "choose witch", ELSEWHERE).position
    assert refusal(again, 0, ELSEWHERE).rule == "KR-10"
    assert play(again, "choose wild-hills knight").position.round == 1


def test_kr_12_the_witch_alone_keeps_the_dragon() -> None:
    assert play(table(), "choose witch", ELSEWHERE).position.players[0].has_dragon


def test_kr_17_region_cards_and_the_knight_come_back() -> None:
    position = table()
    for _ in range(2):
        position = everyone(position, "choose wild-hills kings-altar knight").position
    assert in_region(position, "kings-altar") == [4, 4]


def test_kr_50_the_fingerprint_holds_choices_not_yet_revealed() -> None:
    prints = {
        KINGS_ROAD.apply(table(), 0, KINGS_ROAD.parse(text)).position.fingerprint()
        for text in (ELSEWHERE, "choose witch", "choose dragon wild-hills knight")
    }
    assert len(prints) == 3


def test_an_unknown_card_and_an_unknown_seat_are_refused() -> None:
    """KR-1"""
    for seat, cards in ((0, ("mordor", "wild-hills", "knight")), (2, ("witch",)), (-1, ("witch",))):
        with pytest.raises(Refused) as caught:
            KINGS_ROAD.apply(table(), seat, Choose(cards))
        assert caught.value.refusal.rule == "KR-1"


def test_a_legal_choice_has_no_refusal() -> None:
    """KR-10"""
    with pytest.raises(ValueError, match="is legal"):
        refuse.refusal(table(), 0, KINGS_ROAD.parse("choose witch"))
