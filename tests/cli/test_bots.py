"""`postroad bots` says who there is, and a shell completes their names."""

import pytest
from click.shell_completion import BashComplete
from click.testing import CliRunner

from postroad.bots.roster import ROSTER
from postroad.cli import main
from postroad.i18n import LANGUAGES, Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_is_listed_with_its_name(language: str) -> None:
    shown = CliRunner().invoke(main, ["bots", "--language", language]).output
    for entries in ROSTER.values():
        for entry in entries:
            assert entry.name in shown
            assert Words(language).text(f"bot-{entry.name}").split()[0] in shown


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("simulate thurn-taxis --bots se", ["sensible"]),
        ("simulate kings-road --bots se", ["sensible", "second-guess"]),
        ("arena thurn-taxis --bots mcts,gr", ["mcts,greedy"]),
        ("simulate --bots second", ["second-guess"]),
        ("simulate thurn-taxis --edition r", ["ru"]),
        ("simulate ki", ["kings-road"]),
    ],
)
def test_a_shell_completes_games_bots_and_editions(typed: str, offered: list[str]) -> None:
    *before, last = typed.split()
    found = BashComplete(main, {}, "postroad", "_POSTROAD_COMPLETE").get_completions(before, last)
    assert [item.value for item in found] == offered
