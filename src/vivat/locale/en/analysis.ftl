# Analysing a game
analyse-intro = Shares of a win, as { $level } with { $simulations } simulations finds them. Decisions are judged by what the seat knew then, everything else with all hands lying open.
analyse-column-step = step
analyse-column-seat = seat
analyse-column-choice = choice
analyse-column-before = before
analyse-column-after = after
analyse-column-cost = cost
analyse-column-better = better
analyse-column-side = side
analyse-column-start = start
analyse-column-luck = dice and deals
analyse-column-own = own choices
analyse-column-others = choices of others
analyse-column-result = result
analyse-column-words = step in words
analyse-column-known = known to (after step)
analyse-dearest = Dearest decisions:
analyse-no-dearest = No decision gave anything away.
analyse-point = Step { $step }, seat { $seat }: { $choice } gave away { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } % of a win; better was { $better }.
analyse-line = It would go on: { $line }.
analyse-side = { $number ->
        [one] seat { $seats }
       *[other] seats { $seats }
    }
analyse-change = { $sign ->
        [minus] −{ NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
       *[other] +{ NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
    }
analyse-doubtful = { $change } ± { NUMBER($doubt, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analyse-won = { $number ->
        [0] Nobody won.
        [one] Winner: { $winners }.
       *[other] The win is shared: { $winners }.
    }
analyse-ahead = { $steps ->
        [0] Ahead all the time: { $side }.
       *[other] From step { NUMBER($steps, useGrouping: 0) } on, { $side } stayed ahead.
    }
analyse-decisive = What brought it most to { $side }: { $cause ->
        [luck] dice and deals
        [own] its own choices
       *[others] the choices of others
    } ({ $change }).
analyse-unclear = For { $side } no single cause stands out beyond the doubt of the numbers.
analyse-turning = Turning points:
analyse-turn = { $kind ->
        [chance] { $number ->
            [one] Step { NUMBER($step, useGrouping: 0) }, chance
           *[other] Steps { NUMBER($step, useGrouping: 0) } to { NUMBER($to, useGrouping: 0) }, chance
        }
       *[choice] Step { NUMBER($step, useGrouping: 0) }, seat { $seat }
    }: { $words } ({ $changes }).
analyse-turn-change = { $side } { $change }
analyse-hidden = { $number ->
        [0] Nothing was hidden from anybody.
        [one] One step was hidden from somebody when it was made
       *[other] { $number } steps were hidden from somebody when they were made
    }{ $number ->
        [0] {""}
       *[other] ; { $last } of them until the end.
    }
analyse-plot-curve = Chances of every side
analyse-plot-parts = Where the result came from
analyse-plot-decisions = Decisions
analyse-plot-hidden = Who could have known what, when
analyse-axis-steps = steps
analyse-known = seat { $seat }: { $steps }

# Refusals
analyse-running = The game is not over; until then nothing is analysed, for its hands are hidden.
analyse-unfinished = The analysis is not finished: { $left } of { $whole } parts are left.
analyse-other = What was saved is the analysis of another game, or was made in another way.
analyse-unreadable = What was saved is no analysis: { $problem }.
