"""The roster: levels without gaps, someone for whoever plays for the first time; and how rough bots choose."""

import math
from collections import Counter

import pytest

from postroad.bots.heuristics.roughness import drawn_roughly
from postroad.bots.roster import ROSTER, for_newcomers, read, stand_in, usual_spec
from postroad.core.chance import Quick
from tests.i18n.test_catalogues import OURS


@pytest.mark.parametrize("slug", OURS)
def test_a_game_has_seven_levels_and_more_without_a_gap(slug: str) -> None:
    levels = [kind.level for kind in ROSTER[slug]]
    assert levels == sorted(levels)
    assert sorted(set(levels)) == list(range(max(levels) + 1))
    assert max(levels) >= 7


@pytest.mark.parametrize("slug", OURS)
def test_newcomers_are_offered_neither_the_weakest_nor_one_of_the_strongest(slug: str) -> None:
    assert [kind.name for kind in ROSTER[slug] if kind.is_for_newcomers] == [for_newcomers(slug).name]
    assert read(stand_in(slug), slug)[0].level < for_newcomers(slug).level <= max(k.level for k in ROSTER[slug]) // 2


@pytest.mark.parametrize("slug", ROSTER)
def test_every_game_has_someone_for_newcomers(slug: str) -> None:
    assert for_newcomers(slug) in ROSTER[slug]


@pytest.mark.parametrize(("slug", "kind"), [(slug, kind) for slug, kinds in ROSTER.items() for kind in kinds])
def test_the_usual_spec_of_a_bot_means_it_with_its_usual_budget(slug: str, kind: object) -> None:
    assert any(read(usual_spec(one), slug) == (one, one.budget) for one in ROSTER[slug] if one is kind)


def test_the_rougher_the_likelier_is_what_is_worse() -> None:
    values = {3: 1.0, 5: 0.5, 8: 0.0}
    chance = Quick(1)
    drawn = Counter(drawn_roughly(values, 0.5, chance) for _ in range(20_000))
    whole = 1 + math.exp(-1) + math.exp(-2)
    for action, share in ((3, 1 / whole), (5, math.exp(-1) / whole), (8, math.exp(-2) / whole)):
        assert abs(drawn[action] / 20_000 - share) < 0.02
    assert Counter(drawn_roughly(values, 0.01, chance) for _ in range(200)) == {3: 200}


def test_values_far_apart_are_no_trouble() -> None:
    assert drawn_roughly({0: -1000.0, 1: 12.0}, 0.02, Quick(3)) == 1
