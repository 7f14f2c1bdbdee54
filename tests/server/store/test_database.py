"""Tests of `ebbes.server.store.database`, and of what only PostgreSQL lets happen."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest
from sqlalchemy import Connection, insert, select, text
from sqlalchemy.util import await_only

from ebbes.json_types import Json
from ebbes.server.store import Store
from ebbes.server.store.database import Database
from ebbes.server.store.schema.tables import SEATS, TABLES
from ebbes.server.store.url import database_url
from ebbes.server.store.work import Work
from tests.server.postgres import Postgres

WAITING = text("SELECT count(*) FROM pg_locks WHERE NOT granted")


@pytest.fixture
def shared(server: Postgres) -> str:
    """A database that lets several write at once."""
    return server.new_database()


def without_anna(_: Json) -> Json:
    """What stands there instead of what tells of Anna."""
    return "somebody sits"


@pytest.fixture
async def store(shared: str) -> AsyncIterator[Store]:
    """Two tables, and a person at the first."""
    async with Store(shared) as store:
        await store.people.create("a", "Anna", "hash a")
        await store.tables.create("t", "t", public=False, entries=["a: Anna sits"], seats={"a": 0})
        await store.tables.create("u", "u", public=False, entries=["a: Anna sits"])
        yield store


@pytest.fixture
async def database(shared: str, store: Store) -> AsyncIterator[Database]:
    """Another process, as far as the database can tell."""
    database = Database(database_url(shared))
    yield database
    await database.close()


def lock(connection: Connection, table_id: str) -> None:
    """Keeps others from a table until the transaction ends."""
    connection.execute(select(TABLES.c.id).where(TABLES.c.id == table_id).with_for_update())


async def test_transactions_in_each_others_way_both_happen(
    store: Store, database: Database
) -> None:
    has_one = {"t": asyncio.Event(), "u": asyncio.Event()}

    def crosswise(connection: Connection, first: str, second: str) -> str:
        lock(connection, first)
        has_one[first].set()
        await_only(has_one[second].wait())
        lock(connection, second)
        return first

    one, other = await asyncio.gather(
        database.write(lambda connection: crosswise(connection, "t", "u")),
        database.write(lambda connection: crosswise(connection, "u", "t")),
    )
    assert (one, other) == ("t", "u")


async def test_a_deletion_starts_again_for_a_table_it_has_not_locked(
    store: Store, database: Database
) -> None:
    def delete_meanwhile(connection: Connection) -> "asyncio.Task[list[str]]":
        lock(connection, "t")
        deletion = asyncio.create_task(
            store.privacy.delete("a", "nobody", lambda _: "somebody sits")
        )
        while not connection.scalar(WAITING):
            await_only(asyncio.sleep(0))
        connection.execute(insert(SEATS).values(person_id="a", table_id="u", seat=1))
        return deletion

    assert await (await database.write(delete_meanwhile)) == ["t", "u"]
    assert [entry.body for entry in await store.log.read("u")] == ["somebody sits"]


@pytest.mark.parametrize("way", [Database.read, Database.write])
async def test_an_errand_that_raises_what_no_future_can_hold_is_answered(
    url: str, way: Callable[[Database, Work[str]], Awaitable[str]]
) -> None:
    database = Database(database_url(url))
    with pytest.raises(RuntimeError, match="StopIteration"):
        await way(database, lambda _: next(iter(())))
    await database.close()
