"""Where this user's data is."""

from __future__ import annotations

from pathlib import Path

from platformdirs import user_data_path


def data_folder() -> Path:
    """Where this user's programs keep their data, in a folder of ours."""
    return user_data_path("vivat", appauthor=False)


def database() -> Path:
    """The SQLite file of a server that was not told of another database."""
    return data_folder() / "vivat.sqlite"
