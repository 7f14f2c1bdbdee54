"""Tests of `ebbes.server.tables.running.audience`: who is told how many watch."""

from ebbes.protocol import commands as ask
from ebbes.protocol.messages import SERVER_MESSAGE, Watchers
from tests.server.tables.live import ANNA, BERT, CARLA, key
from tests.server.tables.town import Guest, Process


def counts(guest: Guest) -> list[int]:
    """How many watched, each time they were told."""
    heard = map(SERVER_MESSAGE.validate_json, guest.texts)
    return [told.count for told in heard if isinstance(told, Watchers)]


async def test_whoever_sits_is_told_when_somebody_begins_to_watch(process: Process) -> None:
    table_id = await process.found()
    anna = await process.guest(table_id, ANNA)
    assert counts(anna) == []
    stranger = await process.guest(table_id, None)
    bert = await process.guest(table_id, BERT)
    stranger.leave()
    assert counts(anna) == [1, 2, 1]
    assert counts(stranger) == counts(bert) == []


async def test_who_watches_on_two_pages_watches_once(process: Process) -> None:
    table_id = await process.found()
    anna = await process.guest(table_id, ANNA)
    first, second = [await process.guest(table_id, BERT) for _ in range(2)]
    first.leave()
    assert counts(anna) == [1]
    second.leave()
    assert counts(anna) == [1, 0]


async def test_who_sits_down_watches_no_more_and_hears_of_the_others(process: Process) -> None:
    table_id = await process.found()
    anna, bert = await process.guest(table_id, ANNA), await process.guest(table_id, BERT)
    await process.guest(table_id, CARLA)
    await bert.sit()
    assert counts(anna) == [1, 2, 1]
    assert counts(bert) == [1]
    await bert.send(ask.LeaveSeat(id=key()))
    assert counts(anna) == [1, 2, 1, 2]


async def test_who_comes_back_hears_how_many_watch_and_nobody_else_again(process: Process) -> None:
    table_id = await process.found()
    anna = await process.guest(table_id, ANNA)
    await process.guest(table_id, None)
    again = await process.again(anna)
    assert counts(again) == counts(anna) == [1]
