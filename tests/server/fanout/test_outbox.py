"""The outbox: the newest of each table, and no more than fits."""

import asyncio

from ebbes.server.fanout.outbox import Outbox


async def test_of_a_table_only_the_newest_message_waits() -> None:
    outbox = Outbox()
    for table_id, last in (("t", 3), ("t", 5), ("t", 4), ("u", 1)):
        outbox.put(table_id, last)
    assert await outbox.take() == {"t": 5, "u": 1}


async def test_what_does_not_fit_is_dropped() -> None:
    outbox = Outbox(most=2)
    for table_id in "tuv":
        outbox.put(table_id, 1)
    outbox.put("t", 2)
    assert await outbox.take() == {"t": 2, "u": 1}


async def test_whoever_takes_waits_for_a_message() -> None:
    outbox = Outbox()
    outbox.put("t", 1)
    assert await outbox.take() == {"t": 1}
    waiting = asyncio.ensure_future(outbox.take())
    await asyncio.sleep(0)
    assert not waiting.done()
    outbox.put("u", 2)
    assert await waiting == {"u": 2}
