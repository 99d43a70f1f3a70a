artus = Artus

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

# What happened
artus-fact-first_seat = { $seat } takes the first turn. Knights are seated in the order { $placing_seats }.
artus-fact-hand_dealt = { $cards ->
    [none] { $seat } draws the starting hand: { $knight } Knight cards and { $king } King cards.
   *[other] { $seat } draws the starting hand: { $cards }.
}
artus-fact-knight_placed = { $seat } seats a knight on chair { $chair }, worth { $value }.
artus-fact-round_begun = { $last ->
    [yes] The last round begins, round { $round }: { $seat } plays first.
   *[no] Round { $round } of { $rounds } begins: { $seat } plays first.
}
artus-fact-card_played = { $seat } plays { $card }.
artus-fact-mode_chosen = { $mode_id ->
    [move] { $seat } uses it to move a figure.
    [ring] { $seat } uses it to give a ring.
   *[best] { $seat } uses it to score the best knight.
}
artus-fact-moved = { $seat } moves { $kind_id ->
    [knight] a knight
    [king] the King
   *[prince] { $figure }
} { $steps ->
    [one] { $steps } chair
   *[other] { $steps } chairs
} { $forward ->
    [yes] forward
   *[no] back
}, from chair { $from_chair } to chair { $to_chair }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $total } in all.
artus-fact-displaced = { $kind_id ->
    [knight] A knight of { $owner_seat }
    [king] The King
   *[prince] { $figure }
} is pushed back from chair { $from_chair } to chair { $to_chair }.
artus-fact-ring_given = { $seat } gives a ring to { $royal } on chair { $chair }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $total } in all. He wears { $rings } rings, the reserve has { $reserve }.
artus-fact-crowned = { $royal } is King now. { $old_royal } keeps { $kept ->
    [one] { $kept } ring
   *[other] { $kept } rings
} and gives { $returned } back; the reserve has { $reserve }.
artus-fact-turned = The table turns: the crown faces chair { $to_chair } instead of chair { $from_chair }. The chairs of the knights are now worth { $each_after } (change: { $each_change }).
artus-fact-scored = { $reversed ->
    [yes] { $seat } scores all knights with their signs changed, on the chairs { $chairs } (worth { $values }):
   *[no] { $seat } scores { $chairs_count ->
        [one] the knight on chair { $chairs } (worth { $values }):
       *[other] the knights on the chairs { $chairs } (worth { $values }):
    }
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $total } in all.
artus-fact-fixed_loss = { $card_id ->
    [score_three_colours] { $seat } cannot fulfil { $card } for want of a knight on: { $missing }.
   *[other] { $seat } cannot fulfil { $card }: { $found } of { $needed } knights fit.
} That costs { $loss } points, { $total } in all.
artus-fact-drawn = { $card_id ->
    [none] { $seat } draws { $pile_id ->
        [knight] a Knight card
        [king] a King card
       *[score] a Scoring card
    }{ $left ->
        [0] , the last of its pile.
       *[other] .
    }
   *[other] { $seat } draws { $card }{ $left ->
        [0] , the last of its pile.
       *[other] .
    }
}
artus-fact-hand_known = The piles of { $seat } are empty, so the hand is known: { $cards }.
artus-fact-ended = The { $rounds } rounds are over. Totals: { $each_total }.
artus-fact-verdict = { $winner_seats_count ->
    [1] { $winner_seats } wins with { $best ->
        [one] { $best } point
       *[other] { $best } points
    }, { $lead } more than the next.
   *[other] { $winner_seats } share the win with { $best ->
        [one] { $best } point
       *[other] { $best } points
    } each.
}
