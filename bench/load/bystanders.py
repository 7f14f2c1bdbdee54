"""The crowd of the bare server: groups of four, in which one speaks after the other."""

import asyncio

from websockets.asyncio.client import connect

from bench.load.tally import Tally

SEATS = 4
MESSAGE = "x" * 180
"""As long as the message that a card was played."""


async def speak_in_turn(address: str, group: int, seat: int, tally: Tally) -> None:
    """Hear everything in the group; speak when it is one's turn."""
    url = f"ws{address.removeprefix('http')}/broadcast/{group}"
    async with connect(url, compression=None, max_queue=None) as socket:
        if seat == SEATS - 1:
            await asyncio.sleep(1)
            await socket.send(f"0{MESSAGE}")
        async for text in socket:
            tally.deliveries += 1
            if int(text[0]) == seat:
                tally.plays += 1
                await socket.send(f"{(seat + 1) % SEATS}{MESSAGE}")


async def echo(address: str, tally: Tally) -> None:
    """Say something, hear it, and say it again."""
    url = f"ws{address.removeprefix('http')}/echo"
    async with connect(url, compression=None, max_queue=None) as socket:
        await socket.send(MESSAGE)
        async for text in socket:
            tally.deliveries += 1
            await socket.send(text)
