"""Databases of versions before: as far as some step."""

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

from ebbes.server.store.steps import MIGRATIONS


def step_to(connection: Connection, revision: str) -> None:
    """All steps up to one."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
