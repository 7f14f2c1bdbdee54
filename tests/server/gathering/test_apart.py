"""People look at a game together, each at another process."""

from collections.abc import AsyncIterator, Iterator
from functools import partial
from typing import Any

import pytest

from ebbes.server.fanout.redis import RedisFanout
from ebbes.server.gathering.gathering import GONE_SECONDS, Gathering
from ebbes.server.gathering.gatherings import Gatherings
from ebbes.server.gathering.passing import PASSED, Passed
from tests.server.gathering.test_gathering import Ears, say
from tests.server.redis import RedisServer, redis_server
from tests.server.store.clock import Clock
from tests.server.until import until


class Processes:
    """Gatherings of one game at several processes, which hear one another at once."""

    def __init__(self, count: int) -> None:
        self.clock = Clock()
        self.alive = set(range(count))
        self.all = [
            Gathering(self.clock, partial(self._pass, own), own * 1000) for own in range(count)
        ]

    def _pass(self, own: int, _topic: str, passed: Passed) -> None:
        said: Any = passed.model_dump(mode="json")
        for other in self.alive - {own} if own in self.alive else ():
            self.all[other].hear_from(PASSED.validate_python(said))


def leaders(processes: Processes) -> set[int | None]:
    """Who leads, as each process sees it."""
    return {processes.all[each].lead.leader for each in processes.alive}


def test_who_leads_leads_everywhere() -> None:
    processes = Processes(2)
    one, two = processes.all
    anna, ben = Ears(), Ears()
    first = one.enter(0, anna)
    second = two.enter(1, ben)
    assert anna.last["people"] == ben.last["people"]
    assert (anna.last["you"], ben.last["you"]) == (first, second)
    assert leaders(processes) == {first}
    say(one, first, type="look", place="4.13")
    assert ben.last == {"type": "looked", "place": "4.13"}
    say(two, second, type="look", place="1")
    assert one.lead.place == "4.13"
    say(two, second, type="point", card="B5")
    assert anna.last == ben.last == {"type": "pointed", "who": second, "card": "B5"}


def test_the_lead_is_passed_on_to_another_process_and_comes_back() -> None:
    processes = Processes(2)
    one, two = processes.all
    first, second = one.enter(0, Ears()), two.enter(1, Ears())
    say(one, first, type="pass", to=second)
    assert leaders(processes) == {second}
    two.leave(second)
    assert leaders(processes) == {first}
    assert [*one.people] == [*two.people] == [first]


def test_of_two_who_came_before_they_heard_of_one_another_the_earlier_leads() -> None:
    processes = Processes(2)
    one, two = processes.all
    processes.alive = set()
    first = one.enter(0, Ears())
    processes.clock.forward(1)
    two.enter(1, Ears())
    processes.alive = {0, 1}
    two.tell_here()
    one.tell_here()
    assert leaders(processes) == {first}


def test_who_comes_to_a_new_process_does_not_take_a_lead_that_has_moved() -> None:
    processes = Processes(2)
    one, two = processes.all
    ears = Ears()
    processes.alive = {0}
    processes.clock.forward(5)
    first = one.enter(0, Ears())
    say(one, first, type="look", place="2.5")
    processes.clock.forward(-5)
    two.enter(1, ears)
    processes.alive = {0, 1}
    two.tell_here()
    one.tell_here()
    assert leaders(processes) == {first}
    assert ears.last["place"] == "2.5"


def test_a_process_that_is_gone_takes_its_people_with_it() -> None:
    processes = Processes(2)
    one, two = processes.all
    one.enter(0, Ears())
    second = two.enter(1, Ears())
    processes.alive = {1}
    processes.clock.forward(GONE_SECONDS + 1)
    say(two, second, type="ping")
    assert [*two.people] == [second]
    assert leaders(processes) == {second}


def test_a_lead_that_was_passed_on_elsewhere_is_not_taken_back() -> None:
    processes = Processes(2)
    one, two = processes.all
    first = one.enter(0, Ears())
    second, third = two.enter(1, Ears()), two.enter(2, Ears())
    one.leave(first)
    assert leaders(processes) == {second}
    say(two, second, type="pass", to=third)
    one.enter(0, Ears())
    assert leaders(processes) == {third}


@pytest.fixture
def redis() -> Iterator[RedisServer]:
    """A Redis of its own."""
    with redis_server() as server:
        yield server


@pytest.fixture
async def pair(redis: RedisServer) -> AsyncIterator[tuple[Gatherings, Gatherings]]:
    """Two processes that hear one another over Redis."""
    async with RedisFanout(redis.url) as one, RedisFanout(redis.url) as two:
        yield Gatherings(one, Clock(), 1), Gatherings(two, Clock(), 2)


async def test_people_of_two_processes_find_one_another_over_redis(
    pair: tuple[Gatherings, Gatherings],
) -> None:
    anna, ben = Ears(), Ears()
    with pair[0].joined("g", 0, anna, "192.0.2.1") as (one, first):
        with pair[1].joined("g", 1, ben, "192.0.2.2") as (two, second):
            await until(lambda: len(one.people) == len(two.people) == 2)
            await until(lambda: two.lead.leader == one.lead.leader is not None)
            leader, follower = (one, ben) if one.lead.leader == first else (two, anna)
            say(leader, first if leader is one else second, type="look", place="3")
            await until(lambda: follower.last == {"type": "looked", "place": "3"})
        await until(lambda: [*one.people] == [first])
