"""Tests of `ebbes.server.store.floods`."""

from ebbes.server.store import Store
from ebbes.server.store.floods import ALIVE_SECONDS, Flood
from ebbes.server.store.presence import Life
from tests.server.store.clock import Clock

HERE = Flood("address", "192.0.2.7", 3, 100.0)
ANNA = Flood("person", "anna", 5)


async def live(store: Store, clock: Clock, *processes: str) -> None:
    """These processes have a heartbeat now."""
    for process in processes:
        await store.presence.beat(Life(process, clock(), 0.0))


async def test_what_processes_tell_is_added_up_the_worst_first(store: Store, clock: Clock) -> None:
    await live(store, clock, "one", "two")
    await store.floods.tell("one", [HERE])
    await store.floods.tell("two", [HERE._replace(times=4, banned_until=None), ANNA])
    assert await store.floods.all() == [HERE._replace(times=7), ANNA]


async def test_a_process_tells_all_it_knows_each_time(store: Store, clock: Clock) -> None:
    await live(store, clock, "one")
    await store.floods.tell("one", [HERE, ANNA])
    await store.floods.tell("one", [ANNA])
    assert await store.floods.all() == [ANNA]
    await store.floods.tell("one", [])
    assert await store.floods.all() == []


async def test_who_died_is_believed_no_more_and_soon_nothing_of_it_is_kept(
    store: Store, clock: Clock
) -> None:
    await live(store, clock, "one", "two")
    await store.floods.tell("one", [HERE])
    clock.forward(ALIVE_SECONDS + 1)
    await live(store, clock, "two")
    assert await store.floods.all() == []
    await store.floods.tell("two", [ANNA])
    clock.forward(-ALIVE_SECONDS)
    assert await store.floods.all() == [ANNA]


async def test_a_process_nobody_knows_of_tells_nothing(store: Store) -> None:
    await store.floods.tell("one", [HERE])
    assert await store.floods.all() == []
