"""Tests of `ebbes.server.tables.running.news`: whom a step concerns, and what they are told."""

from functools import partial

from ebbes.engine.options import Options
from ebbes.protocol import commands as ask
from ebbes.protocol.messages import Accepted
from ebbes.protocol.person import GameOver, PersonNews, SeatGiven, SeatWanted, Turn, TurnOver
from ebbes.protocol.phrases import Phrase
from ebbes.protocol.seats import BotSeat, Strength
from ebbes.server.store.values import Person
from ebbes.server.tables.deciding.absence import mark_away
from ebbes.server.tables.model.occupant import OPEN
from ebbes.server.tables.model.table import Table
from ebbes.server.tables.running.caretaker import end_idle
from ebbes.server.tables.running.news import notices
from tests.server.tables.live import ANNA, BERT, CARLA, DORA, Live, key, settings_for
from tests.server.tables.town import Process

BOTS = tuple(BotSeat(name=name, strength=Strength.BEGINNER) for name in ("Karl", "Liesel"))


def told(before: Table, live: Live) -> list[tuple[str, PersonNews]]:
    """Who is told what, of a step that has just been made."""
    return [
        (person, notice.words()) for person, notice in notices(before, live.table, "t", "BCDFG")
    ]


def begun() -> Live:
    """A game of Anna, Bert and Carla."""
    return Live(settings_for(Options(3))).sit(BERT, CARLA).start()


def turn(live: Live, person: Person) -> tuple[str, PersonNews]:
    """What somebody is told whose turn it is."""
    table = live.table
    names = ("Anna", "Bert", "Carla")
    news = Turn(table="t", seq=table.seq, stamp=live.now, code="BCDFG", names=names)
    return person.id, news


def over(live: Live, person: Person) -> tuple[str, PersonNews]:
    """What somebody is told whose turn it was."""
    return person.id, TurnOver(table="t", seq=live.table.seq)


def the_one_to_decide(live: Live) -> Person:
    """Whose turn it is."""
    person = live.whose_turn()
    assert person is not None
    return person


def test_with_every_play_the_turn_goes_from_one_to_another() -> None:
    live = begun()
    for _ in range(2):
        before, first = live.table, the_one_to_decide(live)
        live.send(first, live.choice())
        second = the_one_to_decide(live)
        assert told(before, live) == [over(live, first), turn(live, second)]


def test_whoever_leads_again_is_not_told_again() -> None:
    live = begun()
    while True:
        before, first = live.table, the_one_to_decide(live)
        live.send(first, live.choice())
        if live.whose_turn() == first:
            break
    assert told(before, live) == []


def test_between_bots_nobody_is_told_anything() -> None:
    live = Live(settings_for(Options(3)), plans=(OPEN, *BOTS)).start()
    steps: list[list[str]] = []
    while live.table.is_playing:
        before = live.table
        if live.whose_turn() == ANNA:
            live.send(ANNA, live.choice())
        else:
            live.act(live.random_choice)
        if before.decider is None and live.table.decider is None:
            steps.append([news.type for _, news in told(before, live)])
    assert [] in steps
    assert {tuple(step) for step in steps} <= {(), ("game-over",)}


def test_who_is_away_has_no_turn_until_they_are_back() -> None:
    live = begun()
    person = the_one_to_decide(live)
    seat = live.table.seat_of(person.id)
    assert seat is not None
    before = live.table
    live.act(lambda draft: mark_away(draft, seat, "gone"))
    assert told(before, live) == [over(live, person)]
    before = live.table
    live.send(person, ask.ComeBack(id=key()))
    assert told(before, live) == [turn(live, person)]


def test_phrases_and_the_time_before_a_game_concern_nobody() -> None:
    live = Live(settings_for(Options(3)))
    for person in (BERT, CARLA):
        before = live.table
        live.sit(person)
        assert told(before, live) == []
    live.start()
    before = live.table
    live.send(BERT, ask.Say(id=key(), phrase=Phrase.HELLO))
    assert told(before, live) == []


def test_whoever_sits_there_hears_that_a_game_is_over() -> None:
    live = begun()
    while live.table.is_playing:
        before, last = live.table, the_one_to_decide(live)
        live.send(last, live.choice())
    news = GameOver(table="t", seq=live.table.seq, code="BCDFG", game=1)
    assert told(before, live) == [
        over(live, last),
        *((person.id, news) for person in (ANNA, BERT, CARLA)),
    ]


def test_a_table_that_ends_in_a_game_waits_for_nobody() -> None:
    live = begun()
    before, person = live.table, the_one_to_decide(live)
    live.act(partial(end_idle, seq=before.seq))
    assert told(before, live) == [over(live, person)]


def wanted(live: Live, host: Person, *names: str) -> tuple[str, PersonNews]:
    """What a host is told of those who ask for a seat."""
    return host.id, SeatWanted(table="t", seq=live.table.seq, code="BCDFG", names=names)


def test_the_host_hears_who_asks_for_a_seat_and_who_asked_hears_that_they_have_it() -> None:
    live = Live(settings_for(Options(3)).model_copy(update={"ask_first": True}))
    asked: list[str] = []
    for person in (BERT, CARLA, DORA):
        before = live.table
        live.send(person, ask.TakeSeat(id=key()))
        asked.append(person.name)
        assert told(before, live) == [wanted(live, ANNA, *asked)]
    bert, carla, dora = live.table.requests
    before = live.table
    live.send(ANNA, ask.LetIn(id=key(), number=bert.number))
    names = ("Anna", "Bert")
    given = SeatGiven(table="t", seq=live.table.seq, code="BCDFG", names=names)
    assert told(before, live) == [wanted(live, ANNA, "Carla", "Dora"), (BERT.id, given)]
    before = live.table
    live.send(ANNA, ask.TurnDown(id=key(), number=carla.number))
    assert told(before, live) == [wanted(live, ANNA, "Dora")]
    before = live.table
    live.send(ANNA, ask.LeaveSeat(id=key()))
    assert live.table.host == BERT.id
    assert told(before, live) == [wanted(live, BERT, "Dora")]
    assert dora in live.table.requests


async def test_a_room_tells_people_once_it_is_kept(process: Process) -> None:
    table_id = await process.found(settings_for(Options(2)))
    anna = await process.guest(table_id, ANNA)
    bert = await (await process.guest(table_id, BERT)).sit()
    assert isinstance(await anna.send(ask.StartGame(id=key())), Accepted)
    await anna.add_nonce()
    assert process.told == []
    await bert.add_nonce()
    ((person, news),) = process.told
    decider = anna.room.table.decider
    assert decider is not None
    assert person == anna.room.table.sitters[decider].person
    assert news == Turn(
        table=table_id,
        seq=anna.room.table.seq,
        stamp=anna.room.table.stamp,
        code=anna.room.code,
        names=("Anna", "Bert"),
    )


async def test_what_was_kept_without_an_answer_is_told_later(process: Process) -> None:
    table_id = await process.found(settings_for(Options(2)))
    anna = await process.guest(table_id, ANNA)
    bert = await (await process.guest(table_id, BERT)).sit()
    await anna.send(ask.StartGame(id=key()))
    await anna.add_nonce()
    process.store.log.fault = "after"
    game = anna.room.table.game
    assert game is not None
    command = ask.AddNonce(id=key(), number=game.number, nonce="cd" * 32)
    await bert.send(command)
    assert process.told == []
    await bert.send(command)
    assert [type(news) for _, news in process.told] == [Turn]
