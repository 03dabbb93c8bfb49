"""Puts the page of a person together: what their finished games add up to, as a reader may know it."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, NamedTuple

import msgspec

from postroad.bots import roster
from postroad.server import feats
from postroad.server.live.rows import TableSummary
from postroad.server.person_answers import (
    Acquaintance,
    BotRow,
    FeatRow,
    FinishedRow,
    Opponent,
    PersonPage,
    ResultRow,
    ShownRating,
)
from postroad.server.ratings import Ladder, Rating, in_elo, is_rated, ranks
from postroad.server.replays import variant
from postroad.store.results import OwnTable

MOST_LISTED: Final = 50  # finished games at a time


class Played(NamedTuple):
    """A finished game of a person."""

    table: OwnTable
    summary: TableSummary
    seat: int
    ranks: list[int]
    feats: Mapping[str, int]

    @property
    def score(self) -> int | None:
        """What the person reached; None where nothing was counted, or they gave up."""
        scores = self.summary.result.scores if self.summary.result else None
        return None if not scores or self.summary.seats[self.seat].has_resigned else scores[self.seat]

    @property
    def has_won(self) -> bool:
        """Whether the person won, alone or with others."""
        return self.summary.result is not None and self.seat in self.summary.result.winners

    def compared(self, seat: int) -> str:
        """How the person did against another seat."""
        own, other = self.ranks[self.seat], self.ranks[seat]
        return "ahead" if own < other else "behind" if own > other else "even"


def played_by(person: str, tables: Iterable[OwnTable]) -> list[Played]:
    """A person's finished games, without those that ended with no result, or at which they had several seats."""
    found = []
    for table in tables:
        summary = msgspec.json.decode(table.summary, type=TableSummary)
        own = [seat for seat, one in enumerate(summary.seats) if one.person == person]
        if len(own) != 1 or summary.result is None or summary.result.reason == "stopped":
            continue
        reached: list[dict[str, int]] = msgspec.json.decode(table.outcome)["feats"] if table.outcome else []
        found.append(Played(table, summary, own[0], ranks(summary), reached[own[0]] if reached else {}))
    return found


def page(
    name: str,
    games: list[Played],
    ratings: Mapping[Ladder, Rating],
    name_of: Callable[[str], str],
    sees: Callable[[OwnTable], bool],
    skip: int,
) -> PersonPage:
    """The page; `name_of` says what the reader may call a person, `sees` whether they may open a table."""
    return PersonPage(
        name,
        len(games),
        ratings_in_elo(ratings),
        _results(games),
        _bots(games),
        _feats(games, sees),
        [_finished(one, name_of, sees) for one in games[skip : skip + MOST_LISTED]],
    )


def ratings_in_elo(ratings: Mapping[Ladder, Rating]) -> list[ShownRating]:
    """Ratings as people read them."""
    return [rating_in_elo(ladder, rating) for ladder, rating in sorted(ratings.items())]


def rating_in_elo(ladder: Ladder, rating: Rating) -> ShownRating:
    """One rating as people read it."""
    return ShownRating(*ladder, *in_elo(ladder, rating)[:2], rating.games, in_elo(ladder, rating).even_with)


def _results(games: list[Played]) -> list[ResultRow]:
    alike: dict[tuple[str, int, tuple[str, ...]], list[Played]] = {}
    for one in games:
        kind = (one.table.game, len(one.summary.seats), tuple(variant(one.summary.options)))
        alike.setdefault(kind, []).append(one)
    return [_result(*kind, alike[kind]) for kind in sorted(alike)]


def _result(game: str, players: int, agreed: tuple[str, ...], games: list[Played]) -> ResultRow:
    scores = [one.score for one in games if one.score is not None]
    mean = round(sum(scores) / len(scores), 1) if scores else None
    won = sum(one.has_won for one in games)
    return ResultRow(game, players, list(agreed), len(games), won, mean, max(scores, default=None))


def _bots(games: list[Played]) -> list[BotRow]:
    """All bots of every game that was played, also those not met yet: one of them is to be beaten next."""
    found: list[BotRow] = []
    for game in dict.fromkeys(one.table.game for one in games):
        met: dict[str, Counter[str]] = {}
        for one in games:
            for seat, other in enumerate(one.summary.seats):
                kind = roster.find(other.bot, game) if one.table.game == game and other.bot else None
                if kind is not None:
                    met.setdefault(kind.name, Counter())[one.compared(seat)] += 1
        kinds = roster.ROSTER.get(game, ())
        next_one = _next([kind.name for kind in kinds], {name for name, count in met.items() if count["ahead"]})
        for kind in kinds:
            count = met.get(kind.name, Counter())
            row = (count.total(), count["ahead"], count["even"], count["behind"])
            found.append(BotRow(game, kind.name, kind.level, *row, kind.name == next_one))
    return found


def _next(bots: list[str], beaten: set[str]) -> str:
    """Who is to be beaten next: the one after the strongest who was beaten, or the weakest who never was."""
    best = max((at for at, name in enumerate(bots) if name in beaten), default=-1)
    return next((name for name in bots[best + 1 :] + bots if name not in beaten), "")


def _feats(games: list[Played], sees: Callable[[OwnTable], bool]) -> list[FeatRow]:
    best: dict[tuple[str, str], tuple[int, OwnTable]] = {}
    for one in games:
        own: dict[str, Any] = {} if one.score is None else {feats.BEST_SCORE: one.score}
        for key, value in {**own, **one.feats}.items():
            known = best.get((one.table.game, key))
            if known is None or feats.better(key, value, known[0]):
                best[one.table.game, key] = (value, one.table)
    return [FeatRow(game, key, value, table.id if sees(table) else "") for (game, key), (value, table) in best.items()]


def _finished(one: Played, name_of: Callable[[str], str], sees: Callable[[OwnTable], bool]) -> FinishedRow:
    table, summary = one.table, one.summary
    others = [other for seat, other in enumerate(summary.seats) if seat != one.seat]
    assert summary.result is not None
    return FinishedRow(
        table.id if sees(table) else "",
        table.game,
        table.ended_at,
        [Opponent(name_of(other.person)) if other.person else Opponent(bot=other.bot) for other in others],
        one.score,
        sum(rank < one.ranks[one.seat] for rank in one.ranks) + 1,
        len(summary.seats),
        one.has_won,
        is_rated(table.game, summary),
        summary.result.reason,
    )


def acquaintances(
    person: str,
    games: list[Played],
    name_of: Callable[[str], str],
    blocked: set[str],
    handles: Mapping[str, str],
) -> list[Acquaintance]:
    """Everyone with whom a person has finished a game and who is still here, the latest first."""
    met: dict[str, list[tuple[Played, int]]] = {}
    for one in games:
        for seat, other in enumerate(one.summary.seats):
            if other.person and other.person != person and name_of(other.person):
                met.setdefault(other.person, []).append((one, seat))
    found = []
    for who, together in met.items():
        count = Counter(one.compared(seat) for one, seat in together)
        last, seat = together[0]
        found.append(
            Acquaintance(
                name_of(who),
                len(together),
                count["ahead"],
                count["even"],
                count["behind"],
                last.table.id,
                seat,
                last.table.game,
                who in blocked,
                handles.get(who, ""),
            )
        )
    return found
