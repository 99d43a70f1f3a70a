# Ce que veulent dire les options
web-king_is_dead-option-mode-text = Commencez par les cartes de base.
web-king_is_dead-option-open_discards-text = Avec les piles ouvertes, inutile de retenir ce qui a été joué.
web-king_is_dead-option-first_seat-text = La place 1 est la vôtre.
web-king_is_dead-option-team_finishes-text = À quatre seulement. Le livret départage pour l’équipe qui a joué en premier toutes ses cartes, sans dire si les deux mains doivent être vides (KD-R20).
web-king_is_dead-option-plot_to_play-text = À quatre en mode avancé seulement. Une carte qui ne se joue jamais pourrait aussi empêcher une équipe d’avoir fini (KD-R20).
web-king_is_dead-option-last_tie-text = Le livret ne désigne pas de vainqueur quand il reste des cartes à tous ceux qui sont à égalité (KD-R21).

# Le plateau
web-king_is_dead-letter-scots = É
web-king_is_dead-letter-welsh = G
web-king_is_dead-letter-english = A
web-king_is_dead-map = Carte de la Grande-Bretagne
web-king_is_dead-order = Ordre des luttes
web-king_is_dead-next = prochaine lutte
web-king_is_dead-locked = Verrouillée par un disque de négociation
web-king_is_dead-supply = Réserve
web-king_is_dead-supply-of = Réserve : { $scots } Écossais, { $welsh } Gallois, { $english } Anglais
web-king_is_dead-france = France
web-king_is_dead-france-of = France : encore { $left } disques Envahisseur
web-king_is_dead-region-holds = { $region } : { $scots } Écossais, { $welsh } Gallois, { $english } Anglais
web-king_is_dead-region-decided = { $region }, décidée : { $disc }
web-king_is_dead-court = Cour
web-king_is_dead-pile-top = dernière carte : { $card }
web-king_is_dead-standing = Le royaume
web-king_is_dead-regions = { $count ->
    [one] { $count } région
   *[other] { $count } régions
}
web-king_is_dead-unstable = Instables
web-king_is_dead-if-coronation = { $now ->
    [yes] Si tous passaient désormais, couronnement
   *[no] En cas de couronnement
} : les plus puissants sont les { $strongest }, puis les { $second }.
web-king_is_dead-if-invasion = { $now ->
    [yes] Si tous passaient désormais, invasion
   *[no] En cas d’invasion
} : les ensembles complets comptent.
web-king_is_dead-unsure = Une Conspiration cachée pourrait tout changer.
web-king_is_dead-effect-pass = { $left ->
        [0] Tous ont passé : { $region } se décide maintenant : { $result }
        [one] Si le joueur suivant passe aussi, { $region } se décide : { $result }
       *[other] Si les { $left } joueurs suivants passent aussi, { $region } se décide : { $result }
    }
web-king_is_dead-effect-lead = { $region } : { $result }
web-king_is_dead-effect-by = { $faction } en tête de { $lead }.
web-king_is_dead-effect-tie = personne en tête, elle deviendrait instable.

# Ce que fait une carte, sur sa face
web-king_is_dead-line-scottish_support = Deux Écossais près de leurs terres
web-king_is_dead-line-welsh_support = Deux Gallois près de leurs terres
web-king_is_dead-line-english_support = Deux Anglais près de leurs terres
web-king_is_dead-line-assemble = Un de chaque faction, où l’on veut
web-king_is_dead-line-negotiate = Échanger deux régions, en verrouiller une
web-king_is_dead-line-manoeuvre = Échanger un contre un, partout
web-king_is_dead-line-outmanoeuvre = Échanger un contre deux, à côté
web-king_is_dead-line-spy = Comme la carte visible d’un autre
web-king_is_dead-line-ambush = Deux Écossais entrent, un partisan sort
web-king_is_dead-line-march = Deux passent dans une région voisine
web-king_is_dead-line-plot = À garder : un de plus à la cour à la fin
web-king_is_dead-line-aid = Deux de la faction première en réserve
web-king_is_dead-line-influence = Un Anglais contre deux autres
web-king_is_dead-line-dispute = Un Gallois contre un autre
web-king_is_dead-line-edict = Deux Écossais contre deux autres, à côté
web-king_is_dead-line-resist = Deux non-Écossais, près des Écossais
web-king_is_dead-line-quell = Un Gallois sort, deux au choix entrent
web-king_is_dead-line-suppress = Un Anglais et un autre sortent, un entre
web-king_is_dead-line-muster = Un Écossais sort, deux au choix entrent

# Les signes du plateau
web-king_is_dead-legend-follower = Un partisan : { $faction }
web-king_is_dead-legend-seal = Une région décidée porte le sceau de la faction qui la tient.
web-king_is_dead-legend-unstable = Personne n’y était seul en tête : la région est instable. La troisième amène l’invasion.
web-king_is_dead-legend-order = L’ordre dans lequel les régions se décident
web-king_is_dead-legend-lock = L’écu d’un joueur sur une carte Région : elle est verrouillée à sa place.
web-king_is_dead-legend-basic = Bord bleu : une action de base, les huit mêmes pour tous
web-king_is_dead-legend-cunning = Bord rouge : une action spéciale, en mode avancé
