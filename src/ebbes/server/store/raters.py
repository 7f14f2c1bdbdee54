"""Ratings of people who want one; who does not has no row."""

from collections.abc import Collection
from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, delete, select, update

from ebbes.server.store.games import SHOWN, game_of
from ebbes.server.store.inserting import unless_known
from ebbes.server.store.part import Part
from ebbes.server.store.schema.games import GAMES, PLAYED, RATERS
from ebbes.server.store.values import OwnGame

C = RATERS.c


class Rater(NamedTuple):
    """How well somebody plays among people, as far as it was counted."""

    mean: float
    variance: float
    games: int
    rated_at: float
    """When the last game ended that was counted; at first, when they wanted it."""


class Raters(Part):
    """Of everybody who wants one."""

    async def find(self, person_id: str) -> Rater | None:
        """The rating of somebody; None if they want none."""
        found = await self.of([person_id])
        return found.get(person_id)

    async def of(self, people: Collection[str]) -> dict[str, Rater]:
        """The ratings of those who want one, by person."""
        rows = await self._rows(select(RATERS).where(C.person_id.in_(people)))
        return {row.person_id: _rater(row) for row in rows}

    async def want(self, person_id: str, mean: float, variance: float) -> None:
        """Somebody wants to be rated from now on; who did before goes on."""
        row = {"person_id": person_id, "mean": mean, "variance": variance, "games": 0}

        def work(connection: Connection) -> None:
            new = row | {"rated_at": self._clock()}
            connection.execute(unless_known(connection, RATERS), new)

        await self._database.write(work)

    async def leave(self, person_id: str) -> None:
        """Somebody wants no rating any more: nothing stays of it."""
        await self._change(delete(RATERS).where(C.person_id == person_id).returning(C.person_id))

    async def unrated(self, person_id: str, since: float, most: int) -> list[OwnGame]:
        """Games somebody has finished since some time, the oldest first."""
        own = (PLAYED.c.person_id == person_id, ~PLAYED.c.has_left, GAMES.c.finished)
        query = select(PLAYED.c.seat, *SHOWN).join_from(PLAYED, GAMES).where(*own)
        query = query.where(PLAYED.c.ended_at > since)
        rows = await self._rows(query.order_by(PLAYED.c.ended_at).limit(most))
        return [OwnGame(game_of(row), row.seat) for row in rows]

    async def people_in(self, game_id: str) -> dict[int, str]:
        """Who played a game to its end, by seat."""
        here = (PLAYED.c.game_id == game_id, ~PLAYED.c.has_left)
        query = select(PLAYED.c.seat, PLAYED.c.person_id).where(*here)
        return {row.seat: row.person_id for row in await self._rows(query)}

    async def rate(self, person_id: str, before: Rater, after: Rater) -> None:
        """Somebody's new rating, unless somebody else has counted the same games just now."""
        same = (C.person_id == person_id, C.rated_at == before.rated_at)
        await self._change(
            update(RATERS).where(*same).values(**after._asdict()).returning(C.person_id)
        )


def _rater(row: Row[Any]) -> Rater:
    return Rater(row.mean, row.variance, row.games, row.rated_at)
