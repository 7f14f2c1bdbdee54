"""Tests of `ebbes.server.attending.sessions`."""

import pytest

from ebbes.server.attending.sessions import Origin


@pytest.mark.parametrize(
    ("address", "network"),
    [("192.0.2.1", "192.0.2.1"), ("2001:db8:0:7::/64", "2001:db8::/48"), ("", "")],
)
def test_a_customer_of_ipv6_is_one_network(address: str, network: str) -> None:
    assert Origin(None, None, address).network == network
