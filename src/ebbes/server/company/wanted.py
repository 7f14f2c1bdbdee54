"""Tables at which somebody would meet whom they do not want, or who does not want them."""

from collections.abc import Sequence

from ebbes.server.store.store import Store
from ebbes.server.store.values import Person, TableRow
from ebbes.server.tables.running.lobby import people_at


async def unwanted_among(store: Store, person: Person, rows: Sequence[TableRow]) -> frozenset[str]:
    """The ids of those tables."""
    people = {who for row in rows for who in people_at(row)} - {person.id}
    if not people:
        return frozenset()
    blocked = await store.blocks.blocked_by(person.id, people)
    avoided = blocked | await store.blocks.blocking(person.id, people)
    return frozenset(row.id for row in rows if avoided.intersection(people_at(row)))
