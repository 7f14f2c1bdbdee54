"""Tests of `ebbes.server.api.faults`: what breaks in a page stands in the log, and no more."""

from typing import Any

import httpx
import pytest
from structlog.testing import capture_logs

from ebbes.server.api.faults import MOST_PLACES
from ebbes.server.settings import Settings
from tests.server.browser import browser, refused, running

FAULT: dict[str, Any] = {"page": "t", "kind": "TypeError", "places": ["app-C-L8UjTB.js:2:20852"]}


async def test_a_fault_of_a_page_is_logged_by_its_kind_and_places(anna: httpx.AsyncClient) -> None:
    with capture_logs() as logs:
        assert (await anna.post("/api/faults", json=FAULT)).status_code == 204
    assert {"event": "a page broke", "log_level": "error", **FAULT} in logs


async def test_what_else_a_page_tells_is_left_aside(anna: httpx.AsyncClient) -> None:
    with capture_logs() as logs:
        await anna.post("/api/faults", json=FAULT | {"message": "Anna holds G7 at SRSHGBC"})
    assert "Anna" not in str(logs)
    assert "SRSHGBC" not in str(logs)


@pytest.mark.parametrize(
    "change",
    [
        {"kind": "Anna holds G7"},
        {"kind": "E" * 41},
        {"page": "t/SRSHGBC"},
        {"places": FAULT["places"] * (MOST_PLACES + 1)},
        {"places": ["https://elsewhere.example/a.js:1:1"]},
        {"places": ["a" * 100 + ".js:1:1"]},
    ],
)
async def test_what_is_no_kind_or_place_is_refused(
    anna: httpx.AsyncClient, change: dict[str, Any]
) -> None:
    with capture_logs() as logs:
        answer = await anna.post("/api/faults", json=FAULT | change)
    assert refused(answer, 422) == "request/malformed"
    assert "a page broke" not in {each["event"] for each in logs}


async def test_an_address_tells_of_so_many_faults_in_an_hour(settings: Settings) -> None:
    few = settings.model_copy(update={"faults_per_hour": 2})
    async with running(few) as app, browser(app) as anna:
        for _ in range(2):
            assert (await anna.post("/api/faults", json=FAULT)).status_code == 204
        assert refused(await anna.post("/api/faults", json=FAULT), 429) == "limit/too-many"
