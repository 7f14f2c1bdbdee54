"""A database with nothing but notes, for those who write and read."""

from pathlib import Path

from sqlalchemy import URL, Connection, text

from ebbes.server.store.url import database_url

MAKE = text("CREATE TABLE notes (n)")
NOTE = text("INSERT INTO notes VALUES ('written')")
COUNT = text("SELECT count(*) FROM notes")


def notes_in(folder: Path) -> URL:
    """Where the notes of a test are."""
    return database_url(f"sqlite:///{folder / 'notes.db'}")


def make(connection: Connection) -> None:
    """Make a place for notes."""
    connection.execute(MAKE)


def note(connection: Connection) -> None:
    """Write one note."""
    connection.execute(NOTE)


def count(connection: Connection) -> int:
    """How many notes there are."""
    return int(connection.execute(COUNT).scalar_one())
