"""How much an address, or a person, may ask of a server."""

from starlette.requests import HTTPConnection

from ebbes.server.limiting.address import address_of
from ebbes.server.limiting.buckets import Buckets
from ebbes.server.refusing.problem import ApiError
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
        raise too_many(what, wait)


def too_many(what: str, wait: float) -> ApiError:
    """The refusal for now, and when to come again."""
    seconds = max(1, round(wait))
    message = f"too many {what}: try again in {seconds} s"
    return ApiError(
        429, "limit/too-many", message, {"seconds": seconds}, {"Retry-After": str(seconds)}
    )
