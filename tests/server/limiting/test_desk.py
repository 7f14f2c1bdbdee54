"""Tests of `ebbes.server.limiting.desk`: long answers are written one after the other."""

import asyncio
import threading

from ebbes.server.limiting.desk import Desk


async def test_one_is_written_at_a_time_and_not_where_everybody_waits() -> None:
    desk, at_it, seen = Desk(), list[int](), list[tuple[int, bool]]()

    def write(number: int) -> int:
        at_it.append(number)
        seen.append((len(at_it), threading.current_thread() is threading.main_thread()))
        at_it.remove(number)
        return number

    assert await asyncio.gather(*(desk.write(write, each) for each in range(20))) == [*range(20)]
    assert set(seen) == {(1, False)}
