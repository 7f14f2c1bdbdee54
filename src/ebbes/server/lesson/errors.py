"""What only the lesson refuses."""

from ebbes.server.tables.model.errors import TableError


class OtherCard(TableError):
    """The rules allow the card, but the lesson waits for another."""

    code = "lesson/other-card"
