"""What is hidden in Thurn und Taxis: the deck, and in other hands what nobody saw taken (TT-50)."""

from collections.abc import Callable, Iterable
from random import Random

from postroad.core.chance import Recorded
from postroad.games.thurn_taxis.actions import Action, Discard, Draw, Play
from postroad.games.thurn_taxis.board import CITIES
from postroad.games.thurn_taxis.entries import drawn
from postroad.games.thurn_taxis.game import THURN_TAXIS
from postroad.games.thurn_taxis.names import cards, heap_of
from postroad.games.thurn_taxis.position import ThurnTaxisPosition
from tests.conformance.hidden import Move, Secrets, Viewer

SHUFFLES = 12  # tried for one in which the step is legal, before the actor's hand is kept


def _hidden_seats(position: ThurnTaxisPosition, viewer: Viewer) -> list[int]:
    return [seat for seat in range(len(position.players)) if seat != viewer]


def _hidden_hand(position: ThurnTaxisPosition, seat: int) -> list[str]:
    player = position.players[seat]
    return cards(player.hand - player.known)


def shuffled(
    position: ThurnTaxisPosition,
    viewer: Viewer,
    rng: Random,
    *,
    deck: Iterable[str] = (),
    hand: Iterable[str] = (),
    owner: int = -1,
) -> ThurnTaxisPosition:
    """The hidden cards shuffled and dealt anew, but for some that stay in the deck and in the owner's hand."""
    twin = position.copy()
    kept = {seat: list(hand) if seat == owner else [] for seat in _hidden_seats(position, viewer)}
    loose = cards(position.deck) + [city for seat in kept for city in _hidden_hand(position, seat)]
    for city in [*deck, *(city for cities in kept.values() for city in cities)]:
        loose.remove(city)
    rng.shuffle(loose)
    for seat, held in kept.items():
        player = twin.players[seat]
        while len(held) < len(_hidden_hand(position, seat)):
            held.append(loose.pop())
        player.hand = player.known + heap_of(held)
        since = len(held) if player.old == 0 else rng.randint(0, len(held))
        player.drawn = heap_of(rng.sample(held, since))
    twin.deck = heap_of([*loose, *deck])
    return twin


def _twin_turn(move: Move, viewer: Viewer, rng: Random) -> Move:
    before, action = move.before, move.action
    public = drawn(move.step.entries)
    is_unseen = isinstance(action, Draw) and viewer != move.seat
    deck = [] if is_unseen else public[: before.deck_size]
    hand = _laid_open(before, move.seat, action)
    for attempt in range(SHUFFLES + 1):
        if attempt == SHUFFLES:
            hand = _hidden_hand(before, move.seat)
        twin = shuffled(before, viewer, rng, deck=deck, hand=hand, owner=move.seat)
        if action in THURN_TAXIS.legal(twin, move.seat):
            break
    outcomes = [rng.choice(cards(twin.deck or twin.discard))] if is_unseen else public
    twin.chance = Recorded(outcomes, CITIES, None)
    return Move(twin, move.seat, action, THURN_TAXIS.apply(twin, move.seat, action))


def _laid_open(before: ThurnTaxisPosition, seat: int, action: Action) -> list[str]:
    """The hidden card that a step shows to everyone."""
    if isinstance(action, Play | Discard) and action.city not in cards(before.players[seat].known):
        return [action.city]
    return []


def _of_others(field: str) -> Callable[[ThurnTaxisPosition, Viewer], object]:
    return lambda position, viewer: [getattr(position.players[seat], field) for seat in _hidden_seats(position, viewer)]


SECRETS = Secrets(
    shuffled,
    _twin_turn,
    {
        "the deck": lambda position, viewer: position.deck,
        "the hands of others": _of_others("hand"),
        "what others drew": _of_others("drawn"),
    },
)
