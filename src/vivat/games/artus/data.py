"""The box of Artus: chairs, plates, figures, cards, numbers. Rules: docs/rules/artus.md.

A tuple of identifiers fixes the number of each thing: card 3 is `CARDS[3]`. Sets of chairs and of cards are bit sets.
Who owns the box and finds another value on it corrects the table here; `CONFIDENCE` tells which values are rebuilt.
"""

ID = "artus"
PREFIX = "AR"
PLAYERS = (2, 3, 4)

# Options of section 2, the default first. `players` has no default.
OPTIONS = {"level": ("beginner", "advanced")}
LEVELS = ("beginner", "advanced")
BEGINNER = 0
ADVANCED = 1

# ---- AR-1.1 to AR-1.5: the chairs, clockwise -------------------------------------------------------------------------

CHAIRS = 28
ALL_CHAIRS = 0xFFFFFFF
CROWN_CHAIRS = (0, 7, 14, 21)  # AR-1.4; the large crown first
CARPET_CHAIRS = (0, 1, 2, 14, 15, 16)  # AR-1.5
TOP_CHAIR = 1  # AR-R1: how the board is drawn

# ---- AR-1.6 to AR-1.9, AR-R2: the plates, clockwise from the crown plate ---------------------------------------------

PLATES = (0, 0, 0, 0, -15, -14, -13, -12, -11, -10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7, 8, 10)
ZONES = ("crown", "yellow", "red", "green")  # the crown plate, then those of value 0, below 0, above 0
CROWN = 0
YELLOW = 1
RED = 2
GREEN = 3

# ---- AR-1.10 to AR-1.16: figures and rings ---------------------------------------------------------------------------

COLOURS = ("black", "blue", "red", "beige")  # of the seats
KNIGHTS = (0, 0, 5, 5, 4)  # of a seat at the table, by number of seats (AR-1.11, AR-2.3)
ROYALS = ("silver_a", "silver_b", "bronze_a", "bronze_b")
METALS = ("silver", "bronze")
SILVER = 0b0011  # the royal figures of that metal
BRONZE = 0b1100
ROYAL_CROWNS = (1, 3, 0, 2)  # AR-3.2: on which crown chair each begins; equal metals face
RINGS_START = (1, 1, 3, 1)
FIRST_KING = 2  # bronze_a (AR-R6)
RINGS = 10
CROWNING = 3  # rings of a King (AR-5.8)
TILE = 50  # points of a tile, and spaces of the track (AR-1.16)
TILES = 12

# ---- AR-1.17, AR-1.18: the cards of one seat, in the order of the table; ring_any twice ------------------------------

PILES = ("knight", "king", "score")
CARDS = (
    "knight_1_4", "knight_2_5", "knight_3_6", "knight_4_7", "knight_5_8", "knight_6_9", "knight_7_9", "knight_1_5_both",
    "king_4_8", "king_1_7_silver", "king_1_7_bronze", "king_1_5_both",  # AR-R4: a movement card for each metal
    "ring_silver", "ring_bronze", "ring_any", "ring_any",  # AR-R4: two for either metal
    "score_all", "score_reversed", "score_three_colours", "score_carpet", "score_red", "score_wild",
)  # fmt: skip
DECK = 22  # cards of a seat
KNIGHT_CARDS = 8  # they come first
RING_SILVER = 12
RING_ANY = 14
SECOND_RING = 15  # in a hand or pile: of one kind there are two (AR-R4); a choice or a draw always names the first
SCORE_ALL = 16
SCORE_REVERSED = 17
SCORE_THREE_COLOURS = 18
SCORE_CARPET = 19
SCORE_RED = 20
SCORE_WILD = 21
PILE_OF_CARD = (0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2)
CARDS_OF_PILE = (0x0000FF, 0x00FF00, 0x3F0000)
MOVES = (  # by card: fewest and most chairs forward, most chairs backward; the knight cards are those of AR-R3
    (1, 4, 0), (2, 5, 0), (3, 6, 0), (4, 7, 0), (5, 8, 0), (6, 9, 0), (7, 9, 0), (1, 5, 5),
    (4, 8, 0), (1, 7, 0), (1, 7, 0), (1, 5, 5),
    (0, 0, 0), (0, 0, 0), (0, 0, 0), (0, 0, 0),
    (0, 0, 0), (0, 0, 0), (0, 0, 0), (0, 0, 0), (0, 0, 0), (1, 3, 0),
)  # fmt: skip
# By card: own knights may move; a king card moves princes and the King alone (AR-R21).
MOVES_KNIGHTS = (1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)
ROYALS_OF_CARD = (  # by card: the royal figures it may move or give a ring, as a bit set
    0, 0, 0, 0, 0, 0, 0, 0,
    0b1111, 0b0011, 0b1100, 0b1111,
    0b0011, 0b1100, 0b1111, 0b1111,
    0, 0, 0, 0, 0, 0b1111,
)  # fmt: skip
SCORED = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 2, 3, 0)  # by card: knights that must fit
FIXED_LOSS = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 25, 50, 0)  # by card: if they do not

# ---- AR-2.11 to AR-2.15: the levels ----------------------------------------------------------------------------------

CARDS_IN_USE = (0x00FFFF, 0x3FFFFF)  # by level
STARTING_CARDS = (2, 3)  # from the knight pile, and as many from the king pile
CARDS_PER_TURN = (1, 2)  # played, and drawn
TURNS = (16, 11)  # of each seat
AGES = (9, 12)  # AR-2.2: years and up

# ---- section 7: the steps --------------------------------------------------------------------------------------------

STEPS = (
    "deal", "first_seat", "place_knight", "play_card", "pick_figure", "pick_steps", "pick_prince", "pick_mode",
    "pick_knights", "pick_pile", "draw", "over",
)  # fmt: skip
DEAL = 0
FIRST_SEAT = 1
PLACE_KNIGHT = 2
PLAY_CARD = 3
PICK_FIGURE = 4
PICK_STEPS = 5
PICK_PRINCE = 6
PICK_MODE = 7
PICK_KNIGHTS = 8
PICK_PILE = 9
DRAW = 10
OVER = 11

MODES = ("move", "ring", "best")  # AR-7.3
MOVE = 0
RING = 1
BEST = 2
BACKWARD = 10  # option of `pick_steps`: a number forward, or this plus a number backward

COMBINATIONS = (  # sets of 0 to 3 out of 0 to 5
    (1, 0, 0, 0), (1, 1, 0, 0), (1, 2, 1, 0), (1, 3, 3, 1), (1, 4, 6, 4), (1, 5, 10, 10),
)  # fmt: skip

# ---- section 6: the result -------------------------------------------------------------------------------------------

ENDINGS = ("win", "shared_win", "loss")
ALL_PLAYED = "all_played"  # AR-6.1: the one way a game ends
DECIDED_BY = ("total", "shared")
DECIDING_RULE = ("AR-6.2", "AR-6.3")

# How sure each fact of the box is: "rulebook" is printed in its text, "derived" follows from it, "reconstructed" was
# rebuilt to fit everything that is known. Facts that are not named are printed.
CONFIDENCE = {
    "CHAIRS": "derived",
    "CROWN_CHAIRS": "reconstructed",
    "CARPET_CHAIRS": "reconstructed",
    "PLATES": "reconstructed",
    "FIRST_KING": "reconstructed",
    "first_seat": "reconstructed",
    "knight_1_4": "reconstructed",
    "knight_2_5": "reconstructed",
    "knight_3_6": "rulebook",
    "knight_4_7": "reconstructed",
    "knight_5_8": "reconstructed",
    "knight_6_9": "reconstructed",
    "knight_7_9": "reconstructed",
    "knight_1_5_both": "rulebook",
    "king_4_8": "rulebook",
    "king_1_7_silver": "rulebook",
    "king_1_7_bronze": "derived",
    "king_1_5_both": "rulebook",
    "ring_silver": "reconstructed",  # the kind is printed, the count of each ring card is not
    "ring_bronze": "reconstructed",
    "ring_any": "reconstructed",
    "score_all": "rulebook",
    "score_reversed": "rulebook",
    "score_three_colours": "rulebook",
    "score_carpet": "rulebook",
    "score_red": "rulebook",
    "score_wild": "rulebook",
}
SEEN_IN_A_REVIEW = ("CARPET_CHAIRS", "knight_1_4", "knight_2_5", "knight_7_9")  # reconstructed with that much support
