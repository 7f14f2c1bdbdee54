"""What the store refuses, or cannot do.

StoreError
├── StoreUnavailable          the database does not answer; a write may or may not have happened
├── BadUrl                    no database this store can use
├── SchemaTooNew              the database was written by a newer version
├── NoSuchTable               a table nobody created
├── TableExists               a table id that is taken
├── CodeTaken                 a code that another open table has, or another challenge
├── Conflict                  somebody else wrote first; knows the last seq
├── AlreadyMade               a command that made a table before; knows which
├── NoSuchPerson              a person nobody created, or who was deleted
├── PersonExists              a person's id, or a hash, that is taken
└── NoSuchLink                a link that never was, was used, or is too old
"""

from ebbes.engine.errors import EbbesError


class StoreError(EbbesError):
    """Anything the store refuses."""


class StoreUnavailable(StoreError):
    """The database does not answer; a write may or may not have happened."""


class BadUrl(StoreError):
    """No database this store can use."""


class SchemaTooNew(StoreError):
    """The database was written by a newer version."""


class NoSuchTable(StoreError):
    """A table nobody created."""

    def __init__(self, table_id: str) -> None:
        super().__init__(f"no table {table_id!r}")


class TableExists(StoreError):
    """A table id that is taken."""

    def __init__(self, table_id: str) -> None:
        super().__init__(f"table {table_id!r} exists already")


class CodeTaken(StoreError):
    """A code that another open table has, or another challenge."""

    def __init__(self, code: str) -> None:
        super().__init__(f"code {code!r} is taken")


class Conflict(StoreError):
    """Somebody else wrote first: read on from where you are, and decide again."""

    def __init__(self, table_id: str, after: int, last: int) -> None:
        super().__init__(f"table {table_id!r} is at {last}, not at {after}")
        self.last = last


class AlreadyMade(StoreError):
    """A command that made a table before; nothing was written this time."""

    def __init__(self, table_id: str) -> None:
        super().__init__(f"made before: table {table_id!r}")
        self.table_id = table_id


class NoSuchPerson(StoreError):
    """A person nobody created, or who was deleted."""


class PersonExists(StoreError):
    """A person's id, or a hash, that is taken."""


class NoSuchLink(StoreError):
    """A link that never was, was used, or is too old."""
