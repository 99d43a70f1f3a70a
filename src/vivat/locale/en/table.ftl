# Refusals of a table: who may do what
table-unknown = There is no such table.
table-no-token = First ask for a token: POST /api/session.
table-not-your-seat = Seat { $seat } is not yours.
table-not-seated = Only those who sit at this table can do that.
table-host-only = Only the host of this table can do that.
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
server-message = The message cannot be read: { $problem }.
server-too-big = A message has at most { NUMBER($most, useGrouping: 0) } bytes.
server-not-found = There is nothing here.
server-method = This address does not take { $method }.
server-watching = One connection follows at most { $most } tables.
server-not-watching = This connection does not follow that table.
server-error = The server met an error; nothing has changed.

# The plain page
page-title = Vivat
page-text = The server is running. Programs speak to it here:

# Command line
serve-ready = Vivat is served at { $address }
serve-workers = More than one worker needs PostgreSQL: give --database postgresql://…
serve-postgres = For PostgreSQL, install the extra: pip install "vivat[postgres]"
serve-proxy = A proxy is named by its address or network: { $problem }.
serve-database = The database cannot be opened: { $problem }.
