"""What the parts of the store share."""

from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import Connection, Executable, Row

from ebbes.server.store.database import Database


class Part:
    """A part of the store: some questions and changes about one noun."""

    def __init__(self, database: Database, clock: Callable[[], float]) -> None:
        self._database = database
        self._clock = clock

    async def _rows(self, query: Executable) -> Sequence[Row[Any]]:
        return await self._database.ask(query)

    async def _row(self, query: Executable) -> Row[Any] | None:
        rows = await self._rows(query)
        return rows[0] if rows else None

    async def _change(self, statement: Executable) -> Sequence[Row[Any]]:
        """The rows a statement has changed, as it returns them."""

        def work(connection: Connection) -> Sequence[Row[Any]]:
            return connection.execute(statement).all()

        return await self._database.write(work)
