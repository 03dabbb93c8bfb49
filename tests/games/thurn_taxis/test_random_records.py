"""The record lines of whole games: the grammar of a turn, and a reader that knows nothing but them."""

import re
from collections import Counter
from typing import Any, Final

import pytest

from postroad.core.chance import Quick
from postroad.core.game import Entry
from postroad.games.thurn_taxis.board import CITIES
from postroad.games.thurn_taxis.game import THURN_TAXIS
from postroad.games.thurn_taxis.names import cards, cities, route
from postroad.games.thurn_taxis.position import ThurnTaxisPosition
from tests.games.thurn_taxis.policies import POLICIES, Policy, at_random, play
from tests.games.thurn_taxis.tables import ALL_EDITIONS, display_of

LETTERS: Final = {
    "administrator": "A", "postmaster": "P", "carrier": "C", "cartwright": "W", "refill": "r", "reshuffle": "s",
    "take": "T", "draw": "D", "abandon": "B", "play": "L", "close": "X", "office": "O", "bonus": "b", "carriage": "c",
    "game-end": "g", "discard": "d", "end": "E",
}  # fmt: skip
TAKE1 = "(T(s?r)?|s?D)"
CLOSING = "XO*b*W?c?g?d*"
TURN = f"(A(s?r)+)?({TAKE1}(P{TAKE1})?)?(B?L(CL)?({CLOSING})?)?E(s?r)*"


def _letter(line: Entry) -> str:
    kind = line.get("official") or line.get("do") or line.get("chance") or line["gain"]
    return LETTERS["game-end" if line.get("stack") == "game-end" else kind]


@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize("policy", POLICIES)
def test_every_turn_follows_the_grammar_of_records(policy: Policy, edition: str) -> None:
    """TT-10 to TT-40: in the order of a turn, and of a closing."""
    position = THURN_TAXIS.start({"edition": edition}, 3, Quick(1))
    lines = [line for _, _, step in play(position, policy, Quick(2), most=4000) for line in step.entries]
    text = "".join(map(_letter, lines))
    turns = re.findall("[^E]*E(?:s?r)*", text)
    assert len(turns) > 50
    assert [turn for turn in turns if not re.fullmatch(TURN, turn)] == []


class Reader:
    """A table as the lines alone tell it."""

    def __init__(self, seats: int) -> None:
        self.display: dict[int, str] = {}
        self.deck = Counter(dict.fromkeys(CITIES, 3))
        self.discard: Counter[str] = Counter()
        self.hands: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.routes: list[list[str]] = [[] for _ in range(seats)]
        self.offices: list[set[str]] = [set() for _ in range(seats)]
        self.carriages = [2] * seats

    def read(self, line: Entry) -> None:
        """Do what the line says; a card that is not there fails."""
        kind = line.get("do") or line.get("chance") or line["gain"]
        getattr(self, f"_{kind}")(line.get("seat", -1), line)

    def _reshuffle(self, seat: int, line: dict[str, Any]) -> None:
        assert not +self.deck
        self.deck, self.discard = self.discard, Counter()

    def _refill(self, seat: int, line: dict[str, Any]) -> None:
        assert line["slot"] not in self.display
        self._move(self.deck, None, line["city"])
        self.display[line["slot"]] = line["city"]

    def _call(self, seat: int, line: dict[str, Any]) -> None:
        if line["official"] == "administrator":
            self.discard.update(self.display.values())
            self.display.clear()

    def _take(self, seat: int, line: dict[str, Any]) -> None:
        assert self.display.pop(line["slot"]) == line["city"]
        self.hands[seat][line["city"]] += 1

    def _draw(self, seat: int, line: dict[str, Any]) -> None:
        self._move(self.deck, self.hands[seat], line["city"])

    def _abandon(self, seat: int, line: dict[str, Any]) -> None:
        self.discard.update(self.routes[seat])
        self.routes[seat].clear()

    def _play(self, seat: int, line: dict[str, Any]) -> None:
        self._move(self.hands[seat], None, line["city"])
        assert (line["end"] == "new") == (not self.routes[seat])
        self.routes[seat].insert(0 if line["end"] == "left" else len(self.routes[seat]), line["city"])

    def _close(self, seat: int, line: dict[str, Any]) -> None:
        """The cards of a route that was closed go at the end of the closing, before any other card moves."""
        self._abandon(seat, line)

    def _office(self, seat: int, line: dict[str, Any]) -> None:
        self.offices[seat].add(line["city"])

    def _bonus(self, seat: int, line: dict[str, Any]) -> None:
        pass

    def _carriage(self, seat: int, line: dict[str, Any]) -> None:
        self.carriages[seat] += 1
        assert self.carriages[seat] == line["carriage"]

    def _discard(self, seat: int, line: dict[str, Any]) -> None:
        self._move(self.hands[seat], self.discard, line["city"])

    def _end(self, seat: int, line: dict[str, Any]) -> None:
        pass

    def _move(self, start: Counter[str], goal: Counter[str] | None, city: str) -> None:
        assert start[city] > 0
        start[city] -= 1
        if goal is not None:
            goal[city] += 1

    def seen(self) -> tuple[Any, ...]:
        """The table before the reader."""
        display = " ".join(self.display.get(slot, "-") for slot in range(6))
        hands = [+hand for hand in self.hands]
        return display, +self.deck, +self.discard, hands, self.routes, self.offices, self.carriages


def _shown(position: ThurnTaxisPosition) -> tuple[Any, ...]:
    """The same of a position."""
    players = position.players
    return (
        display_of(position), Counter(cards(position.deck)), Counter(cards(position.discard)),
        [Counter(cards(player.hand)) for player in players], [route(player) for player in players],
        [set(cities(player.offices)) for player in players], [player.carriage for player in players],
    )  # fmt: skip


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("policy", POLICIES)
def test_the_lines_alone_tell_the_whole_game(policy: Policy, seats: int) -> None:
    """TT-2 to TT-39: a reader who follows them has the same table before it after every turn."""
    position = THURN_TAXIS.start({}, seats, Quick(3))
    reader = Reader(seats)
    for line in THURN_TAXIS.opening(position):
        reader.read(line)
    for _, action, step in play(position, policy, Quick(4), most=3000):
        for line in step.entries:
            reader.read(line)
        assert action.do != "end" or reader.seen() == _shown(step.position)


def test_nothing_follows_the_last_end_of_a_game() -> None:
    """TT-40: it is the last line."""
    for seed in range(20):
        position = THURN_TAXIS.start({"edition": "hu"}, 2, Quick(seed))
        *_, (_, _, last) = play(position, at_random, Quick(-seed))
        assert [line.get("do") for line in last.entries][-1] == "end"
