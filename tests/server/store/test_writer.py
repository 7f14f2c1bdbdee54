"""Tests of `ebbes.server.store.writer`: one errand after the other, each of them whole."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from sqlalchemy import Connection

from ebbes.server.store.errors import StoreUnavailable
from ebbes.server.store.work import Work
from ebbes.server.store.writer import SqliteWriter
from tests.server.store.notes import count, make, note, notes_in


@pytest.fixture
async def writer(tmp_path: Path) -> AsyncIterator[SqliteWriter]:
    """A writer with a place for notes."""
    writer = SqliteWriter(notes_in(tmp_path))
    await writer.transact(make)
    yield writer
    await writer.close()


async def test_what_fails_leaves_nothing_behind(writer: SqliteWriter) -> None:
    def fail(connection: Connection) -> None:
        note(connection)
        raise LookupError

    with pytest.raises(LookupError):
        await writer.transact(fail)
    assert await writer.transact(count) == 0


async def test_an_errand_is_done_though_nobody_waits_for_it_any_more(writer: SqliteWriter) -> None:
    begun, may_go_on = asyncio.Event(), Event()
    loop = asyncio.get_running_loop()

    def slowly(connection: Connection) -> None:
        loop.call_soon_threadsafe(begun.set)
        may_go_on.wait()
        note(connection)

    waiting = asyncio.create_task(writer.transact(slowly))
    await begun.wait()
    waiting.cancel()
    may_go_on.set()
    assert await writer.transact(count) == 1


@asynccontextmanager
async def kept_busy(writer: SqliteWriter) -> AsyncIterator[None]:
    """While this lasts an errand is on its way to the disk."""
    begun, may_go_on = asyncio.Event(), Event()
    loop = asyncio.get_running_loop()

    def slowly(_: Connection) -> None:
        loop.call_soon_threadsafe(begun.set)
        may_go_on.wait()

    first = asyncio.create_task(writer.transact(slowly))
    await begun.wait()
    yield
    may_go_on.set()
    await first


async def queue(writer: SqliteWriter, *works: Work[Any]) -> "list[asyncio.Task[Any]]":
    """Works that were all given while another one was on its way to the disk."""
    async with kept_busy(writer):
        tasks = [asyncio.create_task(writer.transact(work)) for work in works]
        await asyncio.sleep(0)
    return tasks


async def test_errands_that_wait_share_a_transaction(writer: SqliteWriter) -> None:
    connections: list[Connection] = []

    def noted(connection: Connection) -> int:
        connections.append(connection)
        note(connection)
        return count(connection)

    assert await asyncio.gather(*await queue(writer, noted, noted, noted)) == [1, 2, 3]
    assert len(set(connections)) == 1


async def test_an_errand_that_fails_takes_none_of_the_others_with_it(writer: SqliteWriter) -> None:
    def fail(connection: Connection) -> None:
        note(connection)
        raise LookupError

    before, failed, after = await queue(writer, note, fail, note)
    await before
    with pytest.raises(LookupError):
        await failed
    await after
    assert await writer.transact(count) == 2


async def test_an_errand_nobody_waits_for_before_its_turn_is_left_undone(
    writer: SqliteWriter,
) -> None:
    async with kept_busy(writer):
        given_up = asyncio.create_task(writer.transact(note))
        await asyncio.sleep(0)
        given_up.cancel()
        await asyncio.wait([given_up])
    assert await writer.transact(count) == 0


async def test_who_closes_waits_for_what_was_given_and_takes_nothing_more(
    writer: SqliteWriter,
) -> None:
    given = asyncio.create_task(writer.transact(note))
    await asyncio.sleep(0)
    await writer.close()
    assert given.done()
    with pytest.raises(StoreUnavailable, match="closed"):
        await writer.transact(note)


async def test_what_others_have_written_is_noticed_and_what_we_wrote_is_not(
    writer: SqliteWriter, tmp_path: Path
) -> None:
    other = SqliteWriter(notes_in(tmp_path))
    try:
        before = await writer.others()
        await writer.transact(note)
        await other.transact(count)
        assert await writer.others() == before
        await other.transact(note)
        noticed = await writer.others()
        assert noticed != before
        await writer.transact(note)
        assert await writer.others() == noticed
    finally:
        await other.close()
