"""The box of Vive le Roi !: identifiers, places, characters, cards, numbers. Rules: docs/rules/vive_le_roi.md.

A tuple of identifiers fixes the number of each thing: character 3 is `CHARACTERS[3]`. Sets of characters are bit sets.
What an owner of the box may correct stands here once; everything else is computed from it.
"""

ID = "vive_le_roi"
PREFIX = "VR"
PLAYERS = (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)  # seats
UNITS = (2, 3, 4, 5, 6, 7, 8)  # VR-2.5 a
UNIT_SIZES = (1, 2)  # VR-2.5 b
EMISSARY_UNITS = (2, 3, 4, 5)  # VR-1.6: he may come
MARKERS = 8  # VR-1.8

# Options of section 2, the default first. `units` is any list of sizes, clockwise: "2+2+1" (VR-2.7). The Emissary's
# default is True with two units (VR-2.2).
OPTIONS = {
    "units": ("default",),
    "teams": ("off", "separate", "common"),
    "ambition": (False, True),
    "banned": (False, True),
    "emissary": (False, True),
    "wedding": (False, True),
    "placed_by_two": ("six_each", "five_each"),
    "stop_at_zero": ("after_ambition", "before_ambition"),
}
TEAMS = ("off", "separate", "common")
OFF = 0
SEPARATE = 1
COMMON = 2
FIVE_EACH = 1  # bits of the readings: VR-R7,
STOP_FIRST = 2  # VR-R12

# ---- VR-1.1: places --------------------------------------------------------------------------------------------------

PLACES = (
    "floor_0", "floor_1", "floor_2", "floor_3", "floor_4", "floor_5", "throne", "throne_side",
    "wc_3", "wc_4", "cell_3", "cell_2", "cell_1", "box", "supply",
)  # fmt: skip
FLOOR_0 = 0
FLOOR_1 = 1
FLOOR_2 = 2
FLOOR_3 = 3
FLOOR_4 = 4
FLOOR_5 = 5
THRONE = 6
THRONE_SIDE = 7
WC_3 = 8
WC_4 = 9
CELL_3 = 10  # the cells in the order in which they are filled, then the box (VR-5.7)
CELL_2 = 11
CELL_1 = 12
BOX = 13
SUPPLY = 14
POINTS = (0, 1, 2, 3, 4, 5, 10, 0, 0, 0, -3, -2, -1, 0, 0)
JESTER_POINTS = (0, -1, -2, -3, -4, -5, 0, 0, 0, 0, 3, 2, 1, 0, 0)
HEIGHTS = (0, 1, 2, 3, 4, 5, 6, 6, -1, -1, -1, -1, -1, -1, -1)  # VR-6.5

# ---- VR-1.2: characters ----------------------------------------------------------------------------------------------

CHARACTERS = (
    "anna", "bridget", "eloise", "foidvo", "guenievre", "hector", "jeanne",
    "leonardo", "merlin", "ouaf", "romeo", "tristan", "victoria", "jester",
)  # fmt: skip
ANNA = 1 << 0  # each the set of itself
BRIDGET = 1 << 1
ELOISE = 1 << 2
FOIDVO = 1 << 3
GUENIEVRE = 1 << 4
HECTOR = 1 << 5
JEANNE = 1 << 6
LEONARDO = 1 << 7
MERLIN = 1 << 8
OUAF = 1 << 9
ROMEO = 1 << 10
TRISTAN = 1 << 11
VICTORIA = 1 << 12
JESTER = 1 << 13
COURT = JESTER - 1  # the thirteen others
WOMEN = ANNA | BRIDGET | ELOISE | GUENIEVRE | JEANNE | VICTORIA
MEN = FOIDVO | HECTOR | LEONARDO | MERLIN | ROMEO | TRISTAN
KINDS = tuple(
    "woman" if WOMEN >> number & 1 else "man" if MEN >> number & 1 else "dog" if OUAF >> number & 1 else "jester"
    for number in range(len(CHARACTERS))
)

# ---- VR-1.4: favourites cards, each with its names and the banned one ------------------------------------------------

FAVOURITES = tuple(f"fav_{number:02}" for number in range(1, 27))
FAVOURITES_CARDS = (
    (ELOISE | FOIDVO | JEANNE | MERLIN | OUAF | VICTORIA, VICTORIA),  # fav_01
    (ANNA | BRIDGET | ELOISE | LEONARDO | OUAF | VICTORIA, LEONARDO),  # fav_02
    (ANNA | BRIDGET | ELOISE | FOIDVO | MERLIN | ROMEO, BRIDGET),  # fav_03
    (ANNA | BRIDGET | FOIDVO | GUENIEVRE | JEANNE | OUAF, ANNA),  # fav_04
    (ANNA | BRIDGET | GUENIEVRE | MERLIN | TRISTAN | VICTORIA, MERLIN),  # fav_05
    (ANNA | BRIDGET | HECTOR | LEONARDO | ROMEO | TRISTAN, ROMEO),  # fav_06
    (ANNA | ELOISE | GUENIEVRE | HECTOR | JEANNE | VICTORIA, HECTOR),  # fav_07
    (ANNA | ELOISE | GUENIEVRE | OUAF | ROMEO | TRISTAN, OUAF),  # fav_08
    (ANNA | ELOISE | JEANNE | LEONARDO | MERLIN | TRISTAN, TRISTAN),  # fav_09
    (ANNA | FOIDVO | GUENIEVRE | HECTOR | LEONARDO | MERLIN, MERLIN),  # fav_10
    (ANNA | FOIDVO | HECTOR | OUAF | TRISTAN | VICTORIA, OUAF),  # fav_11
    (ANNA | FOIDVO | JEANNE | LEONARDO | ROMEO | VICTORIA, FOIDVO),  # fav_12
    (ANNA | HECTOR | JEANNE | MERLIN | OUAF | ROMEO, ANNA),  # fav_13
    (BRIDGET | ELOISE | FOIDVO | HECTOR | JEANNE | TRISTAN, JEANNE),  # fav_14
    (BRIDGET | ELOISE | GUENIEVRE | HECTOR | MERLIN | OUAF, HECTOR),  # fav_15
    (BRIDGET | ELOISE | GUENIEVRE | JEANNE | LEONARDO | ROMEO, JEANNE),  # fav_16
    (BRIDGET | FOIDVO | GUENIEVRE | HECTOR | ROMEO | VICTORIA, ROMEO),  # fav_17
    (BRIDGET | FOIDVO | LEONARDO | MERLIN | OUAF | TRISTAN, LEONARDO),  # fav_18
    (BRIDGET | HECTOR | JEANNE | LEONARDO | MERLIN | VICTORIA, VICTORIA),  # fav_19
    (BRIDGET | JEANNE | OUAF | ROMEO | TRISTAN | VICTORIA, BRIDGET),  # fav_20
    (ELOISE | FOIDVO | GUENIEVRE | LEONARDO | TRISTAN | VICTORIA, TRISTAN),  # fav_21
    (ELOISE | FOIDVO | HECTOR | LEONARDO | OUAF | ROMEO, ELOISE),  # fav_22
    (ELOISE | HECTOR | MERLIN | ROMEO | TRISTAN | VICTORIA, ELOISE),  # fav_23
    (FOIDVO | GUENIEVRE | JEANNE | MERLIN | ROMEO | TRISTAN, FOIDVO),  # fav_24
    (GUENIEVRE | HECTOR | JEANNE | LEONARDO | OUAF | TRISTAN, GUENIEVRE),  # fav_25
    (GUENIEVRE | LEONARDO | MERLIN | OUAF | ROMEO | VICTORIA, GUENIEVRE),  # fav_26
)
NAMES = 0  # columns of the table
BANNED = 1
ALL_FAVOURITES = (1 << len(FAVOURITES_CARDS)) - 1

# ---- VR-1.5, VR-1.6: vote cards --------------------------------------------------------------------------------------

VOTES = ("yes", "no", "stomach_ache")
YES = 0
NO = 1
STOMACH_ACHE = 2
VOTE_CARDS = (8, 16, 8)  # of each kind in the box
YES_CARDS = 1  # in every set, never lost (VR-5.3)
NO_CARDS = (  # by number of units; 0: refused
    (0, 0, 0, 4, 3, 2, 2, 2, 2),  # without the Emissary
    (0, 0, 4, 3, 2, 2, 0, 0, 0),  # with him
)
STOMACH_ACHE_CARDS = 1

# ---- VR-1.7: ambition cards ------------------------------------------------------------------------------------------

AMBITIONS = (
    "jester_king", "woman_queen", "man_king", "no_wc", "not_floors_2_3", "not_floors_0_1", "one_in_cells",
    "two_in_cells", "one_in_wc", "two_in_wc", "only_yes_left", "not_floors_4_5", "three_in_cells", "no_wc_no_cell",
    "kingmaker", "consolation",
)  # fmt: skip
AMBITION_POINTS = (5, 3, 3, 5, 3, 5, 3, 5, 3, 5, 3, 5, 8, 8, 3, 3)
JESTER_KING = 0
WOMAN_QUEEN = 1
MAN_KING = 2
NO_WC = 3
NOT_FLOORS_2_3 = 4
NOT_FLOORS_0_1 = 5
ONE_IN_CELLS = 6
TWO_IN_CELLS = 7
ONE_IN_WC = 8
TWO_IN_WC = 9
ONLY_YES_LEFT = 10
NOT_FLOORS_4_5 = 11
THREE_IN_CELLS = 12
NO_WC_NO_CELL = 13
KINGMAKER = 14
CONSOLATION = 15
ALL_AMBITIONS = (1 << len(AMBITION_POINTS)) - 1
AMBITIONS_DEALT = 2  # to each seat, or to each unit (VR-R19)
SEATS_WITH_OWN_AMBITIONS = 8  # at most; more share by unit (VR-R19)
CONSOLATION_BELOW = 11

# ---- sections 3 and 5: numbers ---------------------------------------------------------------------------------------

ROUNDS = 3
MARKER_START = 20  # VR-3.1
EMISSARY_MARKER_START = 40
LIMITS = (0, 0, 3, 4, 4, 4, 4, 4, 4)  # VR-0.7, by number of units
PLACED = (  # VR-3.9, by number of units, by all of them together; the others go to floor 0
    (0, 0, 12, 12, 12, 10, 12, 13, 13),
    (0, 0, 10, 12, 12, 10, 12, 13, 13),  # five each with two units (VR-R7)
)
COMPENSATED = (0, 0, 0, 0, 0, 0, 0, 1, 3)  # VR-3.9: how many units at the end of the order
COMPENSATION = 3
EMISSARY_SEAT = 16  # his row in the tables by seat
EMISSARY_UNIT = 8  # and in the tables by unit

# ---- sections 7 and 8: the steps -------------------------------------------------------------------------------------

STEPS = (
    "first_unit", "favourites", "ambition", "choose_ambition", "place_character", "place_floor",
    "move_character", "cast_vote", "emissary_vote", "next_round", "over",
)  # fmt: skip
FIRST_UNIT = 0
DEAL_FAVOURITES = 1
DEAL_AMBITIONS = 2
CHOOSE_AMBITION = 3
PLACE_CHARACTER = 4
PLACE_FLOOR = 5
MOVE_CHARACTER = 6
CAST_VOTE = 7
EMISSARY_VOTE = 8
NEXT_ROUND = 9  # the count is done and everything lies open; the first card of the next deal clears it away
OVER = 10

# ---- section 6: what decided, with its rule --------------------------------------------------------------------------

DECIDED_BY = {"emissary": "VR-6.3", "score": "VR-6.4", "height": "VR-6.4", "shared": "VR-R27"}

# ---- how sure each fact is: "rulebook" unless named here, by table or by table and entry -----------------------------

CONFIDENCE = {
    "POINTS.cell_2": "derived",  # VR-R1
    "CHARACTERS.guenievre": "reconstructed",
    "CHARACTERS.hector": "reconstructed",
    "CHARACTERS.tristan": "reconstructed",
    "KINDS": "derived",
    "KINDS.foidvo": "reconstructed",
    "KINDS.guenievre": "reconstructed",
    "KINDS.hector": "reconstructed",
    "KINDS.tristan": "reconstructed",
    "FAVOURITES": "derived",  # their number
    "FAVOURITES_CARDS": "reconstructed",
    "FAVOURITES_CARDS.fav_01": "derived",
    "FAVOURITES_CARDS.fav_02": "derived",
    "VOTE_CARDS": "derived",  # the split; the total of 32 is in the rulebook
    "AMBITIONS.no_wc_no_cell": "reconstructed",  # the French title
    "AMBITIONS.kingmaker": "reconstructed",  # the French title
    "AMBITIONS.consolation": "reconstructed",  # the French title
    "MARKERS": "derived",
}


def confidence(table: str, entry: str = "") -> str:
    """How sure a table is, or one entry of it: "rulebook", "derived" or "reconstructed"."""
    return CONFIDENCE.get(f"{table}.{entry}") or CONFIDENCE.get(table, "rulebook")
