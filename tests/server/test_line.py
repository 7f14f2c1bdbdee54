"""Tests of `ebbes.server.line`."""

import gc
from weakref import ref

from websockets.asyncio.client import connect

from ebbes.server.line import Line
from ebbes.server.settings import Settings
from tests.server.inside import served_inside
from tests.server.live import at_table
from tests.server.until import until


async def test_a_line_is_gone_with_its_socket_and_waits_for_no_garbage_collector(
    settings: Settings,
) -> None:
    async with served_inside(settings) as inside, at_table(inside.address) as (_, table):
        url = f"ws{inside.address.removeprefix('http')}/api/tables/{table.seen.id}/socket"
        gc.disable()
        try:
            others = set(map(id, lines()))
            async with connect(url) as socket:
                await socket.recv()
                (line,) = [ref(each) for each in lines() if id(each) not in others]
            await until(lambda: line() is None)
        finally:
            gc.enable()


def lines() -> list[Line]:
    """All there are."""
    return [each for each in gc.get_objects() if isinstance(each, Line)]
