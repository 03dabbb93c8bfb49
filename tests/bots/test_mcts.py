"""The bot that searches, beside its search: what it leaves behind."""

import gc

import pytest

from postroad.bots.roster import bot
from postroad.core.chance import Quick
from postroad.games.thurn_taxis.game import THURN_TAXIS
from tests.bots.test_search import position


@pytest.mark.parametrize("is_on", [True, False])
def test_a_decision_leaves_the_collector_as_it_was(is_on: bool) -> None:
    asked = next(found for found in (position(4, ply) for ply in range(60, 80)) if found.actions_count(found.seat) > 2)
    view = THURN_TAXIS.view(asked, asked.seat)
    try:
        if not is_on:
            gc.disable()
        bot("mcts@5it", "thurn-taxis").choose(view, view.legal, Quick(2))
        with pytest.raises(AttributeError):
            bot("mcts@5it", "thurn-taxis").choose(None, view.legal, Quick(2))
        assert gc.isenabled() == is_on
    finally:
        gc.enable()
