# The frame of every page
web-language-en = English
web-language-fr = French
web-light = Light colours
web-dark = Dark colours
web-home = To the games
web-loading = One moment
web-missing-title = Nobody sits here
web-no-server = The server does not answer. Is it running?
web-yes = Yes
web-no = No

# Home
web-hero = The throne is empty
web-hero-text = Four board games about who becomes king, complete and by the book. Alone against bots, around one screen, or with friends by a link.
web-title-long_live_the_king = Long Live the King
web-title-vive_le_roi = Vive le Roi !
web-about-king_is_dead = Three factions fight for Britain. Back the one that will win, but not so hard that it loses.
web-about-long_live_the_king = Barons travel England, buy, bribe and threaten. Whoever gathers a majority of votes is crowned.
web-about-vive_le_roi = Push your secret favourites up the castle, and vote down everybody else’s when they reach the throne.
web-about-artus = The Round Table turns. Seat your knights near the King, and do not be there when he moves on.
web-players = { $from } to { $to } players
web-minutes = { $from } to { $to } minutes
web-play-now = Play now
web-new-table = New table
web-not-here-yet = Not on this server yet
web-join = Join a table
web-join-text = Paste the link you were sent.
web-join-go = Join
web-link-unknown = That is not a link to a table. It looks like …/t/… and ends with the invitation.
web-resume-tables = Your tables
web-resume-none = Tables you sit at appear here.
web-open-tables = Open tables
web-open-none = Nobody is waiting just now.
web-you-name = Aldith

# New table
web-who-plays = Who plays
web-number = Number of players
web-your-name = Your name
web-their-name = Their name
web-player = Player
web-seat-number = Seat { $number }
web-kind-bot = Bot, { $level }
web-kind-screen = Somebody at this screen
web-kind-open = Open, for a friend with the link
web-options = Options
web-around = Time and company
web-option-listed = List it on the home page, open to everybody
web-option-spectators = Let others watch
web-option-chat = Allow chat
web-clock-move = Time for each choice
web-clock-game = Time for the whole game
web-clock-none = As long as one likes
web-clock-seconds = { $count } seconds
web-clock-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
web-clock-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}

# What the options of the games mean
web-king_is_dead-option-mode-text = Play your first games with the basic cards.
web-king_is_dead-option-open_discards-text = Opening the piles spares you remembering what was played.
web-king_is_dead-option-first_seat-text = Seat 1 is yours.
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
web-long_live_the_king-option-quiet_rounds-text = After so many rounds in which nobody plays a card or places a courtier, an election is called.
web-vive_le_roi-option-units-default = As many teams as fit
web-vive_le_roi-option-units-text = Only with teams: how many sit in each, clockwise, such as 2+2+1.
web-vive_le_roi-option-teams-text = Partners look at each other’s secret cards and vote together. More than eight players need teams with a common marker.
web-vive_le_roi-option-ambition-text = Everybody also has a secret ambition that pays points.
web-vive_le_roi-option-banni-text = One of your six favourites is banished: five count.
web-vive_le_roi-option-emissary-text = The Empire has favourites too. For two to five sides; with two it always takes part.
web-vive_le_roi-option-wedding-text = Each round crowns two characters, with a count after each coronation. For two to eight sides.
web-artus-option-level = Level
web-artus-option-level-beginner = Beginner: one card a turn, sixteen turns
web-artus-option-level-advanced = Advanced: two cards a turn, with scoring cards
web-artus-option-level-text = Play your first game at beginner level.
web-make-table = Make the table

# Before the match
web-gather = The table gathers
web-gather-open = { $count ->
    [0] Every seat is taken.
    [one] One seat is open.
   *[other] { $count } seats are open.
}
web-gather-name = Say who you are, then take a seat.
web-invite = Send this link to those who are to play.
web-copy = Copy
web-copied = Copied
web-sit = Sit here
web-seat-a-bot = Let a bot sit here
web-ready = Ready
web-i-am-ready = I am ready
web-gather-waiting = Waiting for the others.
web-host = host
web-make-host = Make host
web-free-seat = Free this seat
web-ask-title = Join this match
web-ask-text = Those who play decide whether you may.
web-ask-for = Ask for the seat of { $seat }
web-ask-for-left = Ask for the seat that was left
web-ask = { $name } asks for the seat of { $seat }.
web-ask-left = { $name } asks for the seat that was left.
web-ask-mine = You have asked for the seat of { $seat }.
web-ask-mine-left = You have asked for the seat that was left.
web-ask-agree = Agree
web-ask-refuse = Refuse
web-ask-waits = Still to answer: { $names }
web-ask-declined = You asked for a seat, and those who play have refused.
web-seat-left = A player has left this seat.

# Seats
web-seats = Players
web-seat-open = Open seat
web-seat-bot = Bot { $number }
web-bot-names = Aldith, Bertram, Cecily, Drogo, Edith, Fulk, Gisla, Hugh, Isolde, Jocelin, Kenric, Letice, Milon, Nest, Odo, Piers
web-you = you
web-thinks = to decide
web-thinks-you = your turn
web-resigned = resigned
web-trouble = in trouble

# The table
web-prompt = Your decision
web-your-turn = It is your turn
web-waiting-for = Waiting for { $names }
web-waiting-chance = Drawing
web-point = Point at a choice to see what it does.
web-undo = Take back
web-undo-nothing = There is nothing to take back.
web-undo-over = The game is over; nothing can be taken back.
web-undo-chance = A die, a draw or a deal cannot be taken back.
web-undo-other = Somebody else has decided since; only your own newest step can be taken back.
web-undo-final = Your newest step showed others something and cannot be taken back.
web-clock = Time left
web-menu = Menu
web-pause = Pause the table
web-bot-for-me = Let a bot play for me
web-bot-back = Play myself again
web-resign = Resign
web-resign-sure = Resign for good
web-leave = Leave my seat
web-leave-sure = Leave it to somebody else
web-delete = Delete this table
web-delete-sure = Delete it for good, for everybody
web-copy-watch = Copy the link to watch
web-copy-invite = Copy the invitation
web-hand-over = Make { $name } the host
web-record = Save the record
web-meanwhile = Since you last looked
web-meanwhile-more = { $count ->
    [one] 1 line earlier is in the log.
   *[other] { $count } lines earlier are in the log.
}
web-meanwhile-close = Go on
web-past = As it was:
web-past-earlier = Earlier
web-past-later = Later
web-past-back = Back to now
web-log-click = Click a line to see the board as it was then.
web-hand = Your hand
web-hand-empty = Your hand is empty.
web-cards-in-hand = { $count ->
    [0] no card in hand
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
web-more = Log, rules, chat
web-log = Log
web-rules = Rules
web-chat = Chat
web-rules-short = How to play
web-rules-whole = Every rule by number
web-rules-exact = Read the exact rule
web-rules-table = Table { $number } of the rules
web-rules-missing = The rules cannot be shown just now.
web-log-rule = The rule this rests on
web-log-empty = Nothing has happened yet.
web-log-chance = { $count ->
    [one] 1 draw
   *[other] Set up with { $count } draws
}
web-log-secret = { $who } chose in secret
web-log-plain = { $who }: { $option }
web-chat-empty = Nobody has said anything.
web-chat-say = Say something
web-chat-send = Send
web-chat-off = Only those who sit here may speak.
web-no-board = This game has no drawn board yet. Everything can be played with the buttons beside it.
web-spectator = You are watching
web-connection-connecting = Connecting
web-connection-offline = Connection lost, trying again
web-paused = The table is paused
web-resume = Go on

# Around one screen
web-veil-title = Give the screen to { $name }
web-veil-text = Everybody else looks away.
web-veil-lift = I am { $name }

# The end
web-end = The end
web-end-wins = { $name } wins
web-end-you-win = You win
web-end-place = Place { $place }
web-end-nobody = None of you wins
web-end-win = { $names } win
web-end-share = { $names } share the win
web-end-given-up = The game was given up
web-end-resigned = Resigned: { $names }
web-rematch = Play again
web-rematch-go = To the new table

# The King is Dead
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
web-king_is_dead-why-strongest = The strongest: { $faction }, { $regions }. Followers at court: { $held }.
web-king_is_dead-why-second = Then { $faction }, { $regions }: { $held }.
web-king_is_dead-why-sets = Courts (Scots/Welsh/English): { $held }.
web-king_is_dead-effect-pass = { $left ->
        [0] Everybody has passed: { $region } is decided now: { $result }
        [one] If the next player passes too, { $region } is decided: { $result }
       *[other] If the next { $left } players pass too, { $region } is decided: { $result }
    }
web-king_is_dead-effect-lead = { $region }: { $result }
web-king_is_dead-effect-by = { $faction } ahead by { $lead }.
web-king_is_dead-effect-tie = nobody ahead, it would be unstable.
web-king_is_dead-struggle-won = { $region } is won: { $faction }
web-king_is_dead-struggle-tie = { $region } is torn: nobody wins it

# The King is Dead, the log: the first step is a sentence, the others follow it
web-king_is_dead-log-turn-pass = { $who } passes
web-king_is_dead-log-turn = { $who } plays { $option }
web-king_is_dead-log-support_region = two to { $option }
web-king_is_dead-log-assemble_scots = Scots to { $option }
web-king_is_dead-log-assemble_welsh = Welsh to { $option }
web-king_is_dead-log-assemble_english = English to { $option }
web-king_is_dead-log-negotiate_first = moves { $option }
web-king_is_dead-log-negotiate_second = for { $option }
web-king_is_dead-log-negotiate_disc = locks { $option }
web-king_is_dead-log-spy_card = copies { $option }
web-king_is_dead-log-summon_region = then summons from { $option }
web-king_is_dead-log-summon_follower = { $option }

# Long Live the King
web-long_live_the_king-map = Map of England in thirteen counties
web-long_live_the_king-county = { $county }: { $votes } votes, { $holder ->
    [none] empty
   *[other] held by { $holder }, { $courtiers ->
        [0] without courtiers
        [one] 1 courtier
       *[other] { $courtiers } courtiers
    }
}{ $guarded ->
    [yes] , protected as the only county
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
web-long_live_the_king-ledger-last = Election { $number }: bonus votes
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
web-long_live_the_king-no-king = Election { $number }: no majority. Bonus votes are given and the spent cards dealt again.
web-long_live_the_king-new-king = Election { $number } makes a king
web-long_live_the_king-intruder = intruder
web-long_live_the_king-defender = defender
web-long_live_the_king-third = third player
web-long_live_the_king-chooses = choosing
web-long_live_the_king-has-laid = has laid
web-long_live_the_king-piece-bonus = Two points for each piece that takes part
web-long_live_the_king-bonus-points = +{ $points } for pieces
web-long_live_the_king-assumed = supposed
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
web-long_live_the_king-lay-chance = { $percent }% to win, as supposed
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

# Long Live the King, what is asked
web-long_live_the_king-ask-move = Where does your baron go?
web-long_live_the_king-ask-cross_to = Where does the crossing lead?
web-long_live_the_king-ask-cross_card = Which card pays for the crossing?
web-long_live_the_king-ask-after_failed_crossing = The crossing failed. Try again?
web-long_live_the_king-ask-onward = Settle here, or go onward?
web-long_live_the_king-ask-place_free = Place a courtier free of charge?
web-long_live_the_king-ask-roll_for_courtier = Play a card for another courtier?
web-long_live_the_king-ask-commit_cards = Which cards do you lay? All are shown together.
web-long_live_the_king-ask-banish_defender = Where is the defender’s baron banished?
web-long_live_the_king-ask-banish_intruder = Where is the intruder’s baron banished?

# Long Live the King, choices
web-long_live_the_king-step = Step to { $county }
web-long_live_the_king-cross = Cross { $county }
web-long_live_the_king-onward = Onward to { $county }
web-long_live_the_king-card = { $card } ×{ $value }
web-long_live_the_king-move-stay = Stay
web-long_live_the_king-after_failed_crossing-stop = Stop here
web-long_live_the_king-onward-settle = Settle
web-long_live_the_king-onward-stop = Stop here
web-long_live_the_king-place_free-place = Place a courtier
web-long_live_the_king-place_free-end = Place none
web-long_live_the_king-roll_for_courtier-end = That is enough

# Long Live the King, what a choice would do
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

# Long Live the King, the log
web-long_live_the_king-log-who = { $who }: { $deed }
web-long_live_the_king-log-start = Start cards: { $counties }
web-long_live_the_king-log-laid = { $who }: cards laid in secret
web-long_live_the_king-log-lays = { $cards } laid
web-long_live_the_king-log-move-stay = stay
web-long_live_the_king-log-step = step to { $county }
web-long_live_the_king-log-cross = across { $county }
web-long_live_the_king-log-cross_to = to { $county }
web-long_live_the_king-log-cross_card = with { $card }
web-long_live_the_king-log-after_failed_crossing-stop = stop
web-long_live_the_king-log-onward = onward to { $county }
web-long_live_the_king-log-onward-settle = settled
web-long_live_the_king-log-onward-stop = stop
web-long_live_the_king-log-place_free-place = a courtier placed
web-long_live_the_king-log-place_free-end = no courtier
web-long_live_the_king-log-roll_for_courtier = { $card } for another courtier
web-long_live_the_king-log-roll_for_courtier-end = end of the turn
web-long_live_the_king-log-banish_defender = the defender’s baron banished to { $county }
web-long_live_the_king-log-banish_intruder = the intruder’s baron banished to { $county }
web-long_live_the_king-log-success = Die { $die } × { $card } = { $points }: success.
web-long_live_the_king-log-failure = Die { $die } × { $card } = { $points }: it fails.
web-long_live_the_king-log-dice = Dice: { $dice }.
web-long_live_the_king-log-dealt = { $count ->
    [one] An election was held: 1 card is dealt again.
   *[other] An election was held: { $count } cards are dealt again.
}
# Vive le Roi !
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
web-vive_le_roi-about-banni = The name under the black seal is no favourite: only five count.
web-vive_le_roi-about-emissary = The Emissary votes and scores too. If he is ahead of everybody at the end, all lose.
web-vive_le_roi-about-wedding = Two coronations in a round, each with a count.
web-vive_le_roi-about-separate = Partners have their own markers; the lower one counts.
web-vive_le_roi-about-common = Partners share a marker; it moves by the smaller of their totals.

# Vive le Roi !: where somebody goes
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
web-vive_le_roi-to-box = out of the round
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

# Vive le Roi !: votes
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
web-vive_le_roi-emissary-chance = The Emissary draws: No { $no } %, stomach-ache { $ache } %.
web-vive_le_roi-news-crowned = { $name } is crowned
web-vive_le_roi-news-refused = { $name } is refused
web-vive_le_roi-news-cancelled = Stomach-ache: { $name } must wait

# Vive le Roi !: my cards, the count
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
web-vive_le_roi-why-emissary = The Emissary: { $his }. The best of the others: { $best }.
web-vive_le_roi-why-height = { $who }: highest favourite, { $place }.

# Vive le Roi !, the log
web-vive_le_roi-log-place_character = { $who }: { $option }
web-vive_le_roi-log-place_floor = to the { $option }
web-vive_le_roi-log-move_character = { $who }: { $option } goes up
web-vive_le_roi-log-cast_vote-yes = { $who }: Yes
web-vive_le_roi-log-cast_vote-no = { $who }: No
web-vive_le_roi-log-cast_vote-stomach_ache = { $who }: stomach-ache
web-vive_le_roi-log-choose_ambition = { $who }: ambition “{ $option }”
web-vive_le_roi-log-assign_ambitions = { $who }: ambition “{ $option }” to the first of the team

# Artus
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
web-artus-turns-to = The table turns: the crown faces chair { $chair }.
web-artus-chairs-then = Your chairs: { $now } now, { $then } then.
web-artus-crowned = { $metal ->
    [silver] A silver prince is crowned
   *[bronze] A bronze prince is crowned
}
web-artus-effect-knight_1_4 = One of your knights moves 1 to 4 chairs forward.
web-artus-effect-knight_2_5 = One of your knights moves 2 to 5 chairs forward.
web-artus-effect-knight_3_6 = One of your knights moves 3 to 6 chairs forward.
web-artus-effect-knight_4_7 = One of your knights moves 4 to 7 chairs forward.
web-artus-effect-knight_5_8 = One of your knights moves 5 to 8 chairs forward.
web-artus-effect-knight_6_9 = One of your knights moves 6 to 9 chairs forward.
web-artus-effect-knight_7_9 = One of your knights moves 7 to 9 chairs forward.
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

# Artus, the log: the first step is a sentence, the others follow it
web-artus-log-place_knight = { $who } seats a knight on chair { $option }
web-artus-log-play_card = { $who } plays { $option }
web-artus-log-pick_figure = from chair { $option }
web-artus-log-pick_steps = { $option } chairs forward
web-artus-log-pick_steps-1 = 1 chair forward
web-artus-log-pick_steps--1 = 1 chair back
web-artus-log-pick_steps--2 = 2 chairs back
web-artus-log-pick_steps--3 = 3 chairs back
web-artus-log-pick_steps--4 = 4 chairs back
web-artus-log-pick_steps--5 = 5 chairs back
web-artus-log-pick_prince = a ring to the prince on chair { $option }
web-artus-log-pick_mode-move = as a move
web-artus-log-pick_mode-ring = as a ring
web-artus-log-pick_mode-best = for the best knight
web-artus-log-pick_knights = the knights on { $option } score
web-artus-log-pick_pile-knight = draws a Knight card
web-artus-log-pick_pile-king = draws a King card
web-artus-log-pick_pile-score = draws a Scoring card
web-artus-log-draw = it is { $option }
