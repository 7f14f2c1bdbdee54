"""Tests of how the store is asked what every page asks: by an index, whatever was before."""

from collections.abc import Awaitable, Callable
from datetime import date

import pytest
from sqlalchemy import Connection, Select, select, text

from ebbes.server.store import Store
from ebbes.server.store.schema.columns import is_true
from ebbes.server.store.schema.tables import SEATS
from ebbes.server.store.url import database_url
from ebbes.server.store.values import Indexes
from ebbes.server.store.wishes import begun_holidays
from ebbes.server.store.writer import writer_for

Question = Callable[[Store], Awaitable[object]]


async def asked(
    store: Store, question: Question, monkeypatch: pytest.MonkeyPatch
) -> Select[object]:
    """The query with which a question ends."""
    queries: list[Select[object]] = []

    async def rows(_: object, query: Select[object]) -> list[object]:
        queries.append(query)
        return []

    monkeypatch.setattr("ebbes.server.store.part.Part._rows", rows)
    await question(store)
    monkeypatch.undo()
    return queries[-1]


async def plan_of(url: str, query: Select[object]) -> str:
    """How a database answers it, if it may choose but not read whole tables."""

    def plan(connection: Connection) -> str:
        told = query.compile(connection, compile_kwargs={"literal_binds": True})
        if connection.dialect.name == "sqlite":
            return str(connection.execute(text(f"EXPLAIN QUERY PLAN {told}")).all())
        for way in ("seqscan", "bitmapscan"):
            connection.execute(text(f"SET enable_{way} = off"))
        return str(connection.execute(text(f"EXPLAIN {told}")).all())

    writer = writer_for(database_url(url))
    try:
        return await writer.transact(plan)
    finally:
        await writer.close()


@pytest.mark.parametrize(
    ("question", "index"),
    [
        (lambda store: store.tables.of_person("anna", 100), "seats_open"),
        (lambda store: store.turns.of_person("anna", 100), "seats_open"),
        (lambda store: store.tables.public(100), "tables_lobby"),
        (lambda store: store.tables.untouched(5.0, 100), "tables_touched_at"),
        (lambda store: store.puzzles.answered("anna"), "puzzle_answers_last_at"),
        (lambda store: store.puzzles.due("anna"), "puzzle_answers_due_at"),
    ],
    ids=["of_person", "turns", "public", "untouched", "answered", "due"],
)
async def test_what_pages_ask_again_and_again_has_an_index(
    question: Question, index: str, store: Store, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = await plan_of(url, await asked(store, question, monkeypatch))
    assert index in plan


async def test_who_was_at_a_table_that_ends_is_found_by_an_index(store: Store, url: str) -> None:
    c = SEATS.c
    query = select(c.person_id, c.seat).where(c.table_id.in_(["t"]), is_true(c.is_open))
    assert "seats_open_at_table" in await plan_of(url, query)


async def test_who_is_on_holiday_at_a_table_is_found_by_indexes(store: Store, url: str) -> None:
    plan = await plan_of(url, begun_holidays("t", date(2026, 11, 30), date(2026, 12, 2)))
    assert "seats_open_at_table" in plan
    assert "SCAN holidays" not in plan


async def test_with_a_table_end_the_seats_of_all_who_were_ever_there(store: Store) -> None:
    for who in ("anna", "bert", "carl"):
        await store.people.create(who, who, f"hash of {who}")
    everybody = {"anna": 0, "bert": 1}
    for table_id in "tu":
        await store.tables.create(
            table_id, table_id, public=False, entries=["made"], seats=everybody
        )
    await store.log.append("t", 1, ["left"], indexes=Indexes(seats={"bert": None}))
    await store.log.append("t", 2, ["ended"], indexes=Indexes(seats={"carl": 2}, ends=True))
    rows = await store.tables._rows(select(SEATS))
    assert {(row.person_id, row.table_id, row.seat, row.is_open) for row in rows} == {
        ("anna", "t", 0, False),
        ("bert", "t", None, False),
        ("carl", "t", 2, False),
        ("anna", "u", 0, True),
        ("bert", "u", 1, True),
    }
