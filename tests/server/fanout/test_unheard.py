"""Nothing is said where nobody listens, and yet nobody who begins to listen misses anything."""

import asyncio
from collections.abc import AsyncIterator, Collection, Iterator
from functools import partial
from random import Random

import pytest
from redis import Redis

from ebbes.server.fanout.message import TABLE
from ebbes.server.fanout.redis import RedisFanout
from tests.server.fanout.ears import Listener, following, turn
from tests.server.fanout.test_fanout import calls, heard
from tests.server.redis import RedisServer, redis_server
from tests.server.until import until

TABLES = ("t", "u", "v")
STEPS = 400
SETTLING = 2


@pytest.fixture(scope="module")
def server() -> Iterator[RedisServer]:
    """A Redis for all tests of this file."""
    with redis_server() as server:
        yield server


@pytest.fixture
async def three(server: RedisServer) -> AsyncIterator[list[RedisFanout]]:
    """Three processes, so to speak."""
    async with (
        RedisFanout(server.url) as one,
        RedisFanout(server.url) as two,
        RedisFanout(server.url) as three,
    ):
        yield [one, two, three]


async def settled(server: RedisServer, fanout: RedisFanout) -> int:
    """How often anybody has published anything, once a process knows who heard all it said.

    It knows that when it has sent something else afterwards: these are the last two.
    """
    for _ in range(SETTLING):
        before = calls(server, "publish")
        fanout.dismiss("nobody")
        await until(partial(has_published, server, before + 1))
    return calls(server, "publish")


def has_published(server: RedisServer, times: int) -> bool:
    """Whether so much has been published."""
    return calls(server, "publish") >= times


async def test_a_table_nobody_else_follows_costs_no_messages(
    server: RedisServer, three: list[RedisFanout]
) -> None:
    await following(three[0], "t")
    await three[0].publish("t", 1)
    before = await settled(server, three[0])
    for last in range(2, 100):
        await three[0].publish("t", last)
    assert await settled(server, three[0]) == before + SETTLING


async def test_who_begins_to_follow_hears_the_next_entry_and_the_last_one_that_was_not_said(
    three: list[RedisFanout], server: RedisServer
) -> None:
    await following(three[0], "t")
    await three[0].publish("t", 1)
    await settled(server, three[0])
    await three[0].publish("t", 2)
    ear = await following(three[1], "t")
    await until(lambda: ("t", 2) in ear.heard)
    await heard(three[0], ear, "t", 3)
    assert ("t", 1) not in ear.heard


async def test_after_everybody_else_has_left_nothing_is_said_again(
    server: RedisServer, three: list[RedisFanout]
) -> None:
    await following(three[0], "t")
    ear = await following(three[1], "t")
    await heard(three[0], ear, "t", 1)
    three[1].unfollow("t")
    with Redis.from_url(server.url) as redis:
        await until(lambda: redis.pubsub_numsub(f"{TABLE}t")[0][1] == 1)
    await three[0].publish("t", 2)
    before = await settled(server, three[0])
    await three[0].publish("t", 3)
    assert await settled(server, three[0]) == before + SETTLING


async def test_a_person_nobody_attends_to_costs_no_messages(
    server: RedisServer, three: list[RedisFanout]
) -> None:
    await following(three[0], "t")
    three[0].tell("p", turn("t", 1))
    before = await settled(server, three[0])
    for seq in range(2, 100):
        three[0].tell("p", turn("t", seq))
    assert await settled(server, three[0]) == before + SETTLING


async def test_a_person_who_comes_hears_the_last_that_was_not_said_and_all_that_follows(
    server: RedisServer, three: list[RedisFanout]
) -> None:
    await following(three[0], "t", "u")
    for table_id in "tu":
        three[0].tell("p", turn(table_id, 1))
    await settled(server, three[0])
    for seq in (2, 3):
        for table_id in "tu":
            three[0].tell("p", turn(table_id, seq))
    ear = await attending(three[1], "p", "t", "u")
    await until(lambda: len(ear.told) == 2)
    three[0].tell("p", turn("t", 4))
    await until(lambda: len(ear.told) == 3)
    assert ear.told == [("p", 3), ("p", 3), ("p", 4)]


async def test_a_person_with_two_processes_hears_it_in_both(three: list[RedisFanout]) -> None:
    ears = [await attending(fanout, "p", "t") for fanout in three[:2]]
    await following(three[2], "t")
    three[2].tell("p", turn("t", 1))
    await until(lambda: all(ear.told == [("p", 1)] for ear in ears))
    three[0].tell("p", turn("t", 2))
    await until(lambda: all(ear.told[-1] == ("p", 2) for ear in ears))


async def test_a_person_who_is_only_here_is_told_here_without_a_message(
    server: RedisServer, three: list[RedisFanout]
) -> None:
    await following(three[0], "t")
    ear = await attending(three[0], "p", "t")
    three[0].tell("p", turn("t", 1))
    before = await settled(server, three[0])
    three[0].tell("p", turn("t", 2))
    assert ear.told == [("p", 1), ("p", 2)]
    assert await settled(server, three[0]) == before + SETTLING


async def test_who_has_to_go_has_to_go_everywhere_else_too(three: list[RedisFanout]) -> None:
    ears = [await attending(fanout, "p") for fanout in three]
    three[1].dismiss("p", "hash")
    three[1].dismiss("p", "another")
    three[1].dismiss("p")
    gone = [("p", "hash"), ("p", "another"), ("p", None)]
    await until(lambda: ears[0].dismissed == ears[2].dismissed == gone)
    assert ears[1].dismissed == []


async def attending(fanout: RedisFanout, person_id: str, *table_ids: str) -> Listener:
    """A listener that hears by now what a person is told of these tables."""
    listener = Listener(fanout)
    fanout.attend(person_id)
    await until(lambda: listener.missed_people[person_id])
    fanout.announce(person_id, table_ids)
    return listener


class World:
    """Tables that grow, and processes that hear of it or look into the store in time."""

    def __init__(self, fanouts: list[RedisFanout], rng: Random) -> None:
        self.store = dict.fromkeys(TABLES, 0)
        self.rng = rng
        self.processes = [Follower(fanout, self) for fanout in fanouts]

    async def step(self) -> None:
        """One of them begins or ceases to follow a table, or writes at one that it follows."""
        process, table_id = self.rng.choice(self.processes), self.rng.choice(TABLES)
        if table_id not in process.known:
            process.follow(table_id)
        elif self.rng.random() < 0.3:
            process.unfollow(table_id)
        else:
            await process.write(table_id)
        for _ in range(self.rng.choice((0, 0, 1, 5))):
            await asyncio.sleep(0)

    def is_known(self) -> bool:
        """Whether whoever follows a table knows all of it."""
        return all(
            process.known[table_id] == self.store[table_id]
            for process in self.processes
            for table_id in process.known
        )


class Follower:
    """A process without rooms: of each table it follows it knows the last entry."""

    def __init__(self, fanout: RedisFanout, world: World) -> None:
        self.known: dict[str, int] = {}
        self._fanout = fanout
        self._world = world
        fanout.subscribe(self._grown, self._missed)

    def follow(self, table_id: str) -> None:
        """Look into the store, and follow from then on."""
        self.known[table_id] = self._world.store[table_id]
        self._fanout.follow(table_id)

    def unfollow(self, table_id: str) -> None:
        """Forget a table."""
        del self.known[table_id]
        self._fanout.unfollow(table_id)

    async def write(self, table_id: str) -> None:
        """Append to a log, wherever it ends, and say so."""
        self._world.store[table_id] += 1
        self.known[table_id] = self._world.store[table_id]
        await self._fanout.publish(table_id, self.known[table_id])

    def _grown(self, table_id: str, last: int) -> None:
        if table_id in self.known:
            self.known[table_id] = max(last, self.known[table_id])

    def _missed(self, table_ids: Collection[str]) -> None:
        for table_id in table_ids:
            self._grown(table_id, self._world.store[table_id])


@pytest.mark.parametrize("seed", range(8))
async def test_whoever_follows_a_table_knows_all_of_it_in_the_end(
    three: list[RedisFanout], seed: int
) -> None:
    world = World(three, Random(seed))
    for number in range(STEPS):
        await world.step()
        if number % 50 == 49:
            await until(world.is_known)
    assert sum(world.store.values()) > STEPS / 10


@pytest.mark.parametrize("seed", range(2))
async def test_whoever_follows_a_table_knows_all_of_it_even_if_redis_dies(
    server: RedisServer, three: list[RedisFanout], seed: int
) -> None:
    world = World(three, Random(seed))
    for number in range(STEPS):
        await world.step()
        if number % 100 == 50:
            server.kill()
        if number % 100 == 75:
            server.start()
        if number % 100 == 99:
            await until(world.is_known)
    assert all(fanout.faults for fanout in three)
