"""Plays every example of the Thurn und Taxis rulebook: what its words and its picture say is what happens."""

from collections.abc import Callable, Collection
from typing import Any, Final

import pytest

from postroad.games.thurn_taxis.board import FACTS
from postroad.games.thurn_taxis.game import THURN_TAXIS
from postroad.games.thurn_taxis.numbers import OVER
from postroad.games.thurn_taxis.position import ThurnTaxisPosition
from postroad.rulebook.structure import Structure, structure
from tests.games.thurn_taxis.tables import Seat, after, choices, hand_of, offices_of, refusal, route_of, table, tiles_of

BOOK = structure("thurn-taxis")
assert isinstance(BOOK, Structure)
EXAMPLES: Final = BOOK.examples
Says = dict[str, int]


def drawn(name: str) -> dict[str, Any]:
    return EXAMPLES[name].picture


def first_turn() -> Says:
    picture = drawn("first-turn")
    start = table(display="kempten innsbruck linz ulm basel lodz", moment="take", rounds=0)
    taken = after(start, "take 1", "call postmaster", "take 2")
    assert set(hand_of(taken).split()) == set(picture["take"])
    played = after(taken, "play kempten new")
    assert route_of(played).split() == picture["play"]
    assert hand_of(played).split() == picture["keep"]
    return {"taken": len(hand_of(taken).split()), "kept": len(hand_of(played).split())}


def fit() -> Says:
    picture = drawn("fit")
    position = table(" ".join(picture["route"]), " ".join(picture["hand"]))
    for city in picture["hand"]:
        fitting = [text for text in choices(position) if text.startswith(f"play {city} ") and not text.endswith(" new")]
        assert bool(fitting) == (city in picture["fits"]), city
    assert refusal(position, "play innsbruck right").startswith("TT-14")
    return {}


def stuck() -> Says:
    picture = drawn("stuck")
    position = table(" ".join(picture["route"]), " ".join(picture["hand"]))
    assert choices(position) == ["abandon"]
    assert not route_of(after(position, "abandon"))
    return {"cities": len(picture["route"])}


def carrier() -> Says:
    picture = drawn("carrier")
    position = table(" ".join(picture["route"]), " ".join(picture["hand"]))
    assert refusal(position, "play salzburg right").startswith("TT-14")
    longer = after(position, "play innsbruck right", "call carrier", "play salzburg right")
    assert route_of(longer).split() == picture["route"] + picture["added"]
    assert any(text.startswith("close") for text in choices(longer))
    return {"cities": len(route_of(longer).split())}


def closed(position: ThurnTaxisPosition, text: str, wanted: Collection[str] = ()) -> ThurnTaxisPosition:
    """After closing: every office placed, in the wanted cities where there is a choice."""
    done = after(position, text)
    while offered := [text for text in choices(done) if text.startswith("office ")]:
        done = after(done, next((text for text in offered if text.split()[1] in wanted), offered[0]))
    return done


def placed(name: str, text: str, **more: Any) -> ThurnTaxisPosition:
    """The picture's route, closed; the offices that are new in the picture are the new ones."""
    picture = drawn(name)
    own, *others = picture.get("offices", [[]])
    seats = tuple(Seat(offices=" ".join(cities)) for cities in others) or (Seat(),)
    start = table(" ".join(picture["route"]), moment="played", offices=" ".join(own), others=seats, **more)
    done = closed(start, text, picture["new"])
    assert set(offices_of(done).split()) - set(own) == set(picture["new"])
    return done


def each() -> Says:
    return {"offices": len(offices_of(placed("each", "close each")).split())}


def province() -> Says:
    return {"offices": len(offices_of(placed("province", "close province bayern")).split())}


def passed_over() -> Says:
    return {"offices": len(offices_of(placed("passed-over", "close each")).split()) - 1}


def length() -> Says:
    gone = " ".join(drawn("length")["gone"])
    start = table("sigmaringen stuttgart nuernberg regensburg ingolstadt augsburg", moment="played", gone=gone)
    (tile,) = tiles_of(closed(start, "close province bayern"))
    assert tile.startswith("length-5 ")
    return {"points": int(tile.split()[1])}


def pair() -> Says:
    done = placed("pair", "close each")
    stack = drawn("pair")["stack"]
    (tile,) = [tile for tile in tiles_of(done) if tile.startswith(f"{stack} ")]
    cities = [city for name in FACTS.stack_provinces[stack] for city in FACTS.provinces[name]]
    assert set(cities) <= set(offices_of(done).split())
    return {"offices": len(cities), "points": int(tile.split()[1])}


ROUTES: Final = {
    3: "zuerich kempten augsburg",
    4: "zuerich kempten augsburg muenchen",
    5: "zuerich kempten augsburg muenchen salzburg",
}


def carriages() -> Says:
    picture = drawn("carriages")
    had, gained = 2, []
    for cities in picture["routes"]:
        done = closed(table(ROUTES[cities], carriage=had, moment="played"), "close province bayern")
        gained.append(done.players[0].carriage)
        had = done.players[0].carriage
    assert gained == [3, 4, 4]
    return {"first": gained[0], "second": gained[1], "need": had + 1}


def cartwright() -> Says:
    picture = drawn("cartwright")
    (cities,) = picture["routes"]
    start = table(ROUTES[cities], carriage=picture["from"], moment="played")
    done = after(closed(start, "close province bayern"), "call cartwright")
    reached = done.players[0].carriage
    return {"cities": cities, "carriage": reached, "points": FACTS.carriages[reached]}


def hand() -> Says:
    picture = drawn("hand")
    cards = [*picture["keep"], *picture["discard"]]
    start = closed(table(ROUTES[3], " ".join(cards), moment="played"), "close province bayern")
    done = after(start, *(f"discard {city}" for city in picture["discard"]))
    assert set(hand_of(done).split()) == set(picture["keep"])
    return {"before": len(cards), "away": len(picture["discard"])}


def last_round() -> Says:
    picture = drawn("last-round")
    ends, seats = picture["ends"], picture["seats"]
    offices = " ".join([city.id for city in FACTS.cities if city.id not in ROUTES[3].split()][:19])
    others = (Seat(),) * (seats - 1)
    start = table(ROUTES[3], offices=offices, moment="played", others=others, seat=ends, first=picture["first"])
    done = closed(start, "close province schweiz")
    assert done.players[ends].supply == 0
    assert "game-end 1" in tiles_of(done, ends)
    turns: list[int] = []
    while THURN_TAXIS.to_act(done):
        if done.seat not in (ends, *turns):
            turns.append(done.seat)
        done = after(done, choices(done)[-1] if "end" in choices(done) else choices(done)[0])
    return {"left": len(turns), "bonus": 1}


def score() -> Says:
    picture = drawn("score")
    offices = " ".join([city.id for city in FACTS.cities][: 20 - picture["left"]])
    position = table(carriage=picture["carriage"], tiles=" ".join(picture["tiles"]), offices=offices)
    taken = {tile.split()[0]: int(tile.split()[1]) for tile in tiles_of(position)}
    assert taken == picture["tiles"]
    points = THURN_TAXIS.view(position, 0).players[0].points
    assert points is not None
    return {
        "carriage": FACTS.carriages[picture["carriage"]],
        "tiles": sum(taken.values()),
        "left": position.players[0].supply,
        "points": points,
    }


def tie() -> Says:
    """TT-42: Anna and David have as many points, Ben has the bonus and fewer."""
    picture = drawn("tie")
    all_placed = " ".join([city.id for city in FACTS.cities][:20])
    gained = (
        (7, "all-provinces bayern length-6"),
        (7, "game-end baden schweiz-tyrol wuerttemberg-hohenzollern"),
        (6, "length-7 boehmen-salzburg length-5"),
        (7, "all-provinces bayern boehmen-salzburg schweiz-tyrol"),
    )
    (anna, *others) = [Seat(offices=all_placed, carriage=carriage, tiles=tiles) for carriage, tiles in gained]
    position = table(offices=anna.offices, carriage=anna.carriage, tiles=anna.tiles, others=others)
    position.phase = OVER
    standings = THURN_TAXIS.standings(position)
    assert list(standings.scores) == picture["points"]
    assert standings.winners == (3,)
    return {"points": standings.scores[3]}


PLAYED: Final[dict[str, Callable[[], Says]]] = {
    "first-turn": first_turn,
    "fit": fit,
    "stuck": stuck,
    "carrier": carrier,
    "each": each,
    "province": province,
    "passed-over": passed_over,
    "length": length,
    "pair": pair,
    "carriages": carriages,
    "cartwright": cartwright,
    "hand": hand,
    "last-round": last_round,
    "score": score,
    "tie": tie,
}


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_says_what_the_rules_do(name: str) -> None:
    assert PLAYED[name]() == EXAMPLES[name].says
