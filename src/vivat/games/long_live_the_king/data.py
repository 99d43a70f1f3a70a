"""The box of Long Live the King: identifiers, the map, the cards, the numbers. Rules: docs/rules/long_live_the_king.md.

A tuple of identifiers fixes the number of each thing: county 3 is `COUNTIES[3]`. Sets of counties are bit sets.
"""

ID = "long_live_the_king"
PREFIX = "LV"
PLAYERS = (3, 4, 5)
MOST_PLAYERS = 5

# Options of section 2, the default first. `players` has no default.
OPTIONS = {
    "bonus_start": (0, 1),
    "start_deal": ("random", "seat_order"),
    "quiet_rounds": (2, 3, 5, 0),  # 0: never
    "taking_back": ("asked", "always"),
    "crown": ("county_votes", "all_votes"),
    "after_confrontation": ("cards_first", "rolls_first"),
    "dice_on_cards": ("best", "by_hand"),
    "failed_crossing": ("waits_before", "waits_between", "may_settle"),
}
# The readings that are not the plainest for a program, as a bit set.
READINGS = ("asked", "all_votes", "rolls_first", "by_hand", "waits_between", "may_settle")
ASKED = 1  # LV-R9: whoever would be without cards may leave them
ALL_VOTES = 2  # LV-R21: of several with a majority the highest total
ROLLS_FIRST = 4  # LV-R7, LV-R15: the winner's rolls before the cards and the election
BY_HAND = 8  # LV-R8: players put their dice on their cards
WAITS_BETWEEN = 16  # LV-R3: a first crossing that fails leaves the baron in the county he wanted to cross
MAY_SETTLE = 32  # LV-R3: an onward crossing that fails leaves the county that was reached to settle in

# ---- LV-1.8, LV-R1: the map. The board is lost: an owner of it corrects these four tables and nothing else -----------

COUNTIES = (  # LV-R2: spelt so
    "man", "sedberouie", "loncastre", "tateshale", "lincolia", "wigemor", "stadford", "grentebrige", "oxeneford",
    "lundonia", "roucestre", "sarisberie", "lideford",
)  # fmt: skip
MAN = 0
SEDBEROUIE = 1
LONCASTRE = 2
TATESHALE = 3
LINCOLIA = 4
WIGEMOR = 5
STADFORD = 6
GRENTEBRIGE = 7
OXENEFORD = 8
LUNDONIA = 9
ROUCESTRE = 10
SARISBERIE = 11
LIDEFORD = 12

VOTES = (2, 2, 3, 4, 3, 4, 4, 4, 4, 3, 2, 2, 2)  # by county, also the most courtiers in it (LV-1.5)

NEIGHBOURS = (  # by county; each border stands in two rows
    1 << LONCASTRE | 1 << WIGEMOR,  # man
    1 << LONCASTRE | 1 << TATESHALE,  # sedberouie
    1 << MAN | 1 << SEDBEROUIE | 1 << TATESHALE | 1 << WIGEMOR,  # loncastre
    1 << LONCASTRE | 1 << SEDBEROUIE | 1 << WIGEMOR | 1 << STADFORD | 1 << LINCOLIA,  # tateshale
    1 << TATESHALE | 1 << STADFORD | 1 << GRENTEBRIGE,  # lincolia
    1 << MAN | 1 << LONCASTRE | 1 << TATESHALE | 1 << STADFORD | 1 << OXENEFORD | 1 << LIDEFORD,  # wigemor
    1 << WIGEMOR | 1 << TATESHALE | 1 << LINCOLIA | 1 << GRENTEBRIGE | 1 << OXENEFORD,  # stadford
    1 << LINCOLIA | 1 << STADFORD | 1 << OXENEFORD | 1 << LUNDONIA,  # grentebrige
    1 << WIGEMOR | 1 << STADFORD | 1 << GRENTEBRIGE | 1 << LUNDONIA | 1 << ROUCESTRE | 1 << SARISBERIE,  # oxeneford
    1 << GRENTEBRIGE | 1 << OXENEFORD | 1 << ROUCESTRE,  # lundonia
    1 << LUNDONIA | 1 << OXENEFORD,  # roucestre
    1 << OXENEFORD | 1 << LIDEFORD,  # sarisberie
    1 << SARISBERIE | 1 << WIGEMOR,  # lideford
)

START = (  # LV-1.14, with 3, 4, 5 players; the first county begins; -1 fills the row
    (ROUCESTRE, SEDBEROUIE, LIDEFORD, -1, -1),
    (TATESHALE, GRENTEBRIGE, ROUCESTRE, LIDEFORD, -1),
    (STADFORD, MAN, SEDBEROUIE, LUNDONIA, LIDEFORD),
)

# How sure each fact of the map is: in the text of the rulebook, derived from it, or reconstructed to fit it.
CONFIDENCE = {
    "votes": {
        "man": "rulebook",
        "sedberouie": "rulebook",
        "loncastre": "reconstructed",
        "tateshale": "rulebook",
        "lincolia": "reconstructed",
        "wigemor": "derived",
        "stadford": "reconstructed",
        "grentebrige": "reconstructed",
        "oxeneford": "reconstructed",
        "lundonia": "reconstructed",
        "roucestre": "reconstructed",
        "sarisberie": "derived",
        "lideford": "reconstructed",
    },
    "neighbours": {  # of a county as a whole; a border is as sure as the surer of its two ends
        "wigemor": "rulebook",
        "sarisberie": "rulebook",
        "others": "reconstructed",
    },
    "start": {"first county": "rulebook", "others": "reconstructed"},
    "places": {"all": "derived"},
    "positions": {"all": "reconstructed"},
    "colours": {"all": "reconstructed"},
}

SEA_LINES = (("man", "loncastre"), ("man", "wigemor"), ("wigemor", "lideford"))  # dotted on the board (LV-1.9)
POSITIONS = (  # LV-1.11: x east, y north, for drawing
    (14, 78), (48, 92), (40, 76), (62, 72), (76, 60), (32, 44), (56, 52), (84, 44), (60, 28), (84, 30), (90, 16),
    (46, 14), (18, 10),
)  # fmt: skip
PLACES = (
    "Isle of Man", "Sedbergh", "Lancaster", "Tanshelf (Pontefract)", "Lincoln", "Wigmore", "Stafford", "Cambridge",
    "Oxford", "London", "Rochester", "Salisbury", "Lydford",
)  # fmt: skip

ALL_COUNTIES = (1 << len(VOTES)) - 1
IN_PLAY = (ALL_COUNTIES & ~(1 << MAN), ALL_COUNTIES, ALL_COUNTIES)  # LV-1.10, with 3, 4, 5 players
MAJORITY = (19, 20, 20)  # LV-5.25
MOST_ELECTIONS = (10, 8, 7)  # LV-10.2

# ---- LV-1.2, LV-1.12, LV-1.16: pieces, cards, dice -------------------------------------------------------------------

COLOURS = ("red", "blue", "green", "black", "white")
COURTIERS = 17  # on the map or in the reserve; the eighteenth marks the bonus votes
START_COURTIERS = 2
CARDS = ("x1", "x2", "x3")
X1 = 0
X2 = 1
X3 = 2
SET = (12, 7, 1)  # of each kind in a player's set
SET_SIZE = 20
MOST_LAID = 5
MOST_DEALT = 15  # to one player in a redistribution (LV-5.28)
TIE_DICE = 5  # LV-5.27, LV-6.2
SUCCESS = 3  # die times card value, for a crossing or a courtier (LV-4.13, LV-4.24)
PIECE_BONUS = 2  # LV-5.6

MIXTURES = (  # what can be laid in a confrontation: x1, x2, x3; the first is LV-R16
    (0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1), (2, 0, 0), (1, 1, 0), (0, 2, 0), (1, 0, 1), (0, 1, 1), (0, 0, 2),
    (3, 0, 0), (2, 1, 0), (1, 2, 0), (0, 3, 0), (2, 0, 1), (1, 1, 1), (0, 2, 1), (1, 0, 2), (0, 1, 2), (0, 0, 3),
    (4, 0, 0), (3, 1, 0), (2, 2, 0), (1, 3, 0), (0, 4, 0), (3, 0, 1), (2, 1, 1), (1, 2, 1), (0, 3, 1), (2, 0, 2),
    (1, 1, 2), (0, 2, 2), (1, 0, 3), (0, 1, 3), (0, 0, 4), (5, 0, 0), (4, 1, 0), (3, 2, 0), (2, 3, 0), (1, 4, 0),
    (0, 5, 0), (4, 0, 1), (3, 1, 1), (2, 2, 1), (1, 3, 1), (0, 4, 1), (3, 0, 2), (2, 1, 2), (1, 2, 2), (0, 3, 2),
    (2, 0, 3), (1, 1, 3), (0, 2, 3), (1, 0, 4), (0, 1, 4), (0, 0, 5),
)  # fmt: skip
NO_CARDS = 0  # the mixture 0/0/0
NOT_LAID = -1  # no mixture chosen, or no confrontation
FITS = (  # by kind: the mixtures with at most 0, 1, 2, 3, 4, 5 cards of it, as bit sets
    (0xD22106910D234D, 0xFB3187D98FB3EF, 0xFFB9C7FDCFFBFF, 0xFFFDE7FFEFFFFF, 0xFFFFF7FFFFFFFF, 0xFFFFFFFFFFFFFF),
    (0xA4420D221A469B, 0xECC61F663ECFBF, 0xFDCE3FEE7FDFFF, 0xFFDE7FFEFFFFFF, 0xFFFEFFFFFFFFFF, 0xFFFFFFFFFFFFFF),
    (0x0001F801F03C77, 0x003FF81FF1FDFF, 0x03FFF8FFF7FFFF, 0x1FFFFBFFFFFFFF, 0x7FFFFFFFFFFFFF, 0xFFFFFFFFFFFFFF),
)

# ---- sections 7 and 8: the steps -------------------------------------------------------------------------------------

STEPS = (
    "start_card", "move", "cross_to", "cross_card", "cross_roll", "after_failed_crossing", "onward", "onward_again",
    "place_free", "roll_for_courtier", "courtier_roll", "commit_cards", "confrontation_roll", "place_dice", "take_back",
    "banish_defender", "banish_intruder", "ranking_roll", "king_roll", "redistribution", "end_of_turn", "over",
)  # fmt: skip
START_CARD = 0
MOVE = 1
CROSS_TO = 2
CROSS_CARD = 3
CROSS_ROLL = 4
AFTER_FAILED_CROSSING = 5
ONWARD = 6  # after a success
ONWARD_AGAIN = 7  # after a failed onward attempt
PLACE_FREE = 8
ROLL_FOR_COURTIER = 9
COURTIER_ROLL = 10
COMMIT_CARDS = 11
CONFRONTATION_ROLL = 12
PLACE_DICE = 13
TAKE_BACK = 14
BANISH_DEFENDER = 15
BANISH_INTRUDER = 16
RANKING_ROLL = 17
KING_ROLL = 18
REDISTRIBUTION = 19
END_OF_TURN = 20  # nothing is asked: where a turn goes on after an election
OVER = 21

# Options by step: 0 is the one that ends something (stay, stop, settle, end); a die is its face.
END = 0
COUNTY = 1  # plus a county: step, cross_to, onward, banish
CROSS = 14  # plus the county crossed
CARD = 1  # plus a kind of card
PLACE = 1
TAKE = 1
DIE_FACES = 0b1111110  # outcomes of a die: 1 to 6

# ---- section 6: what decided -----------------------------------------------------------------------------------------

DECIDED_BY = ("majority", "all_votes", "county_votes", "cards", "dice")
DECIDING_RULE = ("LV-5.25", "LV-R21", "LV-6.2", "LV-6.2", "LV-6.2")
