"""What is kept about a person: all of it on request, and none of it after a deletion."""

from collections.abc import Callable
from typing import Any, TypeAlias

from sqlalchemy import Connection, Row, bindparam, delete, select, update

from ebbes.record.record import Json
from ebbes.server.store.body import packed, unpacked
from ebbes.server.store.errors import NoSuchPerson
from ebbes.server.store.part import Part
from ebbes.server.store.schema import (
    COMMANDS,
    ENTRIES,
    LINKS,
    PEOPLE,
    SEATS,
    SECRETS,
    TABLES,
    TOKENS,
)

Rewrite: TypeAlias = Callable[[Json], Json]
"""An entry, or a summary, without a person's name; anything else comes back as it was."""

SHOWN = {
    "secrets": (SECRETS, ("created_at",)),
    "tokens": (TOKENS, ("id", "label", "created_at")),
    "links": (LINKS, ("expires_at",)),
    "tables": (SEATS, ("table_id", "seat")),
}
NEW_BODY = (
    update(ENTRIES)
    .where(ENTRIES.c.table_id == bindparam("of"), ENTRIES.c.seq == bindparam("at"))
    .values(body=bindparam("new"))
)


class Privacy(Part):
    """Export and deletion."""

    async def export(self, person_id: str) -> dict[str, Json]:
        """All the store knows of a person.

        Hashes are left out: they open nothing, and prove nothing to their owner. Logs are left out
        too: they hold what other people know, and what this person may see of them is not known
        here; the tables are named instead.
        """

        def work(connection: Connection) -> dict[str, Json]:
            people = connection.execute(select(PEOPLE).where(PEOPLE.c.id == person_id))
            row = people.one_or_none()
            if row is None:
                raise NoSuchPerson(f"no person {person_id!r}")
            told: dict[str, Json] = {"person": _tree(row)}
            for name, (kept, shown) in SHOWN.items():
                columns = [kept.c[column] for column in shown]
                query = select(*columns).where(kept.c.person_id == person_id).order_by(*columns)
                told[name] = [_tree(row) for row in connection.execute(query)]
            return told

        return await self._database.read(work)

    async def delete(self, person_id: str, rewrite: Rewrite | None = None) -> list[str]:
        """Forgets a person, and returns the tables they have been at.

        Games stay. `rewrite` is given every entry and the summary of those tables, and answers
        with what is to stand there instead; all of it happens in one transaction, or nothing.
        """

        def work(connection: Connection) -> list[str] | None:
            tables = _lock(connection, person_id)
            if tables is None:
                return None
            if rewrite is not None:
                _rewrite(connection, tables, rewrite)
            _forget(connection, person_id, tables)
            return tables

        while True:
            tables = await self._database.write(work)
            if tables is not None:
                return tables


def _lock(connection: Connection, person_id: str) -> list[str] | None:
    """The person's tables, locked, and then the person, in the order of appends.

    None if the person sat down at one more table meanwhile.
    """
    tables = _tables(connection, person_id)
    for table_id in tables:
        connection.execute(select(TABLES.c.id).where(TABLES.c.id == table_id).with_for_update())
    person = select(PEOPLE.c.id).where(PEOPLE.c.id == person_id)
    if connection.scalar(person.with_for_update()) is None:
        raise NoSuchPerson(f"no person {person_id!r}")
    return tables if tables == _tables(connection, person_id) else None


def _tables(connection: Connection, person_id: str) -> list[str]:
    query = select(SEATS.c.table_id).where(SEATS.c.person_id == person_id)
    return list(connection.scalars(query.order_by(SEATS.c.table_id)))


def _rewrite(connection: Connection, tables: list[str], rewrite: Rewrite) -> None:
    for table_id in tables:
        summary = select(TABLES.c.summary).where(TABLES.c.id == table_id)
        new = packed(rewrite(unpacked(connection.execute(summary).scalar_one())))
        connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(summary=new))
        entries = select(ENTRIES.c.seq, ENTRIES.c.body).where(ENTRIES.c.table_id == table_id)
        rows = connection.execute(entries).all()
        bodies = [(row.seq, row.body, packed(rewrite(unpacked(row.body)))) for row in rows]
        changed = [
            {"of": table_id, "at": seq, "new": new} for seq, old, new in bodies if new != old
        ]
        if changed:
            connection.execute(NEW_BODY, changed)


def _forget(connection: Connection, person_id: str, tables: list[str]) -> None:
    """The person's row takes secrets, tokens, links and seats with it."""
    sent = (COMMANDS.c.actor == person_id, COMMANDS.c.table_id.in_(tables))
    made = (TABLES.c.creator == person_id, TABLES.c.id.in_(tables))
    connection.execute(delete(COMMANDS).where(*sent))
    connection.execute(update(TABLES).where(*made).values(creator=None, creation=None))
    connection.execute(delete(PEOPLE).where(PEOPLE.c.id == person_id))


def _tree(row: Row[Any]) -> dict[str, Json]:
    return dict(row._mapping)
