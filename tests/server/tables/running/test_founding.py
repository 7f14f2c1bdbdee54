"""Tests of `ebbes.server.tables.running.founding`: new tables."""

from secrets import token_bytes

import pytest

from ebbes.engine.options import Options
from ebbes.protocol.seats import BotSeat, Strength
from ebbes.server.store.values import Place
from ebbes.server.tables.model.errors import NoSuchPlace
from ebbes.server.tables.running import founding
from ebbes.server.tables.running.founding import CODE_LENGTH, LETTERS, new_code, plain_code
from tests.server.store.rows import open_tables
from tests.server.tables.live import ANNA, key, settings_for
from tests.server.tables.town import Process

KARL = BotSeat(name="Karl", strength=Strength.STRONG)


def test_a_code_is_short_and_no_word() -> None:
    for _ in range(100):
        code = new_code(token_bytes)
        assert len(code) == CODE_LENGTH
        assert set(code) <= set(LETTERS)
    assert not set(LETTERS) & set("AEIOUY01")


def test_there_are_more_than_a_thousand_million_codes() -> None:
    assert len(LETTERS) ** CODE_LENGTH > 10**9


@pytest.mark.parametrize(
    "written", ["SRSHGBC", "srs hgbc", " Srs-HGBC ", "SRS.HGBC", "s r s h g b c"]
)
def test_a_code_is_the_same_however_it_is_written(written: str) -> None:
    assert plain_code(written) == "SRSHGBC"


async def test_a_new_table_is_found_by_its_code_and_by_its_founder(process: Process) -> None:
    table_id = await process.found(plans=(KARL, KARL))
    kept = await process.store.tables.find(table_id)
    assert kept is not None
    assert await process.store.tables.by_code(kept.code) == kept
    assert await process.store.people.places(ANNA.id) == [Place(table_id, 0)]
    room = await process.room(table_id)
    assert (room.code, room.table.host) == (kept.code, ANNA.id)
    assert room.table.seats[1] == KARL


async def test_only_public_tables_are_on_the_list(process: Process) -> None:
    await process.found()
    settings = settings_for(Options(3)).model_copy(update={"public": True})
    table_id = await process.found(settings)
    assert [table.id for table in await process.store.tables.public(9)] == [table_id]


async def test_a_table_founded_twice_is_founded_once(process: Process) -> None:
    wish = key()
    table_id = await process.found(command_id=wish)
    assert await process.found(command_id=wish) == table_id
    assert len(await open_tables(process.store)) == 1


async def test_a_code_that_is_taken_is_not_given_again(
    process: Process, monkeypatch: pytest.MonkeyPatch
) -> None:
    codes = iter(["BBBBB", "BBBBB", "BBBBB", "CCCCC"])
    monkeypatch.setattr(founding, "new_code", lambda draw: next(codes))
    first, second = await process.found(), await process.found()
    kept = [await process.store.tables.find(table_id) for table_id in (first, second)]
    assert [table and table.code for table in kept] == ["BBBBB", "CCCCC"]


async def test_a_table_nobody_can_sit_at_is_not_founded(process: Process) -> None:
    with pytest.raises(NoSuchPlace):
        await process.found(plans=(KARL,) * 4)
    assert await open_tables(process.store) == []
