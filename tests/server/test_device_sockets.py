"""Tests of sockets whose device is signed out, or becomes somebody else."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ebbes.server.api import sockets
from ebbes.server.attending.sessions import REVOKED
from ebbes.server.settings import Settings
from ebbes.server.store.values import Person
from ebbes.server.talking import handshake
from ebbes.server.talking.handshake import let_anybody_in
from tests.server.browser import arrived
from tests.server.inside import Inside, served_inside

PATIENCE = 60.0


@pytest.fixture
async def server(settings: Settings) -> AsyncIterator[Inside]:
    """A server."""
    async with served_inside(settings.model_copy(update={"workers": 0})) as server:
        yield server


@pytest.fixture
async def anna(server: Inside) -> AsyncIterator[httpx.AsyncClient]:
    """A browser in which Anna is at home."""
    async with server.browser() as client:
        await arrived(client)
        yield client


async def use_link(of: httpx.AsyncClient, by: httpx.AsyncClient) -> None:
    """One browser becomes who the other one is."""
    code = (await of.post("/api/me/link")).json()["code"]
    assert (await by.post("/api/link", json={"code": code})).status_code == 200


def opened(server: Inside, who: httpx.AsyncClient, path: str) -> connect:
    """A socket of a browser."""
    return connect(server.socket(path), additional_headers=server.by_cookie(who))


@asynccontextmanager
async def at_table(server: Inside, who: httpx.AsyncClient) -> AsyncIterator[ClientConnection]:
    """A browser with a table of its own open, and told where it is."""
    made = (await who.post("/api/tables", json={"id": "t"})).json()
    async with opened(server, who, f"/api/tables/{made['id']}/socket") as socket:
        told: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
        assert told["you"]["seat"] == 0
        yield socket


async def test_a_device_that_is_signed_out_loses_its_sockets(
    server: Inside, anna: httpx.AsyncClient
) -> None:
    async with server.browser() as phone:
        await use_link(anna, phone)
        async with at_table(server, phone) as lost, at_table(server, anna) as kept:
            await anna.delete("/api/me/devices")
            await asyncio.wait_for(lost.wait_closed(), PATIENCE)
            assert lost.close_code == REVOKED
            await asyncio.wait_for(await kept.ping(), PATIENCE)


@pytest.mark.parametrize("path", ["/api/tables/{}/socket", "/api/me/socket"])
async def test_a_device_that_is_signed_out_while_it_comes_in_hears_nothing(
    server: Inside, anna: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    async def let_in_too_late(*arrival: Any) -> Person | None:
        person = await let_anybody_in(*arrival)
        await anna.delete("/api/me/devices")
        return person

    table = (await anna.post("/api/tables", json={"id": "t"})).json()["id"]
    async with server.browser() as phone:
        await use_link(anna, phone)
        for module in (sockets, handshake):
            monkeypatch.setattr(module, "let_anybody_in", let_in_too_late)
        async with asyncio.timeout(PATIENCE), opened(server, phone, path.format(table)) as lost:
            with pytest.raises(ConnectionClosed):
                await lost.recv()
            assert lost.close_code == REVOKED


async def test_a_device_that_becomes_somebody_else_acts_for_nobody_else_any_more(
    server: Inside, anna: httpx.AsyncClient
) -> None:
    async with server.browser() as phone:
        ben = await arrived(phone, "Ben")
        async with at_table(server, phone) as of_ben, at_table(server, anna) as of_anna:
            await use_link(anna, phone)
            await asyncio.wait_for(of_ben.wait_closed(), PATIENCE)
            async with at_table(server, phone) as meanwhile:
                await phone.post("/api/me/return", json={"id": ben})
                await asyncio.wait_for(meanwhile.wait_closed(), PATIENCE)
            assert {of_ben.close_code, meanwhile.close_code} == {REVOKED}
            await asyncio.wait_for(await of_anna.ping(), PATIENCE)
