# The signs of the board
web-long_live_the_king-legend-baron = Your baron: he travels from county to county.
web-long_live_the_king-legend-courtier = A courtier: he stays and holds the county for you.
web-long_live_the_king-legend-votes = The votes of a county, and the most courtiers that may stand in it
web-long_live_the_king-legend-guard = Protected: the only county its holder has
web-long_live_the_king-legend-card = { $card }: a die counts { $times ->
        [1] as it falls
        [2] double
       *[other] three times
    }.
