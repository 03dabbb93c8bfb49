"""Whatever is sent, the API answers as its own description says, and never with an error of the server's."""

from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import booleans
from schemathesis import GenerationMode, checks

from tests.server.served import browser

EXAMPLES = 6
CHECKS = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
]
ENDS_THE_PERSON = {("DELETE", "/api/me"), ("POST", "/api/recover")}


def operations(address: str) -> list[Any]:
    schema: Any = schemathesis.openapi.from_url(f"{address}/openapi.json")
    return [found.ok() for found in schema.get_all_operations()]


def check(operation: Any, headers: dict[str, str], places: dict[str, str], mode: GenerationMode) -> None:
    """Send what the description allows, or what it does not; half of it to things that exist."""

    @settings(max_examples=EXAMPLES, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy(generation_mode=mode), is_there=booleans())
    def run(case: Any, is_there: bool) -> None:
        known = {name: place for name, place in places.items() if name in case.path_parameters}
        if is_there and known and mode is GenerationMode.POSITIVE:
            case.path_parameters = {**case.path_parameters, **known}
            if isinstance(case.body, dict) and "table" in case.body:
                case.body = {**case.body, **known}
        case.call_and_validate(checks=CHECKS, headers=headers)

    run()


@pytest.mark.slow
def test_the_api_is_as_it_describes_itself(address: str) -> None:
    found = operations(address)
    assert len(found) > 25
    with browser(address, "Schema") as someone:
        cookie = f"postroad={dict(someone.cookies)['postroad']}"
        wanted = {"game": "kings-road", "seats": [{"kind": "me"}, {"kind": "open"}]}
        table = someone.post("/api/tables", json=wanted).json()["table"]
        places = {"table": table, "game": "kings-road", "language": "de"}
        for operation in found:
            is_safe = (operation.method.upper(), operation.path) not in ENDS_THE_PERSON
            headers = {"origin": address, **({"cookie": cookie} if is_safe else {})}
            check(operation, headers, places, GenerationMode.POSITIVE)
            if operation.body and operation.method.upper() != "GET" and operation.path != "/api/records":
                check(operation, headers, places, GenerationMode.NEGATIVE)
        assert someone.get("/api/me").json()


def test_the_description_has_every_route_of_the_api(address: str) -> None:
    described = httpx.get(f"{address}/openapi.json", timeout=120).json()
    assert described["openapi"].startswith("3.1")
    assert {"/api/people", "/api/tables/{table}/commands", "/api/records/{record}/replay"} <= set(described["paths"])
    for methods in described["paths"].values():
        for operation in methods.values():
            assert operation["summary"]
