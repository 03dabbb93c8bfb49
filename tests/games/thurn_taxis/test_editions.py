"""Editions and their switches: what a host may ask for (TT-15, TT-21, TT-35)."""

from dataclasses import asdict
from typing import Any

import pytest

from postroad.core.chance import Quick
from postroad.core.refusals import Refused
from postroad.games.thurn_taxis.editions import EDITIONS, Switches, switches
from postroad.games.thurn_taxis.game import THURN_TAXIS
from postroad.games.thurn_taxis.names import switches_of
from tests.games.thurn_taxis.tables import ALL_MIXES

CUSTOM = {"edition": "custom", "all_provinces": 8, "abandon": "free", "postmaster": "first"}


def _refused(options: dict[str, Any]) -> str:
    with pytest.raises(Refused) as refused:
        THURN_TAXIS.start(options, 2, Quick(1))
    return str(refused.value)


def test_the_editions_are_those_of_the_table() -> None:
    """TT-15, TT-21, TT-35: four named sets of switches."""
    assert EDITIONS == {
        "ru": Switches(9, "free", "empty"),
        "cs": Switches(9, "free", "empty"),
        "hu": Switches(8, "stuck", "first"),
        "de": Switches(8, "free", "empty"),
    }


def test_the_russian_edition_is_the_default() -> None:
    """TT-35: nothing said, nine provinces asked for."""
    assert switches({}) == EDITIONS["ru"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_game_is_played_with_the_switches_of_its_edition(edition: str) -> None:
    """TT-15, TT-21, TT-35: all three."""
    assert switches_of(THURN_TAXIS.start({"edition": edition}, 2, Quick(1))) == EDITIONS[edition]


@pytest.mark.parametrize("mix", ALL_MIXES)
def test_a_host_may_mix_the_switches(mix: dict[str, Any]) -> None:
    """TT-15, TT-21, TT-35: each of eight ways, as options and back."""
    assert {"edition": "custom", **asdict(switches_of(THURN_TAXIS.start(mix, 2, Quick(1))))} == mix


@pytest.mark.parametrize("edition", ["en", "", "RU", None, 1, ["ru"]])
def test_an_unknown_edition_is_refused(edition: object) -> None:
    """TT-4: with those there are."""
    assert _refused({"edition": edition}) == f"edition-unknown edition={edition} known=ru cs hu de custom"


@pytest.mark.parametrize("switch", ["all_provinces", "abandon", "postmaster"])
def test_a_custom_game_needs_all_three_switches(switch: str) -> None:
    """TT-15, TT-21, TT-35: none is guessed."""
    assert (
        _refused({name: value for name, value in CUSTOM.items() if name != switch}) == f"option-missing option={switch}"
    )


@pytest.mark.parametrize("switch", ["all_provinces", "abandon", "postmaster"])
@pytest.mark.parametrize("edition", [{}, {"edition": "hu"}])
def test_a_named_edition_has_its_switches_already(edition: dict[str, str], switch: str) -> None:
    """TT-15, TT-21, TT-35: even where the value would be the same."""
    assert _refused({**edition, switch: CUSTOM[switch]}) == f"option-needs-custom option={switch}"


@pytest.mark.parametrize(
    ("switch", "value", "known"),
    [
        ("all_provinces", 7, "9 8"),
        ("all_provinces", "9", "9 8"),
        ("all_provinces", True, "9 8"),
        ("all_provinces", 9.0, "9 8"),
        ("abandon", "never", "free stuck"),
        ("abandon", None, "free stuck"),
        ("postmaster", ["first"], "empty first"),
    ],
)
def test_a_switch_has_two_values(switch: str, value: object, known: str) -> None:
    """TT-15, TT-21, TT-35: the refusal names both."""
    assert _refused({**CUSTOM, switch: value}) == f"option-value option={switch} value={value} known={known}"


def test_an_unknown_option_is_refused() -> None:
    """TT-4: with those there are."""
    known = "abandon all_provinces edition first postmaster"
    assert _refused({"hereditary_nobles": True}) == f"option-unknown option=hereditary_nobles known={known}"
