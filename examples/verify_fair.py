"""Check that the cards of a sealed game of Thurn und Taxis were not stacked: python verify_fair.py RECORD

It needs nothing but Python's standard library and none of Postroad's code: it follows the deck
from the lines of the record alone, and draws every card anew from the secret at its end and from what
the players added. Exits with 0 if every card is the one that they fixed, else with 1 and the first line
that is not. Compare the seal that it says with the one that you saw before the game.

It does not check the rules; `postroad verify` does that as well.
"""

import hashlib
import hmac
import json
import sys
from collections import Counter

CITIES = (
    "augsburg basel budweis carlsruhe freiburg ingolstadt innsbruck kempten linz lodz mannheim muenchen nuernberg "
    "passau pilsen regensburg salzburg sigmaringen stuttgart ulm wuerzburg zuerich"
).split()
COPIES = 3


class Wrong(Exception):
    """What is wrong with the record."""


class Seal:
    """The draws that a secret and what the seats added to it fix beforehand."""

    def __init__(self, fair, secret):
        if hashlib.sha256(b"postroad-fair-1" + secret).hexdigest() != fair["commitment"]:
            raise Wrong("the secret is not the one that was sealed before the game")
        added = b"\0".join(map(bytes.fromhex, fair["entropy"])) if fair["scheme"] == 1 else shares(fair)
        self.key = hmac.digest(secret, added, "sha256")
        self.draws = 0

    def draw(self, deck):
        """The card that must be drawn next from these cards."""
        cards = sorted(deck.elements())
        attempt = 0
        while True:
            message = b"draw" + self.draws.to_bytes(8, "big") + attempt.to_bytes(4, "big")
            number = int.from_bytes(hmac.digest(self.key, message, "sha256")[:8], "big")
            if number < 2**64 // len(cards) * len(cards):  # else some cards would be likelier than others
                self.draws += 1
                return cards[number % len(cards)]
            attempt += 1


def shares(fair):
    """Scheme 2: every share that came; raises Wrong for one that is not as its commitment fixed it."""
    found = b"postroad-fair-2" + fair["table"].encode()
    for seat, one in enumerate(fair["shares"]):
        share = bytes.fromhex(one["share"]) if one else b""  # null: the seat added none; "": it was withheld
        sealed = hashlib.sha256(b"postroad-share-2" + fair["table"].encode() + bytes([seat]) + share).hexdigest()
        if share and sealed != one["commitment"]:
            raise Wrong(f"the share of seat {seat} is not the one that was fixed before the game")
        found += bytes([seat]) + share if share else b""
    return found


class Table:
    """Where the cards are, as the lines tell it: what is not in the deck goes somewhere and comes back."""

    def __init__(self, seal):
        self.seal = seal
        self.is_sealed = True
        self.deck = Counter(dict.fromkeys(CITIES, COPIES))
        self.discard = Counter()
        self.display = {}
        self.routes = {}

    def follow(self, line):
        """Do what a line says; raise Wrong if the deck or the secret contradict it."""
        match line:
            case {"branch": _, "hands": hands}:
                self.begin(hands)
            case {"chance": "reshuffle"}:
                if self.deck.total():
                    raise Wrong("the deck is not empty yet")
                self.deck, self.discard = self.discard, Counter()
            case {"chance": "refill", "slot": slot, "city": city}:
                self.draw(city)
                self.display[slot] = city
            case {"do": "draw", "city": city}:
                self.draw(city)
            case {"do": "take", "slot": slot}:
                self.display.pop(slot, None)
            case {"do": "call", "official": "administrator"}:
                self.discard.update(self.display.values())
                self.display.clear()
            case {"do": "play", "seat": seat, "city": city}:
                self.routes.setdefault(seat, []).append(city)
            case {"do": "abandon" | "close", "seat": seat}:
                self.discard.update(self.routes.pop(seat, []))
            case {"do": "discard", "city": city}:
                self.discard[city] += 1

    def begin(self, hands):
        """Go on by another way than the game that this one branched from: what nobody holds and nobody sees is deck."""
        seen = [*self.display.values(), *(city for route in self.routes.values() for city in route)]
        out = Counter(seen) + Counter(city for hand in hands for city in hand) + self.discard
        self.deck = Counter(dict.fromkeys(CITIES, COPIES)) - out
        if (self.deck + out).total() != len(CITIES) * COPIES:
            raise Wrong("more cards are dealt than there are")

    def draw(self, city):
        if not self.deck.total():
            raise Wrong("a card was drawn from an empty deck")
        card = self.seal.draw(self.deck) if self.is_sealed else city
        if card != city:
            raise Wrong(f"by the secret the card was {card}, not {city}")
        self.deck[card] -= 1


def check(path):
    """How many cards were drawn, all as they had to be, and the seal; raises Wrong with the first line that is not."""
    with open(path, encoding="utf-8") as file:
        lines = [json.loads(line) for line in file]
    header, last = lines[0], lines[-1]
    if header.get("game") != "thurn-taxis" or "fair" not in header or "secret" not in last:
        raise Wrong("this is no finished, sealed game of Thurn und Taxis")
    table = Table(Seal(header["fair"], bytes.fromhex(last["secret"])))
    branch = header["branch"]["lines"] + 2 if header["version"] == 2 else 0  # lines before it are of another game
    for number, line in enumerate(lines, 1):
        table.is_sealed = number > branch
        try:
            table.follow(line)
        except Wrong as wrong:
            raise Wrong(f"line {number}: {wrong}") from None
    return table.seal.draws, header["fair"]


def main():
    try:
        draws, fair = check(sys.argv[1])
    except Wrong as wrong:
        sys.exit(f"WRONG: {wrong}")
    except (IndexError, OSError, KeyError, TypeError, ValueError, AttributeError) as error:
        sys.exit(f"WRONG: this cannot be read as a record: {error!r}")
    came = [bool(one["share"]) for one in fair.get("shares", []) if one]
    print(f"OK: all {draws} cards were drawn as the secret fixed them")  # noqa: T201
    print(f"seal {fair['commitment']}, shares of players: {sum(came)} in, {len(came) - sum(came)} withheld")  # noqa: T201


if __name__ == "__main__":
    main()
