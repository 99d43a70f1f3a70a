# Help. A line may not begin with a bracket, a star or a full stop.
cli-help =
    vivat COMMAND ...

    games                     the games, their numbers of players and options
    rules GAME                the rules, whole, by number or by word
    box GAME                  the box of a game: what is printed, derived, guessed; what is wrong with yours
    simulate GAME             random games in numbers, with every step checked if you like
    replay FILE               a recorded match, step by step
    arena GAME                a tournament of bots, seats rotated, with intervals and ratings
    ladder                    every level against the one below, in every game
    openings                  what a level plays first at the tables of the ladder
    learn GAME                a policy learned by self-play
    analyse FILE              a finished game: chances, luck and skill, every decision, as a strong bot judges them
    study FILE...             many records: lists, searches, tables and plots
    schema GAME               the JSON Schema of a game’s positions and views
    bench                     how fast the games run here
    serve                     the server: tables for people and bots, in the browser
    backup FILE               a copy of the server’s database, while it runs
    tables                    the tables of a server: list, show, export, delete, expire

    --version                 the version, and whether the rules run compiled
    --language en|fr          the language (default: that of the environment)
    --help                    this page; behind a command, the page of that command
cli-help-games =
    vivat games

    Every game with its numbers of players and its options; the first value of an option is its default.

    --json                    as data
cli-help-rules =
    vivat rules GAME
    vivat rules GAME NUMBER   one rule (KD-5.3 or 5.3), one ruling (KD-R3), a whole section (5)
    vivat rules GAME WORD     every rule in which the word stands

    --json                    as data
cli-help-box =
    vivat box GAME

    Every value of the box that is not certain, and what the rulebook prints beside it: printed, derived or guessed, with its rule.

    --file FILE               of this box file; what differs is marked with *
    --check FILE              what is wrong with a box file; exit status 1 if anything is
    --json                    as a box file, to be corrected
cli-box-good = This box can be played.
cli-help-simulate =
    vivat simulate GAME --players N

    Random games: how many a second, how long they are, who wins.

    --players N               how many players
    --option NAME=VALUE       an option of the game; may be given several times
    --box FILE                with the box of this file: vivat box GAME
    --games N                 how many games (default 1000)
    --seed S                  the same seed gives the same games (default 1)
    --from K                  begin with game number K of this seed (default 0)
    --check                   hold every step against the invariants of the rules; exit status 1 if one is broken
    --workers N               share the games out; the result does not depend on it (default 1)
    --json                    as data
cli-help-replay =
    vivat replay FILE         a record file, or - for standard input

    --seat N                  as seat N may read it
    --spectator               as a spectator may read it
    --upto K                  only the first K steps
    --verify                  hold every outcome against the seed; exit status 1 if one is not the seed’s
    --json                    as data
cli-help-arena =
    vivat arena GAME --players N --bots A,B,...

    A tournament of bots. Seats are rotated, and the same seed gives the same games however many workers play them.

    --players N               how many players
    --option NAME=VALUE       an option of the game; may be given several times
    --box FILE                with the box of this file: vivat box GAME
    --bots A,B,...            levels (random, novice, easy, medium, hard, expert, master), search:SIMULATIONS, guided:SIMULATIONS
                              with the learned network of the game, policy for its shares alone,
                              run:COMMAND for a program of your own, cheat:SIMULATIONS for a search that sees all hands
    --games N                 how many games (default 100)
    --seed S                  (default 1; with a program run:..., one that cannot be guessed)
    --scale X                 multiply the simulations of every bot
    --on-failure WHAT         when a bot fails: random plays the rest of that game for it (default), forfeit, or stop
    --seconds X               how long a program of your own may think about a choice (default 10)
    --workers N|ray           processes (default: one a core), or a Ray cluster
    --out FILE                keep every result as it comes
    --resume                  go on with the results in that file
    --report FILE             write the results as a page of HTML with plots
    --json                    as data
cli-help-ladder =
    vivat ladder

    Each level against the one below in every game, in rows that can be played apart and side by side.

    --only TEXT               the rows whose names contain the text (king_is_dead-2, expert); may be given several times
    --games N                 so many games in every row (default: 120 to 480)
    --minutes X               begin no further game after that; every row gets its part of the time
    --most N                  of a row in which a side has more than N simulations for a decision, both get the same part
    --seed S                  (default 1)
    --workers N|ray           processes (default: one a core), or a Ray cluster
    --out FOLDER              where the results are kept, a file for each row (default: ladder); it goes on with them
    --read                    play nothing, show what is there
    --page FILE               write the results as a page of Markdown
    --json                    as data
cli-help-openings =
    vivat openings

    What a level plays first at the tables of the ladder, in many deals: at every step the options it takes most often.

    --level NAME              a level that searches (default: master)
    --only TEXT               the tables whose names contain the text (artus, king_is_dead-2); may be given several times
    --deals N                 of each table (default: 40)
    --decisions N             of each deal, from its beginning; forced ones are not counted (default: 24)
    --scale X                 multiply the simulations
    --seed S                  (default 1)
    --workers N               threads (default: 1)
    --page FILE               write the results as a page of Markdown
    --json                    as data
cli-help-analyse =
    vivat analyse FILE        a record file, or - for standard input

    A finished game: the chances of every side, the turning points, what dice and deals gave and what the choices gave;
    every decision by what its seat knew, with the best alternative; who could have known what, when.

    --level NAME              how strong the judge is: novice, easy, medium, hard, expert (default)
    --seat N                  weigh only the decisions of seat N
    --seed S                  the same seed gives the same analysis (default 0)
    --workers N|ray           processes (default: one a core), or a Ray cluster
    --keep FILE               keep what is known so far; given again, go on with it
    --csv FILE                write every event as a line of a table
    --report FILE             write it as a page of HTML with plots
    --json                    as data
cli-help-study =
    vivat study FILE...       record files, folders, archives (.zip) and collections (.jsonl)

    Many records, each read as strictly as by vivat replay: how many there are, how long they are, who wins, by seat, by
    opening and by who sat there. What is refused is named; then the exit status is 1. Needs pip install "vivat[study]".

    --game GAME               only of this game
    --players N               only with so many players
    --option NAME=VALUE       only with this option; may be given several times
    --name NAME               only those in which somebody of this name sat (collections tell names)
    --winner N                only those that seat N won, alone or with others
    --ending ID               only those that ended so, by the identifier of the game
    --decided ID              only those that this decided
    --opening CHOICE          only those whose first decision was this: turn:pass
    --shortest N              only with at least N decisions
    --longest N               only with at most N decisions
    --position FILE           only those that reached this position; it may name just the part that matters
    --list N                  list the first N of them
    --report FILE             write it as a page of HTML with plots
    --workers N|ray           processes (default: one a core), or a Ray cluster
    --json                    as data
cli-help-schema =
    vivat schema GAME

    The JSON Schema of the game’s positions, of what a seat is shown, of the aid or of the facts.

    --of WHAT                 position (default), view, aid or facts
cli-help-bench =
    vivat bench

    Measures playouts, calls from Python and copies, compiled against interpreted. Needs the source checkout.

    --quick                   a few seconds, rough figures
    --json                    as data
cli-help-serve =
    vivat serve

    Runs the server until it is stopped; its address is printed when it is ready. Every setting but --open and --config
    can also be a variable (VIVAT_PORT) or stand in the file (port = 8000); an option comes before a variable, and that
    before the file.

    --config FILE             settings in TOML; also VIVAT_CONFIG
    --open                    open the page in the browser
cli-help-backup =
    vivat backup FILE

    Copies the SQLite database of a server, which may go on, to FILE, and checks every event of the copy. To restore it,
    start a server with it: vivat serve --database FILE

    --database FILE           the database (default: that of vivat serve, from its variable, its file or your data folder)
    --config FILE             the settings of the server; also VIVAT_CONFIG
cli-backup-done = { $file }: { $tables ->
    [one] one table
   *[other] { $tables } tables
} with { $events ->
    [one] one event
   *[other] { $events } events
}, every seal checked.
cli-backup-damaged = Damaged already, so that only what came before can be read: { $tables }.

cli-help-tables =
    vivat tables list              a page of the tables of a server, running or not
    vivat tables show TABLE        its seats, its state and its times
    vivat tables export [TABLE]    the record of a finished match, or of all, into a folder
    vivat tables delete TABLE      the table with everything that happened at it
    vivat tables expire            delete what nobody has visited for long, as the server does every hour

    --database FILE|URL       that of the server (default: in your data folder)
    --status STATUS           list: gathering, running or over
    --game GAME               list: of this game
    --older-than DAYS         list: not visited for so long
    --listed                  list: shown in the lobby
    --most N                  list: so many (default 50)
    --after TABLE             list: the page after this one
    --hidden                  show: the seed and the invitation too
    --folder FOLDER           export: where the records go
    --keep-gathering DAYS     expire: tables whose match has not begun (default 7); 0: never
    --keep-running DAYS       expire: running ones (default 90)
    --keep-over DAYS          expire: finished and imported ones (default 365)
    --dry-run                 expire: only say how many
    --json                    as data

# Refusals
cli-no-command = There is no command “{ $found }”. Commands: { $allowed }.
cli-no-option = There is no option “{ $found }” here. Options: { $allowed }.
cli-no-value = The option --{ $option } needs a value.
cli-twice = The option { $option } is given twice.
cli-too-many = “{ $found }” is one word too many.
cli-missing = { $word } is missing.
cli-too-long = An argument has more than { NUMBER($most, useGrouping: 0) } characters.
cli-number = --{ $option } is a whole number from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }, not “{ $value }”.
cli-decimal = --{ $option } is a number from { $least } to { $most }, written with a point, not “{ $value }”.
cli-no-language = There is no language “{ $found }”. Languages: { $allowed }.
cli-seat-or-spectator = Choose --seat or --spectator, not both.
cli-no-rules = The rules of { $game } are not here.
cli-no-rule = “{ $asked }” is no rule of { $game } and stands in none; a number looks like { $example }.
cli-no-file = There is no file “{ $file }”.
cli-exists = “{ $file }” is there already; choose another name.
cli-backup-postgres = A PostgreSQL database is copied with pg_dump; see “Run it for your club” in docs/build/server.md.
cli-folder = “{ $file }” is a folder, not a record.
cli-unreadable = “{ $file }” cannot be read: { $problem }.
cli-unwritable = “{ $file }” cannot be written: { $problem }.
cli-not-text = “{ $file }” is not a text in UTF-8.
cli-no-benchmarks = The benchmarks are in the source checkout, not in the installed package.

# Compiled or not
cli-mode = { $kind ->
        [compiled] The rules run compiled.
        [checked] The rules run compiled with bounds checks: safer and slower.
       *[other] { $why ->
            [pure] The rules run interpreted, because VIVAT_PURE=1 is set.
            [changed] The rules run interpreted, because they changed since they were compiled (python3 dev.py build).
           *[other] The rules run interpreted, because they are not compiled for this Python.
        }
    }

# Simulating
cli-playing = { $game }
cli-simulated = { $games } { $games ->
        [one] game
       *[other] games
    }, { $decisions } decisions and { $chance } outcomes in { NUMBER($seconds, maximumFractionDigits: 2) } s: { $games_per_s } games/s, { $decisions_per_s } decisions/s.
cli-longest = The longest game had { $longest } decisions; the rules allow at most { $allowed }.
cli-wins = Wins by seat: { $shares }.
cli-share = { $seat }: { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
cli-violations = { $number ->
        [0] Every step was checked: no invariant was broken.
        [one] An invariant was broken once.
       *[other] Invariants were broken { $number } times.
    }
cli-violation = Game { NUMBER($game, useGrouping: 0) }, step { $step }: { $problem }

# Replaying
cli-seat = seat { $seat }
cli-chance = chance
cli-hidden = (hidden)
cli-running = After { $steps } of { $whole } steps; waiting for: { $waiting }.
cli-result = Seat { $seat }: { $ending ->
        [win] wins
        [shared_win] shares the win
       *[other] loses
    }, score { $score }, points { $points }.
cli-decided = { $why } ({ $rule })
cli-verified = Every outcome is the one the seed gives.
cli-wrong-outcome = Step { $step } is not the outcome the seed gives.

# Tables of a server
tables-no-action = “{ $found }” is nothing that can be done with tables. Possible: { $allowed }.
tables-no-database = There is no database “{ $file }”; name the server’s with --database.
tables-table = table
tables-game = game
tables-status = status
tables-listed = listed
tables-created = made
tables-visited = visited
tables-options = options
tables-events = events
tables-damaged = damaged
tables-steps = steps
tables-invitation = invitation
tables-seed = seed
tables-more = More: --after { $after }
tables-exported = { $number ->
        [one] One record
       *[other] { $number } records
    } in “{ $folder }”.
tables-deleted = Table { $table } is deleted.
tables-expired = { $status }, not visited for { $days } days: { $number } { $dry ->
        [true] would be deleted
       *[other] deleted
    }
