"""Tables at which somebody would meet whom they do not want, or who does not want them."""

from collections.abc import Awaitable, Callable, Collection, Sequence

from ebbes.server.store.store import Store
from ebbes.server.store.values import Person, TableRow
from ebbes.server.tables.running.lobby import hosts_of, people_at


async def hidden_among(store: Store, person: Person, rows: Sequence[TableRow]) -> frozenset[str]:
    """The ids of tables that are not on somebody's list.

    Those of whom they block, and of hosts who block them: nobody else hides a table from others.
    """
    blocked = await _avoiding(store.blocks.blocked_by, person, rows, people_at)
    return blocked | await _avoiding(store.blocks.blocking, person, rows, hosts_of)


async def unwanted_among(store: Store, person: Person, rows: Sequence[TableRow]) -> frozenset[str]:
    """The ids of tables to which nobody is led: of whom they block, and of who blocks them."""
    blocked = await _avoiding(store.blocks.blocked_by, person, rows, people_at)
    return blocked | await _avoiding(store.blocks.blocking, person, rows, people_at)


async def _avoiding(
    ask: Callable[[str, Collection[str]], Awaitable[frozenset[str]]],
    person: Person,
    rows: Sequence[TableRow],
    who_at: Callable[[TableRow], Sequence[str]],
) -> frozenset[str]:
    """The ids of tables at which those are of whom the store says so."""
    people = {who for row in rows for who in who_at(row)} - {person.id}
    avoided = await ask(person.id, people) if people else frozenset()
    return frozenset(row.id for row in rows if avoided.intersection(who_at(row)))
