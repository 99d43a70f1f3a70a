"""The built page for tests; where it cannot be built they are skipped, and fail where everything must be tested."""

from __future__ import annotations

import functools
import os
from typing import NoReturn

import build_page
import pytest


def absent(reason: str) -> NoReturn:
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)


@functools.cache
def attempted() -> bool:
    return build_page.attempt(tools=True) and not build_page.unwanted()


def built() -> None:
    """Build the page, with what its own tests need."""
    if not attempted():
        absent("the page could not be built here")
