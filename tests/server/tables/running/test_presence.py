"""Tests of `ebbes.server.tables.running.presence`: one network does not fill the lobby."""

import pytest

from ebbes.engine.options import Options
from ebbes.protocol.settings import TableSettings
from ebbes.server.tables.running import presence
from tests.server.tables.live import ANNA, BERT, settings_for
from tests.server.tables.town import Process, Town

CROWD, OTHERS = "2001:db8::/48", "192.0.2.1"
PUBLIC = settings_for(Options(3)).model_copy(update={"public": True})


@pytest.fixture(autouse=True)
def _few_places(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "LOBBY_PLACES", 2)


async def tables_of_anna(
    process: Process, count: int, settings: TableSettings = PUBLIC
) -> list[str]:
    """Tables at which Anna is, all from one network."""
    made = [await process.found(settings) for _ in range(count)]
    for table_id in made:
        (await process.guest(table_id, ANNA)).network = CROWD
    return made


async def lobby(process: Process) -> list[str]:
    """The ids of tables where somebody is whom the lobby shows."""
    await process.caretaker.beat()
    return [row.id for row in await process.store.tables.attended(9)]


async def test_one_network_brings_only_so_many_tables_to_the_front(town: Town) -> None:
    process = town.processes[0]
    first, second, third = await tables_of_anna(process, 3)
    assert set(await lobby(process)) == {first, second}
    bert = await (await process.guest(third, BERT)).sit()
    bert.network = OTHERS
    assert set(await lobby(process)) == {first, second, third}


async def test_a_network_that_leaves_a_table_leads_to_the_next(town: Town) -> None:
    process = town.processes[0]
    first, second, third = await tables_of_anna(process, 3)
    assert third not in await lobby(process)
    for listener in [*(await process.room(first)).audience]:
        (await process.room(first)).leave(listener)
    assert set(await lobby(process)) == {second, third}
    assert (ANNA.id, third) in await process.store.presence.last_seen([(ANNA.id, third)])


async def test_private_tables_take_no_place_in_the_lobby(town: Town) -> None:
    process = town.processes[0]
    await tables_of_anna(process, 3, settings_for(Options(3)))
    (shown,) = await tables_of_anna(process, 1)
    assert await lobby(process) == [shown]
