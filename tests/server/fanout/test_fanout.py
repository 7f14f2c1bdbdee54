"""Processes hear one another, however often Redis is away."""

from collections.abc import AsyncIterator, Iterator

import pytest
from redis import Redis

from ebbes.server.fanout import Fanout, fanout_for
from ebbes.server.fanout.errors import FanoutError
from ebbes.server.fanout.memory import MemoryFanout
from ebbes.server.fanout.redis import CHANNEL, RedisFanout
from tests.server.redis import RedisServer, redis_server
from tests.server.until import until


class Ear:
    """Hears all that a fan-out tells."""

    def __init__(self, fanout: Fanout) -> None:
        self.heard: list[tuple[str, int]] = []
        self.missed = 0
        fanout.subscribe(self._grown, self._missed)

    def _grown(self, table_id: str, last: int) -> None:
        self.heard.append((table_id, last))

    def _missed(self) -> None:
        self.missed += 1


@pytest.fixture
def server() -> Iterator[RedisServer]:
    """A Redis to kill."""
    with redis_server() as server:
        yield server


@pytest.fixture
async def pair(server: RedisServer) -> AsyncIterator[tuple[RedisFanout, RedisFanout]]:
    """Two processes, so to speak."""
    async with RedisFanout(server.url, quiet=0.2) as one, RedisFanout(server.url, quiet=0.2) as two:
        yield one, two


async def both_listen(*ears: Ear) -> None:
    """Returns when all of them have begun to listen."""
    await until(lambda: all(ear.missed for ear in ears))


async def test_the_others_hear_of_a_table_and_the_own_process_does_not(
    pair: tuple[RedisFanout, RedisFanout],
) -> None:
    ears = [Ear(fanout) for fanout in pair]
    await both_listen(*ears)
    await pair[0].publish("t", 1)
    await until(lambda: ears[1].heard)
    await pair[1].publish("u", 2)
    await until(lambda: ears[0].heard)
    assert [ear.heard for ear in ears] == [[("u", 2)], [("t", 1)]]


async def test_redis_may_be_killed_and_come_back(
    server: RedisServer, pair: tuple[RedisFanout, RedisFanout]
) -> None:
    ears = [Ear(fanout) for fanout in pair]
    await both_listen(*ears)
    for last in (1, 2, 3):
        server.kill()
        await pair[0].publish("t", last)
        server.start()
        await heard_again(ears, pair[0], last)


async def heard_again(ears: list[Ear], speaker: RedisFanout, times: int) -> None:
    """Returns when all listen for so many times again, and the second has heard the first."""
    await until(lambda: all(ear.missed > times for ear in ears))
    await speaker.publish("u", times)
    await until(lambda: ("u", times) in ears[1].heard)


async def test_who_listens_goes_on_whatever_is_said(
    server: RedisServer, pair: tuple[RedisFanout, RedisFanout]
) -> None:
    ears = [Ear(fanout) for fanout in pair]
    await both_listen(*ears)
    with Redis.from_url(server.url) as stranger:
        stranger.publish(CHANNEL, "[" * 100_000)
    await heard_again(ears, pair[0], 1)


async def test_publishing_while_redis_is_away_neither_waits_nor_fails(
    server: RedisServer, pair: tuple[RedisFanout, RedisFanout]
) -> None:
    ears = [Ear(fanout) for fanout in pair]
    await both_listen(*ears)
    server.kill()
    for last in range(1000):
        await pair[0].publish("t", last)
    before = ears[1].missed
    server.start()
    await until(lambda: ears[1].missed > before)
    assert set(ears[1].heard) <= {("t", 999)}


async def test_a_redis_that_hangs_is_noticed(
    server: RedisServer,
    pair: tuple[RedisFanout, RedisFanout],
    caplog: pytest.LogCaptureFixture,
) -> None:
    ears = [Ear(fanout) for fanout in pair]
    await both_listen(*ears)
    server.freeze()
    await pair[0].publish("t", 1)
    await until(lambda: caplog.text.count("no fan-out") > 3)
    server.thaw()
    await until(lambda: all(ear.missed > 1 for ear in ears))
    await pair[0].publish("t", 2)
    await until(lambda: ("t", 2) in ears[1].heard)


async def test_in_silence_redis_is_asked_and_nothing_is_missed(
    server: RedisServer, pair: tuple[RedisFanout, RedisFanout]
) -> None:
    ear = Ear(pair[1])
    await both_listen(ear)
    await until(lambda: pings(server) > 4)
    await pair[0].publish("t", 1)
    await until(lambda: ear.heard)
    assert ear.missed == 1


def pings(server: RedisServer) -> int:
    """How often somebody has asked whether the server is there."""
    with Redis.from_url(server.url) as redis:
        told: dict[str, dict[str, int]] = redis.info("commandstats")
        return told.get("cmdstat_ping", {"calls": 0})["calls"]


async def test_redis_may_come_later_than_the_server(server: RedisServer) -> None:
    server.kill()
    async with RedisFanout(server.url) as one, RedisFanout(server.url) as two:
        ears = Ear(one), Ear(two)
        await one.publish("t", 1)
        server.start()
        await both_listen(*ears)
        await one.publish("t", 2)
        await until(lambda: ("t", 2) in ears[1].heard)


async def test_a_message_that_could_not_be_sent_is_sent_later(
    server: RedisServer, pair: tuple[RedisFanout, RedisFanout], caplog: pytest.LogCaptureFixture
) -> None:
    ear = Ear(pair[1])
    await both_listen(ear)
    with Redis.from_url(server.url) as redis:
        redis.execute_command("ACL SETUSER", "default", "-publish")
        await pair[0].publish("t", 1)
        await until(lambda: "no fan-out" in caplog.text)
        redis.execute_command("ACL SETUSER", "default", "+publish")
    await until(lambda: ear.heard)
    assert (ear.heard, ear.missed) == ([("t", 1)], 1)


async def test_other_programs_and_listeners_that_fail_do_no_harm(
    server: RedisServer, pair: tuple[RedisFanout, RedisFanout], caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*told: object) -> None:
        raise LookupError("a listener's own fault")

    pair[1].subscribe(fail, fail)
    ear = Ear(pair[1])
    await both_listen(ear)
    with Redis.from_url(server.url) as redis:
        redis.publish(CHANNEL, "nonsense")
    await pair[0].publish("t", 1)
    await until(lambda: ear.heard)
    assert ear.heard == [("t", 1)]
    assert "a listener's own fault" in caplog.text


async def test_one_process_has_nobody_to_tell() -> None:
    async with fanout_for(None) as fanout:
        ear = Ear(fanout)
        await fanout.publish("t", 1)
        assert isinstance(fanout, MemoryFanout)
        assert (ear.heard, ear.missed) == ([], 0)


async def test_a_url_names_a_redis(server: RedisServer) -> None:
    async with fanout_for(server.url) as fanout:
        await both_listen(Ear(fanout))


@pytest.mark.parametrize("url", ["", "nonsense", "http://localhost", "redis://host:port"])
def test_a_url_that_names_no_redis_is_refused(url: str) -> None:
    with pytest.raises(FanoutError, match=r"a Redis is redis://host:port or unix://file"):
        fanout_for(url)
