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
web-kind-open = Open, for a friend
web-options = Options
web-around = Time and company
web-option-listed = List it on the home page, open to everybody
web-option-spectators = Let others watch
web-option-chat = Allow chat
web-clock-move = Time for each choice
web-clock-game = Time for the whole game
web-clock-none = No limit
web-clock-seconds = { $count } seconds
web-clock-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
web-clock-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
web-box-rules = The box of this table differs from the one that these rules describe:
web-box-difference = { $what }: { $value } instead of { $believed }
web-box-played = Box: { $name }
web-box = My box
web-box-which = The box
web-box-own = My box: { $name }
web-box-believed = The box as Vivat believes it to be
web-box-write = Write down what your box shows
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
web-undo-final = What others were shown cannot be taken back.
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
