"""The bots of Thurn und Taxis, weakest first."""

from typing import Final

from postroad.bots.bot import Bot, BotKind, Budget
from postroad.bots.heuristics.thurn_taxis import weights
from postroad.bots.heuristics.thurn_taxis.bots import (
    HORIZON,
    RoughBot,
    SensibleBot,
    TurnBot,
    attention,
    judgement,
)
from postroad.bots.mcts import MctsBot
from postroad.games.thurn_taxis.game import THURN_TAXIS


def _mcts(budget: Budget | None) -> Bot:
    assert budget is not None
    return MctsBot(THURN_TAXIS, judgement(), attention, budget, HORIZON)


BOTS: Final = (
    BotKind("sensible", 1, lambda _: SensibleBot()),
    BotKind("learner", 2, lambda _: RoughBot(0.33), is_for_newcomers=True),
    BotKind("greedy", 3, lambda _: TurnBot(weights.GREEDY)),
    BotKind("builder", 3, lambda _: TurnBot(weights.BUILDER)),
    BotKind("racer", 3, lambda _: TurnBot(weights.RACER)),
    BotKind("rival", 3, lambda _: TurnBot(weights.GREEDY, envy=0.5)),
    BotKind("counter", 4, lambda _: TurnBot(weights.TUNED, worlds=4)),
    BotKind("hasty", 5, _mcts, Budget(iterations=40)),
    BotKind("swift", 6, _mcts, Budget(iterations=250)),
    BotKind("steady", 7, _mcts, Budget(iterations=1500)),
    BotKind("mcts", 8, _mcts, Budget(ms=300)),
)
