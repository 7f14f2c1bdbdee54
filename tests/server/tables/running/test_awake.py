"""Tests of `ebbes.server.tables.running.awake`: the time the house was awake, added up."""

from ebbes.server.store.presence import Life
from ebbes.server.tables.running.awake import awake_since


def life(since: float, until: float) -> Life:
    return Life("one", until, since)


def test_one_life_is_counted_back_from_its_end() -> None:
    assert awake_since([life(100, 200)], 30) == 170
    assert awake_since([life(100, 200)], 100) == 100


def test_a_house_that_was_not_awake_for_so_long_has_no_such_moment() -> None:
    assert awake_since([], 1) is None
    assert awake_since([life(100, 200)], 101) is None


def test_sleep_between_two_lives_is_not_counted() -> None:
    assert awake_since([life(0, 50), life(100, 120)], 30) == 40


def test_lives_beside_each_other_count_once() -> None:
    lives = [life(60, 100), life(50, 95), life(70, 80), life(0, 10)]
    assert awake_since(lives, 50) == 50
    assert awake_since(lives, 55) == 5
