# Going through a match
web-replay-title = Replay
web-replay-table = To the table
web-replay-player = Going through the game
web-replay-slider = Moment of the game
web-replay-at = { $at } of { $last }
web-replay-at-quiet = Moment { $at }
web-replay-begin = The game begins.
web-replay-first = To the beginning
web-replay-last = To the end
web-replay-back = One step back
web-replay-on = One step on
web-replay-turn-back = One turn back
web-replay-turn-on = One turn on
web-replay-staged-back = To the great moment before
web-replay-staged-on = To the next great moment
web-replay-play = Play
web-replay-stop = Stop
web-replay-speed = Speed
web-replay-times = ×{ NUMBER($times) }
web-replay-eyes = Seen by
web-replay-eyes-all = everybody, all cards open
web-replay-eyes-watch = a spectator
web-replay-quiet = Without spoilers
web-replay-keys = Keys: ← → one step, with Shift one turn, ↑ ↓ great moments, Home and End, space plays.
web-replay-story = Story
web-replay-share = { NUMBER($percent, maximumFractionDigits: 0) } %
web-replay-hidden-yet = This would tell how it ends. Go through to the end, or allow spoilers.

# Sharing
web-replay-sharing = Share
web-replay-link = A link to this moment
web-replay-copy = Copy the link
web-replay-copied = Copied
web-replay-picture = A picture of this moment
web-replay-picture-png = PNG
web-replay-picture-svg = SVG
web-replay-film = The whole game as a small film
web-replay-film-make = Make the film (GIF)
web-replay-film-made = { $done } of { $whole } pictures
web-replay-record = The record
web-replay-record-get = Download
web-replay-picture-failed = This browser could not draw the picture.

# What if
web-replay-what-if = What if?
web-replay-what-if-text = Play on from this moment at a new table, with dice and deals of its own.
web-replay-what-if-seat = You play as
web-replay-what-if-level = Against bots of level
web-replay-what-if-go = Play on from here
web-replay-what-if-over = The game is over here: go back to a moment at which something is still open.

# The dice
web-replay-dice = Dice
web-replay-dice-text = Every die, draw and deal follows from a seed that was fixed before the game began. Its fingerprint was open to all from the start; the seed itself is told at the end. Your browser works out every draw again.
web-replay-dice-promise = Fingerprint (SHA-256), told before
web-replay-dice-noted = As this browser noted it during the game
web-replay-dice-seed = Seed, told after
web-replay-dice-check = Check every draw
web-replay-dice-checking = One moment
web-replay-dice-good = { $count ->
    [one] The one outcome is what the seed gives.
   *[other] All { NUMBER($count) } outcomes are what the seed gives.
}
web-replay-dice-kept = The seed is the one that was promised.
web-replay-dice-broken = The seed is not the one that was promised.
web-replay-dice-wrong = The outcome of step { NUMBER($step, useGrouping: 0) } is not what the seed gives.
web-replay-dice-typed = The dice of this game were rolled at a real table and typed in: there is no seed to check.
web-replay-dice-insecure = The browser checks only on a secure page (https).
web-replay-dice-running = The seed is told when the game is over.
web-replay-dice-step = Show it

# The analysis
web-replay-analysis = Analysis
web-replay-analysis-text = A strong bot goes through the game: what every side could hope for at every moment, what dice and deals gave, what the choices gave, and what it would have done.
web-replay-analysis-begin = Analyse this game
web-replay-analysis-waiting = It waits for its turn.
web-replay-analysis-running = { $done } of { $whole } parts. You may leave; it goes on.
web-replay-analysis-failed = The analysis has failed. It can be begun again.
web-replay-curve = Chances of every side
web-replay-curve-text = Click to go there. Circles mark the turning points.
web-replay-parts = Where the result came from
web-replay-parts-start = at the start
web-replay-turning = Turning points
web-replay-decision = At this moment
web-replay-decision-none = No choice was made here.
web-replay-decision-best = { $name }: { $choice }. The strong bot would have done the same.
web-replay-decision-worse = { $name }: { $choice } gave away { NUMBER($cost, maximumFractionDigits: 1) } % of a win. Better: { $better }.
web-replay-decision-line = It would go on: { $line }.
web-replay-dearest = Dearest choices
web-replay-dearest-none = No choice gave anything away.
web-replay-known = Who could have known what, when
web-replay-known-none = Nothing was hidden.
web-replay-known-what = What
web-replay-known-step = Step
web-replay-known-at-once = at once
web-replay-known-end = at the end
web-replay-known-chance = dealt
web-replay-export = Take it with you
web-replay-export-json = JSON
web-replay-export-csv = CSV
web-replay-export-plot = The curve (SVG)

# Records sent in, and the collection
web-replay-send = Look at a record
web-replay-send-text = A record is the text file that every table gives (menu: the record). It is replayed here; whoever has the link can look at it too.
web-replay-send-choose = Choose a file
web-replay-send-big = That file is too large for a record.
web-replay-mine = Your finished games
web-replay-mine-none = Games you finish, and records you bring, appear here.
web-replay-find-game = Game
web-replay-find-any = all
web-replay-find-words = Player or option
web-replay-find-result = Result
web-replay-find-won = won
web-replay-find-lost = lost
web-replay-find-least = Choices, at least
web-replay-find-most = Choices, at most
web-replay-position = Position
web-replay-position-get = Download it
web-replay-position-find = My games that came to it
web-replay-position-text = As a moment of a game gives it, or only the part that matters, for example { $example }.
web-replay-position-search = Search
web-replay-position-clear = Any position
web-replay-position-wrong = That is no position: it must be JSON, as a moment of a game gives it.
web-replay-found = { $count ->
    [one] One game
   *[other] { NUMBER($count) } games
}
web-replay-choices = { $count ->
    [one] one choice
   *[other] { NUMBER($count) } choices
}
web-replay-download = Download them together
web-replay-download-text = One file for all, which the command “vivat study” counts, searches (also by position) and draws.
