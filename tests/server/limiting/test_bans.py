"""Tests of bans, and of what leads to them."""

import pytest

from ebbes.server.limiting.bans import LONGEST, SHORTEST, STRIKES, Bans, Floods
from tests.server.store.clock import Clock

HERE, THERE = "192.0.2.1", "192.0.2.2"


def test_a_ban_lasts_as_long_as_it_was_said(clock: Clock) -> None:
    bans = Bans(clock)
    bans.ban(HERE, 60)
    assert bans.is_banned(HERE)
    assert not bans.is_banned(THERE)
    clock.forward(59)
    assert bans.seconds_left(HERE) == pytest.approx(1)
    clock.forward(1)
    assert not bans.is_banned(HERE)
    assert len(bans) == 0


def test_a_longer_ban_stays(clock: Clock) -> None:
    bans = Bans(clock)
    bans.ban(HERE, 600)
    bans.ban(HERE, 60)
    assert bans.all() == {HERE: pytest.approx(600)}


def test_a_ban_can_be_lifted(clock: Clock) -> None:
    bans = Bans(clock)
    bans.ban(HERE, 60)
    assert bans.lift(HERE)
    assert not bans.is_banned(HERE)
    assert not bans.lift(HERE)


def test_only_so_many_are_remembered(clock: Clock) -> None:
    bans = Bans(clock, most=2)
    for number in range(5):
        bans.ban(f"192.0.2.{number}", 60)
    assert list(bans.all()) == ["192.0.2.3", "192.0.2.4"]


def test_floods_within_a_minute_lead_to_a_ban(clock: Clock) -> None:
    bans = Bans(clock)
    floods = Floods(bans, clock)
    found = [floods.report(HERE) for _ in range(STRIKES)]
    assert found == [0] * (STRIKES - 1) + [SHORTEST]
    assert bans.is_banned(HERE)
    assert not bans.is_banned(THERE)


def test_a_flood_now_and_then_does_not(clock: Clock) -> None:
    floods = Floods(Bans(clock), clock)
    for _ in range(100):
        assert floods.report(HERE) == 0
        clock.forward(SHORTEST)


def banned_for(floods: Floods) -> float:
    """How long somebody is banned who goes on."""
    return max(floods.report(HERE) for _ in range(STRIKES))


def test_who_comes_back_and_floods_again_is_banned_twice_as_long(clock: Clock) -> None:
    floods = Floods(Bans(clock), clock)
    found: list[float] = []
    for _ in range(8):
        found.append(banned_for(floods))
        clock.forward(found[-1])
    assert found[:3] == [60, 120, 240]
    assert found[-1] == LONGEST


def test_a_ban_long_ago_is_forgotten(clock: Clock) -> None:
    floods = Floods(Bans(clock), clock)
    assert banned_for(floods) == SHORTEST
    clock.forward(SHORTEST + LONGEST + 1)
    assert banned_for(floods) == SHORTEST


def test_who_is_banned_already_is_not_banned_longer_for_it(clock: Clock) -> None:
    floods = Floods(Bans(clock), clock)
    assert banned_for(floods) == SHORTEST
    assert banned_for(floods) == 0


def test_only_so_many_are_remembered_as_floods(clock: Clock) -> None:
    floods = Floods(Bans(clock), clock, most=2)
    for number in range(50):
        for _ in range(STRIKES):
            floods.report(f"192.0.2.{number}")
    assert len(floods) == 2
