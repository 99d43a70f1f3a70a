# Refusals
arena-quotes = In “{ $found }” a quotation mark is opened and not closed.
arena-how-many = A tournament has 1 to { $most } bots, with commas between them.
arena-no-program = The program “{ $program }” is not found here.
arena-resume-what = --resume needs --out FILE: the results to go on with.
arena-there-already = There are results in “{ $file }” already. Give another file, or --resume to go on with them.
arena-no-file = “{ $file }” cannot be used for results: { $problem }.
arena-other-plan = The results in “{ $file }” are of another tournament; what differs: { $names }.
arena-in-use = Another process is adding to “{ $file }”.
arena-bad-line = “{ $file }”, line { NUMBER($line, useGrouping: 0) }: this is no result of a tournament.
arena-worker-ended = A worker ended without a word. The games so far are kept if there is an --out file; go on with --resume.
arena-no-ray = Ray is not installed here (pip install "vivat[ray]").
arena-no-plotly = The report needs plotly (pip install "vivat[arena]").

# Failures
arena-crashed = The bot { $bot } broke off: { $problem }
arena-stopped = Stopped in game { $number }: { $problem }

# The table
arena-games = { $games } { $games ->
        [one] game
       *[other] games
    }, seed { $seed }. An even share of the points is { NUMBER($even, minimumFractionDigits: 1, maximumFractionDigits: 1) } %.
arena-uneven = Every bot has had every seat and company equally often only after a multiple of { $lap } games.
arena-scaled = The simulations of every bot are multiplied by { $scale }.
arena-column-bot = bot
arena-column-simulations = simulations
arena-column-games = games
arena-column-points = points
arena-column-interval = 95 % interval
arena-column-rating = rating
arena-column-failures = failures
arena-number = { $number }
arena-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
arena-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
arena-rating = { NUMBER($mu, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($sigma, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-no-ratings = Ratings need openskill (pip install "vivat[arena]").
arena-seats = Points by seat: { $shares } (chi-square { NUMBER($square, minimumFractionDigits: 1, maximumFractionDigits: 1) }, p = { NUMBER($p, minimumFractionDigits: 3, maximumFractionDigits: 3) }).
arena-seat-share = { $seat }: { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
arena-lengths = Decisions in a game: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } on average, { $shortest } to { $longest }; quartiles { $low }, { $middle }, { $high }.
arena-endings = What decided:
arena-forfeit = A bot failed and forfeited.
arena-failure = { $bot } failed in { $games } { $games ->
        [one] game
       *[other] games
    }, first in game { $first } after step { $step }: { $problem }

# The report
arena-plot-points = Points, with 95 % intervals
arena-plot-ratings = Ratings, with two standard deviations
arena-plot-seats = Points by seat
arena-plot-lengths = Decisions in a game
arena-plot-endings = What decided

# The ladder
ladder-no-row = No row of the ladder has a name with that in it; a name looks like { $example }.
ladder-playing = Ladder
ladder-table = { $game }, { $players } players
ladder-pair = { $stronger } against { $weaker }{ $again ->
        [True] {" "}(again)
       *[other] {""}
    }
ladder-games = { $games ->
        [0] -
       *[other] { $games } of { $planned }
    }
ladder-column-pair = pair
ladder-column-simulations = simulations
ladder-column-games = games
ladder-column-points = points
ladder-column-interval = 95 % interval
ladder-column-even = even share
ladder-column-better = better in
ladder-column-p = p
ladder-p = { $tiny ->
        [True] < 0.000001
       *[other] { NUMBER($p, maximumSignificantDigits: 2) }
    }
ladder-column-verdict = verdict
ladder-verdict = { $kind ->
        [ceiling] ceiling
       *[other] { $shown ->
            [True] stronger
           *[other] not shown
        }
    }{ $failures ->
        [0] {""}
       *[other] , failures: { $failures }
    }
ladder-sum = Shown: { $shown } of { $steps } steps.
ladder-title = The ladder
ladder-intro = Every level against the one below, in every game with two numbers of players; then `hard` against `random`, and as a ceiling a search as large as `expert` that sees all hands (The King is Dead in its advanced mode, since the basic one hides nothing). This page is written by the command; it can be stopped and given again, and goes on where it was.
ladder-conditions = Seed { $seed }. Where a side would have more simulations for a decision than the command allows, both sides of the row have the same part of theirs. The numbers of games were fixed before the first was played. A row “again” had not been decided by 240 games with that seed: a larger number was fixed for it then, and only games with the next seed count.
ladder-reading = Points are those of the stronger, for each seat it held: with three sides 75 % is everything, with four 66.7 %. With two sides, “better in” counts games with one winner. With more, one of the stronger sits among copies of the weaker and in the game paired with it the reverse, at the same seats; “better in” counts the pairs that were not even. p is the chance that equal players do as well: exact, one-sided. A step is shown if p < 0.001, the one to expert if p < 0.01.

# Openings
openings-no-table = No table of the ladder has a name with that in it; a name looks like { $example }.
openings-playing = Openings
openings-title = What masters open with
openings-intro = What the highest level plays first at the tables of the ladder. A choice is counted with the words that records use, at each step in the order in which the steps first came, and only where there was something to choose. “Taken” is how often the option was chosen where it was there; options that were there in less than a twentieth of the decisions of their step are left out, and of the others the first eight are shown. “Expected” is the part of the win that the master then expected from it, by its own search: no result of a game. This page is written by the command.
openings-sum = { $level }, { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }, { $decisions } decisions, { $simulations } simulations each
openings-step = { $step }: { $decisions ->
        [one] one decision
       *[other] { $decisions } decisions
    }; by chance each option { $percent } %
openings-column-option = option
openings-column-offered = was there
openings-column-taken = taken
openings-column-expected = expected
