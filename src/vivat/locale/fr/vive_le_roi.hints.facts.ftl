# Pourquoi un choix est bon
vive_le_roi-fact-hint_place = { $favourite ->
    [yes] { $character } est un de vos Favoris et vaudrait { $points } ici : { $place }.
   *[no] { $character } n’est pas un de vos Favoris : ici ({ $place }), il prend la place d’un autre et ne dit rien de votre carte.
}
vive_le_roi-fact-hint_move = { $favourite ->
    [yes] { $character } est un de vos Favoris : { $place } vaut { $gain } de plus, et votre carte compterait { $total }.
   *[no] { $character } n’est pas un de vos Favoris : votre carte reste à { $total }, et il y reste { $left } places pour les autres ({ $place }).
}
vive_le_roi-fact-hint_election = Votre carte compterait { $crowned } si { $candidate } est sur le trône, { $refused } après un refus, { $cancelled } après un Mal-au-Ventre.
vive_le_roi-fact-hint_stoppers = { $others ->
    [0] Plus personne d’autre ne peut arrêter un candidat.
    [one] Un seul autre peut encore arrêter un candidat, avec { $no } Non et { $stomach_ache } Mal-au-Ventre.
   *[other] { $others } autres peuvent encore arrêter un candidat, avec { $no } Non et { $stomach_ache } Mal-au-Ventre.
}
vive_le_roi-fact-hint_ambition = { $card } rapporte { $points } ; { $met ->
    [yes] sa condition est remplie pour l’instant.
   *[no] sa condition n’est pas encore remplie.
}
