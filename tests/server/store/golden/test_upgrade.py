"""A server of today's first schema is upgraded: every game, person and command comes along."""

import json
from functools import partial
from typing import Any
from unittest.mock import AsyncMock

import pytest
from sqlalchemy import Connection, MetaData, insert

from ebbes.record.certificate import verify
from ebbes.record.parse import record_from_json
from ebbes.server.fanout.memory import MemoryFanout
from ebbes.server.settings import Settings
from ebbes.server.store import Store
from ebbes.server.store.url import database_url
from ebbes.server.store.values import CommandId
from ebbes.server.store.writer import writer_for
from ebbes.server.tables.model.timing import Timing
from ebbes.server.tables.running.context import Context
from ebbes.server.tables.running.history import History
from ebbes.server.tables.running.room import Room
from ebbes.server.tables.running.rooms import Rooms
from ebbes.server.tables.telling.telling import tell_all
from tests.server.browser import program, refused, running
from tests.server.store.clock import Clock
from tests.server.store.golden.load import golden_answers, golden_rows
from tests.server.store.stepped import step_to
from tests.server.tables.slow_time import SlowTime
from tests.server.tables.town import RandomThinker

FIRST = "0001"
ORDER = ("people", "tables", "entries", "commands", "secrets", "links", "tokens", "seats")
ROWS = golden_rows(FIRST)
SAID = golden_answers(FIRST)
LOGS = dict.fromkeys(SAID["tables"], 0)


@pytest.fixture
async def golden(url: str) -> str:
    """The database as it was."""
    writer = writer_for(database_url(url))
    try:
        await writer.transact(_fill)
    finally:
        await writer.close()
    return url


def _fill(connection: Connection) -> None:
    step_to(connection, FIRST)
    metadata = MetaData()
    metadata.reflect(connection)
    for name in ORDER:
        connection.execute(insert(metadata.tables[name]), ROWS[name])


def rooms_of(store: Store) -> Rooms:
    """The tables of a server that looks at the clock when the old one did."""
    timing = Timing(**SAID["timing"])
    thinker = RandomThinker(SlowTime())
    clock = partial(float, SAID["now"])
    return Rooms(Context(store, MemoryFanout(), thinker, timing, clock=clock))


def without_new_keys(told: Any, known: Any) -> Any:
    """What was told, as far as the old server knew how to tell it."""
    if isinstance(told, dict) and isinstance(known, dict):
        return {key: without_new_keys(told[key], known[key]) for key in known}
    if isinstance(told, list) and isinstance(known, list) and len(told) == len(known):
        return [without_new_keys(a, b) for a, b in zip(told, known, strict=True)]
    return told


def shown(rooms: Rooms, room: Room, person: str | None) -> Any:
    """What a person, or for None a spectator, would be shown."""
    _, text = tell_all(room.table, room.id, room.code, person, rooms.context.timing)
    return json.loads(text)


async def verify_tables(store: Store) -> None:
    """Everybody sees every table as they saw it then."""
    rooms = rooms_of(store)
    for table_id, said in SAID["tables"].items():
        async with rooms.visit(table_id) as room:
            told = {who: shown(rooms, room, who) for who in said["snapshots"]["people"]}
            seen = {"spectator": shown(rooms, room, None), "people": told}
        assert without_new_keys(seen, said["snapshots"]) == said["snapshots"], said["label"]


async def test_every_table_is_shown_as_it_was(golden: str) -> None:
    async with Store(golden) as store:
        await verify_tables(store)


async def test_every_table_is_shown_as_it_was_after_its_log_was_folded(golden: str) -> None:
    async with Store(golden, clock=lambda: SAID["now"]) as store:
        before = sum(len(found) for found in (await store.log.read_many(LOGS)).values())
        await rooms_of(store).history.fold_some()
        after = sum(len(found) for found in (await store.log.read_many(LOGS)).values())
        assert after < before
        await verify_tables(store)


async def test_every_record_is_the_same_once_its_log_is_folded(golden: str) -> None:
    async with Store(golden, clock=lambda: SAID["now"]) as store:
        await rooms_of(store).history.fold_some()
        for table_id, said in SAID["tables"].items():
            for number, record in said["records"].items():
                assert await store.games.record_at(table_id, int(number)) == record
                verify(record_from_json(record))
            assert await store.games.record_at(table_id, 1 + len(said["records"])) is None


async def test_the_address_of_a_record_answers_before_its_log_is_folded(
    golden: str, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(History, "fold_some", AsyncMock())
    clock = Clock()
    clock.now = SAID["now"]
    old = settings.model_copy(update={"database": golden})
    async with running(old, clock) as app, program(app) as anybody:
        for table_id, said in SAID["tables"].items():
            for number, record in said["records"].items():
                answer = await anybody.get(f"/api/tables/{table_id}/games/{number}")
                assert answer.json()["certificate"] == record["certificate"], said["label"]
            none = 1 + len(said["records"])
            answer = await anybody.get(f"/api/tables/{table_id}/games/{none}")
            assert refused(answer, 404) == "table/no-such-game"


async def test_people_find_their_games_in_their_list(golden: str) -> None:
    async with Store(golden, clock=lambda: SAID["now"]) as store:
        await rooms_of(store).history.fold_some()
        found = {
            (own.game.table_id, own.game.number)
            for person in SAID["people"]
            for own in await store.games.of_person(person, 99)
        }
        recorded = {
            (table_id, int(number))
            for table_id, said in SAID["tables"].items()
            for number in said["records"]
        }
        assert found
        assert found <= recorded


async def test_a_command_that_was_answered_before_the_upgrade_is_known_after_it(
    golden: str,
) -> None:
    async with Store(golden) as store:
        last = await store.log.last_seqs(SAID["tables"])
        for sent in SAID["commands"]:
            table_id, key = sent["table_id"], CommandId(sent["actor"], sent["client_id"])
            if sent["first"] <= sent["last"] and last[table_id] - sent["last"] < 200:
                answers = (await store.log.load(table_id, 1)).answers
                assert answers[key] == sent["last"]


async def test_people_are_known_by_their_old_keys(golden: str) -> None:
    async with Store(golden) as store:
        for person_id, said in SAID["people"].items():
            person = await store.people.find(person_id)
            assert person is not None
            assert person.name == said["me"]["name"]
            own = await store.tables.of_person(person_id, 99)
            assert {each.table.id for each in own} == {card["id"] for card in said["tables"]}


async def test_who_was_forgotten_stays_forgotten(golden: str) -> None:
    async with Store(golden, clock=lambda: SAID["now"]) as store:
        await rooms_of(store).history.fold_some()
        records = [
            await store.games.record_at(table_id, int(number))
            for table_id, said in SAID["tables"].items()
            for number in said["records"]
        ]
        for gone in SAID["forgotten"]:
            assert gone["name"] not in json.dumps(records)
            assert await store.people.find(gone["id"]) is None
