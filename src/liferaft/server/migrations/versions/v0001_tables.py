"""Games with their seats, devices, moves and chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """One step forward."""
    op.create_table(
        "games",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("signature", sa.String(8), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seed", sa.String(32), nullable=False),
        sa.Column("begun", sa.Boolean, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("closed", sa.Boolean, nullable=False),
        sa.Column("edition", sa.Integer, nullable=False),
        sa.Column("next", sa.String(16), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("asked", sa.Integer, nullable=False),
        sa.Column("scores", sa.JSON, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("game", sa.String(16), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("level", sa.String(32), nullable=False),
        sa.Column("holder", sa.String(64), nullable=False),
    )
    op.create_index("seats_holder", "seats", ["holder"])
    op.create_table(
        "devices",
        sa.Column("game", sa.String(16), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("device", sa.String(64), primary_key=True),
        sa.Column("role", sa.String(8), nullable=False),
    )
    op.create_index("devices_device", "devices", ["device"])
    op.create_table(
        "moves",
        sa.Column("game", sa.String(16), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.Integer, nullable=False),
        sa.Column("how", sa.String(8), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("game", sa.String(16), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """One step back."""
    for name in ("chat", "moves", "devices", "seats", "games"):
        op.drop_table(name)
