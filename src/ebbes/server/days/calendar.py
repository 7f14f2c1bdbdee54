"""Which day it is here, and the hands of all days."""

from datetime import date, datetime, timedelta
from functools import lru_cache
from typing import Final

from ebbes.record.chain import head_of
from ebbes.record.chance import SECRET_BYTES
from ebbes.server.days.hand import Hand
from ebbes.server.store.values import GameRow, Person
from ebbes.server.tables.model.timing import counts_until
from ebbes.server.tables.running.context import Context

MOST_DAYS: Final = 370
"""How far back a row of days is counted."""


class Calendar:
    """The days of one server; a day begins at midnight where the server stands."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._hand = lru_cache(maxsize=8)(Hand)
        self._roots: dict[int, bytes] = {}
        """By year, as far as they were asked for; once drawn, a root never changes."""
        self._first_year: int | None = None

    @property
    def today(self) -> date:
        """The day it is."""
        return datetime.fromtimestamp(self._context.clock()).date()

    async def hand(self, day: date) -> Hand | None:
        """What everybody is given on a day; None if that day is not bound, or still to come."""
        root = None if day > self.today else await self._root(day.year)
        return None if root is None else self._hand(day, root)

    async def first(self) -> date:
        """The first day that has a hand."""
        if self._first_year is None:
            self._first_year = await self._context.store.hands.first_year()
        return date(self._first_year or self.today.year, 1, 1)

    async def next_head(self) -> bytes:
        """What the deals of the next year are bound by."""
        root = await self._root(self.today.year + 1)
        assert root is not None
        return head_of(root)

    async def row_of(self, person_id: str) -> int:
        """How many days in a row somebody has played, today or until yesterday."""
        today = self.today
        first = today - timedelta(days=MOST_DAYS)
        hands = await self._context.store.hands.between(
            person_id, first.isoformat(), today.isoformat()
        )
        played = {hand.day for hand in hands if hand.points is not None}
        last = today if today.isoformat() in played else today - timedelta(days=1)
        return next(
            back
            for back in range(MOST_DAYS + 2)
            if (last - timedelta(days=back)).isoformat() not in played
        )

    def counts(self, day: date) -> bool:
        """Whether what somebody makes of the hand of a day still counts."""
        return self._context.clock() <= counts_until(day)

    async def is_still_played(self, game: GameRow, _: Person | None) -> bool:
        """Whether others may still play the cards of a game, and count."""
        assert isinstance(game.facts, dict)
        deal = game.facts.get("deal")
        if not isinstance(deal, dict) or deal["kind"] != "day":
            return False
        return self.counts(date.fromisoformat(str(deal["name"])))

    async def _root(self, year: int) -> bytes | None:
        """Drawn when somebody asks for the first time, but never for a year that is over."""
        if year in self._roots:
            return self._roots[year]
        hands = self._context.store.hands
        root = await hands.root(year)
        if root is None and year >= self.today.year:
            root = await hands.draw_root(year, self._context.random_bytes(SECRET_BYTES))
        if root is not None:
            self._roots[year] = root
        return root
