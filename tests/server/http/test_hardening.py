"""What the server does not let through, and what it says on every page."""

import httpx
import pytest

from tests.server.served import browser, served

PAGES = (
    "/",
    "/text/",
    "/text/open",
    "/text/me",
    "/text/rules",
    "/text/replay",
    "/text/statistics",
    "/text/nothing",
    "/api/games",
    "/api/nothing",
    "/healthz",
)


@pytest.mark.parametrize("path", PAGES)
def test_every_answer_carries_the_headers_that_protect(address: str, path: str) -> None:
    headers = httpx.get(address + path, timeout=120).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "server" not in headers


FOREIGN = [
    {"origin": "https://evil.example"},
    {"origin": "null"},
    {"origin": "http://127.0.0.1:1"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
    {},
]


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
@pytest.mark.parametrize("method", ["POST", "PATCH", "DELETE"])
def test_a_foreign_page_cannot_make_a_browser_change_anything(
    address: str, headers: dict[str, str], method: str
) -> None:
    with browser(address, "Anna") as anna:
        cookies = dict(anna.cookies)
        path = "/api/me/recovery" if method == "POST" else "/api/me"
        with httpx.Client(base_url=address, cookies=cookies, timeout=120) as foreign:
            refused = foreign.request(
                method, path, headers=headers, json={"name": "Eve"} if method == "PATCH" else None
            )
        assert (refused.status_code, refused.json()["key"]) == (403, "foreign-origin")
        assert anna.get("/api/me").json()["name"] == "Anna"


def test_a_form_of_a_foreign_page_is_refused_with_a_page(address: str) -> None:
    refused = httpx.post(
        f"{address}/text/name", data={"name": "Eve"}, headers={"origin": "https://evil.example"}, timeout=120
    )
    assert refused.status_code == 403
    assert "came from another site" in refused.text


def test_a_body_that_is_too_large_is_not_read(address: str) -> None:
    with browser(address) as someone:
        large = b'{"name":"' + b"x" * 70_000 + b'"}'
        refused = someone.post("/api/people", content=large, headers={"content-type": "application/json"})
        assert (refused.status_code, refused.json()["key"]) == (413, "too-large")

        def parts() -> "object":
            yield from (b"x" * 10_000 for _ in range(10))

        refused = someone.post("/api/people", content=parts(), headers={"content-type": "application/json"})  # type: ignore[arg-type]
        assert refused.status_code == 413, "also where its length is not said beforehand"


@pytest.mark.parametrize(
    ("body", "status"),
    [("{", 400), ("[]", 400), ('{"name":1}', 400), ('{"name":"A","admin":true}', 400), ('{"name":"\ud83d"}', 400)],
)
def test_a_malformed_body_is_refused_with_what_is_wrong(address: str, body: str, status: int) -> None:
    with browser(address) as someone:
        content = body.encode("utf-8", "surrogatepass")
        refused = someone.post("/api/people", content=content, headers={"content-type": "application/json"})
        assert refused.status_code == status
        assert refused.json()["key"] == "malformed"


@pytest.mark.parametrize("body", ['{"name":"Anna","name":"Eve"}', '{"name":"Anna","n\\u0061me":"Eve"}'])
def test_a_body_that_says_something_twice_is_refused(address: str, body: str) -> None:
    with browser(address) as someone:
        refused = someone.post("/api/people", content=body, headers={"content-type": "application/json"})
        assert (refused.status_code, refused.json()["key"]) == (400, "malformed")
        assert refused.json()["arguments"]["text"] == 'the key "name" stands more than once in an object'


def test_a_body_that_is_nested_without_end_is_refused(address: str) -> None:
    with browser(address, "Anna") as anna:
        deep = '{"preferences":{"x":' + "[" * 20_000 + "]" * 20_000 + "}}"
        refused = anna.patch("/api/me", content=deep, headers={"content-type": "application/json"})
        assert (refused.status_code, refused.json()["key"]) == (400, "malformed")


def test_a_body_that_is_no_json_is_named_so(address: str) -> None:
    with browser(address) as someone:
        refused = someone.post("/api/people", data={"name": "A"})
        assert (refused.status_code, refused.json()["key"]) == (415, "not-json")


def test_an_error_of_the_api_is_json_and_elsewhere_a_page(address: str) -> None:
    missing = httpx.get(f"{address}/api/tables/nowhere", timeout=120)
    assert (missing.status_code, missing.json()["key"]) == (404, "table-unknown")
    wrong = httpx.put(f"{address}/api/games", timeout=120)
    assert (wrong.status_code, wrong.json()["key"]) == (405, "method")
    page = httpx.get(f"{address}/text/tables/nowhere", headers={"accept-language": "de"}, timeout=120)
    assert (page.status_code, page.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert '<html lang="de">' in page.text


@pytest.mark.slow
def test_people_tables_and_codes_are_rationed(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("rationed")
    with served(folder, "--people-per-hour", "2", "--recoveries-per-hour", "1", "--tables-per-hour", "1") as address:
        with browser(address, "Anna") as anna, browser(address, "Boris"), browser(address) as third:
            refused = third.post("/api/people", json={"name": "Cleo"})
            assert (refused.status_code, refused.json()["key"]) == (429, "too-often")
            assert int(refused.headers["retry-after"]) > 0
            assert third.post("/api/recover", json={"code": "x"}).status_code == 403
            assert third.post("/api/recover", json={"code": "x"}).status_code == 429
            wanted = {"game": "kings-road", "seats": [{"kind": "me"}, {"kind": "open"}]}
            assert anna.post("/api/tables", json=wanted).status_code == 201
            assert anna.post("/api/tables", json=wanted).status_code == 429


@pytest.mark.slow
def test_under_https_cookies_are_secure(tmp_path_factory: pytest.TempPathFactory) -> None:
    flags = ("--https", "--origins", "https://games.example.org", "--proxies", "127.0.0.1")
    with served(tmp_path_factory.mktemp("https"), *flags) as address:
        headers = {"origin": "https://games.example.org", "x-forwarded-proto": "https", "x-forwarded-for": "192.0.2.7"}
        made = httpx.post(f"{address}/api/people", json={"name": "Anna"}, headers=headers, timeout=120)
        cookie = made.headers["set-cookie"]
        assert cookie.startswith("__Host-postroad=")
        assert {"Secure", "HttpOnly", "SameSite=Lax", "Path=/"} <= {part.strip() for part in cookie.split(";")}
        assert "max-age=" in made.headers["strict-transport-security"]
        assert httpx.get(f"{address}/metrics", headers=headers, timeout=120).status_code == 404, (
            "figures are for this machine"
        )
        assert httpx.get(f"{address}/metrics", timeout=120).status_code == 200


def test_figures_name_nobody_and_no_table(address: str) -> None:
    with browser(address, "Wilhelmina") as someone:
        wanted = {"game": "kings-road", "seats": [{"kind": "me"}, {"kind": "open"}]}
        table = someone.post("/api/tables", json=wanted).json()["table"]
        someone.get(f"/api/tables/{table}")
        figures = someone.get("/metrics").text
        assert 'postroad_tables{status="waiting"}' in figures
        assert 'route="/api/tables/{table}"' in figures
        for secret in (table, "Wilhelmina", dict(someone.cookies)["postroad"]):
            assert secret not in figures


def test_catalogues_are_served_and_not_sent_twice(address: str) -> None:
    first = httpx.get(f"{address}/i18n/cs.ftl", timeout=120)
    assert "language-name = Čeština" in first.text
    again = httpx.get(f"{address}/i18n/cs.ftl", headers={"if-none-match": first.headers["etag"]}, timeout=120)
    assert (again.status_code, again.content) == (304, b"")
    assert httpx.get(f"{address}/i18n/xx.ftl", timeout=120).status_code == 404


def test_only_what_holds_no_secret_is_compressed(address: str) -> None:
    with browser(address, "Anna") as anna:
        assert anna.get("/i18n/en.ftl").headers.get("content-encoding") == "gzip"
        assert anna.get("/api/games").headers.get("content-encoding") == "gzip"
        anna.patch("/api/me", json={"preferences": {"much": "x" * 3000}})
        assert "content-encoding" not in anna.get("/api/me").headers
        assert "content-encoding" not in anna.get("/text/rules").headers
