"""Tests of `ebbes.server.limiting.queues`: who asks much at once lets others in between."""

import asyncio

from ebbes.server.limiting.queues import Queues


async def test_others_need_not_wait_for_all_that_one_address_asks() -> None:
    queues, order = Queues(), []

    async def ask(address: str) -> None:
        await queues.wait(address)
        order.append(address)

    async with asyncio.TaskGroup() as group:
        for address in ["stranger"] * 64 + ["Anna", "Ben"]:
            group.create_task(ask(address))
    assert len(order) == 66
    assert max(order.index("Anna"), order.index("Ben")) < 5


async def test_nothing_is_kept_of_those_who_have_asked() -> None:
    queues = Queues()
    await asyncio.gather(*(queues.wait(f"192.0.2.{number}") for number in range(100)))
    assert not len(queues)
