"""`ebbes sit`: a seat in the terminal."""

import asyncio
import getpass
import os
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ebbes.cli.local_server import local_server
from ebbes.cli.speech import Speech, refuse_without
from ebbes.client.where import Where, where_is
from ebbes.loading import loading
from ebbes.terminal.listening import is_told

if TYPE_CHECKING:
    from ebbes.terminal import Guest

SERVER = "http://127.0.0.1:8000"
"""Where a server is if nobody says otherwise."""
HERE = "here"
"""What the server of one's own is called among those that know one."""

ServerUrl = Annotated[
    str | None, typer.Option("--server", metavar="URL", help="Where the table is.")
]
OwnName = Annotated[str | None, typer.Option("--name", help="Your name at the table.")]


def sit_command(
    context: typer.Context,
    code: Annotated[str | None, typer.Argument(help="The code of a table, or its link.")] = None,
    server: ServerUrl = None,
    name: OwnName = None,
    watch: Annotated[bool, typer.Option("--watch", help="Only watch that table.")] = False,
) -> None:
    """Sit down at a table in the terminal; without anything, against the house.

    Numbers play cards, `?` shows all keys. Where `TERM` is `dumb`, or `ACCESSIBLE` is set for a
    screen reader, the game is told line by line.

    Examples:

    - `ebbes sit`

    - `ebbes sit --server https://ebbes.example KLRXBDG`

    - `ebbes sit https://ebbes.example/t/KLRXBDG`
    """
    speech: Speech = context.obj
    where = None if code is None else where_is(code)
    if where is not None:
        server = where.server or server or SERVER
    if is_told(os.environ) or not sys.stdout.isatty():
        _tell_instead(context, where, server, name, watch=watch)
        return
    with ExitStack() as stack:
        house = None if server is not None else stack.enter_context(local_server())
        try:
            with loading():
                from ebbes.client import Client
                from ebbes.terminal import HomePage, TerminalApp
                from ebbes.terminal.pages.visiting import visiting
        except ModuleNotFoundError as error:
            refuse_without("terminal", error.name, "terminal")
        url = server if house is None else house.address
        assert url is not None
        guest = guest_of(url if server is not None else HERE, name)
        first = HomePage if where is None else visiting(where.code, watch=watch)

        async def sit() -> None:
            async with Client(url, secret=guest.secret) as client:
                app = TerminalApp(client, guest, speech.language, first)
                if house is not None:
                    app.do(house.watch(app.exit))
                await app.run_async()

        asyncio.run(sit())
        if house is not None:
            house.verify()


def data_folder() -> Path:
    """Where this person's data are, where XDG says it is."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "ebbes"


def guest_of(server: str, name: str | None) -> "Guest":
    """Whoever sits at this machine, as that server knows them."""
    from ebbes.terminal.guest import Guest, SecretFile

    keeper = SecretFile(data_folder() / "terminal.json", server.rstrip("/"))
    return Guest(name or getpass.getuser().capitalize(), keeper)


def _tell_instead(
    context: typer.Context,
    where: Where | None,
    server: str | None,
    name: str | None,
    *,
    watch: bool,
) -> None:
    """The same, line by line."""
    from ebbes.cli.play import play_command

    code = None if where is None else where.code
    play_command(context, name=name, join=code, server=server, watch=watch)
