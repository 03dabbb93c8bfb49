"""Guesses of a private address: none is found, and one address cannot ask as often as it likes."""

import random
from collections import Counter
from pathlib import Path

import httpx

from postroad.server import auth
from tests.faults.running import FREE, running

KINDS = (".json", ".atom")


def run(folder: Path, guesses: int) -> str:
    free, limited = folder / "free", folder / "limited"
    free.mkdir()
    limited.mkdir()
    with running(free, flags=FREE) as server:
        ada = server.person("Ada")
        feed = ada.post("/api/me/feed").json()
        found = Counter(guessed(server.address, key_of(feed["json"]), guesses))
        assert found == {404: guesses}, found
        assert [ada.get(feed[kind]).status_code for kind in ("json", "atom")] == [200, 200]
        assert "unforeseen" not in server.log()
    with running(limited, flags=()) as server:
        feed = server.person("Ada").post("/api/me/feed").json()
        met = Counter(guessed(server.address, key_of(feed["json"]), max(guesses, 1000)))
        assert set(met) == {404, 429, 0}, met
    left = met.total() - met[404]
    return f"0 of {guesses:,} found; by the limits of every server, {left:,} of {met.total():,} were not looked up"


def guessed(address: str, key: str, guesses: int) -> list[int]:
    """How guesses were answered, 0 for not at all: wholly by chance, and one character beside the true key."""
    rng = random.Random(guesses)
    with httpx.Client(base_url=address, timeout=120) as client:
        answers = []
        for number in range(guesses):
            at = rng.randrange(len(key))
            near = key[:at] + ("A" if key[at] != "A" else "B") + key[at + 1 :]
            one = near if number % 2 else auth.new_secret()
            try:
                answers.append(client.get(f"/feed/{one}{KINDS[number // 2 % 2]}").status_code)
            except httpx.TransportError:  # whoever goes on is turned away before a word
                answers.append(0)
        return answers


def key_of(feed: str) -> str:
    """The secret in the address of a feed."""
    return feed.rpartition("/")[2].removesuffix(".json")
