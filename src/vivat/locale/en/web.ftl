# The frame of every page
web-language-en = English
web-language-fr = French
web-light = Light colours
web-dark = Dark colours
web-home = To the games
web-loading = One moment
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
web-you-name = You

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
web-option-listed = List it on the home page, open to everybody
web-option-spectators = Let others watch
web-option-chat = Allow chat
web-make-table = Make the table

# Before the match
web-gather = The table gathers
web-invite = Send this link to those who are to play.
web-copy = Copy
web-copied = Copied
web-sit = Sit here
web-seat-a-bot = Let a bot sit here
web-ready = Ready
web-i-am-ready = I am ready
web-gather-waiting = Waiting for the others.

# Seats
web-seats = Players
web-seat-open = Open seat
web-seat-bot = Bot { $number }
web-bot-names = Aldith, Bertram, Cecily, Drogo, Edith, Fulk, Gisla, Hugh, Isolde, Jocelin, Kenric, Letice, Milon, Nest, Odo, Piers
web-you = you
web-thinks = to decide
web-resigned = resigned
web-trouble = in trouble

# The table
web-prompt = Your decision
web-your-turn = It is your turn
web-waiting-for = Waiting for { $names }
web-waiting-chance = Drawing
web-undo = Take back
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
web-rules-missing = The rules cannot be shown just now.
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
web-end-win = { $names } win
web-end-share = { $names } share the win
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
web-king_is_dead-forecast = If it ended now: { $ending }, { $who }. { $why }
web-king_is_dead-struggle-won = { $region } is won: { $faction }
web-king_is_dead-struggle-tie = { $region } is torn: nobody wins it

# The King is Dead, the log: the first step is a sentence, the others follow it
web-king_is_dead-log-turn-pass = { $who } passes
web-king_is_dead-log-turn = { $who } plays { $option }
web-king_is_dead-log-support_region = two to { $option }
web-king_is_dead-log-assemble_scots = a Scot to { $option }
web-king_is_dead-log-assemble_welsh = a Welsh to { $option }
web-king_is_dead-log-assemble_english = an English to { $option }
web-king_is_dead-log-negotiate_first = moves { $option }
web-king_is_dead-log-negotiate_second = for { $option }
web-king_is_dead-log-negotiate_disc = locks { $option }
web-king_is_dead-log-spy_card = copies { $option }
web-king_is_dead-log-summon_region = then summons from { $option }
web-king_is_dead-log-summon_follower = { $option }
