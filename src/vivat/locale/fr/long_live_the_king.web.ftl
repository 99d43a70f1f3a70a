# Ce que veulent dire les options
web-long_live_the_king-option-bonus_start = Voix de bonus au départ
web-long_live_the_king-option-bonus_start-0 = Aucune
web-long_live_the_king-option-bonus_start-1 = Une chacun
web-long_live_the_king-option-bonus_start-text = Une voix de bonus compte à chaque élection.
web-long_live_the_king-option-start_deal = Cartes de départ
web-long_live_the_king-option-start_deal-random = Distribuées au hasard
web-long_live_the_king-option-start_deal-seat_order = Dans l’ordre des places
web-long_live_the_king-option-start_deal-text = Dans l’ordre des places, le hasard n’y est pour rien : pour les tournois qui font tourner les places.
web-long_live_the_king-option-quiet_rounds = Tours calmes avant une élection
web-long_live_the_king-option-quiet_rounds-2 = Deux
web-long_live_the_king-option-quiet_rounds-3 = Trois
web-long_live_the_king-option-quiet_rounds-5 = Cinq
web-long_live_the_king-option-quiet_rounds-0 = Jamais
web-long_live_the_king-option-quiet_rounds-text = Après autant de tours de table sans carte jouée ni courtisan posé, on vote ; le livret ne connaît pas cette élection (LV-R18).
web-long_live_the_king-option-taking_back = Cartes à récupérer, main vide
web-long_live_the_king-option-taking_back-asked = Le joueur choisit
web-long_live_the_king-option-taking_back-always = Toujours récupérées
web-long_live_the_king-option-taking_back-text = On « peut » récupérer une carte pour chaque 1 : qui n’aurait plus de carte peut les laisser, ce qui provoque l’élection (LV-R9).
web-long_live_the_king-option-crown = Si plusieurs ont la majorité
web-long_live_the_king-option-crown-county_votes = Le plus de voix de comtés
web-long_live_the_king-option-crown-all_votes = Le plus de voix en tout
web-long_live_the_king-option-crown-text = Est roi celui d’entre eux qui a le plus de voix de comtés, ou le plus de voix en comptant les bonus ; le livret dit les deux (LV-R21).
web-long_live_the_king-option-after_confrontation = Après une confrontation
web-long_live_the_king-option-after_confrontation-cards_first = D’abord les cartes et l’élection
web-long_live_the_king-option-after_confrontation-rolls_first = D’abord les dés du gagnant
web-long_live_the_king-option-after_confrontation-text = On récupère les cartes et on vote avant que le gagnant lance le dé pour des courtisans, ou après (LV-R7, LV-R15).
web-long_live_the_king-option-dice_on_cards = Dés sur les cartes
web-long_live_the_king-option-dice_on_cards-best = Au mieux pour vous
web-long_live_the_king-option-dice_on_cards-by_hand = Posés à la main
web-long_live_the_king-option-dice_on_cards-text = Dans une confrontation, les plus forts dés vont sur les plus fortes cartes, ou chacun pose ses dés comme il veut (LV-R8).
web-long_live_the_king-option-failed_crossing = Après une traversée manquée
web-long_live_the_king-option-failed_crossing-waits_before = Demeurer sur place
web-long_live_the_king-option-failed_crossing-waits_between = Attendre dans le comté à traverser
web-long_live_the_king-option-failed_crossing-may_settle = S’implanter si l’on n’a pu poursuivre
web-long_live_the_king-option-failed_crossing-text = Où le noble attend, et s’il peut encore s’implanter dans un comté déjà atteint (LV-R3).

# Le plateau
web-long_live_the_king-map = Carte de l’Angleterre en treize comtés
web-long_live_the_king-county = { $county } : { $votes } voix, { $holder ->
    [none] vide
   *[other] tenu par { $holder }, { $courtiers ->
        [0] sans courtisan
        [one] { $courtiers } courtisan
       *[other] { $courtiers } courtisans
    }
}{ $guarded ->
    [yes] , protégé : le seul de qui le tient
   *[no] {""}
}
web-long_live_the_king-aside = À côté de la carte
web-long_live_the_king-ledger = Élection
web-long_live_the_king-scroll = Confrontation
web-long_live_the_king-majority = Majorité : { $votes } voix
web-long_live_the_king-elections = { $count ->
    [0] pas encore d’élection
    [one] { $count } élection tenue
   *[other] { $count } élections tenues
}
web-long_live_the_king-pile = { $count ->
    [0] aucune carte jouée
    [one] { $count } carte jouée
   *[other] { $count } cartes jouées
}
web-long_live_the_king-quiet = tours calmes : { $turns } sur { $limit }
web-long_live_the_king-votes = { $votes } voix
web-long_live_the_king-bonus = +{ $votes } de bonus
web-long_live_the_king-reserve = Courtisans en réserve :
web-long_live_the_king-ledger-now = Si l’on votait maintenant
web-long_live_the_king-ledger-over = La dernière élection
web-long_live_the_king-ledger-last = Élection { $number }
web-long_live_the_king-total = { $total } voix sur { $majority }
web-long_live_the_king-needs = { $votes ->
    [0] a la majorité
   *[other] à { $votes } voix de la majorité
}
web-long_live_the_king-short = { $votes ->
    [0] avait aussi la majorité
   *[other] à { $votes } voix
}
web-long_live_the_king-crowned = Roi d’Angleterre
web-long_live_the_king-place = { $equal ->
    [yes] place { $place }, aux dés
   *[no] place { $place } : +{ $gain } de bonus
}
web-long_live_the_king-penalty = Plus de carte en main : un tiers des voix des comtés, soit { $votes }, est perdu
web-long_live_the_king-key-county = comtés
web-long_live_the_king-key-bonus = voix de bonus
web-long_live_the_king-thin = { $who } n’a plus qu’une carte. La jouer provoque une élection et coûte { $votes ->
    [0] zéro voix
   *[other] { $votes } voix
}.
web-long_live_the_king-dealt = { $count ->
    [0] Une élection ne redistribuerait aucune carte.
    [one] Ensuite, chacun recevrait { $count } carte.
   *[other] Ensuite, chacun recevrait { $count } cartes.
}
web-long_live_the_king-quiet-left = { $turns ->
    [one] Encore un tour calme et l’on vote.
   *[other] Encore { $turns } tours calmes et l’on vote.
}
web-long_live_the_king-fight = Confrontation : { $county }
web-long_live_the_king-wins = { $who } l’emporte : { $county }
web-long_live_the_king-intruder = intrus
web-long_live_the_king-defender = défenseur
web-long_live_the_king-third = joueur tiers
web-long_live_the_king-chooses = réfléchit
web-long_live_the_king-has-laid = a posé
web-long_live_the_king-piece-bonus = Deux points pour chaque pion engagé
web-long_live_the_king-bonus-points = +{ $points } pour les pions
web-long_live_the_king-assumed = supposé
web-long_live_the_king-holds = tient
web-long_live_the_king-hand-of = { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
}
web-long_live_the_king-back = { $count ->
    [one] un 1 : une carte revient
   *[other] { $count } fois 1 : { $count } cartes reviennent
}
web-long_live_the_king-odds = Vos chances de gagner
web-long_live_the_king-suppose = si chacun des autres pose
web-long_live_the_king-each = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
web-long_live_the_king-each-cards = cartes
web-long_live_the_king-percent = { $percent } %
web-long_live_the_king-in-hand = { $count } en main
web-long_live_the_king-of-six = { $throws } fois sur 6
web-long_live_the_king-less = { $card } : une de moins
web-long_live_the_king-more = { $card } : une de plus
web-long_live_the_king-lay = Poser { $cards }
web-long_live_the_king-lay-chance = { $percent } % de chances, selon l’hypothèse
web-long_live_the_king-cards-x1 = { $count ->
    [one] { $count } Accord
   *[other] { $count } Accords
}
web-long_live_the_king-cards-x2 = { $count ->
    [one] { $count } Pot-de-vin
   *[other] { $count } Pots-de-vin
}
web-long_live_the_king-cards-x3 = { $count ->
    [one] { $count } Menace
   *[other] { $count } Menaces
}
web-long_live_the_king-cards-none = aucune carte

# Les questions
web-long_live_the_king-ask-move = Où va votre noble ?
web-long_live_the_king-ask-cross_to = Où mène la traversée ?
web-long_live_the_king-ask-cross_card = Quelle carte pour la traversée ?
web-long_live_the_king-ask-after_failed_crossing = La traversée a échoué. Réessayer ?
web-long_live_the_king-ask-onward = S’implanter ici, ou poursuivre ?
web-long_live_the_king-ask-place_free = Poser un courtisan gratuitement ?
web-long_live_the_king-ask-roll_for_courtier = Jouer une carte pour un autre courtisan ?
web-long_live_the_king-ask-commit_cards = Quelles cartes posez-vous ? Toutes seront dévoilées ensemble.
web-long_live_the_king-ask-place_dice = Quel dé sur la carte suivante ?
web-long_live_the_king-ask-take_back = Votre main est vide. Récupérer des cartes ?
web-long_live_the_king-ask-banish_defender = Où bannir le noble du défenseur ?
web-long_live_the_king-ask-banish_intruder = Où bannir le noble de l’intrus ?

# Les choix
web-long_live_the_king-step = Un pas vers { $county }
web-long_live_the_king-cross = Traverser { $county }
web-long_live_the_king-onward = Poursuivre vers { $county }
web-long_live_the_king-die = Dé { $face }
web-long_live_the_king-take_back-all = Les récupérer
web-long_live_the_king-take_back-none = Les laisser
web-long_live_the_king-card = { $card } ×{ $value }
web-long_live_the_king-move-stay = Rester
web-long_live_the_king-after_failed_crossing-stop = En rester là
web-long_live_the_king-onward-settle = S’implanter
web-long_live_the_king-onward-stop = En rester là
web-long_live_the_king-place_free-place = Poser un courtisan
web-long_live_the_king-place_free-end = N’en poser aucun
web-long_live_the_king-roll_for_courtier-end = Cela suffit

# Ce que ferait un choix
web-long_live_the_king-effect-empty = { $county } est vide : +{ $votes } voix, et vous pouvez y poser un courtisan.
web-long_live_the_king-effect-own = { $county } est à vous ; { $left ->
    [0] plus de place pour un courtisan.
    [one] il reste une place de courtisan.
   *[other] il reste { $left } places de courtisan.
}
web-long_live_the_king-effect-enemy = Confrontation avec { $who } pour { $votes } voix. Tout le monde pose des cartes ; { $who } ajoute { $theirs } points, vous 2.
web-long_live_the_king-effect-leaves = { $county } devient vide : −{ $votes } voix.
web-long_live_the_king-effect-cross = Par { $county } vers un comté situé derrière : une carte, un dé. Dé × carte d’au moins 3 réussit.
web-long_live_the_king-effect-place = Un courtisan : { $county } ; places libres : { $left }.
web-long_live_the_king-effect-place_dice = { $face } × { $value } = { $points }
web-long_live_the_king-effect-take_back-all = Vos cartes reviennent : votre main n’est pas vide.
web-long_live_the_king-effect-take_back-none = Vous n’avez plus de carte : une élection suit, où vous perdez { $votes ->
    [0] zéro voix.
   *[other] { $votes } voix.
}
web-long_live_the_king-effect-banish = Le noble part pour { $county }.
web-long_live_the_king-effect-roll = { $throws ->
    [6] Réussit toujours. La carte est dépensée.
   *[other] Réussit { $throws } fois sur 6. La carte est dépensée dans tous les cas.
}
web-long_live_the_king-effect-last-card = Votre dernière carte : une élection suit, où vous perdez { $votes ->
    [0] zéro voix.
   *[other] { $votes } voix.
}
web-long_live_the_king-effect-odds = { $each ->
    [one] { $percent } % si les autres posent une carte chacun
   *[other] { $percent } % s’ils en posent { $each }
}
web-long_live_the_king-effect-move-stay = Votre noble reste, et vous pouvez poser un courtisan.
web-long_live_the_king-effect-after_failed_crossing-stop = Votre tour finit sans courtisan.
web-long_live_the_king-effect-onward-settle = Votre noble reste ici, et vous pouvez poser un courtisan.
web-long_live_the_king-effect-onward-stop = Votre tour finit sans courtisan.
web-long_live_the_king-effect-place_free-end = Pas de courtisan, et pas de dé pour un autre.
web-long_live_the_king-effect-roll_for_courtier-end = Votre tour finit.

# Les signes du plateau
web-long_live_the_king-legend-baron = Votre noble : il voyage de comté en comté.
web-long_live_the_king-legend-courtier = Un courtisan : il reste et tient le comté pour vous.
web-long_live_the_king-legend-votes = Les voix d’un comté, et le plus de courtisans qu’il peut accueillir
web-long_live_the_king-legend-guard = Protégé : le seul comté de celui qui le tient
web-long_live_the_king-legend-card = { $card } : le dé compte { $times ->
        [1] tel quel
        [2] double
       *[other] triple
    }.

# Sa propre boîte
web-long_live_the_king-box-text = Le plateau est perdu. Les voix de Man, de Sedberouie et de Tateshale, les voisins de Wigemor et de Sarisberie et le comté du premier joueur sont imprimés ; la plupart des autres voix, frontières et comtés de départ sont supposés (LV-R1).
web-long_live_the_king-box-county = { $county } : { $votes } voix, { $count ->
    [one] { $count } voisin
   *[other] { $count } voisins
}
web-long_live_the_king-box-which = Comté
web-long_live_the_king-box-votes = Voix
web-long_live_the_king-box-votes-text = Tous les comtés ensemble ont maintenant { $sum } voix.
web-long_live_the_king-box-neighbours = Voisins
web-long_live_the_king-box-neighbours-text = Choisissez les comtés voisins ; une ligne pointillée sur la mer est aussi une frontière.
web-long_live_the_king-box-start = Comtés de départ
web-long_live_the_king-box-start-text = Les comtés des cartes de départ ; le premier nommé commence.
web-long_live_the_king-box-players = { $players } joueurs
web-long_live_the_king-box-place = { $players } joueurs, comté de départ { $place }
