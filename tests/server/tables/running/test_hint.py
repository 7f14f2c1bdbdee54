"""Tests of hints: for one's own turn, from one's own view."""

from dataclasses import replace

import pytest

from ebbes.engine.errors import NotYourTurn
from ebbes.engine.view import view
from ebbes.protocol import commands as ask
from ebbes.protocol.messages import Accepted
from ebbes.protocol.settings import Hints
from ebbes.record.choice import choice_to_json
from ebbes.server.tables.model.errors import HintsAreOff, NoGame, NotSeated
from ebbes.server.tables.running.hint import Adviser
from tests.server.tables.games import begun, to_seat
from tests.server.tables.live import ANNA, BERT, key
from tests.server.tables.town import Process


async def test_a_hint_is_about_every_choice_and_from_the_own_view(process: Process) -> None:
    (anna,) = await begun(process, people=(ANNA,))
    await to_seat(0, process, [anna])
    table = anna.room.table
    assert table.game is not None
    own = view(table.game.state, 0)
    found = await Adviser(process.thinker).opinions(table, ANNA.id)
    assert found == [choice_to_json(choice) for choice in own.legal]
    assert process.thinker.asked[-1][0] == own


async def test_the_same_turn_gets_the_same_hint_and_another_one_another(process: Process) -> None:
    (anna,) = await begun(process, people=(ANNA,))
    seeds = []
    for _ in range(2):
        await to_seat(0, process, [anna])
        for _ in range(2):
            await Adviser(process.thinker).opinions(anna.room.table, ANNA.id)
            seeds.append(process.thinker.asked[-1][2])
        assert isinstance(await anna.send(anna.choice()), Accepted)
    assert seeds[0] == seeds[1] != seeds[2] == seeds[3]


async def test_there_is_no_hint_in_the_turn_of_others(process: Process) -> None:
    (anna,) = await begun(process, people=(ANNA,))
    await to_seat(1, process, [anna])
    with pytest.raises(NotYourTurn, match=r"^there is a hint only in your turn \(R11\)$"):
        await Adviser(process.thinker).opinions(anna.room.table, ANNA.id)


async def test_there_is_no_hint_for_spectators(process: Process) -> None:
    (anna,) = await begun(process, people=(ANNA,))
    with pytest.raises(NotSeated):
        await Adviser(process.thinker).opinions(anna.room.table, BERT.id)


async def test_there_is_no_hint_without_a_game(process: Process) -> None:
    anna = await process.guest(await process.found(), ANNA)
    with pytest.raises(NoGame):
        await Adviser(process.thinker).opinions(anna.room.table, ANNA.id)
    (bert,) = await begun(process, people=(ANNA,))
    await bert.send(ask.EndTable(id=key()))
    with pytest.raises(NoGame):
        await Adviser(process.thinker).opinions(bert.room.table, ANNA.id)


async def test_the_same_turn_is_thought_about_once(process: Process) -> None:
    (anna,) = await begun(process, people=(ANNA,))
    adviser = Adviser(process.thinker)
    for turns in (1, 2):
        await to_seat(0, process, [anna])
        first = await adviser.opinions(anna.room.table, ANNA.id)
        assert await adviser.opinions(anna.room.table, ANNA.id) == first
        assert explained(process) == turns
        assert isinstance(await anna.send(anna.choice()), Accepted)


async def test_only_the_last_hints_are_remembered(process: Process) -> None:
    adviser = Adviser(process.thinker, most=1)
    (here,), (there,) = [await begun(process, people=(ANNA,)) for _ in range(2)]
    for guest in (here, there):
        await to_seat(0, process, [guest])
    for guest in (here, there, there, here):
        await adviser.opinions(guest.room.table, ANNA.id)
    assert explained(process) == 3


async def test_a_hint_that_is_remembered_is_for_nobody_else(process: Process) -> None:
    (anna,) = await begun(process, people=(ANNA,))
    await to_seat(0, process, [anna])
    adviser = Adviser(process.thinker)
    await adviser.opinions(anna.room.table, ANNA.id)
    with pytest.raises(NotSeated):
        await adviser.opinions(anna.room.table, BERT.id)


def explained(process: Process) -> int:
    """How often somebody had to think about a hint."""
    return sum(purpose == "explain" for _, purpose, _ in process.thinker.asked)


@pytest.mark.parametrize(
    ("hints", "rounds", "given"),
    [
        (Hints.ON, 1, True),
        (Hints.LESSONS, 0, True),
        (Hints.LESSONS, 1, False),
        (Hints.OFF, 0, False),
    ],
)
async def test_the_host_says_when_there_are_hints(
    process: Process, hints: Hints, rounds: int, given: bool
) -> None:
    (anna,) = await begun(process, people=(ANNA,))
    await to_seat(0, process, [anna])
    table = anna.room.table
    assert table.game is not None
    state = table.game.state
    later = table.game.at(state._replace(score=state.score._replace(rounds=rounds)))
    agreed = table.settings.model_copy(update={"hints": hints})
    adviser = Adviser(process.thinker)
    asked = adviser.opinions(replace(table, game=later, settings=agreed), ANNA.id)
    if given:
        assert await asked
    else:
        with pytest.raises(HintsAreOff, match=r"^this table plays without hints$"):
            await asked
