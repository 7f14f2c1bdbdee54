"""Tests of `ebbes.arena.contest`: what is to be played, and what is left of it."""

import pytest

from ebbes.arena.chunk import play_chunk
from ebbes.arena.contest import Contest
from tests.arena.results import TRIO, contest, match


@pytest.mark.parametrize(
    ("deals", "null_deals"), [(1, 1), (20, 20), (100, 20), (1000, 100), (3005, 300)]
)
def test_the_null_match_has_a_tenth_of_the_deals_and_at_least_twenty(
    deals: int, null_deals: int
) -> None:
    assert contest(deals, *TRIO).null_deals == null_deals
    assert Contest(match(*TRIO), deals, with_null=False).null_deals == 0


def test_every_deal_of_both_matches_is_in_one_chunk() -> None:
    one = contest(50, *TRIO)
    chunks = one.chunks({})
    assert all(1 <= len(chunk.deals) <= 4 for chunk in chunks)
    keys = [(chunk.match.bots, deal) for chunk in chunks for deal in chunk.deals]
    assert len(keys) == len(set(keys)) == 70
    assert set(keys) == one.keys
    assert [bots for bots, _ in keys] == [TRIO] * 50 + [("random",) * 3] * 20


def test_a_bot_against_itself_is_its_own_null_match() -> None:
    one = contest(50, "random", "random")
    assert len(one.keys) == sum(len(chunk.deals) for chunk in one.chunks({})) == 50
    done = {result.key: result for chunk in one.chunks({}) for result in play_chunk(chunk)}
    assert one.null_results(done) == one.results(done)[:20]


def test_what_is_done_is_not_played_again() -> None:
    one = contest(5, *TRIO)
    first, *_ = one.chunks({})
    done = {result.key: result for result in play_chunk(first)}
    left = one.chunks(done)
    assert [chunk.deals for chunk in left] == [(4,), (0, 1, 2, 3), (4,)]
    assert [result.deal for result in one.results(done)] == [0, 1, 2, 3]
    assert one.null_results(done) == []
    done |= {result.key: result for chunk in left for result in play_chunk(chunk)}
    assert one.chunks(done) == []
