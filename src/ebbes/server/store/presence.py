"""Who is there: when people were last seen at the tables they sit at."""

from collections.abc import Collection

from sqlalchemy import Connection, bindparam, select, update

from ebbes.server.store.part import Part
from ebbes.server.store.schema import SEATS

SEEN = (
    update(SEATS)
    .where(SEATS.c.person_id == bindparam("person"), SEATS.c.table_id == bindparam("at"))
    .values(seen_at=bindparam("now"))
)


class Presence(Part):
    """Noted by every process for the people connected to it, read by any."""

    async def note(self, seen: Collection[tuple[str, str]]) -> None:
        """These people are connected to these tables at this moment."""
        now = self._clock()
        rows = [{"person": person, "at": table, "now": now} for person, table in sorted(seen)]

        def work(connection: Connection) -> None:
            connection.execute(SEEN, rows)

        if rows:
            await self._database.write(work)

    async def last_seen(self, table_id: str, people: Collection[str]) -> dict[str, float]:
        """When these people were last seen at a table; who never was is not in it."""
        c = SEATS.c
        query = select(c.person_id, c.seen_at).where(c.person_id.in_(people))
        rows = await self._rows(query.where(c.table_id == table_id, c.seen_at.is_not(None)))
        return {row.person_id: row.seen_at for row in rows}
