"""The devices that are somebody: which there are, which are used, and which are so no longer."""

from typing import Any

from sqlalchemy import Connection, Delete, Row, Select, Table, delete, func, select, update

from ebbes.server.seconds import DAY
from ebbes.server.store.part import Part
from ebbes.server.store.people import new_device, person_of
from ebbes.server.store.schema.keys import LINKS, PASSKEYS, RECOVERIES, SECRETS, TOKENS
from ebbes.server.store.schema.over_days import ADDRESSES
from ebbes.server.store.schema.people import PEOPLE
from ebbes.server.store.values import DEVICE_ID, Device, Kind

KEPT = 400 * DAY
"""Seconds a device is known without being used; browsers keep no cookie longer."""

MOST_DEVICES = 20
"""Of a person."""

C = SECRETS.c
USED = func.coalesce(C.used_at, C.created_at)
DEVICES = select(
    PEOPLE, C.hash, C.browser, C.system, C.created_at.label("made_at"), USED.label("used_at")
).join(SECRETS)


class Devices(Part):
    """Browsers with a secret of their own, of which only the hash is kept."""

    async def find(self, secret_hash: str) -> Device | None:
        """The device whose secret has this hash, if it was used within its time."""
        row = await self._row(self._living().where(C.hash == secret_hash))
        return row and _device_of(row)

    async def of(self, person_id: str) -> list[Device]:
        """The devices that are this person, the one used last first."""
        query = self._living().where(C.person_id == person_id)
        rows = await self._rows(query.order_by(USED.desc(), C.created_at.desc(), C.hash))
        return [_device_of(row) for row in rows]

    async def note_use(self, device: Device, kind: Kind) -> None:
        """The device is in use, so its person is there; those that open nothing any more go."""
        now, person_id = self._clock(), device.person.id
        person = update(PEOPLE).where(PEOPLE.c.id == person_id).values(seen_at=now)
        used = update(SECRETS).where(C.hash == device.hash)
        dead = delete(SECRETS).where(C.person_id == person_id, now - KEPT >= USED)

        def work(connection: Connection) -> None:
            connection.execute(person)
            connection.execute(used.values(used_at=now, **kind._asdict()))
            connection.execute(dead)

        await self._database.write(work)

    async def sign_out(self, person_id: str, device_id: str) -> list[str]:
        """The hashes that open nothing any more; none if the person has no such device."""
        called = func.substr(C.hash, 1, DEVICE_ID) == device_id
        return await self._end(person_id, delete(SECRETS).where(C.person_id == person_id, called))

    async def sign_out_others(self, device: Device) -> list[str]:
        """The hashes that open nothing any more: all its person has but this device's.

        What nobody knows the maker of may be a thief's, and goes too.
        """
        person_id = device.person.id
        others = delete(SECRETS).where(C.person_id == person_id, C.hash != device.hash)
        return await self._end(person_id, others, device.hash)

    def _living(self) -> Select[Any]:
        since = self._clock() - KEPT
        return DEVICES.where(since < USED)

    async def _end(self, person_id: str, gone: Delete, staying: str | None = None) -> list[str]:
        """What a device that is sent away has prepared for its return goes with it."""
        links = delete(LINKS).where(LINKS.c.person_id == person_id)

        def work(connection: Connection) -> list[str]:
            connection.execute(links)
            hashes = list(connection.scalars(gone.returning(C.hash)))
            for kept in (RECOVERIES, PASSKEYS):
                connection.execute(_made_by(kept, person_id, hashes))
            connection.execute(_made_by(ADDRESSES, person_id, hashes, staying))
            tokens = _made_by(TOKENS, person_id, hashes, staying).returning(TOKENS.c.hash)
            return hashes + list(connection.scalars(tokens))

        return await self._database.write(work)


def _made_by(kept: Table, person_id: str, gone: list[str], staying: str | None = None) -> Delete:
    """An end of what devices made that are gone, or all did but the one that stays."""
    maker = kept.c.made_by
    is_gone = maker.in_(gone) if staying is None else maker.is_distinct_from(staying)
    return delete(kept).where(kept.c.person_id == person_id, is_gone)


def living(person_id: str, now: float) -> Select[int]:
    """How many devices are a person."""
    return select(func.count()).where(C.person_id == person_id, now - KEPT < USED)


def admit(connection: Connection, person_id: str, secret_hash: str, kind: Kind, now: float) -> None:
    """One more device is a person; where they have too many, the one used longest ago goes."""
    newest, own = (USED.desc(), C.created_at.desc()), C.person_id == person_id
    kept = select(C.hash).where(own).order_by(*newest).limit(MOST_DEVICES - 1)
    connection.execute(delete(SECRETS).where(own, C.hash.not_in(kept)))
    connection.execute(new_device(person_id, secret_hash, kind, now))


def _device_of(row: Row[Any]) -> Device:
    return Device(row.hash, person_of(row), Kind(row.browser, row.system), row.made_at, row.used_at)
