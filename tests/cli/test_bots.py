"""`postroad bots` says who there is."""

import pytest
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
