"""How much an address, a person or a socket may ask of a server."""

import time
from collections.abc import Callable
from typing import NamedTuple

from starlette.requests import HTTPConnection

from ebbes.server.limiting.address import address_of
from ebbes.server.limiting.buckets import AddressBuckets, Allowance, Buckets
from ebbes.server.limiting.desk import Desk
from ebbes.server.limiting.queues import Queues
from ebbes.server.limiting.under_way import AnswersUnderWay
from ebbes.server.refusing.problem import ApiError
from ebbes.server.seconds import DAY, HOUR, MINUTE
from ebbes.server.settings import Settings

LISTS = (
    "/api/visit",
    "/api/tables",
    "/api/me/tables",
    "/api/me/games",
    "/api/me/place",
    "/api/me/challenges",
    "/api/me/export",
    "/api/me/over-days",
    "/api/puzzles",
    "/api/puzzles/run",
)
"""Pages that look through many tables, games or puzzles."""
LONG = ("/ready", "/api/openapi.json")
"""Pages that ask the store in any case, or say very much."""
BOARDS = "/api/challenges/"
"""Part of the paths of challenges: whatever is done there looks at all who take part."""
RECORDS = "/games/"
"""Part of the paths of games that are over."""
ALONG = "/api/puzzles/along"
"""Puzzles with all their answers, as long as a record."""
DAYS, PUZZLES = "/api/days/", "/api/puzzles/"
"""Part of the paths of days, which compare everybody, and of puzzles, whose answers tell much."""
DEAR = 5
"""How much more work a list, a record or a socket is than most other pages."""
AT_ONCE = 0.25
"""Seconds of work that are done without waiting."""
REFUSALS = 20
"""Refusals an address hears in a second; who asks on hears the next one later."""
BUSIER = 2
"""How much more than one address the network around it may make a server work at a time."""
ORDINARY = 1024
"""Bytes of a message on average, and generously."""
COMMANDS_OF_A_GAME = 8
"""Commands a game counts as that comes whole: it is kept for good, and takes as much room."""
REST_MINUTES = 10
"""For how long an address looks into no game after a look that has cost a worker."""
HOLIDAYS_A_DAY = 10
"""How often a person begins or ends a holiday at once: all tables that wait for them are told."""
CONTROL_FRAMES = 5
"""Pings and pongs in a second, besides messages."""
PATIENCE = 5.0
"""Seconds a socket may be made to wait in a minute, before it is a flood."""


class Price(NamedTuple):
    """What a request is counted by, and how much work it is."""

    buckets: tuple[AddressBuckets, ...]
    work: int


class Limits:
    """One kind of bucket for each thing that is counted."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        self.requests = AddressBuckets(settings.requests_per_minute, MINUTE, clock)
        self.foreign = AddressBuckets(settings.requests_per_minute, MINUTE, clock)
        self.files = AddressBuckets(settings.files_per_minute, MINUTE, clock)
        self.records = AddressBuckets(settings.records_per_minute, MINUTE, clock)
        self.lists = AddressBuckets(settings.lists_per_minute, MINUTE, clock)
        self.people = AddressBuckets(settings.people_per_hour, HOUR, clock)
        self.tables = AddressBuckets(settings.tables_per_hour, HOUR, clock)
        self.tokens = AddressBuckets(settings.tokens_per_hour, HOUR, clock)
        self.reviews = Buckets(settings.reviews_per_hour, HOUR, clock)
        self.address_reviews = AddressBuckets(settings.address_reviews_per_hour, HOUR, clock)
        self.studies = AddressBuckets(settings.studies_per_minute, MINUTE, clock)
        self._studies_of_a_rest = settings.studies_per_minute * REST_MINUTES
        self.puzzles = Buckets(settings.puzzles_per_hour, HOUR, clock)
        self.address_puzzles = AddressBuckets(settings.address_puzzles_per_hour, HOUR, clock)
        self.new_links = AddressBuckets(settings.new_links_per_hour, HOUR, clock)
        self.passkeys = AddressBuckets(settings.passkeys_per_hour, HOUR, clock)
        self.renames = AddressBuckets(settings.renames_per_hour, HOUR, clock)
        self.faults = AddressBuckets(settings.faults_per_hour, HOUR, clock)
        self.reports = AddressBuckets(settings.reports_per_hour, HOUR, clock)
        self.blocks = AddressBuckets(settings.blocks_per_hour, HOUR, clock)
        self.evenings = AddressBuckets(settings.evening_tables_per_hour, HOUR, clock)
        self.addresses = AddressBuckets(settings.addresses_per_hour, HOUR, clock)
        self.holidays = Buckets(HOLIDAYS_A_DAY, DAY, clock)
        self.links = AddressBuckets(settings.links_per_minute, MINUTE, clock)
        self._commands = Buckets(settings.commands_per_hour, HOUR, clock)
        self._address_commands = AddressBuckets(settings.address_commands_per_hour, HOUR, clock)
        at_once = settings.requests_per_second * AT_ONCE
        self.work = AddressBuckets(at_once, AT_ONCE, clock, wider=BUSIER)
        self.refusals = AddressBuckets(REFUSALS, 1, clock, wider=BUSIER)
        self.queues = Queues()
        self.under_way = AnswersUnderWay()
        self.desk = Desk()
        self.turns = AddressBuckets(settings.commands_per_second, 1, clock, wider=BUSIER)

    def of(self, path: str, method: str) -> Price:
        """What a request costs: a page is made of many small files, a record is dear."""
        if path in LONG:
            return Price((self.requests,), DEAR)
        if not path.startswith("/api/"):
            return Price((self.files,), 1)
        if path.endswith("/socket") or path.startswith(BOARDS):
            return Price((self.requests,), DEAR)
        if _is_record(path):
            return Price((self.requests, self.records), DEAR)
        if path in LISTS and method == "GET":
            return Price((self.requests, self.lists), DEAR)
        if path.startswith(DAYS) or (path.startswith(PUZZLES) and method == "POST"):
            return Price((self.requests,), DEAR)
        return Price((self.requests,), 1)

    def is_long(self, path: str, method: str) -> bool:
        """Whether the answer may be so long that not many of them are under way at once."""
        return _is_record(path) or path in (*LISTS, *LONG) or _is_board(path, method)

    def rest_from_studies(self, address: str) -> None:
        """Refuses an address further looks into games for a while: one has cost a worker."""
        self.studies.draw(address, self._studies_of_a_rest)

    def take_command(self, address: str, person: str) -> float:
        """Counts a command that may be kept for good; else the seconds until there may be one."""
        return self._commands.take(person) or self._address_commands.take(address)

    def spend_command(self, address: str, person: str) -> None:
        """Counts a command likewise; raises a 429 if it were too many."""
        wait = self.take_command(address, person)
        if wait:
            raise too_many_commands(wait)

    def spend_game(self, address: str, person: str) -> None:
        """Counts a game that comes whole as its commands; raises a 429 if they were too many."""
        wait = self._commands.debt(person, COMMANDS_OF_A_GAME)
        wait = wait or self._address_commands.draw(address, COMMANDS_OF_A_GAME, most=0)
        if wait:
            raise too_many_commands(wait)
        self._commands.lower(person, COMMANDS_OF_A_GAME)


class Budget:
    """Twice as many frames as messages are allowed, and as many bytes as these ever need."""

    def __init__(self, settings: Settings, clock: Callable[[], float]) -> None:
        rate, burst = settings.messages_per_second, settings.messages_burst
        self.most_unread = max(burst * ORDINARY, 4 * settings.message_bytes)
        """Bytes that may have come and still wait to be read."""
        self._bytes = Allowance(self.most_unread, rate * ORDINARY, clock)
        self._frames = Allowance(2 * burst + 4 * CONTROL_FRAMES, 2 * rate + CONTROL_FRAMES, clock)
        self._patience = Allowance(PATIENCE, PATIENCE / 60, clock)
        self.is_overdrawn = False
        """Whether this socket had to wait too often: it is a flood."""

    def spend(self, size: int, frames: int) -> float:
        """Counts what was read; the seconds to wait before more is."""
        wait = max(self._bytes.take(size), self._frames.take(frames))
        if wait and self._patience.take(wait):
            self.is_overdrawn = True
        return wait


def _is_record(path: str) -> bool:
    """Whether a whole game is asked for, or what is as long as one."""
    return path == ALONG or (path.startswith("/api/") and RECORDS in path)


def _is_board(path: str, method: str) -> bool:
    """Whether a challenge is looked at; who sits down in one is told no more than where."""
    return path.startswith(BOARDS) and method == "GET"


def spend(buckets: AddressBuckets, connection: HTTPConnection) -> None:
    """Counts one for the address of a connection; raises a 429 if it had too many."""
    spend_one(buckets, address_of(connection), "from this address")


def spend_one(buckets: AddressBuckets | Buckets, key: str, what: str) -> None:
    """Counts one for somebody; raises a 429 if it were too many."""
    wait = buckets.take(key)
    if wait:
        raise too_many(what, wait)


def too_many_commands(wait: float) -> ApiError:
    """What somebody hears who has played the whole day without a break."""
    return too_many("commands", wait)


def too_many(what: str, wait: float) -> ApiError:
    """The refusal for now, and when to come again."""
    seconds = max(1, round(wait))
    message = f"too many {what}: try again in {seconds} s"
    return ApiError(
        429, "limit/too-many", message, {"seconds": seconds}, {"Retry-After": str(seconds)}
    )
