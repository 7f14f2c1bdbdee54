"""Tests of the step that takes names out of reports, and what others did."""

from sqlalchemy import Connection, insert, table, text
from sqlalchemy.sql.expression import column

from ebbes.json_types import Json
from ebbes.server.json_text import packed
from ebbes.server.store import Store
from ebbes.server.store.reports import Reported, Why
from ebbes.server.store.url import database_url
from ebbes.server.store.writer import writer_for
from tests.server.store.stepped import step_to

PEOPLE = "INSERT INTO people (id, name, created_at) VALUES ('{0}', '{1}', 1)"
TABLE = (
    "INSERT INTO tables (id, code, public, summary, created_at, touched_at)"
    " VALUES ('t', 'BCDFGHJ', true, '{}', 1, 1)"
)
REPORTS = table(
    "reports",
    *map(column, ("person_id", "reported_id", "name", "table_id", "why", "doings", "made_at")),
)
BEFORE: list[Json] = [
    {"at": 1, "said": "oh-no"},
    {"at": 2, "sat_down_as": "Bertold"},
    {"at": 3, "left": True},
    {"at": 4, "sat_down_as": "Carla"},
    {"at": 5, "said": "hello"},
]
AFTER: list[Json] = [{"at": 4, "sat_down": True}, {"at": 5, "said": "hello"}]
LATER: list[Json] = [{"at": 6, "said": "goodbye"}]
"""Of who sat there for so long that nobody is seen to sit down."""


def _begin(connection: Connection) -> None:
    """A database as the version before left it, with two reports of Carla."""
    step_to(connection, "0021")
    for person, name in (("a", "Anna"), ("c", "Carla")):
        connection.execute(text(PEOPLE.format(person, name)))
    connection.execute(text(TABLE))
    row = {"person_id": "a", "reported_id": "c", "name": "Carla", "table_id": "t", "why": "talk"}
    for doings in (BEFORE, LATER):
        connection.execute(insert(REPORTS), row | {"doings": packed(doings), "made_at": 7})


async def test_of_a_report_from_before_only_what_the_reported_one_did_stays(url: str) -> None:
    writer = writer_for(database_url(url))
    await writer.transact(_begin)
    await writer.close()
    async with Store(url) as store:
        found = [report.reported for report in await store.reports.all()]
    assert found == [Reported("c", "Carla", "t", Why.TALK, doings) for doings in (AFTER, LATER)]
