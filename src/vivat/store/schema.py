"""The tables of the database. `events` is the truth; `tables` can be made again from it."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, LargeBinary, MetaData, String, Table

metadata = MetaData()

events = Table(
    "events",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
    Column("seal", LargeBinary, nullable=False),  # hash of the seal before and of the body
)

tables = Table(
    "tables",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("status", String(16), nullable=False),
    Column("listed", Boolean, nullable=False),  # shown in the lobby
    Column("care", Boolean, nullable=False),  # a bot or a clock must be looked after
    Column("created", BigInteger, nullable=False),
    Column("owner", String(32), nullable=False, server_default=""),  # the process that looks after it
    Column("alive", BigInteger, nullable=False, server_default="0"),  # when that process last said so
    Index("tables_lobby", "listed", "created"),
    Index("tables_care", "care", "alive"),
)

keys = Table(
    "keys",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
