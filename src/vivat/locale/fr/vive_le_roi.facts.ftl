# Ce qui s’est passé
vive_le_roi-fact-round = { $round ->
        [1] La manche 1 commence. Le sort désigne { $seats }.
       *[other] La manche { $round } commence. { $seats } { $seats_count ->
            [one] l’ouvre
           *[other] l’ouvrent
        }.
    } Cartes Vote pour chacun : 1 Oui, { $no } Non, { $stomach_ache } Mal-au-Ventre.
vive_le_roi-fact-favourites = Carte de Favoris pour { $seat } : { $names }{ $banned_id ->
        [none] .
       *[other] { "" } ; sceau noir sur { $banned }.
    }
vive_le_roi-fact-emissary_favourites = Les Favoris de l’Émissaire sont visibles : { $names }{ $banned_id ->
        [none] .
       *[other] { "" } ; sceau noir sur { $banned }.
    }
vive_le_roi-fact-dealt = Chacun reçoit en secret une carte de { $number } Favoris.
vive_le_roi-fact-offered = Cartes Ambition pour { $seats } : « { $first_card } » et « { $other_card } ».
vive_le_roi-fact-ambitions_dealt = { $shared ->
        [yes] Chaque camp reçoit deux cartes Ambition ; une équipe se les partage.
       *[no] Chacun reçoit deux cartes Ambition pour en garder une.
    }
vive_le_roi-fact-ambition_kept = { $card_id ->
        [none] { $seat } a choisi sa carte Ambition.
       *[other] { $seat } garde l’ambition « { $card } »{ $given_back_id ->
            [none] .
           *[other] { "" } et rend « { $given_back } ».
        }
    }
vive_le_roi-fact-ambitions_shared = { $first_card_id ->
        [none] { $seat } a réparti les cartes Ambition : une pour { $first_seat }, une pour { $other_seat }.
       *[other] { $seat } répartit les cartes Ambition : « { $first_card } » pour { $first_seat }, « { $other_card } » pour { $other_seat }.
    }
vive_le_roi-fact-placed = { $seat } place { $character } chez les { $place }.
vive_le_roi-fact-left_over = Restent, chez les Serviteurs : { $characters }.
vive_le_roi-fact-compensated = { $seats } : { $points } points de compensation pour un placement de moins, { $marker } sur la piste.
vive_le_roi-fact-moved = { $way_id ->
        [up] { $seat } fait monter { $character } de chez les { $origin } chez les { $place }.
        [to_wc] { $seat } fait passer { $character } de chez les { $origin } aux { $place }, car l’étage est plein.
        [out_of_wc] { $seat } fait sortir { $character } des { $origin }, chez les { $place }.
       *[to_throne] { $seat } fait monter { $character } dans la salle du trône.
    }
vive_le_roi-fact-candidate = Vote : { $character } sur le trône ? Cartes contraires encore en main : { $no } Non, { $stomach_ache } Mal-au-Ventre.
vive_le_roi-fact-voted = { $vote_id ->
        [none] { $seat } a voté.
       *[other] { $seat } vote { $vote }.
    }
vive_le_roi-fact-emissary_voted = { $free ->
        [yes] L’Émissaire vote { $vote } sans carte : { $character } compte parmi ses Favoris.
       *[no] L’Émissaire retourne { $vote }.
    }
vive_le_roi-fact-vote = Vote pour { $character } : { $each_vote }{ $emissary_vote_id ->
        [none] .
       *[other] , l’Émissaire { $emissary_vote }.
    } { $result_id ->
        [crowned] C’est l’unanimité.
        [refused] C’est un rejet.
       *[cancelled] L’élection est annulée.
    }
vive_le_roi-fact-cards_lost = Cartes perdues : { $each_lost ->
        [none] l’Émissaire { $emissary_lost }
       *[other] { $each_lost }{ $emissary_lost_id ->
            [none] { "" }
           *[other] , l’Émissaire { $emissary_lost }
        }
    }. Il reste, en Non : { $each_no }{ $emissary_no ->
        [none] { "" }
       *[other] , l’Émissaire { $emissary_no }
    } ; en Mal-au-Ventre : { $each_stomach_ache }{ $emissary_stomach_ache ->
        [none] .
       *[other] , l’Émissaire { $emissary_stomach_ache }.
    }
vive_le_roi-fact-cancelled = Mal-au-Ventre : { $character } redescend chez les { $place }.
vive_le_roi-fact-refused = { $place_id ->
        [box] Rejet, et les trois cachots sont pris : { $character } retourne dans la boîte.
        [floor_0] Rejet : { $character } redescend chez les { $place }.
        [floor_1] Rejet : { $character } redescend chez les { $place }.
        [floor_2] Rejet : { $character } redescend chez les { $place }.
       *[cell] Rejet : { $character } va au { $place }.
    }
vive_le_roi-fact-crowned = { $kind_id ->
        [woman] { $character } est couronnée Reine
        [jester] Le Bouffon est couronné Roi
       *[man] { $character } est couronné Roi
    }{ $consort_id ->
        [none] { "" }
       *[other] , en couple avec { $consort }
    }, grâce à { $seats }.
vive_le_roi-fact-signs_turned = Le Bouffon règne : chaque lieu vaut l’inverse.
vive_le_roi-fact-favourites_counted = { $seat } : { $points }{ $banned_id ->
        [none] .
       *[other] { "" } ; { $banned }, sous le sceau noir, ne compte pas.
    } Favoris : { $total }.
vive_le_roi-fact-emissary_counted = L’Émissaire : { $points }{ $banned_id ->
        [none] .
       *[other] { "" } ; { $banned }, sous le sceau noir, ne compte pas.
    } Favoris : { $total }, pion de { $start } à { $end }{ $stopped ->
        [yes] , jamais sous 0.
       *[no] .
    }
vive_le_roi-fact-ambition_counted = { $seat }, ambition « { $card } » : { $met ->
        [yes] remplie, { $points } points.
       *[no] non remplie.
    }
vive_le_roi-fact-marker = { $seats } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $seats_count ->
        [one] { "" }
       *[other] , le plus petit de { $totals }
    }, pion de { $start } à { $end }{ $stopped ->
        [yes] { $end ->
            [0] , jamais sous 0.
           *[other] {" "}: il s’est arrêté à 0 avant les points d’ambition.
        }
       *[no] .
    }
vive_le_roi-fact-beside_throne = { $character_id ->
        [jester] Le Bouffon prend place
       *[other] { $character } prend place
    } à côté du trône. Il manque encore quelqu’un pour former le couple.
vive_le_roi-fact-no_couple = Il ne reste personne à couronner : la manche finit sans couple royal.
vive_le_roi-fact-round_over = Fin de la manche { $round }. Pions de score : { $each_marker }{ $emissary_marker ->
        [none] .
       *[other] , l’Émissaire { $emissary_marker }.
    }
vive_le_roi-fact-compared = { $by_id ->
        [lower_marker] Pions : { $each_value }. Dans une équipe, c’est le moins avancé qui compte.
        [emissary] L’Émissaire a { $emissary_value }, les autres : { $each_value }. { $left_seats_count ->
            [0] Il devance tout le monde.
           *[other] Il ne devance pas tout le monde.
        }
        [height] Égalité de points. Étage du Favori le plus haut : { $each_value }. Au plus haut : { $left_seats }.
       *[score] Scores : { $each_value }. En tête : { $left_seats }.
    }
vive_le_roi-fact-verdict = { $decided_by_id ->
        [emissary] L’Émissaire gagne avec { $score } points, et tous les autres perdent.
        [shared] { $winner_seats } partagent la victoire : { $score } points chacun, et des Favoris aussi haut placés.
        [height] { $winner_seats } { $winner_seats_count ->
            [one] l’emporte
           *[other] l’emportent
        } avec { $score } points et le Favori le plus haut placé.
       *[score] { $winner_seats } { $winner_seats_count ->
            [one] l’emporte
           *[other] l’emportent
        } avec { $score } points.
    }
