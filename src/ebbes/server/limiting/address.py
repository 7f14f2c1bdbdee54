"""The address somebody asks from, and the network around it."""

from ipaddress import IPv6Address, ip_address

from starlette.requests import HTTPConnection

from ebbes.addresses import address_at, keys_of


def address_of(connection: HTTPConnection) -> str:
    """Who is asking, as the proxy tells if there is one."""
    return address_at(connection.client.host if connection.client else "")


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
