"""Plays every example of the King's Road rulebook: what its words and its picture say is what happens."""

from collections.abc import Callable
from typing import Any, Final

import pytest

from postroad.core.game import Step
from postroad.games.kings_road.game import KINGS_ROAD
from postroad.games.kings_road.position import KingsRoadPosition
from postroad.rulebook.structure import Structure, structure
from tests.games.kings_road.tables import (
    emptied,
    everyone,
    in_region,
    noble_owners,
    play,
    points,
    refusal,
    scored,
    table,
)

BOOK = structure("kings-road")
assert isinstance(BOOK, Structure)
EXAMPLES: Final = BOOK.examples
Says = dict[str, int]
AFAR: Final = "choose zin-kais-deep dragons-lair kings-castle"


def drawn(name: str) -> dict[str, Any]:
    return EXAMPLES[name].picture


def few() -> Says:
    picture = drawn("few")
    position = table(markers=emptied(2, picture["at_hand"], 19 - 9), king="zin-kais-deep")
    assert refusal(position, 0, "choose dark-tower wild-hills knight").rule == "KR-10"
    chosen = KINGS_ROAD.apply(position, 0, KINGS_ROAD.parse("choose " + " ".join(picture["cards"])))
    assert chosen.position.waiting == 0b10
    return {"markers": position.players[0].supply}


def chosen_alone(cards: list[str]) -> KingsRoadPosition:
    """After a round in which seat 0 has chosen these cards and seat 1 others, the King far away."""
    return play(table(king="kings-castle"), "choose " + " ".join(cards), AFAR).position


def knight() -> Says:
    picture = drawn("knight")
    done = chosen_alone(picture["cards"])
    assert {region: in_region(done, region)[0] for region in picture["placed"]} == picture["placed"]
    first, second = picture["cards"][:2]
    return {"first": in_region(done, first)[0], "second": in_region(done, second)[0]}


def idle() -> Says:
    picture = drawn("idle")
    before = table(king="kings-castle")
    done = play(before, "choose " + " ".join(picture["cards"]), AFAR).position
    assert before.players[0].supply - done.players[0].supply == sum(picture["placed"].values())
    return {"first": in_region(done, picture["cards"][0])[0]}


def witch() -> Says:
    picture = drawn("witch")
    position = table(markers={"dark-tower": [1, 0]}, king="dark-tower")
    position = play(position, "choose witch", "choose wild-hills dark-tower knight").position
    assert in_region(position, "dark-tower") == [1, 2]
    assert refusal(position, 0, "choose witch").rule in ("KR-10", "KR-16")
    done = play(position, "choose " + " ".join(picture["later"]))
    assert noble_owners(done.position, "dark-tower") == [0]
    return {"count": len(picture["later"])}


def dragons() -> Says:
    picture = drawn("dragons")
    markers = {region: [2, 1] for region in picture["scores"]}
    choices = ["choose dragon wild-hills kings-altar"] * picture["dragons"]
    step = play(table(markers=markers, king=picture["king"]), *choices)
    assert scored(step) == picture["scores"]
    assert KINGS_ROAD.view(step.position, None).king == "zin-kais-deep"
    return {"regions": len(scored(step)), "dragons": picture["dragons"]}


def region_scored(name: str, seats: int, **options: Any) -> Step[KingsRoadPosition]:
    """The picture's region, scored; its points and its noble are the picture's."""
    picture = drawn(name)
    region = picture["region"]
    nobles = {region: picture["nobles"]} if "nobles" in picture else {}
    start = table(seats, markers={region: picture["markers"][:seats]}, nobles=nobles, king=region, **options)
    away = "choose zin-kais-deep wizards-tower kings-castle"
    step = everyone(start, away)
    if seats == len(picture["markers"]):
        earned = points(step, region)
        assert [earned.get(seat, 0) for seat in range(seats)] == picture["earns"]
        owners = noble_owners(step.position, region)
        assert picture.get("noble") in owners if "noble" in picture else not owners
        kept = picture.get("nobles", []) if options.get("hereditary_nobles") else []
        assert sorted({*kept, *([picture["noble"]] if "noble" in picture else [])}) == owners
    return step


def places() -> Says:
    earned = points(region_scored("places", 4), "dark-tower")
    return {"first": earned[0], "second": earned[1], "third": earned[2], "fourth": earned.get(3, 0)}


def two_tied() -> Says:
    earned = points(region_scored("two-tied", 4), "dark-tower")
    assert earned[0] == earned[1]
    return {"tied": earned[0], "next": earned[2]}


def three_tied() -> Says:
    four = points(region_scored("three-tied", 4), "dark-tower")
    three = points(region_scored("three-tied", 3), "dark-tower")
    return {"four": four[2], "three": three.get(2, 0)}


def noble() -> Says:
    step = region_scored("noble", 2)
    return {"points": points(step, "wild-hills")[1], "chain": points(step, "wild-hills", "nobles")[1]}


def old_noble() -> Says:
    step = region_scored("old-noble", 2)
    return {"points": points(step, "wild-hills").get(0, 0), "chain": points(step, "wild-hills", "nobles")[0]}


def hereditary() -> Says:
    step = region_scored("hereditary", 2, hereditary_nobles=True)
    chain = points(step, "wild-hills", "nobles")
    assert chain[0] == chain[1]
    return {"points": points(step, "wild-hills")[1], "chain": chain[1]}


def chained(name: str) -> Says:
    picture = drawn(name)
    king = picture["king"]
    nobles = {region: owners for region, owners in picture["nobles"].items() if region != king}
    start = table(nobles=nobles, markers={king: [2, 0]}, king=king)
    step = everyone(start, "choose wild-hills kings-altar kings-castle")
    assert noble_owners(step.position, king) == [0]
    earned = points(step, king, "nobles")[0]
    assert earned == len(picture["chain"])
    return {"chain": earned}


def final() -> Says:
    picture = drawn("final")
    markers = {region: [2, 0] for region in [*picture["scores"], *picture["after"]]}
    start = table(markers=markers, king=picture["king"], scores=(39, 0))
    step = play(start, "choose dragon wild-hills dark-tower", "choose dark-tower wild-hills zin-kais-deep")
    at_the_end = scored(step, "final")
    assert scored(step) == picture["scores"]
    assert set(at_the_end) == set(picture["after"])
    return {"last": len(picture["scores"]), "more": len(at_the_end)}


def winner() -> Says:
    picture = drawn("winner")
    regions = ["zin-kais-deep", "wizards-tower", "wild-hills", "kings-altar", "temple-ruins", "dark-tower"]
    owners = [seat for seat, count in enumerate(picture["nobles"]) for _ in range(count)]
    nobles = {region: [seat] for region, seat in zip(regions, owners, strict=True)}
    position = table(3, nobles=nobles, scores=picture["scores"])
    position.choosing = position.waiting = 0
    standings = KINGS_ROAD.standings(position)
    assert standings.winners == (1,)
    return {"points": standings.scores[1], "fewer": picture["nobles"][0], "most": picture["nobles"][1]}


PLAYED: Final[dict[str, Callable[[], Says]]] = {
    "few": few,
    "knight": knight,
    "idle": idle,
    "witch": witch,
    "dragons": dragons,
    "places": places,
    "two-tied": two_tied,
    "three-tied": three_tied,
    "noble": noble,
    "old-noble": old_noble,
    "chain": lambda: chained("chain"),
    "extra-road": lambda: chained("extra-road"),
    "final": final,
    "winner": winner,
    "hereditary": hereditary,
}


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_says_what_the_rules_do(name: str) -> None:
    assert PLAYED[name]() == EXAMPLES[name].says
