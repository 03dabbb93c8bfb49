"""Observations hold what a seat may know and nothing else; action ids mean one thing; masks are legal actions."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from postroad.core.chance import Quick
from postroad.core.game import Standings
from postroad.core.refusals import Refused
from postroad.core.spaces import Layout, Spaces, utilities
from postroad.games import GAMES
from postroad.games.kings_road import spaces as kings_road
from postroad.games.kings_road.actions import number as kings_road_number
from postroad.games.kings_road.board import REGIONS
from postroad.games.kings_road.view import View as KingsRoadView
from postroad.games.thurn_taxis import spaces as thurn_taxis
from postroad.games.thurn_taxis.board import CITIES, STACKS
from postroad.games.thurn_taxis.view import PHASES, TILES
from postroad.games.thurn_taxis.view import View as ThurnTaxisView
from tests.conformance.cases import CASES, Case, choosers, walk
from tests.conformance.hidden import secrets_of

SPACES: dict[str, Spaces[Any]] = {"thurn-taxis": thurn_taxis.SPACES, "kings-road": kings_road.SPACES}
every_case_with_spaces = pytest.mark.parametrize("case", [case for case in CASES if case.slug in SPACES], ids=str)


class Read:
    """An observation, read by the names of its layout."""

    def __init__(self, layout: Layout, observation: bytes) -> None:
        self.layout, self.bytes = layout, observation

    def all(self, name: str) -> list[int]:
        return self.layout.read(self.bytes, name)

    def one(self, name: str) -> int:
        (value,) = self.all(name)
        return value

    def cards(self, name: str) -> tuple[str, ...]:
        return tuple(city for city, count in zip(CITIES, self.all(name), strict=True) for _ in range(count))

    def place(self, name: str) -> int:
        (found,) = [place for place, value in enumerate(self.all(name)) if value]
        return found


def same_thurn_taxis(seen: Read, view: ThurnTaxisView, seat: int) -> None:
    seats = len(view.players)
    assert PHASES[seen.place("phase")] == view.phase
    assert (seen.place("turn") + seat) % seats == view.turn
    assert (seen.place("first") + seat) % seats == view.first
    assert seen.one("deck_size") == view.deck_size
    assert seen.one("discard_size") == len(view.discard)
    assert seen.one("round") == view.round
    assert bool(seen.one("has_official")) == view.has_official
    assert bool(seen.one("must_call")) == view.must_call
    assert bool(seen.one("closing_each")) == view.closing_each
    assert seen.one("all_provinces_nine") == (view.switches.all_provinces == 9)
    assert seen.one("abandon_stuck") == (view.switches.abandon == "stuck")
    assert seen.one("postmaster_first") == (view.switches.postmaster == "first")
    assert tuple(next(iter(seen.cards(f"slot {n}")), None) for n in range(1, 7)) == view.display
    assert seen.cards("pending") == view.pending
    assert seen.cards("choices") == view.choices
    assert seen.cards("pool") == view.pool
    assert seen.cards("discard") == view.discard
    left = [TILES[tile] for tile, is_left in enumerate(seen.all("tiles_left")) if is_left]
    assert {stack: tuple(worth for name, worth in left if name == stack) for stack in STACKS} == view.stacks
    own = view.players[seat]
    assert (seen.cards("hand"), seen.cards("drawn")) == (own.hand, own.drawn)
    for place in range(seats):
        player = view.players[(seat + place) % seats]
        assert seen.cards(f"known {place}") == player.known
        stops = {at: city for city, at in zip(CITIES, seen.all(f"route {place}"), strict=True) if at}
        assert tuple(stops[at] for at in sorted(stops)) == player.route
        assert seen.cards(f"offices {place}") == player.offices
        assert tuple(TILES[t] for t, has in enumerate(seen.all(f"tiles {place}")) if has) == player.tiles
        assert seen.one(f"supply {place}") == player.supply
        assert seen.one(f"carriage {place}") == player.carriage
        assert player.points in (None, seen.one(f"points {place}") + thurn_taxis.LEAST_POINTS)
        assert seen.one(f"hand_size {place}") == player.hand_size
        assert seen.one(f"route_length {place}") == len(player.route)
        assert seen.one(f"old {place}") == player.old


def same_kings_road(seen: Read, view: KingsRoadView, seat: int) -> None:
    seats = len(view.players)
    assert REGIONS[seen.place("king")] == view.king
    for name in ("round", "dragons", "is_second", "hereditary_nobles"):
        assert seen.one(name) == getattr(view, name)
    choice = view.players[seat].choice
    assert seen.one("choice") == (0 if choice is None else kings_road_number(choice) + 1)
    for name in ("choosing", "waiting"):
        found = {(place + seat) % seats for place, value in enumerate(seen.all(name)) if value}
        assert found == set(getattr(view, name))
    banners = seen.all("banners")
    assert banners == [number for banner in view.banners.values() for number in (*banner, 0, 0, 0, 0)[:4]]
    for place in range(seats):
        player = view.players[(seat + place) % seats]
        markers = dict(zip(REGIONS, seen.all(f"markers {place}"), strict=True))
        assert {region: count for region, count in markers.items() if count} == player.markers
        assert tuple(r for r, has in zip(REGIONS, seen.all(f"nobles {place}"), strict=True) if has) == player.nobles
        assert seen.one(f"supply {place}") == player.supply
        assert seen.one(f"score {place}") == player.score
        assert bool(seen.one(f"has_dragon {place}")) == ("dragon" in player.cards)
        assert bool(seen.one(f"has_witch {place}")) == ("witch" in player.cards)
        assert bool(seen.one(f"has_chosen {place}")) == player.has_chosen


SAME: dict[str, Callable[[Read, Any, int], None]] = {"thurn-taxis": same_thurn_taxis, "kings-road": same_kings_road}


@every_case_with_spaces
def test_everything_open_is_in_an_observation_and_nothing_hidden(case: Case) -> None:
    spaces, rng = SPACES[case.slug], Random(str(case))
    layout = spaces.layout(case.seats)
    covered = {byte for name in layout for byte in range(layout[name].start, layout[name].stop)}
    for chooser in choosers(case).values():
        for position, _, _ in list(walk(case, 3, 400, chooser))[::23]:
            for seat in range(case.seats):
                observation = spaces.observation(position, seat)
                assert len(observation) == layout.size
                assert not any(byte for at, byte in enumerate(observation) if at not in covered)
                SAME[case.slug](Read(layout, observation), case.game.view(position, seat), seat)
                other = secrets_of(case.game).permuted(position, seat, rng)
                assert spaces.observation(other, seat) == observation
                assert spaces.mask(other, seat) == spaces.mask(position, seat)


@every_case_with_spaces
def test_masks_are_the_legal_actions_and_ids_mean_one_thing_each(case: Case) -> None:
    spaces, game = SPACES[case.slug], case.game
    assert len(set(spaces.actions)) == len(spaces.actions)
    for position, _, _ in list(walk(case, 4, 300))[::3]:
        for seat in range(case.seats):
            mask = spaces.mask(position, seat)
            assert len(mask) == len(spaces.actions)
            ids = {action for action, is_legal in enumerate(mask) if is_legal}
            owed = position.actions(seat) if seat in game.to_act(position) else []
            assert ids == {spaces.id_of(position, seat, number) for number in owed}
            assert {spaces.number_of(action) for action in ids} == set(owed)
            for action in ids:
                named = spaces.named(position, seat, action)
                assert named == game.named(position, seat, spaces.number_of(action))
                if case.slug == "thurn-taxis":
                    assert game.write(named) == spaces.actions[action]
                else:
                    assert game.number(named) == game.number(game.parse(spaces.actions[action])) == action


@pytest.mark.parametrize("slug", SPACES)
def test_what_does_not_exist_is_refused(slug: str) -> None:
    position, spaces = GAMES[slug].start({}, 2, Quick(1)), SPACES[slug]
    for ask in (spaces.observation, spaces.mask):
        with pytest.raises(Refused, match="no-such-seat"):
            ask(position, 2)
    for action in (-1, len(spaces.actions)):
        with pytest.raises(Refused, match="action-unknown"):
            spaces.named(position, 0, action)
    with pytest.raises(KeyError, match="there is no field 'colour'; there are"):
        spaces.layout(2)["colour"]


def test_utilities_add_up_to_nothing() -> None:
    assert utilities(Standings((1, 2, 3), (2,), "over")) == (-0.5, -0.5, 1.0)
    assert utilities(Standings((3, 3, 1), (0, 1), "over")) == (0.25, 0.25, -0.5)
    assert utilities(Standings((3, 3), (0, 1), "over")) == (0.0, 0.0)
    assert utilities(Standings((3, 3), (), "limit")) == (0.0, 0.0)
