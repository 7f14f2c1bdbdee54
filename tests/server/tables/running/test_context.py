"""Tests of `ebbes.server.tables.running.context`."""

from tests.server.tables.town import Process


async def test_a_house_tells_the_time_in_milliseconds(process: Process) -> None:
    process.town.time.now = 12.3456
    assert process.context.now() == 12_346
