"""Processes on one database, which hear of each other: who looks into it, and for what."""

from collections.abc import AsyncIterator, Iterable, Sequence
from pathlib import Path

import pytest

from ebbes.protocol import commands as ask
from ebbes.protocol.phrases import Phrase
from ebbes.server.store.presence import Who
from ebbes.server.tables.running.caretaker import SELDOM, SILENT_SECONDS
from tests.server.store.conftest import server, url
from tests.server.tables.live import ANNA, BERT, key
from tests.server.tables.town import Process, Town, open_town

__all__ = ["server", "url"]

ROUND = 2.0 * SELDOM
"""Seconds in which a process that hears the others looks for what it may have missed."""


@pytest.fixture
async def town(tmp_path: Path, url: str) -> AsyncIterator[Town]:
    """A town on either database."""
    async with open_town(tmp_path, url) as town:
        yield town


def looked_at(process: Process, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tables whose ends a process asks for, from now on."""
    looked: list[str] = []
    last_seqs = process.store.log.last_seqs

    async def counted(table_ids: Iterable[str]) -> dict[str, int]:
        looked.extend(table_ids)
        return await last_seqs(looked[-1:])

    monkeypatch.setattr(process.store.log, "last_seqs", counted)
    return looked


async def test_who_hears_the_others_does_not_go_round_the_tables(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = town.processes[0], await town.process()
    table_id = await first.found()
    anna, bert = await first.guest(table_id, ANNA), await second.guest(table_id, BERT)
    looked = looked_at(second, monkeypatch)
    async with first.caretaker, second.caretaker:
        for _ in range(3):
            await anna.send(ask.Say(id=key(), phrase=Phrase.HELLO))
            await town.time.forward(ROUND)
    assert looked == []
    assert bert.table.seq == anna.table.seq


async def test_what_a_process_did_not_live_to_tell_is_found_out_once(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second, third = town.processes[0], await town.process(), await town.process()
    table_id = await first.found()
    anna, bert = await first.guest(table_id, ANNA), await second.guest(table_id, BERT)
    await first.caretaker.beat()
    town.is_cut = True
    await anna.send(ask.Say(id=key(), phrase=Phrase.HELLO))
    town.is_cut = False
    await first.die()
    looked = looked_at(second, monkeypatch)
    async with second.caretaker, third.caretaker:
        await town.time.forward(SILENT_SECONDS + 5 * ROUND)
    assert looked == [table_id]
    assert bert.table.seq == anna.table.seq


async def test_whoever_is_missing_anywhere_is_asked_for_with_one_question(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = town.processes[0], await town.process()
    tables = [await first.found() for _ in range(3)]
    for table_id in tables:
        await first.guest(table_id, ANNA)
        await (await second.guest(table_id, BERT)).sit()
    asked: list[Sequence[Who]] = []
    last_seen = first.store.presence.last_seen

    async def counted(people: Sequence[Who]) -> dict[Who, float]:
        asked.append(people)
        return await last_seen(people)

    monkeypatch.setattr(first.store.presence, "last_seen", counted)
    await town.time.settle()
    await first.caretaker.notice_absent()
    assert [sorted(each) for each in asked] == [sorted((BERT.id, at) for at in tables)]
