"""Tests of what is kept: logs of every version are read, and nothing is written by accident."""

from collections import defaultdict
from functools import reduce
from typing import get_args

import pytest

from ebbes.protocol.deal import GivenDeal
from ebbes.protocol.game_events import GameEvent
from ebbes.protocol.seats import BotSeat, Strength
from ebbes.protocol.settings import Late, OverDays, TableSettings
from ebbes.protocol.table_events import TableEvent
from ebbes.protocol.unknown import UnknownEvent
from ebbes.record.certificate import verify
from ebbes.record.replay import replay
from ebbes.server.tables.model.checkpoint import checkpoint_of, table_from
from ebbes.server.tables.model.entry import Entry
from ebbes.server.tables.model.evolve import NO_TABLE, evolve
from ebbes.server.tables.model.hours import Rest
from ebbes.server.tables.model.occupant import Sitter
from ebbes.server.tables.model.request import Request
from ebbes.server.tables.model.stored import StoredEvent
from ebbes.server.tables.model.table import Table
from ebbes.server.tables.model.upcast import (
    CHECKPOINT_VERSION,
    VERSION,
    NewerCheckpoint,
    NewerEntry,
    upcast,
    upcast_checkpoint,
)
from tests.server.tables.model.golden import (
    ASKING,
    GIVEN,
    LATER,
    OVER_DAYS,
    bodies_in,
    golden_checkpoint,
    golden_log,
    golden_texts,
    path_of,
)
from tests.server.tables.records import record_in

VERSIONS = range(1, VERSION + 1)
KINDS = get_args(get_args(StoredEvent)[0])
ADDED = {"seat-asked", "request-closed"}
"""Kinds of events that older servers of the same version leave aside."""
every_version = pytest.mark.parametrize("version", VERSIONS)


def types_of(union: object) -> set[str]:
    """What tells the types of a union apart."""
    return {kind.model_fields["type"].default for kind in get_args(get_args(union)[0])}


def entries(version: int) -> list[Entry]:
    """A golden log as it is read."""
    return [Entry.from_json(body) for body in golden_log(version)]


def table(version: int) -> Table:
    """What a golden log has come to."""
    return reduce(evolve, entries(version), NO_TABLE)


def keys_in(version: int) -> dict[str, set[str]]:
    """The keys of every type of event in a golden log."""
    keys: defaultdict[str, set[str]] = defaultdict(set)
    for body in golden_log(version):
        keys[body["event"]["type"]] |= body["event"].keys()
    return keys


@every_version
def test_a_golden_log_leads_to_the_table_it_has_always_led_to(version: int) -> None:
    after = table(version)
    assert (after.seq, after.games, after.ended) == (152, 2, True)
    assert after.seats == (
        Sitter("id-of-anna", "Anna", since=1_000_000),
        Sitter("id-of-bert", "Bert", since=1_009_872),
        BotSeat(name="Lisbeth", strength=Strength.SOLID),
    )
    assert after.host == "id-of-bert"
    assert after.removed == {"id-of-carla"}
    assert after.stamp == golden_log(version)[-1]["at"]


@every_version
def test_the_deals_of_its_finished_game_are_proven(version: int) -> None:
    record = record_in(entries(version), 1)
    assert record is not None
    verify(record)
    score = replay(record)[-1].state.score
    assert (score.totals, score.rounds, score.winners) == ((5, -3, -2), 2, (0,))


def test_the_logs_of_all_versions_are_the_same_log() -> None:
    for version in VERSIONS:
        assert entries(version) == entries(VERSION)


def test_what_is_written_is_the_newest_golden_log_to_the_letter() -> None:
    for path in (path_of(VERSION), *LATER):
        written = [Entry.from_json(body).as_text() for body in bodies_in(path)]
        assert written == golden_texts(path), "see tests/server/tables/model/golden/write.py"


def test_older_entries_become_what_would_be_written_now() -> None:
    for version in VERSIONS:
        written = [Entry.from_json(upcast(body)).as_text() for body in golden_log(version)]
        assert written == golden_texts(path_of(VERSION))


def test_a_log_of_people_who_asked_leads_to_the_table_it_has_always_led_to() -> None:
    after = reduce(evolve, map(Entry.from_json, bodies_in(ASKING)), NO_TABLE)
    assert after.requests == (Request(2, "id-of-carla", "Carla", 1),)
    assert after.turned_down == (("id-of-bert", 1),)
    assert after.asked == 2


def test_a_log_over_days_leads_to_the_table_it_has_always_led_to() -> None:
    after = reduce(evolve, map(Entry.from_json, bodies_in(OVER_DAYS)), NO_TABLE)
    over_days = OverDays(hours=6, late=Late.WAIT, nights=False, forced=False)
    assert (after.settings.over_days, after.settings.fill_after) == (over_days, 3600)
    assert (after.host, after.stands_in_for) == ("id-of-bert", "id-of-anna")
    assert (after.rest, after.granted) == (Rest(1004.936, 87404.936), 1)


def test_a_log_with_given_cards_leads_to_the_table_it_has_always_led_to() -> None:
    after = reduce(evolve, map(Entry.from_json, bodies_in(GIVEN)), NO_TABLE)
    assert after.deal is not None
    assert (after.deal.kind, after.deal.number, after.deal.counts) == ("evening", 2, False)
    assert after.game is not None
    assert after.game.missing == (1,)
    assert after.ended


@every_version
def test_a_golden_log_has_every_kind_of_its_time(version: int) -> None:
    assert keys_in(version).keys() == types_of(StoredEvent) - ADDED


def test_the_newest_golden_log_has_every_key() -> None:
    keys = keys_in(VERSION)
    bodies = [body for path in LATER for body in bodies_in(path)]
    for body in bodies:
        keys[body["event"]["type"]] |= body["event"].keys()
    for kind in KINDS:
        assert keys[kind.model_fields["type"].default] == kind.model_fields.keys()
    created = [body["event"] for body in bodies if body["event"]["type"] == "table-created"]
    kept = {key for event in created for key in event["settings"]}
    assert kept == TableSettings.model_fields.keys()
    assert {*created[1]["settings"]["over_days"]} == OverDays.model_fields.keys()
    assert {*created[2]["deal"]} == GivenDeal.model_fields.keys()
    beside = {key for body in golden_log(VERSION) for key in body}
    assert beside == {"v", "at", "event", "person", "secret"}


def test_every_event_that_is_told_can_be_kept() -> None:
    told = {name for union in (TableEvent, GameEvent) for name in types_of(union)}
    assert told == types_of(StoredEvent)


@pytest.mark.parametrize("version", [0, -1, VERSION + 1, 10**30, "2", None, 1.5])
def test_a_version_nobody_knows_is_refused(version: object) -> None:
    body = golden_log(VERSION)[0] | {"v": version}
    with pytest.raises(NewerEntry):
        upcast(body)


def test_what_is_not_understood_is_not_written() -> None:
    with pytest.raises(AssertionError):
        Entry(at=1, event=UnknownEvent(type="dance-begun")).as_text()


@pytest.mark.parametrize("version", range(1, CHECKPOINT_VERSION + 1))
def test_a_golden_checkpoint_is_the_table_its_log_had_led_to(version: int) -> None:
    kept = golden_checkpoint(version)
    read = table_from(upcast_checkpoint(kept))
    log = entries(VERSION)
    assert read == reduce(evolve, log[: kept["seq"]], NO_TABLE)
    assert read.is_playing
    assert reduce(evolve, log[kept["seq"] :], read) == table(VERSION)


def test_the_newest_checkpoint_is_written_as_it_was() -> None:
    kept = golden_checkpoint(CHECKPOINT_VERSION)
    assert checkpoint_of(table_from(kept)) == kept


def test_a_checkpoint_of_a_newer_version_is_not_guessed_at() -> None:
    with pytest.raises(NewerCheckpoint, match=f"of version {CHECKPOINT_VERSION + 1}"):
        upcast_checkpoint(golden_checkpoint(CHECKPOINT_VERSION) | {"v": CHECKPOINT_VERSION + 1})
