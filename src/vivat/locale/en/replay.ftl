# Refusals about replays and analyses
analysis-enough = { $most } analyses of yours are under way; wait until one of them is done.
analysis-no-end = This match was given up before its end, so there is no result to explain.
analysis-unfinished = The analysis is not finished yet.

# On other pages
web-replay-open = Watch it again
web-replay-origin = What if: from step { NUMBER($step, useGrouping: 0) } of another game
web-replay-records = Records and replays
web-replay-records-text = Finished games, found again and watched; records that you bring.
web-replay-records-go = Open
