"""Tests of `ebbes.server.limiting.house_rules`."""

import pytest

from ebbes.server.limiting.house_rules import HouseRules
from ebbes.server.refusing.problem import ApiError
from ebbes.server.store.orders import Order, OrderKind
from tests.server.store.clock import Clock

HOUR = 3600


@pytest.fixture
def rules(clock: Clock) -> HouseRules:
    """Of a house where nothing is ordered."""
    return HouseRules(clock)


def test_a_person_is_turned_away_until_the_order_is_over(rules: HouseRules, clock: Clock) -> None:
    rules.take([Order(OrderKind.PERSON, "anna", clock(), clock() + HOUR)])
    with pytest.raises(ApiError) as refusal:
        rules.verify_person("anna")
    assert refusal.value.problem.code == "auth/banned"
    assert refusal.value.problem.context == {"seconds": HOUR, "hours": 1}
    rules.verify_person("ben")
    clock.forward(HOUR)
    rules.verify_person("anna")


def test_every_address_of_a_network_is_turned_away(rules: HouseRules, clock: Clock) -> None:
    rules.take([Order(OrderKind.NETWORK, "192.0.2.0/24", clock(), clock() + HOUR)])
    with pytest.raises(ApiError, match="come back in 1 h"):
        rules.verify_address("192.0.2.7")
    rules.verify_address("192.0.3.7")


def test_only_orders_that_are_new_are_told(rules: HouseRules, clock: Clock) -> None:
    order = Order(OrderKind.PERSON, "anna", clock(), clock() + HOUR)
    assert rules.take([order]) == [order]
    assert rules.take([order]) == []
    assert rules.take([]) == []
    rules.verify_person("anna")


def test_in_maintenance_nothing_new_begins(rules: HouseRules, clock: Clock) -> None:
    rules.verify_open()
    rules.take([Order(OrderKind.MAINTENANCE, "", clock())])
    assert rules.in_maintenance
    with pytest.raises(ApiError) as refusal:
        rules.verify_open()
    assert refusal.value.problem.code == "server/maintenance"
    rules.take([Order(OrderKind.MAINTENANCE, "", clock(), clock())])
    rules.verify_open()
