"""`ebbes export` and `ebbes forget`: what a server keeps about a person."""

import json
from typing import TYPE_CHECKING, Annotated

import typer

from ebbes.cli.database import Database, ask_store, server_needed
from ebbes.cli.speech import refuse, spoken
from ebbes.json_types import Json

if TYPE_CHECKING:
    from ebbes.server.store import Store
    from ebbes.server.store.values import Person

Who = Annotated[str | None, typer.Argument(metavar="[PERSON]", help="The id of a person.")]
Named = Annotated[str | None, typer.Option("--name", help="The name, if only one has it.")]


def export_command(person: Who = None, name: Named = None, database: Database = None) -> None:
    """Print all that the server keeps about a person, as JSON.

    Examples:

    - `ebbes export --name Anna`

    - `ebbes export 5f1b1b1c0de5f1b1b1c0 > anna.json`
    """

    async def export(store: "Store") -> dict[str, Json]:
        return await store.privacy.export((await found_person(store, person, name)).id)

    with server_needed():
        exported = ask_store(database, export)
    typer.echo(json.dumps(exported, indent=2))


def forget_command(
    person: Who = None,
    name: Named = None,
    yes: Annotated[bool, typer.Option("--yes", "-y", help="Do not ask once more.")] = False,
    database: Database = None,
) -> None:
    """Delete all that the server keeps about a person; games stay, without the name.

    Examples:

    - `ebbes forget --name Anna`

    - `ebbes forget 5f1b1b1c0de5f1b1b1c0 --yes`
    """

    async def find(store: "Store") -> "Person":
        return await found_person(store, person, name)

    with server_needed():
        from ebbes.server.tables.running.forgetting import forget_in

        found = ask_store(database, find)
        if not yes:
            typer.confirm(spoken().say("cli-forget-sure", who=found.name, id=found.id), abort=True)
        tables = ask_store(database, lambda store: forget_in(store, found))
    typer.echo(spoken().say("cli-forgotten", tables=str(len(tables))))


async def found_person(store: "Store", person_id: str | None, name: str | None) -> "Person":
    """The person of that id, or the only one of that name; else the command ends."""
    if (person_id is None) == (name is None):
        refuse("cli-person-who")
    if person_id is not None:
        person = await store.people.find(person_id)
        found = [person] if person else []
    else:
        found = await store.people.named(name or "")
    if not found:
        refuse("cli-person-none", by="id" if person_id else "name")
    if len(found) > 1:
        ids = ", ".join(each.id for each in found)
        refuse("cli-person-many", people=str(len(found)), ids=ids)
    return found[0]
