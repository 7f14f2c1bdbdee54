"""What bots answered at given cards: the first answer is everybody's."""

from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection, Row, Select, bindparam, delete, literal, select, tuple_

from ebbes.server.store.database import Database
from ebbes.server.store.inserting import unless_known
from ebbes.server.store.part import Part
from ebbes.server.store.schema.days import ANSWERS

C = ANSWERS.c
KEYS = (C.deal, C.moment)
PAGE: Final = 400
"""Answers that are looked at in one step."""
REMEMBERED: Final = 20_000
"""Answers a process keeps in mind: of a day, those that nearly everybody comes to."""
OLD = delete(ANSWERS).where(
    C.deal == bindparam("of_deal"),
    C.moment == bindparam("at_moment"),
    C.made_at == bindparam("at"),
)


class Answers(Part):
    """By deal, and by all that was played of it before.

    An answer never changes, so who comes there after somebody else of this process reads nothing.
    """

    def __init__(self, database: Database, clock: Callable[[], float]) -> None:
        super().__init__(database, clock)
        self._remembered: OrderedDict[tuple[str, str], str] = OrderedDict()

    async def find(self, deal: str, moment: str) -> str | None:
        """What was answered there, if anybody has come so far."""
        if (known := self._remembered.get((deal, moment))) is not None:
            return self._remember(deal, moment, known)
        row = await self._row(select(C.choice).where(C.deal == deal, C.moment == moment))
        return row and self._remember(deal, moment, row.choice)

    async def keep(self, deal: str, moment: str, choice: str) -> str:
        """The answer from now on: this one, unless another process was faster."""
        row = {"deal": deal, "moment": moment, "choice": choice, "made_at": self._clock()}
        at = select(C.choice).where(C.deal == deal, C.moment == moment)

        def work(connection: Connection) -> str:
            connection.execute(unless_known(connection, ANSWERS), row)
            return str(connection.execute(at).scalar_one())

        return self._remember(deal, moment, await self._database.write(work))

    async def forget(self, before: float) -> int:
        """Let answers go that nobody will ask for; how many there were.

        All are looked at, a page after the other: an index of their age would be as large as they.
        """
        forgotten, last = 0, ("", "")
        while page := await self._rows(_page(last)):
            old = [row for row in page if row.made_at < before]
            if old:
                await self._database.write(partial(_let_go, old))
            forgotten += len(old)
            last = (page[-1].deal, page[-1].moment)
        self._remembered.clear()
        return forgotten

    def _remember(self, deal: str, moment: str, choice: str) -> str:
        self._remembered[deal, moment] = choice
        self._remembered.move_to_end((deal, moment))
        if len(self._remembered) > REMEMBERED:
            self._remembered.popitem(last=False)
        return choice


def _page(last: tuple[str, str]) -> Select[Any]:
    after = tuple_(*map(literal, last)) < tuple_(*KEYS)
    return select(C.deal, C.moment, C.made_at).where(after).order_by(*KEYS).limit(PAGE)


def _let_go(old: Sequence[Row[Any]], connection: Connection) -> None:
    rows = [{"of_deal": row.deal, "at_moment": row.moment, "at": row.made_at} for row in old]
    connection.execute(OLD, rows)
