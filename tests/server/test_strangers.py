"""Tests of `make strangers`: each attack is one, is bounded, and makes no fault."""

import asyncio
import sys
from collections.abc import Callable
from contextlib import suppress

import httpx
import pytest
from bench.strangers.attacks import ATTACKS, SLOW
from bench.strangers.players import Waits, share
from bench.strangers.report import HEAD, Report
from bench.strangers.target import STRANGER, Target

from ebbes.server.limiting import limits
from ebbes.server.services import Services
from ebbes.server.settings import Settings
from tests.server.inside import served_inside
from tests.server.live import at_table
from tests.server.until import until

FEW = {
    "workers": 0,
    "requests_per_minute": 200,
    "records_per_minute": 5,
    "lists_per_minute": 5,
    "files_per_minute": 50,
    "commands_per_hour": 10,
    "renames_per_hour": 5,
    "hints_per_minute": 5,
}
"""Limits that are soon reached."""
Met = Callable[[Services], object]


def refused(code: str) -> Met:
    """Whether something was refused for that."""
    return lambda services: services.metrics.refusals.labels(code)._value.get()


def flooded(services: Services) -> object:
    """Whether somebody was cut off."""
    return services.metrics.floods._value.get()


def waits(services: Services) -> object:
    """Whether the stranger has to wait for a turn."""
    return services.limits.turns.draw(STRANGER, 0)


MET: dict[str, Met] = {
    "PING frames": flooded,
    "PONG frames": flooded,
    "messages, on after 4429": flooded,
    "headers without end": refused("limit/too-large"),
    "slow headers": lambda services: services.door.open > SLOW,
    "names of 300 letters": refused("limit/too-many"),
    "handshakes": refused("limit/too-many"),
    "records": refused("limit/too-many"),
    "events of the longest game": refused("limit/too-many"),
    "its review, taken slowly": refused("limit/too-many"),
    "puzzles to take along": refused("limit/too-many"),
    "visits of one with 50 tables": refused("limit/too-many"),
    "commands of 64 sockets": refused("limit/too-many"),
    "hang up at once": refused("limit/too-many"),
    "hundred ranges": refused("limit/too-many"),
    "endless addresses": refused("limit/too-large"),
    "thousands of cookies": flooded,
    "thousands of codings": flooded,
    "bodies in crumbs": flooded,
    "hints": refused("limit/too-many"),
    "renames": refused("limit/too-many"),
    "the largest evening": refused("limit/too-many"),
    "looks of 64 sockets": waits,
    "talk at a gathering": refused("limit/too-many"),
    "images on another page": refused("auth/foreign-origin"),
}
"""What each attack meets."""


def test_every_attack_meets_something() -> None:
    assert MET.keys() == ATTACKS.keys()


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is no 127.0.0.2")
@pytest.mark.parametrize("attack", ATTACKS)
async def test_a_stranger_is_held_and_the_others_are_answered(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, attack: str
) -> None:
    monkeypatch.setattr(limits, "PATIENCE", 0.001)
    few = settings.model_copy(update=FEW)
    async with served_inside(few) as server, at_table(server.address) as (_, table):
        target = Target(server.address, table.seen.id)
        stranger = asyncio.ensure_future(ATTACKS[attack](target))
        try:
            await until(lambda: stranger.done() or MET[attack](server.services))
            assert not stranger.done()
            async with httpx.AsyncClient(base_url=server.address) as anna:
                assert (await anna.get("/health")).status_code == 200
        finally:
            stranger.cancel()
            with suppress(asyncio.CancelledError):
                await stranger
        assert server.services.metrics.faults._value.get() == 0


def test_a_report_holds_if_players_hardly_notice() -> None:
    calm, core, memory = (0.01, 0.02), (0.2, 0.1), (100, 150)
    good = Report("PING frames", "direct", calm, (0.01, 0.24, 0.99), core, memory, 0)
    assert good.holds
    assert str(good).count("|") == HEAD.count("|")
    assert not Report("PING frames", "direct", calm, (0.01, 0.25, 0.99), core, memory, 0).holds
    assert not Report("PING frames", "direct", calm, (0.01, 0.02, 1.0), core, memory, 0).holds
    slow = Report("PING frames", "direct", calm, (0.01, 0.02, 0.02), core, (100, 151), 0)
    assert not slow.holds
    assert "FAILS" in str(slow)


def test_waits_are_those_of_a_time_and_counted_by_their_share() -> None:
    waits = Waits([(number, number / 100) for number in range(200)])
    found = waits.between(100, 200)
    assert (len(found), found[0], share(found, 0.5), share(found, 0.99)) == (100, 1.0, 1.5, 1.99)
