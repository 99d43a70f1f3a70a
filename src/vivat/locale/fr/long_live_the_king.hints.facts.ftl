# Pourquoi un choix est bon
long_live_the_king-fact-hint_votes = { $needed ->
    [0] Une élection tenue alors vous donnerait { $total } voix, contre { $before } maintenant : la majorité.
    [one] Une élection tenue alors vous donnerait { $total } voix, contre { $before } maintenant ; il en manque une pour la majorité.
   *[other] Une élection tenue alors vous donnerait { $total } voix, contre { $before } maintenant ; il en manque { $needed } pour la majorité.
}
long_live_the_king-fact-hint_king = Serait roi : { $king_seats }.
long_live_the_king-fact-hint_enters = { $county } compte { $votes } voix et est tenu par { $holder_seat }, qui ajoute { $bonus } pour ses pions.
long_live_the_king-fact-hint_odds = Avec ces cartes, vous gagnez { $percents } fois sur 100, si chacun des autres en pose { $lays }.
long_live_the_king-fact-hint_spends = { $left ->
    [0] Ce seraient vos dernières cartes : une main vide à l’élection vous coûte { $at_risk } voix.
    [one] Il vous resterait une carte ; une main vide à l’élection coûte { $at_risk } voix.
   *[other] Il vous resterait { $left } cartes ; une main vide à l’élection coûte { $at_risk } voix.
}
long_live_the_king-fact-hint_roll = { $card } réussit { $of_six } fois sur six.
long_live_the_king-fact-hint_banish = { $county }, avec { $votes } voix, tient le noble banni loin de là où il gêne.
long_live_the_king-fact-hint_take_back = { $option_id ->
    [none] Laisser les cartes vide votre main et provoque l’élection ; cela vous coûte { $at_risk } voix.
   *[other] Récupérer les cartes évite une main vide, qui coûterait { $at_risk } voix.
}
