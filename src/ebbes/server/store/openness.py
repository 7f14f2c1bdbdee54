"""What people let others see of them; no name with it before they have said so."""

from dataclasses import asdict, dataclass

from sqlalchemy import Connection, select

from ebbes.server.store.inserting import INSERTS
from ebbes.server.store.part import Part
from ebbes.server.store.schema.people import OPENNESS

C = OPENNESS.c


@dataclass(frozen=True, slots=True)
class Openness:
    """What others may see."""

    strength: bool = False
    """Who sits at the same table: how strong somebody plays, and since when they are here."""
    games: bool = False
    """The same people: how the last games went."""
    results: bool = True
    """Everybody, without a name: the result of a hand of the day, among all others."""


class Opennesses(Part):
    """Of every person who has chosen."""

    async def find(self, person_id: str) -> Openness:
        """What somebody has chosen."""
        row = await self._row(select(OPENNESS).where(C.person_id == person_id))
        return Openness() if row is None else Openness(row.strength, row.games, row.results)

    async def choose(self, person_id: str, chosen: Openness) -> None:
        """From now on others may see this."""
        new = asdict(chosen)

        def work(connection: Connection) -> None:
            row = INSERTS[connection.dialect.name](OPENNESS).values(person_id=person_id, **new)
            connection.execute(row.on_conflict_do_update(index_elements=[C.person_id], set_=new))

        await self._database.write(work)
