"""Tests of `/health`, `/ready` and `/metrics`."""

from unittest.mock import AsyncMock

import httpx
import pytest
from fastapi import FastAPI

from ebbes.server.settings import Settings
from ebbes.server.store.errors import StoreUnavailable
from ebbes.server.tables.running.caretaker import BEATS_SECONDS
from tests.server.browser import arrived, browser, refused, running


async def test_a_server_is_alive_and_ready(anna: httpx.AsyncClient) -> None:
    assert (await anna.get("/health")).json() == {"status": "alive"}
    assert (await anna.get("/ready")).json() == {"status": "ready"}


async def test_a_server_that_stops_is_not_ready(app: FastAPI, anna: httpx.AsyncClient) -> None:
    app.state.services.stopping = True
    assert refused(await anna.get("/ready"), 503) == "server/stopping"


async def test_requests_are_counted_by_what_they_asked_for(anna: httpx.AsyncClient) -> None:
    await arrived(anna)
    await anna.delete("/api/me/tokens/aa")
    await anna.get("/one")
    await anna.get("/two")
    await anna.request("DANCE", "/two")
    page = await anna.get("/metrics")
    assert page.headers["content-type"].startswith("text/plain")
    lines = page.text.splitlines()
    assert 'ebbes_requests_total{method="POST",route="/api/me",status="201"} 1.0' in lines
    tokens = 'method="DELETE",route="/api/me/tokens/{token_id}",status="404"'
    assert f"ebbes_requests_total{{{tokens}}} 1.0" in lines
    assert 'ebbes_requests_total{method="GET",route="elsewhere",status="404"} 2.0' in lines
    assert 'ebbes_requests_total{method="elsewhere",route="elsewhere",status="404"} 1.0' in lines
    assert 'ebbes_request_seconds_count{route="/api/me"} 1.0' in lines
    assert "ebbes_people_total 1.0" in lines


async def test_the_metrics_are_for_this_machine(settings: Settings) -> None:
    async with running(settings) as app, browser(app, "192.0.2.7") as ben:
        assert refused(await ben.get("/metrics"), 403) == "auth/local-only"
    for_all = settings.model_copy(update={"metrics_for_all": True})
    async with running(for_all) as app, browser(app, "192.0.2.7") as ben:
        assert (await ben.get("/metrics")).status_code == 200


async def test_a_server_whose_store_keeps_nothing_is_not_ready(
    app: FastAPI, anna: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    services = app.state.services
    await services.caretaker.beat()
    with monkeypatch.context() as full:
        keeps_nothing = AsyncMock(side_effect=StoreUnavailable("the disk is full"))
        full.setattr(services.store.presence, "beat", keeps_nothing)
        services.caretaker._written_at -= BEATS_SECONDS + 1
        assert refused(await anna.get("/ready"), 503) == "server/unavailable"
    await services.caretaker.beat()
    assert (await anna.get("/ready")).status_code == 200


async def test_what_the_server_says_of_itself_is_written_once(
    app: FastAPI, anna: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await anna.get("/api/openapi.json")
    assert first.json() == app.openapi()
    monkeypatch.setattr(app, "openapi", None)
    assert (await anna.get("/api/openapi.json")).content == first.content
