# What the options mean
web-king_is_dead-option-mode-text = Play your first games with the basic cards.
web-king_is_dead-option-open_discards-text = Opening the piles spares you remembering what was played.
web-king_is_dead-option-first_seat-text = Seat 1 is yours.
web-king_is_dead-option-team_finishes-text = Only for four players. The rulebook breaks a tie for the team that first played all its cards, and does not say whether both hands must be empty (KD-R20).
web-king_is_dead-option-plot_to_play-text = Only for four players with the advanced cards. A card that can never be played could also keep a team from being finished (KD-R20).
web-king_is_dead-option-last_tie-text = The rulebook names no winner if tied players all have cards left (KD-R21).

# The board
web-king_is_dead-letter-scots = S
web-king_is_dead-letter-welsh = W
web-king_is_dead-letter-english = E
web-king_is_dead-map = Map of Britain
web-king_is_dead-order = Order of the struggles
web-king_is_dead-next = next struggle
web-king_is_dead-locked = Locked by a negotiation disc
web-king_is_dead-supply = Supply
web-king_is_dead-supply-of = Supply: { $scots } Scots, { $welsh } Welsh, { $english } English
web-king_is_dead-france = France
web-king_is_dead-france-of = France: { $left } instability discs left
web-king_is_dead-region-holds = { $region }: { $scots } Scots, { $welsh } Welsh, { $english } English
web-king_is_dead-region-decided = { $region }, decided: { $disc }
web-king_is_dead-court = Court
web-king_is_dead-pile-top = last played: { $card }
web-king_is_dead-standing = The realm
web-king_is_dead-regions = { $count ->
    [one] 1 region
   *[other] { $count } regions
}
web-king_is_dead-unstable = Unstable
web-king_is_dead-if-coronation = { $now ->
    [yes] If everybody passed from now on, coronation
   *[no] In a coronation
}: the strongest are the { $strongest }, then the { $second }.
web-king_is_dead-if-invasion = { $now ->
    [yes] If everybody passed from now on, invasion
   *[no] In an invasion
}: complete sets count.
web-king_is_dead-unsure = A hidden Plot could change this.
web-king_is_dead-effect-pass = { $left ->
        [0] Everybody has passed: { $region } is decided now: { $result }
        [one] If the next player passes too, { $region } is decided: { $result }
       *[other] If the next { $left } players pass too, { $region } is decided: { $result }
    }
web-king_is_dead-effect-lead = { $region }: { $result }
web-king_is_dead-effect-by = { $faction } ahead by { $lead }.
web-king_is_dead-effect-tie = nobody ahead, it would be unstable.

# What a card does, on its face
web-king_is_dead-line-scottish_support = Two Scots beside their land
web-king_is_dead-line-welsh_support = Two Welsh beside their land
web-king_is_dead-line-english_support = Two English beside their land
web-king_is_dead-line-assemble = One of each faction, anywhere
web-king_is_dead-line-negotiate = Exchange two region cards, lock one
web-king_is_dead-line-manoeuvre = Exchange one for one, anywhere
web-king_is_dead-line-outmanoeuvre = Exchange one for two next door
web-king_is_dead-line-spy = Do as the top card of another’s pile
web-king_is_dead-line-ambush = Two Scots in, then one of any out
web-king_is_dead-line-march = Two go to a bordering region
web-king_is_dead-line-plot = Keep it: one more in court at the end
web-king_is_dead-line-aid = Two of the faction with most in supply
web-king_is_dead-line-influence = One English for two others
web-king_is_dead-line-dispute = One Welsh for one other
web-king_is_dead-line-edict = Two Scots for two others next door
web-king_is_dead-line-resist = Two who are not Scots, near the Scots
web-king_is_dead-line-quell = One Welsh out, any two in
web-king_is_dead-line-suppress = One English and one more out, one in
web-king_is_dead-line-muster = One Scot out, any two in

# The signs of the board
web-king_is_dead-legend-follower = A follower: { $faction }
web-king_is_dead-legend-seal = A decided region bears the seal of the faction that rules it.
web-king_is_dead-legend-unstable = Nobody alone had most followers: the region is unstable. The third one brings the invasion.
web-king_is_dead-legend-order = The order in which the regions are decided
web-king_is_dead-legend-lock = A player’s shield on a region card: it is locked in its place.
web-king_is_dead-legend-basic = Blue edge: a basic card, the same eight for everybody
web-king_is_dead-legend-cunning = Red edge: a cunning card, in the advanced game
