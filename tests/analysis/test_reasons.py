"""Why one action is better: each reason is a fact of the table."""

from typing import Any

from postroad.analysis.judgement import Alternative
from postroad.analysis.reasons.kings_road import REASONS as ROAD
from postroad.analysis.reasons.thurn_taxis import REASONS as POST
from postroad.core.chance import Quick
from postroad.games.kings_road.actions import Choose
from postroad.games.kings_road.game import KINGS_ROAD
from postroad.games.thurn_taxis.actions import parse
from postroad.games.thurn_taxis.game import THURN_TAXIS
from postroad.games.thurn_taxis.position import ThurnTaxisPosition
from tests.games.thurn_taxis.tables import Seat, table


def post(position: ThurnTaxisPosition, better: str, worse: str) -> dict[str, dict[str, Any]]:
    """The reasons for one way to go on against another: actions with commas between them."""
    lines = [[(0, parse(text)) for text in way.split(", ")] for way in (better, worse)]
    one, two = (Alternative(line[0][1], (0.5, 0.5), 0.0, tuple(line)) for line in lines)
    found = POST.compare(THURN_TAXIS.view(position, 0), one, two)
    return {event.key.removeprefix("reason-thurn-taxis-"): dict(event.arguments) for event in found}


def test_closing_brings_offices_and_a_carriage() -> None:
    position = table("ulm augsburg ingolstadt", "linz", moment="played")
    found = post(position, "close each", "end")
    assert found["offices"] == {"count": 2}
    assert found["carriage"] == {"carriage": 3}


def test_a_route_that_can_wait_is_worth_more_when_it_is_longer() -> None:
    position = table("ulm augsburg ingolstadt muenchen", "salzburg passau", carriage=4, official=False, moment="played")
    found = post(position, "end", "close each")
    assert found["safe"] == {"count": 2}
    assert found["next-carriage"] == {"length": 5, "carriage": 5}
    assert found["length-bonus"] == {"length": 5, "points": 2}


def test_a_card_is_taken_for_the_route_and_another_fits_nothing() -> None:
    shown = "augsburg lodz lodz lodz basel basel"
    position = table("ulm stuttgart", "mannheim", display=shown, moment="take", others=[Seat(route="ingolstadt")])
    found = post(position, "take 1", "take 2")
    assert found["take-fits"] == {"city": "augsburg"}
    assert found["take-wanted"] == {"city": "augsburg", "player": 1}
    assert found["take-useless"] == {"city": "lodz"}


def test_after_the_other_card_nothing_would_fit() -> None:
    position = table("passau linz", "salzburg budweis innsbruck", moment="play")
    found = post(position, "play salzburg left, end", "play budweis right, end")
    assert found["fits-more"] == {"count": 2, "other": 1}
    position = table("passau linz", "salzburg lodz lodz", moment="play")
    assert post(position, "play salzburg left, end", "abandon")["gives-up"] == {"count": 2}


def test_nothing_is_said_that_follows_from_cards_that_nobody_has_seen() -> None:
    shown = "lodz lodz lodz basel basel basel"
    position = table("ulm stuttgart", "mannheim", display=shown, moment="take")
    assert set(post(position, "call administrator, take 1, play mannheim right, end", "end")) <= {"display-poor"}
    assert set(post(position, "take 1, take 1, play mannheim right, end", "take 4, end")) <= {"take-useless"}


def road(better: Choose, worse: Choose) -> dict[str, dict[str, Any]]:
    view = KINGS_ROAD.view(KINGS_ROAD.start({}, 2, Quick(0)), 0)
    found = ROAD.compare(view, Alternative(better, (0.5, 0.5), 0.0, share=0.3), Alternative(worse, (0.5, 0.5), 0.0))
    return {event.key.removeprefix("reason-kings-road-"): dict(event.arguments) for event in found}


def test_a_region_that_scores_now_is_worth_its_banner_and_a_noble() -> None:
    found = road(Choose(("zin-kais-deep", "dark-tower", "wild-hills")), Choose(("dark-tower", "wild-hills", "knight")))
    assert found["scores-now"]["region"] == "zin-kais-deep"
    assert found["scores-now"]["points"] > found["scores-now"]["other"] == 0
    assert found["noble"] == {"region": "zin-kais-deep"}
    assert found["mixture"] == {"percent": 30}


def test_the_dragon_makes_another_region_score_and_the_witch_waits() -> None:
    plain = Choose(("dark-tower", "wild-hills", "knight"))
    assert len(road(Choose(("dark-tower", "wild-hills", "dragon")), plain)["dragon"]["regions"]) == 1
    assert "witch" in road(Choose(("witch",)), plain)


def test_more_markers_in_a_region_are_harder_to_overtake() -> None:
    found = road(Choose(("kings-castle", "wild-hills", "knight")), Choose(("kings-castle", "wild-hills", "dark-tower")))
    assert found["firmer"] == {"region": "wild-hills", "count": 2, "other": 1}
