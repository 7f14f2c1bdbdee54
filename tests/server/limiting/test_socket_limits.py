"""Tests of `ebbes.server.limiting.socket_limits`."""

from contextlib import ExitStack

import pytest

from ebbes.addresses import WIDER
from ebbes.server.limiting.socket_limits import SocketLimits
from ebbes.server.refusing.problem import ApiError
from ebbes.server.settings import Settings


@pytest.fixture
def limits(settings: Settings) -> SocketLimits:
    """Two sockets of an address, and one of a person."""
    few = {"connections_per_address": 2, "connections_per_person": 1}
    return SocketLimits(settings.model_copy(update=few))


def is_full(limits: SocketLimits, address: str, person: str | None) -> bool:
    """Whether one more is refused."""
    try:
        with limits.admit(address, person):
            return False
    except ApiError as refusal:
        return refusal.problem.code == "limit/too-many-sockets"


def test_an_address_and_a_person_have_only_so_many(limits: SocketLimits) -> None:
    with limits.admit("192.0.2.1", "Anna"):
        assert is_full(limits, "192.0.2.2", "Anna")
        with limits.admit("192.0.2.1", "Ben"):
            assert is_full(limits, "192.0.2.1", None)
            assert not is_full(limits, "192.0.2.2", None)
    assert not is_full(limits, "192.0.2.1", "Anna")


def test_a_customer_with_many_networks_has_only_so_many(limits: SocketLimits) -> None:
    with ExitStack() as stack:
        for number in range(2 * WIDER):
            stack.enter_context(limits.admit(f"2001:db8:1:{number:x}::/64", None))
        assert is_full(limits, "2001:db8:1:ffff::/64", None)
        assert not is_full(limits, "2001:db8:2::/64", None)
    assert not limits._open
