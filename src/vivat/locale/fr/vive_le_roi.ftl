# Vive le Roi !
vive_le_roi = Vive le Roi !

# Lieux
vive_le_roi-floor_0 = Serviteurs
vive_le_roi-floor_1 = Artisans
vive_le_roi-floor_2 = Marchands
vive_le_roi-floor_3 = Officiers
vive_le_roi-floor_4 = Dignitaires
vive_le_roi-floor_5 = Nobles
vive_le_roi-throne = Salle du trône
vive_le_roi-throne_side = À côté du trône
vive_le_roi-wc_3 = WC de l’étage 3
vive_le_roi-wc_4 = WC de l’étage 4
vive_le_roi-cell_3 = Cachot de l’étage 3
vive_le_roi-cell_2 = Cachot de l’étage 2
vive_le_roi-cell_1 = Cachot de l’étage 1
vive_le_roi-box = Boîte
vive_le_roi-supply = À côté du plateau

# Personnages
vive_le_roi-anna = Anna
vive_le_roi-bridget = Bridget
vive_le_roi-eloise = Éloïse
vive_le_roi-foidvo = Foidvo
vive_le_roi-guenievre = Guenièvre
vive_le_roi-hector = Hector
vive_le_roi-jeanne = Jeanne
vive_le_roi-leonardo = Leonardo
vive_le_roi-merlin = Merlin
vive_le_roi-ouaf = Ouaf
vive_le_roi-romeo = Roméo
vive_le_roi-tristan = Tristan
vive_le_roi-victoria = Victoria
vive_le_roi-jester = le Bouffon
vive_le_roi-kind-woman = femme
vive_le_roi-kind-man = homme
vive_le_roi-kind-dog = chien
vive_le_roi-kind-jester = bouffon

# Cartes de vote
vive_le_roi-yes = Oui
vive_le_roi-no = Non
vive_le_roi-stomach_ache = Mal-au-Ventre

# Cartes Ambition : le titre, et ce qu’il faut remplir
vive_le_roi-jester_king = Bouffon Roi
vive_le_roi-jester_king-text = 5 points si c’est le Bouffon qu’on couronne.
vive_le_roi-woman_queen = Femme Reine
vive_le_roi-woman_queen-text = 3 points si l’on couronne une femme (Ouaf et le Bouffon n’en sont pas).
vive_le_roi-man_king = Homme Roi
vive_le_roi-man_king-text = 3 points si l’on couronne un homme (Ouaf et le Bouffon n’en sont pas).
vive_le_roi-no_wc = 0 Favori aux WC
vive_le_roi-no_wc-text = 5 points si les WC n’abritent aucun de vos Favoris.
vive_le_roi-not_floors_2_3 = Pas étages 2 et 3
vive_le_roi-not_floors_2_3-text = 3 points si vous n’avez de Favori ni à l’étage 2 ni à l’étage 3.
vive_le_roi-not_floors_0_1 = Pas étages 0 et 1
vive_le_roi-not_floors_0_1-text = 5 points si vous n’avez de Favori ni à l’étage 0 ni à l’étage 1.
vive_le_roi-one_in_cells = 1 Favori au cachot
vive_le_roi-one_in_cells-text = 3 points si un de vos Favoris, pas plus, est au cachot.
vive_le_roi-two_in_cells = 2 Favoris au cachot
vive_le_roi-two_in_cells-text = 5 points si deux de vos Favoris, pas plus, sont au cachot.
vive_le_roi-one_in_wc = 1 Favori aux WC
vive_le_roi-one_in_wc-text = 3 points si un de vos Favoris, pas plus, est aux WC.
vive_le_roi-two_in_wc = 2 Favoris aux WC
vive_le_roi-two_in_wc-text = 5 points si les deux WC sont pris par vos Favoris.
vive_le_roi-only_yes_left = Plus de Non/MaV
vive_le_roi-only_yes_left-text = 3 points si le Oui est votre dernière carte de vote.
vive_le_roi-not_floors_4_5 = Pas étages 4 et 5
vive_le_roi-not_floors_4_5-text = 5 points si vous n’avez de Favori ni à l’étage 4 ni à l’étage 5.
vive_le_roi-three_in_cells = 3 Favoris au cachot
vive_le_roi-three_in_cells-text = 8 points si vos Favoris remplissent les trois cachots.
vive_le_roi-no_wc_no_cell = 0 Favori aux WC et Cachots
vive_le_roi-no_wc_no_cell-text = 8 points si ni les WC ni les cachots n’abritent de vos Favoris.
vive_le_roi-kingmaker = Faiseur de Roi
vive_le_roi-kingmaker-text = 3 points si c’est vous qui avez mené au trône celui qu’on couronne.
vive_le_roi-consolation = Consolation
vive_le_roi-consolation-text = 3 points si vos Favoris vous rapportent moins de 11 points à ce couronnement.

# Le reste de la table
vive_le_roi-favourites = Favoris
vive_le_roi-favourites_card = Carte de Favoris n° { $number }
vive_le_roi-banned = banni
vive_le_roi-ambition_card = Carte Ambition
vive_le_roi-unit = Camp { $number }
vive_le_roi-team = Équipe { $number }
vive_le_roi-the_emissary = Émissaire de l’Empire
vive_le_roi-marker = Pion de score

# Étapes
vive_le_roi-step-first_unit = On tire au sort qui commence.
vive_le_roi-step-favourites = On distribue les Favoris.
vive_le_roi-step-ambition = On distribue les cartes Ambition.
vive_le_roi-step-choose_ambition = Quelle ambition gardez-vous ?
vive_le_roi-step-assign_ambitions = Quelle ambition va au premier de l’équipe ? L’autre reçoit celle qui reste.
vive_le_roi-step-place_character = Qui placez-vous ?
vive_le_roi-step-place_floor = À quel étage ?
vive_le_roi-step-move_character = Qui faites-vous monter ?
vive_le_roi-step-cast_vote = Que votez-vous ?
vive_le_roi-step-emissary_vote = On retourne la carte de l’Émissaire.
vive_le_roi-step-next_round = Le round est fini ; un autre commence.
vive_le_roi-step-over = La partie est finie.

# Options
vive_le_roi-option-units = Camps
vive_le_roi-option-teams = Équipes
vive_le_roi-option-teams-off = aucune
vive_le_roi-option-teams-separate = chacun son pion de score
vive_le_roi-option-teams-common = un pion de score commun
vive_le_roi-option-ambition = L’Ambition
vive_le_roi-option-banni = Le Banni
vive_le_roi-option-emissary = L’Émissaire de l’Empire
vive_le_roi-option-wedding = Le Mariage royal

# Ce qui a décidé
vive_le_roi-ending-last_round = Le dernier round est terminé
vive_le_roi-decided-score = Le meilleur score l’emporte.
vive_le_roi-decided-height = À égalité de points, c’est le Favori le plus haut placé qui départage.
vive_le_roi-decided-shared = Égalité parfaite : la victoire est partagée.
vive_le_roi-decided-emissary = L’Émissaire devance tout le monde : il gagne, et tous les autres perdent.

# Refus : options
vive_le_roi-units-form = L’option units ne peut pas valoir « { $word } ». Indiquez dans le sens horaire combien de places compte chaque camp, 1 ou 2, par exemple 2+2+1.
vive_le_roi-units-size = Un camp de { $size } places n’existe pas : on joue seul (1) ou à deux en équipe (2).
vive_le_roi-units-players = Les camps { $units } comptent { $seats } places, mais vous annoncez { $players } joueurs. Accordez les deux, ou n’en donnez qu’un.
vive_le_roi-units-number = On ne joue pas à { $number ->
        [one] un seul camp
       *[other] { $number } camps
    } : il en faut de 2 à 8. Au-delà de 8 personnes, formez des équipes de deux avec teams=common.
vive_le_roi-teams-off = Les camps { $units } comprennent une équipe de deux, mais teams vaut off. Choisissez teams=separate ou teams=common, ou des camps d’une seule place.
vive_le_roi-teams-none = Les camps { $units } ne comprennent aucune équipe de deux alors qu’on joue en équipes. Formez au moins une équipe (2), ou choisissez teams=off.
vive_le_roi-emissary-needed = À deux camps, l’Émissaire de l’Empire est obligatoire. Choisissez emissary=true, ou jouez à 3 camps ou plus.
vive_le_roi-emissary-refused = L’Émissaire de l’Empire ne vient pas à { $units } camps, seulement de 2 à 5. Choisissez emissary=false.
vive_le_roi-markers = Avec un pion chacun, il en faudrait { $markers } (celui de l’Émissaire compris), or il n’y en a que { $most }. Choisissez teams=common, ou jouez moins nombreux.

# Ce qui s’est passé
vive_le_roi-fact-round = { $round ->
        [1] Le round 1 commence. Le sort désigne { $seats }.
       *[other] Le round { $round } commence. { $seats } { $seats_count ->
            [one] l’ouvre
           *[other] l’ouvrent
        }.
    } Cartes de vote pour chacun : 1 Oui, { $no } Non, { $stomach_ache } Mal-au-Ventre.
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
        [yes] , jamais sous 0.
       *[no] .
    }
vive_le_roi-fact-beside_throne = { $character_id ->
        [jester] Le Bouffon prend place
       *[other] { $character } prend place
    } à côté du trône. Il manque encore quelqu’un pour former le couple.
vive_le_roi-fact-no_couple = Il ne reste personne à couronner : le round finit sans couple royal.
vive_le_roi-fact-round_over = Fin du round { $round }. Pions de score : { $each_marker }{ $emissary_marker ->
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
