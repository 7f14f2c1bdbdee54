"""Tests of `examples/network_bot.py`: it plays whole games against a person, at a real server."""

import asyncio
import os
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from secrets import token_hex

import pytest

from ebbes.client import Client, Seen, Table
from ebbes.protocol.commands import EndTable
from ebbes.protocol.options import GameOptions
from ebbes.protocol.seats import PersonSeat
from ebbes.protocol.settings import TableSettings
from tests.server.siege.servers import Mortal

BOT = Path(__file__).parents[2] / "examples" / "network_bot.py"
SETTINGS = TableSettings(options=GameOptions(players=2, pick_designators=True))
PATIENCE = 120


@pytest.fixture
async def address(tmp_path: Path) -> AsyncIterator[str]:
    """Where a server answers."""
    server = Mortal(tmp_path, f"sqlite:///{tmp_path / 'ebbes.db'}")
    await server.start()
    yield server.address
    await server.stop()


async def token_of(address: str, name: str) -> str:
    """A token of somebody new."""
    async with Client(address) as owner:
        await owner.arrive(name)
        return await owner.create_token("network bot")


def is_full(seen: Seen) -> bool:
    """Whether people sit on every seat."""
    return all(isinstance(seat, PersonSeat) for seat in seen.seats)


@asynccontextmanager
async def network_bot(address: str, code: str, *names: str) -> AsyncIterator[Process]:
    """The bot in a process of its own, at the table with this code."""
    environment = os.environ | {"EBBES_TOKEN": await token_of(address, "Ben")}
    command = (sys.executable, str(BOT), address, code, *names)
    process = await asyncio.create_subprocess_exec(*command, env=environment)
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def play(table: Table, rng: Random) -> None:
    """A whole game, with anything legal."""
    await table.start_game()
    async for turn in table.turns():
        await turn.choose(rng.choice(turn.view.legal))


@pytest.mark.parametrize("names", [(), ("greedy",)], ids=["anything-legal", "greedy"])
async def test_the_bot_plays_until_the_table_is_closed(
    address: str, names: tuple[str, ...]
) -> None:
    async with asyncio.timeout(PATIENCE), Client(address) as host:
        await host.arrive("Anna")
        code = await host.create_table(SETTINGS)
        async with network_bot(address, code, *names) as bot, host.table(code) as table:
            await table.until(is_full)
            for seed in (1, 2):
                await play(table, Random(seed))
            assert table.seen.game is not None
            assert table.seen.game.number == 2
            assert table.seen.game.view.seen.score.winners
            assert is_full(table.seen)
            await table.send(EndTable(id=token_hex(8)))
            assert await bot.wait() == 0
