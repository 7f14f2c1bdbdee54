"""Tests of what a table asks the database: nothing that takes longer the more there is."""

from asyncio import gather
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, Engine, event

from ebbes.protocol.commands import Say
from ebbes.protocol.phrases import Phrase
from ebbes.server.store.batch import TRIM_SECONDS
from tests.server.tables.games import begun, play_out
from tests.server.tables.live import key
from tests.server.tables.town import Process

GROWING = ("entries", "games", "people", "played", "seats", "tables", "checkpoints", "answers")


@contextmanager
def plans_of_all_that_is_asked() -> Iterator[dict[str, list[str]]]:
    """How SQLite goes about each statement that comes meanwhile."""
    plans: dict[str, list[str]] = {}

    def look(connection: Connection, cursor: Any, statement: str, given: Any, *more: Any) -> None:
        *_, many = more
        if statement not in plans and statement.startswith(("SELECT", "WITH", "UPDATE", "DELETE")):
            cursor.execute(f"EXPLAIN QUERY PLAN {statement}", given[0] if many else given)
            plans[statement] = [row[-1] for row in cursor.fetchall()]

    event.listen(Engine, "before_cursor_execute", look)
    try:
        yield plans
    finally:
        event.remove(Engine, "before_cursor_execute", look)


def goes_through_all(step: str) -> bool:
    """Whether a step of a plan reads a whole table, or an index that holds all of its rows."""
    scanned = step.startswith(tuple(f"SCAN {table}" for table in GROWING))
    return scanned and ("INDEX" not in step or "autoindex" in step)


async def test_nothing_in_a_game_is_found_by_going_through_all_there_is(process: Process) -> None:
    with plans_of_all_that_is_asked() as plans:
        anna, bert = await begun(process)
        other, _ = await begun(process)
        await gather(*(each.send(Say(id=key(), phrase=Phrase.HELLO)) for each in (anna, other)))
        await play_out(process, anna, bert)
        await process.store.presence.last_seen([("anna", anna.room.id), ("bert", anna.room.id)])
        process.town.time.now += TRIM_SECONDS
        await process.rooms.history.fold_some()
        await process.store.answers.forget(1.0)
        await process.again(anna)
    assert any("entries" in statement for statement in plans)
    assert {
        statement: plan for statement, plan in plans.items() if any(map(goes_through_all, plan))
    } == {}
