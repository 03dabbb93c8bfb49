"""Tables set up for a test, and short ways to play at them."""

from collections.abc import Mapping, Sequence
from typing import Any

from postroad.core.chance import Quick
from postroad.core.game import Entry, Step
from postroad.core.refusals import Refusal, Refused
from postroad.games.kings_road.board import FIELD, MARKERS, REGIONS
from postroad.games.kings_road.game import KINGS_ROAD
from postroad.games.kings_road.position import KingsRoadPosition
from postroad.games.kings_road.rules import begin

# Three markers far from the Dark Tower and the two regions after it.
ELSEWHERE = "choose wizards-tower wild-hills kings-altar"


def table(
    seats: int = 2,
    *,
    markers: Mapping[str, Sequence[int]] | None = None,
    nobles: Mapping[str, Sequence[int]] | None = None,
    king: str = "dark-tower",
    scores: Sequence[int] = (),
    gone: Mapping[int, str] | None = None,
    rounds: int = 0,
    **options: Any,
) -> KingsRoadPosition:
    """A table between rounds: markers by region and seat (nobles among them), nobles as seats by region."""
    position = KINGS_ROAD.start(options, seats, Quick(1))
    position.king = REGIONS.index(king)
    position.round = rounds
    for region, counts in (markers or {}).items():
        for seat, count in enumerate(counts):
            position.players[seat].markers += count << FIELD * REGIONS.index(region)
            position.players[seat].supply -= count
    for region, owners in (nobles or {}).items():
        for seat in owners:
            position.players[seat].nobles |= 1 << REGIONS.index(region)
            if not (markers or {}).get(region):
                position.players[seat].markers += 1 << FIELD * REGIONS.index(region)
                position.players[seat].supply -= 1
    for seat, score in enumerate(scores):
        position.players[seat].score = score
    for seat, cards in (gone or {}).items():
        position.players[seat].has_dragon = "dragon" not in cards
        position.players[seat].has_witch = "witch" not in cards
    assert all(0 <= player.supply <= MARKERS for player in position.players)
    begin(position)
    return position


def play(position: KingsRoadPosition, *choices: str) -> Step[KingsRoadPosition]:
    """Choices of the seats that are to act, in order; what the last of them led to."""
    for seat, text in zip(KINGS_ROAD.to_act(position), choices, strict=True):
        step = KINGS_ROAD.apply(position, seat, KINGS_ROAD.parse(text))
        position = step.position
    return step


def everyone(position: KingsRoadPosition, choice: str = ELSEWHERE) -> Step[KingsRoadPosition]:
    """The same choice for every seat that is to act."""
    return play(position, *[choice] * len(KINGS_ROAD.to_act(position)))


def refusal(position: KingsRoadPosition, seat: int, text: str) -> Refusal:
    """Why the seat may not choose this."""
    try:
        KINGS_ROAD.apply(position, seat, KINGS_ROAD.parse(text))
    except Refused as refused:
        return refused.refusal
    raise AssertionError(f"{text} is legal")


def points(step: Step[KingsRoadPosition], region: str, reason: str = "place") -> dict[int, int]:
    """What the seats earned in a region, by seat."""
    return {
        line["seat"]: line["points"]
        for line in step.entries
        if line.get("gain") == "points" and line["region"] == region and line["for"] == reason
    }


def gains(step: Step[KingsRoadPosition], kind: str) -> list[Entry]:
    """The consequences of one kind."""
    return [line for line in step.entries if line.get("gain") == kind]


def scored(step: Step[KingsRoadPosition], reason: str = "place") -> list[str]:
    """The regions in which someone earned points, in order."""
    lines = [line["region"] for line in gains(step, "points") if line["for"] == reason]
    return list(dict.fromkeys(lines))


def in_region(position: KingsRoadPosition, region: str) -> list[int]:
    """How many markers each seat has there."""
    return [player.markers >> FIELD * REGIONS.index(region) & 31 for player in position.players]


def noble_owners(position: KingsRoadPosition, region: str) -> list[int]:
    """The seats with a noble there."""
    return [seat for seat, player in enumerate(position.players) if player.nobles >> REGIONS.index(region) & 1]


def emptied(seats: int, *at_hand: int) -> dict[str, list[int]]:
    """Markers on the board, beyond where the King comes soon, that leave each seat so many at hand."""
    return {"kings-altar": [MARKERS - at_hand[seat] for seat in range(seats)]}
