"""The tables of the database. `events` is the truth; of `tables` all but `owner` and `visited` can be made from it."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    false,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("status", String(16), nullable=False),
    Column("listed", Boolean, nullable=False),  # shown in the lobby
    Column("created", BigInteger, nullable=False),
    Column(
        "visited", BigInteger, nullable=False, server_default="0"
    ),  # when somebody last sat or looked there, to the hour
    Column("owner", String(32), nullable=False, server_default=""),  # the process that last looked after it
    Column("awake", Boolean, nullable=False, server_default=false()),  # whether that process does so now
    Index("tables_lobby", "listed", "created"),
    Index("tables_visited", "status", "visited"),
    Index("tables_owner", "owner"),
)

# Without its row in `tables` nothing can be appended to a table: what was deleted stays deleted, in every process.
events = Table(
    "events",
    metadata,
    Column("table_id", String(32), ForeignKey(tables.c.table_id, ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
    Column("seal", LargeBinary, nullable=False),  # hash of the seal before and of the body
)

# What was found out about the match of a table; it can be found out again.
analyses = Table(
    "analyses",
    metadata,
    Column("table_id", String(32), ForeignKey(tables.c.table_id, ondelete="CASCADE"), primary_key=True),
    Column("done", Integer, nullable=False),  # parts
    Column("whole", Integer, nullable=False),
    Column("kept", BigInteger, nullable=False),  # when
    Column("body", LargeBinary, nullable=False),  # compressed JSON: what is known so far; the result, when it is whole
)

processes = Table(
    "processes",
    metadata,
    Column("owner", String(32), primary_key=True),
    Column("started", BigInteger, nullable=False),
    Column("alive", BigInteger, nullable=False),  # its newest sign of life
    Column("ended", Boolean, nullable=False),  # it has said that this was its last
)

keys = Table(
    "keys",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
