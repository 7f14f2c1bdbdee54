"""Tests of the door: who may come in at all."""

import pytest

from ebbes.addresses import WIDER
from ebbes.server.limiting.bans import SHORTEST, STRIKES
from ebbes.server.limiting.door import CONNECTIONS, Door
from ebbes.server.limiting.networks import network_named
from ebbes.server.limiting.proxies import Proxies
from ebbes.server.measuring.metrics import Metrics
from ebbes.server.settings import Settings
from tests.server.store.clock import Clock

HERE, THERE, PROXY = "192.0.2.1", "192.0.2.2", "127.0.0.1"


@pytest.fixture
def few(settings: Settings) -> Settings:
    """Settings of a small server."""
    return settings.model_copy(update={"connections_per_address": 2, "requests_per_minute": 5})


@pytest.fixture
def door(few: Settings, clock: Clock) -> Door:
    """The door of a small server."""
    return Door(few, Metrics(), clock)


def test_an_address_has_only_so_many_connections(door: Door) -> None:
    for _ in range(2 * CONNECTIONS):
        door.enter(HERE)
        assert door.is_open_for(HERE)
    door.enter(HERE)
    assert not door.is_open_for(HERE)
    assert door.is_open_for(THERE)
    door.leave(HERE)
    assert door.is_open_for(HERE)


def test_a_household_is_one_address(door: Door) -> None:
    for number in range(2 * CONNECTIONS + 1):
        door.enter(f"2001:db8:1:2::{number}")
    assert not door.is_open_for("2001:db8:1:2::ffff")
    assert door.is_open_for("2001:db8:1:3::1")


def test_a_proxy_has_as_many_as_it_needs(door: Door) -> None:
    for _ in range(100):
        door.enter(PROXY)
    assert door.is_open_for(PROXY)


def test_who_floods_is_turned_away_for_a_while(door: Door, clock: Clock) -> None:
    for _ in range(STRIKES):
        assert door.is_open_for(HERE)
        door.flooded(HERE)
    assert not door.is_open_for(HERE)
    assert door.is_open_for(THERE)
    clock.forward(SHORTEST)
    assert door.is_open_for(HERE)


def test_a_proxy_is_never_banned_for_what_others_send(door: Door) -> None:
    for _ in range(100):
        door.flooded(PROXY)
    assert len(door.bans) == 0


def test_behind_a_proxy_anywhere_people_are_banned_and_it_is_not(
    few: Settings, clock: Clock
) -> None:
    door = Door(few.model_copy(update={"forwarded_allow_ips": "*"}), Metrics(), clock)
    for _ in range(STRIKES):
        door.flooded(HERE)
    assert door.bans.is_banned(HERE)
    assert door.is_open_for(HERE)


def test_who_asks_for_twice_what_is_allowed_floods(door: Door) -> None:
    for _ in range(5 + STRIKES - 1):
        door.refused(HERE)
    assert not door.bans.is_banned(HERE)
    door.refused(HERE)
    assert door.bans.is_banned(HERE)


def test_all_of_it_is_counted(few: Settings, clock: Clock) -> None:
    metrics = Metrics()
    door = Door(few, metrics, clock)
    for _ in range(STRIKES + 1):
        door.flooded(HERE)
    assert not door.is_open_for(HERE)
    counted = [each._value.get() for each in (metrics.floods, metrics.bans, metrics.turned_away)]
    assert counted == [STRIKES + 1, 1, 1]


@pytest.mark.parametrize(
    ("told", "host", "is_believed", "is_named"),
    [
        ("127.0.0.1", "127.0.0.1", True, True),
        ("127.0.0.1", "192.0.2.1", False, False),
        ("192.0.2.1, 10.0.0.0/8", "10.1.2.3", True, True),
        ("::1", "::1", True, True),
        ("*", "192.0.2.1", True, False),
        ("*", "nowhere", True, False),
        ("proxy.example", "192.0.2.1", False, False),
    ],
)
def test_proxies_are_those_of_the_settings(
    told: str, host: str, is_believed: bool, is_named: bool
) -> None:
    proxies = Proxies(told)
    assert (proxies.believes(host), proxies.names(host)) == (is_believed, is_named)


def household(number: int) -> str:
    """An address in one of the many networks a customer has."""
    return f"2001:db8:1:{number:x}::1"


def test_a_customer_with_many_networks_has_only_so_many_connections(door: Door) -> None:
    most = 2 * CONNECTIONS * WIDER
    for number in range(most):
        door.enter(household(number))
    assert door.is_open_for(household(0))
    door.enter(household(most))
    assert not door.is_open_for(household(most))
    assert not door.is_open_for(household(most + 1))
    assert door.is_open_for("2001:db8:2::1")
    assert door.open == most + 1
    door.leave(household(0))
    assert door.is_open_for(household(most))


def test_who_floods_from_many_networks_is_turned_away_from_all_of_them(
    door: Door, clock: Clock
) -> None:
    for number in range(WIDER * STRIKES):
        assert door.is_open_for(household(0xFFFF))
        door.flooded(household(number))
    assert not door.is_open_for(household(0xFFFF))
    assert list(door.bans.all()) == ["2001:db8:1::/48"]
    assert door.is_open_for("2001:db8:2::1")
    clock.forward(SHORTEST)
    assert door.is_open_for(household(0xFFFF))


def test_who_asks_too_much_from_many_networks_is_turned_away_from_all_of_them(door: Door) -> None:
    for number in range(WIDER * (5 + STRIKES)):
        door.refused(household(number))
    assert door.seconds_left("2001:db8:1:ffff::/64") > 0
    assert door.seconds_left("2001:db8:2:ffff::/64") == 0


def test_one_household_that_floods_on_is_turned_away_alone(door: Door) -> None:
    for _ in range(100 * WIDER):
        door.refused(household(1))
        door.flooded(household(1))
    assert list(door.bans.all()) == ["2001:db8:1:1::/64"]


def test_who_is_let_in_again_is_let_in_from_the_network_around_too(door: Door) -> None:
    for number in range(WIDER * STRIKES):
        door.flooded(household(number))
    network = network_named(household(7))
    assert network is not None
    door.lift(network)
    assert door.is_open_for(household(7))
