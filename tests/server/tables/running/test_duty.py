"""Tests of `ebbes.server.tables.running.duty`: what a table does by itself."""

from random import Random
from unittest.mock import AsyncMock

import pytest
from structlog.testing import capture_logs

from ebbes.engine.commands import Choice, PlayCard
from ebbes.engine.options import Options
from ebbes.engine.view import view
from ebbes.protocol import commands as ask
from ebbes.protocol.game_events import CardPlayed
from ebbes.protocol.messages import Accepted
from ebbes.protocol.phrases import Phrase
from ebbes.protocol.settings import Clock
from ebbes.protocol.table_events import NonceAdded, PlayerAway, PlayerBack
from ebbes.record.certificate import verify
from ebbes.record.chance import SECRET_BYTES
from ebbes.server.tables.deciding.absence import mark_away
from ebbes.server.tables.deciding.play import open_game
from ebbes.server.tables.running.bot import seed_of
from ebbes.server.thinking.errors import BotFailed
from tests.server.store.rows import due_tables
from tests.server.tables.games import at_turn, begun, decider, log_of, replayed, to_seat
from tests.server.tables.live import ANNA, BERT, CARLA, key, settings_for
from tests.server.tables.records import record_in
from tests.server.tables.town import Process, Town


async def test_a_bot_thinks_at_once_and_plays_at_its_pace(process: Process) -> None:
    (anna,) = await begun(process, people=(ANNA,))
    await to_seat(1, process, [anna])
    moved, asked = anna.room.table.moved, len(process.thinker.asked)
    await process.town.time.settle()
    assert len(process.thinker.asked) == asked
    await process.town.time.forward(0.999)
    assert anna.room.table.moved == moved
    await process.town.time.forward(0.001)
    assert anna.room.table.moved > moved


async def test_a_game_with_a_seat_nobody_has_taken_is_played_on_by_the_house(
    process: Process,
) -> None:
    anna = await process.guest(await process.found(), ANNA)
    await anna.room.act(lambda draft: open_game(draft, bytes(SECRET_BYTES), None))
    for _ in range(3):
        await process.town.time.forward(30)
        assert anna.room.table.decider == 0
        await anna.send(anna.choice())


async def test_a_slow_bot_plays_when_it_has_thought(process: Process) -> None:
    (anna,) = await begun(process, people=(ANNA,))
    await to_seat(0, process, [anna])
    process.thinker.seconds = 3.0
    await anna.send(anna.choice())
    moved = anna.room.table.moved
    await process.town.time.forward(2.9)
    assert anna.room.table.moved == moved
    await process.town.time.forward(0.1)
    assert anna.room.table.moved > moved


async def test_a_bot_sees_its_own_cards_alone_and_its_luck_follows_from_the_secret(
    process: Process,
) -> None:
    (anna,) = await begun(process, people=(ANNA,))
    await to_seat(1, process, [anna])
    table = anna.room.table
    assert table.game is not None
    seen, bot, seed = process.thinker.asked[-1]
    assert (seen, seed) == (view(table.game.state, 1), seed_of(table.game, table.moved))
    assert bot == "lisbeth"
    choice = Random(seed).choice(seen.legal)
    await process.town.time.forward(1)
    played = [entry.event for entry in await log_of(process, anna.room.id)][table.seq]
    assert getattr(played, "seat", choice.seat) == 1


async def test_a_game_among_a_person_and_bots_is_played_to_its_end(process: Process) -> None:
    (anna,) = await begun(process, people=(ANNA,))
    while anna.room.table.is_playing:
        if anna.table.now.prompt is not None:
            assert isinstance(await anna.send(anna.choice()), Accepted)
        else:
            await process.town.time.forward(1)
    record = record_in(await log_of(process, anna.room.id), 1)
    assert record is not None
    verify(record)
    person = await process.store.people.find(ANNA.id)
    assert person is not None
    assert person.finished_at == process.town.time.now
    assert anna.table.game is not None
    assert anna.table.game.secret is not None


async def test_words_do_not_hurry_a_bot(process: Process) -> None:
    (anna,) = await begun(process, people=(ANNA,))
    await to_seat(1, process, [anna])
    moved = anna.room.table.moved
    await process.town.time.forward(0.5)
    await anna.send(ask.Say(id=key(), phrase=Phrase.HELLO))
    await process.town.time.forward(0.499)
    assert anna.room.table.moved == moved
    await process.town.time.forward(0.001)
    assert anna.room.table.moved > moved


async def test_words_do_not_make_a_bot_think_again(process: Process) -> None:
    (anna,) = await begun(process, people=(ANNA,))
    await to_seat(0, process, [anna])
    process.thinker.seconds = 3.0
    await anna.send(anna.choice())
    await process.town.time.forward(2)
    moved = anna.room.table.moved
    await anna.send(ask.Say(id=key(), phrase=Phrase.HELLO))
    await process.town.time.forward(1)
    assert anna.room.table.moved > moved
    assert len(process.thinker.asked) == len({seed for _, _, seed in process.thinker.asked})


async def test_somebody_who_comes_and_waits_makes_others_hurry(process: Process) -> None:
    (anna,) = await begun(process, people=(ANNA,), clock=Clock.RELAXED)
    await to_seat(0, process, [anna])
    await (await process.guest(anna.room.id, BERT)).sit()
    anna.leave()
    await process.town.time.forward(45)
    away = PlayerAway(seat=0, reason="gone")
    assert away in [entry.event for entry in await log_of(process, anna.room.id)]


async def test_a_bot_that_breaks_is_asked_again(process: Process) -> None:
    (anna,) = await begun(process, people=(ANNA,))
    await to_seat(0, process, [anna])
    process.thinker.is_broken = True
    with capture_logs() as logs:
        await anna.send(anna.choice())
        await process.town.time.forward(1)
    assert [line["event"] for line in logs] == ["an errand failed"]
    process.thinker.is_broken = False
    moved = anna.room.table.moved
    async with process.caretaker:
        await process.town.time.forward(5)
    assert anna.room.table.moved > moved


async def test_nonces_that_do_not_come_are_given_up(process: Process) -> None:
    anna = await process.guest(await process.found(), ANNA)
    await anna.send(ask.StartGame(id=key()))
    nonce = NonceAdded(seat=0, nonce="00" * 32, missing="late")
    await process.town.time.forward(9.9)
    assert nonce not in [entry.event for entry in await log_of(process, anna.room.id)]
    await process.town.time.forward(0.1)
    assert nonce in [entry.event for entry in await log_of(process, anna.room.id)]
    assert anna.room.table.turn is not None


async def test_when_the_clock_has_run_out_a_bot_decides(process: Process) -> None:
    guests = await begun(process, clock=Clock.BRISK)
    await to_seat(1, process, guests)
    room = guests[0].room
    moved = room.table.moved
    await process.town.time.forward(24.9)
    assert decider(room) == 1
    await process.town.time.forward(0.1)
    assert decider(room) is None
    assert (await log_of(process, room.id))[-1].event == PlayerAway(seat=1, reason="clock")
    assert process.thinker.asked[-1][1] == "strong"
    await process.town.time.forward(1)
    assert room.table.moved > moved


async def test_the_clock_is_right_even_when_somebody_might_have_been_gone_before(
    process: Process,
) -> None:
    guests = await begun(process, clock=Clock.RELAXED)
    await to_seat(1, process, guests)
    await process.town.time.forward(89.9)
    assert decider(guests[0].room) == 1
    await process.town.time.forward(0.1)
    assert decider(guests[0].room) is None


async def test_more_time_is_more_time(process: Process) -> None:
    guests = await begun(process, clock=Clock.BRISK)
    await to_seat(1, process, guests)
    await process.town.time.forward(20)
    await guests[1].send(ask.AskTime(id=key()))
    await process.town.time.forward(64.9)
    assert decider(guests[0].room) == 1
    await process.town.time.forward(0.1)
    assert decider(guests[0].room) is None


async def test_who_follows_somebody_with_more_time_has_no_more(process: Process) -> None:
    guests = await begun(process, people=(ANNA, BERT, CARLA), clock=Clock.BRISK)
    await to_seat(1, process, guests)
    await process.town.time.forward(20)
    await guests[1].send(ask.AskTime(id=key()))
    await process.town.time.forward(30)
    await guests[1].send(guests[1].choice())
    await process.town.time.forward(24.9)
    assert decider(guests[0].room) is not None
    await process.town.time.forward(0.1)
    assert decider(guests[0].room) is None


async def test_who_is_gone_while_others_wait_is_away(process: Process) -> None:
    anna, bert = await begun(process)
    await to_seat(1, process, [anna, bert])
    bert.leave()
    await process.town.time.forward(44.9)
    assert decider(anna.room) == 1
    await process.town.time.forward(0.1)
    assert decider(anna.room) is None
    assert (await log_of(process, anna.room.id))[-1].event == PlayerAway(seat=1, reason="gone")


async def test_who_is_gone_a_little_later_is_away_a_little_later(process: Process) -> None:
    anna, bert = await begun(process)
    await to_seat(1, process, [anna, bert])
    async with process.caretaker:
        await process.town.time.forward(60)
        bert.leave()
        await process.town.time.forward(44)
        assert decider(anna.room) == 1
        await process.town.time.forward(46)
    away = PlayerAway(seat=1, reason="gone")
    assert away in [entry.event for entry in await log_of(process, anna.room.id)]


async def test_who_thinks_long_without_a_clock_is_not_away(process: Process) -> None:
    anna, bert = await begun(process)
    await to_seat(1, process, [anna, bert])
    await process.town.time.forward(1000)
    assert decider(anna.room) == 1


async def test_when_all_are_gone_nobody_is_waited_for(process: Process) -> None:
    anna, bert = await begun(process)
    await to_seat(1, process, [anna, bert])
    anna.leave()
    bert.leave()
    await process.town.time.forward(500)
    assert decider(anna.room) == 1
    await process.again(anna)
    await process.town.time.forward(45)
    away = PlayerAway(seat=1, reason="gone")
    assert away in [entry.event for entry in await log_of(process, anna.room.id)]


async def test_a_person_alone_is_never_away_without_a_clock(process: Process) -> None:
    (anna,) = await begun(process, people=(ANNA,))
    await to_seat(0, process, [anna])
    anna.leave()
    await process.town.time.forward(1000)
    assert decider(anna.room) == 0


async def test_bots_pause_while_nobody_is_there(process: Process) -> None:
    (anna,) = await begun(process, people=(ANNA,), clock=Clock.BRISK)
    await to_seat(0, process, [anna])
    anna.leave()
    await process.town.time.forward(25)
    moved = anna.room.table.moved
    await process.town.time.forward(1000)
    assert anna.room.table.moved == moved
    assert await due_tables(process.store, process.town.time.now) == []


async def test_whoever_comes_back_has_their_seat_at_once(process: Process) -> None:
    (anna,) = await begun(process, people=(ANNA,), clock=Clock.BRISK)
    await to_seat(0, process, [anna])
    anna.leave()
    await process.town.time.forward(25)
    again = await process.again(anna)
    assert decider(again.room) == 0
    assert (await log_of(process, anna.room.id))[-1].event == PlayerBack(seat=0)
    assert again.table.seq == again.room.table.seq


async def test_a_clock_set_back_across_a_restart_stalls_no_bot(town: Town) -> None:
    (anna,) = await begun(town.processes[0], people=(ANNA,))
    await to_seat(1, town.processes[0], [anna])
    moved = anna.room.table.moved
    await town.processes[0].die()
    town.time.set_back(3600)
    process = await town.process()
    async with process.caretaker:
        again = await process.again(anna)
        await town.time.forward(2)
    assert again.room.table.moved > moved


async def test_a_clock_set_back_while_a_bot_thinks_makes_it_no_slower(process: Process) -> None:
    (anna,) = await begun(process, people=(ANNA,))
    await to_seat(0, process, [anna])
    process.thinker.seconds = 3.0
    await anna.send(anna.choice())
    moved = anna.room.table.moved
    await process.town.time.forward(2)
    process.town.time.set_back(3600)
    await process.town.time.forward(2)
    assert anna.room.table.moved > moved


async def test_a_clock_set_back_gives_a_decision_no_hour_more(process: Process) -> None:
    guests = await begun(process, clock=Clock.BRISK)
    await to_seat(1, process, guests)
    await process.town.time.forward(10)
    process.town.time.set_back(3600)
    await process.town.time.forward(50)
    away = PlayerAway(seat=1, reason="clock")
    assert away in [entry.event for entry in await log_of(process, guests[0].room.id)]


async def test_after_a_clock_was_set_back_the_deadline_told_is_soon(process: Process) -> None:
    guests = await begun(process, clock=Clock.BRISK)
    await to_seat(1, process, guests)
    process.town.time.set_back(3600)
    again = await process.again(guests[1])
    latest = await process.guest(guests[1].room.id, CARLA)
    soon = round((process.town.time.now + 25) * 1000)
    assert (again.table.now.deadline, latest.table.now.deadline) == (soon, soon)
    await guests[0].send(ask.Say(id=key(), phrase=Phrase.HELLO))
    assert again.table.now.deadline == soon


async def test_who_was_seen_before_the_clock_was_set_back_can_be_gone(process: Process) -> None:
    anna, bert = await begun(process)
    await to_seat(1, process, [anna, bert])
    async with process.caretaker:
        await process.town.time.forward(6)
        bert.leave()
        process.town.time.set_back(3600)
        await process.town.time.forward(100)
    away = PlayerAway(seat=1, reason="gone")
    assert away in [entry.event for entry in await log_of(process, anna.room.id)]


async def test_who_comes_back_while_a_bot_thinks_decides_for_themselves(process: Process) -> None:
    anna, bert = await begun(process)
    await to_seat(1, process, [anna, bert])
    process.thinker.seconds = 10.0
    bert.leave()
    await anna.room.act(lambda draft: mark_away(draft, 1, "gone"))
    await process.town.time.forward(5)
    moved = anna.room.table.moved
    await process.again(bert)
    await process.town.time.forward(20)
    assert (anna.room.table.moved, decider(anna.room)) == (moved, 1)


async def test_who_takes_the_seat_of_a_bot_that_thinks_decides_instead(process: Process) -> None:
    anna, bert = await begun(process)
    await to_seat(2, process, [anna, bert])
    await process.town.time.forward(0.5)
    moved = anna.room.table.moved
    await (await process.guest(anna.room.id, CARLA)).sit()
    await process.town.time.forward(30)
    assert (anna.room.table.moved, decider(anna.room)) == (moved, 2)


async def test_a_duty_waits_for_the_store(process: Process) -> None:
    (anna,) = await begun(process, people=(ANNA,))
    await to_seat(1, process, [anna])
    moved = anna.room.table.moved
    process.store.log.fault = "before"
    with capture_logs() as logs:
        await process.town.time.forward(1)
    assert [line["event"] for line in logs] == ["a duty waits for the store"]
    assert anna.room.table.moved == moved
    async with process.caretaker:
        await process.town.time.forward(4)
    assert anna.room.table.moved > moved


@pytest.mark.parametrize("seconds", [0.0, 7.0])
async def test_three_people_and_their_stand_ins_play_on_and_the_log_is_the_table(
    town: Town, seconds: float
) -> None:
    process = town.processes[0]
    guests = await begun(process, people=(ANNA, BERT, CARLA), clock=Clock.BRISK)
    process.thinker.seconds = seconds
    for turn in range(30):
        await town.time.settle()
        if decider(guests[0].room) is not None and turn % 3:
            player = at_turn(*guests)
            await player.send(player.choice())
        else:
            await town.time.forward(26)
    played = [entry.event for entry in await log_of(process, guests[0].room.id)]
    assert any(isinstance(event, CardPlayed) for event in played)
    assert await replayed(process, guests[0].room.id) == guests[0].room.table
    assert {guest.table.seq for guest in guests} == {guests[0].room.table.seq}


async def test_where_nothing_is_due_nothing_is_written_but_the_log(
    process: Process, monkeypatch: pytest.MonkeyPatch
) -> None:
    postpone = AsyncMock()
    monkeypatch.setattr(process.store.tables, "postpone", postpone)
    (anna,) = await begun(process, people=(ANNA,))
    await to_seat(0, process, [anna])
    assert not postpone.called


@pytest.mark.parametrize("answer", [BotFailed("broken"), PlayCard(3, 0)], ids=["fails", "cheats"])
async def test_for_a_bot_that_fails_or_cheats_a_rule_of_thumb_decides(
    process: Process, monkeypatch: pytest.MonkeyPatch, answer: Exception | Choice
) -> None:
    (anna,) = await begun(process, people=(ANNA,))
    await to_seat(0, process, [anna])
    given = {"side_effect" if isinstance(answer, Exception) else "return_value": answer}
    monkeypatch.setattr(process.thinker, "choose", AsyncMock(**given))
    with capture_logs() as logs:
        await anna.send(anna.choice())
        moved = anna.room.table.moved
        await process.town.time.forward(1)
    assert anna.room.table.moved > moved
    assert any(line["event"].startswith("a bot") for line in logs)


async def test_bots_take_the_seats_for_which_nobody_comes(process: Process) -> None:
    settings = settings_for(Options(3)).model_copy(update={"fill_after": 30})
    anna = await process.guest(await process.found(settings), ANNA)
    await process.town.time.forward(20)
    bert = await process.guest(anna.room.id, BERT)
    await bert.sit()
    await process.town.time.forward(29)
    assert [seat.kind for seat in anna.table.seats] == ["person", "person", "open"]
    await process.town.time.forward(1)
    assert [seat.kind for seat in anna.table.seats] == ["person", "person", "bot"]
    assert anna.room.table.is_playing


async def test_a_table_that_is_to_be_filled_is_so_after_a_restart(process: Process) -> None:
    settings = settings_for(Options(3)).model_copy(update={"fill_after": 30})
    anna = await process.guest(await process.found(settings), ANNA)
    async with process.caretaker:
        await process.town.time.forward(60)
    assert anna.room.table.is_playing
