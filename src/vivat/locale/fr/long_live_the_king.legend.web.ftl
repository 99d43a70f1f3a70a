# Les signes du plateau
web-long_live_the_king-legend-baron = Votre baron : il voyage de comté en comté.
web-long_live_the_king-legend-courtier = Un courtisan : il reste et tient le comté pour vous.
web-long_live_the_king-legend-votes = Les voix d’un comté, et le plus de courtisans qu’il peut accueillir
web-long_live_the_king-legend-guard = Protégé : le seul comté de celui qui le tient
web-long_live_the_king-legend-card = { $card } : le dé compte { $times ->
        [1] tel quel
        [2] double
       *[other] triple
    }.
