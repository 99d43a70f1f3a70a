# Le jeu
king_is_dead = The King is Dead
king_is_dead-summary = Trois factions se disputent la Grande-Bretagne. Soutenez celle qui l’emportera, sans l’affaiblir au passage.

# Factions
king_is_dead-scots = Écossais
king_is_dead-welsh = Gallois
king_is_dead-english = Anglais
king_is_dead-instability = Instable

# Régions
king_is_dead-moray = Moray
king_is_dead-strathclyde = Strathclyde
king_is_dead-lancaster = Lancaster
king_is_dead-northumbria = Northumbria
king_is_dead-gwynedd = Gwynedd
king_is_dead-warwick = Warwick
king_is_dead-essex = Essex
king_is_dead-devon = Devon

# Cartes
king_is_dead-scottish_support = Aide écossaise
king_is_dead-welsh_support = Aide galloise
king_is_dead-english_support = Aide anglaise
king_is_dead-assemble = Rassembler
king_is_dead-negotiate = Négocier
king_is_dead-manoeuvre = Manœuvre
king_is_dead-outmanoeuvre = Diversion
king_is_dead-spy = Espion
king_is_dead-ambush = Embuscade
king_is_dead-march = Marche
king_is_dead-plot = Conspiration
king_is_dead-aid = Aide
king_is_dead-influence = Influence
king_is_dead-dispute = Dispute
king_is_dead-edict = Décret
king_is_dead-resist = Résister
king_is_dead-quell = Réprimer (Gallois)
king_is_dead-suppress = Réprimer (Anglais)
king_is_dead-muster = Se replier

# Effet des cartes
king_is_dead-effect-scottish_support = Placez deux Écossais à côté d’une région qu’ils contrôlent, ou de Moray tant qu’elle est libre.
king_is_dead-effect-welsh_support = Placez deux Gallois à côté d’une région qu’ils contrôlent, ou de Gwynedd tant qu’elle est libre.
king_is_dead-effect-english_support = Placez deux Anglais à côté d’une région qu’ils contrôlent, ou d’Essex tant qu’elle est libre.
king_is_dead-effect-assemble = Placez un partisan de chaque faction, chacun où vous voulez.
king_is_dead-effect-negotiate = Échangez deux cartes Région et verrouillez l’une d’elles avec votre disque.
king_is_dead-effect-manoeuvre = Échangez un partisan contre un partisan de n’importe quelle autre région.
king_is_dead-effect-outmanoeuvre = Échangez un partisan contre deux d’une région voisine.
king_is_dead-effect-spy = Appliquez la carte visible de la pile d’un autre joueur.
king_is_dead-effect-ambush = Placez deux Écossais dans une région, puis renvoyez un partisan de cette région à la réserve.
king_is_dead-effect-march = Déplacez deux partisans d’une région vers une région voisine.
king_is_dead-effect-plot = Ne se joue jamais : à la fin, elle compte comme un partisan de plus dans votre cour, et départage une égalité au couronnement.
king_is_dead-effect-aid = Placez dans une région deux partisans de la faction la plus nombreuse en réserve.
king_is_dead-effect-influence = Échangez un Anglais contre deux partisans non anglais d’une autre région.
king_is_dead-effect-dispute = Échangez un Gallois contre un partisan d’une autre faction, ailleurs.
king_is_dead-effect-edict = Échangez deux Écossais contre deux partisans non écossais d’une région voisine ; moins seulement si deux contre deux n’est possible nulle part.
king_is_dead-effect-resist = Placez deux partisans non écossais dans une région proche des Écossais.
king_is_dead-effect-quell = Près des Gallois : renvoyez un Gallois à la réserve, puis placez là deux partisans au choix.
king_is_dead-effect-suppress = Près des Anglais : renvoyez un Anglais et un autre partisan à la réserve, puis placez-en un là.
king_is_dead-effect-muster = Près des Écossais : renvoyez un Écossais à la réserve, puis placez là deux partisans au choix.

# Options
king_is_dead-option-mode = Cartes
king_is_dead-option-mode-basic = De base : chacun a les huit mêmes cartes
king_is_dead-option-mode-advanced = Avancé : trois actions spéciales secrètes chacun à la place des Aides
king_is_dead-option-open_discards = Défausses ouvertes
king_is_dead-option-open_discards-false = Seule la carte du dessus des autres piles est lisible
king_is_dead-option-open_discards-true = Toutes les défausses sont lisibles
king_is_dead-option-first_seat = Premier joueur
king_is_dead-option-first_seat-random = Tiré au sort
king_is_dead-option-team_finishes = Quand une équipe a joué toutes ses cartes
king_is_dead-option-team_finishes-both_hands = Quand les deux coéquipiers ont joué les leurs
king_is_dead-option-team_finishes-one_hand = Dès que l’un des deux a joué les siennes
king_is_dead-option-plot_to_play = La Conspiration est une carte qui reste à jouer
king_is_dead-option-plot_to_play-false = Une main réduite à la Conspiration est finie
king_is_dead-option-plot_to_play-true = Une main qui tient la Conspiration n’est jamais finie
king_is_dead-option-last_tie = La dernière égalité d’un couronnement
king_is_dead-option-last_tie-oldest_action = Celui qui a agi il y a le plus longtemps gagne
king_is_dead-option-last_tie-shared = La victoire est partagée

# Ce qu’on demande au joueur actif
king_is_dead-step-turn = Passez ou jouez une carte.
king_is_dead-step-support_region = Où vont les deux partisans ?
king_is_dead-step-assemble_scots = Où va l’Écossais ?
king_is_dead-step-assemble_welsh = Où va le Gallois ?
king_is_dead-step-assemble_english = Où va l’Anglais ?
king_is_dead-step-negotiate_first = Quelle carte Région déplacez-vous ?
king_is_dead-step-negotiate_second = Avec quelle carte l’échangez-vous ?
king_is_dead-step-negotiate_disc = Laquelle des deux verrouillez-vous avec votre disque ?
king_is_dead-step-manoeuvre_region_1 = De quelle région vient le premier partisan ?
king_is_dead-step-manoeuvre_follower_1 = Quel partisan ?
king_is_dead-step-manoeuvre_region_2 = Avec quelle région l’échangez-vous ?
king_is_dead-step-manoeuvre_follower_2 = Contre quel partisan ?
king_is_dead-step-outmanoeuvre_single_region = De quelle région vient le partisan seul ?
king_is_dead-step-outmanoeuvre_single_follower = Quel partisan ?
king_is_dead-step-outmanoeuvre_other_region = Quelle région voisine donne des partisans en échange ?
king_is_dead-step-outmanoeuvre_bundle = Quels partisans reviennent ?
king_is_dead-step-spy_card = Quelle carte copiez-vous ?
king_is_dead-step-ambush_region = Où a lieu l’embuscade ?
king_is_dead-step-ambush_return = Qui retourne à la réserve ?
king_is_dead-step-march_from = De quelle région partent-ils ?
king_is_dead-step-march_to = Où vont-ils ?
king_is_dead-step-march_bundle = Qui se met en marche ?
king_is_dead-step-aid_faction = Quelle faction aidez-vous ?
king_is_dead-step-aid_region = Où vont ses partisans ?
king_is_dead-step-influence_english_region = Quelle région donne l’Anglais ?
king_is_dead-step-influence_other_region = Avec quelle région l’échangez-vous ?
king_is_dead-step-influence_bundle = Contre qui ?
king_is_dead-step-dispute_welsh_region = Quelle région donne le Gallois ?
king_is_dead-step-dispute_other_region = Avec quelle région l’échangez-vous ?
king_is_dead-step-dispute_follower = Contre qui ?
king_is_dead-step-edict_scots_region = Quelle région donne des Écossais ?
king_is_dead-step-edict_other_region = Avec quelle région voisine ?
king_is_dead-step-edict_exchange = Combien d’Écossais, et contre qui ?
king_is_dead-step-resist_region = Où résiste-t-on ?
king_is_dead-step-resist_bundle = Qui y placez-vous ?
king_is_dead-step-quell_region = Où réprimez-vous les Gallois ?
king_is_dead-step-quell_bundle = Qui y placez-vous ?
king_is_dead-step-muster_region = Où les Écossais se replient-ils ?
king_is_dead-step-muster_bundle = Qui y placez-vous ?
king_is_dead-step-suppress_region = Où réprimez-vous les Anglais ?
king_is_dead-step-suppress_return = Qui d’autre retourne à la réserve ?
king_is_dead-step-suppress_place = Qui y placez-vous ?
king_is_dead-step-summon_region = De quelle région enrôlez-vous un partisan à votre cour ?
king_is_dead-step-summon_follower = Qui enrôlez-vous ?
king_is_dead-turn-pass = Passer

# Fins de partie
king_is_dead-ending-invasion = Invasion
king_is_dead-ending-coronation = Couronnement
king_is_dead-decided-sets = Le plus d’ensembles complets de partisans.
king_is_dead-decided-last_action = Égalité d’ensembles : le dernier à avoir agi l’emporte.
king_is_dead-decided-first_faction = Le plus de partisans de la faction la plus puissante.
king_is_dead-decided-second_faction = Égalité sur la faction la plus puissante : le plus de partisans de la deuxième.
king_is_dead-decided-plot = Toujours égalité : la Conspiration tranche.
king_is_dead-decided-cards_played_first = Toujours égalité : le premier à avoir joué toutes ses cartes l’emporte.
king_is_dead-decided-acted_longest_ago = Toujours égalité : celui dont la dernière action est la plus ancienne l’emporte.
king_is_dead-decided-shared = Rien ne les départage : la victoire est partagée.
