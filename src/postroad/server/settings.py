"""Every setting of the server, with its default; flags before environment before file."""

import os
import sys
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints
from urllib.parse import urlsplit

from postroad.store.opening import Database, read_database

PREFIX: Final = "POSTROAD_"
_TRUE: Final = {"1", "true", "yes", "on"}
_FALSE: Final = {"0", "false", "no", "off"}


class SettingError(ValueError):
    """A setting that cannot be, in one line that says what would be right."""


def _setting(default: Any, about: str, least: int | None = None, most: int | None = None) -> Any:
    return field(default=default, metadata={"about": about, "least": least, "most": most})


def data_folder() -> Path:
    """Where programs keep their data on this system."""
    home = Path.home()
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "postroad"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local")) / "postroad"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "postroad"


@dataclass(frozen=True)
class Settings:
    """What `postroad serve` can be told."""

    host: str = _setting("127.0.0.1", "the address to listen at; 0.0.0.0 for the whole network")
    port: int = _setting(8710, "the port to listen at; 0 for any that is free", 0, 65535)
    database: Database = field(
        default_factory=lambda: data_folder() / "postroad.db",
        metadata={"about": "the file that keeps everything, or postgresql://user@host/name"},
    )
    origins: tuple[str, ...] = _setting((), "public addresses of the site, such as https://games.example.org")
    is_https: bool = _setting(default=False, about="people come by https (through a proxy): cookies are marked Secure")
    proxies: tuple[str, ...] = _setting((), "addresses of proxies whose X-Forwarded headers are believed")
    bots: Literal["here", "workers"] = _setting(
        "here", "where bots think: in processes of this server, or of `postroad worker`s on the same database"
    )
    bot_workers: int = _setting(2, "processes in which bots think", 1, 64)
    bot_workers_each: int = _setting(0, "of them, for the tables of one person at once; 0 for all but one", 0, 64)
    bot_memory_mib: int = _setting(1024, "the memory that each of them may use", 256, 65536)
    own_bots: tuple[str, ...] = _setting(
        (), "bots of your own that tables may have, such as mine=./mine.py:Mine; their code runs with your rights"
    )
    analysis_workers: int = _setting(1, "processes that analyse finished games, when nothing else is to do", 0, 64)
    analysis_minutes: int = _setting(60, "an analysis that takes longer is given up", 1, 1440)
    analyses_per_hour: int = _setting(20, "analyses that one person may ask for", 1, 100_000)
    analyses_each: int = _setting(3, "analyses of one person that wait or are made", 1, 10_000)
    analyses_waiting: int = _setting(100, "analyses that wait or are made in all", 1, 100_000)
    analysis_days: int = _setting(90, "an analysis that nobody looks at is removed after so many days", 1, 3650)
    most_analyses: int = _setting(2000, "analyses that are kept; beyond that the oldest go", 10, 1_000_000)
    waiting_days: int = _setting(7, "a table that has not begun is closed after so many quiet days", 1, 3650)
    resting_days: int = _setting(90, "a game that nobody goes on with is closed after so many days", 1, 3650)
    closed_days: int = _setting(30, "a table that was given up is removed after so many days; 0 for never", 0, 3650)
    finished_days: int = _setting(0, "a finished table is removed after so many quiet days; 0 for never", 0, 36500)
    upload_days: int = _setting(90, "an uploaded record that nobody opens is removed after so many days", 1, 3650)
    most_uploads: int = _setting(2000, "uploaded records that are kept; beyond that the oldest go", 10, 1_000_000)
    people_per_hour: int = _setting(30, "new people from one address", 1, 100_000)
    tables_per_hour: int = _setting(60, "new tables of one person", 1, 100_000)
    chats_per_minute: int = _setting(30, "what one person may say in a minute", 1, 100_000)
    recoveries_per_hour: int = _setting(20, "tries of recovery codes from one address", 1, 100_000)
    uploads_per_hour: int = _setting(20, "records uploaded by one person", 1, 100_000)
    requests_per_minute: int = _setting(600, "requests that change something, from one address", 10, 1_000_000)
    reads_per_minute: int = _setting(3000, "questions of one address; costly ones count more", 60, 100_000_000)
    heavy_answers: int = _setting(8, "replays that are made or sent at once", 1, 10_000)
    heavy_answers_each: int = _setting(2, "of them, to one address", 1, 10_000)
    connections_per_address: int = _setting(200, "connections of one address; proxies are free", 4, 1_000_000)
    messages_per_10s: int = _setting(60, "messages on one socket in ten seconds", 10, 1_000_000)
    frames_per_10s: int = _setting(600, "frames on one socket in ten seconds; a ping counts as ten", 100, 10_000_000)
    socket_kib_per_10s: int = _setting(256, "what one socket may send in ten seconds", 16, 1_000_000)
    refusals_per_10s: int = _setting(
        60, "answers to an address that it asks too often, before none is given", 1, 1_000_000
    )
    sockets_per_address: int = _setting(100, "sockets of strangers from one address", 1, 1_000_000)
    sockets_per_person: int = _setting(20, "sockets that one person may have open", 1, 100_000)
    watched_each: int = _setting(
        100, "tables that one person may watch at once, or the strangers of one address together", 20, 100_000
    )
    socket_unread_seconds: int = _setting(10, "a socket whose other side reads nothing for so long is cut", 1, 3600)
    lines_per_table: int = _setting(20_000, "lines of one table's log; a long game has 2,000", 1000, 1_000_000)
    headers_seconds: int = _setting(20, "a request whose headers take longer is cut", 1, 3600)
    body_seconds: int = _setting(30, "a request whose body takes longer is refused", 1, 3600)
    unread_seconds: int = _setting(20, "an answer of which nothing is taken for so long is cut", 1, 3600)
    body_kib: int = _setting(64, "the largest body of a request", 8, 1024)
    upload_kib: int = _setting(1024, "the largest record that can be uploaded", 64, 65536)
    notices: Literal["on", "off"] = _setting("on", "whether people may be told of their turns through their browsers")
    private_notices: bool = _setting(
        default=False, about="notices may go to addresses of this machine and its network, and by plain http"
    )
    services: tuple[str, ...] = _setting(
        ("webhook", "discord", "slack", "tgram", "ntfys"),
        "where else people may be told of their turns: webhook, and schemes of Apprise (needs the extra services)",
    )
    contact: str = _setting("", "an address for push services that have trouble with us: mailto:… or https://…")
    metrics: Literal["local", "all", "off"] = _setting("local", "who may read /metrics: this machine, anyone, nobody")
    log_format: Literal["text", "json"] = _setting("text", "how lines of the log are written")
    log_level: Literal["error", "warning", "info"] = _setting("warning", "what is logged")

    @property
    def is_on_loopback(self) -> bool:
        """Whether only this machine can reach the server."""
        return self.host in ("localhost", "::1") or self.host.startswith("127.")


def names() -> list[str]:
    """The names of all settings."""
    return [one.name for one in fields(Settings)]


def about(name: str) -> str:
    """What a setting is for, and what it may be."""
    one = next(one for one in fields(Settings) if one.name == name)
    hint = get_type_hints(Settings)[name]
    values = f" ({', '.join(get_args(hint))})" if get_origin(hint) is Literal else ""
    least, most = one.metadata.get("least"), one.metadata.get("most")
    bounds = f" ({least} to {most})" if least is not None else ""
    return f"{one.metadata['about']}{values}{bounds}"


def default(name: str) -> Any:
    """What a setting is if nobody says."""
    return next(one for one in fields(Settings) if one.name == name).default


def is_list(name: str) -> bool:
    """Whether a setting may be given several times."""
    return get_origin(get_type_hints(Settings)[name]) is tuple


def is_flag(name: str) -> bool:
    """Whether a setting is a question."""
    return get_type_hints(Settings)[name] is bool


def load(flags: Mapping[str, Any], environment: Mapping[str, str], file: Path | None) -> Settings:
    """The settings that were asked for; raises SettingError for the first that cannot be."""
    given: dict[str, Any] = {}
    for name, value in (_file(file) if file else {}).items():
        given[name] = _value(name, value, f"{name} in {file}")
    for name in names():
        variable = PREFIX + name.removeprefix("is_").upper()
        if variable in environment:
            given[name] = _value(name, environment[variable], variable)
    for name, value in flags.items():
        if value is not None and value != ():
            given[name] = _value(name, value, "--" + name.removeprefix("is_").replace("_", "-"))
    return replace(Settings(), **given)


def _file(path: Path) -> dict[str, Any]:
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise SettingError(f"{path} cannot be read: {getattr(error, 'strerror', None) or error}") from None
    known = {name.removeprefix("is_"): name for name in names()}
    for name in found:
        if name not in known:
            raise SettingError(f"{path} has the setting {name!r}, which there is not; there are {', '.join(known)}")
    return {known[name]: value for name, value in found.items()}


def _value(name: str, given: Any, where: str) -> Any:
    """A setting's value from what was given; `where` names the place in an error."""
    hint = get_type_hints(Settings)[name]
    if hint is bool:
        return _question(given, where)
    if hint is int:
        one = next(one for one in fields(Settings) if one.name == name)
        return _number(given, where, one.metadata["least"], one.metadata["most"])
    if name == "database":
        return read_database(_text(given, where))
    if get_origin(hint) is Literal:
        if given not in get_args(hint):
            raise SettingError(f"{where} is {given!r}; it can be {', '.join(get_args(hint))}")
        return given
    if get_origin(hint) is tuple:
        parts = given.replace(",", " ").split() if isinstance(given, str) else given
        if not isinstance(parts, list | tuple):
            raise SettingError(f"{where} is {given!r}; it must be a list of texts")
        return tuple(_origin(_text(part, where), where) if name == "origins" else _text(part, where) for part in parts)
    return _text(given, where)


def _question(given: Any, where: str) -> bool:
    if isinstance(given, bool):
        return given
    if str(given).lower() in _TRUE | _FALSE:
        return str(given).lower() in _TRUE
    raise SettingError(f"{where} is {given!r}; it can be true or false")


def _number(given: Any, where: str, least: int, most: int) -> int:
    try:
        number = int(given) if isinstance(given, str | int) and not isinstance(given, bool) else None
    except ValueError:
        number = None
    if number is None or not least <= number <= most:
        raise SettingError(f"{where} is {given!r}; it must be a whole number from {least} to {most}")
    return number


def _text(given: Any, where: str) -> str:
    if not isinstance(given, str | Path) or not str(given):
        raise SettingError(f"{where} is {given!r}; it must be a text")
    return str(given)


def _origin(given: str, where: str) -> str:
    try:
        parts = urlsplit(given.rstrip("/"))
        is_whole = parts.scheme in ("http", "https") and bool(parts.netloc) and not (parts.path or parts.query)
    except ValueError:
        is_whole = False
    if not is_whole:
        raise SettingError(f"{where} is {given!r}; it must be an address such as https://games.example.org")
    return given.rstrip("/").lower()
