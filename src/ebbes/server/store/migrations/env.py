"""Alembic runs the steps on the connection, and in the transaction, that `migrate` gives it."""

from alembic import context

from ebbes.server.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
