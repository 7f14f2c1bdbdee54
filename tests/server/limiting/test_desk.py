"""Tests of `ebbes.server.limiting.desk`: long answers are written one after the other."""

import asyncio
import threading

from ebbes.server.limiting.desk import ASKING, Desk


class Orders:
    """What networks want written, each at a time of its own; the first waits to be let go."""

    def __init__(self) -> None:
        self.desk = Desk()
        self.written: list[str] = []
        self.may_end = threading.Event()

    def ask(self, network: str, what: str) -> asyncio.Task[None]:
        """Somebody of a network wants something."""

        async def order() -> None:
            ASKING.set(network)
            await self.desk.write(self._write, what)

        return asyncio.create_task(order())

    async def settle(self, waiting: int) -> None:
        """Until so many wait."""
        while len(self.desk) != waiting:
            await asyncio.sleep(0)

    def _write(self, what: str) -> None:
        assert self.may_end.wait(60)
        self.written.append(what)


async def test_one_is_written_at_a_time_and_not_where_everybody_waits() -> None:
    desk, at_it, seen = Desk(), list[int](), list[tuple[int, bool]]()

    def write(number: int) -> int:
        at_it.append(number)
        seen.append((len(at_it), threading.current_thread() is threading.main_thread()))
        at_it.remove(number)
        return number

    assert await asyncio.gather(*(desk.write(write, each) for each in range(20))) == [*range(20)]
    assert set(seen) == {(1, False)}


async def test_who_asks_for_much_waits_for_their_own_and_others_come_in_between() -> None:
    orders = Orders()
    much = [orders.ask("one", f"one {number}") for number in range(20)]
    await orders.settle(19)
    others = [orders.ask(name, name) for name in ("two", "three")]
    await orders.settle(21)
    orders.may_end.set()
    await asyncio.gather(*much, *others)
    assert orders.written[:5] == ["one 0", "one 1", "two", "three", "one 2"]
    assert len(orders.desk) == 0


async def test_who_is_gone_is_passed_over_and_holds_up_nobody() -> None:
    orders = Orders()
    first = orders.ask("one", "first")
    await orders.settle(0)
    gone, last = orders.ask("two", "gone"), orders.ask("three", "last")
    await orders.settle(2)
    gone.cancel()
    orders.may_end.set()
    await asyncio.gather(first, last)
    assert orders.written == ["first", "last"]
    assert gone.cancelled()


async def test_who_leaves_just_when_it_is_their_turn_passes_it_on() -> None:
    orders = Orders()

    async def write_and_see_them_off() -> None:
        await orders.desk.write(orders.may_end.wait, 60)
        gone.cancel()

    first = asyncio.create_task(write_and_see_them_off())
    await asyncio.sleep(0)
    gone, last = orders.ask("two", "gone"), orders.ask("three", "last")
    await orders.settle(2)
    orders.may_end.set()
    await asyncio.gather(first, last)
    assert orders.written == ["last"]
    assert gone.cancelled()
