"""Who is there: each process has a heartbeat, and a list of the people connected to it."""

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple, TypeAlias

from sqlalchemy import (
    CompoundSelect,
    Connection,
    bindparam,
    delete,
    insert,
    select,
    tuple_,
    union_all,
    update,
)

from ebbes.server.seconds import DAY
from ebbes.server.store.inserting import unless_known
from ebbes.server.store.pairs import for_pairs
from ebbes.server.store.part import Part
from ebbes.server.store.schema.house import PRESENT, PROCESSES
from ebbes.server.store.schema.tables import SEATS

Who: TypeAlias = tuple[str, str]
"""A person, and the table they are connected to."""

ASKED_AT_ONCE = 200
"""People who are asked for with one question."""
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


class Present(NamedTuple):
    """Somebody who is connected to a table."""

    person: str
    table: str
    in_lobby: bool = True
    """Whether a public table comes first in the lobby for their sake."""


class Presence(Part):
    """Noted by every process for the people connected to it, read by any.

    Who stays costs nothing: only the heartbeat is written, and who came or left since the last.
    """

    async def beat(
        self, life: Life, came: Collection[Present] = (), left: Collection[Present] = ()
    ) -> bool:
        """This process lives, and these people came to it or left it since it last said so.

        Whether it was known: if not, everybody else who is there has to be told of again.
        """
        process, now = life.process, life.beat_at

        def work(connection: Connection) -> bool:
            is_known = _beat(connection, life)
            if left:
                both = {"process": process, "now": now}
                gone = [{"person": p, "at": t, **both} for p, t, _ in sorted(left)]
                connection.execute(LEFT, gone)
                connection.execute(SEEN, gone)
            if came:
                rows = [
                    {"process_id": process, "person_id": p, "table_id": t, "in_lobby": shown}
                    for p, t, shown in came
                ]
                connection.execute(unless_known(connection, PRESENT), rows)
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

    async def silent(self, since: float, until: float) -> frozenset[str]:
        """Processes that were last heard of in that time: they have stopped, or died."""
        beat_at = PROCESSES.c.beat_at
        query = select(PROCESSES.c.id).where(beat_at >= since, beat_at < until)
        return frozenset(row.id for row in await self._rows(query))

    async def last_seen(self, asked: Sequence[Who]) -> dict[Who, float]:
        """When people were last seen at tables; 0 for who never was."""
        found = dict.fromkeys(asked, 0.0)
        for first in range(0, len(asked), ASKED_AT_ONCE):
            for row in await self._rows(_seen(asked[first : first + ASKED_AT_ONCE])):
                who = row.person_id, row.table_id
                found[who] = max(row.at, found[who])
        return found


def _seen(asked: Sequence[Who]) -> CompoundSelect[Any]:
    """With the heartbeats of the processes they are connected to, or when they left."""
    here, seats = PRESENT.c, SEATS.c
    beats = select(here.person_id, here.table_id, PROCESSES.c.beat_at.label("at"))
    beats = beats.join_from(PRESENT, PROCESSES)
    left = select(seats.person_id, seats.table_id, seats.seen_at.label("at"))
    left = left.where(seats.seen_at.is_not(None))
    return union_all(
        for_pairs(beats, here.person_id, here.table_id, asked),
        for_pairs(left, seats.person_id, seats.table_id, asked),
    )


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
