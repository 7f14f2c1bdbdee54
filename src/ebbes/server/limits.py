"""How much an address, or a person, may ask of a server."""

from ipaddress import IPv6Address, ip_address, ip_network

from starlette.requests import HTTPConnection

from ebbes.server.buckets import Buckets
from ebbes.server.problem import ApiError
from ebbes.server.settings import Settings

MINUTE = 60
HOUR = 3600


class Limits:
    """One kind of bucket for each thing that is counted."""

    def __init__(self, settings: Settings) -> None:
        self.requests = Buckets(settings.requests_per_minute, MINUTE)
        self.files = Buckets(settings.files_per_minute, MINUTE)
        self.people = Buckets(settings.people_per_hour, HOUR)
        self.tables = Buckets(settings.tables_per_hour, HOUR)
        self.hints = Buckets(settings.hints_per_minute, MINUTE)

    def of(self, path: str) -> Buckets:
        """What a request for this path is counted by: a page is made of many small files."""
        return self.requests if path.startswith("/api/") else self.files


def spend(buckets: Buckets, connection: HTTPConnection) -> None:
    """Counts one for the address of a connection; raises a 429 if it had too many."""
    spend_one(buckets, address_of(connection), "from this address")


def spend_one(buckets: Buckets, key: str, what: str) -> None:
    """Counts one for somebody; raises a 429 if it were too many."""
    wait = buckets.take(key)
    if wait:
        seconds = max(1, round(wait))
        message = f"too many {what}: try again in {seconds} s"
        raise ApiError(
            429, "limit/too-many", message, {"seconds": seconds}, {"Retry-After": str(seconds)}
        )


def address_of(connection: HTTPConnection) -> str:
    """Who is asking; a network of IPv6 is one, as a household has billions of addresses there."""
    host = connection.client.host if connection.client else ""
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
