"""Tests of `ebbes serve` in a process of its own: what people and machines meet from outside."""

import json
import signal
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck
from hypothesis import settings as hypothesis_settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.extent import EVERYTHING
from tests.server.process import ServerProcess, served

MANY = {
    "EBBES_WORKERS": "0",
    "EBBES_REQUESTS_PER_MINUTE": "1000000",
    "EBBES_PEOPLE_PER_HOUR": "1000000",
    "EBBES_TABLES_PER_HOUR": "1000000",
    "EBBES_REQUESTS_PER_SECOND": "1000000",
    "EBBES_RECORDS_PER_MINUTE": "1000000",
    "EBBES_LISTS_PER_MINUTE": "1000000",
}
CHECKS = [
    not_a_server_error,
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
]


@pytest.fixture(scope="module")
def server() -> Iterator[ServerProcess]:
    """A server for all tests of this file."""
    with served(**MANY) as server:
        yield server


@pytest.fixture(scope="module")
def token(server: ServerProcess) -> str:
    """Somebody's token."""
    with httpx.Client(base_url=server.address, headers={"origin": server.address}) as anna:
        anna.post("/api/me", json={"name": "Anna"}).raise_for_status()
        return str(anna.post("/api/me/tokens", json={"label": "test"}).json()["token"])


@pytest.fixture(scope="module")
def table(server: ServerProcess, token: str) -> dict[str, Any]:
    """A table that is there, by the names of what leads to it in a path."""
    told = {"authorization": f"Bearer {token}"}
    made = httpx.post(f"{server.address}/api/tables", json={"id": "t"}, headers=told).json()
    return {"table_id": made["id"], "code": made["code"]}


@pytest.fixture(scope="module")
def api(server: ServerProcess) -> Any:
    """What the server says of itself."""
    return schemathesis.openapi.from_url(f"{server.address}/api/openapi.json")


SCHEMA = schemathesis.pytest.from_fixture("api").exclude(
    operation_id="leave_api_me_delete"  # or nobody is left to ask with
)


@SCHEMA.parametrize()
@hypothesis_settings(max_examples=15 if EVERYTHING else 2, suppress_health_check=list(HealthCheck))
def test_the_api_does_what_it_says(
    case: "schemathesis.Case[Any]", token: str, table: dict[str, Any]
) -> None:
    told = {"authorization": f"Bearer {token}"}
    case.call_and_validate(headers=told, checks=CHECKS)
    there = table.keys() & case.path_parameters.keys()
    if there:
        case.path_parameters |= {name: table[name] for name in there}
        case.call_and_validate(headers=told, checks=CHECKS)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_a_server_says_where_it_is_answers_and_stops_when_told(how: signal.Signals) -> None:
    with served() as server:
        assert server.said == f"ebbes is at {server.address} (Ctrl-C stops it)\n"
        with httpx.Client(base_url=server.address) as client:
            answer = client.get("/ready")
            assert answer.json() == {"status": "ready"}
            assert "server" not in answer.headers
            assert server.stop(how) in (0, -how)
        (line,) = [json.loads(line) for line in server.log.splitlines()]
        assert (line["event"], line["route"], line["status"]) == ("request", "/ready", 200)


def test_a_proxy_on_this_machine_tells_who_is_asking(server: ServerProcess) -> None:
    url = f"{server.address}/metrics"
    assert httpx.get(url).status_code == 200
    assert httpx.get(url, headers={"x-forwarded-for": "192.0.2.7"}).status_code == 403


def test_a_request_that_is_none_harms_nobody(server: ServerProcess) -> None:
    headers = [(b"cookie", b'=;;ebbes="\xff;,')]
    assert httpx.get(f"{server.address}/api/me", headers=headers).status_code == 401


def test_nobody_was_forgotten_on_the_way(server: ServerProcess, token: str) -> None:
    told = {"authorization": f"Bearer {token}"}
    assert httpx.get(f"{server.address}/api/me", headers=told).status_code == 200
