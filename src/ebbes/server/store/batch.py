"""Many appends, one transaction: a refused one leaves the others alone."""

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from sqlalchemy import Connection, Executable, bindparam, func, insert, select, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite

from ebbes.server.store.errors import AlreadyAnswered, Conflict, NoSuchTable, StoreError
from ebbes.server.store.schema import COMMANDS, ENTRIES, PEOPLE, SEATS, TABLES
from ebbes.server.store.values import Answer, Append, CommandId

Row: TypeAlias = dict[str, str | int | float | None]
Sent: TypeAlias = tuple[str, CommandId]
"""A command and the table it was sent to."""

TOUCH = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table_id"))
    .values(
        last_seq=bindparam("last"),
        touched_at=bindparam("now"),
        summary=func.coalesce(bindparam("new_summary"), TABLES.c.summary),
        due_at=bindparam("due"),
        public=func.coalesce(bindparam("new_public"), TABLES.c.public),
        ended_at=func.coalesce(TABLES.c.ended_at, bindparam("ended")),
    )
)
WRITE_ENTRY = insert(ENTRIES)
WRITE_COMMAND = insert(COMMANDS)
FINISH = (
    update(PEOPLE).where(PEOPLE.c.id == bindparam("person")).values(finished_at=bindparam("now"))
)


def _take_seat(insert_into: type[sqlite.Insert] | type[postgresql.Insert]) -> Executable:
    statement = insert_into(SEATS)
    key = [SEATS.c.person_id, SEATS.c.table_id]
    return statement.on_conflict_do_update(
        index_elements=key, set_={"seat": statement.excluded.seat}
    )


TAKE_SEAT = {"sqlite": _take_seat(sqlite.Insert), "postgresql": _take_seat(postgresql.Insert)}


class Doubtful(Exception):
    """Something does not fit, and nothing was written: it has to be looked up what."""


def write_batch(
    connection: Connection, appends: Sequence[Append], now: float
) -> list[Answer | StoreError]:
    """Writes what can be written; the answer to each append, or why it was refused."""
    last = _last_seqs(connection, {append.table_id for append in appends})
    batch = Batch(last, _answers(connection, appends), now)
    outcomes = [batch.admit(append) for append in appends]
    batch.write(connection)
    return outcomes


def write_hopefully(
    connection: Connection, appends: Sequence[Append], now: float
) -> list[Answer | StoreError]:
    """Writes all, as if no command came twice; else `Doubtful` or an `IntegrityError`."""
    last = _last_seqs(connection, {append.table_id for append in appends})
    batch = Batch(last, {}, now)
    outcomes = [batch.admit(append) for append in appends]
    if any(isinstance(outcome, StoreError) for outcome in outcomes):
        raise Doubtful
    batch.write(connection)
    return outcomes


class Batch:
    """The rows of one transaction."""

    def __init__(self, last: dict[str, int], answers: dict[Sent, Answer], now: float) -> None:
        self._last = last
        self._answers = answers
        self._now = now
        self._entries: list[Row] = []
        self._commands: list[Row] = []
        self._touched: dict[str, Row] = {}
        self._seats: dict[tuple[str, str], Row] = {}
        self._finished: set[str] = set()

    def admit(self, append: Append) -> Answer | StoreError:
        """Takes an append into the batch if it fits the log, as the appends before it leave it."""
        table_id, last = append.table_id, self._last.get(append.table_id)
        if last is None:
            return NoSuchTable(table_id)
        if append.command and (answer := self._answers.get((table_id, append.command))):
            return AlreadyAnswered(table_id, answer)
        if append.after != last:
            return Conflict(table_id, append.after, last)
        answer = Answer(last + 1, last + len(append.entries))
        self._take_log(append, answer)
        self._take_indexes(append)
        return answer

    def _take_log(self, append: Append, answer: Answer) -> None:
        table_id, sent = append.table_id, append.command
        self._last[table_id] = answer.last
        self._entries += (
            {"table_id": table_id, "seq": seq, "body": body}
            for seq, body in enumerate(append.entries, start=answer.first)
        )
        if sent:
            self._answers[table_id, sent] = answer
            key: Row = {"table_id": table_id, "actor": sent.actor, "client_id": sent.client_id}
            self._commands.append({**key, "first": answer.first, "last": answer.last})

    def _take_indexes(self, append: Append) -> None:
        table_id = append.table_id
        untouched: Row = {"new_summary": None, "new_public": None, "ended": None}
        before = self._touched.get(table_id, untouched)
        self._touched[table_id] = {
            "table_id": table_id,
            "last": self._last[table_id],
            "now": self._now,
            "due": append.due,
            "new_summary": before["new_summary"] if append.summary is None else append.summary,
            "new_public": before["new_public"] if append.public is None else append.public,
            "ended": self._now if append.ends else before["ended"],
        }
        for person, seat in append.seats.items():
            row: Row = {"person_id": person, "table_id": table_id, "seat": seat}
            self._seats[person, table_id] = row
        self._finished.update(append.finished)

    def write(self, connection: Connection) -> None:
        """Rows come in one order in every batch: none waits for one that waits for it."""
        seats = [row for _, row in sorted(self._seats.items())]
        finished: list[Row] = [{"person": who, "now": self._now} for who in sorted(self._finished)]
        touched = [row for _, row in sorted(self._touched.items())]
        _execute(connection, WRITE_ENTRY, sorted(self._entries, key=_table_of))
        _execute(connection, WRITE_COMMAND, sorted(self._commands, key=_table_of))
        _execute(connection, TOUCH, touched)
        _execute(connection, TAKE_SEAT[connection.dialect.name], seats)
        _execute(connection, FINISH, finished)


def _table_of(row: Row) -> str:
    return str(row["table_id"])


def _execute(connection: Connection, statement: Executable, rows: list[Row]) -> None:
    if rows:
        connection.execute(statement, rows)


def _last_seqs(connection: Connection, table_ids: Iterable[str]) -> dict[str, int]:
    wanted = TABLES.c.id.in_(sorted(table_ids))
    query = select(TABLES.c.id, TABLES.c.last_seq).where(wanted)
    rows = connection.execute(query.order_by(TABLES.c.id).with_for_update())
    return {row.id: row.last_seq for row in rows}


def _answers(connection: Connection, appends: Sequence[Append]) -> dict[Sent, Answer]:
    sent = [(a.table_id, a.command.actor, a.command.client_id) for a in appends if a.command]
    if not sent:
        return {}
    c = COMMANDS.c
    rows = connection.execute(
        select(COMMANDS).where(tuple_(c.table_id, c.actor, c.client_id).in_(sent))
    )
    return {
        (row.table_id, CommandId(row.actor, row.client_id)): Answer(row.first, row.last)
        for row in rows
    }
