"""Every test of the store is done with both databases."""

import sys
from pathlib import Path

import pytest
from databases import postgres_url

sys.path.append(str(Path(__file__).parent))


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return postgres_url() if request.param == "postgres" else str(tmp_path / "vivat.sqlite")
