"""Forgetting a person whom no running server knows."""

from ebbes.server.store import Store
from ebbes.server.store.values import Person
from ebbes.server.tables.forgetting import forgetting


async def forget_in(store: Store, person: Person) -> list[str]:
    """Deletes all that is kept about a person, and returns the tables they have been at."""
    return await store.delete_person(person.id, forgetting(person.id))
