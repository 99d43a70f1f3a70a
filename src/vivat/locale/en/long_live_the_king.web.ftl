# What the options mean
web-long_live_the_king-option-bonus_start = Bonus votes at the start
web-long_live_the_king-option-bonus_start-0 = None
web-long_live_the_king-option-bonus_start-1 = One each
web-long_live_the_king-option-bonus_start-text = A bonus vote counts in every election.
web-long_live_the_king-option-start_deal = Start cards
web-long_live_the_king-option-start_deal-random = Dealt at random
web-long_live_the_king-option-start_deal-seat_order = In the order of the seats
web-long_live_the_king-option-start_deal-text = In the order of the seats, chance has no part in it: for tournaments that rotate the seats.
web-long_live_the_king-option-quiet_rounds = Quiet rounds before an election
web-long_live_the_king-option-quiet_rounds-2 = Two
web-long_live_the_king-option-quiet_rounds-3 = Three
web-long_live_the_king-option-quiet_rounds-5 = Five
web-long_live_the_king-option-quiet_rounds-0 = Never
web-long_live_the_king-option-quiet_rounds-text = After so many rounds in which nobody plays a card or places a courtier, an election is called; the rulebook knows none (LV-R18).
web-long_live_the_king-option-taking_back = Cards won back by an empty hand
web-long_live_the_king-option-taking_back-asked = The player is asked
web-long_live_the_king-option-taking_back-always = Always taken back
web-long_live_the_king-option-taking_back-text = Players “may” take back a card for each 1: one who would be without cards may leave them, which calls the election (LV-R9).
web-long_live_the_king-option-crown = If several have a majority
web-long_live_the_king-option-crown-county_votes = Most county votes
web-long_live_the_king-option-crown-all_votes = Most votes in all
web-long_live_the_king-option-crown-text = The king is whoever of them has the most county votes, or the most votes with bonus votes counted; the rulebook says both (LV-R21).
web-long_live_the_king-option-after_confrontation = After a confrontation
web-long_live_the_king-option-after_confrontation-cards_first = Cards and election first
web-long_live_the_king-option-after_confrontation-rolls_first = The winner’s rolls first
web-long_live_the_king-option-after_confrontation-text = Cards come back and an election is held before the winner rolls for courtiers, or after it (LV-R7, LV-R15).
web-long_live_the_king-option-dice_on_cards = Dice on the cards
web-long_live_the_king-option-dice_on_cards-best = Best placed for you
web-long_live_the_king-option-dice_on_cards-by_hand = Placed by hand
web-long_live_the_king-option-dice_on_cards-text = In a confrontation the highest dice lie on the highest cards, or everybody places the dice as they like (LV-R8).
web-long_live_the_king-option-failed_crossing = After a failed crossing
web-long_live_the_king-option-failed_crossing-waits_before = Stay where you were
web-long_live_the_king-option-failed_crossing-waits_between = Wait in the county to be crossed
web-long_live_the_king-option-failed_crossing-may_settle = May settle if going onward failed
web-long_live_the_king-option-failed_crossing-text = Where the baron waits, and whether he may still settle in a county he had already reached (LV-R3).

# The board
web-long_live_the_king-map = Map of England in thirteen counties
web-long_live_the_king-county = { $county }: { $votes } votes, { $holder ->
    [none] empty
   *[other] held by { $holder }, { $courtiers ->
        [0] without courtiers
        [one] 1 courtier
       *[other] { $courtiers } courtiers
    }
}{ $guarded ->
    [yes] , protected as the only county of its holder
   *[no] {""}
}
web-long_live_the_king-aside = Beside the map
web-long_live_the_king-ledger = Election
web-long_live_the_king-scroll = Confrontation
web-long_live_the_king-majority = Majority: { $votes } votes
web-long_live_the_king-elections = { $count ->
    [0] no election yet
    [one] 1 election so far
   *[other] { $count } elections so far
}
web-long_live_the_king-pile = { $count ->
    [0] no card spent
    [one] 1 card spent
   *[other] { $count } cards spent
}
web-long_live_the_king-quiet = quiet turns: { $turns } of { $limit }
web-long_live_the_king-votes = { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}
web-long_live_the_king-bonus = +{ $votes } bonus
web-long_live_the_king-reserve = Courtiers in reserve:
web-long_live_the_king-ledger-now = If an election were held now
web-long_live_the_king-ledger-over = The last election
web-long_live_the_king-ledger-last = Election { $number }
web-long_live_the_king-total = { $total } of { $majority } votes
web-long_live_the_king-needs = { $votes ->
    [0] has the majority
    [one] 1 short of the majority
   *[other] { $votes } short of the majority
}
web-long_live_the_king-short = { $votes ->
    [0] reached the majority too
    [one] 1 vote short
   *[other] { $votes } votes short
}
web-long_live_the_king-crowned = King of England
web-long_live_the_king-place = { $equal ->
    [yes] place { $place }, dice decide
   *[no] place { $place }: +{ $gain } bonus
}
web-long_live_the_king-penalty = No card in hand: a third of the county votes, { $votes }, is lost
web-long_live_the_king-key-county = counties
web-long_live_the_king-key-bonus = bonus votes
web-long_live_the_king-thin = { $who } has one card left. Playing it calls an election and costs { $votes ->
    [0] no vote
    [one] 1 vote
   *[other] { $votes } votes
}.
web-long_live_the_king-dealt = { $count ->
    [0] An election now would deal no cards.
    [one] After it everybody would be dealt 1 card.
   *[other] After it everybody would be dealt { $count } cards.
}
web-long_live_the_king-quiet-left = { $turns ->
    [one] One more quiet turn calls an election.
   *[other] { $turns } more quiet turns call an election.
}
web-long_live_the_king-fight = Confrontation in { $county }
web-long_live_the_king-wins = { $who } wins { $county }
web-long_live_the_king-intruder = intruder
web-long_live_the_king-defender = defender
web-long_live_the_king-third = third player
web-long_live_the_king-chooses = choosing
web-long_live_the_king-has-laid = has laid
web-long_live_the_king-piece-bonus = Two points for each piece that takes part
web-long_live_the_king-bonus-points = +{ $points } for pieces
web-long_live_the_king-assumed = assumed
web-long_live_the_king-holds = holds
web-long_live_the_king-hand-of = { $count ->
    [0] no card
    [one] 1 card
   *[other] { $count } cards
}
web-long_live_the_king-back = { $count ->
    [one] rolled a 1: one card comes back
   *[other] rolled { $count } ones: { $count } cards come back
}
web-long_live_the_king-odds = Your chance to win
web-long_live_the_king-suppose = if each of the others lays
web-long_live_the_king-each = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-long_live_the_king-each-cards = cards
web-long_live_the_king-percent = { $percent }%
web-long_live_the_king-in-hand = { $count } in hand
web-long_live_the_king-of-six = { $throws } of 6 throws
web-long_live_the_king-less = One { $card } less
web-long_live_the_king-more = One { $card } more
web-long_live_the_king-lay = Lay { $cards }
web-long_live_the_king-lay-chance = { $percent }% to win, as assumed
web-long_live_the_king-cards-x1 = { $count ->
    [one] 1 Agreement
   *[other] { $count } Agreements
}
web-long_live_the_king-cards-x2 = { $count ->
    [one] 1 Bribe
   *[other] { $count } Bribes
}
web-long_live_the_king-cards-x3 = { $count ->
    [one] 1 Threat
   *[other] { $count } Threats
}
web-long_live_the_king-cards-none = no card

# What is asked
web-long_live_the_king-ask-move = Where does your baron go?
web-long_live_the_king-ask-cross_to = Where does the crossing lead?
web-long_live_the_king-ask-cross_card = Which card pays for the crossing?
web-long_live_the_king-ask-after_failed_crossing = The crossing failed. Try again?
web-long_live_the_king-ask-onward = Settle here, or go onward?
web-long_live_the_king-ask-place_free = Place a courtier free of charge?
web-long_live_the_king-ask-roll_for_courtier = Play a card for another courtier?
web-long_live_the_king-ask-commit_cards = Which cards do you lay? All are shown together.
web-long_live_the_king-ask-place_dice = Which die lies on the next card?
web-long_live_the_king-ask-take_back = Your hand is empty. Take cards back?
web-long_live_the_king-ask-banish_defender = Where is the defender’s baron banished?
web-long_live_the_king-ask-banish_intruder = Where is the intruder’s baron banished?

# Choices
web-long_live_the_king-step = Step to { $county }
web-long_live_the_king-cross = Cross { $county }
web-long_live_the_king-onward = Onward to { $county }
web-long_live_the_king-die = Die { $face }
web-long_live_the_king-take_back-all = Take them back
web-long_live_the_king-take_back-none = Leave them
web-long_live_the_king-card = { $card } ×{ $value }
web-long_live_the_king-move-stay = Stay
web-long_live_the_king-after_failed_crossing-stop = Stop here
web-long_live_the_king-onward-settle = Settle
web-long_live_the_king-onward-stop = Stop here
web-long_live_the_king-place_free-place = Place a courtier
web-long_live_the_king-place_free-end = Place none
web-long_live_the_king-roll_for_courtier-end = That is enough

# What a choice would do
web-long_live_the_king-effect-empty = { $county } is empty: +{ $votes } votes, and you may place a courtier.
web-long_live_the_king-effect-own = { $county } is yours; { $left ->
    [0] there is no room for another courtier.
    [one] there is room for one more courtier.
   *[other] there is room for { $left } more courtiers.
}
web-long_live_the_king-effect-enemy = Confrontation with { $who } for { $votes } votes. Everybody lays cards; { $who } adds { $theirs } points, you 2.
web-long_live_the_king-effect-leaves = { $county } is left empty: −{ $votes } votes.
web-long_live_the_king-effect-cross = Through { $county } to a county behind it: one card, one die. Die × card of 3 or more succeeds.
web-long_live_the_king-effect-place = One courtier to { $county }; places left: { $left }.
web-long_live_the_king-effect-place_dice = { $face } × { $value } = { $points }
web-long_live_the_king-effect-take_back-all = Your cards come back: you are not out of cards.
web-long_live_the_king-effect-take_back-none = You are out of cards: an election follows, in which you lose { $votes ->
    [0] no vote.
    [one] 1 vote.
   *[other] { $votes } votes.
}
web-long_live_the_king-effect-banish = The baron goes to { $county }.
web-long_live_the_king-effect-roll = { $throws ->
    [6] Always succeeds. The card is spent.
   *[other] Succeeds { $throws } times in 6. The card is spent either way.
}
web-long_live_the_king-effect-last-card = Your last card: an election follows, in which you lose { $votes ->
    [0] no vote.
    [one] 1 vote.
   *[other] { $votes } votes.
}
web-long_live_the_king-effect-odds = { $each ->
    [one] { $percent }% if the others lay one card each
   *[other] { $percent }% if they lay { $each }
}
web-long_live_the_king-effect-move-stay = Your baron stays, and you may place a courtier.
web-long_live_the_king-effect-after_failed_crossing-stop = Your turn ends without a courtier.
web-long_live_the_king-effect-onward-settle = Your baron stays here, and you may place a courtier.
web-long_live_the_king-effect-onward-stop = Your turn ends without a courtier.
web-long_live_the_king-effect-place_free-end = No courtier, and no roll for one.
web-long_live_the_king-effect-roll_for_courtier-end = Your turn ends.

# The signs of the board
web-long_live_the_king-legend-baron = Your baron: he travels from county to county.
web-long_live_the_king-legend-courtier = A courtier: he stays and holds the county for you.
web-long_live_the_king-legend-votes = The votes of a county, and the most courtiers that may stand in it
web-long_live_the_king-legend-guard = Protected: the only county its holder has
web-long_live_the_king-legend-card = { $card }: a die counts { $times ->
        [1] as it falls
        [2] double
       *[other] three times
    }.

# A box of one's own
web-long_live_the_king-box-text = The board is lost. The votes of Man, Sedberouie and Tateshale, the neighbours of Wigemor and Sarisberie and the county of the first player are printed; most other votes, borders and start counties are guesses (LV-R1).
web-long_live_the_king-box-county = { $county }: { $votes } votes, { $count ->
    [one] 1 neighbour
   *[other] { $count } neighbours
}
web-long_live_the_king-box-which = County
web-long_live_the_king-box-votes = Votes
web-long_live_the_king-box-votes-text = All counties together have { $sum } votes now.
web-long_live_the_king-box-neighbours = Neighbours
web-long_live_the_king-box-neighbours-text = Choose the counties that border on it; a dotted line across the sea is a border too.
web-long_live_the_king-box-start = Start counties
web-long_live_the_king-box-start-text = The counties of the start cards; the one named first begins.
web-long_live_the_king-box-players = { $players } players
web-long_live_the_king-box-place = { $players } players, start county { $place }
