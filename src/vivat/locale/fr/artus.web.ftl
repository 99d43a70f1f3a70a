# Ce que veulent dire les options
web-artus-option-level = Niveau
web-artus-option-level-beginner = Débutant : une carte par tour, seize tours
web-artus-option-level-advanced = Avancé : deux cartes par tour, avec les cartes de score
web-artus-option-level-text = Jouez votre première partie au niveau débutant.

# Le plateau
web-artus-board = La Table ronde
web-artus-chair = chaise { $chair }
web-artus-chair-is = Chaise { $chair }, valeur { $value } : { $who }
web-artus-nobody = libre
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
web-artus-effect-knight_1_4 = Un de vos chevaliers avance de 1 à 4 chaises.
web-artus-effect-knight_2_5 = Un de vos chevaliers avance de 2 à 5 chaises.
web-artus-effect-knight_3_6 = Un de vos chevaliers avance de 3 à 6 chaises.
web-artus-effect-knight_4_7 = Un de vos chevaliers avance de 4 à 7 chaises.
web-artus-effect-knight_5_8 = Un de vos chevaliers avance de 5 à 8 chaises.
web-artus-effect-knight_6_9 = Un de vos chevaliers avance de 6 à 9 chaises.
web-artus-effect-knight_7_9 = Un de vos chevaliers avance de 7 à 9 chaises.
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
web-artus-legend-green = Assiette verte : la chaise devant elle rapporte des points.
web-artus-legend-yellow = Assiette jaune : la chaise ne vaut rien.
web-artus-legend-red = Assiette rouge : la chaise coûte des points.
web-artus-legend-crown = L’assiette à la couronne fait toujours face au roi ; la table tourne avec lui.
web-artus-legend-knight = Un chevalier : l’écu de son joueur
web-artus-legend-prince = Un prince, d’argent à huit pans ou de bronze rond, avec ses anneaux
web-artus-legend-king = Le roi : celui qui porte trois anneaux
