"""Chance that can be proven: the formula, its evenness, and records that do not follow it."""

import hashlib
import hmac
import json
import math
from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from postroad.core.chance import Chance, ImpossibleDraw, Recorded, Sealed, commitment
from postroad.games.thurn_taxis.board import CITIES
from tests.conformance.cases import Case
from tests.core.played import (
    ROAD,
    SECRET,
    TAXIS,
    altered,
    begun,
    checked,
    error_in,
    finished,
    lines_of,
    place_of,
    play_on,
    without,
)

secrets = st.binary(min_size=1, max_size=64)
entropies = st.lists(st.binary(max_size=40), min_size=2, max_size=4)


def by_the_book(secret: bytes, parts: list[bytes], label: str, index: int, n: int) -> int:
    """The outcome, as the specification of records has it, written once more."""
    key = hmac.new(secret, b"\x00".join(parts), hashlib.sha256).digest()
    for attempt in range(1000):
        message = label.encode() + index.to_bytes(8, byteorder="big") + attempt.to_bytes(4, byteorder="big")
        x = int(hmac.new(key, message, hashlib.sha256).hexdigest()[:16], 16)
        if x < (1 << 64) // n * n:
            return x % n
    raise AssertionError("a thousand attempts")


@given(secrets, entropies, st.lists(st.integers(1, 66), min_size=1, max_size=30))
def test_draws_follow_the_formula(secret: bytes, parts: list[bytes], sizes: list[int]) -> None:
    sealed = Sealed(secret, parts)
    expected = [by_the_book(secret, parts, "draw", index, n) for index, n in enumerate(sizes)]
    assert [sealed.below(n) for n in sizes] == expected


@given(secrets, entropies)
def test_who_begins_follows_the_formula_and_is_no_draw(secret: bytes, parts: list[bytes]) -> None:
    sealed = Sealed(secret, parts)
    assert sealed.first(len(parts)) == by_the_book(secret, parts, "first", 0, len(parts))
    assert sealed.below(66) == by_the_book(secret, parts, "draw", 0, 66)


def test_a_number_too_large_to_be_fair_is_tried_anew() -> None:
    n = 2**62 + 1  # a quarter of all numbers is beyond its largest multiple
    sealed, parts = Sealed(SECRET, [b"", b""]), [b"", b""]
    assert any(by_the_book(SECRET, parts, "draw", index, 2**64) >= 3 * n for index in range(200))
    assert [sealed.below(n) for _ in range(200)] == [by_the_book(SECRET, parts, "draw", i, n) for i in range(200)]


@given(secrets)
def test_the_seal_is_a_hash_of_the_secret(secret: bytes) -> None:
    assert commitment(secret) == hashlib.sha256(b"postroad-fair-1" + secret).hexdigest()


def test_every_seat_has_a_say() -> None:
    choices = ([b"", b""], [b"a", b""], [b"", b"a"], [b"a", b"a"], [b"a", b"a", b""])
    streams = [Sealed(SECRET, parts) for parts in choices]
    assert len({tuple(stream.below(1000) for _ in range(5)) for stream in streams}) == 5


def chi_square(draw: Callable[[], int], n: int, draws: int) -> float:
    counts = Counter(draw() for _ in range(draws))
    expected = draws / n
    return sum((counts[outcome] - expected) ** 2 / expected for outcome in range(n))


def bound(n: int) -> float:
    """Exceeded by chance about once in a billion times."""
    return n + 6 * math.sqrt(2 * n) + 12


@pytest.mark.parametrize("n", [2, 3, 6, 22, 66])
def test_sealed_chance_is_even(n: int) -> None:
    sealed = Sealed(SECRET, [b"a", b"b"])
    assert chi_square(lambda: sealed.below(n), n, 20_000) < bound(n)


@pytest.mark.parametrize("n", [2, 3, 6, 22, 66])
def test_a_planted_bias_is_found_by_the_same_test(n: int) -> None:
    sealed = Sealed(SECRET, [b"a", b"b"])

    def biased() -> int:
        outcome = sealed.below(n)
        return 0 if sealed.below(10) == 0 else outcome

    assert chi_square(biased, n, 20_000) > bound(n)


def test_the_first_card_of_many_games_is_even() -> None:
    first = Counter(begun_with(secret) for secret in range(4400))
    assert sum((first[city] - 200) ** 2 / 200 for city in CITIES) < bound(22)


def begun_with(number: int) -> str:
    chance = Sealed(number.to_bytes(32, "big"), [b"", b""])
    return str(TAXIS.game.opening(TAXIS.game.start({}, 2, chance))[0]["city"])


def test_the_same_secret_gives_the_same_game() -> None:
    assert finished(TAXIS, is_sealed=True) == finished(TAXIS, is_sealed=True)
    assert finished(TAXIS, seed=1, is_sealed=True) != finished(TAXIS, seed=2, is_sealed=True)


def test_a_copy_draws_the_same() -> None:
    sealed = Sealed(SECRET, [b"", b""])
    sealed.below(66)
    twin = sealed.copy()
    assert [twin.below(9) for _ in range(20)] == [sealed.below(9) for _ in range(20)]


def test_what_was_taken_back_and_done_anew_draws_the_same() -> None:
    """Neither undo nor another decision before it re-rolls a card: draws are counted, not decisions."""
    transcript = begun(Case("thurn-taxis", {"first": 0}, 2), is_sealed=True)
    game = transcript.game
    while not any(action.do == "end" for action in game.legal(transcript.position, 0)):
        transcript.apply(0, game.legal(transcript.position, 0)[-1])
    before = transcript.position
    ended = transcript.apply(0, game.parse("end"))
    assert transcript.undo()
    assert transcript.position.fingerprint() == before.fingerprint()
    transcript.apply(0, game.parse("end"))
    assert transcript.position.fingerprint() == ended.position.fingerprint()
    drawn = [game.apply(transcript.position, 1, game.parse("draw")).entries for _ in range(3)]
    assert drawn[0] == drawn[1] == drawn[2]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_index_counts_every_card_from_the_deck(seed: int) -> None:
    """Each refill and each draw of a whole game, by the formula, from the cards that are left."""
    text = play_on(begun(TAXIS, seed, is_sealed=True), "random", seed, rounds=60).record().text()
    parts = [bytes.fromhex(part) for part in lines_of(text)[0]["fair"]["entropy"]]
    deck, index = sorted(CITIES * 3), 0
    for line in lines_of(text):
        assert line.get("chance") != "reshuffle"
        if line.get("chance") == "refill" or line.get("do") == "draw":
            secret = SECRET[:-1] + bytes([seed])
            assert deck.pop(by_the_book(secret, parts, "draw", index, len(deck))) == line["city"]
            index += 1
    assert index > 20


# ---- records --------------------------------------------------------------------------

SEALED = finished(TAXIS, is_sealed=True)
LAST = SEALED.count("\n")


def test_one_card_changed_fails_the_proof_at_its_line() -> None:
    drawn = [n for n, line in enumerate(lines_of(SEALED), 1) if line.get("chance") == "refill"]
    for number in drawn[::20]:
        city = lines_of(SEALED)[number - 1]["city"]
        keys = set()
        for other in CITIES:
            if other != city:
                error = error_in(altered(SEALED, number, city=other))
                assert error.line == number
                keys.add(error.key)
        assert "draw-unproven" in keys
        assert keys <= {"draw-unproven", "draw-absent"}


def test_the_proof_names_the_card_that_it_was() -> None:
    number = place_of(SEALED, chance="refill")
    city = lines_of(SEALED)[number - 1]["city"]
    error = error_in(altered(SEALED, number, city="ulm" if city != "ulm" else "linz"))
    assert error.arguments["expected"] == city


def test_without_the_seal_another_card_could_have_been_drawn() -> None:
    open_game = begun(TAXIS).record().text()
    assert checked(altered(open_game, 7, city="ulm"))


def test_the_proof_draws_as_the_game_does() -> None:
    names, heap = ["a", "b"], 0b0101
    card = names[Sealed(SECRET, [b""]).kind(heap, 2)]
    proof: Chance = Sealed(SECRET, [b""])
    assert Recorded([card], names, proof).kind(heap, 2) == names.index(card)
    with pytest.raises(ImpossibleDraw, match="unproven"):
        Recorded([names[1 - names.index(card)]], names, Sealed(SECRET, [b""])).kind(heap, 2)


@pytest.mark.parametrize("secret", [SECRET.hex(), "", "00" * 32])
def test_another_secret_is_refused(secret: str) -> None:
    error = error_in(altered(SEALED, LAST, secret=secret))
    assert (error.line, error.key) == (LAST, "commitment-wrong")


def test_another_commitment_is_refused() -> None:
    fair = lines_of(SEALED)[0]["fair"]
    error = error_in(altered(SEALED, 1, fair={**fair, "commitment": "00" * 32}))
    assert (error.line, error.key) == (LAST, "commitment-wrong")


def test_another_entropy_does_not_give_the_cards_that_were_drawn() -> None:
    fair = lines_of(SEALED)[0]["fair"]
    assert error_in(altered(SEALED, 1, fair={**fair, "entropy": ["", ""]})).key in ("draw-unproven", "draw-absent")


@pytest.mark.parametrize("case", [TAXIS, ROAD], ids=str)
def test_a_secret_that_is_not_revealed_is_missed(case: Case) -> None:
    text = finished(case, is_sealed=True)
    error = error_in(without(text, text.count("\n"), "secret"))
    assert (error.line, error.key) == (text.count("\n"), "fair-secret-missing")


@pytest.mark.parametrize("secret", [None, 1, "xyz", "0", [], SECRET.hex() + " ", SECRET.hex().upper()])
def test_a_secret_that_is_no_hexadecimal_text_is_refused(secret: object) -> None:
    error = error_in(altered(SEALED, LAST, secret=secret))
    assert (error.line, error.key) == (LAST, "fair-malformed")


@pytest.mark.parametrize(
    "changes",
    [
        {"scheme": 2}, {"scheme": True}, {"scheme": 1.0}, {"scheme": "1"}, {"scheme": None},
        {"commitment": None}, {"commitment": "xyz"}, {"commitment": ""}, {"commitment": "00" * 31},
        {"commitment": "AA" * 32}, {"entropy": []}, {"entropy": [""]}, {"entropy": ["", "", ""]},
        {"entropy": ["", 1]}, {"entropy": ["", None]}, {"entropy": ["", "x"]}, {"entropy": "ab"},
        {"entropy": {"": 1, "aa": 2}}, {"entropy": None}, {"entropy": ["", "0 0"]}, {"entropy": ["", "AA"]},
    ],
    ids=json.dumps,
)  # fmt: skip
def test_a_fair_block_that_is_not_as_it_must_be_is_refused(changes: dict[str, object]) -> None:
    fair = lines_of(SEALED)[0]["fair"]
    error = error_in(altered(SEALED, 1, fair=fair | changes))
    assert (error.line, error.key) == (1, "fair-malformed")


@pytest.mark.parametrize("fair", [None, True, [], "", {}, {"scheme": 1}])
def test_a_fair_block_that_is_none_is_refused(fair: object) -> None:
    assert error_in(altered(SEALED, 1, fair=fair)).key == "fair-malformed"


def test_a_running_sealed_game_is_right_but_not_proven_yet() -> None:
    (follower,) = checked(play_on(begun(TAXIS, is_sealed=True), rounds=9).record().text())
    assert not follower.is_proven
