"""Networks as operators name them, and whether an address lies in one."""

from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import TypeAlias

from ebbes.addresses import address_at

Network: TypeAlias = IPv4Network | IPv6Network


def network_named(text: str) -> Network | None:
    """The network of an address or a network in figures; None if it is neither.

    A single address of IPv6 stands for its household, as it does wherever addresses are counted.
    """
    try:
        return ip_network(address_at(text.strip()), strict=False)
    except ValueError:
        return None


def lies_in(address: str, network: Network) -> bool:
    """Whether an address, as the server counts it, lies in a network."""
    own = network_named(address)
    if isinstance(own, IPv4Network) and isinstance(network, IPv4Network):
        return own.subnet_of(network)
    if isinstance(own, IPv6Network) and isinstance(network, IPv6Network):
        return own.subnet_of(network)
    return False


def overlap(address: str, network: Network) -> bool:
    """Whether an address, as the server counts it, lies in a network, or the other way round."""
    own = network_named(address)
    return own is not None and (lies_in(address, network) or lies_in(str(network), own))
