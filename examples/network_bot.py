"""A bot of your own, at a table of any server.

    EBBES_TOKEN=... python examples/network_bot.py http://localhost:8000 SRSHG

It takes a seat at the table with that code, and plays there until the table is closed: anything
legal, or as one of our bots would if you name it. Put a `choose` of your own in its place.
"""

import asyncio
import os
import sys
from contextlib import suppress
from random import Random

from ebbes.bots import bot_named
from ebbes.client import Client, Refusal


async def play(url: str, code: str, name: str = "random") -> None:
    """Sit down, and decide whenever it is our turn."""
    bot, rng = bot_named(name), Random()
    async with (
        Client(url, token=os.environ["EBBES_TOKEN"]) as client,
        client.table(code) as table,
    ):
        if table.seen.you.seat is None:
            await table.take_seat()
        while not table.seen.ended:
            async for turn in table.turns():
                with suppress(Refusal):  # too late: the clock ran out, and another bot has played
                    await turn.choose(bot.choose(turn.view, rng))


if __name__ == "__main__":
    asyncio.run(play(*sys.argv[1:]))
