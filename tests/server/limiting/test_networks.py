"""Tests of `ebbes.server.limiting.networks`."""

import pytest

from ebbes.server.limiting.networks import lies_in, network_named, overlap


@pytest.mark.parametrize(
    ("text", "network"),
    [
        ("192.0.2.7", "192.0.2.7/32"),
        (" 192.0.2.7/24", "192.0.2.0/24"),
        ("2001:db8::7", "2001:db8::/64"),
        ("2001:db8::/48", "2001:db8::/48"),
        ("::ffff:192.0.2.7", "192.0.2.7/32"),
    ],
)
def test_a_network_is_named_in_figures(text: str, network: str) -> None:
    assert str(network_named(text)) == network


@pytest.mark.parametrize("text", ["", "anna", "5f1b1b1c0de5f1b1b1c0", "192.0.2", "192.0.2.7/33"])
def test_anything_else_is_none(text: str) -> None:
    assert network_named(text) is None


@pytest.mark.parametrize(
    ("address", "network", "lies"),
    [
        ("192.0.2.7", "192.0.2.0/24", True),
        ("192.0.3.7", "192.0.2.0/24", False),
        ("2001:db8:0:1::/64", "2001:db8::/48", True),
        ("2001:db8:0:1::/64", "2001:db8::/64", False),
        ("192.0.2.7", "::/0", False),
        ("2001:db8::/64", "0.0.0.0/0", False),
        ("", "0.0.0.0/0", False),
    ],
)
def test_an_address_lies_in_a_network_of_its_kind(address: str, network: str, lies: bool) -> None:
    found = network_named(network)
    assert found is not None
    assert lies_in(address, found) is lies


@pytest.mark.parametrize(
    ("address", "network", "meet"),
    [
        ("2001:db8:0:1::/64", "2001:db8::/48", True),
        ("2001:db8::/48", "2001:db8:0:1::/64", True),
        ("2001:db8:1::/48", "2001:db8:0:1::/64", False),
        ("192.0.2.7", "192.0.2.7", True),
        ("", "192.0.2.7", False),
    ],
)
def test_two_networks_overlap_if_one_lies_in_the_other(
    address: str, network: str, meet: bool
) -> None:
    found = network_named(network)
    assert found is not None
    assert overlap(address, found) is meet
