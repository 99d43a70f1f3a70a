"""The option sets that the tests of every game go through."""

CASES = [{"players": players, "mode": mode} for players in (2, 3, 4) for mode in ("basic", "advanced")]
CASES.append({"players": 3, "mode": "advanced", "open_discards": True, "first_seat": 1})
SEEDS = 200
MOST_BYTES = 512
