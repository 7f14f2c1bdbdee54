"""Tests of `ebbes.server.store.presence`."""

from ebbes.server.store import Store
from tests.server.store.clock import Clock

PEOPLE = ("anna", "ben")


async def seat(store: Store) -> None:
    """Anna and Ben at one table."""
    await store.people.create("anna", "Anna", "a")
    await store.people.create("ben", "Ben", "b")
    await store.tables.create(
        "t", "abc", public=False, entries=["created"], seats={"anna": 0, "ben": 1}
    )


async def test_people_are_seen_where_they_are_connected(store: Store, clock: Clock) -> None:
    await seat(store)
    first = clock()
    await store.presence.note([("anna", "t"), ("ben", "t")])
    later = clock.forward(5)
    await store.presence.note([("ben", "t"), ("ben", "elsewhere")])
    assert await store.presence.last_seen("t", PEOPLE) == {"anna": first, "ben": later}
    assert await store.presence.last_seen("t", ["ben"]) == {"ben": later}


async def test_who_was_never_seen_is_not_told(store: Store) -> None:
    await seat(store)
    await store.presence.note([])
    assert await store.presence.last_seen("t", PEOPLE) == {}


async def test_taking_another_seat_is_no_sign_of_life(store: Store, clock: Clock) -> None:
    await seat(store)
    seen = clock()
    await store.presence.note([("anna", "t")])
    clock.forward(5)
    await store.log.append("t", 1, ["moved"], seats={"anna": 2})
    assert await store.presence.last_seen("t", PEOPLE) == {"anna": seen}
