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
artus-fact-comparison = { $by_id ->
    [shared] Equal with the best total: { $each_value }. They share the win.
   *[total] Totals: { $each_value }. In front: { $left_seats }.
}
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
