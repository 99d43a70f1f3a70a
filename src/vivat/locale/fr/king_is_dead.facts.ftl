# Ce qui s’est passé
king_is_dead-fact-set_up = La mise en place est faite, { $first_seat } commence. Ordre des régions : { $spaces }. Réserve : { $supply }.
king_is_dead-fact-dealt = { $cards ->
    [none] { $seat } reçoit { $number } actions spéciales.
   *[other] { $seat } reçoit { $number } actions spéciales : { $cards }.
}
king_is_dead-fact-pass = { $seat } passe ({ $row } sur { $needed } d’affilée).
king_is_dead-fact-played = { $seat } joue { $card } (action { $action }).
king_is_dead-fact-covered = { $seat } a joué une carte, recouverte depuis (action { $action }).
king_is_dead-fact-copied = { $seat } copie { $card }, visible sur une pile ({ $from_seats }).
king_is_dead-fact-no_effect = { $card } reste sans effet.
king_is_dead-fact-placed = { $seat } place à { $region } : { $followers }.
king_is_dead-fact-returned = { $seat } renvoie à la réserve, depuis { $region } : { $followers }.
king_is_dead-fact-moved = { $seat } fait quitter { $from_region } pour { $to_region } : { $followers }.
king_is_dead-fact-exchanged = { $seat } échange { $gave } ({ $region }) contre { $answered } ({ $other_region }).
king_is_dead-fact-negotiated = { $seat } échange deux cartes Région : { $region } est maintenant à l’espace { $space }, { $other_region } à l’espace { $other_space }. Prochaine lutte : { $next_region }.
king_is_dead-fact-locked = { $seat } verrouille { $region } à l’espace { $space }.
king_is_dead-fact-summoned = { $faction_id ->
    [scots] { $seat } enrôle un Écossais à { $region }.
    [welsh] { $seat } enrôle un Gallois à { $region }.
   *[english] { $seat } enrôle un Anglais à { $region }.
}
king_is_dead-fact-nobody_summoned = { $seat } ne peut enrôler personne : il n’y a aucun partisan sur le plateau.
king_is_dead-fact-struggle = { $winner_id ->
    [none] Lutte { $number } à { $region } : { $followers }. Personne n’est en tête : elle devient instable ({ $unstable } sur 3).
    [scots] Lutte { $number } à { $region } : { $followers }. Les Écossais l’emportent.
    [welsh] Lutte { $number } à { $region } : { $followers }. Les Gallois l’emportent.
   *[english] Lutte { $number } à { $region } : { $followers }. Les Anglais l’emportent.
}
king_is_dead-fact-invasion = Invasion ! Trois régions sont instables : { $regions }.
king_is_dead-fact-coronation = Couronnement ! Régions : { $controlled }. { $strongest_id ->
    [scots] Les Écossais sont les plus puissants
    [welsh] Les Gallois sont les plus puissants
   *[english] Les Anglais sont les plus puissants
}{ $by_last_won ->
    [yes] {" "}: à égalité, leur dernière victoire est la plus récente.
   *[no] .
}
king_is_dead-fact-plot = { $faction_id ->
    [scots] { $seat } montre la Conspiration : elle compte comme un Écossais de plus.
    [welsh] { $seat } montre la Conspiration : elle compte comme un Gallois de plus.
   *[english] { $seat } montre la Conspiration : elle compte comme un Anglais de plus.
}
king_is_dead-fact-comparison = { $by_id ->
    [sets] Ensembles complets : { $each_value }.
    [last_action] Numéro de la dernière action, la plus récente gagne : { $each_value }.
    [first_faction] Partisans de la faction la plus puissante ({ $faction }) : { $each_value }.
    [second_faction] Partisans de la deuxième faction ({ $faction }) : { $each_value }.
    [plot] Conspiration : { $each_value }.
    [cards_played_first] { $each_value ->
        [none] Aucun n’a joué toutes ses cartes.
       *[other] Toutes les cartes jouées à l’action numéro, la première gagne : { $each_value }.
    }
   *[acted_longest_ago] Numéro de la dernière action, la plus ancienne gagne : { $each_value }.
} { $left_seats_count ->
    [one] En tête : { $left_seats }.
   *[other] Toujours à égalité : { $left_seats }.
}
king_is_dead-fact-verdict = { $shared ->
    [yes] { $winner_seats } partagent la victoire : rien ne les départage.
   *[no] { $winner_seats_count ->
        [one] { $winner_seats } gagne.
       *[other] { $winner_seats } gagnent.
    } { $decided_by_id ->
        [sets] Ensembles complets : { $each_value }.
        [last_action] À égalité d’ensembles, le dernier à avoir agi l’emporte ; dernières actions : { $each_value }.
        [first_faction] Partisans de la faction la plus puissante ({ $faction }) : { $each_value }.
        [second_faction] Égalité sur la faction la plus puissante ; pour la deuxième ({ $faction }) : { $each_value }.
        [plot] Toujours égalité, et la Conspiration tranche.
        [cards_played_first] Toujours égalité ; toutes les cartes jouées à l’action numéro : { $each_value }.
       *[other] Toujours égalité ; la dernière action la plus ancienne l’emporte : { $each_value }.
    }
}
