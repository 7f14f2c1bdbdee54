"""Tests of `ebbes.server.store.tables`."""

import asyncio

import pytest

from ebbes.server.store import Store
from ebbes.server.store.batch import TRIM_SECONDS
from ebbes.server.store.errors import (
    AlreadyMade,
    CodeTaken,
    NoSuchPerson,
    TableExists,
)
from ebbes.server.store.presence import Life, Present
from ebbes.server.store.tables import HERE_SECONDS
from ebbes.server.store.values import CommandId, EntryRange, Indexes, TableRow
from tests.server.store.clock import Clock

COMMAND = CommandId("anna", "1")


async def create(store: Store, table_id: str, code: str, *, public: bool = False) -> EntryRange:
    """A table with one entry."""
    return await store.tables.create(table_id, code, public=public, entries=["created"])


async def end(store: Store, table_id: str) -> None:
    """The table's second entry ends it."""
    await store.log.append(table_id, 1, ["ended"], indexes=Indexes(ends=True))


def ids(tables: list[TableRow]) -> list[str]:
    """Which tables these are."""
    return [table.id for table in tables]


async def test_a_new_table_is_found_by_id_and_by_code(store: Store, clock: Clock) -> None:
    answer = await store.tables.create(
        "t", "abc", public=True, entries=["created", "named"], summary={"players": 0}
    )
    now = clock()
    expected = TableRow("t", "abc", True, {"players": 0}, now, now, None, None)
    assert answer == EntryRange(1, 2)
    assert await store.tables.find("t") == await store.tables.by_code("abc") == expected
    assert await store.tables.find("u") is await store.tables.by_code("xyz") is None


async def test_ids_and_codes_of_open_tables_are_taken(store: Store) -> None:
    await create(store, "t", "abc")
    with pytest.raises(TableExists, match="table 't' exists already"):
        await create(store, "t", "xyz")
    with pytest.raises(CodeTaken, match="code 'abc' is taken"):
        await create(store, "u", "abc")
    assert await store.tables.find("u") is None


async def test_of_many_who_want_one_code_one_gets_it(url: str) -> None:
    async with Store(url) as one, Store(url) as other:
        tries = [create(store, f"t{n}", "abc") for n in range(5) for store in (one, other)]
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
    assert outcomes.count(EntryRange(1, 1)) == 1
    refused = [outcome for outcome in outcomes if not isinstance(outcome, EntryRange)]
    assert {type(outcome) for outcome in refused} <= {CodeTaken, TableExists}


async def test_a_code_is_free_again_when_its_table_has_ended(store: Store, clock: Clock) -> None:
    await create(store, "t", "abc")
    ended = clock.forward(9)
    await end(store, "t")
    clock.forward(9)
    await store.log.append("t", 2, ["ended"], indexes=Indexes(ends=True))
    found = await store.tables.by_code("abc")
    assert found is not None
    assert (found.id, found.ended_at) == ("t", ended)
    await create(store, "u", "abc")
    found = await store.tables.by_code("abc")
    assert found is not None
    assert found.id == "u"


async def test_an_append_can_end_its_table(store: Store, clock: Clock) -> None:
    await create(store, "t", "abc")
    await store.log.append("t", 1, ["ended"], indexes=Indexes(ends=True))
    await store.log.append("t", 2, ["thanks"])
    found = await store.tables.find("t")
    assert found is not None
    assert found.ended_at == clock()


async def test_the_lobby_lists_open_public_tables_the_newest_first(
    store: Store, clock: Clock
) -> None:
    for number, public in enumerate((True, False, True, True)):
        await create(store, f"t{number}", f"code{number}", public=public)
        clock.forward(1)
    await end(store, "t2")
    assert ids(await store.tables.public(9)) == ["t3", "t0"]
    assert ids(await store.tables.public(1)) == ["t3"]


async def test_many_tables_where_nobody_is_hide_none_where_somebody_is(
    store: Store, clock: Clock
) -> None:
    for name in ("old", "left", "new", "newest"):
        await create(store, name, name, public=True)
        clock.forward(1)
    await store.presence.beat(Life("killed", clock(), 0.0), [Present("ben", "left")])
    clock.forward(2 * HERE_SECONDS)
    await store.presence.beat(Life("lives", clock(), 0.0), [Present("anna", "old")])
    assert ids(await store.tables.public(9)) == ["old", "newest", "new", "left"]
    assert ids(await store.tables.public(1)) == ["old"]
    assert ids(await store.tables.public(2)) == ["old", "newest"]


async def test_tables_nobody_touched_are_found(store: Store, clock: Clock) -> None:
    for name in ("idle", "busy", "ended"):
        await create(store, name, name)
    await end(store, "ended")
    later = clock.forward(60)
    await store.log.append("busy", 1, ["a"], indexes=Indexes(public=True))
    assert await store.tables.untouched(later, 9) == ["idle"]
    await store.tables.touch("idle", clock())
    assert await store.tables.untouched(later, 9) == []


async def test_a_play_alone_does_not_touch_the_index_of_tables(store: Store, clock: Clock) -> None:
    await create(store, "t", "abc")
    later = clock.forward(60)
    await store.log.append("t", 1, ["play"])
    assert await store.tables.untouched(later, 9) == ["t"]


async def test_a_table_asked_for_twice_is_made_once(store: Store) -> None:
    first = await store.tables.create("t", "abc", public=True, entries=["a"], command=COMMAND)
    with pytest.raises(AlreadyMade) as repeated:
        await store.tables.create("u", "xyz", public=True, entries=["a"], command=COMMAND)
    assert repeated.value.table_id == "t"
    assert first == EntryRange(1, 1)


async def test_a_table_made_for_nobody_is_not_made(store: Store) -> None:
    with pytest.raises(NoSuchPerson, match="a person who is not there"):
        await store.tables.create("t", "abc", public=True, entries=[], seats={"ghost": None})
    assert await store.tables.find("t") is None


async def late(store: Store, until: float, again: float = 1e9) -> list[str]:
    """The tables that are due, claimed."""
    return await store.tables.claim_due(until, again, 9)


async def test_a_table_is_due_from_its_time_on(store: Store, clock: Clock) -> None:
    await create(store, "t1", "abc")
    await store.log.append("t1", 1, ["deal"], indexes=Indexes(due=clock.now + 5))
    assert await late(store, clock.now + 4) == []
    assert await late(store, clock.now + 5) == ["t1"]


async def test_a_table_stays_due_until_something_else_is_said(store: Store, clock: Clock) -> None:
    await create(store, "t1", "abc")
    await store.log.append("t1", 1, ["deal"], indexes=Indexes(due=clock.now))
    await store.log.append("t1", 2, ["play"])
    assert await late(store, clock.now, again=clock.now) == ["t1"]
    await store.log.append("t1", 3, ["all gone"], indexes=Indexes(due=None))
    assert await late(store, clock.now) == []


async def test_a_late_table_is_claimed_by_one_and_comes_back_if_that_one_dies(
    url: str, clock: Clock
) -> None:
    async with Store(url, clock) as one, Store(url, clock) as other:
        for number in range(12):
            await create(one, f"t{number}", f"code{number}")
            await one.log.append(f"t{number}", 1, ["deal"], indexes=Indexes(due=clock.now))
        again = clock.now + 30
        claims = [each.tables.claim_due(clock.now, again, 5) for each in (one, other) * 3]
        claimed = [table_id for some in await asyncio.gather(*claims) for table_id in some]
        assert len(claimed) == len(set(claimed)) == 12
        assert await late(one, clock.now) == []
        assert len(await other.tables.claim_due(again, again + 30, 99)) == 12


async def test_where_nothing_is_due_after_all_nobody_looks_again(
    store: Store, clock: Clock
) -> None:
    await create(store, "t1", "abc")
    await store.log.append("t1", 1, ["deal"], indexes=Indexes(due=clock.now))
    assert await late(store, clock.now, again=50.0) == ["t1"]
    await store.tables.release("t1", claimed=49.0)
    assert await late(store, 50.0, again=60.0) == ["t1"]
    await store.tables.release("t1", claimed=60.0)
    assert await late(store, 1e9) == []


async def test_a_due_table_is_postponed_by_whoever_looks_after_it(
    store: Store, clock: Clock
) -> None:
    await create(store, "t1", "abc")
    await store.tables.postpone("t1", clock.now + 9)
    assert await late(store, clock.now + 9) == []
    await store.log.append("t1", 1, ["deal"], indexes=Indexes(due=clock.now))
    await store.tables.postpone("t1", clock.now + 9)
    assert await late(store, clock.now + 8) == []
    assert await late(store, clock.now + 9) == ["t1"]


async def test_a_table_that_has_ended_is_trimmed_once(store: Store, clock: Clock) -> None:
    await create(store, "t1", "abc")
    await end(store, "t1")
    assert await store.tables.claim_trims(clock.now, 1e9, 9) == []
    assert await store.tables.claim_trims(clock.now + TRIM_SECONDS, 1e9, 9) == ["t1"]
    table = await store.tables.find("t1")
    assert table is not None
    await store.tables.trimmed(table, None)
    assert await store.tables.claim_trims(1e10, 1e11, 9) == []


async def test_a_table_touched_while_it_is_trimmed_is_trimmed_again(
    store: Store, clock: Clock
) -> None:
    await create(store, "t1", "abc")
    await end(store, "t1")
    table = await store.tables.find("t1")
    assert table is not None
    clock.forward(TRIM_SECONDS)
    assert await store.tables.claim_trims(clock.now, clock.now + 300, 9) == ["t1"]
    await store.tables.touch("t1", clock())
    await store.tables.trimmed(table, None)
    assert await store.tables.claim_trims(clock.now + 300, 1e9, 9) == ["t1"]


async def test_people_find_the_open_tables_they_have_been_at(store: Store, clock: Clock) -> None:
    await store.people.create("anna", "Anna", "a")
    for number in range(3):
        await create(store, f"t{number}", f"code{number}")
        await store.log.append(f"t{number}", 1, ["x"], indexes=Indexes(seats={"anna": number}))
        clock.forward(1)
    await store.log.append("t2", 2, ["left"], indexes=Indexes(seats={"anna": None}))
    await store.log.append("t1", 2, ["ended"], indexes=Indexes(ends=True))
    found = await store.tables.of_person("anna", 9)
    assert [(own.table.id, own.seat) for own in found] == [("t2", None), ("t0", 0)]
    assert len(await store.tables.of_person("anna", 1)) == 1


async def test_a_table_can_become_public_later(store: Store) -> None:
    await create(store, "t1", "abc")
    await store.log.append("t1", 1, ["settings"], indexes=Indexes(public=True))
    assert [table.id for table in await store.tables.public(9)] == ["t1"]
