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
artus-fact-hand_known = Plus de pile pour { $seat } : tous connaissent cette main, { $cards }.
artus-fact-ended = Les { $rounds } tours de table sont joués. Totaux : { $each_total }.
artus-fact-comparison = { $by_id ->
    [shared] À égalité au meilleur total : { $each_value }. La victoire est partagée.
   *[total] Totaux : { $each_value }. En tête : { $left_seats }.
}
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
