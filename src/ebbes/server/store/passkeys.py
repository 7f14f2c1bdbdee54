"""Passkeys: what proves them, whose they are, and what they have to sign."""

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Row, Select, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from ebbes.server.store.errors import PersonExists
from ebbes.server.store.part import Part
from ebbes.server.store.schema.keys import PASSKEY_CHALLENGES, PASSKEYS
from ebbes.server.store.schema.people import PEOPLE
from ebbes.server.store.values import Device

MOST_PASSKEYS: Final = 20
"""Of a person."""
C = PASSKEYS.c


@dataclass(frozen=True, slots=True)
class Passkey:
    """A key that lies in a device of somebody."""

    id: str
    person_id: str
    public_key: bytes
    uses: int
    """As its device counts them; some count nothing."""
    made_at: float
    used_at: float | None


class Passkeys(Part):
    """Of every person a few."""

    async def challenge(self, purpose: str, challenge: str, expires_at: float) -> None:
        """Something to be signed until then, for this; what nobody has signed in time goes."""
        row = {"challenge": _bound(purpose, challenge), "expires_at": expires_at}
        old = delete(PASSKEY_CHALLENGES).where(PASSKEY_CHALLENGES.c.expires_at < self._clock())

        def work(connection: Connection) -> None:
            connection.execute(old)
            connection.execute(insert(PASSKEY_CHALLENGES).values(row))

        await self._database.write(work)

    async def met(self, purpose: str, challenge: str) -> bool:
        """Whether it was asked for, for this, and not yet signed; it is used up."""
        c = PASSKEY_CHALLENGES.c
        asked = (c.challenge == _bound(purpose, challenge), c.expires_at >= self._clock())
        gone = delete(PASSKEY_CHALLENGES).where(*asked)
        return bool(await self._change(gone.returning(c.challenge)))

    async def add(self, device: Device, key_id: str, public_key: bytes, uses: int) -> bool:
        """One more key of the person on this device; false if that were too many."""
        person_id = device.person.id
        row = {"id": key_id, "person_id": person_id, "public_key": public_key}
        more = {"uses": uses, "made_at": self._clock(), "made_by": device.hash}

        def work(connection: Connection) -> bool:
            connection.execute(
                select(PEOPLE.c.id).where(PEOPLE.c.id == person_id).with_for_update()
            )
            if connection.execute(_count(person_id)).scalar_one() >= MOST_PASSKEYS:
                return False
            connection.execute(insert(PASSKEYS).values(row | more))
            return True

        try:
            return await self._database.write(work)
        except IntegrityError:
            raise PersonExists("that passkey exists already") from None

    async def find(self, key_id: str) -> Passkey | None:
        """A key by its name."""
        row = await self._row(select(PASSKEYS).where(C.id == key_id))
        return row and _passkey(row)

    async def of(self, person_id: str) -> list[Passkey]:
        """The keys of a person, the oldest first."""
        query = select(PASSKEYS).where(C.person_id == person_id)
        return [_passkey(row) for row in await self._rows(query.order_by(C.made_at, C.id))]

    async def may_have_more(self, person_id: str) -> bool:
        """Whether a person has fewer keys than anybody may have."""
        (row,) = await self._rows(_count(person_id))
        return bool(row.all < MOST_PASSKEYS)

    async def note_use(self, key_id: str, uses: int) -> None:
        """A key was used, and its device has counted that."""
        used = update(PASSKEYS).where(C.id == key_id).values(uses=uses, used_at=self._clock())
        await self._change(used.returning(C.id))

    async def remove(self, person_id: str, key_id: str) -> bool:
        """Whether the person had such a key; it opens nothing any more."""
        gone = delete(PASSKEYS).where(C.person_id == person_id, C.id == key_id)
        return bool(await self._change(gone.returning(C.id)))


def _bound(purpose: str, challenge: str) -> str:
    """What is asked for one purpose is not met by an answer for another."""
    return f"{purpose} {challenge}"


def _count(person_id: str) -> Select[Any]:
    return select(func.count().label("all")).where(C.person_id == person_id)


def _passkey(row: Row[Any]) -> Passkey:
    return Passkey(row.id, row.person_id, row.public_key, row.uses, row.made_at, row.used_at)
