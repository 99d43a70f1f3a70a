# La première partie : chaque phrase est dite une fois, quand la chose se présente
vive_le_roi-guide-goal = Le trône est vide et chacun pousse des Personnages vers le haut du château. Le plus avancé sur la piste de score après la troisième manche l’emporte ; ici commence la deuxième.
vive_le_roi-guide-favourites = Voici vos six Favoris, que personne d’autre ne connaît. À chaque couronnement, chacun vous rapporte selon son étage : 10 sur le trône, 5 chez les Nobles, moins plus bas, rien de bon au cachot.
vive_le_roi-guide-cancelled = Un seul Mal-au-Ventre suffit : le vote est annulé et le candidat redescend à l’étage 5, d’où l’on pourra le proposer de nouveau.
vive_le_roi-guide-refused = Un seul Non suffit : le candidat est jeté dans le premier cachot libre et y reste pour cette manche.
vive_le_roi-guide-crowned = Personne n’a dit non : c’est le couronnement. On retourne toutes les cartes de Favoris, et chacun d’eux rapporte selon son étage.
vive_le_roi-guide-jester = Le Bouffon est couronné, et il retourne tous les signes : les étages élevés coûtent, les cachots rapportent.
vive_le_roi-guide-round = Une nouvelle manche : chacun reçoit d’autres Favoris et reprend toutes ses cartes Vote. Les scores restent.
vive_le_roi-guide-place = Choisissez un Personnage à placer. En haut, c’est bon pour vos Favoris ; mais les placer tous en haut, c’est dire aux autres qui ils sont.
vive_le_roi-guide-floor = Choisissez un étage de 1 à 4 où il reste de la place ; il en accueille quatre. Plus haut, on est plus près du trône et l’on rapporte plus.
vive_le_roi-guide-move = Faites monter d’un étage n’importe quel Personnage, Favori ou non. De l’étage 5, il entre dans la salle du trône, et tout le monde vote aussitôt.
vive_le_roi-guide-vote = Votez en secret : seul un Oui unanime couronne, un Non mène au cachot, un Mal-au-Ventre fait redescendre. Un Non ou un Mal-au-Ventre joué est perdu pour cette manche : gardez-le pour le bon moment.
vive_le_roi-guide-end = La troisième manche est finie. Le plus avancé sur la piste l’emporte ; à égalité, c’est le Favori le plus haut placé qui décide.
