# Pourquoi un choix est bon
king_is_dead-fact-hint_pass = { $left ->
    [0] Votre passe complète la série : { $region } se décide maintenant, { $leader_id ->
        [none] et personne ne l’emporte : elle devient instable
       *[other] pour les { $leader }
    }.
    [one] Si un autre joueur passe, { $region } se décide, { $leader_id ->
        [none] et devient instable
       *[other] pour les { $leader }
    }.
   *[other] Si { $left } autres joueurs passent, { $region } se décide, { $leader_id ->
        [none] et devient instable
       *[other] pour les { $leader }
    }.
}
king_is_dead-fact-hint_region = { $region } : { $leader_id ->
    [none] plus personne ne mènerait, elle deviendrait instable
   *[other] les { $leader } mèneraient de { $lead }
}{ $before_leader_id ->
    [none] , alors que personne n’y mène
   *[other] , alors que les { $before_leader } y mènent
}.
king_is_dead-fact-hint_next = { $region } serait la prochaine à se décider, { $leader_id ->
    [none] et deviendrait instable
   *[other] pour les { $leader }
}.
king_is_dead-fact-hint_strongest = Au couronnement, les { $faction } régneraient avec { $regions ->
    [one] 1 région
   *[other] { $regions } régions
} ; votre cour en compte { $mine }.
king_is_dead-fact-hint_winner = { $ending_id ->
    [invasion] Si tout le monde passait ensuite, la France envahirait le pays et l’on compterait les ensembles complets ({ $each_score }) : victoire de { $winner_seats }.
   *[other] Si tout le monde passait ensuite, ces partisans décideraient de la couronne ({ $each_score }) : victoire de { $winner_seats }.
}
