"""Tests of `ebbes.server.store.turns`."""

import asyncio

from ebbes.server.store import Store
from ebbes.server.store.values import Indexes
from tests.server.store.clock import Clock


async def sit(store: Store, table_id: str, **seats: int | None) -> None:
    """A new table at which these people sit, or have sat."""
    for person in seats:
        if await store.people.find(person) is None:
            await store.people.create(person, person.title(), f"hash of {person}")
    await store.tables.create(
        table_id,
        table_id.upper(),
        public=False,
        entries=["made"],
        summary={"of": table_id},
        seats=seats,
    )


async def turns(store: Store, person: str) -> dict[str, tuple[int, bool]]:
    """By table, where its log ends, and whether it waits for the person."""
    return {
        place.table_id: (place.last.seq, place.is_turn)
        for place in await store.turns.of_person(person, 10)
    }


async def test_the_last_entry_tells_whose_turn_it_is(store: Store) -> None:
    await sit(store, "t", anna=0, bert=1)
    assert await turns(store, "anna") == {"t": (1, False)}
    await store.log.append("t", 1, ["played", "taken"], turn=0)
    assert await turns(store, "anna") == {"t": (3, True)}
    assert await turns(store, "bert") == {"t": (3, False)}
    await store.log.append("t", 3, ["played"], turn=1)
    assert await turns(store, "anna") == {"t": (4, False)}
    await store.log.append("t", 4, ["played"])
    assert await turns(store, "bert") == {"t": (5, False)}


async def test_of_appends_in_one_transaction_the_last_one_counts(store: Store) -> None:
    await sit(store, "t", anna=0)
    await asyncio.gather(
        store.log.append("t", 1, ["one"], turn=0),
        store.log.append("t", 2, ["two"]),
    )
    assert await turns(store, "anna") == {"t": (3, False)}


async def test_who_has_left_has_no_turn(store: Store) -> None:
    await sit(store, "t", anna=0)
    await store.log.append("t", 1, ["left"], indexes=Indexes(seats={"anna": None}), turn=0)
    assert await turns(store, "anna") == {"t": (2, False)}


async def test_only_open_tables_are_found_the_newest_first_and_not_too_many(
    store: Store, clock: Clock
) -> None:
    for table_id in "tuvw":
        clock.now += 1
        await sit(store, table_id, anna=0)
    await store.log.append("w", 1, ["ended"], indexes=Indexes(ends=True), turn=0)
    found = await store.turns.of_person("anna", 2)
    assert [(place.table_id, place.code, place.summary) for place in found] == [
        ("v", "V", {"of": "v"}),
        ("u", "U", {"of": "u"}),
    ]
    assert found[0].last.body == "made"
    assert await store.turns.of_person("bert", 2) == []
