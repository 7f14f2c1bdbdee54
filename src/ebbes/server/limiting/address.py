"""The address somebody asks from, and the network around it."""

from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

from starlette.requests import HTTPConnection

AROUND = 48
"""What one customer may have of IPv6: 65,536 networks, each as large as a household's."""
WIDER = 16
"""How much more than one address the network around it may do."""


def address_of(connection: HTTPConnection) -> str:
    """Who is asking, as the proxy tells if there is one."""
    return address_at(connection.client.host if connection.client else "")


def address_at(host: str) -> str:
    """One address; a network of IPv6 is one, as a household has billions of addresses there."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        return str(address.ipv4_mapped or ip_network((address, 64), strict=False))
    return host


@lru_cache(maxsize=1024)
def keys_of(address: str) -> tuple[str, ...]:
    """By what an address is counted: itself, and in IPv6 the network around it."""
    household, _, prefix = address.partition("/")
    if not prefix:
        return (address,)
    return address, str(ip_network((household, AROUND), strict=False))


def network_of(connection: HTTPConnection) -> str:
    """The address somebody asks from, or all that one customer may have of IPv6."""
    return keys_of(address_of(connection))[-1]


def is_loopback(connection: HTTPConnection) -> bool:
    """Whether somebody on this very machine asks."""
    try:
        address = ip_address(connection.client.host if connection.client else "")
    except ValueError:
        return False
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return (mapped or address).is_loopback
