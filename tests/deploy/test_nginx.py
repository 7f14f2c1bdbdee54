"""Tests of nginx in front of a server, where the machine has it: a game over TLS."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import httpx

from ebbes.client import Client, Table
from ebbes.protocol.options import GameOptions
from ebbes.protocol.settings import TableSettings
from tests.deploy import nginx
from tests.deploy.front import Front

pytestmark = nginx.NEEDED
FOR_TWO = TableSettings(options=GameOptions(players=2))
FEW = 5


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
    async with httpx.AsyncClient(base_url=f"http://localhost:{front.ports.plain}") as client:
        answer = await client.get("/api/me")
    assert answer.status_code == 301
    assert answer.headers["location"] == "https://localhost/api/me"
