"""A position as an object: how it reads, copies and compares."""

from postroad.core.chance import Quick
from postroad.games.thurn_taxis.game import THURN_TAXIS
from postroad.games.thurn_taxis.position import ThurnTaxisPosition
from tests.games.thurn_taxis.tables import Seat, after, table

TABLE = """\
thurn-taxis ru, round 15, seat 0: played
display  1 augsburg  2 -  3 linz  4 -  5 -  6 -  (deck 0, discarded 0)
bonuses  length-5 1  length-6 3/2/1  length-7 4/3/2/1  baden -  bayern 5/4/3/2  boehmen-salzburg 4/3/2  \
schweiz-tyrol 3/2/1  wuerttemberg-hohenzollern 3/2/1  all-provinces 6/5/4/3  game-end 1
> seat 0  route ulm-kempten-zuerich  hand linz linz  offices basel ulm (18 left)  carriage 4  tiles 2+3  points -10
  seat 1  route -  hand -  offices - (20 left)  carriage -  tiles -  points -20
"""


def test_a_position_reads_like_a_table() -> None:
    """TT-2, TT-3, TT-41: everything that lies there, with a mark before the seat to act."""
    position = table(
        "ulm kempten zuerich", "linz linz", moment="played", offices="basel ulm", carriage=4, tiles="length-5 baden",
        gone="baden baden", display="augsburg - linz", deck="", discard="", others=[Seat(), Seat()],
    )  # fmt: skip
    assert repr(position).splitlines()[:5] == TABLE.splitlines()
    assert len(repr(position).splitlines()) == 6


def test_a_mix_that_is_no_edition_reads_as_custom() -> None:
    """TT-15, TT-21, TT-35: and a named one as its first name."""
    mix = {"edition": "custom", "all_provinces": 9, "abandon": "stuck", "postmaster": "first"}
    assert repr(THURN_TAXIS.start(mix, 2, Quick(1))).startswith("thurn-taxis custom, round 1, seat ")
    assert repr(table(edition="hu")).startswith("thurn-taxis hu")


def test_applying_an_action_leaves_the_position_alone() -> None:
    """TT-10: also its source of chance, so that the same action leads to the same table."""
    position = THURN_TAXIS.start({}, 2, Quick(1))
    before = position.fingerprint()
    first, second = after(position, "draw"), after(position, "draw")
    assert position.fingerprint() == before != first.fingerprint() == second.fingerprint()


def test_a_copy_goes_its_own_way() -> None:
    """TT-11: with the same cards to come."""
    position = THURN_TAXIS.start({}, 3, Quick(1))
    twin = position.copy()
    twin.advance(twin.seat, 44)
    assert twin.fingerprint() != position.fingerprint()
    position.advance(position.seat, 44)
    assert twin.fingerprint() == position.fingerprint()


def test_an_assigned_position_is_equal_and_keeps_its_own_chance() -> None:
    """TT-11: a search draws from its own stream."""
    source = after(THURN_TAXIS.start({"first": 1, "edition": "hu"}, 2, Quick(1)), "draw")
    scratch = ThurnTaxisPosition(2, Quick(2))
    scratch.assign(source)
    assert scratch.fingerprint() == source.fingerprint()
    assert scratch.me is scratch.players[1]
    assert scratch.chance is not source.chance


def test_a_seat_out_of_turn_has_nothing_to_do() -> None:
    """TT-4: no legal actions, and none in words that the game does not have."""
    position = table(hand="ulm")
    assert (position.words(), position.legal(1, 0), position.legal(0, 1)) == (1, 0, 0)
    assert THURN_TAXIS.legal(position, 1) == []
