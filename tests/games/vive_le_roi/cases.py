"""The option sets that the tests of every game go through: every number of units, every option, every kind of team."""

PLAIN = [{"players": players} for players in range(2, 9)]
VARIED = [
    {"players": 3, "ambition": True},
    {"players": 4, "banned": True, "wedding": True},
    {"players": 5, "emissary": True, "ambition": True, "banned": True, "wedding": True},
    {"units": "2+1", "teams": "separate", "ambition": True},
    {"units": "1+2+2", "teams": "common", "emissary": True, "ambition": True, "wedding": True},
    {"units": "2+2+2+2", "teams": "separate", "banned": True},
    {"units": "2+1+2+2+1+2+1", "teams": "common", "ambition": True, "banned": True},
    {"units": "2+2+2+2+2+2+2+2", "teams": "common", "ambition": True, "wedding": True},
    {"players": 2, "placed_by_two": "five_each", "banned": True},
    {"units": "2+1", "teams": "common", "ambition": True, "stop_at_zero": "before_ambition"},
    {"players": 3, "ambition": True, "wedding": True, "stop_at_zero": "before_ambition"},
]
BOX = {  # as an owner may have corrected it
    "name": "attic",
    "favourites": {"fav_03": ["anna", "bridget", "eloise", "foidvo", "merlin", "tristan"]},
    "seals": {"fav_03": "tristan", "fav_05": "anna"},
    "names": {"hector": "Hildegarde"},
    "kinds": {"hector": "woman"},
}
BOXED = [{"players": 3, "box": BOX}, {"players": 4, "ambition": True, "banned": True, "box": BOX}]
CASES = PLAIN + VARIED + BOXED
SEEDS = 20
MOST_BYTES = 1024
# Rules that stand on no line of the code, each with the reason.
UNCITED = {
    "VR-R13": "says that VR-5.12 counts and a misprinted example of the rulebook does not; there is nothing to enforce",
}
