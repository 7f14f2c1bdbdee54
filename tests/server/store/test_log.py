"""Tests of `ebbes.server.store.log`: appended once, read in order, the same on every database."""

import asyncio

import pytest

from ebbes.json_types import Json
from ebbes.server.store import Store
from ebbes.server.store.errors import Conflict, NoSuchPerson, NoSuchTable
from ebbes.server.store.values import Checkpoint, CommandId, EntryRange, Indexes, StoredEntry
from tests.server.store.clock import Clock
from tests.server.store.rows import last_seq

COMMAND = CommandId("anna", "1")
ODD: list[Json] = [
    {"text": "Pälzer \u0000 \ud800 🂡", "number": 2**70, "half": 0.5},
    [None, True, {"": []}],
    "ebbes",
    None,
]


@pytest.fixture
async def table(store: Store) -> str:
    await store.tables.create("t", "abc", public=False, entries=["created"])
    return "t"


async def bodies(store: Store, table_id: str) -> list[Json]:
    """The log, which has no gaps."""
    entries = await store.log.read(table_id)
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    return [entry.body for entry in entries]


async def test_entries_follow_each_other_without_gaps(store: Store, table: str) -> None:
    assert await store.log.append(table, 1, ["a", "b"]) == EntryRange(2, 3)
    assert await store.log.append(table, 3, ["c"]) == EntryRange(4, 4)
    assert await bodies(store, table) == ["created", "a", "b", "c"]
    assert await last_seq(store, table) == 4


async def test_any_json_comes_back_as_it_was(store: Store, table: str) -> None:
    await store.log.append(table, 1, ODD)
    assert (await bodies(store, table))[1:] == ODD


async def test_what_is_no_json_is_refused_before_anything_is_written(
    store: Store, table: str
) -> None:
    with pytest.raises(ValueError, match="not JSON compliant"):
        await store.log.append(table, 1, [float("nan")])
    assert await last_seq(store, table) == 1


async def test_reading_goes_on_from_a_place_and_stops_at_a_limit(store: Store, table: str) -> None:
    await store.log.append(table, 1, list("abcd"))
    assert await store.log.read(table, since=2, limit=2) == [
        StoredEntry(3, "b"),
        StoredEntry(4, "c"),
    ]
    assert await store.log.read(table, since=5) == []
    assert await store.log.read("nowhere") == []


async def test_a_stale_append_learns_where_the_log_is_and_writes_nothing(
    store: Store, table: str
) -> None:
    await store.log.append(table, 1, ["a"])
    for after in (0, 1, 3):
        with pytest.raises(Conflict, match=f"table 't' is at 2, not at {after}") as refused:
            await store.log.append(table, after, ["b"], COMMAND, Indexes(summary="{}"))
        assert refused.value.last == 2
    assert await bodies(store, table) == ["created", "a"]
    assert (await store.log.load(table, 9)).answers == {}


async def test_a_table_nobody_created_has_no_log(store: Store) -> None:
    with pytest.raises(NoSuchTable, match="no table 't'"):
        await store.log.append("t", 0, ["a"])
    assert await store.log.last_seqs(["t"]) == {}


async def test_the_last_entry_of_a_command_tells_whose_it_was(store: Store, table: str) -> None:
    await store.log.append(table, 1, ["a", "b"], COMMAND)
    assert [entry.command for entry in await store.log.read(table)] == [None, None, COMMAND]
    assert (await store.log.load(table, 9)).answers == {COMMAND: 3}


async def test_a_log_is_loaded_from_its_checkpoint_on(store: Store, table: str) -> None:
    before = await store.log.load(table, 9)
    assert (before.checkpoint, [entry.body for entry in before.entries]) == (None, ["created"])
    await store.log.append(table, 1, ["a", "b"], COMMAND, checkpoint={"so": "far"})
    await store.log.append(table, 3, ["c", "d", "e"])
    found = await store.log.load(table, 2)
    assert found.checkpoint == Checkpoint(3, {"so": "far"})
    assert [entry.body for entry in found.entries] == ["c", "d"]
    assert found.answers == {COMMAND: 3}


async def test_a_later_checkpoint_takes_the_place_of_the_one_before(
    store: Store, table: str
) -> None:
    await store.log.append(table, 1, ["a"], checkpoint=1)
    await store.log.append(table, 2, ["b"], checkpoint=2)
    await store.log.set_checkpoint(table, 1, "too late")
    assert (await store.log.load(table, 9)).checkpoint == Checkpoint(3, 2)
    await store.log.set_checkpoint(table, 4, "newer")
    assert (await store.log.load(table, 9)).checkpoint == Checkpoint(4, "newer")


async def test_a_trimmed_log_goes_on_where_it_was(store: Store, table: str) -> None:
    await store.log.append(table, 1, list("abcd"))
    await store.log.trim(table, 3)
    assert [entry.seq for entry in await store.log.read(table)] == [4, 5]
    assert await store.log.append(table, 5, ["e"]) == EntryRange(6, 6)


async def test_whoever_is_far_behind_cannot_write_into_what_was_trimmed(
    store: Store, table: str
) -> None:
    await store.log.append(table, 1, list("abcd"))
    await store.log.trim(table, 3)
    for after in (1, 2, 3):
        with pytest.raises(Conflict, match="is at 5"):
            await store.log.append(table, after, ["late"])
    assert [entry.seq for entry in await store.log.read(table)] == [4, 5]


async def test_a_log_without_entries_ends_at_its_checkpoint(store: Store, table: str) -> None:
    await store.log.append(table, 1, ["a"], checkpoint="all")
    await store.log.trim(table, 2)
    assert await last_seq(store, table) == 2


async def test_answers_outlive_the_store_that_gave_them(url: str) -> None:
    async with Store(url) as store:
        await store.tables.create("t", "abc", public=False, entries=["created"])
        await store.log.append("t", 1, ["a"], COMMAND)
    async with Store(url) as store:
        assert (await store.log.load("t", 9)).answers == {COMMAND: 2}
        assert await bodies(store, "t") == ["created", "a"]


async def test_appends_that_wait_together_are_judged_one_by_one(store: Store, table: str) -> None:
    outcomes = await asyncio.gather(
        store.log.append(table, 1, ["a"], COMMAND),
        store.log.append(table, 1, ["late"]),
        store.log.append("nowhere", 0, ["lost"]),
        store.log.append(table, 2, ["b"]),
        store.log.append(table, 3, ["c"]),
        return_exceptions=True,
    )
    kinds = [outcome if isinstance(outcome, EntryRange) else type(outcome) for outcome in outcomes]
    expected = [EntryRange(2, 2), Conflict, NoSuchTable, EntryRange(3, 3), EntryRange(4, 4)]
    assert kinds == expected
    assert await bodies(store, table) == ["created", "a", "b", "c"]


async def test_a_seat_for_nobody_fails_alone(store: Store, table: str) -> None:
    await store.tables.create("u", "xyz", public=False, entries=[])
    good, bad = await asyncio.gather(
        store.log.append("u", 0, ["a"]),
        store.log.append(table, 1, ["b"], COMMAND, Indexes(seats={"ghost": 0})),
        return_exceptions=True,
    )
    assert good == EntryRange(1, 1)
    assert isinstance(bad, NoSuchPerson)
    assert await bodies(store, table) == ["created"]


async def test_who_stops_waiting_does_not_stop_the_append(store: Store, table: str) -> None:
    waiting = asyncio.create_task(store.log.append(table, 1, ["a"]))
    others = asyncio.create_task(store.log.append(table, 2, ["b"]))
    await asyncio.sleep(0)
    waiting.cancel()
    assert await others == EntryRange(3, 3)
    assert await bodies(store, table) == ["created", "a", "b"]


async def test_nobody_waits_for_ever_when_an_append_breaks(url: str) -> None:
    times = iter([1.0])
    async with Store(url, clock=lambda: next(times)) as store:
        await store.tables.create("t", "abc", public=False, entries=[])
        appends = [store.log.append("t", 0, [n]) for n in range(2)]
        outcomes = await asyncio.gather(*appends, return_exceptions=True)
        assert [str(outcome)[:14] for outcome in outcomes] == ["append failed:"] * 2
        assert await last_seq(store, "t") == 0


async def test_closing_waits_for_the_appends_under_way(url: str) -> None:
    async with Store(url) as store:
        await store.tables.create("t", "abc", public=False, entries=[])
        appends = [asyncio.create_task(store.log.append("t", seq, [seq])) for seq in range(700)]
        await asyncio.sleep(0)
    assert [(await append).last for append in appends] == list(range(1, 701))


async def test_the_summary_changes_with_the_log_or_stays(
    store: Store, table: str, clock: Clock
) -> None:
    async def summary() -> Json:
        found = await store.tables.find(table)
        assert found is not None
        return found.summary

    assert await summary() is None
    now = clock.forward(5)
    await asyncio.gather(
        store.log.append(table, 1, ["a"], indexes=Indexes(summary='{"players":1}')),
        store.log.append(table, 2, ["b"]),
    )
    assert await summary() == {"players": 1}
    await store.log.append(table, 3, ["c"])
    assert await summary() == {"players": 1}
    found = await store.tables.find(table)
    assert found is not None
    assert found.touched_at == now


async def test_several_logs_are_read_in_one_go(store: Store) -> None:
    for table_id, code in (("t1", "abc"), ("t2", "abd"), ("t3", "abe")):
        await store.tables.create(table_id, code, public=False, entries=["a", "b", "c"])
    found = await store.log.read_many({"t1": 1, "t2": 3, "nowhere": 0})
    assert found == {"t1": [StoredEntry(2, "b"), StoredEntry(3, "c")], "t2": [], "nowhere": []}
    assert await store.log.read_many({}) == {}


async def test_any_number_of_logs_can_be_read_at_once(store: Store, table: str) -> None:
    found = await store.log.read_many({f"nowhere {n}": 0 for n in range(1500)} | {table: 0})
    assert len(found) == 1501
    assert [entry.seq for entry in found[table]] == [1]


async def test_the_ends_of_many_logs_are_told_at_once(store: Store, table: str) -> None:
    await store.tables.create("t2", "abd", public=False, entries=["a", "b", "c"])
    assert await store.log.last_seqs([table, "t2", "t3"]) == {table: 1, "t2": 3}
