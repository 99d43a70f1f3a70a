"""The option sets that the tests of every game go through."""

CASES = [{"players": players} for players in (3, 4, 5)]
CASES.append({"players": 3, "bonus_start": 1, "start_deal": "seat_order", "quiet_rounds": 5})
SEEDS = 100
MOST_BYTES = 512
