"""The schema's history; run from inside the package, whatever the database."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

HERE = Path(__file__).resolve().parent


def upgrade(connection: Connection, to: str = "head") -> None:
    """Bring the database to the newest schema, or to an older one."""
    config = Config()
    config.set_main_option("script_location", str(HERE).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, to)
