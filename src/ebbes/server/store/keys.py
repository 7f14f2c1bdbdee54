"""Tokens for outside bots, and one-time links to a second device."""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, Executable, Select, delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from ebbes.server.store.devices import MOST_DEVICES, admit, living
from ebbes.server.store.errors import NoSuchLink, NoSuchPerson, PersonExists
from ebbes.server.store.part import Part
from ebbes.server.store.people import person_of
from ebbes.server.store.schema.keys import LINKS, TOKENS
from ebbes.server.store.schema.people import PEOPLE
from ebbes.server.store.values import UNKNOWN, Kind, Person, Token

MOST_TOKENS: Final = 20
"""Of a person."""
NO_LINK = "this link was used, has expired, or never was"


class Keys(Part):
    """What opens a person's door besides the first secret; only hashes are kept."""

    async def create_token(
        self,
        token_id: str,
        person_id: str,
        label: str,
        token_hash: str,
        made_by: str | None = None,
    ) -> Token | None:
        """A token with which an outside bot acts as this person; None if they have enough."""
        token = Token(token_id, label, self._clock())
        row = {"id": token_id, "label": label, "created_at": token.created_at}
        owned = {"hash": token_hash, "person_id": person_id, "made_by": made_by}
        others = select(func.count()).where(TOKENS.c.person_id == person_id)
        room = select(others.scalar_subquery() < MOST_TOKENS)
        is_kept = await self._insert([insert(TOKENS).values(row | owned)], person_id, room)
        return token if is_kept else None

    async def tokens(self, person_id: str) -> list[Token]:
        """The tokens of a person that still hold, the oldest first."""
        query = select(TOKENS).where(TOKENS.c.person_id == person_id)
        rows = await self._rows(query.order_by(TOKENS.c.created_at, TOKENS.c.id))
        return [Token(row.id, row.label, row.created_at) for row in rows]

    async def person_by_token(self, token_hash: str) -> Person | None:
        """Whose token has this hash."""
        row = await self._row(select(PEOPLE).join(TOKENS).where(TOKENS.c.hash == token_hash))
        return row and person_of(row)

    async def revoke_token(self, person_id: str, token_id: str) -> str | None:
        """The hash that opens nothing any more; None if the person has no such token."""
        gone = delete(TOKENS).where(TOKENS.c.id == token_id, TOKENS.c.person_id == person_id)
        rows = await self._change(gone.returning(TOKENS.c.hash))
        return rows[0].hash if rows else None

    async def create_link(
        self, person_id: str, link_hash: str, expires_at: float, *, if_room: bool = False
    ) -> bool:
        """A link that lets one more device in, once, before it expires; older ones do no more.

        Whether it does; `if_room` makes none for who has as many devices as a person may have.
        """
        row = {"hash": link_hash, "person_id": person_id, "expires_at": expires_at}
        older = delete(LINKS).where(LINKS.c.person_id == person_id)
        others = living(person_id, self._clock())
        room = select(others.scalar_subquery() < MOST_DEVICES) if if_room else None
        return await self._insert([older, insert(LINKS).values(row)], person_id, room)

    async def owner_of_link(self, link_hash: str) -> Person:
        """Whose link it is; it is not used up."""
        query = select(PEOPLE).join(LINKS).where(LINKS.c.hash == link_hash)
        row = await self._row(query.where(LINKS.c.expires_at > self._clock()))
        if row is None:
            raise NoSuchLink(NO_LINK)
        return person_of(row)

    async def use_link(self, link_hash: str, secret_hash: str, kind: Kind = UNKNOWN) -> Person:
        """Uses up a link: its person is from now on also known by the new device's secret."""
        now = self._clock()
        used = delete(LINKS).where(LINKS.c.hash == link_hash).returning(LINKS)

        def work(connection: Connection) -> Person | None:
            link = connection.execute(used).one_or_none()
            if link is None or link.expires_at <= now:
                return None
            admit(connection, link.person_id, secret_hash, kind, now)
            owner = select(PEOPLE).where(PEOPLE.c.id == link.person_id)
            return person_of(connection.execute(owner).one())

        try:
            person = await self._database.write(work)
        except IntegrityError:
            raise PersonExists("that secret exists already") from None
        if person is None:
            raise NoSuchLink(NO_LINK)
        return person

    async def _insert(
        self, changes: Sequence[Executable], person_id: str, room: Select[bool] | None
    ) -> bool:
        """Whether there was room; whoever else counts what this person has waits meanwhile."""

        def work(connection: Connection) -> bool:
            owner = select(PEOPLE.c.id).where(PEOPLE.c.id == person_id)
            if connection.scalar(owner.with_for_update()) is None:
                raise NoSuchPerson(f"no person {person_id!r}")
            if room is not None and not connection.scalar(room):
                return False
            for change in changes:
                connection.execute(change)
            return True

        try:
            return await self._database.write(work)
        except IntegrityError:
            raise PersonExists("that token or link exists already") from None
