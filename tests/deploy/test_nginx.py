"""Tests of nginx in front of a server, where the machine has it: a game over TLS."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from random import Random
from typing import NamedTuple

import httpx
import pytest

from ebbes.client import Client, Table
from ebbes.protocol.options import GameOptions
from ebbes.protocol.settings import TableSettings
from tests.deploy import nginx
from tests.server.siege.servers import Mortal, all_running

pytestmark = pytest.mark.skipif(not nginx.IS_HERE, reason="this machine has no nginx or openssl")
FOR_TWO = TableSettings(options=GameOptions(players=2))
FEW = 5


class Front(NamedTuple):
    """A server behind a proxy."""

    address: str
    plain: str
    server: Mortal


@pytest.fixture
async def front(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Front]:
    """A server that people reach by TLS alone; who starts here trusts its certificate."""
    monkeypatch.setenv("SSL_CERT_FILE", str(nginx.certificate_in(tmp_path)))
    ports = nginx.new_ports()
    monkeypatch.setenv("EBBES_PUBLIC_URL", f"https://localhost:{ports.tls}")
    server = Mortal(tmp_path, f"sqlite:///{tmp_path / 'ebbes.db'}")
    async with all_running([server]), nginx.proxied(tmp_path, ports, server.port) as address:
        yield Front(address, f"http://localhost:{ports.plain}", server)


def test_nginx_understands_its_configuration(tmp_path: Path) -> None:
    nginx.certificate_in(tmp_path)
    assert not nginx.complaints_about(nginx.configure(tmp_path, nginx.new_ports(), 8000))


async def play(table: Table, restart: Callable[[], Awaitable[None]]) -> None:
    """A whole game, with anything legal and a disturbance after a few decisions."""
    rng, decided = Random(1), 0
    await table.start_game()
    async for turn in table.turns():
        await turn.choose(rng.choice(turn.view.legal))
        decided += 1
        if decided == FEW:
            await restart()


async def test_a_game_is_played_over_tls_while_the_server_restarts(front: Front) -> None:
    async def restart() -> None:
        await front.server.stop()
        await front.server.start()

    async with asyncio.timeout(nginx.PATIENCE), Client(front.address) as client:
        await client.arrive("Anna")
        code = await client.create_table(FOR_TWO)
        async with client.table(code) as table:
            await play(table, restart)
            record = await client.record(table.seen.id)
    assert record["format"] == "ebbes-record/1"


async def test_the_cookie_is_for_tls_and_the_page_asks_to_stay_there(front: Front) -> None:
    async with httpx.AsyncClient(base_url=front.address) as client:
        origin = {"Origin": front.address}
        answer = await client.post("/api/me", json={"name": "Anna"}, headers=origin)
        assert answer.status_code == 201
        assert answer.headers["set-cookie"].startswith("__Host-ebbes=")
        assert "strict-transport-security" in answer.headers


async def test_the_metrics_stay_inside(front: Front) -> None:
    async with httpx.AsyncClient(base_url=front.address) as client:
        assert (await client.get("/metrics")).status_code == 404
        assert (await client.get("/ready")).json() == {"status": "ready"}
    async with httpx.AsyncClient(base_url=front.server.address) as inside:
        assert (await inside.get("/metrics")).status_code == 200


async def test_whoever_comes_without_tls_is_sent_there(front: Front) -> None:
    async with httpx.AsyncClient(base_url=front.plain) as client:
        answer = await client.get("/api/me")
    assert answer.status_code == 301
    assert answer.headers["location"] == "https://localhost/api/me"
