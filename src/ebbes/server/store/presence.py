"""Who is there: each process has a heartbeat, and a list of the people connected to it."""

from collections.abc import Collection
from typing import NamedTuple, TypeAlias

from sqlalchemy import Connection, bindparam, delete, insert, select, tuple_, update

from ebbes.server.seconds import DAY
from ebbes.server.store.inserting import unless_known
from ebbes.server.store.part import Part
from ebbes.server.store.schema import PRESENT, PROCESSES, SEATS

Who: TypeAlias = tuple[str, str]
"""A person, and the table they are connected to."""

FORGOTTEN_SECONDS = 30 * DAY
"""After so long without a heartbeat a process is not remembered any more."""
BURIED_AT_ONCE = 20
"""Processes that are forgotten in one transaction, with all who were connected to them."""
LEFT = delete(PRESENT).where(
    PRESENT.c.process_id == bindparam("process"),
    PRESENT.c.person_id == bindparam("person"),
    PRESENT.c.table_id == bindparam("at"),
)
SEEN = (
    update(SEATS)
    .where(SEATS.c.person_id == bindparam("person"), SEATS.c.table_id == bindparam("at"))
    .values(seen_at=bindparam("now"))
)


class Life(NamedTuple):
    """A process that was alive at some moment."""

    process: str
    beat_at: float
    awake_since: float
    """Since when there always was a server, as far as anybody knows."""


class Presence(Part):
    """Noted by every process for the people connected to it, read by any.

    Who stays costs nothing: only the heartbeat is written, and who came or left since the last.
    """

    async def beat(
        self, life: Life, came: Collection[Who] = (), left: Collection[Who] = ()
    ) -> bool:
        """This process lives, and these people came to it or left it since it last said so.

        Whether it was known: if not, everybody else who is there has to be told of again.
        """
        process, now = life.process, life.beat_at

        def work(connection: Connection) -> bool:
            is_known = _beat(connection, life)
            if came:
                rows = [{"process_id": process, "person_id": p, "table_id": t} for p, t in came]
                connection.execute(unless_known(connection, PRESENT), rows)
            if left:
                both = {"process": process, "now": now}
                gone = [{"person": p, "at": t, **both} for p, t in sorted(left)]
                connection.execute(LEFT, gone)
                connection.execute(SEEN, gone)
            return is_known

        return await self._database.write(work)

    async def stop(self, process: str) -> None:
        """Nobody is connected to this process any more; when it last lived is remembered."""
        await self._database.write(lambda connection: _empty(connection, process))

    async def bury(self) -> None:
        """Forget some processes that died long ago."""
        c, late = PROCESSES.c, self._clock() - FORGOTTEN_SECONDS
        old = select(c.id).where(c.beat_at < late).order_by(c.beat_at).limit(BURIED_AT_ONCE)
        await self._change(delete(PROCESSES).where(c.id.in_(old)).returning(c.id))

    async def last_life(self) -> Life | None:
        """The server that was alive last, as far as anybody remembers."""
        return next(iter(await self.lives(1)), None)

    async def lives(self, most: int) -> list[Life]:
        """The servers that were alive last, as far as anybody remembers."""
        query = select(PROCESSES).order_by(PROCESSES.c.beat_at.desc()).limit(most)
        return [Life(row.id, row.beat_at, row.awake_since) for row in await self._rows(query)]

    async def remember(self, life: Life) -> None:
        """A process goes on after a sleep: its life until then is one of its own."""
        earlier = life._replace(process=f"{life.process} until {life.beat_at:.0f}")
        await self._database.write(lambda connection: _beat(connection, earlier))

    async def last_seen(self, table_id: str, people: Collection[str]) -> dict[str, float]:
        """When these people were last seen at a table; who never was is not in it."""
        here, seats = PRESENT.c, SEATS.c
        beats = (
            select(here.person_id, PROCESSES.c.beat_at.label("at"))
            .join_from(PRESENT, PROCESSES)
            .where(here.table_id == table_id, here.person_id.in_(people))
        )
        left = select(seats.person_id, seats.seen_at.label("at")).where(
            seats.table_id == table_id, seats.person_id.in_(people), seats.seen_at.is_not(None)
        )
        found: dict[str, float] = {}
        for row in await self._rows(beats.union_all(left)):
            found[row.person_id] = max(row.at, found.get(row.person_id, 0.0))
        return found


def _beat(connection: Connection, life: Life) -> bool:
    row = {"beat_at": life.beat_at, "awake_since": life.awake_since}
    lives = update(PROCESSES).where(PROCESSES.c.id == life.process).values(row)
    is_known = bool(connection.execute(lives).rowcount)
    if not is_known:
        connection.execute(insert(PROCESSES).values(id=life.process, **row))
    return is_known


def _empty(connection: Connection, process: str) -> None:
    """People it knew were last seen at its last heartbeat."""
    beat = select(PROCESSES.c.beat_at).where(PROCESSES.c.id == process).scalar_subquery()
    here = select(PRESENT.c.person_id, PRESENT.c.table_id).where(PRESENT.c.process_id == process)
    at = tuple_(SEATS.c.person_id, SEATS.c.table_id).in_(here)
    connection.execute(update(SEATS).where(at).values(seen_at=beat))
    connection.execute(delete(PRESENT).where(PRESENT.c.process_id == process))
