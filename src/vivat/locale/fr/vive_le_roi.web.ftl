# Ce que veulent dire les options
web-vive_le_roi-option-units-default = Autant d’équipes que possible
web-vive_le_roi-option-units-text = Seulement en équipes : combien de joueurs dans chaque camp, dans le sens horaire, par exemple 2+2+1 : deux équipes et un joueur seul.
web-vive_le_roi-option-teams-text = Les coéquipiers se montrent leurs cartes secrètes et votent ensemble. À plus de huit, il faut des équipes avec un pion commun.
web-vive_le_roi-option-ambition-text = Chacun a aussi une ambition secrète qui rapporte des points.
web-vive_le_roi-option-banned-text = L’un de vos six Favoris est banni : cinq comptent.
web-vive_le_roi-option-emissary-text = L’Empire aussi a ses Favoris. De deux à cinq joueurs ou équipes ; à deux, il est toujours de la partie.
web-vive_le_roi-option-wedding-text = Chaque manche couronne deux Personnages, et chaque couronnement a son décompte. De deux à huit joueurs ou équipes.
web-vive_le_roi-option-placed_by_two-text = À deux joueurs ou deux équipes seulement. Les nombres imprimés tombent juste si l’on ne compte pas le Bouffon ; sinon il n’y a pas de place pour tous (VR-R7).
web-vive_le_roi-option-stop_at_zero-text = Avec l’Ambition seulement. Un pion ne descend jamais sous 0 ; arrêté avant les points d’ambition, il remonte encore d’autant (VR-R12).

# Le plateau
web-vive_le_roi-short-jester = Bouffon
web-vive_le_roi-move_character-jester = Le Bouffon
web-vive_le_roi-place_floor-floor_1 = Artisans
web-vive_le_roi-place_floor-floor_2 = Marchands
web-vive_le_roi-place_floor-floor_3 = Officiers
web-vive_le_roi-place_floor-floor_4 = Dignitaires
web-vive_le_roi-castle = Le château
web-vive_le_roi-court = Votes et scores
web-vive_le_roi-piece = { $name }, { $kind }, { $place }{ $mine ->
    [own] , votre Favori
    [partner] , Favori de votre coéquipier
    [banned] , banni sur votre carte
   *[none] { "" }
}
web-vive_le_roi-floor-free = Étage { $floor }, { $place } : { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
}
web-vive_le_roi-box = Dans la boîte : { $names }
web-vive_le_roi-round = Manche { $round } sur 3
web-vive_le_roi-limit = { $limit } par étage
web-vive_le_roi-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-vive_le_roi-first = ouvre la manche
web-vive_le_roi-first-short = 1er
web-vive_le_roi-speaks = a la parole
web-vive_le_roi-favourites-of = Favoris : { $names }
web-vive_le_roi-about-ambition = Chacun garde une carte Ambition secrète, qui peut rapporter des points au décompte.
web-vive_le_roi-about-banned = Le nom sous le sceau noir n’est pas un Favori : cinq seulement comptent.
web-vive_le_roi-about-emissary = L’Émissaire vote et marque aussi. S’il devance tout le monde à la fin, tous perdent.
web-vive_le_roi-about-wedding = Deux couronnements par manche, chacun suivi d’un décompte.
web-vive_le_roi-about-separate = Chaque coéquipier a son pion ; c’est le moins avancé qui compte.
web-vive_le_roi-about-common = Les coéquipiers ont un seul pion ; il avance du plus petit de leurs deux totaux.

# Où va quelqu’un
web-vive_le_roi-to-floor_0 = à l’étage 0, chez les Serviteurs
web-vive_le_roi-to-floor_1 = à l’étage 1, chez les Artisans
web-vive_le_roi-to-floor_2 = à l’étage 2, chez les Marchands
web-vive_le_roi-to-floor_3 = à l’étage 3, chez les Officiers
web-vive_le_roi-to-floor_4 = à l’étage 4, chez les Dignitaires
web-vive_le_roi-to-floor_5 = à l’étage 5, chez les Nobles
web-vive_le_roi-to-throne = dans la salle du trône
web-vive_le_roi-to-throne_side = à côté du trône
web-vive_le_roi-to-wc_3 = aux WC de l’étage 3
web-vive_le_roi-to-wc_4 = aux WC de l’étage 4
web-vive_le_roi-to-cell_1 = au cachot de l’étage 1
web-vive_le_roi-to-cell_2 = au cachot de l’étage 2
web-vive_le_roi-to-cell_3 = au cachot de l’étage 3
web-vive_le_roi-to-box = dans la boîte, hors de la manche
web-vive_le_roi-would-move = { $name } va { $to }.
web-vive_le_roi-would-vote = Puis tout le monde vote.
web-vive_le_roi-would-gain = Vos Favoris : { $gain }.
web-vive_le_roi-would-place = { $name } commence chez les { $place }{ $mine ->
    [yes] , { $points } pour vous.
   *[no] .
}
web-vive_le_roi-would-cast-yes = Vous acceptez. Il faut que tous acceptent pour couronner { $name }. La carte vous revient.
web-vive_le_roi-would-cast-no = Vous refusez : { $name } va { $to }, sauf si quelqu’un a mal au ventre. La carte est perdue.
web-vive_le_roi-would-cast-stomach_ache = Quoi que votent les autres, { $name } redescend chez les Nobles. La carte est perdue.

# Les votes
web-vive_le_roi-council = Votes contre, encore en main
web-vive_le_roi-left = Reste : { $no } Non, { $ache } Mal-au-Ventre
web-vive_le_roi-only-yes = que le Oui
web-vive_le_roi-slot-none = n’a pas voté
web-vive_le_roi-slot-sealed = a voté
web-vive_le_roi-slot-yes = vote Oui
web-vive_le_roi-slot-no = vote Non
web-vive_le_roi-slot-stomach_ache = a mal au ventre
web-vive_le_roi-election = Élection
web-vive_le_roi-candidate = { $name } sur le trône ?
web-vive_le_roi-moved-by = Proposé par { $who }.
web-vive_le_roi-votes-missing = { $count ->
    [one] Il manque un vote.
   *[other] Il manque { $count } votes.
}
web-vive_le_roi-rule-crowned = Que des Oui
web-vive_le_roi-rule-refused = Un seul Non
web-vive_le_roi-rule-cancelled = Un seul Mal-au-Ventre
web-vive_le_roi-fate-crowned = couronnement, puis décompte
web-vive_le_roi-goes = { $to }
web-vive_le_roi-stop = { $refuse } sur { $units } peuvent encore refuser ({ $no } Non en tout), { $cancel } avoir mal au ventre.
web-vive_le_roi-stop-none = Plus personne ne peut s’y opposer : le couronnement est certain.
web-vive_le_roi-emissary-free = L’Émissaire dit Oui : c’est un de ses Favoris.
web-vive_le_roi-emissary-chance = L’Émissaire tire une carte : Non { $no } %, Mal-au-Ventre { $ache } %.
web-vive_le_roi-news-crowned = Vive { $name } !
web-vive_le_roi-news-refused = Rejet : { $name }
web-vive_le_roi-news-cancelled = Mal au ventre : { $name } attendra

# Mes cartes, le décompte
web-vive_le_roi-your-favourites = Vos Favoris
web-vive_le_roi-partner = Favoris de { $name }
web-vive_le_roi-your-votes = Vos cartes Vote
web-vive_le_roi-your-total = Vos points :
web-vive_le_roi-future-now = à présent
web-vive_le_roi-future-crowned = si Oui
web-vive_le_roi-future-refused = si Non
web-vive_le_roi-future-cancelled = si Mal-au-Ventre
web-vive_le_roi-met = remplie en l’état
web-vive_le_roi-unmet = pas encore remplie
web-vive_le_roi-count = Décompte de la manche { $round }
web-vive_le_roi-count-close = Continuer
web-vive_le_roi-count-sum = ({ $sum })
web-vive_le_roi-leads = { $count ->
    [one] En tête : { $who }.
   *[other] À égalité en tête : { $who }.
}
web-vive_le_roi-leads-emissary = L’Émissaire devance tout le monde : si l’on s’arrêtait là, tous perdraient.

# Les signes du plateau
web-vive_le_roi-legend-yes = Oui : si tous acceptent, le candidat est couronné, et l’on compte les points.
web-vive_le_roi-legend-no = Non : un seul suffit à envoyer le candidat au cachot.
web-vive_le_roi-legend-stomach_ache = Mal-au-Ventre : le vote est annulé et le candidat retourne à l’étage 5.
web-vive_le_roi-legend-favourite = Niche dorée et cœur : l’un de vos Favoris secrets
web-vive_le_roi-legend-banned = Barré : le Banni de votre carte ; il ne compte pas.
web-vive_le_roi-legend-floor = Ce que vaut un Favori de cet étage au décompte
web-vive_le_roi-legend-cell = Un Favori au cachot coûte des points.

# Sa propre boîte
web-vive_le_roi-box-text = Les images des cartes sont perdues. Deux cartes de Favoris se lisent dans un exemple du livret ; les 24 autres, leurs sceaux, les noms de Guenièvre, d’Hector et de Tristan, et le fait qu’eux et Foidvo soient femme ou homme sont supposés (VR-1.2, VR-1.4).
web-vive_le_roi-box-before = La carte précédente
web-vive_le_roi-box-after = La carte suivante
web-vive_le_roi-box-favourites = Noms sur la carte
web-vive_le_roi-box-favourites-text = { $count ->
    [one] { $count } nom est choisi.
   *[other] { $count } noms sont choisis.
}
web-vive_le_roi-box-seals = Sceau noir
web-vive_le_roi-box-seals-text = Le nom qu’il marque est banni, si vous jouez avec cette option.
web-vive_le_roi-box-names = Noms
web-vive_le_roi-box-names-text = Comment s’appellent vos pions.
web-vive_le_roi-box-kinds = Femmes et hommes
web-vive_le_roi-box-kinds-text = Deux cartes Ambition le demandent.
