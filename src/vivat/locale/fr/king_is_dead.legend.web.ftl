# Les signes du plateau
web-king_is_dead-legend-follower = Un partisan : { $faction }
web-king_is_dead-legend-seal = Une région décidée porte le sceau de la faction qui la tient.
web-king_is_dead-legend-unstable = Personne n’y était seul en tête : la région est instable. La troisième amène l’invasion.
web-king_is_dead-legend-order = L’ordre dans lequel les régions se décident
web-king_is_dead-legend-lock = L’écu d’un joueur sur une carte Région : elle est verrouillée à sa place.
web-king_is_dead-legend-basic = Bord bleu : une action de base, les huit mêmes pour tous
web-king_is_dead-legend-cunning = Bord rouge : une action spéciale, en mode avancé
