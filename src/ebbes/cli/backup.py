"""`ebbes backup`: a copy of all that a server keeps."""

from pathlib import Path
from typing import Annotated

import typer

from ebbes.cli.database import Database, database_at, file_of, server_needed
from ebbes.cli.speech import refuse, spoken


def backup_command(
    file: Annotated[Path, typer.Argument(help="A new file to write.")],
    database: Database = None,
) -> None:
    """Copy the database of a server into a file, also while the server runs.

    The copy is a database itself: a server can be started on it. Of PostgreSQL you are told which
    command copies it.

    Examples:

    - `ebbes backup monday.db`

    - `ebbes backup monday.db --database sqlite:////srv/ebbes/ebbes.db`
    """
    with server_needed():
        from ebbes.server.store.backup import backup

        url = database_at(database)
        source = file_of(url)
        if source is None:
            refuse("cli-backup-command", command=_dump(url, file))
        backup(source, file)
    typer.echo(spoken().say("cli-backup-done", source=str(source), file=str(file)))


def _dump(url: str, file: Path) -> str:
    """The password stays out of what is shown."""
    from sqlalchemy import make_url

    shown = make_url(url)._replace(drivername="postgresql", password=None)
    return f"pg_dump --format=custom --file={file} '{shown}'"
