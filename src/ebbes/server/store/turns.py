"""Whose turn it is: the last entry of each log knows."""

from sqlalchemy import func, select

from ebbes.server.json_text import unpacked
from ebbes.server.store.part import Part
from ebbes.server.store.schema.columns import is_true
from ebbes.server.store.schema.tables import ENTRIES, SEATS, TABLES
from ebbes.server.store.tables import OPEN
from ebbes.server.store.values import OpenPlace, StoredEntry

ALL = ENTRIES.alias()
LAST = select(func.max(ALL.c.seq)).where(ALL.c.table_id == TABLES.c.id).scalar_subquery()


class Turns(Part):
    """An index that costs nothing to keep: it is written with the entries themselves."""

    async def of_person(self, person_id: str, most: int) -> list[OpenPlace]:
        """The open tables a person has been at, the newest first, and where their logs end."""
        entry, seat, table = ENTRIES.c, SEATS.c, TABLES.c
        query = (
            select(
                *(table.id, table.code, table.summary, seat.seat),
                *(entry.seq, entry.body, entry.turn),
            )
            .join_from(SEATS, TABLES)
            .join(ENTRIES, (entry.table_id == table.id) & (entry.seq == LAST))
            .where(seat.person_id == person_id, is_true(seat.is_open), OPEN)
            .order_by(table.created_at.desc(), table.id)
        )
        return [
            OpenPlace(
                table_id=row.id,
                code=row.code,
                summary=unpacked(row.summary),
                last=StoredEntry(row.seq, unpacked(row.body)),
                is_turn=row.turn is not None and row.turn == row.seat,
            )
            for row in await self._rows(query.limit(most))
        ]
