"""Who is asking, and from where: names that can be seen, cookies and origins by their scheme."""

from typing import Any

import pytest
from starlette.requests import HTTPConnection

from postroad.core.refusals import Refused
from postroad.server import auth

SECRET = "x" * 40


def connection(scheme: str = "http", **headers: str) -> HTTPConnection:
    scope: dict[str, Any] = {
        "type": "http",
        "scheme": scheme,
        "path": "/",
        "query_string": b"",
        "server": ("games.example.org", 80),
        "headers": [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()],
    }
    return HTTPConnection(scope)


@pytest.mark.parametrize("name", ["\u3164", "\u115f\u1160", "\uffa0", "\u2800 \u3164", "\u200b", "\u202e"])
def test_a_name_that_cannot_be_seen_is_none(name: str) -> None:
    with pytest.raises(Refused, match="name-empty"):
        auth.clean_name(name)


def test_what_cannot_be_seen_is_no_part_of_a_name() -> None:
    assert auth.clean_name("An\u3164na \u202e") == "An na"


@pytest.mark.parametrize(
    ("scheme", "origin", "origins", "is_own"),
    [
        ("http", "http://games.example.org", (), True),
        ("http", "https://games.example.org", (), False),
        ("https", "https://games.example.org", (), True),
        ("https", "http://games.example.org", (), False),
        ("http", "https://games.example.org", ("https://games.example.org",), True),
        ("http", "http://other.example.org", ("https://games.example.org",), False),
        ("http", "null", (), False),
    ],
)
def test_a_page_is_ours_if_it_came_by_the_same_scheme(
    scheme: str, origin: str, origins: tuple[str, ...], is_own: bool
) -> None:
    host = origin.partition("://")[2] or "games.example.org"
    assert auth.is_own_origin(connection(scheme, origin=origin, host=host), origins) is is_own


def test_where_the_public_address_is_known_another_host_is_not_believed() -> None:
    """A name that someone else lets point at this server (DNS rebinding) is not ours."""
    foreign = connection(origin="http://evil.example", host="evil.example", sec_fetch_site="same-origin")
    assert auth.is_own_origin(foreign, ()) is True
    assert auth.is_own_origin(foreign, ("https://games.example.org",)) is False
    local = connection(origin="http://127.0.0.1:8710", host="127.0.0.1:8710")
    assert auth.is_own_origin(local, ("https://games.example.org",)) is True


def test_by_https_only_the_cookie_counts_that_no_plain_page_can_set() -> None:
    plain, secure = f"postroad={SECRET}", f"__Host-postroad={SECRET}"
    assert auth.cookie(connection(cookie=plain)) == SECRET
    assert auth.cookie(connection(cookie=plain), is_https=True) is None
    assert auth.cookie(connection(cookie=secure), is_https=True) == SECRET
    assert auth.cookie(connection(cookie=secure)) is None
