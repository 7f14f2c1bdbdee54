"""The address somebody asks from."""

from ipaddress import IPv6Address, ip_address, ip_network

from starlette.requests import HTTPConnection


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


def is_loopback(connection: HTTPConnection) -> bool:
    """Whether somebody on this very machine asks."""
    try:
        address = ip_address(connection.client.host if connection.client else "")
    except ValueError:
        return False
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return (mapped or address).is_loopback
