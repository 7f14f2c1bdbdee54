"""Tests of `ebbes.server.store.log`: appended once, read in order, the same on every database."""

import asyncio

import pytest

from ebbes.record.record import Json
from ebbes.server.store import Store
from ebbes.server.store.errors import AlreadyAnswered, Conflict, NoSuchPerson, NoSuchTable
from ebbes.server.store.values import Answer, CommandId, Entry
from tests.server.store.clock import Clock

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
    assert await store.log.append(table, 1, ["a", "b"]) == Answer(2, 3)
    assert await store.log.append(table, 3, ["c"]) == Answer(4, 4)
    assert await bodies(store, table) == ["created", "a", "b", "c"]
    assert await store.log.last_seq(table) == 4


async def test_any_json_comes_back_as_it_was(store: Store, table: str) -> None:
    await store.log.append(table, 1, ODD)
    assert (await bodies(store, table))[1:] == ODD


async def test_what_is_no_json_is_refused_before_anything_is_written(
    store: Store, table: str
) -> None:
    with pytest.raises(ValueError, match="not JSON compliant"):
        await store.log.append(table, 1, [float("nan")])
    assert await store.log.last_seq(table) == 1


async def test_reading_goes_on_from_a_place_and_stops_at_a_limit(store: Store, table: str) -> None:
    await store.log.append(table, 1, list("abcd"))
    assert await store.log.read(table, since=2, limit=2) == [Entry(3, "b"), Entry(4, "c")]
    assert await store.log.read(table, since=5) == []
    assert await store.log.read("nowhere") == []


async def test_a_stale_append_learns_where_the_log_is_and_writes_nothing(
    store: Store, table: str
) -> None:
    await store.log.append(table, 1, ["a"])
    for after in (0, 1, 3):
        with pytest.raises(Conflict, match=f"table 't' is at 2, not at {after}") as refused:
            await store.log.append(table, after, ["b"], COMMAND, {"new": True})
        assert refused.value.last == 2
    assert await bodies(store, table) == ["created", "a"]
    assert await store.log.answer_to(table, COMMAND) is None


async def test_a_table_nobody_created_has_no_log(store: Store) -> None:
    with pytest.raises(NoSuchTable, match="no table 't'"):
        await store.log.append("t", 0, ["a"])
    with pytest.raises(NoSuchTable, match="no table 't'"):
        await store.log.last_seq("t")


async def test_a_command_sent_twice_counts_once_and_is_answered_twice(
    store: Store, table: str
) -> None:
    answer = await store.log.append(table, 1, ["a", "b"], COMMAND)
    for after in (1, 3):
        with pytest.raises(AlreadyAnswered) as repeated:
            await store.log.append(table, after, ["a", "b"], COMMAND)
        assert (repeated.value.table_id, repeated.value.answer) == (table, answer)
    assert await store.log.answer_to(table, COMMAND) == answer == Answer(2, 3)
    assert await store.log.last_seq(table) == 3


async def test_a_command_id_belongs_to_its_sender_and_its_table(store: Store, table: str) -> None:
    await store.tables.create("u", "xyz", public=False, entries=[])
    await store.log.append(table, 1, ["a"], COMMAND)
    await store.log.append(table, 2, ["b"], CommandId("ben", COMMAND.client_id))
    assert await store.log.append("u", 0, ["c"], COMMAND) == Answer(1, 1)


async def test_a_command_without_entries_is_remembered_too(store: Store, table: str) -> None:
    assert await store.log.append(table, 1, [], COMMAND) == Answer(2, 1)
    assert await store.log.answer_to(table, COMMAND) == Answer(2, 1)
    assert await store.log.last_seq(table) == 1


async def test_answers_outlive_the_store_that_gave_them(url: str) -> None:
    async with Store(url) as store:
        await store.tables.create("t", "abc", public=False, entries=["created"])
        answer = await store.log.append("t", 1, ["a"], COMMAND)
    async with Store(url) as store:
        assert await store.log.answer_to("t", COMMAND) == answer
        assert await bodies(store, "t") == ["created", "a"]


async def test_appends_that_wait_together_are_judged_one_by_one(store: Store, table: str) -> None:
    outcomes = await asyncio.gather(
        store.log.append(table, 1, ["a"], COMMAND),
        store.log.append(table, 1, ["late"]),
        store.log.append("nowhere", 0, ["lost"]),
        store.log.append(table, 2, ["b"]),
        store.log.append(table, 3, ["again"], COMMAND),
        store.log.append(table, 3, ["c"]),
        return_exceptions=True,
    )
    kinds = [outcome if isinstance(outcome, Answer) else type(outcome) for outcome in outcomes]
    expected = [Answer(2, 2), Conflict, NoSuchTable, Answer(3, 3), AlreadyAnswered, Answer(4, 4)]
    assert kinds == expected
    assert await bodies(store, table) == ["created", "a", "b", "c"]


async def test_a_seat_for_nobody_fails_alone(store: Store, table: str) -> None:
    await store.tables.create("u", "xyz", public=False, entries=[])
    good, bad = await asyncio.gather(
        store.log.append("u", 0, ["a"]),
        store.log.append(table, 1, ["b"], COMMAND, seats={"ghost": 0}),
        return_exceptions=True,
    )
    assert good == Answer(1, 1)
    assert isinstance(bad, NoSuchPerson)
    assert await bodies(store, table) == ["created"]
    assert await store.log.answer_to(table, COMMAND) is None


async def test_who_stops_waiting_does_not_stop_the_append(store: Store, table: str) -> None:
    waiting = asyncio.create_task(store.log.append(table, 1, ["a"]))
    others = asyncio.create_task(store.log.append(table, 2, ["b"]))
    await asyncio.sleep(0)
    waiting.cancel()
    assert await others == Answer(3, 3)
    assert await bodies(store, table) == ["created", "a", "b"]


async def test_nobody_waits_for_ever_when_an_append_breaks(url: str) -> None:
    times = iter([1.0])
    async with Store(url, clock=lambda: next(times)) as store:
        await store.tables.create("t", "abc", public=False, entries=[])
        appends = [store.log.append("t", 0, [n]) for n in range(2)]
        outcomes = await asyncio.gather(*appends, return_exceptions=True)
        assert [str(outcome)[:14] for outcome in outcomes] == ["append failed:"] * 2
        assert await store.log.last_seq("t") == 0


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
        store.log.append(table, 1, ["a"], summary={"players": 1}), store.log.append(table, 2, ["b"])
    )
    assert await summary() == {"players": 1}
    await store.log.append(table, 3, ["c"])
    assert await summary() == {"players": 1}
    found = await store.tables.find(table)
    assert found is not None
    assert (found.last_seq, found.touched_at) == (4, now)


async def test_several_logs_are_read_in_one_go(store: Store) -> None:
    for table_id, code in (("t1", "abc"), ("t2", "abd"), ("t3", "abe")):
        await store.tables.create(table_id, code, public=False, entries=["a", "b", "c"])
    found = await store.log.read_many({"t1": 1, "t2": 3, "nowhere": 0})
    assert found == {"t1": [Entry(2, "b"), Entry(3, "c")], "t2": [], "nowhere": []}
    assert await store.log.read_many({}) == {}


async def test_any_number_of_logs_can_be_read_at_once(store: Store, table: str) -> None:
    found = await store.log.read_many({f"nowhere {n}": 0 for n in range(1500)} | {table: 0})
    assert len(found) == 1501
    assert [entry.seq for entry in found[table]] == [1]
