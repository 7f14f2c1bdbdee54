"""Tests of `ebbes.server.store.migrate`: from nothing, twice, at once, and never backwards."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from ebbes.server.store import Store
from ebbes.server.store.errors import SchemaTooNew
from ebbes.server.store.migrations import NEWEST
from ebbes.server.store.schema import METADATA
from ebbes.server.store.steps import MIGRATIONS, run_steps
from ebbes.server.store.url import database_url
from ebbes.server.store.work import Work
from ebbes.server.store.writer import writer_for
from tests.server.store.rows import last_seq, open_tables
from tests.server.store.shape import shape_of
from tests.server.store.stepped import step_to

NEWER = text("UPDATE alembic_version SET version_num = '9999'")
OPENS = (
    "import asyncio, sys; from tests.server.store.test_migrate import opened; opened(sys.argv[1])"
)
OPENS_ALONE = """
import asyncio, sys
from ebbes.server.store import Store
async def opened():
    async with Store(sys.argv[1]):
        pass
asyncio.run(opened())
"""
PROCESSES = 2
ALL_STOP = "0003"
"""The last step that no older server can work beside."""
CHANGES = Path(__file__).parents[3] / "CHANGELOG.md"


def opened(url: str) -> None:
    """Opens and closes a store, in a process of its own."""
    asyncio.run(_opened(url))


async def _opened(url: str) -> None:
    async with Store(url) as store:
        assert await open_tables(store) == []


async def _written(url: str, work: Work[object]) -> object:
    writer = writer_for(database_url(url))
    try:
        return await writer.transact(work)
    finally:
        await writer.close()


async def test_the_steps_lead_to_the_schema(url: str) -> None:
    def differences(connection: Connection) -> object:
        run_steps(connection, None)
        return compare_metadata(MigrationContext.configure(connection), METADATA)

    assert await _written(url, differences) == []


async def test_a_new_database_is_what_the_steps_lead_to(url: str, other_url: str) -> None:
    def walked(connection: Connection) -> object:
        run_steps(connection, None)
        return shape_of(connection)

    await _opened(url)
    assert await _written(url, shape_of) == await _written(other_url, walked)


async def test_beside_a_step_the_version_before_it_goes_on_reading_and_writing(url: str) -> None:
    def walked(connection: Connection) -> None:
        steps = [*ScriptDirectory(str(MIGRATIONS)).walk_revisions()]
        before = dict[tuple[str, str], bool]()
        for step in sorted(each.revision for each in steps):
            step_to(connection, step)
            after = columns_of(connection)
            if step > ALL_STOP:
                tables = {table for table, _ in before}
                assert before.keys() - after.keys() == set(), step
                new = [at for at, is_needed in after.items() if is_needed and not before.get(at)]
                assert [at for at in new if at[0] in tables] == [], step
            before = after

    await _written(url, walked)


def test_where_all_have_to_stop_first_the_changes_tell() -> None:
    assert f"({', '.join(('0002', ALL_STOP))}): stop all" in CHANGES.read_text(encoding="utf-8")


def columns_of(connection: Connection) -> dict[tuple[str, str], bool]:
    """Every column, by its table; whether who writes a row has to give it a value."""
    looker = inspect(connection)
    return {
        (table, column["name"]): not column["nullable"] and column["default"] is None
        for table in looker.get_table_names()
        for column in looker.get_columns(table)
    }


def test_the_newest_step_is_known_by_its_name() -> None:
    assert ScriptDirectory(str(MIGRATIONS)).get_heads() == [NEWEST]


async def test_a_database_that_needs_no_step_is_opened_without_alembic(url: str) -> None:
    await _opened(url)
    command = [sys.executable, "-X", "importtime", "-c", OPENS_ALONE, url]
    loaded = subprocess.run(command, check=True, capture_output=True, text=True).stderr
    assert "sqlalchemy.ext.asyncio" in loaded
    assert "alembic" not in loaded


async def test_opening_again_changes_nothing(url: str) -> None:
    async with Store(url) as store:
        await store.tables.create("t", "abc", public=True, entries=["created"])
    async with Store(url) as store:
        assert await last_seq(store, "t") == 1


async def test_several_stores_of_one_process_open_at_once(url: str) -> None:
    await asyncio.gather(*(_opened(url) for _ in range(PROCESSES)))


def test_several_processes_open_at_once(url: str) -> None:
    command = [sys.executable, "-c", OPENS, url]
    processes = [subprocess.Popen(command) for _ in range(PROCESSES)]
    assert [process.wait(timeout=300) for process in processes] == [0] * PROCESSES


async def test_a_newer_schema_is_refused_in_one_line(url: str) -> None:
    await _opened(url)
    await _written(url, lambda connection: connection.execute(NEWER))
    with pytest.raises(
        SchemaTooNew, match=r"^the database has schema '9999', which needs a newer ebbes$"
    ):
        await _opened(url)
