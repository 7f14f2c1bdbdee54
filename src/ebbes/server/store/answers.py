"""What bots answered at given cards: the first answer is everybody's."""

from typing import Final

from sqlalchemy import Connection, delete, select

from ebbes.server.store.inserting import unless_known
from ebbes.server.store.part import Part
from ebbes.server.store.schema import ANSWERS

C = ANSWERS.c
FORGOTTEN_AT_ONCE: Final = 500


class Answers(Part):
    """By deal, and by all that was played of it before."""

    async def find(self, deal: str, moment: str) -> str | None:
        """What was answered there, if anybody has come so far."""
        at = (C.deal == deal, C.moment == moment)
        row = await self._row(select(C.choice).where(*at))
        return row and row.choice

    async def keep(self, deal: str, moment: str, choice: str) -> str:
        """The answer from now on: this one, unless another process was faster."""
        row = {"deal": deal, "moment": moment, "choice": choice, "made_at": self._clock()}
        at = select(C.choice).where(C.deal == deal, C.moment == moment)

        def work(connection: Connection) -> str:
            connection.execute(unless_known(connection, ANSWERS), row)
            return str(connection.execute(at).scalar_one())

        return await self._database.write(work)

    async def forget(self, before: float) -> int:
        """Let some answers go that nobody will ask for; how many there were."""
        old = select(C.deal, C.moment).where(C.made_at < before).limit(FORGOTTEN_AT_ONCE)
        rows = await self._rows(old)

        def work(connection: Connection) -> int:
            for row in rows:
                one = (C.deal == row.deal, C.moment == row.moment)
                connection.execute(delete(ANSWERS).where(*one))
            return len(rows)

        return await self._database.write(work) if rows else 0
