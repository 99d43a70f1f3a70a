# Ce que veulent dire les options
web-artus-option-level = Niveau
web-artus-option-level-beginner = Débutant : une carte par tour, seize tours
web-artus-option-level-advanced = Avancé : deux cartes par tour, avec les cartes de score
web-artus-option-level-text = Jouez votre première partie au niveau débutant.

# Le plateau
web-artus-board = La Table Ronde
web-artus-chair = chaise { $chair }
web-artus-chair-is = Chaise { $chair }, valeur { $value } : { $who }
web-artus-nobody = vide
web-artus-knight-of = chevalier de { $name }
web-artus-prince-of = { $metal ->
    [silver] Prince d’argent
   *[bronze] Prince de bronze
}, { $rings ->
    [one] 1 anneau
   *[other] { $rings } anneaux
}
web-artus-total = Points de prestige
web-artus-total-of = { $name } { $total }
web-artus-chairs-worth = chaises
web-artus-last = dernière carte : { $card }
web-artus-court = La cour
web-artus-reserve = { $count ->
    [one] 1 anneau en réserve
   *[other] { $count } anneaux en réserve
}
web-artus-round = Tour { $round } sur { $rounds }
web-artus-rounds = Tour
web-artus-rings-left = Anneaux en réserve
web-artus-level = À égalité en tête
web-artus-leads = { $lead } d’avance
web-artus-wins = Gagne de { $lead }
web-artus-scoring = Cartes de score, valeur actuelle
web-artus-piles = Vos piles
web-artus-pile-holds = { $count ->
    [0] Vide
    [one] 1 carte : { $cards }
   *[other] { $count } cartes, dans un ordre inconnu de tous : { $cards }
}
web-artus-pile-one-of = L’une de celles-ci : { $cards }.
web-artus-forward = avance de { $steps }
web-artus-backward = recule de { $steps }
web-artus-pays = rapporte
web-artus-own-chairs = vos chaises
web-artus-turns = la table tourne
web-artus-pays-one = Rapporte { $points }.
web-artus-pays-from = Rapporte de { $low } à { $high } en ce moment.
web-artus-worth-now = La chaise { $chair } vaut { $value } en ce moment.
web-artus-pushes = L’occupant de la chaise est repoussé sur la chaise { $chair }.
web-artus-turned = La table a tourné. Chaises : { $changes }
web-artus-turns-to = La table tourne : la couronne fait face à la chaise { $chair }.
web-artus-chairs-then = Vos chaises : { $now } maintenant, { $then } ensuite.
web-artus-crowned = { $metal ->
    [silver] Prince d’argent couronné
   *[bronze] Prince de bronze couronné
}
web-artus-effect-knight = { $one ->
    [yes] Un de vos chevaliers avance de { $from } chaises.
   *[no] Un de vos chevaliers avance de { $from } à { $to } chaises.
}
web-artus-effect-knight_1_5_both = Un de vos chevaliers avance ou recule de 1 à 5 chaises.
web-artus-effect-king_4_8 = Un prince ou le Roi avance de 4 à 8 chaises.
web-artus-effect-king_1_7_silver = Une figurine d’argent avance de 1 à 7 chaises.
web-artus-effect-king_1_7_bronze = Une figurine de bronze avance de 1 à 7 chaises.
web-artus-effect-king_1_5_both = Un prince ou le Roi avance ou recule de 1 à 5 chaises.
web-artus-effect-ring_silver = Un prince d’argent reçoit un anneau ; le troisième le fait Roi.
web-artus-effect-ring_bronze = Un prince de bronze reçoit un anneau ; le troisième le fait Roi.
web-artus-effect-ring_any = Un prince reçoit un anneau ; le troisième le fait Roi.
web-artus-effect-score_all = Tous vos chevaliers marquent.
web-artus-effect-score_reversed = Tous vos chevaliers marquent, les signes étant inversés.
web-artus-effect-score_three_colours = Un chevalier sur vert, un sur jaune et un sur rouge marquent, sinon vous perdez 15.
web-artus-effect-score_carpet = Deux chevaliers sur le tapis marquent, sinon vous perdez 25.
web-artus-effect-score_red = Trois chevaliers sur rouge marquent, sinon vous perdez 50.
web-artus-effect-score_wild = Une figurine avance de 1 à 3 chaises, ou un prince reçoit un anneau, ou votre meilleur chevalier marque.
web-artus-effect-move = Un de vos chevaliers, un prince ou le Roi avance de 1 à 3 chaises.
web-artus-effect-ring = Un prince, d’argent ou de bronze, reçoit un anneau.
web-artus-effect-best = Votre chevalier le mieux assis marque.

# Les signes du plateau
web-artus-legend-green = Plaque verte : quitter sa chaise rapporte des points.
web-artus-legend-yellow = Plaque jaune : la chaise ne vaut rien.
web-artus-legend-red = Plaque rouge : quitter sa chaise coûte des points.
web-artus-legend-crown = La plaque à la couronne fait toujours face au Roi ; la table tourne avec lui.
web-artus-legend-knight = Un chevalier : l’écu de son joueur
web-artus-legend-prince = Un prince, d’argent à huit pans ou de bronze rond, avec ses anneaux
web-artus-legend-king = Le Roi : celui qui porte trois anneaux

# Sa propre boîte
web-artus-box-text = L’image du plateau est perdue. L’ordre des plaques, les chaises à couronne et à tapis, six cartes Chevalier et le nombre de cartes Anneau de chaque sorte sont supposés, d’accord avec tous les exemples du livret (AR-R1 à AR-R4).
web-artus-box-plates = Plaques autour de la table
web-artus-box-plates-text = Dans le sens horaire à partir de la plaque à la couronne, qui porte le numéro 0.
web-artus-box-plate = Plaque { $plate }
web-artus-box-carpet = Chaises sur le tapis
web-artus-box-carpet-text = { $count ->
    [one] { $count } chaise est maintenant sur le tapis.
   *[other] { $count } chaises sont maintenant sur le tapis.
}
web-artus-box-crowns = Chaises à couronne
web-artus-box-crowns-text = Le Roi commence sur la grande couronne ; les autres suivent dans le sens horaire.
web-artus-box-crown-first = Grande couronne
web-artus-box-crown-second = Deuxième couronne
web-artus-box-crown-third = Troisième couronne
web-artus-box-crown-fourth = Quatrième couronne
web-artus-box-knights = Cartes Chevalier
web-artus-box-knights-text = De combien de chaises, au moins et au plus, une carte déplace un chevalier.
web-artus-box-card = { $both ->
    [yes] { $from }-{ $to }, deux sens
   *[no] { $from }-{ $to }
}
web-artus-box-from = { $card } : au moins
web-artus-box-to = { $card } : au plus
web-artus-box-rings = Cartes Anneau
web-artus-box-rings-text = Combien un joueur en a de chaque sorte : { $count } en tout.
web-artus-box-fewer = { $card } : une de moins
web-artus-box-more = { $card } : une de plus
