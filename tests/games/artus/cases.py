"""Every kind of game of Artus, for the tests that all games share."""

CASES = [{"players": players, "level": level} for players in (2, 3, 4) for level in ("beginner", "advanced")]
BOX = {  # as an owner may have corrected it
    "name": "attic",
    "knights": {"knight_1_4": [1, 3], "knight_7_9": [6, 8]},
    "rings": {"ring_silver": 2, "ring_any": 1},
    "plates": [
        0, 0, -15, 0, 0, -14, -13, -12, -11, -9, -10, -8, -7, -6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 7, 6, 10, 8,
    ],
    "carpet": [5, 6, 7, 19, 20, 21],
    "crowns": [3, 9, 17, 24],
}  # fmt: skip
CASES += [{"players": 2, "level": "advanced", "box": BOX}, {"players": 3, "level": "beginner", "box": BOX}]
SEEDS = 50
MOST_BYTES = 512
# Rules that stand on no line of the code, each with the reason.
UNCITED = {
    "AR-4.17": "derived from AR-1.13 and AR-4.12: the card can always be played, so there is nothing to forbid",
    "AR-4.22": "derived from AR-1.13 and AR-12.5: the card can always be played, so there is nothing to forbid",
}
