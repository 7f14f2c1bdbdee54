"""Many appends, one transaction: a refused one leaves the others alone."""

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

from sqlalchemy import (
    ColumnElement,
    Connection,
    Double,
    Executable,
    bindparam,
    case,
    delete,
    func,
    insert,
    select,
    update,
)

from ebbes.server.store.body import squeezed
from ebbes.server.store.errors import Conflict, NoSuchTable, StoreError
from ebbes.server.store.games import LEFT, game_row, left_rows, played_rows
from ebbes.server.store.inserting import INSERTS
from ebbes.server.store.schema.challenges import TRIES
from ebbes.server.store.schema.columns import is_true
from ebbes.server.store.schema.days import HANDS
from ebbes.server.store.schema.games import GAMES, PLAYED
from ebbes.server.store.schema.over_days import AWAITED, WISHES
from ebbes.server.store.schema.people import PEOPLE
from ebbes.server.store.schema.tables import CHECKPOINTS, ENTRIES, SEATS, TABLES
from ebbes.server.store.values import SAME, Append, Awaited, EntryRange, Indexes, NewGame

Row: TypeAlias = dict[str, str | int | float | bytes | None]

TRIM_SECONDS = 600.0
"""How long the entries of a finished game stay: whoever was cut off comes back by then."""
NOTHING = Indexes()
NOBODYS: Row = {"actor": None, "client_id": None, "turn": None}

NEW_DUE = bindparam("new_due", type_=Double)
TOUCH = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table_id"))
    .values(
        touched_at=bindparam("now"),
        summary=func.coalesce(bindparam("new_summary"), TABLES.c.summary),
        due_at=case((NEW_DUE == SAME, TABLES.c.due_at), else_=NEW_DUE),
        trim_at=func.coalesce(TABLES.c.trim_at, bindparam("trim")),
    )
)
SETTLE = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table_id"))
    .values(
        public=func.coalesce(bindparam("new_public"), TABLES.c.public),
        ended_at=func.coalesce(TABLES.c.ended_at, bindparam("ended")),
    )
)
"""Apart from the rest: a column that is set, even to the same, is written in all its indexes."""
FINISH = (
    update(PEOPLE).where(PEOPLE.c.id == bindparam("person")).values(finished_at=bindparam("now"))
)

COUNT = (
    update(HANDS)
    .where(
        HANDS.c.person_id == bindparam("person"),
        HANDS.c.day == bindparam("of_day"),
        HANDS.c.table_id == bindparam("at_table"),
    )
    .values(points=bindparam("result"), game_id=bindparam("game"))
)
"""Only the hand that was begun first counts."""
CAME = (
    select(ENTRIES.c.seq)
    .join_from(ENTRIES, TABLES)
    .where(
        ENTRIES.c.table_id == bindparam("at_table"),
        ENTRIES.c.actor == bindparam("person"),
        ENTRIES.c.client_id.is_distinct_from(TABLES.c.creation),
    )
    .correlate(None)
)
"""What somebody did at a table; to be its first host is nothing one does there."""
SCORE = (
    update(TRIES)
    .where(
        TRIES.c.challenge == bindparam("of_challenge"),
        TRIES.c.number == bindparam("of_number"),
        TRIES.c.person_id == bindparam("person"),
        TRIES.c.table_id == bindparam("at_table"),
    )
    .values(
        points=bindparam("result"),
        game_id=bindparam("game"),
        played_at=bindparam("at"),
        by_house=~CAME.exists(),
    )
)
"""Likewise a round of a challenge."""


NOT_AWAITED = delete(AWAITED).where(AWAITED.c.table_id == bindparam("at_table"))
NO_WISHES = delete(WISHES).where(WISHES.c.table_id == bindparam("at_table"))


def await_person(dialect: str) -> Executable:
    """A table over days waits for somebody; who was told that already is not told again."""
    statement = INSERTS[dialect](AWAITED)
    new, old = statement.excluded, AWAITED.c
    is_same = (old.person_id == new.person_id) & (old.seq == new.seq)
    values: dict[str, ColumnElement[Any]] = {
        each.name: new[each.name] for each in old if each.name not in ("table_id", "told_at")
    }
    values["told_at"] = case((is_same, old.told_at))
    return statement.on_conflict_do_update(index_elements=[old.table_id], set_=values)


def take_seat(dialect: str) -> Executable:
    """A person has a seat at a table from now on, or has been there."""
    statement = INSERTS[dialect](SEATS)
    key = [SEATS.c.person_id, SEATS.c.table_id]
    return statement.on_conflict_do_update(
        index_elements=key,
        set_={"seat": statement.excluded.seat, "is_open": statement.excluded.is_open},
    )


def know_seat(dialect: str) -> Executable:
    """A person has been at a table, wherever they sit; who is about to be forgotten is so again."""
    statement = INSERTS[dialect](SEATS).values(is_open=False)
    key = [SEATS.c.person_id, SEATS.c.table_id]
    return statement.on_conflict_do_update(index_elements=key, set_={"seat": SEATS.c.seat})


def set_checkpoint(dialect: str, where: ColumnElement[bool] | None = None) -> Executable:
    """The one checkpoint of a table."""
    statement = INSERTS[dialect](CHECKPOINTS)
    new = {"seq": statement.excluded.seq, "body": statement.excluded.body}
    key = [CHECKPOINTS.c.table_id]
    return statement.on_conflict_do_update(index_elements=key, set_=new, where=where)


TAKE_SEAT = {dialect: take_seat(dialect) for dialect in INSERTS}
KNOW_SEAT = {dialect: know_seat(dialect) for dialect in INSERTS}
AWAIT = {dialect: await_person(dialect) for dialect in INSERTS}
SET_CHECKPOINT = {dialect: set_checkpoint(dialect) for dialect in INSERTS}


def write_batch(
    connection: Connection, appends: Sequence[Append], now: float
) -> list[EntryRange | StoreError]:
    """Writes what can be written; where the entries of each append are, or why it was refused.

    Another process may write to the same log meanwhile: the same numbers are taken only once, and
    who is second gets an `IntegrityError`. They stay for longer than any transaction lasts.
    """
    batch = Batch(last_seqs(connection, {append.table_id for append in appends}), now)
    outcomes = [batch.admit(append) for append in appends]
    batch.write(connection)
    return outcomes


class Batch:
    """The rows of one transaction."""

    def __init__(self, last: dict[str, int], now: float) -> None:
        self._last = last
        self._now = now
        self._entries: list[Row] = []
        self._checkpoints: dict[str, Row] = {}
        self._touched: dict[str, Row] = {}
        self._settled: dict[str, Row] = {}
        self._seats: dict[tuple[str, str], Row] = {}
        self._games: list[Row] = []
        self._played: list[Row] = []
        self._left: list[Row] = []
        self._results: list[Row] = []
        self._scores: list[Row] = []
        self._finished: set[str] = set()
        self._awaited: dict[str, Row | None] = {}

    def admit(self, append: Append) -> EntryRange | StoreError:
        """Takes an append into the batch if it fits the log, as the appends before it leave it."""
        table_id, last = append.table_id, self._last.get(append.table_id)
        if last is None:
            return NoSuchTable(table_id)
        if append.after != last:
            return Conflict(table_id, append.after, last)
        written = EntryRange(last + 1, last + len(append.entries))
        self._last[table_id] = written.last
        self._take_entries(append, written)
        if append.indexes != NOTHING or append.checkpoint or append.game:
            self._take_indexes(append, append.indexes)
        if append.over_days:
            self._awaited[table_id] = _awaited_row(table_id, append.awaited)
        if append.checkpoint is not None:
            body = squeezed(append.checkpoint)
            row: Row = {"table_id": table_id, "seq": written.last, "body": body}
            self._checkpoints[table_id] = row
        if append.game is not None:
            self._games.append(game_row(table_id, append.game))
            self._played += played_rows(append.game)
            self._left += left_rows(append.game)
            self._take_result(table_id, append.game)
        return written

    def _take_result(self, table_id: str, game: NewGame) -> None:
        """How it went for everybody, where it counts."""
        if game.result is not None:
            person, day, points = game.result
            row: Row = {"person": person, "of_day": day, "at_table": table_id}
            self._results.append(row | {"result": points, "game": game.id})
        for score in game.scores:
            row = {"person": score.person, "at_table": table_id, "at": game.ended_at}
            row |= {"of_challenge": score.challenge, "of_number": score.number}
            self._scores.append(row | {"result": score.points, "game": game.id})

    def _take_entries(self, append: Append, written: EntryRange) -> None:
        """The last entry of a command knows whose it was, and whom the table waits for now."""
        table_id, sent = append.table_id, append.command
        rows: list[Row] = [
            {"table_id": table_id, "seq": seq, "body": body, **NOBODYS}
            for seq, body in enumerate(append.entries, start=written.first)
        ]
        if rows:
            rows[-1]["turn"] = append.turn
        if sent is not None and rows:
            rows[-1] |= {"actor": sent.actor, "client_id": sent.client_id}
        self._entries += rows

    def _take_indexes(self, append: Append, indexes: Indexes) -> None:
        table_id = append.table_id
        before = self._touched.get(table_id, {"new_summary": None, "trim": None, "new_due": SAME})
        trims = append.game is not None or indexes.ends
        self._touched[table_id] = {
            "table_id": table_id,
            "now": self._now,
            "new_due": before["new_due"] if indexes.due == SAME else indexes.due,
            "new_summary": before["new_summary"] if indexes.summary is None else indexes.summary,
            "trim": self._now + TRIM_SECONDS if trims else before["trim"],
        }
        if indexes.public is not None or indexes.ends:
            self._settle(table_id, indexes)
        for person, seat in indexes.seats.items():
            row: Row = {"person_id": person, "table_id": table_id, "seat": seat, "is_open": True}
            self._seats[person, table_id] = row
        self._finished.update(indexes.finished)

    def _settle(self, table_id: str, indexes: Indexes) -> None:
        before = self._settled.get(table_id, {"new_public": None, "ended": None})
        self._settled[table_id] = {
            "table_id": table_id,
            "new_public": before["new_public"] if indexes.public is None else indexes.public,
            "ended": self._now if indexes.ends else before["ended"],
        }

    def write(self, connection: Connection) -> None:
        """Rows come in one order in every batch: none waits for one that waits for it."""
        dialect = connection.dialect.name
        finished: list[Row] = [{"person": who, "now": self._now} for who in sorted(self._finished)]
        _execute(connection, insert(ENTRIES), sorted(self._entries, key=_table_of))
        _execute(connection, TOUCH, _sorted(self._touched))
        _execute(connection, SETTLE, _sorted(self._settled))
        _execute(connection, SET_CHECKPOINT[dialect], _sorted(self._checkpoints))
        self._close_seats(connection)
        _execute(connection, TAKE_SEAT[dialect], _sorted(self._seats))
        _execute(connection, insert(GAMES), self._games)
        _execute(connection, insert(PLAYED), self._played)
        _execute(connection, LEFT, self._left)
        _execute(connection, COUNT, self._results)
        _execute(connection, SCORE, self._scores)
        _execute(connection, FINISH, finished)
        gone: list[Row] = [{"at_table": at} for at, row in self._awaited.items() if row is None]
        _execute(connection, NOT_AWAITED, gone)
        ended = [row for row in gone if row["at_table"] in self._settled]
        _execute(connection, NO_WISHES, ended)
        awaited = [row for _, row in sorted(self._awaited.items()) if row is not None]
        _execute(connection, AWAIT[dialect], awaited)

    def _close_seats(self, connection: Connection) -> None:
        """Whoever has been at a table that ends is not asked for it any more."""
        ended = [table_id for table_id, row in self._settled.items() if row["ended"] is not None]
        if not ended:
            return
        c = SEATS.c
        query = select(c.person_id, c.table_id, c.seat).where(
            c.table_id.in_(ended), is_true(c.is_open)
        )
        for row in connection.execute(query).mappings():
            self._seats.setdefault((row["person_id"], row["table_id"]), dict(row))
        for (_, table_id), seat in self._seats.items():
            if table_id in ended:
                seat["is_open"] = False


def _awaited_row(table_id: str, awaited: Awaited | None) -> Row | None:
    if awaited is None:
        return None
    person, seat, seq, since, until, number, trick = awaited
    return {
        "table_id": table_id,
        "person_id": person,
        "seat": seat,
        "seq": seq,
        "since_at": since,
        "until_at": until,
        "round": number,
        "trick": trick,
    }


def _table_of(row: Row) -> str:
    return str(row["table_id"])


def _sorted(rows: "dict[str, Row] | dict[tuple[str, str], Row]") -> list[Row]:
    return [row for _, row in sorted(rows.items())]


def _execute(connection: Connection, statement: Executable, rows: list[Row]) -> None:
    if rows:
        connection.execute(statement, rows)


def last_seqs(connection: Connection, table_ids: Iterable[str]) -> dict[str, int]:
    """Where the logs of those tables end that are there."""
    of_table = ENTRIES.c.table_id == TABLES.c.id
    entry = select(func.max(ENTRIES.c.seq)).where(of_table).scalar_subquery()
    point = select(CHECKPOINTS.c.seq).where(CHECKPOINTS.c.table_id == TABLES.c.id)
    last = func.coalesce(entry, point.scalar_subquery(), 0).label("last")
    rows = connection.execute(select(TABLES.c.id, last).where(TABLES.c.id.in_(sorted(table_ids))))
    return {row.id: row.last for row in rows}
