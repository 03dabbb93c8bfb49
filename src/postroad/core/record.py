"""The game record: JSON Lines, one self-contained text for each game."""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, BinaryIO, Final

from postroad.core.fairness import AnyFair, FairError, is_digest, read_fair
from postroad.core.game import Entry, Game, Standings
from postroad.core.json_keys import DuplicateKey, distinct
from postroad.core.refusals import Refusal

FORMAT: Final = "postroad-record"
VERSION: Final = 1
BRANCHED: Final = 2  # the version of a record that begins in the middle of another game
LONGEST_LINE: Final = 65_536  # bytes
DEEPEST: Final = 32  # lists and objects within each other
LONGEST_SHOWN: Final = 200  # characters of what is quoted from a file
MOST_LINES: Final = 500_000  # of one game
OWN: Final = (
    "format",
    "version",
    "game",
    "rules",
    "players",
    "deal",
    "branch",
    "fair",
)  # keys of a header that are no settings
BEFORE_PLAYERS: Final = ("edition", "options")  # settings that stand before the players; others behind them


class RecordError(ValueError):
    """What is wrong with which line of a record; `rule` is "" where no rule of the game is broken."""

    def __init__(self, line: int, key: str, rule: str = "", **arguments: str | int) -> None:
        self.line = line
        self.key = key
        self.rule = rule
        self.arguments = arguments
        self.refusal: Refusal | None = None  # for a decision that is not legal,
        self.slug = ""  # and of which game
        details = ", ".join(f"{name} {value}" for name, value in arguments.items())
        super().__init__(": ".join(part for part in (f"line {line}", rule, key, details) if part))


@dataclass(frozen=True)
class Deal:
    """Which numbered deal a game was: the same command with the same seed deals it again."""

    by: str  # the command that numbers so: simulate, arena
    seed: int
    number: int


@dataclass(frozen=True)
class Branch:
    """What a game branched from: it begins with the first lines of another record, and goes on in its own way."""

    record: str  # SHA-256 of the other record's text, in hexadecimal digits
    lines: int  # how many of its lines after the header are the first of this one


@dataclass
class Record:
    """One game, written down."""

    slug: str
    rules: int
    settings: dict[str, Any]  # what else the header says: the game's own, whole
    players: tuple[str, ...]
    fair: AnyFair | None = None
    entries: list[Entry] = field(default_factory=list)
    result: dict[str, Any] | None = None  # the last line, once the game has ended
    deal: Deal | None = None  # None where nobody numbered it
    branch: Branch | None = None  # None where it began at the beginning

    def text(self) -> str:
        """The whole record, the same bytes for the same game."""
        lines = [self.header(), *self.entries, *([self.result] if self.result else [])]
        return "".join(line_text(line) for line in lines)

    def header(self) -> dict[str, Any]:
        """The first line."""
        version = BRANCHED if self.branch else VERSION
        head: dict[str, Any] = {"format": FORMAT, "version": version, "game": self.slug, "rules": self.rules}
        if taken := [key for key in self.settings if key in OWN]:
            raise ValueError(f"{self.slug}: a setting cannot be called {taken[0]!r}, which every header has")
        head |= {key: self.settings[key] for key in BEFORE_PLAYERS if key in self.settings}
        head["players"] = list(self.players)
        head |= {key: value for key, value in self.settings.items() if key not in BEFORE_PLAYERS}
        if self.deal:
            head["deal"] = {"by": self.deal.by, "seed": self.deal.seed, "number": self.deal.number}
        if self.branch:
            head["branch"] = {"record": self.branch.record, "lines": self.branch.lines}
        if self.fair:
            head["fair"] = self.fair.header()
        return head


def line_text(line: Mapping[str, Any]) -> str:
    """One line, with its newline."""
    return _json(line) + "\n"


def shown(value: Any) -> str:
    """A part of a file as it stands there, cut where it is very long."""
    text = _json(value)
    return text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "…"


def _json(value: Any) -> str:
    return "".join(_encoded(value, 0))


def _encoder() -> Callable[[Any, int], Iterable[str]]:
    """What `json.dumps` makes anew for every value, made once: a third of the time, where this Python has it."""
    plain = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))
    make: Callable[..., Callable[[Any, int], Iterable[str]]] | None = getattr(json.encoder, "c_make_encoder", None)
    if make is None:
        return lambda value, _: plain.iterencode(value)
    return make(None, plain.default, json.encoder.encode_basestring, None, ":", ",", False, False, True)  # noqa: FBT003


_encoded: Final = _encoder()


def result_line(
    standings: Standings,
    resigned: Iterable[int] = (),
    secret: bytes | None = None,
    undone: int = 0,
    hinted: Iterable[int] = (),
) -> dict[str, Any]:
    """The last line of a game that has ended.

    `undone` is how often something revealed was taken back, `hinted` are the seats that asked for hints.
    """
    line: dict[str, Any] = {"result": None}
    left = sorted(set(range(len(standings.scores))) - set(resigned))
    if len(left) == 1:
        line = {"result": {"scores": None, "winners": left}, "reason": "resigned"}
    elif standings.state == "limit":
        line["reason"] = "limit"
    elif standings.state == "over":
        line["result"] = {"scores": list(standings.scores), "winners": sorted(standings.winners)}
    else:
        line["reason"] = "stopped"
    if secret is not None:
        line["secret"] = secret.hex()
    if undone:
        line["undone"] = undone
    if asked := sorted(hinted):
        line["hinted"] = asked
    return line


def read_lines(source: Iterable[bytes]) -> Iterator[tuple[int, dict[str, Any]]]:
    """The numbered lines of a file; raises RecordError for what is no JSON object."""
    for number, raw in enumerate(source, 1):
        if len(raw) > LONGEST_LINE:
            raise RecordError(number, "line-too-long", limit=LONGEST_LINE)
        try:
            # Some editors put a byte order mark before the first line.
            data = _parsed(raw.decode("utf-8-sig" if number == 1 else "utf-8"))
        except UnicodeError:
            raise RecordError(number, "not-utf-8") from None
        except DuplicateKey as twice:
            raise RecordError(number, "key-twice", name=shown(twice.key)) from None
        except (ValueError, RecursionError):
            key = "line-cut-off" if not raw.endswith(b"\n") else "not-json"
            raise RecordError(number, key) from None
        if not isinstance(data, dict):
            raise RecordError(number, "not-an-object")
        yield number, data


def _parsed(text: str) -> Any:
    """What a line says; raises ValueError for what is no JSON that we could write as well."""
    data = _DECODER.decode(text)
    if text.count("[") + text.count("{") > DEEPEST and _depth(data) > DEEPEST:
        raise ValueError("nested too deeply")
    if "\\u" in text:  # half a surrogate pair is no character
        _json(data).encode()
    return data


def _no_constant(name: str) -> None:
    raise ValueError(f"{name} is not JSON")


_DECODER: Final = json.JSONDecoder(object_pairs_hook=distinct, parse_constant=_no_constant)


def _depth(data: Any) -> int:
    depth, level = 0, [data]
    while level:
        depth += 1
        level = [part for value in level for part in _parts(value)]
    return depth


def _parts(value: Any) -> Iterable[Any]:
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list) else ()


def bounded_lines(file: BinaryIO) -> Iterator[bytes]:
    """The lines of a binary file, none of them read further than the longest allowed."""
    while raw := file.readline(LONGEST_LINE + 1):
        yield raw


def is_header(line: Mapping[str, Any]) -> bool:
    return "format" in line


def read_header(number: int, line: Mapping[str, Any], games: Mapping[str, Game[Any, Any]]) -> Record:
    """A record without entries; raises RecordError for a header that is not ours."""
    if line.get("format") != FORMAT:
        raise RecordError(number, "not-a-record")
    version = line.get("version")
    if not _is_number(version, VERSION) and not _is_number(version, BRANCHED):
        raise RecordError(number, "version-unknown", found=shown(version), known=f"{VERSION}, {BRANCHED}")
    slug = line.get("game")
    if not isinstance(slug, str) or slug not in games:
        raise RecordError(number, "game-unknown", found=shown(slug).strip('"'), known=" ".join(games))
    game = games[slug]
    if not _is_number(line.get("rules"), game.rules):
        raise RecordError(number, "rules-unknown", found=shown(line.get("rules")), known=game.rules)
    players = line.get("players")
    if not isinstance(players, list) or not all(isinstance(name, str) for name in players):
        raise RecordError(number, "players-wrong")
    settings = {key: value for key, value in line.items() if key not in OWN}
    fair, deal = _read_fair(number, line, len(players)), _read_deal(line)
    branch = _read_branch(number, line) if version == BRANCHED else None
    return Record(slug, game.rules, settings, tuple(players), fair, deal=deal, branch=branch)


def _is_number(found: Any, number: int) -> bool:
    return type(found) is int and found == number  # to Python, true and 1.0 are 1 as well


def _read_deal(line: Mapping[str, Any]) -> Deal | None:
    """None also for what other programs may have meant by the same key: nothing follows from it."""
    match line.get("deal"):
        case {"by": str(by), "seed": seed, "number": number} if type(seed) is int and type(number) is int:
            return Deal(by, seed, number)
    return None


def _read_branch(number: int, line: Mapping[str, Any]) -> Branch:
    match line.get("branch"):
        case {"record": str(record), "lines": lines} if is_digest(record) and type(lines) is int and lines >= 0:
            return Branch(record, lines)
    raise RecordError(number, "branch-malformed")


def _read_fair(number: int, line: Mapping[str, Any], seats: int) -> AnyFair | None:
    if "fair" not in line:
        return None
    try:
        return read_fair(line["fair"], seats)
    except FairError as error:
        arguments: dict[str, str | int] = {} if error.seat is None else {"seat": error.seat + 1}
        raise RecordError(number, error.key, "", **arguments) from None
