"""The steps a database still lacks, run by Alembic.

Only `migrate` imports this, and only when there is a step to run: Alembic takes long to load.
"""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from ebbes.server.store.errors import SchemaTooNew

MIGRATIONS = Path(__file__).parent / "migrations"


def run_steps(connection: Connection, found: str | None) -> None:
    """From the revision found to the newest; or `SchemaTooNew`."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    known = {step.revision for step in ScriptDirectory.from_config(config).walk_revisions()}
    if found not in known | {None}:
        raise SchemaTooNew(f"the database has schema {found!r}, which needs a newer ebbes")
    command.upgrade(config, "head")
