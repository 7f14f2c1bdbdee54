"""A whole server inside the test: sockets, HTTP, tables and all."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from random import Random
from typing import NamedTuple

from ebbes.client import Client, Table
from ebbes.protocol.options import GameOptions
from ebbes.protocol.seats import BotSeat, OpenSeat, Strength
from ebbes.protocol.settings import Clock, TableSettings
from ebbes.server.app import create_app
from ebbes.server.run import Server, address_of, listen
from ebbes.server.services import Services
from ebbes.server.settings import Settings
from ebbes.server.tables.running.caretaker import Caretaker
from ebbes.server.tables.running.rooms import Rooms

PATIENCE = 120
HOUR = 3600
FOR_TWO = TableSettings(options=GameOptions(players=2), clock=Clock.RELAXED)
BOT = BotSeat(name="Klaus", strength=Strength.BEGINNER)


class Live(NamedTuple):
    """Where a server answers, and what it has inside."""

    address: str
    services: Services


@asynccontextmanager
async def live(settings: Settings, **changes: object) -> AsyncIterator[Live]:
    """A server whose bots play at once, by a rule of thumb."""
    settings = settings.model_copy(update={"workers": 0, "bot_pace": 0.0, **changes})
    said: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    with listen("127.0.0.1", 0) as listener:
        app = create_app(settings)
        server = Server(app, settings, said.set_result)
        task = asyncio.create_task(server.serve(sockets=[listener]))
        try:
            await asyncio.wait_for(said, PATIENCE)
            yield Live(address_of(listener), app.state.services)
        finally:
            server.should_exit = True
            await task


@asynccontextmanager
async def at_table(address: str, name: str = "Anna") -> AsyncIterator[tuple[Client, Table]]:
    """Somebody at a new table for two, with a bot."""
    async with asyncio.timeout(PATIENCE), Client(address) as client:
        await client.arrive(name)
        code = await client.create_table(FOR_TWO, (OpenSeat(), BOT))
        async with client.table(code) as table:
            yield client, table


async def play_game(table: Table, seed: int = 1) -> None:
    """A whole game, with anything legal."""
    rng = Random(seed)
    await table.start_game()
    async for turn in table.turns():
        await turn.choose(rng.choice(turn.view.legal))


async def take_over(services: Services, table: Table) -> None:
    """In a game that waits for somebody, another process finds them an hour late."""
    await table.start_game()
    await table.until(lambda seen: seen.now.prompt is not None)
    context = services.rooms.context
    rooms = Rooms(replace(context, clock=lambda: context.clock() + HOUR))
    await Caretaker(rooms).take_over_duties()
    await rooms.close()
