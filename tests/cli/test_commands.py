"""What can be asked during a game in the terminal without changing it."""

from collections.abc import Iterator

import pytest

from tests.cli.terminal import Terminal

BEGIN = ("play", "thurn-taxis", "--seed", "3", "--first", "0", "--language", "en")


@pytest.fixture(scope="module")
def table() -> Iterator[Terminal]:
    """Thurn und Taxis after the first draw: the Postmaster must be called."""
    with Terminal(*BEGIN) as terminal:
        terminal.read()
        terminal.answer("draw")
        yield terminal


@pytest.fixture(scope="module")
def road() -> Iterator[Terminal]:
    """King's Road, just begun."""
    with Terminal("play", "kings-road", "--language", "en") as terminal:
        terminal.read()
        yield terminal


def test_a_rule_is_explained_by_its_name(table: Terminal) -> None:
    assert "TT-31: You must place every office" in table.answer("rules tt-31")


def test_all_rules_can_be_read(table: Terminal) -> None:
    said = table.answer("rules")
    assert [f"TT-{number}: " in said for number in (1, 31, 50)] == [True] * 3


def test_an_unknown_rule_is_said_to_be_none(table: Terminal) -> None:
    assert "There is no rule TT-99. Rules are named as in TT-31." in table.answer("rules TT-99")


def test_what_showed_something_new_cannot_be_taken_back(table: Terminal) -> None:
    assert "Nothing can be undone" in table.answer("undo")


def test_a_refusal_says_the_rule_and_what_would_be_legal(table: Terminal) -> None:
    said = table.answer("take 2")
    assert "call the Postmaster first. (TT-21)" in said
    assert "Possible now: call postmaster" in said


def test_an_unknown_action_is_answered_with_the_forms_there_are(table: Terminal) -> None:
    assert "play CITY left|right|new" in " ".join(table.answer("fly to ulm").split())


@pytest.mark.parametrize("typed", ["0", "99", "-1", "1" * 4000, "²"])
def test_no_number_and_no_noise_is_an_action(table: Terminal, typed: str) -> None:
    said = table.answer(typed)
    assert "is not an action" in said or "There is no number" in said


def test_bytes_that_are_no_text_are_no_action_either(table: Terminal) -> None:
    table.send(b"\xff\xfe\n")
    assert "is not an action" in table.read()


def test_the_map_says_which_roads_leave_a_city(table: Terminal) -> None:
    assert "Lodz          Pilsen" in table.answer("map")


def test_the_map_shows_every_city_where_it_lies(table: Terminal) -> None:
    assert table.answer("map").count("• ") == 22


def test_the_map_of_kings_road_says_where_banners_are_known_from(road: Terminal) -> None:
    assert "5-4-2-1: These numbers are printed in the rulebook." in road.answer("map")


def test_the_board_is_shown_again_on_request(table: Terminal) -> None:
    assert "Bonus tiles:" in table.answer("board")


def test_help_says_how_to_type_an_action(table: Terminal) -> None:
    assert "or its number" in table.answer("help")


def test_help_says_how_to_type_several_cards(road: Terminal) -> None:
    assert "4 1 9 decline" in road.answer("help")


@pytest.mark.parametrize("name", ["/nowhere/game", "/", "/dev/full", "~nobody-at-all/game", "x" * 300])
def test_a_place_that_cannot_be_written_to_is_said_to_be_one(table: Terminal, name: str) -> None:
    assert "The record could not be saved" in table.answer(f"save {name}")


def test_saving_without_a_name_asks_for_one(table: Terminal) -> None:
    assert "Give a file name: save FILE" in table.answer("save")


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "de", "ru", "hu", "cs"])
def test_the_commands_in_the_help_fit_80_columns(language: str) -> None:
    with Terminal("play", "kings-road", "--language", language) as terminal:
        terminal.read()
        lines = terminal.answer("help").split("\n")
        assert len([line for line in lines if line.startswith("  ")]) == 9
