# The game
king_is_dead = The King is Dead
king_is_dead-summary = Three factions fight for Britain. Back the one that will win, but not so hard that it loses.

# Factions
king_is_dead-scots = Scots
king_is_dead-welsh = Welsh
king_is_dead-english = English
king_is_dead-instability = Unstable

# Regions
king_is_dead-moray = Moray
king_is_dead-strathclyde = Strathclyde
king_is_dead-lancaster = Lancaster
king_is_dead-northumbria = Northumbria
king_is_dead-gwynedd = Gwynedd
king_is_dead-warwick = Warwick
king_is_dead-essex = Essex
king_is_dead-devon = Devon

# Cards
king_is_dead-scottish_support = Scottish Support
king_is_dead-welsh_support = Welsh Support
king_is_dead-english_support = English Support
king_is_dead-assemble = Assemble
king_is_dead-negotiate = Negotiate
king_is_dead-manoeuvre = Manoeuvre
king_is_dead-outmanoeuvre = Outmanoeuvre
king_is_dead-spy = Spy
king_is_dead-ambush = Ambush
king_is_dead-march = March
king_is_dead-plot = Plot
king_is_dead-aid = Aid
king_is_dead-influence = Influence
king_is_dead-dispute = Dispute
king_is_dead-edict = Edict
king_is_dead-resist = Resist
king_is_dead-quell = Quell
king_is_dead-suppress = Suppress
king_is_dead-muster = Muster

# What a card does
king_is_dead-effect-scottish_support = Place two Scots beside a region they control, or beside Moray while it is open.
king_is_dead-effect-welsh_support = Place two Welsh beside a region they control, or beside Gwynedd while it is open.
king_is_dead-effect-english_support = Place two English beside a region they control, or beside Essex while it is open.
king_is_dead-effect-assemble = Place one follower of each faction, each where you like.
king_is_dead-effect-negotiate = Exchange two region cards and lock one of them with your disc.
king_is_dead-effect-manoeuvre = Exchange one follower with one of any other region.
king_is_dead-effect-outmanoeuvre = Exchange one follower with two of a bordering region.
king_is_dead-effect-spy = Carry out the card on top of another player’s pile.
king_is_dead-effect-ambush = Place two Scots in a region, then return one follower of it to the supply.
king_is_dead-effect-march = Move two followers of one region into a bordering one.
king_is_dead-effect-plot = Never played: at the end it counts as one more follower in your court, and it breaks a tie at a coronation.
king_is_dead-effect-aid = Place two followers of the faction with most in the supply in one region.
king_is_dead-effect-influence = Exchange one English with two followers of other factions in another region.
king_is_dead-effect-dispute = Exchange one Welsh with a follower of another faction elsewhere.
king_is_dead-effect-edict = Exchange two Scots with two followers of other factions in a bordering region; fewer only where two and two are nowhere possible.
king_is_dead-effect-resist = Place two followers that are not Scots in a region near the Scots.
king_is_dead-effect-quell = Near the Welsh: return one Welsh to the supply, then place any two followers there.
king_is_dead-effect-suppress = Near the English: return an English and one more follower to the supply, then place one there.
king_is_dead-effect-muster = Near the Scots: return one Scot to the supply, then place any two followers there.

# Options
king_is_dead-option-mode = Cards
king_is_dead-option-mode-basic = Basic: everybody has the same eight cards
king_is_dead-option-mode-advanced = Advanced: three secret cunning cards each instead of the Supports
king_is_dead-option-open_discards = Open discard piles
king_is_dead-option-open_discards-false = Only the top card of another pile can be read
king_is_dead-option-open_discards-true = All discard piles can be read
king_is_dead-option-first_seat = First player
king_is_dead-option-first_seat-random = Drawn at random
king_is_dead-option-team_finishes = When a team has played all its cards
king_is_dead-option-team_finishes-both_hands = When both partners have
king_is_dead-option-team_finishes-one_hand = When one partner has
king_is_dead-option-plot_to_play = Plot counts as a card left to play
king_is_dead-option-plot_to_play-false = A hand with nothing but Plot is finished
king_is_dead-option-plot_to_play-true = A hand with Plot is never finished
king_is_dead-option-last_tie = The last tie of a coronation
king_is_dead-option-last_tie-oldest_action = Whoever acted longest ago wins
king_is_dead-option-last_tie-shared = The win is shared

# What the seat on turn is asked
king_is_dead-step-turn = Pass, or play a card.
king_is_dead-step-support_region = Where do the two followers go?
king_is_dead-step-assemble_scots = Where does the Scot go?
king_is_dead-step-assemble_welsh = Where does the Welsh follower go?
king_is_dead-step-assemble_english = Where does the English follower go?
king_is_dead-step-negotiate_first = Which region card do you move?
king_is_dead-step-negotiate_second = With which card does it change places?
king_is_dead-step-negotiate_disc = Which of the two do you lock with your disc?
king_is_dead-step-manoeuvre_region_1 = From which region is the first follower?
king_is_dead-step-manoeuvre_follower_1 = Which follower?
king_is_dead-step-manoeuvre_region_2 = With which region is it exchanged?
king_is_dead-step-manoeuvre_follower_2 = For which follower?
king_is_dead-step-outmanoeuvre_single_region = From which region is the single follower?
king_is_dead-step-outmanoeuvre_single_follower = Which follower?
king_is_dead-step-outmanoeuvre_other_region = Which bordering region gives followers for it?
king_is_dead-step-outmanoeuvre_bundle = Which followers come back?
king_is_dead-step-spy_card = Which card do you copy?
king_is_dead-step-ambush_region = Where is the ambush?
king_is_dead-step-ambush_return = Who goes back to the supply?
king_is_dead-step-march_from = From which region do they march?
king_is_dead-step-march_to = Where do they march?
king_is_dead-step-march_bundle = Who marches?
king_is_dead-step-aid_faction = Which faction is helped?
king_is_dead-step-aid_region = Where do its followers go?
king_is_dead-step-influence_english_region = Which region gives the English follower?
king_is_dead-step-influence_other_region = With which region is he exchanged?
king_is_dead-step-influence_bundle = For whom?
king_is_dead-step-dispute_welsh_region = Which region gives the Welsh follower?
king_is_dead-step-dispute_other_region = With which region is he exchanged?
king_is_dead-step-dispute_follower = For whom?
king_is_dead-step-edict_scots_region = Which region gives Scots?
king_is_dead-step-edict_other_region = With which bordering region?
king_is_dead-step-edict_exchange = How many Scots, and for whom?
king_is_dead-step-resist_region = Where do they resist?
king_is_dead-step-resist_bundle = Who is placed there?
king_is_dead-step-quell_region = Where do you quell the Welsh?
king_is_dead-step-quell_bundle = Who is placed there?
king_is_dead-step-muster_region = Where do the Scots muster?
king_is_dead-step-muster_bundle = Who is placed there?
king_is_dead-step-suppress_region = Where do you suppress the English?
king_is_dead-step-suppress_return = Who else goes back to the supply?
king_is_dead-step-suppress_place = Who is placed there?
king_is_dead-step-summon_region = From which region do you summon a follower to your court?
king_is_dead-step-summon_follower = Whom do you summon?
king_is_dead-turn-pass = Pass

# Endings
king_is_dead-ending-invasion = Invasion
king_is_dead-ending-coronation = Coronation
king_is_dead-decided-sets = Most complete sets of followers.
king_is_dead-decided-last_action = Equal sets: the last to act wins.
king_is_dead-decided-first_faction = Most followers of the strongest faction.
king_is_dead-decided-second_faction = Equal followers of the strongest faction: most of the second.
king_is_dead-decided-plot = Still equal: Plot decides.
king_is_dead-decided-cards_played_first = Still equal: the first to have played all cards wins.
king_is_dead-decided-acted_longest_ago = Still equal: the one who acted longest ago wins.
king_is_dead-decided-shared = Nothing tells them apart: the win is shared.
