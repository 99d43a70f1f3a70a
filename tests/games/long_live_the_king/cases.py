"""The option sets that the tests of every game go through."""

CASES = [{"players": players} for players in (3, 4, 5)]
CASES.append({"players": 3, "bonus_start": 1, "start_deal": "seat_order", "quiet_rounds": 5})
CASES += [
    {"players": 3, "taking_back": "always", "crown": "all_votes", "failed_crossing": "may_settle"},
    {"players": 3, "quiet_rounds": 0, "after_confrontation": "rolls_first", "failed_crossing": "waits_between"},
    {"players": 4, "dice_on_cards": "by_hand", "crown": "all_votes"},
    {"players": 5, "after_confrontation": "rolls_first", "dice_on_cards": "by_hand", "failed_crossing": "may_settle"},
]
SEEDS = 60
MOST_BYTES = 512
