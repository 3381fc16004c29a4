"""Alembic starts here; the connection is given by the store."""

from alembic import context

from liferaft.server.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
