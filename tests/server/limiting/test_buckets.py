"""Tests of the token buckets: of keys, of addresses and the networks around them, and of one."""

import pytest

from ebbes.addresses import WIDER, keys_of
from ebbes.server.limiting.buckets import AddressBuckets, Allowance, Buckets
from tests.server.store.clock import Clock

NETWORK = "2001:db8:1::/48"


def household(number: int) -> str:
    """One of the many networks a customer has."""
    return f"2001:db8:1:{number:x}::/64"


def test_a_bucket_gives_so_many_at_once_and_then_as_fast_as_it_fills() -> None:
    clock = Clock()
    buckets = Buckets(3, 60, clock)
    assert [buckets.take("a") for _ in range(3)] == [0, 0, 0]
    assert buckets.take("a") == pytest.approx(20)
    clock.forward(19)
    assert buckets.take("a") == pytest.approx(1)
    clock.forward(1)
    assert buckets.take("a") == 0
    assert buckets.take("a") == pytest.approx(20)


def test_a_bucket_holds_no_more_than_its_size() -> None:
    clock = Clock()
    buckets = Buckets(2, 1, clock)
    buckets.take("a")
    clock.forward(1000)
    assert [bool(buckets.take("a")) for _ in range(3)] == [False, False, True]


def test_each_key_has_a_bucket_of_its_own() -> None:
    buckets = Buckets(1, 60, Clock())
    assert [bool(buckets.take(key)) for key in "abab"] == [False, False, True, True]


def test_the_bucket_not_used_for_longest_is_dropped() -> None:
    buckets = Buckets(1, 60, Clock(), most=2)
    for key in "aba":
        buckets.take(key)
    buckets.take("c")
    assert len(buckets) == 2
    assert buckets.take("a") > 0
    assert buckets.take("b") == 0


def test_one_can_look_into_a_bucket_without_taking_anything() -> None:
    clock = Clock()
    buckets = Buckets(1, 60, clock)
    assert [buckets.wait("a"), buckets.wait("a"), buckets.take("a")] == [0, 0, 0]
    assert buckets.wait("a") == pytest.approx(60)
    clock.forward(59)
    assert buckets.wait("a") == pytest.approx(1)
    clock.forward(1)
    assert buckets.wait("a") == 0


@pytest.mark.parametrize(
    ("address", "keys"),
    [
        ("192.0.2.7", ("192.0.2.7",)),
        ("2001:db8:1:2::/64", ("2001:db8:1:2::/64", "2001:db8:1::/48")),
        ("", ("",)),
    ],
)
def test_an_address_of_ipv6_has_a_second_key(address: str, keys: tuple[str, ...]) -> None:
    assert keys_of(address) == keys


def test_a_customer_with_many_networks_has_only_so_many_times_the_allowance(clock: Clock) -> None:
    buckets = AddressBuckets(2, 60, clock)
    taken = [buckets.take(household(number)) for number in range(1000) for _ in range(2)]
    assert taken.count(0) == 2 * WIDER
    assert buckets.take(household(5000)) == pytest.approx(60 / (2 * WIDER))
    assert buckets.take("2001:db8:2:1::/64") == 0


def test_one_household_has_no_more_than_an_address(clock: Clock) -> None:
    buckets = AddressBuckets(2, 60, clock)
    assert [bool(buckets.take(household(1))) for _ in range(3)] == [False, False, True]
    assert buckets.take(household(2)) == 0


def test_what_a_household_is_refused_is_not_taken_from_its_neighbours(clock: Clock) -> None:
    buckets = AddressBuckets(1, 60, clock)
    for _ in range(10 * WIDER):
        buckets.take(household(0))
    assert not any(buckets.take(household(number)) for number in range(1, WIDER))
    assert buckets.take(household(WIDER)) > 0


def test_addresses_of_ipv4_have_nothing_to_do_with_each_other(clock: Clock) -> None:
    buckets = AddressBuckets(1, 60, clock)
    assert not any(buckets.take(f"192.0.2.{number}") for number in range(10 * WIDER))


def test_work_is_drawn_from_both_or_from_none(clock: Clock) -> None:
    buckets = AddressBuckets(4, 4, clock, wider=2)
    assert [buckets.draw(household(number), 4, 2) for number in range(3)] == [0, 0, 2]
    assert buckets.draw(household(3), 4, 2) == pytest.approx(4)
    assert buckets.draw(household(3), 0, 2) == pytest.approx(2)
    clock.forward(2)
    assert buckets.draw(household(3), 4, 2) == pytest.approx(2)


def test_one_network_takes_only_so_much_memory(clock: Clock) -> None:
    buckets = AddressBuckets(1, 60, clock, most=10)
    for number in range(1000):
        buckets.take(household(number))
        buckets.take(f"2001:db8:{number:x}::/64")
    assert len(buckets) <= 20


def test_what_is_drawn_too_much_is_waited_for_and_the_next_waits_longer() -> None:
    clock = Clock()
    buckets = AddressBuckets(4, 2, clock)
    assert [buckets.draw("a", 2) for _ in range(4)] == [0, 0, pytest.approx(1), pytest.approx(2)]
    assert buckets.draw("b", 4) == 0
    clock.forward(3)
    assert buckets.draw("a", 2) == 0


def test_nothing_is_drawn_that_would_be_paid_back_too_late() -> None:
    clock = Clock()
    buckets = AddressBuckets(4, 4, clock)
    assert [buckets.draw("a", 4, 2), buckets.draw("a", 3, 2)] == [0, pytest.approx(3)]
    assert buckets.draw("a", 2, 2) == pytest.approx(2)


def test_what_is_there_is_taken_without_waiting() -> None:
    allowance = Allowance(10, 2, Clock())
    assert [allowance.take(5), allowance.take(5)] == [0, 0]


def test_what_was_taken_too_much_is_paid_back_in_time() -> None:
    clock = Clock()
    allowance = Allowance(10, 2, clock)
    assert allowance.take(16) == pytest.approx(3)
    clock.forward(1)
    assert allowance.take(0) == pytest.approx(2)
    clock.forward(2)
    assert allowance.take(0) == 0
    assert allowance.take(2) == pytest.approx(1)


def test_no_more_comes_back_than_it_holds() -> None:
    clock = Clock()
    allowance = Allowance(10, 2, clock)
    clock.forward(1000)
    assert allowance.take(10) == 0
    assert allowance.take(1) == pytest.approx(0.5)
