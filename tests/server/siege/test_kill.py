"""Servers are killed again and again, and nobody at the tables loses anything."""

import asyncio
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from random import Random

import pytest

from tests.extent import at_length
from tests.server.postgres import Postgres, postgres
from tests.server.redis import RedisServer, redis_server
from tests.server.siege.servers import Mortal, all_running
from tests.server.siege.siege import (
    SHARED_KILLS,
    SHARED_TABLES,
    Havoc,
    besiege,
    hold_inquest,
    kill_often,
)


@pytest.fixture
def database() -> Iterator[Postgres]:
    """A PostgreSQL that may be restarted."""
    with postgres() as server:
        yield server


@pytest.fixture
def redis() -> Iterator[RedisServer]:
    """A Redis that may be restarted."""
    with redis_server() as server:
        yield server


async def test_a_server_that_is_killed_loses_and_doubles_nothing(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'ebbes.db'}"
    server = Mortal(tmp_path, url)
    async with all_running([server]):
        parties = await besiege(lambda: server.address, partial(kill_often, [server]))
    await hold_inquest(url, parties, tmp_path)


async def test_of_two_servers_either_may_be_killed(
    tmp_path: Path, database: Postgres, redis: RedisServer
) -> None:
    url = database.new_database()
    servers = [Mortal(tmp_path, url, redis.url) for _ in range(2)]
    await _besiege_both(servers, partial(kill_often, servers, kills=SHARED_KILLS), url, tmp_path)


@at_length
async def test_redis_and_the_database_may_be_restarted_too(
    tmp_path: Path, database: Postgres, redis: RedisServer
) -> None:
    url = database.new_database()
    servers = [Mortal(tmp_path, url, redis.url) for _ in range(2)]

    async def restart_often(rng: Random) -> None:
        for _ in range(SHARED_KILLS):
            await asyncio.sleep(rng.uniform(0, 1))
            await asyncio.to_thread(rng.choice([restart_redis, restart_database]))

    def restart_redis() -> None:
        redis.kill()
        redis.start()

    def restart_database() -> None:
        database.stop()
        database.start()

    await _besiege_both(servers, restart_often, url, tmp_path)


async def _besiege_both(servers: Sequence[Mortal], havoc: Havoc, url: str, folder: Path) -> None:
    knock = Random("knock")
    async with all_running(servers):
        parties = await besiege(lambda: knock.choice(servers).address, havoc, SHARED_TABLES)
    await hold_inquest(url, parties, folder)
