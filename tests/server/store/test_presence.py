"""Tests of `ebbes.server.store.presence`."""

from ebbes.server.store import Store
from ebbes.server.store.presence import (
    ASKED_AT_ONCE,
    BURIED_AT_ONCE,
    FORGOTTEN_SECONDS,
    Life,
    Present,
)
from ebbes.server.store.values import Indexes
from tests.server.store.clock import Clock

PEOPLE = ("anna", "ben")


async def seat(store: Store) -> None:
    """Anna and Ben at one table."""
    await store.people.create("anna", "Anna", "a")
    await store.people.create("ben", "Ben", "b")
    await store.tables.create(
        "t", "abc", public=False, entries=["created"], seats={"anna": 0, "ben": 1}
    )


async def seen_at(store: Store) -> dict[str, float]:
    """When people were last seen at the table, who was."""
    found = await store.presence.last_seen([(person, "t") for person in PEOPLE])
    return {person: at for (person, _), at in found.items() if at}


def life(clock: Clock, process: str = "one") -> Life:
    """A process that is alive now."""
    return Life(process, clock(), 0.0)


async def test_who_stays_is_seen_with_every_heartbeat(store: Store, clock: Clock) -> None:
    await seat(store)
    await store.presence.beat(
        life(clock), [Present("anna", "t"), Present("ben", "t"), Present("ben", "elsewhere")]
    )
    later = clock.forward(5)
    await store.presence.beat(life(clock))
    assert await seen_at(store) == {"anna": later, "ben": later}
    assert await store.presence.last_seen([("ben", "t")]) == {("ben", "t"): later}


async def test_who_left_was_last_seen_when_they_left(store: Store, clock: Clock) -> None:
    await seat(store)
    await store.presence.beat(life(clock), [Present("anna", "t"), Present("ben", "t")])
    left = clock.forward(5)
    await store.presence.beat(life(clock), left=[Present("anna", "t")])
    later = clock.forward(5)
    await store.presence.beat(life(clock))
    assert await seen_at(store) == {"anna": left, "ben": later}


async def test_whose_process_died_was_last_seen_at_its_last_heartbeat(
    store: Store, clock: Clock
) -> None:
    await seat(store)
    died = clock()
    await store.presence.beat(life(clock), [Present("anna", "t"), Present("ben", "t")])
    later = clock.forward(60)
    await store.presence.beat(life(clock, "two"), [Present("ben", "t")])
    assert await seen_at(store) == {"anna": died, "ben": later}


async def test_a_process_that_stops_has_nobody_any_more(store: Store, clock: Clock) -> None:
    await seat(store)
    seen = clock()
    await store.presence.beat(life(clock), [Present("anna", "t")])
    clock.forward(3)
    await store.presence.stop("one")
    assert await seen_at(store) == {"anna": seen}
    assert await store.presence.beat(life(clock))
    assert await seen_at(store) == {"anna": seen}


async def test_who_was_never_seen_was_so_at_no_time(store: Store, clock: Clock) -> None:
    await seat(store)
    await store.presence.beat(life(clock))
    assert await seen_at(store) == {}


async def test_taking_another_seat_is_no_sign_of_life(store: Store, clock: Clock) -> None:
    await seat(store)
    seen = clock()
    await store.presence.beat(life(clock), [Present("anna", "t")])
    clock.forward(5)
    await store.log.append("t", 1, ["moved"], indexes=Indexes(seats={"anna": 2}))
    assert await seen_at(store) == {"anna": seen}


async def test_the_last_server_that_lived_is_remembered_for_a_while(
    store: Store, clock: Clock
) -> None:
    assert await store.presence.last_life() is None
    assert not await store.presence.beat(Life("one", clock(), 7.0))
    clock.forward(1)
    await store.presence.beat(Life("two", clock(), 8.0))
    await store.presence.stop("two")
    assert await store.presence.last_life() == Life("two", clock(), 8.0)
    clock.forward(FORGOTTEN_SECONDS)
    await store.presence.bury()
    assert await store.presence.last_life() == Life("two", clock() - FORGOTTEN_SECONDS, 8.0)
    clock.forward(1)
    await store.presence.bury()
    assert await store.presence.last_life() is None


async def test_processes_that_died_are_forgotten_some_at_a_time(store: Store, clock: Clock) -> None:
    for number in range(BURIED_AT_ONCE + 1):
        await store.presence.beat(life(clock, f"process {number}"))
        clock.forward(1)
    clock.forward(FORGOTTEN_SECONDS)
    await store.presence.bury()
    assert [each.process for each in await store.presence.lives(9)] == [f"process {BURIED_AT_ONCE}"]
    await store.presence.bury()
    assert await store.presence.lives(9) == []


async def test_a_process_that_slept_has_lived_twice(store: Store, clock: Clock) -> None:
    first = life(clock)
    await store.presence.beat(first)
    await store.presence.remember(first)
    since = clock.forward(10)
    await store.presence.beat(Life(first.process, since, since))
    lives = [(each.awake_since, each.beat_at) for each in await store.presence.lives(9)]
    assert lives == [(since, since), (first.awake_since, first.beat_at)]


async def test_people_of_many_tables_are_asked_for_together(store: Store, clock: Clock) -> None:
    await seat(store)
    tables = [f"t{number}" for number in range(ASKED_AT_ONCE + 1)]
    await store.presence.beat(life(clock), [Present("anna", table) for table in tables])
    asked = [(person, table) for table in tables for person in PEOPLE]
    found = await store.presence.last_seen(asked)
    assert found == {who: clock() if who[0] == "anna" else 0.0 for who in asked}


async def test_a_process_without_a_heartbeat_is_silent(store: Store, clock: Clock) -> None:
    died = clock()
    await store.presence.beat(life(clock))
    clock.forward(60)
    await store.presence.beat(life(clock, "two"))
    assert await store.presence.silent(died, clock()) == {"one"}
    assert await store.presence.silent(died + 1, clock()) == frozenset()
