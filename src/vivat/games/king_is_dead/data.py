"""The box of The King is Dead: identifiers, the map, the cards, the numbers. Rules: docs/rules/king_is_dead.md.

A tuple of identifiers fixes the number of each thing: region 3 is `REGIONS[3]`. Sets of regions are bit sets.
"""

ID = "king_is_dead"
PREFIX = "KD"
PLAYERS = (2, 3, 4)

# Options of section 2, the default first. `players` has no default.
OPTIONS = {
    "mode": ("basic", "advanced"),
    "open_discards": (False, True),
    "first_seat": ("random", 0, 1, 2, 3),
    "team_finishes": ("both_hands", "one_hand"),
    "plot_to_play": (False, True),
    "last_tie": ("oldest_action", "shared"),
}
ONE_HAND = 1  # bits of the readings: KD-R20,
PLOT_TO_PLAY = 2
SHARE_LAST_TIE = 4  # KD-R21

# ---- KD-1.1: factions ------------------------------------------------------------------------------------------------

FACTIONS = ("scots", "welsh", "english")
SCOTS = 0
WELSH = 1
ENGLISH = 2
HOME = (0, 4, 6)  # moray, gwynedd, essex
FOLLOWERS = (16, 18, 18)  # of each faction, with 2, 3, 4 players (KD-3.1)
CONTROL_DISCS = 8  # of each faction
INSTABILITY_DISCS = 3

# ---- KD-1.2, KD-1.3: the map -----------------------------------------------------------------------------------------

REGIONS = ("moray", "strathclyde", "lancaster", "northumbria", "gwynedd", "warwick", "essex", "devon")
BORDERS = (
    ("moray", "strathclyde"),
    ("strathclyde", "lancaster"),
    ("strathclyde", "northumbria"),
    ("lancaster", "northumbria"),
    ("lancaster", "gwynedd"),
    ("lancaster", "warwick"),
    ("northumbria", "warwick"),
    ("northumbria", "essex"),
    ("gwynedd", "warwick"),
    ("gwynedd", "devon"),
    ("warwick", "essex"),
    ("warwick", "devon"),
    ("essex", "devon"),
)
ADJACENT = (  # the same borders as bit sets, by region
    0b00000010,  # moray
    0b00001101,  # strathclyde
    0b00111010,  # lancaster
    0b01100110,  # northumbria
    0b10100100,  # gwynedd
    0b11011100,  # warwick
    0b10101000,  # essex
    0b01110000,  # devon
)
POSITIONS = ((36, 92), (40, 74), (42, 56), (62, 60), (26, 36), (50, 40), (76, 34), (38, 16))  # x east, y north
REGION_SIZE = 4  # followers in each region at the start (KD-3.4)
COURT_SIZE = 2  # followers in each court at the start (KD-3.3)

# ---- KD-1.7: cards ---------------------------------------------------------------------------------------------------

CARDS = (
    "scottish_support", "welsh_support", "english_support", "assemble", "negotiate", "manoeuvre", "outmanoeuvre",
    "spy", "ambush", "march", "plot", "aid", "influence", "dispute", "edict", "resist", "quell", "suppress", "muster",
)  # fmt: skip
SCOTTISH_SUPPORT = 0
WELSH_SUPPORT = 1
ENGLISH_SUPPORT = 2
ASSEMBLE = 3
NEGOTIATE = 4
MANOEUVRE = 5
OUTMANOEUVRE = 6
SPY = 7
AMBUSH = 8
MARCH = 9
PLOT = 10
AID = 11
INFLUENCE = 12
DISPUTE = 13
EDICT = 14
RESIST = 15
QUELL = 16
SUPPRESS = 17
MUSTER = 18
SECOND_ASSEMBLE = 19  # in a hand: the second copy
BASIC_HAND = 0b10000000000001111111
COMMON_HAND = 0b10000000000001111000  # KD-3.7: without the Supports
CUNNING = 0b01111111111110000000  # the twelve cunning cards
HAND_SIZE = 8
CUNNING_EACH = 3

# ---- KD-7.4: bundles, multisets of one or two factions ---------------------------------------------------------------

BUNDLES = (
    "scots", "welsh", "english",
    "scots+scots", "scots+welsh", "scots+english", "welsh+welsh", "welsh+english", "english+english",
)  # fmt: skip
BUNDLE_FIRST = (0, 1, 2, 0, 0, 0, 1, 1, 2)
BUNDLE_SECOND = (-1, -1, -1, 0, 1, 2, 1, 2, 2)  # -1: a bundle of one
BUNDLE_CODE = (1, 8, 64, 2, 9, 65, 16, 72, 128)  # Scots + 8 * Welsh + 64 * English
SINGLES = 0b000000111
PAIRS = 0b111111000
BUNDLE_SETS = (  # what 0, 1, 2 (or more) Scots, Welsh, English contain: index 9 * Scots + 3 * Welsh + English
    0b000000000, 0b000000100, 0b100000100, 0b000000010, 0b010000110, 0b110000110, 0b001000010, 0b011000110, 0b111000110,
    0b000000001, 0b000100101, 0b100100101, 0b000010011, 0b010110111, 0b110110111, 0b001010011, 0b011110111, 0b111110111,
    0b000001001, 0b000101101, 0b100101101, 0b000011011, 0b010111111, 0b110111111, 0b001011011, 0b011111111, 0b111111111,
)  # fmt: skip
WITHOUT = (0b111000110, 0b100101101, 0b001011011)  # bundles without a follower of that faction

# ---- sections 7 and 8: the steps -------------------------------------------------------------------------------------

STEPS = (
    "draw_court", "draw_region", "deal", "lay", "first",
    "turn", "support_region", "assemble_scots", "assemble_welsh", "assemble_english",
    "negotiate_first", "negotiate_second", "negotiate_disc",
    "manoeuvre_region_1", "manoeuvre_follower_1", "manoeuvre_region_2", "manoeuvre_follower_2",
    "outmanoeuvre_single_region", "outmanoeuvre_single_follower", "outmanoeuvre_other_region", "outmanoeuvre_bundle",
    "spy_card", "ambush_region", "ambush_return", "march_from", "march_to", "march_bundle", "aid_faction", "aid_region",
    "influence_english_region", "influence_other_region", "influence_bundle",
    "dispute_welsh_region", "dispute_other_region", "dispute_follower",
    "edict_scots_region", "edict_other_region", "edict_exchange",
    "resist_region", "resist_bundle", "quell_region", "quell_bundle", "muster_region", "muster_bundle",
    "suppress_region", "suppress_return", "suppress_place",
    "summon_region", "summon_follower", "over",
)  # fmt: skip
DRAW_COURT = 0
DRAW_REGION = 1
DEAL = 2
LAY = 3
FIRST = 4
TURN = 5
SUPPORT_REGION = 6
ASSEMBLE_SCOTS = 7
ASSEMBLE_WELSH = 8
ASSEMBLE_ENGLISH = 9
NEGOTIATE_FIRST = 10
NEGOTIATE_SECOND = 11
NEGOTIATE_DISC = 12
MANOEUVRE_REGION_1 = 13
MANOEUVRE_FOLLOWER_1 = 14
MANOEUVRE_REGION_2 = 15
MANOEUVRE_FOLLOWER_2 = 16
OUTMANOEUVRE_SINGLE_REGION = 17
OUTMANOEUVRE_SINGLE_FOLLOWER = 18
OUTMANOEUVRE_OTHER_REGION = 19
OUTMANOEUVRE_BUNDLE = 20
SPY_CARD = 21
AMBUSH_REGION = 22
AMBUSH_RETURN = 23
MARCH_FROM = 24
MARCH_TO = 25
MARCH_BUNDLE = 26
AID_FACTION = 27
AID_REGION = 28
INFLUENCE_ENGLISH_REGION = 29
INFLUENCE_OTHER_REGION = 30
INFLUENCE_BUNDLE = 31
DISPUTE_WELSH_REGION = 32
DISPUTE_OTHER_REGION = 33
DISPUTE_FOLLOWER = 34
EDICT_SCOTS_REGION = 35
EDICT_OTHER_REGION = 36
EDICT_EXCHANGE = 37
RESIST_REGION = 38
RESIST_BUNDLE = 39
QUELL_REGION = 40
QUELL_BUNDLE = 41
MUSTER_REGION = 42
MUSTER_BUNDLE = 43
SUPPRESS_REGION = 44
SUPPRESS_RETURN = 45
SUPPRESS_PLACE = 46
SUMMON_REGION = 47
SUMMON_FOLLOWER = 48
OVER = 49

PASS = 0  # option of `turn`; a card is its number plus 1

# Which part of the rules carries a step out.
SET_UP = 0
TURNING = 1
BASIC = 2  # Support, Assemble, Negotiate
MOVING = 3  # Spy, Ambush, March, Aid
NEARBY = 4  # Resist, Quell, Muster, Suppress
GIVER = 5  # of an exchange: the region that gives
GIFT = 6  # the follower given
ANSWERER = 7  # the region that answers
ANSWER = 8  # the bundle it answers with
SUMMONING = 9
ENDED = 10

# What a step asks for: `words.py` has the names.
NOTHING = 0
FACTION = 1
REGION = 2
BUNDLE = 3
CARD = 4
SEAT = 5
PASS_OR_CARD = 6
EDICT_OPTION = 7  # a bundle for one Scot; plus 9, for two

# The columns of the table of steps. An answer is kept in pick_1, pick_2 or pick_3 of the state, or (0) carried out at
# once; `then` is the step of the same card that comes after it; the rule is that of the card, 4_20 for KD-4.20.
STEP = 0
PART = 1
ASKS = 2
KEPT = 3
THEN = 4
RULE = 5
NO_STEP = -1
STEP_TABLE = (
    # step                         part       asks          kept, then                       rule
    (DRAW_COURT,                   SET_UP,    FACTION,      0, NO_STEP,                      3_03),
    (DRAW_REGION,                  SET_UP,    FACTION,      0, NO_STEP,                      3_04),
    (DEAL,                         SET_UP,    CARD,         0, NO_STEP,                      3_07),
    (LAY,                          SET_UP,    REGION,       0, NO_STEP,                      3_08),
    (FIRST,                        SET_UP,    SEAT,         0, NO_STEP,                      3_09),
    (TURN,                         TURNING,   PASS_OR_CARD, 0, NO_STEP,                      4_01),
    (SUPPORT_REGION,               BASIC,     REGION,       0, NO_STEP,                      4_20),
    (ASSEMBLE_SCOTS,               BASIC,     REGION,       0, ASSEMBLE_WELSH,               4_21),
    (ASSEMBLE_WELSH,               BASIC,     REGION,       0, ASSEMBLE_ENGLISH,             4_21),
    (ASSEMBLE_ENGLISH,             BASIC,     REGION,       0, NO_STEP,                      4_21),
    (NEGOTIATE_FIRST,              BASIC,     REGION,       1, NEGOTIATE_SECOND,             4_22),
    (NEGOTIATE_SECOND,             BASIC,     REGION,       2, NEGOTIATE_DISC,               4_22),
    (NEGOTIATE_DISC,               BASIC,     REGION,       0, NO_STEP,                      4_22),
    (MANOEUVRE_REGION_1,           GIVER,     REGION,       1, MANOEUVRE_FOLLOWER_1,         4_24),
    (MANOEUVRE_FOLLOWER_1,         GIFT,      FACTION,      2, MANOEUVRE_REGION_2,           4_24),
    (MANOEUVRE_REGION_2,           ANSWERER,  REGION,       3, MANOEUVRE_FOLLOWER_2,         4_24),
    (MANOEUVRE_FOLLOWER_2,         ANSWER,    FACTION,      0, NO_STEP,                      4_24),
    (OUTMANOEUVRE_SINGLE_REGION,   GIVER,     REGION,       1, OUTMANOEUVRE_SINGLE_FOLLOWER, 4_25),
    (OUTMANOEUVRE_SINGLE_FOLLOWER, GIFT,      FACTION,      2, OUTMANOEUVRE_OTHER_REGION,    4_25),
    (OUTMANOEUVRE_OTHER_REGION,    ANSWERER,  REGION,       3, OUTMANOEUVRE_BUNDLE,          4_25),
    (OUTMANOEUVRE_BUNDLE,          ANSWER,    BUNDLE,       0, NO_STEP,                      4_25),
    (SPY_CARD,                     MOVING,    CARD,         0, NO_STEP,                      4_30),
    (AMBUSH_REGION,                MOVING,    REGION,       1, AMBUSH_RETURN,                4_33),
    (AMBUSH_RETURN,                MOVING,    FACTION,      0, NO_STEP,                      4_33),
    (MARCH_FROM,                   MOVING,    REGION,       1, MARCH_TO,                     4_35),
    (MARCH_TO,                     MOVING,    REGION,       2, MARCH_BUNDLE,                 4_35),
    (MARCH_BUNDLE,                 MOVING,    BUNDLE,       0, NO_STEP,                      4_35),
    (AID_FACTION,                  MOVING,    FACTION,      1, AID_REGION,                   4_37),
    (AID_REGION,                   MOVING,    REGION,       0, NO_STEP,                      4_37),
    (INFLUENCE_ENGLISH_REGION,     GIVER,     REGION,       1, INFLUENCE_OTHER_REGION,       4_39),
    (INFLUENCE_OTHER_REGION,       ANSWERER,  REGION,       3, INFLUENCE_BUNDLE,             4_39),
    (INFLUENCE_BUNDLE,             ANSWER,    BUNDLE,       0, NO_STEP,                      4_39),
    (DISPUTE_WELSH_REGION,         GIVER,     REGION,       1, DISPUTE_OTHER_REGION,         4_40),
    (DISPUTE_OTHER_REGION,         ANSWERER,  REGION,       3, DISPUTE_FOLLOWER,             4_40),
    (DISPUTE_FOLLOWER,             ANSWER,    FACTION,      0, NO_STEP,                      4_40),
    (EDICT_SCOTS_REGION,           GIVER,     REGION,       1, EDICT_OTHER_REGION,           4_41),
    (EDICT_OTHER_REGION,           ANSWERER,  REGION,       3, EDICT_EXCHANGE,               4_41),
    (EDICT_EXCHANGE,               ANSWER,    EDICT_OPTION, 0, NO_STEP,                      4_41),
    (RESIST_REGION,                NEARBY,    REGION,       1, RESIST_BUNDLE,                4_42),
    (RESIST_BUNDLE,                NEARBY,    BUNDLE,       0, NO_STEP,                      4_42),
    (QUELL_REGION,                 NEARBY,    REGION,       1, QUELL_BUNDLE,                 4_43),
    (QUELL_BUNDLE,                 NEARBY,    BUNDLE,       0, NO_STEP,                      4_43),
    (MUSTER_REGION,                NEARBY,    REGION,       1, MUSTER_BUNDLE,                4_44),
    (MUSTER_BUNDLE,                NEARBY,    BUNDLE,       0, NO_STEP,                      4_44),
    (SUPPRESS_REGION,              NEARBY,    REGION,       1, SUPPRESS_RETURN,              4_45),
    (SUPPRESS_RETURN,              NEARBY,    FACTION,      0, SUPPRESS_PLACE,               4_45),
    (SUPPRESS_PLACE,               NEARBY,    FACTION,      0, NO_STEP,                      4_45),
    (SUMMON_REGION,                SUMMONING, REGION,       1, SUMMON_FOLLOWER,              4_07),
    (SUMMON_FOLLOWER,              SUMMONING, FACTION,      0, NO_STEP,                      4_07),
    (OVER,                         ENDED,     NOTHING,      0, NO_STEP,                      6_01),
)  # fmt: skip

# ---- section 6: endings ----------------------------------------------------------------------------------------------

ENDINGS = ("running", "invasion", "coronation")
RUNNING = 0
INVASION = 1
CORONATION = 2
DECIDED_BY = (
    "sets", "last_action",
    "first_faction", "second_faction", "plot", "cards_played_first", "acted_longest_ago", "shared",
)  # fmt: skip
DECIDING_RULE = ("KD-6.8", "KD-6.9", "KD-6.13", "KD-6.14", "KD-6.16", "KD-6.17", "KD-6.18")  # of all but `shared`
SETS = 0
LAST_ACTION = 1
FIRST_FACTION = 2
SECOND_FACTION = 3
BY_PLOT = 4
CARDS_PLAYED_FIRST = 5
ACTED_LONGEST_AGO = 6
SHARED = 7

# What is not printed in the rulebook text but read on the board and cards, or follows from it; all else is printed.
CONFIDENCE = {
    "BORDERS": "derived",
    "POSITIONS": "reconstructed",
    "first_seat": "reconstructed",
    "open_discards": "reconstructed",
}
