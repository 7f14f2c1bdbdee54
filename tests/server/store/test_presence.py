"""Tests of `ebbes.server.store.presence`."""

from ebbes.server.store import Store
from tests.server.store.clock import Clock

PEOPLE = ("anna", "ben")


async def seat(store: Store) -> None:
    """Anna and Ben at one table."""
    await store.create_person("anna", "Anna", "a")
    await store.create_person("ben", "Ben", "b")
    await store.create_table(
        "t", "abc", public=False, entries=["created"], seats={"anna": 0, "ben": 1}
    )


async def test_people_are_seen_where_they_are_connected(store: Store, clock: Clock) -> None:
    await seat(store)
    first = clock()
    await store.note_seen([("anna", "t"), ("ben", "t")])
    later = clock.forward(5)
    await store.note_seen([("ben", "t"), ("ben", "elsewhere")])
    assert await store.last_seen("t", PEOPLE) == {"anna": first, "ben": later}
    assert await store.last_seen("t", ["ben"]) == {"ben": later}


async def test_who_was_never_seen_is_not_told(store: Store) -> None:
    await seat(store)
    await store.note_seen([])
    assert await store.last_seen("t", PEOPLE) == {}


async def test_taking_another_seat_is_no_sign_of_life(store: Store, clock: Clock) -> None:
    await seat(store)
    seen = clock()
    await store.note_seen([("anna", "t")])
    clock.forward(5)
    await store.append("t", 1, ["moved"], seats={"anna": 2})
    assert await store.last_seen("t", PEOPLE) == {"anna": seen}
