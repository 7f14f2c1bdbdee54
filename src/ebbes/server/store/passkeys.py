"""Passkeys: what proves them, whose they are, and what they have to sign."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from ebbes.server.store.errors import PersonExists
from ebbes.server.store.part import Part
from ebbes.server.store.schema import PASSKEY_CHALLENGES, PASSKEYS
from ebbes.server.store.values import Device

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

    async def challenge(self, challenge: str, expires_at: float) -> None:
        """Something to be signed until then; what nobody has signed in time goes."""
        row = {"challenge": challenge, "expires_at": expires_at}
        old = delete(PASSKEY_CHALLENGES).where(PASSKEY_CHALLENGES.c.expires_at < self._clock())

        def work(connection: Connection) -> None:
            connection.execute(old)
            connection.execute(insert(PASSKEY_CHALLENGES).values(row))

        await self._database.write(work)

    async def met(self, challenge: str) -> bool:
        """Whether it was asked for, and not yet signed; it is used up."""
        c = PASSKEY_CHALLENGES.c
        asked = (c.challenge == challenge, c.expires_at >= self._clock())
        gone = delete(PASSKEY_CHALLENGES).where(*asked)
        return bool(await self._change(gone.returning(c.challenge)))

    async def add(self, device: Device, key_id: str, public_key: bytes, uses: int) -> None:
        """One more key of the person on this device."""
        row = {"id": key_id, "person_id": device.person.id, "public_key": public_key}
        more = {"uses": uses, "made_at": self._clock(), "made_by": device.hash}
        try:
            await self._change(insert(PASSKEYS).values(row | more).returning(C.id))
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

    async def count(self, person_id: str) -> int:
        """How many keys a person has."""
        rows = await self._rows(select(func.count().label("all")).where(C.person_id == person_id))
        return int(rows[0].all)

    async def note_use(self, key_id: str, uses: int) -> None:
        """A key was used, and its device has counted that."""
        used = update(PASSKEYS).where(C.id == key_id).values(uses=uses, used_at=self._clock())
        await self._change(used.returning(C.id))

    async def remove(self, person_id: str, key_id: str) -> bool:
        """Whether the person had such a key; it opens nothing any more."""
        gone = delete(PASSKEYS).where(C.person_id == person_id, C.id == key_id)
        return bool(await self._change(gone.returning(C.id)))


def _passkey(row: Row[Any]) -> Passkey:
    return Passkey(row.id, row.person_id, row.public_key, row.uses, row.made_at, row.used_at)
