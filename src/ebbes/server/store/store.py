"""The store of a server."""

import time
from collections.abc import Callable
from typing import Self

from sqlalchemy import select

from ebbes.server.store.answers import Answers
from ebbes.server.store.awaited import AwaitedPeople
from ebbes.server.store.blocks import Blocks
from ebbes.server.store.challenges import Challenges
from ebbes.server.store.committer import Committer
from ebbes.server.store.database import Database
from ebbes.server.store.devices import Devices
from ebbes.server.store.floods import Floods
from ebbes.server.store.games import Games
from ebbes.server.store.hands import Hands
from ebbes.server.store.keys import Keys
from ebbes.server.store.log import Log
from ebbes.server.store.migrate import migrate
from ebbes.server.store.openness import Opennesses
from ebbes.server.store.orders import Orders
from ebbes.server.store.outcomes import Outcomes
from ebbes.server.store.passkeys import Passkeys
from ebbes.server.store.people import People
from ebbes.server.store.presence import Presence
from ebbes.server.store.privacy import Privacy
from ebbes.server.store.puzzles import Puzzles
from ebbes.server.store.raters import Raters
from ebbes.server.store.recoveries import Recoveries
from ebbes.server.store.reports import Reports
from ebbes.server.store.reviews import Reviews
from ebbes.server.store.tables import Tables
from ebbes.server.store.tellings import Tellings
from ebbes.server.store.turns import Turns
from ebbes.server.store.url import database_url
from ebbes.server.store.wishes import Wishes


class Store:
    """Everything a server keeps, in SQLite or PostgreSQL: `async with Store(url) as store`.

    The log of each table is the truth; what else is kept is an index into it, or about people.
    """

    def __init__(self, url: str, clock: Callable[[], float] = time.time) -> None:
        self._url = database_url(url)
        self._clock = clock

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def open(self) -> None:
        """Connects, and brings the database to the newest schema first."""
        await migrate(self._url)
        database = self._database = Database(self._url)
        self._committer = Committer(database, self._clock)
        self.log = Log(database, self._clock, self._committer)
        self.games = Games(database, self._clock)
        self.tables = Tables(database, self._clock)
        self.turns = Turns(database, self._clock)
        self.people = People(database, self._clock)
        self.presence = Presence(database, self._clock)
        self.devices = Devices(database, self._clock)
        self.keys = Keys(database, self._clock)
        self.privacy = Privacy(database, self._clock)
        self.orders = Orders(database, self._clock)
        self.floods = Floods(database, self._clock)
        self.reviews = Reviews(database, self._clock)
        self.hands = Hands(database, self._clock)
        self.answers = Answers(database, self._clock)
        self.blocks = Blocks(database, self._clock)
        self.reports = Reports(database, self._clock)
        self.puzzles = Puzzles(database, self._clock)
        self.raters = Raters(database, self._clock)
        self.outcomes = Outcomes(database, self._clock)
        self.openness = Opennesses(database, self._clock)
        self.recoveries = Recoveries(database, self._clock)
        self.passkeys = Passkeys(database, self._clock)
        self.challenges = Challenges(database, self._clock)
        self.wishes = Wishes(database, self._clock)
        self.tellings = Tellings(database, self._clock)
        self.awaited = AwaitedPeople(database, self._clock)

    async def ping(self) -> None:
        """Raises `StoreUnavailable` if the database does not answer."""
        await self._database.ask(select(1))

    async def changed_by_others(self) -> bool:
        """Whether another process may have written since this was asked last; one cheap look."""
        return await self._database.changed_by_others()

    async def close(self) -> None:
        """Waits for the appends under way, then disconnects."""
        await self._committer.close()
        await self._database.close()
