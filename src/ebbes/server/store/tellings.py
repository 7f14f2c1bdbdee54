"""How people want to be told that it is their turn, where, and with which key of the house."""

from collections.abc import Callable, Collection
from datetime import date
from enum import StrEnum
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Row, delete, func, or_, select

from ebbes.server.store.inserting import INSERTS, unless_known
from ebbes.server.store.part import Part
from ebbes.server.store.schema.keys import HOUSE_KEYS
from ebbes.server.store.schema.over_days import ADDRESSES, AWAITED, HOLIDAYS, TELLINGS

A, H, T = ADDRESSES.c, HOLIDAYS.c, TELLINGS.c
MOST_ADDRESSES: Final = 10
"""Of a person."""


class How(StrEnum):
    """How often somebody wants to be told."""

    OFF = "off"
    DAILY = "daily"
    """Once a day at most, of all that waits."""
    EACH = "each"
    """Of every turn, or of several together."""


class Kind(StrEnum):
    """What is at an address."""

    PUSH = "push"
    """A browser, by way of who made it."""
    NTFY = "ntfy"
    HOOK = "hook"
    """Anything that takes JSON."""


class Telling(NamedTuple):
    """What somebody has asked for."""

    how: How = How.DAILY
    nights: bool = True
    """Whether nothing is told at night."""
    told_at: float | None = None


class Address(NamedTuple):
    """Where somebody wants to be told, and in which words."""

    id: str
    person: str
    device: str | None
    """The hash of the device whose browser it is."""
    kind: Kind
    url: str
    key: str | None
    auth: str | None
    one: str
    """For one table."""
    many: str
    """For several: `{tables}` stands for how many."""
    made_by: str | None = None
    """The hash of the device that added it, with which it goes."""


class Due(NamedTuple):
    """Until when what may be told by now."""

    turns: float
    """Turns that began before may be told."""
    each: float
    """Who was last told before may be told again, if they want each turn."""
    daily: float
    """Likewise, if they want it once a day."""
    today: date
    """Who is on holiday on this day is told nothing."""
    is_night: bool


class Tellings(Part):
    """Of everybody who has an address."""

    async def find(self, person_id: str) -> Telling:
        """What somebody has asked for."""
        row = await self._row(select(TELLINGS).where(T.person_id == person_id))
        return Telling() if row is None else Telling(How(row.how), row.nights, row.told_at)

    async def choose(self, person_id: str, how: How, *, nights: bool) -> None:
        """From now on they want this."""
        new = {"how": how.value, "nights": nights}

        def work(connection: Connection) -> None:
            row = INSERTS[connection.dialect.name](TELLINGS).values(person_id=person_id, **new)
            connection.execute(row.on_conflict_do_update(index_elements=[T.person_id], set_=new))

        await self._database.write(work)

    async def to_tell(
        self, due: Due, most: int, but: Collection[str] = ()
    ) -> list[tuple[str, float | None]]:
        """Who may be told of something by now, but for some, and when they last were."""
        turn = AWAITED.c
        waits = select(turn.person_id).where(turn.told_at.is_(None), turn.since_at <= due.turns)
        each = (T.how == How.EACH.value) & or_(T.told_at.is_(None), T.told_at <= due.each)
        daily = (T.how == How.DAILY.value) & or_(T.told_at.is_(None), T.told_at < due.daily)
        today = due.today.isoformat()
        rests = select(H.person_id).where(H.first_day <= today, H.last_day >= today)
        query = select(T.person_id, T.told_at).where(
            or_(each, daily),
            T.person_id.in_(waits),
            T.person_id.in_(select(A.person_id)),
            T.person_id.not_in(rests),
            T.person_id.not_in(but),
        )
        if due.is_night:
            query = query.where(~T.nights)
        return [(row.person_id, row.told_at) for row in await self._rows(query.limit(most))]

    async def addresses(self, person_id: str) -> list[Address]:
        """Where somebody wants to be told, the first one first."""
        query = select(ADDRESSES).where(A.person_id == person_id)
        return [_address(row) for row in await self._rows(query.order_by(A.made_at, A.id))]

    async def add(self, address: Address) -> bool:
        """One more address, or the same in other words; false if that were too many."""
        new = address._asdict() | {"person_id": address.person, "kind": address.kind.value}
        del new["person"]
        usual = {"person_id": address.person, "how": Telling().how.value, "nights": True}
        others = (A.person_id == address.person, A.url != address.url)
        count = select(func.count()).select_from(ADDRESSES).where(*others)
        same = delete(ADDRESSES).where(A.person_id == address.person, A.url == address.url)

        def work(connection: Connection) -> bool:
            if connection.execute(count).scalar_one() >= MOST_ADDRESSES:
                return False
            connection.execute(same)
            connection.execute(ADDRESSES.insert().values(made_at=self._clock(), **new))
            connection.execute(unless_known(connection, TELLINGS), usual)
            return True

        return await self._database.write(work)

    async def remove(self, address_id: str, person_id: str | None = None) -> bool:
        """Tell nothing there any more; whether there was such an address, of that person."""
        gone = delete(ADDRESSES).where(A.id == address_id)
        if person_id is not None:
            gone = gone.where(A.person_id == person_id)
        return bool(await self._change(gone.returning(A.id)))

    async def house_key(self, name: str, make: Callable[[], str]) -> str:
        """A key of the server itself, made by whoever needs it first."""
        query = select(HOUSE_KEYS.c.value).where(HOUSE_KEYS.c.name == name)
        row = await self._row(query)
        if row is not None:
            return str(row.value)
        new = {"name": name, "value": make()}

        def work(connection: Connection) -> str:
            connection.execute(unless_known(connection, HOUSE_KEYS), new)
            return str(connection.execute(query).scalar_one())

        return await self._database.write(work)


def _address(row: Row[Any]) -> Address:
    return Address(
        id=row.id,
        person=row.person_id,
        device=row.device,
        kind=Kind(row.kind),
        url=row.url,
        key=row.key,
        auth=row.auth,
        one=row.one,
        many=row.many,
        made_by=row.made_by,
    )
