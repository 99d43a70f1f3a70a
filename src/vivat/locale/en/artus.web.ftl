# What the options mean
web-artus-option-level = Level
web-artus-option-level-beginner = Beginner: one card a turn, sixteen turns
web-artus-option-level-advanced = Advanced: two cards a turn, with scoring cards
web-artus-option-level-text = Play your first game at beginner level.

# The board
web-artus-board = The Round Table
web-artus-chair = chair { $chair }
web-artus-chair-is = Chair { $chair }, worth { $value }: { $who }
web-artus-nobody = empty
web-artus-knight-of = knight of { $name }
web-artus-prince-of = { $metal ->
    [silver] Silver prince
   *[bronze] Bronze prince
}, { $rings ->
    [one] 1 ring
   *[other] { $rings } rings
}
web-artus-total = Prestige points
web-artus-total-of = { $name } { $total }
web-artus-chairs-worth = chairs
web-artus-last = last played: { $card }
web-artus-court = The court
web-artus-reserve = { $count ->
    [one] 1 ring in reserve
   *[other] { $count } rings in reserve
}
web-artus-round = Round { $round } of { $rounds }
web-artus-rounds = Round
web-artus-rings-left = Rings in reserve
web-artus-level = Level at the top
web-artus-leads = Leads by { $lead }
web-artus-wins = Wins by { $lead }
web-artus-scoring = Scoring cards, worth now
web-artus-piles = Your piles
web-artus-pile-holds = { $count ->
    [0] Empty
    [one] 1 card: { $cards }
   *[other] { $count } cards, in an order nobody knows: { $cards }
}
web-artus-pile-one-of = One of these: { $cards }.
web-artus-forward = { $steps } forward
web-artus-backward = { $steps } back
web-artus-pays = pays
web-artus-own-chairs = your chairs
web-artus-turns = the table turns
web-artus-pays-one = Pays { $points }.
web-artus-pays-from = Pays { $low } to { $high } now.
web-artus-worth-now = Chair { $chair } is worth { $value } now.
web-artus-pushes = Whoever sits there is pushed back to chair { $chair }.
web-artus-turned = The table turned. Chairs: { $changes }
web-artus-turns-to = The table turns: the crown faces chair { $chair }.
web-artus-chairs-then = Your chairs: { $now } now, { $then } then.
web-artus-crowned = { $metal ->
    [silver] A silver prince is crowned
   *[bronze] A bronze prince is crowned
}
web-artus-effect-knight = { $one ->
    [yes] One of your knights moves { $from } chairs forward.
   *[no] One of your knights moves { $from } to { $to } chairs forward.
}
web-artus-effect-knight_1_5_both = One of your knights moves 1 to 5 chairs, forward or back.
web-artus-effect-king_4_8 = A prince or the King moves 4 to 8 chairs forward.
web-artus-effect-king_1_7_silver = A silver figure moves 1 to 7 chairs forward.
web-artus-effect-king_1_7_bronze = A bronze figure moves 1 to 7 chairs forward.
web-artus-effect-king_1_5_both = A prince or the King moves 1 to 5 chairs, forward or back.
web-artus-effect-ring_silver = A silver prince receives a ring; the third makes him King.
web-artus-effect-ring_bronze = A bronze prince receives a ring; the third makes him King.
web-artus-effect-ring_any = A prince receives a ring; the third makes him King.
web-artus-effect-score_all = All your knights score.
web-artus-effect-score_reversed = All your knights score, plus and minus exchanged.
web-artus-effect-score_three_colours = One knight each on green, yellow and red score, or you lose 15.
web-artus-effect-score_carpet = Two knights on the carpet score, or you lose 25.
web-artus-effect-score_red = Three knights on red score, or you lose 50.
web-artus-effect-score_wild = A figure moves 1 to 3 chairs forward, or a prince receives a ring, or your best knight scores.
web-artus-effect-move = One of your knights, a prince or the King moves 1 to 3 chairs forward.
web-artus-effect-ring = A prince of either metal receives a ring.
web-artus-effect-best = Your knight on the best chair scores.

# The signs of the board
web-artus-legend-green = Green plate: leaving its chair pays points.
web-artus-legend-yellow = Yellow plate: the chair is worth nothing.
web-artus-legend-red = Red plate: leaving its chair costs points.
web-artus-legend-crown = The crown plate always faces the King; the table turns with him.
web-artus-legend-knight = A knight: the shield of his player
web-artus-legend-prince = A prince, silver with eight sides or round bronze, with his rings
web-artus-legend-king = The King: whoever has three rings

# A box of one's own
web-artus-box-text = The picture of the board is lost. The order of the plates, the chairs with crown and carpet, six Knight cards and the number of ring cards of each kind are guesses that fit all examples of the rulebook (AR-R1 to AR-R4).
web-artus-box-plates = Plates around the table
web-artus-box-plates-text = Clockwise from the crown plate, which is number 0.
web-artus-box-plate = Plate { $plate }
web-artus-box-carpet = Chairs on the carpet
web-artus-box-carpet-text = { $count ->
    [one] 1 chair is on the carpet now.
   *[other] { $count } chairs are on the carpet now.
}
web-artus-box-crowns = Chairs with a crown
web-artus-box-crowns-text = The King begins on the large crown; the others follow clockwise.
web-artus-box-crown-first = Large crown
web-artus-box-crown-second = Second crown
web-artus-box-crown-third = Third crown
web-artus-box-crown-fourth = Fourth crown
web-artus-box-knights = Knight cards
web-artus-box-knights-text = The fewest and the most chairs that a card moves a knight.
web-artus-box-card = { $both ->
    [yes] { $from }-{ $to }, both ways
   *[no] { $from }-{ $to }
}
web-artus-box-from = { $card }: fewest chairs
web-artus-box-to = { $card }: most chairs
web-artus-box-rings = Ring cards
web-artus-box-rings-text = How many of each kind a player has: { $count } together.
web-artus-box-fewer = One { $card } less
web-artus-box-more = One { $card } more
