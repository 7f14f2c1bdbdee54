"""The database of a server, for commands that look into it from outside."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeAlias, TypeVar

import typer

from ebbes.cli.fault import fail_for
from ebbes.cli.speech import refuse
from ebbes.engine.errors import EbbesError

if TYPE_CHECKING:
    from ebbes.server.store import Store

Found = TypeVar("Found")
Database: TypeAlias = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        help="sqlite:///file or postgresql://user@host/name; "
        "else EBBES_DATABASE, else ebbes.db in your data folder.",
    ),
]


@contextmanager
def server_needed() -> Iterator[None]:
    """Ends a command with one line if the server's libraries are missing, or it refuses."""
    try:
        yield
    except ModuleNotFoundError as error:
        refuse("cli-server-needs", library=str(error.name))
    except EbbesError as error:
        fail_for(error)


def database_at(given: str | None) -> str:
    """The URL of the database that is meant."""
    from ebbes.server.settings import load_settings

    return load_settings(**({} if given is None else {"database": given})).database


def file_of(url: str) -> Path | None:
    """The file of a SQLite database."""
    from ebbes.server.store.url import database_url

    known = database_url(url)
    return Path(known.database or "") if known.get_backend_name() == "sqlite" else None


def ask_store(given: str | None, question: "Callable[[Store], Awaitable[Found]]") -> Found:
    """What a store answers; the file must be there already."""
    from ebbes.server.store import Store

    url = database_at(given)
    file = file_of(url)
    if file is not None and not file.is_file():
        refuse("cli-no-database", file=ascii(str(file)))

    async def ask() -> Found:
        async with Store(url) as store:
            return await question(store)

    return asyncio.run(ask())
