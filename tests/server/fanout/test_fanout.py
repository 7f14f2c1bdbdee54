"""Processes hear one another, however often Redis is away."""

from collections.abc import AsyncIterator, Iterator

import pytest
from redis import Redis

from ebbes.protocol.person import PersonNews
from ebbes.server.fanout import FanoutError, fanout_for
from ebbes.server.fanout.listening import PORTION
from ebbes.server.fanout.memory import MemoryFanout
from ebbes.server.fanout.message import PERSON, TABLE
from ebbes.server.fanout.redis import RedisFanout
from tests.server.fanout.ears import Listener, following, turn
from tests.server.redis import RedisServer, redis_server
from tests.server.until import until

Pair = tuple[RedisFanout, RedisFanout]


@pytest.fixture
def server() -> Iterator[RedisServer]:
    """A Redis to kill."""
    with redis_server() as server:
        yield server


@pytest.fixture
async def pair(server: RedisServer) -> AsyncIterator[Pair]:
    """Two processes, so to speak."""
    async with RedisFanout(server.url, quiet=0.2) as one, RedisFanout(server.url, quiet=0.2) as two:
        yield one, two


async def both_following(pair: Pair, *table_ids: str) -> tuple[Listener, Listener]:
    """Two listeners that hear of these tables by now."""
    return await following(pair[0], *table_ids), await following(pair[1], *table_ids)


async def heard(speaker: RedisFanout, listener: Listener, table_id: str, last: int) -> None:
    """Returns when the listener has heard of a table what the speaker says of it now."""
    await speaker.publish(table_id, last)
    await until(lambda: (table_id, last) in listener.heard)


def calls(server: RedisServer, command: str) -> int:
    """How often a command was sent to Redis."""
    with Redis.from_url(server.url) as redis:
        told: dict[str, dict[str, int]] = redis.info("commandstats")
        return told.get(f"cmdstat_{command}", {"calls": 0})["calls"]


async def test_the_others_hear_of_a_table_and_the_own_process_does_not(pair: Pair) -> None:
    ears = await both_following(pair, "t", "u")
    await heard(pair[0], ears[1], "t", 1)
    await heard(pair[1], ears[0], "u", 2)
    assert [ear.heard for ear in ears] == [[("u", 2)], [("t", 1)]]


async def test_nothing_is_heard_of_a_table_that_is_not_followed(pair: Pair) -> None:
    ears = await following(pair[0], "t", "u", "v"), await following(pair[1], "u", "v")
    pair[1].unfollow("v")
    for table_id in "tvu":
        await pair[0].publish(table_id, 1)
    await heard(pair[0], ears[1], "u", 2)
    assert {table_id for table_id, _ in ears[1].heard} == {"u"}


async def test_to_follow_twice_or_to_unfollow_what_was_never_followed_does_nothing(
    pair: Pair,
) -> None:
    ears = await both_following(pair, "t")
    pair[1].follow("t")
    pair[1].unfollow("u")
    await following(pair[1], "v")
    assert ears[1].missed == {"t": 1, "v": 1}
    await heard(pair[0], ears[1], "t", 1)


async def test_who_changes_their_mind_at_once_still_follows_and_looks_again(pair: Pair) -> None:
    ears = await both_following(pair, "t")
    pair[1].unfollow("t")
    pair[1].follow("t")
    await until(lambda: ears[1].missed["t"] == 2)
    await heard(pair[0], ears[1], "t", 1)


async def test_thousands_of_tables_are_followed_in_portions(
    server: RedisServer, pair: Pair
) -> None:
    many = [f"t{number}" for number in range(5 * PORTION)]
    ears = await both_following(pair, *many)
    assert calls(server, "subscribe") == 2 * (5 + 1)  # once for dismissals
    assert set(ears[1].missed.values()) == {1}
    server.kill()
    server.start()
    await until(lambda: all(set(ear.missed.values()) == {2} for ear in ears))
    assert calls(server, "subscribe") == 2 * (5 + 1)  # once for dismissals
    await heard(pair[0], ears[1], many[0], 1)
    await heard(pair[0], ears[1], many[-1], 1)


async def test_redis_may_be_killed_and_come_back(server: RedisServer, pair: Pair) -> None:
    ears = await both_following(pair, "t", "u")
    for times in (1, 2, 3):
        server.kill()
        await pair[0].publish("t", times)
        server.start()
        await heard_again(ears, pair[0], times)


async def heard_again(ears: tuple[Listener, ...], speaker: RedisFanout, times: int) -> None:
    """Returns when all follow for so many times again, and the second has heard the first."""
    await until(lambda: all(ear.missed["u"] > times for ear in ears))
    await heard(speaker, ears[1], "u", times)


async def test_who_listens_goes_on_whatever_is_said(server: RedisServer, pair: Pair) -> None:
    ears = await both_following(pair, "t")
    pair[1].attend("p")
    await until(lambda: ears[1].missed_people["p"])
    with Redis.from_url(server.url) as stranger:
        for text in ("nonsense", "[" * 100_000, '["x", {}]', '["x", null]', '["x", [1]]', "\0"):
            stranger.publish(f"{TABLE}t", text)
        for text in ("nonsense", '["x", 1]', '["x", {"type": "unheard-of"}]'):
            stranger.publish(f"{PERSON}p", text)
    await heard(pair[0], ears[1], "t", 1)
    assert ears[1].heard == [("t", 1)]
    assert ears[1].missed["t"] == 1
    assert ears[1].told == []


async def test_publishing_while_redis_is_away_neither_waits_nor_fails(
    server: RedisServer, pair: Pair
) -> None:
    ears = await both_following(pair, "t")
    await heard(pair[0], ears[1], "t", 0)
    server.kill()
    for last in range(1, 1000):
        await pair[0].publish("t", last)
    server.start()
    await until(lambda: all(ear.missed["t"] > 1 for ear in ears))
    assert set(ears[1].heard) <= {("t", 0), ("t", 999)}


async def test_a_redis_that_hangs_is_noticed(
    server: RedisServer, pair: Pair, caplog: pytest.LogCaptureFixture
) -> None:
    ears = await both_following(pair, "t")
    await heard(pair[0], ears[1], "t", 0)
    assert all(fanout.is_live for fanout in pair)
    server.freeze()
    await pair[0].publish("t", 1)
    await until(lambda: not pair[0].is_live and not pair[1].is_live)
    await until(lambda: caplog.text.count("no fan-out") > 3)
    server.thaw()
    await until(lambda: all(ear.missed["t"] > 1 for ear in ears))
    await heard(pair[0], ears[1], "t", 2)
    await until(lambda: all(fanout.is_live for fanout in pair))


async def test_in_silence_redis_is_asked_and_nothing_is_missed(
    server: RedisServer, pair: Pair
) -> None:
    ears = await both_following(pair, "t")
    before = calls(server, "ping")
    await until(lambda: calls(server, "ping") > before + 4)
    await heard(pair[0], ears[1], "t", 1)
    assert ears[1].missed == {"t": 1}


async def test_a_process_that_follows_nothing_is_live_as_long_as_redis_answers(
    server: RedisServer, pair: Pair
) -> None:
    await until(lambda: pair[0].is_live)
    before = calls(server, "ping")
    await until(lambda: calls(server, "ping") > before + 4)
    assert pair[0].is_live
    server.kill()
    await until(lambda: not pair[0].is_live)
    server.start()
    await until(lambda: pair[0].is_live)


async def test_redis_may_come_later_than_the_server(server: RedisServer) -> None:
    server.kill()
    async with RedisFanout(server.url) as one, RedisFanout(server.url) as two:
        ears = Listener(one), Listener(two)
        for fanout in (one, two):
            fanout.follow("t")
        await one.publish("t", 1)
        assert not one.is_live
        server.start()
        await until(lambda: all(ear.missed["t"] for ear in ears))
        await heard(one, ears[1], "t", 2)


async def test_a_note_that_could_not_be_sent_is_sent_later(
    server: RedisServer, pair: Pair, caplog: pytest.LogCaptureFixture
) -> None:
    ears = await both_following(pair, "t")
    await heard(pair[0], ears[1], "t", 0)
    with Redis.from_url(server.url) as redis:
        redis.execute_command("ACL SETUSER", "default", "-publish")
        await pair[0].publish("t", 1)
        await until(lambda: "no fan-out" in caplog.text)
        redis.execute_command("ACL SETUSER", "default", "+publish")
    await until(lambda: ("t", 1) in ears[1].heard)
    assert ears[1].missed["t"] == 1


async def test_listeners_that_fail_do_no_harm(pair: Pair, caplog: pytest.LogCaptureFixture) -> None:
    def fail(*told: object) -> None:
        raise LookupError("a listener's own fault")

    pair[1].subscribe(fail, fail)
    pair[1].subscribe_people(fail, fail, fail)
    ears = await both_following(pair, "t")
    pair[1].attend("p")
    await until(lambda: ears[1].missed_people["p"])
    pair[0].tell("p", turn("t", 1))
    await heard(pair[0], ears[1], "t", 1)
    assert ears[1].told == [("p", 1)]
    assert "a listener's own fault" in caplog.text


async def test_a_notice_without_words_holds_up_nothing(
    pair: Pair, caplog: pytest.LogCaptureFixture
) -> None:
    def fail() -> PersonNews:
        raise LookupError("no words")

    ears = await both_following(pair, "t")
    pair[0].attend("p")
    pair[0].tell("p", turn("t", 1)._replace(words=fail))
    await heard(pair[0], ears[1], "t", 1)
    assert caplog.text.count("no words") >= 2


async def test_all_processes_hear_who_is_dismissed(pair: Pair) -> None:
    ears = await both_following(pair, "t")
    pair[0].dismiss("p", "hash")
    pair[0].dismiss("q")
    await until(lambda: len(ears[1].dismissed) == 2)
    assert ears[1].dismissed == [("p", "hash"), ("q", None)]
    assert ears[0].dismissed == []


async def test_one_process_has_nobody_to_tell_of_tables() -> None:
    async with fanout_for(None) as fanout:
        ear = Listener(fanout)
        fanout.follow("t")
        await fanout.publish("t", 1)
        fanout.unfollow("t")
        assert isinstance(fanout, MemoryFanout)
        assert fanout.is_live
        assert (ear.heard, ear.missed) == ([], {})


async def test_one_process_tells_people_who_are_attended_to() -> None:
    async with fanout_for(None) as fanout:
        ear = Listener(fanout)
        fanout.tell("p", turn("t", 1))
        fanout.attend("p")
        fanout.announce("p", ["t"])
        fanout.tell("p", turn("t", 2))
        fanout.tell("q", turn("t", 3))
        fanout.dismiss("p")
        fanout.neglect("p")
        fanout.tell("p", turn("t", 4))
        assert (ear.told, ear.dismissed, ear.missed_people) == ([("p", 2)], [], {})


@pytest.mark.parametrize("options", ["", "?protocol=2", "?protocol=3", "?socket_timeout=0.1"])
async def test_a_url_names_a_redis(server: RedisServer, options: str) -> None:
    async with fanout_for(server.url + options) as one, fanout_for(server.url) as two:
        ear = await following(one, "t")
        await following(two, "t")
        await two.publish("t", 1)
        await until(lambda: ear.heard)


@pytest.mark.parametrize("url", ["", "nonsense", "http://localhost", "redis://host:port"])
def test_a_url_that_names_no_redis_is_refused(url: str) -> None:
    with pytest.raises(FanoutError, match=r"a Redis is redis://host:port"):
        fanout_for(url)
