"""Tables at which every message would be right for somebody, and those for whom it is not."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, get_args

import httpx

from postroad.server import wire
from tests.faults.running import Running
from tests.faults.sockets import begun, new_id, now, opened, send, until

KINDS: tuple[type[Any], ...] = get_args(wire.Sent)
GOOD_ROUTE = {"do": "choose", "cards": ["zin-kais-deep", "wizards-tower", "wild-hills"]}


@dataclass
class Scene:
    """Ada is host everywhere and Ben the other; Cleo has no seat. In the playing game each has drawn blindly."""

    server: Running
    ada: httpx.Client
    ben: httpx.Client
    cleo: httpx.Client
    waiting: str  # Ada sits; one seat is open
    playing: str  # Thurn und Taxis; it is Ada's turn, and both hold a card that only they know
    asking: str  # Ben asks to take something back
    away: str  # a bot stands in for Ada
    choosing: str  # King's Road; Ben has chosen, Ada has not
    fresh: str  # King's Road; nobody has chosen
    withdrawing: str  # King's Road; Ada has chosen; Ben has not
    over: str
    lesson: str  # Ada's first game of King's Road; its bot has chosen

    def asked(self) -> int:
        """The question to Ada in the game that is being played."""
        return int(now(self.ada, self.playing)["asked"])

    def secrets(self) -> Iterator[str]:
        """What no answer may hold: of tables that are not over, secrets and nonces; of people, ids and secrets."""
        rows = self.server.rows
        yield from (secret for (secret,) in rows("select secret from board where status <> 'over'"))
        nonces = rows("select body ->> 'nonce' from log join board on id = table_id where status <> 'over'")
        yield from (nonce for (nonce,) in nonces if nonce)
        for row in rows("select id, secret_hash, recovery_hash from person"):
            yield from row
        yield from (one.cookies["postroad"] for one in (self.ada, self.ben, self.cleo))


def scene(server: Running) -> Scene:
    """Everything set up."""
    ada, ben, cleo = (server.person(name) for name in ("Ada", "Ben", "Cleo"))
    over = begun("kings-road", ada, ben)
    assert send(ben, "resign", over).status_code == 200
    choosing = begun("kings-road", ada, ben)
    act(ben, choosing, GOOD_ROUTE)
    fresh = begun("kings-road", ada, ben)
    withdrawing = begun("kings-road", ada, ben)
    act(ada, withdrawing, GOOD_ROUTE)
    away = begun("kings-road", ada, ben)
    assert send(ada, "leave", away).status_code == 200
    until(lambda: now(ada, away)["room"]["seats"][0]["seal"])  # the bot has chosen, and waits for Ben from now on
    asking = begun("thurn-taxis", ada, ben, options={"first": 1})
    act(ben, asking, {"do": "draw"})
    assert send(ben, "undo", asking, to=now(ben, asking)["undo"]["by_consent"]).status_code == 200
    waiting = opened(ada, "kings-road", "me", "open")
    lesson = ada.post("/api/lessons/kings-road").json()["table"]
    until(lambda: now(ada, lesson)["room"]["seats"][1]["seal"])
    return Scene(
        server,
        ada,
        ben,
        cleo,
        waiting,
        drawn_by_both(ada, ben),
        asking,
        away,
        choosing,
        fresh,
        withdrawing,
        over,
        lesson,
    )


def drawn_by_both(ada: httpx.Client, ben: httpx.Client) -> str:
    """A game in which each has taken a card that nobody saw, up to where Ada has drawn again and may go on."""
    table = begun("thurn-taxis", ada, ben, options={"first": 0})
    for who in (ada, ben):
        act(who, table, {"do": "draw"})
        while (one := now(who, table))["view"]["turn"] == one["eye"]:
            legal = one["view"]["legal"]
            act(who, table, next((some for some in legal if some["do"] == "draw"), legal[0]))
    return table


def act(who: httpx.Client, table: str, action: dict[str, Any]) -> None:
    """One action of someone whose turn it is."""
    answer = send(who, "act", table, asked=now(who, table)["asked"], action=action)
    assert answer.status_code == 200, answer.text


# For each message: at which table Ada (Cleo, to join) may send it, and what it says.
Row = tuple[Callable[[Scene], str], Callable[[Scene], dict[str, Any]]]
RIGHT: dict[str, Row] = {
    "join": (lambda s: s.waiting, lambda s: {}),
    "leave": (lambda s: s.choosing, lambda s: {}),
    "arrange": (lambda s: s.waiting, lambda s: {"seat": 1, "plan": {"kind": "bot", "bot": "sensible"}}),
    "ready": (lambda s: s.waiting, lambda s: {"shares": [{"seat": 0, "commitment": "ab" * 32}]}),
    "share": (lambda s: s.waiting, lambda s: {"shares": [{"seat": 0, "share": "cd" * 32}]}),
    "act": (lambda s: s.playing, lambda s: {"asked": s.asked(), "action": {"do": "take", "slot": 0}}),
    "undo": (lambda s: s.playing, lambda s: {"to": now(s.ada, s.playing)["undo"]["by_consent"]}),
    "withdraw": (lambda s: s.withdrawing, lambda s: {"asked": now(s.ada, s.withdrawing)["changeable"]}),
    "answer-undo": (lambda s: s.asking, lambda s: {"agrees": True}),
    "resign": (lambda s: s.playing, lambda s: {}),
    "return": (lambda s: s.away, lambda s: {}),
    "stand-in": (lambda s: s.playing, lambda s: {"seat": 1}),
    "vote-stand-in": (lambda s: s.playing, lambda s: {"seat": 1}),
    "chat": (lambda s: s.playing, lambda s: {"text": "hello"}),
    "mute": (lambda s: s.playing, lambda s: {"seat": 1}),
    "rematch": (lambda s: s.over, lambda s: {}),
    "close-table": (lambda s: s.waiting, lambda s: {}),
    "learn": (lambda s: s.lesson, lambda s: {"step": "goal"}),
    "watch": (lambda s: s.playing, lambda s: {}),
    "unwatch": (lambda s: s.playing, lambda s: {}),
    "history": (lambda s: s.playing, lambda s: {}),
    "preview": (lambda s: s.fresh, lambda s: {"asked": now(s.ada, s.fresh)["asked"], "actions": [GOOD_ROUTE]}),
}


def name_of(kind: type[Any]) -> str:
    """What a message is called on the wire."""
    return str(kind.__struct_config__.tag)


def message(scene: Scene, name: str, **changed: Any) -> dict[str, Any]:
    """The message as it would be right."""
    table, fields = RIGHT[name]
    kind = next(kind for kind in KINDS if name_of(kind) == name)
    found = {"t": name, "table": table(scene), **fields(scene), **changed}
    if "command" in kind.__struct_fields__:
        found.setdefault("command", new_id())
    if "id" in kind.__struct_fields__:
        found.setdefault("id", new_id())
    return found


def play_out(who: httpx.Client, table: str, seed: int = 0) -> dict[str, Any]:
    """Choose at random at the first seat of a game of King's Road against bots until it is over; its end."""
    rng = random.Random(seed)

    def is_over() -> dict[str, Any] | None:
        found = now(who, table)
        menu = found["view"]["menu"]
        if found["room"]["status"] == "over":
            return found
        if menu and not found["view"]["players"][0]["has_chosen"]:
            cards = [card for card in menu["cards"] if card not in ("witch", "knight")]
            act(who, table, {"do": "choose", "cards": rng.sample(cards, menu["count"])})
        return None

    return until(is_over, 300)
