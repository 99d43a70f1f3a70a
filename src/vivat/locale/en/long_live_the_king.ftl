# Long Live the King

long_live_the_king = Long Live the King
long_live_the_king-summary = Barons travel England, buy, bribe and threaten. Whoever gathers a majority of votes is crowned.

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
long_live_the_king-quiet_rounds = Quiet rounds that call an election (0: never)
long_live_the_king-taking_back = Cards won back by an empty hand
long_live_the_king-asked = the player is asked
long_live_the_king-always = always taken back
long_live_the_king-crown = If several have a majority
long_live_the_king-county_votes = the most county votes
long_live_the_king-all_votes = the most votes in all
long_live_the_king-after_confrontation = After a confrontation
long_live_the_king-cards_first = cards and election, then the winner’s rolls
long_live_the_king-rolls_first = the winner’s rolls, then cards and election
long_live_the_king-dice_on_cards = Dice on the cards
long_live_the_king-best = where they count most
long_live_the_king-by_hand = placed by hand
long_live_the_king-failed_crossing = After a failed crossing
long_live_the_king-waits_before = the baron waits before the county he wanted to cross
long_live_the_king-waits_between = the baron waits in the county he wanted to cross
long_live_the_king-may_settle = after going onward in vain, the baron may settle

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
long_live_the_king-place_dice = Put a die on the next card
long_live_the_king-take_back = Take cards back or leave them
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
long_live_the_king-decided-all_votes = by votes in all, among several with a majority
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
