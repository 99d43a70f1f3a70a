# Longue vie au Roi

long_live_the_king = Longue vie au Roi

# Comtés (LV-1.8)
long_live_the_king-man = Île de Man
long_live_the_king-sedberouie = Sedberouie
long_live_the_king-loncastre = Loncastre
long_live_the_king-tateshale = Tateshale
long_live_the_king-lincolia = Lincolia
long_live_the_king-wigemor = Wigemor
long_live_the_king-stadford = Stadford
long_live_the_king-grentebrige = Grentebrige
long_live_the_king-oxeneford = Oxeneford
long_live_the_king-lundonia = Lundonia
long_live_the_king-roucestre = Roucestre
long_live_the_king-sarisberie = Sarisberie
long_live_the_king-lideford = Lideford

# Cartes d’influence (LV-1.12)
long_live_the_king-x1 = Accord
long_live_the_king-x2 = Pot-de-vin
long_live_the_king-x3 = Menace

# Couleurs (LV-1.16)
long_live_the_king-red = Rouge
long_live_the_king-blue = Bleu
long_live_the_king-green = Vert
long_live_the_king-black = Noir
long_live_the_king-white = Blanc

# Options (section 2)
long_live_the_king-players = Joueurs
long_live_the_king-bonus_start = Voix de bonus au départ
long_live_the_king-start_deal = Comtés de départ
long_live_the_king-random = tirés au sort
long_live_the_king-seat_order = dans l’ordre des places
long_live_the_king-quiet_rounds = Tours de table calmes avant une élection

# Étapes (sections 7 et 8)
long_live_the_king-start_card = Tirer une carte de départ
long_live_the_king-move = Rester, faire un pas ou traverser
long_live_the_king-cross_to = Destination de la traversée
long_live_the_king-cross_card = Carte pour la traversée
long_live_the_king-cross_roll = Dé de la traversée
long_live_the_king-after_failed_crossing = Traversée manquée : réessayer ou s’arrêter
long_live_the_king-onward = Poursuivre la route ou s’installer
long_live_the_king-onward_again = Réessayer d’avancer ou s’arrêter
long_live_the_king-place_free = Poser le courtisan gratuit
long_live_the_king-roll_for_courtier = Lancer le dé pour un autre courtisan
long_live_the_king-courtier_roll = Dé pour le courtisan
long_live_the_king-commit_cards = Poser des cartes pour la confrontation
long_live_the_king-confrontation_roll = Dés de la confrontation
long_live_the_king-banish_defender = Exil du noble du défenseur
long_live_the_king-banish_intruder = Exil du noble de l’intrus
long_live_the_king-ranking_roll = Dés pour le classement
long_live_the_king-king_roll = Dés pour la couronne
long_live_the_king-redistribution = Les cartes défaussées sont redistribuées
long_live_the_king-end_of_turn = Fin du tour
long_live_the_king-over = La partie est finie

# Ce qui a tranché (section 6)
long_live_the_king-ending-election = Un roi est élu
long_live_the_king-decided-majority = à la majorité absolue
long_live_the_king-decided-county_votes = aux voix des comtés, plusieurs ayant la majorité
long_live_the_king-decided-cards = aux cartes en main, plusieurs ayant la majorité
long_live_the_king-decided-dice = aux cinq dés, plusieurs ayant la majorité

# Refus : probabilités
long_live_the_king-odds-now = Les probabilités se calculent pour une confrontation où cette place doit poser ses cartes.
long_live_the_king-odds-seats = Une confrontation réunit 1 à { $most } places, chacune avec ses cartes et son bonus de pions.
long_live_the_king-odds-bonus = Un bonus de pions est un nombre entier de 0 à { $most }.
long_live_the_king-odds-cards = « { $cards } » n’est pas un assortiment de cartes ; écrivez x1/x2/x3, par exemple 2/0/1, cinq cartes au plus.
long_live_the_king-odds-hand = Cette main ne permet pas de poser { $cards }.
long_live_the_king-odds-others = Dites ce que pose chacune des autres places : { $seats }.
long_live_the_king-odds-number = La place { $seat } pose { $most ->
    [0] zéro carte, car sa main est vide
    [1] son unique carte
   *[other] de 1 à { $most } cartes
}.
long_live_the_king-odds-weights = Les poids de la place { $seat } doivent être des nombres supérieurs à 0.
long_live_the_king-odds-cases = Ces hypothèses donnent plus de { NUMBER($most, useGrouping: 0) } cas ; nommez moins d’assortiments.
long_live_the_king-odds-no-dice = Personne ne lance de dé et plusieurs sont à égalité : il n’y a pas de probabilités.

# Ce qui s’est passé : le tour
long_live_the_king-fact-start = { $seat } commence { $county_id ->
    [man] sur l’Île de Man
   *[other] à { $county }
}{ $begins ->
    [yes] {" et joue en premier"}
   *[other] {""}
}.
long_live_the_king-fact-stay = { $seat } reste { $county_id ->
    [man] sur l’Île de Man
   *[other] à { $county }
}.
long_live_the_king-fact-step = { $seat } fait un pas { $county_id ->
    [man] vers l’Île de Man
   *[other] vers { $county }
}.{ $left_empty ->
    [yes] {" "}{ $origin_id ->
        [man] L’Île de Man
       *[other] { $origin }
    } reste vide.
   *[other] {""}
}
long_live_the_king-fact-crossing = { $seat } { $success ->
    [yes] { $onward ->
        [yes] poursuit vers
       *[other] traverse { $through_id ->
            [man] l’Île de Man
           *[other] { $through }
        } vers
    }
   *[other] { $onward ->
        [yes] tente de poursuivre vers
       *[other] tente de traverser { $through_id ->
            [man] l’Île de Man
           *[other] { $through }
        } vers
    }
} { $county_id ->
    [man] l’Île de Man
   *[other] { $county }
} avec { $card_id ->
    [x3] une { $card }
   *[other] un { $card }
} : { $die } × { $value } = { $points }{ $success ->
    [yes] .{ $left_empty ->
        [yes] {" "}{ $origin_id ->
            [man] L’Île de Man
           *[other] { $origin }
        } reste vide.
       *[other] {""}
    }
   *[other] , trop peu. Le noble reste { $origin_id ->
        [man] sur l’Île de Man
       *[other] à { $origin }
    }.
}
long_live_the_king-fact-settle = { $seat } s’installe { $county_id ->
    [man] sur l’Île de Man
   *[other] à { $county }
}.
long_live_the_king-fact-stop = { $seat } renonce et finit son tour { $county_id ->
    [man] sur l’Île de Man
   *[other] à { $county }
}.
long_live_the_king-fact-free_courtier = { $seat } pose un courtisan { $county_id ->
    [man] sur l’Île de Man
   *[other] à { $county }
}.
long_live_the_king-fact-no_courtier = { $seat } ne pose pas de courtisan { $county_id ->
    [man] sur l’Île de Man
   *[other] à { $county }
}.
long_live_the_king-fact-courtier_roll = { $seat } joue { $card_id ->
    [x3] une { $card }
   *[other] un { $card }
} pour un autre courtisan { $county_id ->
    [man] sur l’Île de Man
   *[other] à { $county }
} : { $die } × { $value } = { $points }, { $success ->
    [yes] il est posé
   *[other] trop peu
}.
long_live_the_king-fact-quiet_turn = Ni carte ni courtisan : tour calme { $turns } sur { $limit }.

# Ce qui s’est passé : les confrontations
long_live_the_king-fact-intrusion = { $seat } défie { $defender_seat } : confrontation pour { $county_id ->
    [man] l’Île de Man
   *[other] { $county }
} et ses { $votes } voix. Points des pions : { $each_bonus }.
long_live_the_king-fact-laid = { $without ->
    [yes] { $seat } n’a pas de carte à poser.
   *[other] { $cards ->
        [none] { $seat } a posé ses cartes.
       *[other] { $seat } pose : { $cards }.
    }
}
long_live_the_king-fact-cards_shown = Les cartes sont dévoilées (Accords/Pots-de-vin/Menaces) : { $each_laid }.
long_live_the_king-fact-roll = { $again ->
    [yes] Nouveau lancer
   *[other] Dés, cartes et pions
} : { $each_total }.{ $tied_seats_count ->
    [0] {""}
   *[other] {" "}Égalité à { $total }, à relancer : { $tied_seats }.
}
long_live_the_king-fact-victory = { $seat } remporte la confrontation pour { $county_id ->
    [man] l’Île de Man
   *[other] { $county }
}, { $total } à { $against }{ $role_id ->
    [intruder] {", comme intrus"}
    [defender] {", comme défenseur"}
   *[other] {", comme tiers"}
}.
long_live_the_king-fact-recovery = { $seat } a fait { $ones ->
    [1] un 1
    [2] deux 1
    [3] trois 1
    [4] quatre 1
   *[other] cinq 1
} et reprend : { $cards }.
long_live_the_king-fact-courtiers_lost = { $seat } perd { $number ->
    [1] un courtisan
   *[other] { $number } courtisans
} { $county_id ->
    [man] sur l’Île de Man
   *[other] à { $county }
}.
long_live_the_king-fact-banishment = { $winner_seat } bannit { $seat }, dont le noble part { $county_id ->
    [man] pour l’Île de Man
   *[other] pour { $county }
}.

# Ce qui s’est passé : les élections
long_live_the_king-fact-count = Élection { $number }{ $cause_id ->
    [standstill] {", après trop de tours calmes"}
   *[other] {""}
}. Voix des comtés : { $each_county_votes }.{ $empty_seats_count ->
    [0] {""}
   *[other] {" "}Sans carte, donc un tiers de moins : { $empty_seats }.
} Avec les voix de bonus : { $each_total } ; la majorité est à { $majority }.
long_live_the_king-fact-tie = Égalité entre { $seats } : { $votes } voix de comtés et { $cards ->
    [1] 1 carte
   *[other] { $cards } cartes
}. Cinq dés chacun désignent { $crown ->
    [yes] le roi
   *[other] le mieux classé
}.
long_live_the_king-fact-tie_roll = Cinq dés chacun : { $each_sum }.{ $tied_seats_count ->
    [0] {""}
   *[other] {" "}Encore égalité, à relancer : { $tied_seats }.
}
long_live_the_king-fact-ranking = Pas de roi à l’élection { $number }. Voix de bonus : { $each_gain } ; en tout { $each_bonus }.
long_live_the_king-fact-redistribution = { $share ->
    [0] { $pile ->
        [0] Aucune carte n’a été jouée, aucune n’est distribuée.
        [1] Une seule carte jouée ne suffit pas pour tous : elle n’est pas distribuée, mais retournée face cachée.
       *[other] { $pile } cartes jouées ne suffisent pas pour tous : aucune n’est distribuée, et elles sont retournées face cachée.
    }
    [1] Chacun reçoit une carte
   *[other] Chacun reçoit { $share } cartes
}{ $share ->
    [0] {""}
   *[other] { $left ->
        [0] .
        [1] {" ; il en reste une, face cachée."}
       *[other] {" "}; il en reste { $left }, face cachée.
    }
}
long_live_the_king-fact-dealt = { $seat } reçoit : { $cards }.

# Ce qui s’est passé : la fin
long_live_the_king-fact-king = { $decided_id ->
    [majority] Avec { $total } voix pour une majorité de { $majority }, { $seat } monte sur le trône.
    [county_votes] Plusieurs atteignent la majorité de { $majority } ; avec le plus de voix de comtés, { $seat } monte sur le trône.
    [cards] Plusieurs atteignent la majorité de { $majority }, à égalité de voix de comtés ; avec le plus de cartes, { $seat } monte sur le trône.
   *[other] Plusieurs atteignent la majorité de { $majority }, à égalité de voix de comtés et de cartes ; avec les meilleurs dés, { $seat } monte sur le trône.
} Totaux : { $each_total }.
