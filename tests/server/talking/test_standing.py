"""Tests of `ebbes.server.talking.standing`: each change is told once, in any order."""

from random import Random

import pytest

from ebbes.json_types import Json
from ebbes.protocol.person import GameOver, PersonNews, Turn, TurnOver
from ebbes.server.store.values import OpenPlace, StoredEntry
from ebbes.server.talking.standing import Standing

TABLES = ("t", "u")


def place(table_id: str, seq: int, *, is_turn: bool) -> OpenPlace:
    """What the store tells of a table."""
    summary: Json = {"seats": [{"kind": "person", "name": "Anna"}, {"kind": "open"}]}
    return OpenPlace(table_id, "BCDFG", summary, StoredEntry(seq, {"at": 7}), is_turn)


def turn(table_id: str, seq: int) -> Turn:
    """Somebody's turn."""
    return Turn(table=table_id, seq=seq, stamp=7, code="BCDFG", names=("Anna",))


def over(table_id: str, seq: int) -> TurnOver:
    """The end of it."""
    return TurnOver(table=table_id, seq=seq)


def game_over(table_id: str, seq: int) -> GameOver:
    """The end of a game."""
    return GameOver(table=table_id, seq=seq, code="BCDFG", game=1)


def greeted(*places: OpenPlace) -> Standing:
    """Somebody who has been told how it stands."""
    standing = Standing()
    standing.greet(places)
    return standing


def looked(standing: Standing, *places: OpenPlace) -> list[PersonNews]:
    """What somebody is told after a look into the store."""
    return list(standing.look(places, dict(standing.turns)))


def test_a_greeting_tells_where_games_wait_and_nothing_else() -> None:
    hello = Standing().greet([place("t", 3, is_turn=True), place("u", 5, is_turn=False)])
    assert hello.turns == (turn("t", 3),)


def test_news_that_the_greeting_has_told_are_none() -> None:
    standing = greeted(place("t", 3, is_turn=True), place("u", 5, is_turn=False))
    assert not standing.take(turn("t", 3))
    assert not standing.take(turn("u", 4))
    assert not standing.take(game_over("u", 5))
    assert standing.take(over("t", 4))
    assert standing.take(turn("u", 6))


def test_of_two_news_in_the_wrong_order_the_newer_counts() -> None:
    standing = greeted()
    assert not standing.take(over("t", 5))
    assert not standing.take(turn("t", 4))
    assert standing.turns == {}


def test_the_end_of_a_turn_and_of_a_game_come_with_the_same_event() -> None:
    standing = greeted(place("t", 3, is_turn=True))
    assert standing.take(game_over("t", 4))
    assert standing.take(over("t", 4))
    assert not standing.take(game_over("t", 4))


def test_a_look_tells_what_was_missed_and_nothing_twice() -> None:
    standing = greeted(place("t", 3, is_turn=True), place("u", 5, is_turn=False))
    now = (place("t", 4, is_turn=False), place("u", 6, is_turn=True))
    assert looked(standing, *now) == [turn("u", 6), over("t", 4)]
    assert looked(standing, *now) == []
    assert not standing.take(over("t", 4))
    assert not standing.take(turn("u", 6))


def test_a_table_that_is_not_there_any_more_waits_for_nobody() -> None:
    standing = greeted(place("t", 3, is_turn=True))
    assert looked(standing) == [over("t", 3)]


def test_what_is_heard_while_the_store_is_asked_is_newer_than_its_answer() -> None:
    standing = greeted(place("t", 3, is_turn=True))
    before = dict(standing.turns)
    assert standing.take(over("t", 4))
    assert standing.take(turn("u", 2))
    assert list(standing.look([place("t", 3, is_turn=True)], before)) == []
    assert standing.turns == {"u": 2}


def test_a_turn_that_ended_after_the_greeting_is_seen_by_a_look_begun_before_it() -> None:
    standing = greeted(place("t", 3, is_turn=True))
    assert list(standing.look([place("t", 4, is_turn=False)], before={})) == [over("t", 4)]
    assert not standing.take(over("t", 4))


def test_an_answer_of_the_store_that_comes_late_tells_nothing() -> None:
    standing = greeted(place("t", 4, is_turn=False))
    assert list(standing.look([place("t", 3, is_turn=True)], before={})) == []
    assert standing.turns == {}


def test_a_game_that_ended_before_a_look_is_still_news() -> None:
    standing = greeted(place("t", 3, is_turn=False))
    looked(standing, place("t", 4, is_turn=False))
    assert standing.take(game_over("t", 4))


@pytest.mark.parametrize("seed", range(50))
def test_however_news_come_they_lead_to_what_the_store_says(seed: int) -> None:
    rng = Random(seed)
    log = {table_id: [False] for table_id in TABLES}
    standing = greeted(*(place(table_id, 1, is_turn=False) for table_id in TABLES))
    waiting: list[PersonNews] = []
    for _ in range(60):
        table_id = rng.choice(TABLES)
        turns = log[table_id]
        turns.append(rng.random() < 0.5)
        if turns[-1] != turns[-2]:
            waiting.append((turn if turns[-1] else over)(table_id, len(turns)))
        if rng.random() < 0.2:
            looked(
                standing, *(place(each, len(log[each]), is_turn=log[each][-1]) for each in TABLES)
            )
        rng.shuffle(waiting)
        for news in waiting[: rng.randrange(3)]:
            standing.take(news)
            waiting.remove(news)
    for news in waiting:
        standing.take(news)
    assert standing.turns.keys() == {table_id for table_id in TABLES if log[table_id][-1]}
