"""`ebbes ssh`: seats for others, over SSH."""

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import typer

from ebbes.cli.language import language_around
from ebbes.cli.sit import SERVER, data_folder
from ebbes.cli.speech import refuse, refuse_without, spoken
from ebbes.loading import loading


def ssh_command(
    server: Annotated[
        str, typer.Option(metavar="URL", help="The server whose tables are played at.")
    ] = SERVER,
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen on.")] = 2222,
    public_url: Annotated[
        str | None,
        typer.Option(metavar="URL", help="Where people reach the server, for invitations."),
    ] = None,
    folder: Annotated[
        Path | None,
        typer.Option(help="Where the host key is kept, and who the owner of each key is."),
    ] = None,
    seats: Annotated[int, typer.Option(help="Connections in all at most.")] = 250,
    seats_per_address: Annotated[int, typer.Option(help="Connections of an address at most.")] = 8,
    idle_seconds: Annotated[
        float, typer.Option(help="Seconds without a key after which a visit ends.")
    ] = 1800,
) -> None:
    """Let people play over SSH at the tables of a server, until Ctrl-C.

    `ssh -p 2222 anna@server` is a seat: the user name is the name at the table, a key is a person.
    There is no shell, nothing is run, nothing is forwarded.

    Examples:

    - `ebbes ssh`

    - `ebbes ssh --host 0.0.0.0 --server http://127.0.0.1:8000 --public-url https://ebbes.example`
    """
    try:
        with loading():
            from ebbes.terminal.ssh.limits import Limits
            from ebbes.terminal.ssh.server import SshHouse, serve_ssh
    except ModuleNotFoundError as error:
        refuse_without("SSH", error.name, "ssh")
    limits = Limits(seats=seats, seats_per_address=seats_per_address, idle_seconds=idle_seconds)
    where = folder or data_folder() / "ssh"
    public = None if public_url is None else public_url.rstrip("/")
    house = SshHouse(server.rstrip("/"), where, language_around, limits, public)
    typer.echo(spoken().say("cli-ssh-at", command=f"ssh -p {port} NAME@{host}"))
    try:
        with suppress(KeyboardInterrupt):
            asyncio.run(serve_ssh(house, host, port))
    except OSError as error:
        refuse("cli-ssh-cannot", host=host, port=str(port), why=str(error.strerror))
