"""One row a process instead of a sign of life in every table; visits; events go with their table."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("owner", sa.String(32), primary_key=True),
        sa.Column("started", sa.BigInteger, nullable=False),
        sa.Column("alive", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.Boolean, nullable=False),
    )
    clocks_go_on()
    op.drop_index("tables_care", "tables")
    # `tables` comes before `events`: SQLite makes it anew, and what refers to the old one would be deleted with it.
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("care")
        batch.drop_column("alive")
        batch.add_column(sa.Column("visited", sa.BigInteger, nullable=False, server_default="0"))
        batch.add_column(sa.Column("awake", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute(f"update tables set visited = {time.time_ns() // 1_000_000}")  # no table expires for being old today
    op.create_index("tables_visited", "tables", ["status", "visited"])
    op.create_index("tables_owner", "tables", ["owner"])
    with op.batch_alter_table("events") as batch:
        batch.create_foreign_key("events_table", "tables", ["table_id"], ["table_id"], ondelete="CASCADE")


def clocks_go_on() -> None:
    """When each table was last looked after is kept, as the end of a process: nobody pays for the time since."""
    name = "'until-' || cast(alive as varchar(20))"
    op.execute(
        f"insert into processes (owner, started, alive, ended) "
        f"select distinct {name}, alive, alive, true from tables where care"
    )
    op.execute(f"update tables set owner = case when care then {name} else '' end")


def downgrade() -> None:
    raise NotImplementedError("an older program needs a copy of the database from before")
