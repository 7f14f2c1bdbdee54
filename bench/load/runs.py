"""The single measurements."""

import asyncio
import time
from collections.abc import Iterable, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path

from tests.server.siege.servers import Mortal, all_running
from websockets.asyncio.client import connect

from bench.load.bare_server import BareServer
from bench.load.bystanders import SEATS, echo, speak_in_turn
from bench.load.crowd import Crowd
from bench.load.tally import Tally
from ebbes.client import Client

WARM_UP = 3.0
FILES = 20_000
"""Sockets a process may have open here."""


@dataclass(frozen=True, slots=True)
class Carried:
    """What a server carried, per second, and how late it was."""

    plays: float
    deliveries: float
    delay: float
    """Seconds within which 99 % of all plays were on every screen."""


async def bare_broadcast(groups: int, seconds: float) -> Carried:
    """The bare server, with as many groups of four as there are tables."""
    tally = Tally()
    async with BareServer() as address:
        talks = [
            speak_in_turn(address, group, seat, tally)
            for group in range(groups)
            for seat in range(SEATS)
        ]
        return await _watch(map(asyncio.ensure_future, talks), tally, seconds)


async def bare_echo(sockets: int, seconds: float) -> Carried:
    """The bare server, echoing."""
    tally = Tally()
    async with BareServer() as address:
        talks = [asyncio.ensure_future(echo(address, tally)) for _ in range(sockets)]
        return await _watch(talks, tally, seconds)


async def tables(
    servers: Sequence[Mortal],
    count: int,
    seconds: float,
    pace: float = 0.0,
    scattered: bool = True,
) -> Carried:
    """Our server, or several of one database, with tables that play."""
    tally = Tally()
    async with all_running(servers):
        crowd = Crowd([server.address for server in servers], tally, pace, scattered)
        return await _watch(await crowd.sit_down(count), tally, seconds)


async def idle_sockets(folder: Path, count: int) -> float:
    """Bytes a socket costs that only listens."""
    server = Mortal(folder, f"sqlite:///{folder / 'idle.db'}")
    async with all_running([server]), Client(server.address) as client:
        await client.arrive("Anna")
        code = await client.create_table()
        async with client.table(code) as table:
            url = f"ws{server.address.removeprefix('http')}/api/tables/{table.seen.id}/socket"
            before = server.memory()
            async with AsyncExitStack() as stack:
                for _ in range(count):
                    quiet = connect(url, compression=None, ping_interval=None)
                    await (await stack.enter_async_context(quiet)).recv()
                return (server.memory() - before) / count


async def _watch(tasks: Iterable["asyncio.Future[None]"], tally: Tally, seconds: float) -> Carried:
    running = list(tasks)
    await asyncio.sleep(WARM_UP)
    plays, deliveries, start = tally.plays, tally.deliveries, time.perf_counter()
    tally.delays.clear()
    await asyncio.sleep(seconds)
    passed = time.perf_counter() - start
    carried = Carried(
        (tally.plays - plays) / passed,
        (tally.deliveries - deliveries) / passed,
        sorted(tally.delays)[int(len(tally.delays) * 0.99)] if tally.delays else 0.0,
    )
    for task in running:
        if task.done():
            task.result()
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)
    if tally.errors:
        raise RuntimeError(tally.errors[0])
    return carried
