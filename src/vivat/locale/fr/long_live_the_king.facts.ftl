# Ce qui s’est passé : le tour
long_live_the_king-fact-start = { $seat } commence { $county_id ->
    [man] sur l’île de Man
   *[other] à { $county }
}{ $begins ->
    [yes] {" et joue en premier"}
   *[other] {""}
}.
long_live_the_king-fact-stay = { $seat } reste { $county_id ->
    [man] sur l’île de Man
   *[other] à { $county }
}.
long_live_the_king-fact-step = { $seat } fait un pas { $county_id ->
    [man] vers l’île de Man
   *[other] vers { $county }
}.{ $left_empty ->
    [yes] {" "}{ $origin_id ->
        [man] L’île de Man
       *[other] { $origin }
    } devient vide.
   *[other] {""}
}
long_live_the_king-fact-crossing = { $seat } { $success ->
    [yes] { $onward ->
        [yes] poursuit vers
       *[other] traverse { $through_id ->
            [man] l’île de Man
           *[other] { $through }
        } vers
    }
   *[other] { $onward ->
        [yes] tente de poursuivre vers
       *[other] tente de traverser { $through_id ->
            [man] l’île de Man
           *[other] { $through }
        } vers
    }
} { $county_id ->
    [man] l’île de Man
   *[other] { $county }
} avec { $card_id ->
    [x3] une { $card }
   *[other] un { $card }
} : { $die } × { $value } = { $points }{ $success ->
    [yes] .
   *[other] , trop peu. Le noble { $waits ->
        [yes] attend { $through_id ->
            [man] sur l’île de Man
           *[other] à { $through }
        }
       *[other] demeure { $origin_id ->
            [man] sur l’île de Man
           *[other] à { $origin }
        }
    }.
}{ $left_empty ->
    [yes] {" "}{ $origin_id ->
        [man] L’île de Man
       *[other] { $origin }
    } devient vide.
   *[other] {""}
}
long_live_the_king-fact-settle = { $seat } s’implante { $county_id ->
    [man] sur l’île de Man
   *[other] à { $county }
}.
long_live_the_king-fact-stop = { $seat } renonce et finit son tour { $county_id ->
    [man] sur l’île de Man
   *[other] à { $county }
}.
long_live_the_king-fact-free_courtier = { $seat } pose un courtisan { $county_id ->
    [man] sur l’île de Man
   *[other] à { $county }
}.
long_live_the_king-fact-no_courtier = { $seat } ne pose pas de courtisan { $county_id ->
    [man] sur l’île de Man
   *[other] à { $county }
}.
long_live_the_king-fact-courtier_roll = { $seat } joue { $card_id ->
    [x3] une { $card }
   *[other] un { $card }
} pour un autre courtisan { $county_id ->
    [man] sur l’île de Man
   *[other] à { $county }
} : { $die } × { $value } = { $points }, { $success ->
    [yes] il est posé
   *[other] trop peu
}.
long_live_the_king-fact-quiet_turn = Ni carte ni courtisan : tour calme { $turns } sur { $limit }.

# Ce qui s’est passé : les confrontations
long_live_the_king-fact-intrusion = { $seat } défie { $defender_seat } : confrontation pour { $county_id ->
    [man] l’île de Man
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
    [man] l’île de Man
   *[other] { $county }
}, { $total } à { $against }{ $role_id ->
    [intruder] {", comme intrus"}
    [defender] {", comme défenseur"}
   *[other] {", comme joueur tiers"}
}.
long_live_the_king-fact-recovery = { $seat } a fait { $ones ->
    [1] un 1
    [2] deux 1
    [3] trois 1
    [4] quatre 1
   *[other] cinq 1
} et récupère : { $cards }.
long_live_the_king-fact-no_recovery = { $seat } a fait { $ones ->
    [1] un 1
    [2] deux 1
    [3] trois 1
    [4] quatre 1
   *[other] cinq 1
} mais ne récupère aucune carte, et n’en a plus.
long_live_the_king-fact-courtiers_lost = { $seat } perd { $number ->
    [1] un courtisan
   *[other] { $number } courtisans
} { $county_id ->
    [man] sur l’île de Man
   *[other] à { $county }
}.
long_live_the_king-fact-banishment = { $seat } bannit { $beaten_seat }, dont le noble part { $county_id ->
    [man] pour l’île de Man
   *[other] pour { $county }
}.

# Ce qui s’est passé : les élections
long_live_the_king-fact-count = Élection { $number }{ $cause_id ->
    [standstill] {", après trop de tours calmes"}
   *[other] {""}
}. Voix des comtés : { $each_county_votes }.{ $empty_seats_count ->
    [0] {""}
   *[other] {" "}Sans carte, donc un tiers de moins, arrondi vers le bas : { $empty_seats }.
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
long_live_the_king-fact-comparison = { $by_id ->
    [majority] Voix au total : { $each_value }. { $left_seats_count ->
        [one] La majorité est atteinte par { $left_seats }.
       *[other] La majorité est atteinte par plusieurs : { $left_seats }.
    }
    [all_votes] Voix au total : { $each_value }. En tête : { $left_seats }.
    [county_votes] Voix des comtés : { $each_value }. En tête : { $left_seats }.
    [cards] Cartes en main : { $each_value }. En tête : { $left_seats }.
   *[dice] Cinq dés chacun : { $each_value }. Le meilleur jet : { $left_seats }.
}
long_live_the_king-fact-king = { $decided_id ->
    [majority] Avec { $total } voix pour une majorité de { $majority }, { $seat } monte sur le trône.
    [all_votes] Plusieurs atteignent la majorité de { $majority } ; avec le plus de voix en tout, { $seat } monte sur le trône.
    [county_votes] Plusieurs atteignent la majorité de { $majority } ; avec le plus de voix de comtés, { $seat } monte sur le trône.
    [cards] Plusieurs atteignent la majorité de { $majority }, à égalité de voix de comtés ; avec le plus de cartes, { $seat } monte sur le trône.
   *[other] Plusieurs atteignent la majorité de { $majority }, à égalité de voix de comtés et de cartes ; avec les meilleurs dés, { $seat } monte sur le trône.
} Totaux : { $each_total }.
