"""Tests of `ebbes.server.store.database`, and of what only PostgreSQL lets happen."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from ebbes.server.store import Store
from ebbes.server.store.database import Database
from ebbes.server.store.schema import SEATS, TABLES
from ebbes.server.store.url import database_url
from tests.server.postgres import Postgres

WAITING = text("SELECT count(*) FROM pg_locks WHERE NOT granted")


@pytest.fixture
def shared(server: Postgres) -> str:
    """A database that lets several write at once."""
    return server.new_database()


@pytest.fixture
async def store(shared: str) -> AsyncIterator[Store]:
    """Two tables, and a person at the first."""
    async with Store(shared) as store:
        await store.create_person("a", "Anna", "hash a")
        await store.create_table("t", "t", public=False, entries=["Anna sits"], seats={"a": 0})
        await store.create_table("u", "u", public=False, entries=["Anna sits"])
        yield store


@pytest.fixture
async def database(shared: str, store: Store) -> AsyncIterator[Database]:
    """Another process, as far as the database can tell."""
    database = Database(database_url(shared))
    yield database
    await database.close()


async def lock(connection: AsyncConnection, table_id: str) -> None:
    """Keeps others from a table until the transaction ends."""
    await connection.execute(select(TABLES.c.id).where(TABLES.c.id == table_id).with_for_update())


async def test_transactions_in_each_others_way_both_happen(
    store: Store, database: Database
) -> None:
    has_one = {"t": asyncio.Event(), "u": asyncio.Event()}

    async def crosswise(connection: AsyncConnection, first: str, second: str) -> str:
        await lock(connection, first)
        has_one[first].set()
        await has_one[second].wait()
        await lock(connection, second)
        return first

    one, other = await asyncio.gather(
        database.write(lambda connection: crosswise(connection, "t", "u")),
        database.write(lambda connection: crosswise(connection, "u", "t")),
    )
    assert (one, other) == ("t", "u")


async def test_a_deletion_starts_again_for_a_table_it_has_not_locked(
    store: Store, database: Database
) -> None:
    async def delete_meanwhile(connection: AsyncConnection) -> "asyncio.Task[list[str]]":
        await lock(connection, "t")
        deletion = asyncio.create_task(store.delete_person("a", lambda _: "somebody sits"))
        while not await connection.scalar(WAITING):
            await asyncio.sleep(0)
        await connection.execute(insert(SEATS).values(person_id="a", table_id="u", seat=1))
        return deletion

    assert await (await database.write(delete_meanwhile)) == ["t", "u"]
    assert [entry.body for entry in await store.read("u")] == ["somebody sits"]
