"""Whom people do not want to sit with."""

from collections.abc import Collection
from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, func, select

from ebbes.server.store.inserting import unless_known
from ebbes.server.store.part import Part
from ebbes.server.store.schema.company import BLOCKS

MOST_BLOCKS: Final = 200
"""Of one person."""
C = BLOCKS.c


class Block(NamedTuple):
    """Somebody whom somebody blocks."""

    id: int
    name: str
    """What they were called then."""
    made_at: float


class Blocks(Part):
    """By who blocks, and by who is blocked."""

    async def add(self, person_id: str, blocked_id: str, name: str) -> bool:
        """Block somebody from now on; false if that were too many."""
        row = {"person_id": person_id, "blocked_id": blocked_id, "name": name}
        count = select(func.count()).select_from(BLOCKS).where(C.person_id == person_id)

        def work(connection: Connection) -> bool:
            if connection.execute(count).scalar_one() >= MOST_BLOCKS:
                return False
            connection.execute(unless_known(connection, BLOCKS), row | {"made_at": self._clock()})
            return True

        return await self._database.write(work)

    async def of(self, person_id: str) -> list[Block]:
        """All whom somebody blocks, the latest first."""
        query = select(C.id, C.name, C.made_at).where(C.person_id == person_id)
        rows = await self._rows(query.order_by(C.made_at.desc(), C.id.desc()))
        return [Block(row.id, row.name, row.made_at) for row in rows]

    async def lift(self, person_id: str, block_id: int) -> bool:
        """Block somebody no more; whether they were."""
        own = (C.person_id == person_id, C.id == block_id)
        return bool(await self._change(delete(BLOCKS).where(*own).returning(C.id)))

    async def blocked_by(self, person_id: str, others: Collection[str]) -> frozenset[str]:
        """Those of others whom somebody blocks."""
        query = select(C.blocked_id).where(C.person_id == person_id, C.blocked_id.in_(others))
        return frozenset(row.blocked_id for row in await self._rows(query))

    async def blocking(self, person_id: str, others: Collection[str]) -> frozenset[str]:
        """Those of others who block somebody."""
        query = select(C.person_id).where(C.blocked_id == person_id, C.person_id.in_(others))
        return frozenset(row.person_id for row in await self._rows(query))
