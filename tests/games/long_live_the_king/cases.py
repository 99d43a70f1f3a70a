"""The option sets that the tests of every game go through."""

CASES = [{"players": players} for players in (3, 4, 5)]
CASES.append({"players": 3, "bonus_start": 1, "start_deal": "seat_order", "quiet_rounds": 5})
CASES += [
    {"players": 3, "taking_back": "always", "crown": "all_votes", "failed_crossing": "may_settle"},
    {"players": 3, "quiet_rounds": 0, "after_confrontation": "rolls_first", "failed_crossing": "waits_between"},
    {"players": 4, "dice_on_cards": "by_hand", "crown": "all_votes"},
    {"players": 5, "after_confrontation": "rolls_first", "dice_on_cards": "by_hand", "failed_crossing": "may_settle"},
]
BOX = {  # as an owner may have corrected it
    "name": "attic",
    "votes": {"lincolia": 4, "stadford": 3, "lundonia": 2, "lideford": 3},
    "neighbours": {
        "lincolia": ["tateshale", "stadford", "grentebrige", "lundonia"],
        "lundonia": ["lincolia", "grentebrige", "oxeneford", "roucestre"],
    },
    "start": {
        "3": ["roucestre", "lincolia", "lideford"],
        "4": ["tateshale", "lundonia", "roucestre", "lideford"],
    },
}
CASES += [{"players": 3, "box": BOX}, {"players": 4, "start_deal": "seat_order", "box": BOX}]
SEEDS = 24
MOST_BYTES = 512
# Rules that stand on no line of the code, each with the reason.
UNCITED = {
    "LV-9.5": "players may show their hands and talk; it binds nobody, and the program offers no such choice",
}
