"""Tests of the step that tells devices apart: who was known before is known after it."""

import time

from sqlalchemy import Connection, text

from ebbes.server.seconds import DAY
from ebbes.server.store import Store
from ebbes.server.store.url import database_url
from ebbes.server.store.values import UNKNOWN
from ebbes.server.store.work import Work
from ebbes.server.store.writer import writer_for
from tests.server.store.stepped import step_to

PEOPLE = "INSERT INTO people (id, name, created_at) VALUES ('{0}', 'Anna', {1})"
SECRETS = "INSERT INTO secrets (hash, person_id, created_at) VALUES ('hash {0}', '{0}', {1})"


def _begin(connection: Connection) -> None:
    """A database as the first version left it."""
    step_to(connection, "0001")
    _arrive(connection, "a", time.time() - 399 * DAY)


def _arrive(connection: Connection, person: str, at: float) -> None:
    """Somebody comes, as far as versions before the step know."""
    for row in (PEOPLE, SECRETS):
        connection.execute(text(row.format(person, at)))


async def _written(url: str, work: Work[None]) -> None:
    writer = writer_for(database_url(url))
    await writer.transact(work)
    await writer.close()


async def test_who_was_known_before_the_step_is_known_after_it_and_not_stale(url: str) -> None:
    await _written(url, _begin)
    async with Store(url) as store:
        device = await store.devices.find("hash a")
        assert device is not None
        assert device.kind == UNKNOWN
        assert device.used_at == device.created_at
        assert await store.people.stale(time.time() - DAY, time.time() - DAY, 10) == []
        assert await store.people.stale(2e10, 2e10, 10) == ["a"]
        await store.devices.note_use(device, UNKNOWN)


async def test_people_and_devices_may_still_be_written_without_the_new_columns(url: str) -> None:
    await _written(url, _begin)
    async with Store(url) as store:
        await _written(url, lambda connection: _arrive(connection, "b", time.time()))
        device = await store.devices.find("hash b")
        assert device is not None
        assert device.person.seen_at is None
        assert await store.people.stale(2e10, 2e10, 10) == ["a"]
