"""The tables of the database. `events` is the truth; of `tables` all but `owner` and `visited` can be made from it, and
so can `sittings` but for what people took off their lists. `results` outlive their tables; the rest is about people."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
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
    Column("brief", LargeBinary, nullable=True),  # what lists tell of it; none: stored by an older version
    Column("changed", BigInteger, nullable=False, server_default="0"),  # when its newest event was
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

# ---- people: all by hashes of tokens --------------------------------------------------------------------------------

sittings = Table(
    "sittings",
    metadata,
    Column("holder", String(64), primary_key=True),
    Column("table_id", String(32), ForeignKey(tables.c.table_id, ondelete="CASCADE"), primary_key=True),
    Column("seats", Integer, nullable=False),  # a bit for each that he holds
    Column("hosting", Boolean, nullable=False),
    Column("hidden", Boolean, nullable=False, server_default=false()),  # he took it off his list
    Index("sittings_table", "table_id"),
)

results = Table(
    "results",
    metadata,
    Column("holder", String(64), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("level", String(32), nullable=False),  # of the strongest opponent
    Column("won", Float, nullable=False),  # share of the win
    Column("at", BigInteger, nullable=False),
    Index("results_at", "at"),
)

devices = Table(
    "devices",
    metadata,
    Column("token", String(64), primary_key=True),  # its hash
    Column("holder", String(64), nullable=False),  # as whom it acts; "": its access was ended
    Column("label", String(40), nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),  # to the day
    Index("devices_holder", "holder"),
)

links = Table(
    "links",
    metadata,
    Column("holder", String(64), primary_key=True),  # one at a time
    Column("code", String(64), nullable=False),  # its hash
    Column("until", BigInteger, nullable=False),
    Index("links_code", "code"),
)

profiles = Table(
    "profiles",
    metadata,
    Column("holder", String(64), primary_key=True),
    Column("name", String(200), nullable=False),
    Column("colour", String(16), nullable=False),
    Column("charge", String(16), nullable=False),
    Column("seen", BigInteger, nullable=False),
)

subscriptions = Table(
    "subscriptions",
    metadata,
    Column("endpoint", String(64), primary_key=True),  # its hash
    Column("holder", String(64), nullable=False),
    Column("token", String(64), nullable=False),  # the hash of the device's
    Column("body", LargeBinary, nullable=False),
    Column("until", BigInteger, nullable=False),
    Index("subscriptions_holder", "holder"),
)
