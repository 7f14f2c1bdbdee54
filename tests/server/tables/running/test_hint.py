"""Tests of hints: for one's own turn, from one's own view."""

import pytest

from ebbes.engine.errors import NotYourTurn
from ebbes.engine.view import view
from ebbes.protocol import commands as ask
from ebbes.protocol.messages import Accepted
from ebbes.record.choice import choice_to_json
from ebbes.server.tables.model.errors import NoGame, NotSeated
from ebbes.server.tables.running.hint import opinions
from tests.server.tables.games import begun, to_seat
from tests.server.tables.live import ANNA, BERT, key
from tests.server.tables.town import Process


async def test_a_hint_is_about_every_choice_and_from_the_own_view(process: Process) -> None:
    (anna,) = await begun(process, people=(ANNA,))
    await to_seat(0, process, [anna])
    table = anna.room.table
    assert table.game is not None
    own = view(table.game.state, 0)
    found = await opinions(table, ANNA.id, process.thinker)
    assert found == [choice_to_json(choice) for choice in own.legal]
    assert process.thinker.asked[-1][0] == own


async def test_the_same_turn_gets_the_same_hint_and_another_one_another(process: Process) -> None:
    (anna,) = await begun(process, people=(ANNA,))
    seeds = []
    for _ in range(2):
        await to_seat(0, process, [anna])
        for _ in range(2):
            await opinions(anna.room.table, ANNA.id, process.thinker)
            seeds.append(process.thinker.asked[-1][2])
        assert isinstance(await anna.send(anna.choice()), Accepted)
    assert seeds[0] == seeds[1] != seeds[2] == seeds[3]


async def test_there_is_no_hint_in_the_turn_of_others(process: Process) -> None:
    (anna,) = await begun(process, people=(ANNA,))
    await to_seat(1, process, [anna])
    with pytest.raises(NotYourTurn, match=r"^there is a hint only in your turn \(R11\)$"):
        await opinions(anna.room.table, ANNA.id, process.thinker)


async def test_there_is_no_hint_for_spectators(process: Process) -> None:
    (anna,) = await begun(process, people=(ANNA,))
    with pytest.raises(NotSeated):
        await opinions(anna.room.table, BERT.id, process.thinker)


async def test_there_is_no_hint_without_a_game(process: Process) -> None:
    anna = await process.guest(await process.found(), ANNA)
    with pytest.raises(NoGame):
        await opinions(anna.room.table, ANNA.id, process.thinker)
    (bert,) = await begun(process, people=(ANNA,))
    await bert.send(ask.EndTable(id=key()))
    with pytest.raises(NoGame):
        await opinions(bert.room.table, ANNA.id, process.thinker)
