"""Codes to write down, by which somebody is themselves again; only hashes are kept."""

from sqlalchemy import Connection, delete, select

from ebbes.server.store.devices import admit
from ebbes.server.store.errors import NoSuchPerson
from ebbes.server.store.inserting import INSERTS
from ebbes.server.store.part import Part
from ebbes.server.store.people import person_of
from ebbes.server.store.schema.keys import RECOVERIES
from ebbes.server.store.schema.people import PEOPLE
from ebbes.server.store.values import UNKNOWN, Device, Kind, Person

C = RECOVERIES.c


class Recoveries(Part):
    """Of every person at most one code; a new one takes the place of the old."""

    async def made_at(self, person_id: str) -> float | None:
        """When somebody made their code, if they have one."""
        row = await self._row(select(C.made_at).where(C.person_id == person_id))
        return row and row.made_at

    async def make(self, device: Device, code_hash: str) -> float:
        """A code of the person on this device; when that was."""
        person_id, now = device.person.id, self._clock()
        new = {"hash": code_hash, "made_at": now, "made_by": device.hash}

        def work(connection: Connection) -> None:
            owner = select(PEOPLE.c.id).where(PEOPLE.c.id == person_id)
            if connection.scalar(owner.with_for_update(read=True)) is None:
                raise NoSuchPerson(f"no person {person_id!r}")
            row = INSERTS[connection.dialect.name](RECOVERIES).values(person_id=person_id, **new)
            connection.execute(row.on_conflict_do_update(index_elements=[C.person_id], set_=new))

        await self._database.write(work)
        return now

    async def end(self, person_id: str) -> None:
        """The code of this person opens nothing any more."""
        gone = delete(RECOVERIES).where(C.person_id == person_id)
        await self._change(gone.returning(C.person_id))

    async def owner(self, code_hash: str) -> Person | None:
        """Whose code it is."""
        row = await self._row(select(PEOPLE).join(RECOVERIES).where(C.hash == code_hash))
        return row and person_of(row)

    async def use(self, code_hash: str, secret_hash: str, kind: Kind = UNKNOWN) -> Person | None:
        """One more device is the person whose code it is; None if it is nobody's."""
        now = self._clock()
        owner = select(PEOPLE).join(RECOVERIES).where(C.hash == code_hash)

        def work(connection: Connection) -> Person | None:
            row = connection.execute(owner).one_or_none()
            if row is None:
                return None
            admit(connection, row.id, secret_hash, kind, now)
            return person_of(row)

        return await self._database.write(work)
