"""Tests of `ebbes.server.store.reader`: each look sees one state, and changes nothing."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from threading import Barrier

import pytest
from sqlalchemy import Connection

from ebbes.server.store.errors import StoreUnavailable
from ebbes.server.store.reader import SqliteReader
from ebbes.server.store.writer import SqliteWriter
from tests.server.store.notes import count, make, note, notes_in


@pytest.fixture
async def writer(tmp_path: Path) -> AsyncIterator[SqliteWriter]:
    """Who writes notes."""
    writer = SqliteWriter(notes_in(tmp_path))
    await writer.transact(make)
    yield writer
    await writer.close()


@pytest.fixture
async def reader(tmp_path: Path, writer: SqliteWriter) -> AsyncIterator[SqliteReader]:
    """Who reads them."""
    reader = SqliteReader(notes_in(tmp_path))
    yield reader
    await reader.close()


async def test_a_look_sees_what_was_committed_before(
    reader: SqliteReader, writer: SqliteWriter
) -> None:
    await writer.transact(note)
    assert await reader.look(count) == 1
    assert await reader.ask(count) == 1


async def test_what_is_written_during_a_look_is_not_seen_by_it(
    reader: SqliteReader, writer: SqliteWriter
) -> None:
    loop = asyncio.get_running_loop()

    def look(connection: Connection) -> tuple[int, int]:
        before = count(connection)
        asyncio.run_coroutine_threadsafe(writer.transact(note), loop).result()
        return before, count(connection)

    assert await reader.look(look) == (0, 0)
    assert await reader.look(count) == 1


async def test_looks_do_not_wait_for_each_other(reader: SqliteReader) -> None:
    both = Barrier(2)

    def meet(connection: Connection) -> int:
        both.wait()
        return count(connection)

    assert [*await asyncio.gather(reader.look(meet), reader.look(meet))] == [0, 0]


async def test_a_closed_reader_says_so(reader: SqliteReader) -> None:
    await reader.close()
    with pytest.raises(StoreUnavailable, match="closed"):
        await reader.look(count)
