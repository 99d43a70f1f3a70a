"""What a table refuses, besides what the game refuses."""

from __future__ import annotations

from vivat.errors import Refusal


class Forbidden(Refusal):
    """Not this client's to do or to see."""


class Stale(Refusal):
    """Made for a screen that is no longer true; to be answered with the current view."""


class Unknown(Refusal):
    """There is no such table or seat."""
