"""Every kind of game of Artus, for the tests that all games share."""

CASES = [{"players": players, "level": level} for players in (2, 3, 4) for level in ("beginner", "advanced")]
SEEDS = 100
MOST_BYTES = 512
