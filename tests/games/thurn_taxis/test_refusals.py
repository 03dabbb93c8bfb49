"""Every refusal there is, with what it tells the catalogues."""

import re
from dataclasses import replace
from importlib.resources import files

import pytest

from postroad.core.chance import Quick
from postroad.core.refusals import Refusal
from postroad.games.thurn_taxis.actions import NUMBERS
from postroad.games.thurn_taxis.game import THURN_TAXIS
from postroad.games.thurn_taxis.position import ThurnTaxisPosition
from tests.games.thurn_taxis.tables import Seat, after, choices, refused, table

SOURCE = files("postroad.games.thurn_taxis").joinpath("refuse.py").read_text(encoding="utf-8")

TAKE = table(hand="ulm", moment="take")
EMPTY_HAND = table(moment="take")
TAKEN = table("ulm", "kempten", moment="taken")
HOARD = table(hand="ulm", moment="take", display="linz", deck="", discard="")
NO_DISPLAY = table(hand="ulm", moment="take", display="", deck="linz", discard="")
NO_CARDS = after(table("ulm", moment="played", display="", deck="", discard="", others=[Seat(), Seat()]), "end")
SECOND_TAKE = after(TAKE, "draw", "call postmaster")
NO_ROUTE = table(hand="ulm")
ONE_CARD = table("ulm", "kempten linz")
STUCK_ONLY = table("ulm", "kempten linz", edition="hu")
TWO_CARDS = table("ulm augsburg", "muenchen ulm linz")
PLAYED = table("ulm", "kempten linz", moment="played")
NOTHING_FITS = table("ulm", "linz", moment="played")
SECOND_PLAY = after(PLAYED, "call carrier")
CLOSABLE = table("ulm stuttgart sigmaringen", "linz linz linz lodz basel", moment="played")
EACH = after(table("ulm augsburg kempten zuerich", moment="played", offices="zuerich"), "close each")
TWO_CHOICES = after(table("ulm augsburg muenchen salzburg linz", moment="played"), "close each", "office ulm")
PROVINCE = after(CLOSABLE, "close province wuerttemberg")
DISCARDING = after(PROVINCE, "office ulm", "office stuttgart")
OVER = after(table("ulm", moment="played", tiles="game-end", first=1), "end")
STOPPED = after(table("ulm", moment="played", first=1, rounds=999), "end")

CASES: list[tuple[ThurnTaxisPosition, str, str]] = [
    (OVER, "draw", "TT-40 game-over"),
    (STOPPED, "draw", "TT-43 game-stopped"),
    (NO_CARDS, "draw", "TT-12 turn-without-cards"),
    (HOARD, "take 2", "TT-12 slot-empty slot=2"),
    (HOARD, "draw", "TT-12 nothing-to-draw"),
    (TAKEN, "draw", "TT-21 postmaster-not-called"),
    (PLAYED, "take 1", "TT-10 taking-is-over"),
    (SECOND_TAKE, "call carrier", "TT-20 official-used official=carrier"),
    (EMPTY_HAND, "call administrator", "TT-21 postmaster-compulsory"),
    (after(EMPTY_HAND, "draw"), "end", "TT-21 postmaster-compulsory"),
    (NO_DISPLAY, "call administrator", "TT-20 display-empty"),
    (TAKEN, "call administrator", "TT-22 administrator-too-late"),
    (TAKE, "call postmaster", "TT-21 postmaster-too-early"),
    (after(HOARD, "take 1"), "call postmaster", "TT-12 no-second-card"),
    (PLAYED, "call postmaster", "TT-21 postmaster-too-late"),
    (TAKE, "call carrier", "TT-23 carrier-too-early"),
    (NOTHING_FITS, "call carrier", "TT-20 carrier-nothing-fits"),
    (PROVINCE, "call carrier", "TT-23 carrier-too-late"),
    (PLAYED, "call cartwright", "TT-24 cartwright-not-now"),
    (TAKE, "end", "TT-10 take-first"),
    (SECOND_TAKE, "play ulm new", "TT-21 take-second-first"),
    (PROVINCE, "end", "TT-31 offices-first"),
    (SECOND_PLAY, "abandon", "TT-23 carrier-cannot-abandon"),
    (PLAYED, "abandon", "TT-15 abandon-too-late"),
    (NO_ROUTE, "abandon", "TT-15 no-route"),
    (STUCK_ONLY, "abandon", "TT-15 abandon-only-stuck city=kempten"),
    (PLAYED, "play kempten right", "TT-23 carrier-not-called"),
    (NOTHING_FITS, "play linz right", "TT-13 played-already"),
    (DISCARDING, "play linz new", "TT-13 played-already"),
    (NO_ROUTE, "play linz new", "TT-13 not-in-hand city=linz"),
    (NO_ROUTE, "play ulm left", "TT-13 starts-a-route city=ulm"),
    (SECOND_PLAY, "play linz new", "TT-23 carrier-cannot-abandon"),
    (ONE_CARD, "play linz new", "TT-15 route-lies-there"),
    (TWO_CARDS, "play ulm right", "TT-14 already-in-route city=ulm"),
    (ONE_CARD, "play kempten left", "TT-13 one-card-is-right city=kempten"),
    (TWO_CARDS, "play muenchen left", "TT-14 fits-other-end city=muenchen"),
    (TWO_CARDS, "play linz left", "TT-14 no-road city=linz city2=ulm"),
    (TWO_CARDS, "play linz right", "TT-14 no-road city=linz city2=augsburg"),
    (DISCARDING, "close each", "TT-30 closed-already"),
    (SECOND_PLAY, "close each", "TT-23 carrier-must-play"),
    (TAKEN, "close each", "TT-16 close-after-playing"),
    (PLAYED, "close each", "TT-16 route-too-short length=1 needed=3"),
    (CLOSABLE, "close province polen", "TT-30 province-not-visited province=polen"),
    (CLOSABLE, "office ulm", "TT-30 office-only-closing"),
    (EACH, "office linz", "TT-30 not-in-route city=linz"),
    (EACH, "office zuerich", "TT-31 office-stands city=zuerich"),
    (EACH, "office kempten", "TT-31 forced-office-first city=ulm"),
    (after(EACH, "office ulm"), "office ulm", "TT-31 office-stands city=ulm"),
    (after(TWO_CHOICES, "office augsburg"), "office muenchen", "TT-30 province-has-its-office province=bayern"),
    (PROVINCE, "office sigmaringen", "TT-30 not-in-chosen-province city=sigmaringen province=wuerttemberg"),
    (DISCARDING, "discard ulm", "TT-39 not-in-hand city=ulm"),
    (PLAYED, "discard linz", "TT-39 no-discard-now"),
    (SECOND_PLAY, "end", "TT-23 carrier-must-play"),
    (TAKEN, "end", "TT-13 play-first"),
    (DISCARDING, "end", "TT-39 discard-first count=2"),
]
OUT_OF_TURN = [(1, "TT-4 not-your-turn player=0"), (2, "TT-1 no-such-seat player=2 seats=2")]


def _said(refusal: Refusal) -> str:
    return str(replace(refusal, legal=()))


@pytest.mark.parametrize(("position", "text", "said"), CASES)
def test_a_refusal_names_the_rule_and_what_matters(position: ThurnTaxisPosition, text: str, said: str) -> None:
    """TT-10 to TT-43: and what would be legal instead."""
    refusal = refused(position, position.seat, THURN_TAXIS.parse(text))
    assert (_said(refusal), refusal.legal) == (said, tuple(choices(position)))


@pytest.mark.parametrize(("seat", "said"), OUT_OF_TURN)
def test_out_of_turn_a_refusal_names_the_seat(seat: int, said: str) -> None:
    """TT-1, TT-4: nothing would be legal."""
    refusal = refused(TAKE, seat, THURN_TAXIS.parse("draw"))
    assert (_said(refusal), refusal.legal) == (said, ())


def test_no_refusal_is_left_untested() -> None:
    """TT-1 to TT-43: every rule and key in the source is among the cases."""
    tested = {tuple(said.split()[:2]) for said in (*(case[2] for case in CASES), *(case[1] for case in OUT_OF_TURN))}
    assert set(re.findall(r'"(TT-\d+)", "([a-z-]+)"', SOURCE)) == tested


def test_every_refusal_of_the_source_has_been_found() -> None:
    """TT-1 to TT-43: the pattern above misses none."""
    assert len(re.findall(r'"(TT-\d+)", "([a-z-]+)"', SOURCE)) == SOURCE.count('"TT-')


@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_not_legal_is_refused_with_a_rule(seed: int) -> None:
    """TT-1 to TT-43: all actions at every moment of a game; nothing changes."""
    position, players = THURN_TAXIS.start({"edition": "hu" if seed % 2 else "ru"}, 2, Quick(seed)), Quick(-seed)
    for _ in range(150):
        legal = THURN_TAXIS.legal(position, position.seat)
        for action in set(NUMBERS) - set(legal):
            refusal = refused(position, position.seat, action)
            assert refusal.rule
            assert refusal.key
        position = THURN_TAXIS.apply(position, position.seat, legal[players.below(len(legal))]).position


def test_a_refusal_reads_as_one_line() -> None:
    """TT-14: for programs and logs."""
    refusal = refused(TWO_CARDS, 0, THURN_TAXIS.parse("play linz left"))
    assert str(refusal) == "TT-14 no-road city=linz city2=ulm; legal: play muenchen right, abandon"
