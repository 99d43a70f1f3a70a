artus = Artus et la Table Ronde

# Options
artus-level = Niveau
artus-beginner = Débutant
artus-advanced = Avancé

# Figurines et anneaux
artus-black = Noir
artus-blue = Bleu
artus-red = Rouge
artus-beige = Beige
artus-silver = Argent
artus-bronze = Bronze
artus-silver_a = Prince d’argent A
artus-silver_b = Prince d’argent B
artus-bronze_a = Prince de bronze A
artus-bronze_b = Prince de bronze B
artus-figure-knight = Chevalier
artus-figure-prince = Prince
artus-figure-king = Roi

# Zones de la table ; rouge est aussi une couleur
artus-crown = Couronne
artus-yellow = Jaune
artus-green = Vert

# Piles et cartes
artus-knight = Cartes Chevalier
artus-king = Cartes Roi
artus-score = Cartes de score
artus-knight_1_4 = Chevalier 1-4
artus-knight_2_5 = Chevalier 2-5
artus-knight_3_6 = Chevalier 3-6
artus-knight_4_7 = Chevalier 4-7
artus-knight_5_8 = Chevalier 5-8
artus-knight_6_9 = Chevalier 6-9
artus-knight_7_9 = Chevalier 7-9
artus-knight_1_5_both = Chevalier 1-5, deux sens
artus-king_4_8 = Cour 4-8
artus-king_1_7_silver = Argent 1-7
artus-king_1_7_bronze = Bronze 1-7
artus-king_1_5_both = Cour 1-5, deux sens
artus-ring_silver = Anneau d’argent
artus-ring_bronze = Anneau de bronze
artus-ring_any = Anneau libre
artus-score_all = Tous les chevaliers
artus-score_reversed = Signes inversés
artus-score_three_colours = Trois couleurs
artus-score_carpet = Tapis
artus-score_red = Trois sur rouge
artus-score_wild = Faveur royale

# Modes de la Faveur royale
artus-move = Déplacer
artus-ring = Anneau
artus-best = Meilleur chevalier

# Étapes
artus-deal = Une carte de la main de départ est distribuée.
artus-first_seat = La première place est tirée au sort.
artus-place_knight = Asseyez un de vos chevaliers sur une chaise vide.
artus-play_card = Jouez une carte.
artus-pick_figure = Quelle figurine se déplace ?
artus-pick_steps = De combien de chaises ?
artus-pick_prince = Quel prince reçoit l’anneau ?
artus-pick_mode = Déplacement, anneau ou meilleur chevalier ?
artus-pick_knights = Lesquels de vos chevaliers comptent ?
artus-pick_pile = Dans laquelle de vos piles piochez-vous ?
artus-draw = Une carte est piochée.
artus-over = La partie est finie.

# Résultat
artus-win = Victoire
artus-shared_win = Victoire partagée
artus-loss = Défaite
artus-ending-all_played = Toutes les cartes ont été jouées
artus-decided-total = Le plus haut total l’emporte.
artus-decided-shared = À égalité en tête, la victoire est partagée.

# Refus
artus-no-card-yet = Aucune carte ne se joue avant que tous les chevaliers soient assis.
artus-card-not-held = « { $card } » n’est pas dans la main de cette place. En main : { $allowed }.

# Ce qui s’est passé
artus-fact-first_seat = { $seat } commence la partie. On place les chevaliers dans l’ordre { $placing_seats }.
artus-fact-hand_dealt = { $cards ->
    [none] { $seat } pioche sa main de départ : { $knight } cartes Chevalier et { $king } cartes Roi.
   *[other] { $seat } pioche sa main de départ : { $cards }.
}
artus-fact-knight_placed = { $seat } place un chevalier sur la chaise { $chair }, qui vaut { $value }.
artus-fact-round_begun = { $last ->
    [yes] Le dernier tour de table commence, le { $round }e : { $seat } joue en premier.
   *[no] Le tour de table { $round } sur { $rounds } commence : { $seat } joue en premier.
}
artus-fact-card_played = { $seat } joue { $card }.
artus-fact-mode_chosen = { $mode_id ->
    [move] { $seat } s’en sert pour déplacer une figurine.
    [ring] { $seat } s’en sert pour donner un anneau.
   *[best] { $seat } s’en sert pour marquer avec son meilleur chevalier.
}
artus-fact-moved = { $seat } fait { $forward ->
    [yes] avancer
   *[no] reculer
} { $kind_id ->
    [knight] un chevalier
    [king] le Roi
   *[prince] le { $figure }
} de { $steps ->
    [one] { $steps } chaise
   *[other] { $steps } chaises
}, de la chaise { $from_chair } à la chaise { $to_chair } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $total } en tout.
artus-fact-displaced = { $kind_id ->
    [knight] Un chevalier ({ $owner_seat })
    [king] Le Roi
   *[prince] Le { $figure }
} est repoussé de la chaise { $from_chair } à la chaise { $to_chair }.
artus-fact-ring_given = { $seat } donne un anneau au { $royal }, sur la chaise { $chair } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $total } en tout. Il porte { $rings } anneaux, la réserve en compte { $reserve }.
artus-fact-crowned = Le { $royal } devient Roi. Le { $old_royal } garde { $kept ->
    [one] { $kept } anneau
   *[other] { $kept } anneaux
} et en rend { $returned } ; la réserve en compte { $reserve }.
artus-fact-turned = La table tourne : la couronne fait face à la chaise { $to_chair }, et non plus à la chaise { $from_chair }. Les chaises des chevaliers valent maintenant : { $each_after } (variation : { $each_change }).
artus-fact-scored = { $reversed ->
    [yes] { $seat } marque avec tous ses chevaliers, signes inversés, sur les chaises { $chairs } (valeurs { $values }) :
   *[no] { $seat } marque avec { $chairs_count ->
        [one] le chevalier de la chaise { $chairs } (valeur { $values }) :
       *[other] les chevaliers des chaises { $chairs } (valeurs { $values }) :
    }
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $total } en tout.
artus-fact-fixed_loss = { $card_id ->
    [score_three_colours] { $seat } ne satisfait pas aux exigences de la carte { $card }, faute de chevalier sur : { $missing }.
   *[other] { $seat } ne satisfait pas aux exigences de la carte { $card } : { $found } { $found ->
        [one] chevalier convient
       *[other] chevaliers conviennent
    } sur { $needed }.
} Cela coûte { $loss } points, { $total } en tout.
artus-fact-drawn = { $card_id ->
    [none] { $seat } pioche { $pile_id ->
        [knight] une carte Chevalier
        [king] une carte Roi
       *[score] une carte de score
    }{ $left ->
        [0] , la dernière de la pile.
       *[other] .
    }
   *[other] { $seat } pioche { $card }{ $left ->
        [0] , la dernière de la pile.
       *[other] .
    }
}
artus-fact-hand_known = Les piles sont vides pour { $seat } : chacun connaît sa main, { $cards }.
artus-fact-ended = Les { $rounds } tours de table sont joués. Totaux : { $each_total }.
artus-fact-verdict = { $winner_seats_count ->
    [1] { $winner_seats } l’emporte avec { $best ->
        [one] { $best } point
       *[other] { $best } points
    }, { $lead } de plus que le total suivant.
   *[other] { $winner_seats } se partagent la victoire, avec { $best ->
        [one] { $best } point
       *[other] { $best } points
    } par personne.
}
