"""People: a name, and the hashes of the secrets that prove who they are."""

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import Connection, Executable, Row, insert, select, update
from sqlalchemy.exc import IntegrityError

from ebbes.server.store.errors import NoSuchPerson, PersonExists
from ebbes.server.store.part import Part
from ebbes.server.store.schema.columns import is_true
from ebbes.server.store.schema.keys import SECRETS
from ebbes.server.store.schema.people import PEOPLE
from ebbes.server.store.schema.tables import SEATS, TABLES
from ebbes.server.store.values import UNKNOWN, Kind, Person, Place


class People(Part):
    """Who there is."""

    async def create(
        self, person_id: str, name: str, secret_hash: str, kind: Kind = UNKNOWN
    ) -> Person:
        """Somebody new, known by the secret of a device, of which only the hash is kept."""
        now = self._clock()

        def work(connection: Connection) -> None:
            person = {"id": person_id, "name": name, "created_at": now, "seen_at": now}
            connection.execute(insert(PEOPLE).values(person))
            connection.execute(new_device(person_id, secret_hash, kind, now))

        try:
            await self._database.write(work)
        except IntegrityError:
            raise PersonExists(f"person {person_id!r}, or that secret, exists already") from None
        return Person(person_id, name, now, None, now)

    async def find(self, person_id: str) -> Person | None:
        """A person by id."""
        return await self._person(select(PEOPLE).where(PEOPLE.c.id == person_id))

    async def named(self, name: str) -> list[Person]:
        """Everybody of that name, the oldest first."""
        query = select(PEOPLE).where(PEOPLE.c.name == name)
        rows = await self._rows(query.order_by(PEOPLE.c.created_at, PEOPLE.c.id))
        return [person_of(row) for row in rows]

    async def names(self, person_ids: Collection[str]) -> dict[str, str]:
        """What these people are called, those of them who are known."""
        c = PEOPLE.c
        rows = await self._rows(select(c.id, c.name).where(c.id.in_(person_ids)))
        return {row.id: row.name for row in rows}

    async def rename(self, person_id: str, name: str) -> None:
        """A new name from now on; what logs say of the old one stays."""
        renamed = update(PEOPLE).where(PEOPLE.c.id == person_id).values(name=name)
        if not await self._change(renamed.returning(PEOPLE.c.id)):
            raise NoSuchPerson(f"no person {person_id!r}")

    async def places(self, person_id: str) -> list[Place]:
        """The open tables the person has been at, the newest first."""
        c = TABLES.c
        query = select(SEATS.c.table_id, SEATS.c.seat).join(TABLES)
        query = query.where(SEATS.c.person_id == person_id, is_true(SEATS.c.is_open))
        query = query.where(c.ended_at.is_(None))
        rows = await self._rows(query.order_by(c.created_at.desc(), c.id))
        return [Place(row.table_id, row.seat) for row in rows]

    async def last_to_finish(self, person_ids: Sequence[str]) -> str | None:
        """Who of these people finished a game last, if any of them ever did (R8)."""
        c = PEOPLE.c
        query = select(c.id).where(c.id.in_(person_ids), c.finished_at.is_not(None))
        row = await self._row(query.order_by(c.finished_at.desc(), c.id).limit(1))
        return row and row.id

    async def note_seen(self, person_id: str) -> None:
        """Somebody has come by."""
        seen = update(PEOPLE).where(PEOPLE.c.id == person_id).values(seen_at=self._clock())
        await self._change(seen.returning(PEOPLE.c.id))

    async def stale(self, seen_before: float, new_seen_before: float, most: int) -> list[str]:
        """People nobody has seen for long, those who never finished a game by a time of their own.

        No more than `most` of them, the longest gone first; asked again, it goes on with the rest.
        """
        c = PEOPLE.c
        gone = (c.finished_at.is_not(None), c.seen_at < seen_before)
        new = (c.finished_at.is_(None), c.seen_at < new_seen_before)
        found: list[str] = []
        for which in (gone, new):
            query = select(c.id).where(*which).order_by(c.seen_at).limit(most - len(found))
            found += [row.id for row in await self._rows(query)]
        return found

    async def _person(self, query: Executable) -> Person | None:
        row = await self._row(query)
        return row and person_of(row)


def person_of(row: Row[Any]) -> Person:
    """A person as a row of the database tells it."""
    return Person(row.id, row.name, row.created_at, row.finished_at, row.seen_at)


def new_device(person_id: str, secret_hash: str, kind: Kind, now: float) -> Executable:
    """One more device that is this person, in use from now on."""
    times = {"created_at": now, "used_at": now}
    owned = {"hash": secret_hash, "person_id": person_id}
    return insert(SECRETS).values(owned | times | kind._asdict())
