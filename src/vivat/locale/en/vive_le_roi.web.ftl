# What the options mean
web-vive_le_roi-option-units-default = As many teams as fit
web-vive_le_roi-option-units-text = Only with teams: how many sit in each unit, clockwise, such as 2+2+1: two teams and a lone player.
web-vive_le_roi-option-teams-text = Partners look at each other’s secret cards and vote together. More than eight players need teams with a common marker.
web-vive_le_roi-option-ambition-text = Everybody also has a secret ambition that pays points.
web-vive_le_roi-option-banned-text = One of your six favourites is banned: five count.
web-vive_le_roi-option-emissary-text = The Empire has favourites too. For two to five players or teams; with two he always comes.
web-vive_le_roi-option-wedding-text = Each round crowns two characters, with a count after each coronation. For two to eight players or teams.
web-vive_le_roi-option-placed_by_two-text = Only for two players or two teams. The printed numbers fit if the Jester is not counted; counted, there is no room for all (VR-R7).
web-vive_le_roi-option-stop_at_zero-text = Only with Ambition. A marker never falls below 0; stopped before the ambition points, it still rises by them (VR-R12).

# The board
web-vive_le_roi-short-jester = Jester
web-vive_le_roi-move_character-jester = The Jester
web-vive_le_roi-place_floor-floor_1 = Craftsmen
web-vive_le_roi-place_floor-floor_2 = Merchants
web-vive_le_roi-place_floor-floor_3 = Officers
web-vive_le_roi-place_floor-floor_4 = Dignitaries
web-vive_le_roi-castle = The castle
web-vive_le_roi-court = Votes and scores
web-vive_le_roi-piece = { $name }, { $kind }, { $place }{ $mine ->
    [own] , your favourite
    [partner] , your partner’s favourite
    [banned] , banned on your card
   *[none] { "" }
}
web-vive_le_roi-floor-free = Floor { $floor }, { $place }: { $free ->
    [one] 1 place free
   *[other] { $free } places free
}
web-vive_le_roi-box = In the box: { $names }
web-vive_le_roi-round = Round { $round } of 3
web-vive_le_roi-limit = { $limit } to a floor
web-vive_le_roi-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
web-vive_le_roi-first = opens the round
web-vive_le_roi-first-short = 1st
web-vive_le_roi-speaks = speaks
web-vive_le_roi-favourites-of = Favourites: { $names }
web-vive_le_roi-about-ambition = Everybody holds a secret ambition card that may pay points at the count.
web-vive_le_roi-about-banned = The name under the black seal is no favourite: only five count.
web-vive_le_roi-about-emissary = The Emissary votes and scores too. If he is ahead of everybody at the end, all lose.
web-vive_le_roi-about-wedding = Two coronations in a round, each with a count.
web-vive_le_roi-about-separate = Partners have their own markers; the lower one counts.
web-vive_le_roi-about-common = Partners share a marker; it moves by the smaller of their totals.

# Where somebody goes
web-vive_le_roi-to-floor_0 = down to floor 0, the Servants
web-vive_le_roi-to-floor_1 = to floor 1, the Craftsmen
web-vive_le_roi-to-floor_2 = to floor 2, the Merchants
web-vive_le_roi-to-floor_3 = to floor 3, the Officers
web-vive_le_roi-to-floor_4 = to floor 4, the Dignitaries
web-vive_le_roi-to-floor_5 = to floor 5, the Nobles
web-vive_le_roi-to-throne = to the throne room
web-vive_le_roi-to-throne_side = beside the throne
web-vive_le_roi-to-wc_3 = to the WC of floor 3
web-vive_le_roi-to-wc_4 = to the WC of floor 4
web-vive_le_roi-to-cell_1 = to the cell of floor 1
web-vive_le_roi-to-cell_2 = to the cell of floor 2
web-vive_le_roi-to-cell_3 = to the cell of floor 3
web-vive_le_roi-to-box = to the box, out of the round
web-vive_le_roi-would-move = { $name } goes { $to }.
web-vive_le_roi-would-vote = Then everybody votes.
web-vive_le_roi-would-gain = Your favourites: { $gain }.
web-vive_le_roi-would-place = { $name } starts with the { $place }{ $mine ->
    [yes] , worth { $points } to you.
   *[no] .
}
web-vive_le_roi-would-cast-yes = You agree. { $name } is crowned only if everybody does. The card comes back to you.
web-vive_le_roi-would-cast-no = You refuse: { $name } goes { $to }, unless somebody has a stomach-ache. The card is lost.
web-vive_le_roi-would-cast-stomach_ache = Whatever the others vote, { $name } goes back to the Nobles. The card is lost.

# Votes
web-vive_le_roi-council = Votes against, still in hand
web-vive_le_roi-left = Left: { $no } No, { $ache } stomach-ache
web-vive_le_roi-only-yes = only Yes
web-vive_le_roi-slot-none = has not voted
web-vive_le_roi-slot-sealed = has voted
web-vive_le_roi-slot-yes = votes Yes
web-vive_le_roi-slot-no = votes No
web-vive_le_roi-slot-stomach_ache = has a stomach-ache
web-vive_le_roi-election = Election
web-vive_le_roi-candidate = { $name } for the throne
web-vive_le_roi-moved-by = Brought up by { $who }.
web-vive_le_roi-votes-missing = { $count ->
    [one] One vote is missing.
   *[other] { $count } votes are missing.
}
web-vive_le_roi-rule-crowned = All say Yes
web-vive_le_roi-rule-refused = One No
web-vive_le_roi-rule-cancelled = One stomach-ache
web-vive_le_roi-fate-crowned = crowned, and the count follows
web-vive_le_roi-goes = { $to }
web-vive_le_roi-stop = { $refuse } of { $units } can still refuse ({ $no } No left), { $cancel } can have a stomach-ache.
web-vive_le_roi-stop-none = Nobody can stop it any more: the coronation is certain.
web-vive_le_roi-emissary-free = The Emissary says Yes: it is his favourite.
web-vive_le_roi-emissary-chance = The Emissary draws: No { $no }%, stomach-ache { $ache }%.
web-vive_le_roi-news-crowned = { $name } is crowned
web-vive_le_roi-news-refused = { $name } is refused
web-vive_le_roi-news-cancelled = Stomach-ache: { $name } must wait

# My cards, the count
web-vive_le_roi-your-favourites = Your favourites
web-vive_le_roi-partner = { $name }’s favourites
web-vive_le_roi-your-votes = Your vote cards
web-vive_le_roi-your-total = Your points:
web-vive_le_roi-future-now = worth now
web-vive_le_roi-future-crowned = crowned
web-vive_le_roi-future-refused = refused
web-vive_le_roi-future-cancelled = stomach-ache
web-vive_le_roi-met = fulfilled as things stand
web-vive_le_roi-unmet = not fulfilled yet
web-vive_le_roi-count = The count of round { $round }
web-vive_le_roi-count-close = Go on
web-vive_le_roi-count-sum = ({ $sum })
web-vive_le_roi-leads = { $count ->
    [one] In front: { $who }.
   *[other] Level in front: { $who }.
}
web-vive_le_roi-leads-emissary = The Emissary is ahead of everybody: if it ended now, all would lose.

# The signs of the board
web-vive_le_roi-legend-yes = Yes: if all agree, the candidate is crowned, and the points are counted.
web-vive_le_roi-legend-no = No: one is enough to send the candidate to a cell.
web-vive_le_roi-legend-stomach_ache = Stomach-ache: the vote is cancelled, and the candidate goes back to floor 5.
web-vive_le_roi-legend-favourite = A golden niche and a heart: one of your secret favourites
web-vive_le_roi-legend-banned = Crossed out: the banned name of your card; it counts nothing.
web-vive_le_roi-legend-floor = What a favourite on this floor is worth at the count
web-vive_le_roi-legend-cell = A favourite in a cell costs points.

# A box of one's own
web-vive_le_roi-box-text = The pictures of the cards are lost. Two favourites cards are read off an example of the rulebook; the other 24, their seals, the names of Guinevere, Hector and Tristan, and who of them and Foidvo is a woman or a man are guesses (VR-1.2, VR-1.4).
web-vive_le_roi-box-before = The card before
web-vive_le_roi-box-after = The next card
web-vive_le_roi-box-favourites = Names on the card
web-vive_le_roi-box-favourites-text = { $count ->
    [one] 1 name is chosen now.
   *[other] { $count } names are chosen now.
}
web-vive_le_roi-box-seals = Black seal
web-vive_le_roi-box-seals-text = The name under it is banned, where you play with that option.
web-vive_le_roi-box-names = Names
web-vive_le_roi-box-names-text = How your pawns are called.
web-vive_le_roi-box-kinds = Women and men
web-vive_le_roi-box-kinds-text = Two ambition cards ask for it.
