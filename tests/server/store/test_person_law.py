"""A law over the schema: whatever is kept of a person is in the export, and goes with them."""

from collections.abc import Iterator
from typing import Any, Final

import pytest
from sqlalchemy import Column, Connection, LargeBinary, Table, Text, insert, select

from ebbes.json_types import Json
from ebbes.server.json_text import packed, unpacked
from ebbes.server.store import Store
from ebbes.server.store.body import squeezed
from ebbes.server.store.orders import OrderKind
from ebbes.server.store.privacy import SHOWN
from ebbes.server.store.schema import METADATA
from ebbes.server.store.schema.people import PEOPLE
from tests.server.store.rows import unsqueezed_or_none

ANNA: Final = "the-id-of-anna"
BEN: Final = "the-id-of-ben"
NAME: Final = "Elwetritsch"
NAMES: Final[Json] = {"names": [NAME, "Ben"]}
FACTS: Final[Json] = {"seats": [{"name": NAME}, {"name": "Ben"}]}

OF_OTHERS: Final = {"blocks.blocked_id", "reports.reported_id"}
"""What others say of somebody is theirs to be told."""
UNSHOWN: Final = {
    "hash": "opens nothing, and proves nothing",
    "made_by": "the hash of a device",
    "device": "likewise",
    "public_key": "of a passkey",
    "uses": "how often a passkey says it was used",
    "key": "what the browser is woken with",
    "auth": "likewise",
    "blocked_id": "of somebody else; their name is shown",
    "reported_id": "likewise",
    "doings": "of somebody else, and without names",
    "root": "the secret of deals to come",
    "creation": "by which a wish that was sent twice counts once",
    "seq": "a place in a log",
    "is_open": "of the table",
}
NO_NAMES: Final = {"passkeys": "a key", "reviews": "verdicts, by seat"}
NO_PERSON: Final = {"present": "who is connected, which ends with their sockets"}
WITHOUT: Final = {"addresses": ("id",), "blocks": ("id",), "passkeys": ("id",), "reports": ("id",)}
"""Numbers that only tell rows apart."""


def people_in(table: Table) -> list[Column[Any]]:
    """The columns that say who."""
    return [each for each in table.c if any(key.column is PEOPLE.c.id for key in each.foreign_keys)]


OWN: Final = [table for table in METADATA.sorted_tables if people_in(table)]


@pytest.mark.parametrize("table", OWN, ids=str)
def test_every_table_with_a_person_is_in_the_export_with_all_that_tells_something(
    table: Table,
) -> None:
    shown = {kept.name: {*columns} for kept, columns in SHOWN.values()}[table.name]
    left_out = {*table.c.keys()} - shown - {"person_id", *WITHOUT.get(table.name, ())}
    assert left_out <= {*UNSHOWN}


def test_every_column_that_is_called_a_person_is_one() -> None:
    called = {table.name for table in METADATA.sorted_tables if "person_id" in table.c}
    assert called - {table.name for table in OWN} == {*NO_PERSON}


def value_of(column: Column[Any], table: Table) -> object:
    """Something to keep there, of Anna wherever it may be of somebody."""
    if f"{table.name}.{column.name}" in OF_OTHERS:
        return BEN
    for key in column.foreign_keys:
        return ANNA if key.column is PEOPLE.c.id else f"one {key.column.table.name}"
    known = {
        "creator": ANNA,
        "actor": ANNA,
        "kind": OrderKind.PERSON.value,
        "target": ANNA,
        "name": NAME,
        "summary": packed(NAMES),
        "body": packed([ANNA, NAME]),
        "has_left": False,
    }
    if isinstance(column.type, LargeBinary):
        names = FACTS if column.name == "facts" else NAMES
        return squeezed(None if table.name in NO_NAMES else names)
    if column.name == "seat":
        return 0
    if column.primary_key and isinstance(column.type, Text) and len(table.primary_key) == 1:
        return f"one {table.name}"
    return known.get(column.name, "1" if isinstance(column.type, Text) else 1)


def row_of(table: Table) -> dict[str, object]:
    """A row with something in every column."""
    return {
        column.name: bool(value) if str(column.type) == "BOOLEAN" else value
        for column in table.c
        if (value := value_of(column, table)) is not None
    }


def fill(connection: Connection) -> None:
    """Something of Anna in every table there is."""
    for who, name in ((ANNA, NAME), (BEN, "Ben")):
        connection.execute(insert(PEOPLE).values(id=who, name=name, created_at=1, seen_at=1))
    for table in METADATA.sorted_tables:
        if table is not PEOPLE and table.name not in NO_PERSON:
            connection.execute(insert(table).values(row_of(table)))


def texts(connection: Connection) -> Iterator[tuple[str, str]]:
    """All that is kept, as texts."""
    for table in METADATA.sorted_tables:
        for row in connection.execute(select(table)):
            yield table.name, " ".join(map(_text, row))


def _text(value: object) -> str:
    return str(unsqueezed_or_none(value) if isinstance(value, bytes) else value)


def without_anna(body: Json) -> Json:
    """What tables do with what they keep."""
    return unpacked(packed(body).replace(NAME, "somebody").replace(ANNA, "nobody"))


async def test_nothing_of_anybody_is_left_in_any_table(store: Store) -> None:
    await store.privacy._database.write(fill)
    export = await store.privacy.export(ANNA)
    assert [name for name, rows in export.items() if not rows] == []
    await store.privacy.delete(ANNA, "nobody", without_anna)
    left = await store.privacy._database.read(lambda connection: [*texts(connection)])
    assert [table for table, text in left if ANNA in text or NAME in text] == []
    assert any(BEN in text for _, text in left)
