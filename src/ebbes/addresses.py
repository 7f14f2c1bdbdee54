"""Addresses, and how many of them one customer has."""

from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

HOUSEHOLD = 64
"""Bits of IPv6 that all devices of a household share."""
AROUND = 48
"""What one customer may have of IPv6: 65,536 networks, each as large as a household's."""
WIDER = 16
"""How much more than one address the network around it may do."""


def address_at(host: str) -> str:
    """One address; a network of IPv6 is one, as a household has billions of addresses there."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        return str(address.ipv4_mapped or ip_network((address, HOUSEHOLD), strict=False))
    return host


@lru_cache(maxsize=1024)
def keys_of(address: str) -> tuple[str, ...]:
    """By what an address is counted: itself, and in IPv6 the network around it."""
    household, _, prefix = address.partition("/")
    if not prefix:
        return (address,)
    return address, str(ip_network((household, AROUND), strict=False))
