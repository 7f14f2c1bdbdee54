"""The log of a table: entries from 1 on, without gaps (`docs/adr/0009-the-log-of-a-table.md`)."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from sqlalchemy import Executable, and_, or_, select

from ebbes.record.record import Json
from ebbes.server.store.body import packed, unpacked
from ebbes.server.store.committer import Committer
from ebbes.server.store.database import Database
from ebbes.server.store.errors import NoSuchTable
from ebbes.server.store.part import Part
from ebbes.server.store.schema import COMMANDS, ENTRIES, TABLES
from ebbes.server.store.values import Answer, Append, CommandId, Entry

MOST_LOGS = 200
"""Logs in one question; SQLite takes no more than 1,000 conditions."""


class Log(Part):
    """Appending to logs and reading them."""

    def __init__(
        self, database: Database, clock: Callable[[], float], committer: Committer
    ) -> None:
        super().__init__(database, clock)
        self._committer = committer

    async def append(
        self,
        table_id: str,
        after: int,
        entries: Sequence[Json],
        command: CommandId | None = None,
        summary: Json = None,
        *,
        seats: Mapping[str, int | None] | None = None,
        finished: Iterable[str] = (),
        ends: bool = False,
        due: float | None = None,
        public: bool | None = None,
    ) -> Answer:
        """Entries after `after`, the command that led to them, and the indexes: all or nothing.

        Returns after the commit. Raises `AlreadyAnswered` for a command sent before, `Conflict` if
        the log does not end at `after`. After `StoreUnavailable`, `answer_to` tells what happened.
        `seats` says by person who sits where from now on; a summary of None keeps the old one.
        `due` is when the table has to be looked after next, None if it can wait.
        """
        append = Append(
            table_id=table_id,
            after=after,
            entries=tuple(map(packed, entries)),
            command=command,
            summary=None if summary is None else packed(summary),
            seats=dict(seats or {}),
            finished=tuple(finished),
            ends=ends,
            due=due,
            public=public,
        )
        return await self._committer.append(append)

    async def read(self, table_id: str, since: int = 0, limit: int | None = None) -> list[Entry]:
        """The entries after `since`, in order; none of a table that is not there."""
        c = ENTRIES.c
        query = select(c.seq, c.body).where(c.table_id == table_id, c.seq > since)
        rows = await self._rows(query.order_by(c.seq).limit(limit))
        return [Entry(row.seq, unpacked(row.body)) for row in rows]

    async def read_many(self, since: Mapping[str, int]) -> dict[str, list[Entry]]:
        """The entries of several tables after the number given for each, many logs at a time."""
        found: dict[str, list[Entry]] = {table_id: [] for table_id in since}
        asked = list(since.items())
        for first in range(0, len(asked), MOST_LOGS):
            for row in await self._rows(_after(asked[first : first + MOST_LOGS])):
                found[row.table_id].append(Entry(row.seq, unpacked(row.body)))
        return found

    async def last_seq(self, table_id: str) -> int:
        """Where a log ends."""
        row = await self._row(select(TABLES.c.last_seq).where(TABLES.c.id == table_id))
        if row is None:
            raise NoSuchTable(table_id)
        last: int = row.last_seq
        return last

    async def answer_to(self, table_id: str, command: CommandId) -> Answer | None:
        """What a command led to, if it has been sent to this table before."""
        c = COMMANDS.c
        key = (c.table_id == table_id, c.actor == command.actor, c.client_id == command.client_id)
        row = await self._row(select(c.first, c.last).where(*key))
        return row and Answer(row.first, row.last)


def _after(since: Iterable[tuple[str, int]]) -> Executable:
    c = ENTRIES.c
    wanted = [and_(c.table_id == table_id, c.seq > seq) for table_id, seq in since]
    return select(ENTRIES).where(or_(*wanted)).order_by(c.seq)
