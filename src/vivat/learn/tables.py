"""The tables a master learns at: those that are named more than once get more of its games."""

from __future__ import annotations

from typing import Any

TABLES: dict[str, list[dict[str, Any]]] = {
    "artus": [
        *[{"players": 2}] * 4,
        *[{"players": 2, "level": "advanced"}] * 3,
        {"players": 3},
        {"players": 4},
        {"players": 3, "level": "advanced"},
        {"players": 4, "level": "advanced"},
    ],
    "king_is_dead": [
        *[{"players": 2}] * 4,
        *[{"players": 2, "mode": "advanced"}] * 2,
        {"players": 3},
        {"players": 3, "mode": "advanced"},
        {"players": 4},
        {"players": 4, "mode": "advanced"},
    ],
    "long_live_the_king": [*[{"players": 3}] * 3, {"players": 4}, {"players": 5}],
    "vive_le_roi": [
        *[{"players": 2}] * 3,
        *[{"players": 3}] * 2,
        *[{"players": 4}] * 2,
        {"players": 5},
        {"players": 6},
    ],
}
