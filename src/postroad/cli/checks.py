"""What `postroad doctor` looks at on this machine and in the database."""

import shutil
import sys
from pathlib import Path
from typing import Final, Literal, NamedTuple

import postroad
from postroad.server.settings import Settings
from postroad.store.examination import Examination, Waiting
from postroad.store.migrations import migrations

MIB: Final = 1 << 20
LITTLE_DISK: Final = 1024 * MIB
NO_DISK: Final = 100 * MIB
CLOCK_WARN_MS: Final = 1000
CLOCK_WRONG_MS: Final = 5000
LATE_WARN_MS: Final = 15_000  # longer than a lease: whoever held it is gone, and nobody has taken it up
LATE_WRONG_MS: Final = 120_000
GRACE_MS: Final = 75_000  # clocks run out no sooner than a minute after a start
SERVER_CONNECTIONS: Final = 9  # that one server may have
SAFE: Final = {"fsync": "on", "synchronous_commit": "on", "full_page_writes": "on", "data_sync_retry": "off"}
STRONGER: Final = {"remote_apply", "remote_write", "local", "on"}  # of synchronous_commit


class Check(NamedTuple):
    """One thing that was looked at."""

    about: str
    level: Literal["ok", "warning", "wrong"]
    said: str


def package_checks() -> list[Check]:
    """The program itself."""
    version = f"Postroad {postroad.__version__} on Python {sys.version.split()[0]}"
    if not postroad.COMPILED:
        slow = "the rules are not compiled and run about fifty times slower; install a wheel, or a C compiler"
        return [Check("program", "warning", f"{version}: {slow}")]
    return [Check("program", "ok", version)]


def settings_checks(settings: Settings) -> list[Check]:
    """Origins, https and proxies, as far as they can be right or wrong by themselves."""
    found: list[Check] = []
    secure = [origin for origin in settings.origins if origin.startswith("https:")]
    if secure and not settings.is_https:
        found.append(Check("https", "wrong", f"people come by {secure[0]}, but https is off: cookies are not Secure"))
    elif settings.is_https and settings.origins and len(secure) < len(settings.origins):
        plain = next(origin for origin in settings.origins if origin not in secure)
        found.append(Check("https", "wrong", f"https is on, so no cookie comes back from {plain}"))
    elif settings.is_https and not settings.origins:
        found.append(Check("origins", "warning", "https is on, but no origin is set: say by which address people come"))
    else:
        found.append(Check("origins", "ok", ", ".join(settings.origins) or "any page of the address that people type"))
    if "*" in settings.proxies:
        said = "every address is believed to be a proxy: anyone can claim to come from anywhere; name yours"
        found.append(Check("proxies", "wrong", said))
    elif settings.is_https and not settings.proxies:
        said = "https is on, but no proxy is believed: to the limits all people are one address, that of the proxy"
        found.append(Check("proxies", "warning", said))
    else:
        found.append(Check("proxies", "ok", ", ".join(settings.proxies) or "none"))
    if settings.metrics == "all":
        found.append(Check("metrics", "warning", "anyone may read /metrics"))
    if settings.private_notices:
        found.append(Check("notices", "warning", "private_notices is on: it is for tests on your own network"))
    return found


def disk_check(database: Path) -> Check:
    """The space where a file grows."""
    folder = database.parent
    while not folder.exists():
        folder = folder.parent
    free = shutil.disk_usage(folder).free
    level: Literal["ok", "warning", "wrong"] = "wrong" if free < NO_DISK else "warning" if free < LITTLE_DISK else "ok"
    return Check("disk", level, f"{free // MIB:,} MiB are free at {folder}")


def database_checks(found: Examination, now_ms: int, *, is_left: bool) -> list[Check]:
    """Version, settings, clocks, connections and queues; `is_left` if bots are left to workers."""
    newest = max(migrations())
    checks = [Check("database", "ok", f"{found.engine}, {found.size // MIB:,} MiB")]
    number, oldest = found.schema
    if number > newest:
        said = f"it was brought to schema {number} by a newer version; this one knows {newest}"
        fits = Check("schema", "ok", f"{said}, which is enough beside it")
        checks.append(fits if oldest <= newest else Check("schema", "wrong", said))
    elif number < newest:
        checks.append(Check("schema", "ok", f"{number}; the next start brings it to {newest}"))
    else:
        checks.append(Check("schema", "ok", str(number)))
    checks += _engine_checks(found)
    if found.clock_ms is not None:
        off = found.clock_ms - now_ms
        level: Literal["ok", "warning", "wrong"] = (
            "wrong" if abs(off) > CLOCK_WRONG_MS else "warning" if abs(off) > CLOCK_WARN_MS else "ok"
        )
        checks.append(Check("clocks", level, f"the database's is {off / 1000:+.1f} s from this machine's"))
    whose = "workers" if is_left else "servers"
    checks += [
        _queue("bots", found.bots, now_ms, f"turns of bots wait: there are too few {whose}, or none runs"),
        _queue("due", found.others, now_ms - GRACE_MS, "clocks have run out and nobody saw to them: no server runs"),
        _queue("deliveries", found.deliveries, now_ms, "notices wait to be sent: no server runs, or it cannot send"),
    ]
    return checks


def _engine_checks(found: Examination) -> list[Check]:
    if found.connections is None:
        state = found.settings.get("quick_check", "ok")
        return [Check("file", "ok" if state == "ok" else "wrong", f"quick_check says {state}")]
    wrong = [
        f"{name}={found.settings[name]}"
        for name, safe in SAFE.items()
        if found.settings.get(name, safe) != safe and found.settings[name] not in STRONGER
    ]
    if found.settings.get("server_encoding") != "UTF8":
        wrong.append(f"server_encoding={found.settings.get('server_encoding')}")
    if found.settings.get("is_replica") == "true":
        wrong.append("it is a replica, which can only be read")
    said = "what is acknowledged is on its disk" if not wrong else f"it could lose or refuse what is stored: {wrong}"
    checks = [Check("durability", "wrong" if wrong else "ok", said)]
    used, most = found.connections
    few = most - used < SERVER_CONNECTIONS
    room = f"; one more server may need {SERVER_CONNECTIONS}: raise max_connections, or use PgBouncer" if few else ""
    checks.append(Check("connections", "warning" if few else "ok", f"{used} of {most} are taken{room}"))
    versions = ", ".join(f"{version} ({count} connections)" for version, count in sorted(found.versions.items()))
    is_mixed = set(found.versions) - {postroad.__version__}
    advice = f"; here is {postroad.__version__}" if is_mixed else ""
    checks.append(Check("versions", "warning" if is_mixed else "ok", (versions or "nobody is connected") + advice))
    return checks


def _queue(about: str, waiting: Waiting, now_ms: int, trouble: str) -> Check:
    late_ms = max(0, now_ms - waiting.since_ms) if waiting.since_ms is not None else 0
    if late_ms <= LATE_WARN_MS:
        return Check(about, "ok", f"{waiting.total:,} due, none of them late")
    level: Literal["warning", "wrong"] = "wrong" if late_ms > LATE_WRONG_MS else "warning"
    return Check(about, level, f"{waiting.total:,} due, the oldest since {late_ms // 1000:,} s; {trouble}")
