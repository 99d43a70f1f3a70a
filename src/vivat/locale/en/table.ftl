# Refusals of a table: who may do what
table-unknown = There is no such table.
table-deleted = This table has been deleted.
table-no-token = First ask for a token: POST /api/session.
table-not-your-seat = Seat { $seat } is not yours.
table-not-seated = Only those who sit at this table can do that.
table-host-only = Only the host of this table can do that.
table-others-play = Others still play here: a running match can only be deleted when nobody else sits at it.
table-invitation = This table needs its invitation; ask whoever sits there for the link.
table-no-spectators = This table does not admit spectators.
table-origin = This page may not speak to this server.

# Refusals of a table: its state
table-not-gathering = The match has already begun.
table-not-running = The match is not running.
table-not-over = The match is not over yet.
table-is-over = The match is over.
table-is-paused = The table is paused; resume it first.
table-not-paused = The table is not paused.
table-stale = Something has happened since; look again and choose anew.
table-future = Your view { $seq } is ahead of the table, which is at { $now }; load the table again.
table-archive = This table was made from a record; nothing is played at it.
table-full = A table holds at most { NUMBER($most, useGrouping: 0) } events.
table-rematch-made = The rematch has already been made.
table-back-asked = Somebody asks to take back already; that is answered first.
table-back-denied = The others have refused; after the next choice you can ask again.
table-back-not-asked = Nobody asks to take back just now.
table-not-listed = This table is not on your list.
table-id-used = The id { $id } belongs to another message; give each message its own.
table-enough-asides = That has been done { $most } times with this seat; it is enough for one table.
table-enough-undos = { $most } steps have been taken back with this seat; it is enough for one match.
table-enough-takes = Seats have been taken and asked for { $most } times at this table; it is enough.
table-enough-asks = At most { $most } seats can be asked for at one time.

# Refusals of a table: seats, names, bots
table-seats = The table has { $seats } seats, but the game is for { $players }.
table-one-person = One seat of a new table, and only one, is yours (“person”); more people on your screen are “screen”.
table-level-of-person = Only a bot has a level.
table-seat-taken = Seat { $seat } is taken.
table-name-length = A name has 1 to { $most } visible characters.
table-name-taken = Somebody at this table already has that name.
table-level = There is no level “{ $level }”. Levels: { $allowed }.
table-bot-plays = A bot plays for seat { $seat }; take the seat back first.
table-no-bot = No bot plays for seat { $seat }.
table-resigned = This seat has resigned.
table-time-over = All the time of this seat is used.
table-removed = The host has freed your seat; before the match begins you cannot take another here.
table-sits-already = You sit at this table already.
table-only-own-seat = You have seen the cards of seat { $seat }, so you can only ask for that seat.
table-refused = Those who play have refused; you cannot ask again in this match.
table-asked = Somebody asks for this seat already, or you ask for another.
table-not-asked = Nobody asks for seat { $seat }.
table-players-only = Only those who play can answer that.
table-no-guest = No guest sits at seat { $seat }.
table-no-person = Nobody sits at seat { $seat }.

# Refusals of a table: chat
table-chat-off = This table has no chat.
table-chat-teams = Partners may not talk while the match runs.
table-chat-length = A message has 1 to { $most } visible characters.
table-chat-full = A table has at most { $most } messages.

# Refusals of the server
server-not-saved = The server could not save this just now, so it did not happen; try again in a moment.
server-damaged = The newest entry of this table cannot be read on the server’s disk. What came before can be looked at; nothing more can be played.
server-broken = This table has met an error in the program and was set aside; its record is kept.
server-busy = Too many requests; wait a moment.
server-full = The server has no free connection just now; try again in a moment.
server-draining = The server is about to restart; this goes on in a moment.
server-identity = This device acts as somebody else now; this goes on in a moment.
server-message = The message cannot be read: { $problem }.
server-too-big = A message has at most { NUMBER($most, useGrouping: 0) } bytes.
server-not-found = There is nothing here.
server-method = This address does not take { $method }.
server-watching = One connection follows at most { $most } tables.
server-not-watching = This connection does not follow that table.
server-error = The server met an error; nothing has changed.

# Whether the server is ready
health-away = The database cannot be reached.
health-locked = The database is locked by another program.
health-full = The disk of the database is full.
health-read-only = The database can only be read.
health-replaced = The file of the database was replaced while the server ran; put it back, or start the server anew.
health-removed = The file of the database was removed while the server ran; put it back, or start the server anew.
health-corrupt = The file of the database is damaged; a copy is needed.
health-failed = The database does not take what is written.
health-slow = The database has not answered for { $seconds } seconds.

# The plain page
page-title = Vivat
page-text = The server is running. Programs speak to it here:

# Command line
serve-ready = Vivat is served at { $address }
serve-workers = More than one worker needs PostgreSQL: give --database postgresql://…
serve-postgres = For PostgreSQL, install the extra: pip install "vivat[postgres]"
serve-proxy = A proxy is named by its address or network: { $problem }.
serve-database = The database cannot be opened: { $problem }.

# Who somebody is
identity-link-unknown = This link does not work: it holds for ten minutes and once. Ask your other device for a new one.
identity-own = This device is its own already.
identity-full = That is too much just now: one person has at most { $most } devices.

# Notices
push-absent = This server sends no notices.
push-service = Notices go only to the push services of browsers.
push-keys = The keys of this browser cannot be read.
push-full = There is no room for another device just now; one person has at most { $most }.
push-your-turn = It is your turn.
