# What happened: the turn
long_live_the_king-fact-start = { $seat } starts { $county_id ->
    [man] on the Isle of Man
   *[other] in { $county }
}{ $begins ->
    [yes] {" and has the first turn"}
   *[other] {""}
}.
long_live_the_king-fact-stay = { $seat } stays { $county_id ->
    [man] on the Isle of Man
   *[other] in { $county }
}.
long_live_the_king-fact-step = { $seat } steps to { $county_id ->
    [man] the Isle of Man
   *[other] { $county }
}.{ $left_empty ->
    [yes] {" "}{ $origin_id ->
        [man] The Isle of Man
       *[other] { $origin }
    } is left empty.
   *[other] {""}
}
long_live_the_king-fact-crossing = { $seat } { $success ->
    [yes] { $onward ->
        [yes] goes on to
       *[other] crosses { $through_id ->
            [man] the Isle of Man
           *[other] { $through }
        } to
    }
   *[other] { $onward ->
        [yes] tries to go on to
       *[other] tries to cross { $through_id ->
            [man] the Isle of Man
           *[other] { $through }
        } to
    }
} { $county_id ->
    [man] the Isle of Man
   *[other] { $county }
} with { $card_id ->
    [x1] an { $card }
   *[other] a { $card }
}: { $die } × { $value } = { $points }{ $success ->
    [yes] .
   *[other] , too little. The baron { $waits ->
        [yes] waits { $through_id ->
            [man] on the Isle of Man
           *[other] in { $through }
        }
       *[other] stays { $origin_id ->
            [man] on the Isle of Man
           *[other] in { $origin }
        }
    }.
}{ $left_empty ->
    [yes] {" "}{ $origin_id ->
        [man] The Isle of Man
       *[other] { $origin }
    } is left empty.
   *[other] {""}
}
long_live_the_king-fact-settle = { $seat } settles { $county_id ->
    [man] on the Isle of Man
   *[other] in { $county }
}.
long_live_the_king-fact-stop = { $seat } gives up and ends the turn { $county_id ->
    [man] on the Isle of Man
   *[other] in { $county }
}.
long_live_the_king-fact-free_courtier = { $seat } places a courtier { $county_id ->
    [man] on the Isle of Man
   *[other] in { $county }
}.
long_live_the_king-fact-no_courtier = { $seat } places no courtier { $county_id ->
    [man] on the Isle of Man
   *[other] in { $county }
}.
long_live_the_king-fact-courtier_roll = { $seat } plays { $card_id ->
    [x1] an { $card }
   *[other] a { $card }
} for another courtier { $county_id ->
    [man] on the Isle of Man
   *[other] in { $county }
}: { $die } × { $value } = { $points }, { $success ->
    [yes] placed
   *[other] too little
}.
long_live_the_king-fact-quiet_turn = No card and no courtier: quiet turn { $turns } of { $limit }.

# What happened: confrontations
long_live_the_king-fact-intrusion = { $seat } challenges { $defender_seat }: confrontation for { $county_id ->
    [man] the Isle of Man
   *[other] { $county }
} and its { $votes } votes. Points for pieces: { $each_bonus }.
long_live_the_king-fact-laid = { $without ->
    [yes] { $seat } has no card to lay.
   *[other] { $cards ->
        [none] { $seat } has laid cards.
       *[other] { $seat } lays: { $cards }.
    }
}
long_live_the_king-fact-cards_shown = The cards are shown (Agreements/Bribes/Threats): { $each_laid }.
long_live_the_king-fact-roll = { $again ->
    [yes] They roll again
   *[other] Dice, cards and pieces
}: { $each_total }.{ $tied_seats_count ->
    [0] {""}
   *[other] {" "}{ $tied_seats } are equal with { $total } and roll again.
}
long_live_the_king-fact-victory = { $seat } wins the confrontation for { $county_id ->
    [man] the Isle of Man
   *[other] { $county }
} with { $total } against { $against }{ $role_id ->
    [intruder] {", as intruder"}
    [defender] {", as defender"}
   *[other] {", as a third player"}
}.
long_live_the_king-fact-recovery = { $seat } rolled { $ones ->
    [one] a 1
    [2] two 1s
    [3] three 1s
    [4] four 1s
   *[other] five 1s
} and takes back: { $cards }.
long_live_the_king-fact-no_recovery = { $seat } rolled { $ones ->
    [one] a 1
    [2] two 1s
    [3] three 1s
    [4] four 1s
   *[other] five 1s
} but takes no card back and is out of cards.
long_live_the_king-fact-courtiers_lost = { $seat } loses { $number ->
    [one] a courtier
   *[other] { $number } courtiers
} { $county_id ->
    [man] on the Isle of Man
   *[other] in { $county }
}.
long_live_the_king-fact-banishment = { $seat } banishes { $beaten_seat }, whose baron goes to { $county_id ->
    [man] the Isle of Man
   *[other] { $county }
}.

# What happened: elections
long_live_the_king-fact-count = Election { $number }{ $cause_id ->
    [standstill] {" after too many quiet turns"}
   *[other] {""}
}. County votes: { $each_county_votes }.{ $empty_seats_count ->
    [0] {""}
   *[other] {" "}Without cards, so a third less, rounded down: { $empty_seats }.
} With bonus votes: { $each_total }; the majority is { $majority }.
long_live_the_king-fact-tie = { $seats } are equal with { $votes } county votes and { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}: five dice each decide { $crown ->
    [yes] who is king
   *[other] who ranks higher
}.
long_live_the_king-fact-tie_roll = Five dice each: { $each_sum }.{ $tied_seats_count ->
    [0] {""}
   *[other] {" "}Equal again, and rolled again: { $tied_seats }.
}
long_live_the_king-fact-ranking = No king in election { $number }. Bonus votes: { $each_gain }; in all { $each_bonus }.
long_live_the_king-fact-redistribution = { $share ->
    [0] { $pile ->
        [0] No card was spent, so none is dealt.
        [one] One spent card is too little for all: it is not dealt, but turned face down.
       *[other] { $pile } spent cards are too few for all: none is dealt, and they are turned face down.
    }
    [one] Everybody is dealt a card
   *[other] Everybody is dealt { $share } cards
}{ $share ->
    [0] {""}
   *[other] { $left ->
        [0] .
        [one] {"; one is left over, face down."}
       *[other] ; { $left } are left over, face down.
    }
}
long_live_the_king-fact-dealt = { $seat } is dealt: { $cards }.

# What happened: the end
long_live_the_king-fact-comparison = { $by_id ->
    [majority] Votes in all: { $each_value }. { $left_seats_count ->
        [one] With a majority: { $left_seats }.
       *[other] With a majority, all of them: { $left_seats }.
    }
    [all_votes] Votes in all: { $each_value }. Most: { $left_seats }.
    [county_votes] County votes: { $each_value }. Most: { $left_seats }.
    [cards] Cards in hand: { $each_value }. Most: { $left_seats }.
   *[dice] Five dice each: { $each_value }. Best: { $left_seats }.
}
long_live_the_king-fact-king = { $decided_id ->
    [majority] { $seat } reaches { $total } votes, the majority being { $majority }, and is king.
    [all_votes] Several reach the majority of { $majority }; { $seat } has the most votes in all among them and is king.
    [county_votes] Several reach the majority of { $majority }; { $seat } has the most county votes among them and is king.
    [cards] Several reach the majority of { $majority } with equal county votes; { $seat } has the most cards among them and is king.
   *[other] Several reach the majority of { $majority } with equal county votes and cards; { $seat } has the best dice and is king.
} Totals: { $each_total }.
