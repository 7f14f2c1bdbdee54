"""Servers are stopped politely while parties play, and nobody is moved out of a game."""

import asyncio
import os
import signal
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from random import Random

from websockets.asyncio.client import connect

from ebbes.engine.options import Options
from tests.extent import at_length
from tests.server.postgres import postgres
from tests.server.redis import redis_server
from tests.server.siege.crowd import gather_party
from tests.server.siege.servers import Mortal, all_running
from tests.server.siege.siege import besiege, hold_inquest

TABLES = 2
STOPS = int(os.environ.get("EBBES_STOPS", "1"))
POLITE = (0, -signal.SIGTERM)
"""Exit statuses of a server that was asked to stop; a shell says 143 to the second."""
RESTART = 1012


async def stop_often(servers: Sequence[Mortal], rng: Random) -> None:
    """Stop one server after the other, at random moments, and start it again."""
    for at in range(STOPS):
        server = servers[at % len(servers)]
        await asyncio.sleep(rng.uniform(0.2, 1))
        assert await server.stop() in POLITE
        await server.start()


async def test_a_server_that_is_stopped_and_started_again_loses_nobody(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'ebbes.db'}"
    server = Mortal(tmp_path, url)
    async with all_running([server]):
        parties = await besiege(lambda: server.address, partial(stop_often, [server]), TABLES)
    assert "exception" not in server.log
    await hold_inquest(url, parties, tmp_path)


@at_length
async def test_of_two_servers_one_after_the_other_can_be_replaced(tmp_path: Path) -> None:
    knock = Random("knock")
    with postgres() as database, redis_server() as redis:
        url = database.new_database()
        servers = [Mortal(tmp_path, url, redis.url) for _ in range(2)]
        async with all_running(servers):
            parties = await besiege(
                lambda: knock.choice(servers).address, partial(stop_often, servers), TABLES
            )
        assert all("exception" not in server.log for server in servers)
        await hold_inquest(url, parties, tmp_path)


async def test_sockets_are_told_that_the_server_restarts(tmp_path: Path) -> None:
    server = Mortal(tmp_path, f"sqlite:///{tmp_path / 'ebbes.db'}")
    async with all_running([server]):
        party = await gather_party(lambda: server.address, Options(2), "stop")
        url = f"ws{server.address.removeprefix('http')}/api/tables/{party.id}/socket"
        async with connect(url) as socket:
            await socket.recv()
            assert await server.stop() in POLITE
            await socket.wait_closed()
            assert socket.close_code == RESTART
