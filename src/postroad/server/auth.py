"""Identifies callers: a browser by the secret in its cookie, a program by its token; and their addresses."""

import hashlib
import re
import secrets
import unicodedata
from collections.abc import Collection
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from postroad.core.refusals import Refusal, Refused
from postroad.store.people import People
from postroad.store.tokens import Tokens

SECRET_BYTES: Final = 32
COOKIE: Final = "postroad"
SECURE_COOKIE: Final = "__Host-postroad"  # browsers take it over https alone, and from this very host
COOKIE_SECONDS: Final = 400 * 86400  # the longest that browsers keep one
LANGUAGE_COOKIE: Final = "language"
_CODE_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # none that is mistaken for another
_CODE_GROUPS: Final = 6
_DEVICE_GROUPS: Final = 2
_GROUP: Final = 5
_SECRET: Final = re.compile(r"[A-Za-z0-9_-]{20,100}")


@dataclass(frozen=True)
class TokenRight:
    """What a token is good for: one seat of one table."""

    id: str
    table: str
    seat: int


@dataclass(frozen=True)
class Caller:
    """Whoever sends a request or holds a socket, known by a secret; `token` is set for a program."""

    person: str
    name: str
    token: TokenRight | None = None


def new_secret() -> str:
    """256 bits that nobody can guess."""
    return secrets.token_urlsafe(SECRET_BYTES)


def new_code() -> str:
    """A recovery code of about 149 bits, in groups that can be copied by hand."""
    return _code(_CODE_GROUPS)


def new_device_code() -> str:
    """A code of about 50 bits, which is good for some minutes alone, and so may be short."""
    return _code(_DEVICE_GROUPS)


def is_device_code(plain: str) -> bool:
    """Whether a code, as it was made, is for one more device; else it is a recovery code."""
    return plain.count("-") < _DEVICE_GROUPS


def _code(groups: int) -> str:
    return "-".join("".join(secrets.choice(_CODE_LETTERS) for _ in range(_GROUP)) for _ in range(groups))


def plain_code(typed: str) -> str:
    """A code as it was made, however it was typed."""
    letters = "".join(letter for letter in typed.lower() if letter.isalnum())
    return "-".join(letters[start : start + _GROUP] for start in range(0, len(letters), _GROUP))


def digest(secret: str) -> str:
    """What is stored of a secret; it is found by this digest, so no comparison can leak its letters."""
    return hashlib.sha256(secret.encode()).hexdigest()


def bearer(connection: HTTPConnection) -> str | None:
    """The token that a program sends along."""
    kind, _, value = connection.headers.get("authorization", "").partition(" ")
    return value.strip() if kind.lower() == "bearer" and _SECRET.fullmatch(value.strip()) else None


def cookie(connection: HTTPConnection, *, is_https: bool = False) -> str | None:
    """The secret that a browser sends along; by https only in the cookie that no plain page can set."""
    value = connection.cookies.get(SECURE_COOKIE if is_https else COOKIE)
    return value if value and _SECRET.fullmatch(value) else None


async def caller_of(
    connection: HTTPConnection, people: People, tokens: Tokens, *, is_https: bool = False
) -> Caller | None:
    """Who sends a request or opens a socket; None for a stranger; raises Refused for a token that is none."""
    if "authorization" in connection.headers:
        token = bearer(connection)
        found = await tokens.by_hash(digest(token)) if token else None
        if found is None:
            raise Refused(Refusal("", "who-are-you"))
        right, name = found
        return Caller(right.person, name, TokenRight(right.id, right.table, right.seat))
    secret = cookie(connection, is_https=is_https or connection.url.scheme in ("https", "wss"))
    person = await people.by_secret(digest(secret)) if secret else None
    return Caller(person.id, person.name) if person else None


def is_own_origin(connection: HTTPConnection, origins: Collection[str], *, is_https: bool = False) -> bool:
    """Whether a browser says that the request comes from a page of this server, or of an allowed one.

    Where the public addresses are known, no other Host is believed.
    """
    origin = connection.headers.get("origin")
    if origin in origins:
        return True
    site = connection.headers.get("sec-fetch-site")
    if site is not None and site not in ("same-origin", "none"):
        return False
    if origin is not None:
        is_secure = is_https or connection.url.scheme in ("https", "wss")
        host = connection.headers.get("host", "").lower()
        if origins and host not in (urlsplit(one).netloc for one in origins) and not _is_local(host):
            return False
        return origin.lower() == f"{'https' if is_secure else 'http'}://{host}"
    return site is not None


def _is_local(host: str) -> bool:
    """Whether a host is this machine's own name for itself: whoever looks after the server."""
    return host.rpartition(":")[0] in ("localhost", "127.0.0.1", "[::1]") or host in ("localhost", "127.0.0.1", "[::1]")


_BLANK: Final = "\u115f\u1160\u3164\uffa0\u2800"  # letters and signs by their class, but nothing is to be seen


def visible(text: str) -> str:
    """A text without what cannot be seen."""
    composed = unicodedata.normalize("NFC", text)
    seen = "".join(letter if letter.isprintable() and letter not in _BLANK else " " for letter in composed)
    return " ".join(seen.split())


def clean_name(name: str) -> str:
    """A name without what cannot be seen; raises Refused if nothing is left of it."""
    found = visible(name)
    if not any(letter.isalnum() for letter in found):
        raise Refused(Refusal("", "name-empty"))
    return found
