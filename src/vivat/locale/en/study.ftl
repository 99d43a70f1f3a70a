# Studying records
study-no-duckdb = Records are counted by DuckDB, which is not installed here: pip install "vivat[study]".
study-no-text = there is no record here: not a text in UTF-8, or not a line of JSON with a record.
study-no-position = “{ $file }” is no position, nor a part of one: a JSON object is.
study-reading = records
study-records = { $records ->
        [one] One record
       *[other] { $records } records
    }; looked at here: { $found }.
study-refused = { $refused ->
        [one] One was refused:
       *[other] { $refused } were refused; the first:
    }
study-running = running
study-seat = { $players } players, seat { $seat }
study-mean = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-title = Many games
study-title-games = Games and their decisions
study-title-seats = Share of the win by seat
study-title-openings = By opening choice: share of the win of who made it
study-title-names = Share of the win by who sat there
study-title-endings = How they ended
study-title-lengths = Decisions in a game
study-column-game = game
study-column-players = players
study-column-matches = matches
study-column-finished = finished
study-column-mean = mean
study-column-shortest = shortest
study-column-longest = longest
study-column-seat = seat
study-column-share = share
study-column-even = even share
study-column-opening = opening
study-column-who = who
study-column-ending = ending
study-column-decided_by = decided by
study-column-name = record
study-column-decisions = decisions
study-column-winners = winners
study-column-seats = who sat there
