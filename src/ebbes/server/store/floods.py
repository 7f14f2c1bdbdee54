"""Who asks too much: each process says it of its own, within seconds of a change."""

from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import Connection, delete, exists, func, insert, select

from ebbes.server.store.part import Part
from ebbes.server.store.schema.house import FLOODS, PROCESSES

ALIVE_SECONDS = 30.0
"""How old the last heartbeat of a process may be whose word still counts."""


class Flood(NamedTuple):
    """Somebody who was refused again and again."""

    kind: str
    """`address` or `person`."""
    target: str
    times: int
    """How often, within the last hour."""
    banned_until: float | None = None
    """Until when the process turns them away by itself."""


class Floods(Part):
    """Written by every process, read by operators."""

    async def tell(self, process: str, floods: Collection[Flood]) -> None:
        """These are all a process knows of; of processes that died long ago nothing is kept."""

        def work(connection: Connection) -> None:
            old = select(PROCESSES.c.id).where(PROCESSES.c.beat_at < self._clock() - ALIVE_SECONDS)
            gone = (FLOODS.c.process_id == process) | FLOODS.c.process_id.in_(old)
            connection.execute(delete(FLOODS).where(gone))
            is_alive = connection.scalar(select(exists().where(PROCESSES.c.id == process)))
            if floods and is_alive:
                rows = [{"process_id": process, **flood._asdict()} for flood in floods]
                connection.execute(insert(FLOODS), rows)

        await self._database.write(work)

    async def all(self) -> list[Flood]:
        """Those of all processes that live, added up, the worst first."""
        c, times = FLOODS.c, func.sum(FLOODS.c.times).label("times")
        until = func.max(c.banned_until).label("banned_until")
        query = (
            select(c.kind, c.target, times, until)
            .join_from(FLOODS, PROCESSES)
            .where(PROCESSES.c.beat_at >= self._clock() - ALIVE_SECONDS)
            .group_by(c.kind, c.target)
            .order_by(times.desc(), c.kind, c.target)
        )
        rows = await self._rows(query)
        return [Flood(row.kind, row.target, row.times, row.banned_until) for row in rows]
