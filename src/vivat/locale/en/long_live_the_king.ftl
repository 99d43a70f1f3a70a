# Long Live the King

long_live_the_king = Long Live the King

# Counties (LV-1.8)
long_live_the_king-man = Isle of Man
long_live_the_king-sedberouie = Sedberouie
long_live_the_king-loncastre = Loncastre
long_live_the_king-tateshale = Tateshale
long_live_the_king-lincolia = Lincolia
long_live_the_king-wigemor = Wigemor
long_live_the_king-stadford = Stadford
long_live_the_king-grentebrige = Grentebrige
long_live_the_king-oxeneford = Oxeneford
long_live_the_king-lundonia = Lundonia
long_live_the_king-roucestre = Roucestre
long_live_the_king-sarisberie = Sarisberie
long_live_the_king-lideford = Lideford

# Influence cards (LV-1.12)
long_live_the_king-x1 = Agreement
long_live_the_king-x2 = Bribe
long_live_the_king-x3 = Threat

# Colours (LV-1.16)
long_live_the_king-red = Red
long_live_the_king-blue = Blue
long_live_the_king-green = Green
long_live_the_king-black = Black
long_live_the_king-white = White

# Options (section 2)
long_live_the_king-players = Players
long_live_the_king-bonus_start = Bonus votes at the start
long_live_the_king-start_deal = Start counties
long_live_the_king-random = drawn at random
long_live_the_king-seat_order = in seat order
long_live_the_king-quiet_rounds = Quiet rounds that call an election

# Steps (sections 7 and 8)
long_live_the_king-start_card = Draw a start card
long_live_the_king-move = Stay, step or cross
long_live_the_king-cross_to = Where the crossing leads
long_live_the_king-cross_card = The card for the crossing
long_live_the_king-cross_roll = The die for the crossing
long_live_the_king-after_failed_crossing = The crossing failed: try again or stop
long_live_the_king-onward = Go onward or settle
long_live_the_king-onward_again = Try onward again or stop
long_live_the_king-place_free = Place the free courtier
long_live_the_king-roll_for_courtier = Roll for another courtier
long_live_the_king-courtier_roll = The die for the courtier
long_live_the_king-commit_cards = Lay cards for the confrontation
long_live_the_king-confrontation_roll = The dice of the confrontation
long_live_the_king-banish_defender = Where the defender’s baron goes
long_live_the_king-banish_intruder = Where the intruder’s baron goes
long_live_the_king-ranking_roll = Dice for the ranking
long_live_the_king-king_roll = Dice for the crown
long_live_the_king-redistribution = The discarded cards are dealt again
long_live_the_king-end_of_turn = End of the turn
long_live_the_king-over = The game is over

# What decided (section 6)
long_live_the_king-ending-election = A king is elected
long_live_the_king-decided-majority = by the absolute majority
long_live_the_king-decided-county_votes = by county votes, among several with a majority
long_live_the_king-decided-cards = by cards in hand, among several with a majority
long_live_the_king-decided-dice = by five dice, among several with a majority

# Refusals: odds
long_live_the_king-odds-now = Odds are for a confrontation in which this seat is about to lay cards.
long_live_the_king-odds-seats = A confrontation has 1 to { $most } seats, each with its cards and its piece bonus.
long_live_the_king-odds-bonus = A piece bonus is a whole number from 0 to { $most }.
long_live_the_king-odds-cards = “{ $cards }” is not a mixture of cards; write x1/x2/x3, for example 2/0/1, five cards at most.
long_live_the_king-odds-hand = The cards { $cards } cannot be laid from this hand.
long_live_the_king-odds-others = Say what each of the other seats lays: { $seats }.
long_live_the_king-odds-number = Seat { $seat } lays { $most ->
    [0] nothing, because its hand is empty
    [one] its one card
   *[other] 1 to { $most } cards
}.
long_live_the_king-odds-weights = The weights of seat { $seat } must be numbers above 0.
long_live_the_king-odds-cases = These assumptions make more than { NUMBER($most, useGrouping: 0) } cases; name fewer mixtures.
long_live_the_king-odds-no-dice = Nobody rolls a die and several are equal: there are no odds.

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
    [yes] .{ $left_empty ->
        [yes] {" "}{ $origin_id ->
            [man] The Isle of Man
           *[other] { $origin }
        } is left empty.
       *[other] {""}
    }
   *[other] , too little. The baron stays { $origin_id ->
        [man] on the Isle of Man
       *[other] in { $origin }
    }.
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
long_live_the_king-fact-courtiers_lost = { $seat } loses { $number ->
    [one] a courtier
   *[other] { $number } courtiers
} { $county_id ->
    [man] on the Isle of Man
   *[other] in { $county }
}.
long_live_the_king-fact-banishment = { $winner_seat } banishes { $seat }, whose baron goes to { $county_id ->
    [man] the Isle of Man
   *[other] { $county }
}.

# What happened: elections
long_live_the_king-fact-count = Election { $number }{ $cause_id ->
    [standstill] {" after too many quiet turns"}
   *[other] {""}
}. County votes: { $each_county_votes }.{ $empty_seats_count ->
    [0] {""}
   *[other] {" "}Without cards, so a third less: { $empty_seats }.
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
long_live_the_king-fact-king = { $decided_id ->
    [majority] { $seat } reaches { $total } votes, with a majority of { $majority }, and is king.
    [county_votes] Several reach the majority of { $majority }; { $seat } has the most county votes among them and is king.
    [cards] Several reach the majority of { $majority } with equal county votes; { $seat } has the most cards among them and is king.
   *[other] Several reach the majority of { $majority } with equal county votes and cards; { $seat } has the best dice and is king.
} Totals: { $each_total }.
