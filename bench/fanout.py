"""`python -m bench.fanout`: what plays cost a process that has nothing to do with them.

One process plays, as far as Redis can tell; this one listens, and reads its processor's clock. Once
all tables share a channel, as they did before each had one of its own.
"""

import argparse
import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass, replace
from itertools import cycle, islice
from multiprocessing import get_context

import uvloop
from redis import Redis
from redis.asyncio import Redis as AsyncRedis
from tests.server.fanout.ears import following, turn
from tests.server.redis import redis_server
from tests.server.until import until

from ebbes.server.fanout import Fanout
from ebbes.server.fanout.memory import MemoryFanout
from ebbes.server.fanout.message import TABLE, format_message
from ebbes.server.fanout.redis import RedisFanout

ALL_TABLES = "ebbes.tables"
"""The one channel there was."""
NAMES = tuple(f"table-{number}" for number in range(200))
AT_ONCE = 10
"""Plays that reach Redis together."""


@dataclass(frozen=True, slots=True)
class Load:
    """How much is played elsewhere."""

    url: str
    rate: int
    seconds: float
    elsewhere: Executor

    @property
    def plays(self) -> int:
        """All of them."""
        return round(self.rate * self.seconds)


class OneChannel:
    """A listener that hears of every table, and looks whether it knows it."""

    def __init__(self, url: str) -> None:
        self.heard = 0
        self.is_there = False
        self._redis = AsyncRedis.from_url(url)
        self._rooms: dict[str, int] = {}

    async def listen(self) -> None:
        """Hear all there is."""
        async with self._redis.pubsub() as pubsub:
            await pubsub.subscribe(ALL_TABLES)
            while True:
                message = await pubsub.get_message(timeout=10)
                self.is_there = True
                if message is not None and message["type"] == "message":
                    _, table_id, _ = json.loads(message["data"])
                    self._rooms.get(table_id)
                    self.heard += 1


def play(url: str, rate: int, plays: int) -> None:
    """What a process at work says, on both kinds of channel."""
    with Redis.from_url(url) as redis:
        start = time.monotonic()
        for first in range(0, plays, AT_ONCE):
            pipeline = redis.pipeline(transaction=False)
            for number in range(first, first + AT_ONCE):
                table_id = NAMES[number % len(NAMES)]
                pipeline.publish(ALL_TABLES, json.dumps(["sender", table_id, number]))
                pipeline.publish(TABLE + table_id, format_message("sender", str(number)))
            pipeline.execute()
            time.sleep(max(0.0, start + first / rate - time.monotonic()))


async def played_elsewhere(load: Load) -> None:
    """Another process plays."""
    loop = asyncio.get_running_loop()
    await loop.run_in_executor(load.elsewhere, play, load.url, load.rate, load.plays)


async def processor(work: Callable[[], Awaitable[object]]) -> float:
    """Seconds of the processor this process needs for some work."""
    start = time.process_time()
    await work()
    return time.process_time() - start


async def one_channel(load: Load) -> float:
    """Seconds of the processor for plays on a channel for all tables."""
    listener = OneChannel(load.url)
    task = asyncio.create_task(listener.listen())
    await until(lambda: listener.is_there)

    async def hear_all() -> None:
        await played_elsewhere(load)
        await until(lambda: listener.heard >= load.plays)

    seconds = await processor(hear_all)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    return seconds


async def own_channels(load: Load, *tables: str) -> float:
    """Seconds of the processor for plays, while these tables are followed here."""
    async with RedisFanout(load.url) as fanout:
        listener = await following(fanout, *tables)

        async def hear_all() -> None:
            await played_elsewhere(load)
            await until(lambda: len(listener.heard) >= load.plays * (tables == NAMES))

        return await processor(hear_all)


async def speaking(load: Load, fanout: Fanout) -> float:
    """Seconds of the processor for plays at tables of our own.

    Each play also has news for a person who has no socket anywhere.
    """
    names = cycle(NAMES)
    news = turn("", 0)

    async def speak() -> None:
        for number in range(0, load.plays, AT_ONCE):
            for name in islice(names, AT_ONCE):
                await fanout.publish(name, number)
                fanout.tell("somebody", news._replace(table_id=name, seq=number))
            await asyncio.sleep(AT_ONCE / load.rate)

    return await processor(speak)


async def spoken(load: Load, is_heard: bool) -> float:
    """Seconds of the processor for plays at tables of our own, followed elsewhere or not."""
    silence = await speaking(load, MemoryFanout())
    with Redis.from_url(load.url) as elsewhere, elsewhere.pubsub() as ear:
        if is_heard:
            ear.subscribe(*(TABLE + name for name in NAMES))
        async with RedisFanout(load.url) as fanout:
            await following(fanout, *NAMES)
            return await speaking(load, fanout) - silence


async def measure(load: Load) -> dict[str, float]:
    """Microseconds of the processor for a play, by what is measured."""
    await played_elsewhere(replace(load, seconds=0.1))
    found = {
        "one channel for all, a play at a table that is none of ours": await one_channel(load),
        "a channel a table, a play at a table not followed here": await own_channels(load, "own"),
        "a channel a table, a play at a table followed here": await own_channels(load, *NAMES),
        "an own play, at a table that is also followed elsewhere": await spoken(load, True),
        "an own play, at a table nobody else follows": await spoken(load, False),
    }
    return {name: seconds * 1e6 / load.plays for name, seconds in found.items()}


def main() -> None:
    """`python -m bench.fanout --rate 2000 --seconds 5`."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rate", type=int, default=2000)
    parser.add_argument("--seconds", type=float, default=5.0)
    given = parser.parse_args()
    with redis_server() as redis, ProcessPoolExecutor(1, get_context("spawn")) as elsewhere:
        found = uvloop.run(measure(Load(redis.url, given.rate, given.seconds, elsewhere)))
    print("\n".join(f"| {name}, µs | {number:,.1f} |" for name, number in found.items()))


if __name__ == "__main__":
    main()
