artus = Artus
artus-summary = The Round Table turns. Seat your knights near the King, and do not be there when he moves on.

# Options
artus-level = Level
artus-beginner = Beginner
artus-advanced = Advanced

# Figures and rings
artus-black = Black
artus-blue = Blue
artus-red = Red
artus-beige = Beige
artus-silver = Silver
artus-bronze = Bronze
artus-silver_a = Silver prince A
artus-silver_b = Silver prince B
artus-bronze_a = Bronze prince A
artus-bronze_b = Bronze prince B
artus-figure-knight = Knight
artus-figure-prince = Prince
artus-figure-king = King

# Zones of the table; red is also a colour
artus-crown = Crown
artus-yellow = Yellow
artus-green = Green

# Piles and cards
artus-knight = Knight cards
artus-king = King cards
artus-score = Scoring cards
artus-knight_1_4 = Knight 1-4
artus-knight_2_5 = Knight 2-5
artus-knight_3_6 = Knight 3-6
artus-knight_4_7 = Knight 4-7
artus-knight_5_8 = Knight 5-8
artus-knight_6_9 = Knight 6-9
artus-knight_7_9 = Knight 7-9
artus-knight_1_5_both = Knight 1-5 both ways
artus-knight-card = Knight { $fewest }-{ $most }
artus-king_4_8 = Court 4-8
artus-king_1_7_silver = Silver 1-7
artus-king_1_7_bronze = Bronze 1-7
artus-king_1_5_both = Court 1-5 both ways
artus-ring_silver = Silver ring
artus-ring_bronze = Bronze ring
artus-ring_any = Free ring
artus-score_all = All knights
artus-score_reversed = Reversed signs
artus-score_three_colours = Three colours
artus-score_carpet = Carpet
artus-score_red = Three on red
artus-score_wild = Royal favour

# Modes of Royal favour
artus-move = Move
artus-ring = Ring
artus-best = Best knight

# Steps
artus-deal = A card of the starting hand is dealt.
artus-first_seat = The first seat is drawn.
artus-place_knight = Place one of your knights on an empty chair.
artus-play_card = Play a card.
artus-pick_figure = Which figure moves?
artus-pick_steps = How many chairs?
artus-pick_prince = Which prince receives the ring?
artus-pick_mode = Move, ring or best knight?
artus-pick_knights = Which of your knights score?
artus-pick_pile = From which of your piles do you draw?
artus-draw = A card is drawn.
artus-over = The game is over.

# Result
artus-win = Win
artus-shared_win = Shared win
artus-loss = Loss
artus-ending-all_played = Every card has been played
artus-decided-total = The highest total wins.
artus-decided-shared = Equal highest totals share the win.

# Refusals
artus-no-card-yet = No card can be played before every knight sits at the table.
artus-card-not-held = “{ $card }” is not in the hand of this seat. In hand: { $allowed }.
