"""Tests of `ebbes.server.store.tables`."""

import asyncio

import pytest

from ebbes.server.store import Store
from ebbes.server.store.errors import (
    AlreadyAnswered,
    CodeTaken,
    NoSuchPerson,
    TableExists,
)
from ebbes.server.store.values import Answer, CommandId, Table
from tests.server.store.clock import Clock

COMMAND = CommandId("anna", "1")


async def create(store: Store, table_id: str, code: str, *, public: bool = False) -> Answer:
    """A table with one entry."""
    return await store.tables.create(table_id, code, public=public, entries=["created"])


async def end(store: Store, table_id: str) -> None:
    """The table's second entry ends it."""
    await store.log.append(table_id, 1, ["ended"], ends=True)


def ids(tables: list[Table]) -> list[str]:
    """Which tables these are."""
    return [table.id for table in tables]


async def test_a_new_table_is_found_by_id_and_by_code(store: Store, clock: Clock) -> None:
    answer = await store.tables.create(
        "t", "abc", public=True, entries=["created", "named"], summary={"players": 0}
    )
    now = clock()
    expected = Table("t", "abc", True, 2, {"players": 0}, now, now, None)
    assert answer == Answer(1, 2)
    assert await store.tables.find("t") == await store.tables.by_code("abc") == expected
    assert await store.tables.find("u") is await store.tables.by_code("xyz") is None


async def test_ids_and_codes_of_open_tables_are_taken(store: Store) -> None:
    await create(store, "t", "abc")
    with pytest.raises(TableExists, match="table 't' exists already"):
        await create(store, "t", "xyz")
    with pytest.raises(CodeTaken, match="code 'abc' belongs to another open table"):
        await create(store, "u", "abc")
    assert await store.tables.find("u") is None


async def test_of_many_who_want_one_code_one_gets_it(url: str) -> None:
    async with Store(url) as one, Store(url) as other:
        tries = [create(store, f"t{n}", "abc") for n in range(5) for store in (one, other)]
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
    assert outcomes.count(Answer(1, 1)) == 1
    refused = [outcome for outcome in outcomes if not isinstance(outcome, Answer)]
    assert {type(outcome) for outcome in refused} <= {CodeTaken, TableExists}


async def test_a_code_is_free_again_when_its_table_has_ended(store: Store, clock: Clock) -> None:
    await create(store, "t", "abc")
    ended = clock.forward(9)
    await end(store, "t")
    clock.forward(9)
    await store.log.append("t", 2, ["ended"], ends=True)
    found = await store.tables.by_code("abc")
    assert found is not None
    assert (found.id, found.ended_at) == ("t", ended)
    await create(store, "u", "abc")
    found = await store.tables.by_code("abc")
    assert found is not None
    assert found.id == "u"


async def test_an_append_can_end_its_table(store: Store, clock: Clock) -> None:
    await create(store, "t", "abc")
    await store.log.append("t", 1, ["ended"], ends=True)
    await store.log.append("t", 2, ["thanks"])
    found = await store.tables.find("t")
    assert found is not None
    assert (found.last_seq, found.ended_at) == (3, clock())
    assert await store.tables.open() == []


async def test_the_lobby_lists_open_public_tables_the_newest_first(
    store: Store, clock: Clock
) -> None:
    for number, public in enumerate((True, False, True, True)):
        await create(store, f"t{number}", f"code{number}", public=public)
        clock.forward(1)
    await end(store, "t2")
    assert ids(await store.tables.public(9)) == ["t3", "t0"]
    assert ids(await store.tables.public(1)) == ["t3"]
    assert ids(await store.tables.open()) == ["t0", "t1", "t3"]


async def test_tables_nobody_touched_are_found(store: Store, clock: Clock) -> None:
    for name in ("idle", "busy", "ended"):
        await create(store, name, name)
    await end(store, "ended")
    later = clock.forward(60)
    await store.log.append("busy", 1, ["a"])
    assert ids(await store.tables.untouched(since=later)) == ["idle"]


async def test_a_table_asked_for_twice_is_made_once(store: Store) -> None:
    first = await store.tables.create("t", "abc", public=True, entries=["a"], command=COMMAND)
    with pytest.raises(AlreadyAnswered) as repeated:
        await store.tables.create("u", "xyz", public=True, entries=["a"], command=COMMAND)
    assert (repeated.value.table_id, repeated.value.answer) == ("t", first)
    assert await store.log.answer_to("t", COMMAND) == first


async def test_a_table_made_for_nobody_is_not_made(store: Store) -> None:
    with pytest.raises(NoSuchPerson, match="a person who is not there"):
        await store.tables.create("t", "abc", public=True, entries=[], seats={"ghost": None})
    assert await store.tables.find("t") is None


async def test_a_table_is_due_from_its_time_on(store: Store, clock: Clock) -> None:
    await create(store, "t1", "abc")
    await store.log.append("t1", 1, ["deal"], due=clock.now + 5)
    assert await store.tables.due(clock.now + 4) == []
    assert [table.id for table in await store.tables.due(clock.now + 5)] == ["t1"]


async def test_every_append_says_anew_when_a_table_is_due(store: Store, clock: Clock) -> None:
    await create(store, "t1", "abc")
    await store.log.append("t1", 1, ["deal"], due=clock.now)
    await store.log.append("t1", 2, ["play"])
    assert await store.tables.due(clock.now) == []


async def test_a_due_table_can_be_postponed_while_its_log_rests(store: Store, clock: Clock) -> None:
    await create(store, "t1", "abc")
    await store.log.append("t1", 1, ["deal"], due=clock.now)
    await store.tables.postpone("t1", 1, clock.now + 9)
    assert len(await store.tables.due(clock.now)) == 1
    await store.tables.postpone("t1", 2, clock.now + 9)
    assert await store.tables.due(clock.now) == []


async def test_a_table_can_become_public_later(store: Store) -> None:
    await create(store, "t1", "abc")
    await store.log.append("t1", 1, ["settings"], public=True)
    assert [table.id for table in await store.tables.public(9)] == ["t1"]


async def test_the_ends_of_many_logs_are_told_at_once(store: Store) -> None:
    await create(store, "t1", "abc")
    await create(store, "t2", "abd")
    await store.log.append("t2", 1, ["deal", "play"])
    assert await store.tables.last_seqs(["t1", "t2", "t3"]) == {"t1": 1, "t2": 3}
