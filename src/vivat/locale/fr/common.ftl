# Refus : options et jeux
unknown-game = Le jeu « { $game } » n’existe pas. Jeux : { $allowed }.
option-unknown = L’option « { $option } » n’existe pas. Options : { $allowed }.
option-value = L’option { $option } ne peut pas valoir { $value }. Valeurs admises : { $allowed }.
option-text = L’option { $option } ne peut pas être le texte « { $value } », mais { $meant ->
    [number] le nombre
   *[truth] la valeur de vérité
} { $value }. Valeurs admises : { $allowed }.
option-players = Précisez le nombre de joueurs : { $allowed }.
option-form = « { $found } » n’est pas une option ; écrivez nom=valeur.
seed-missing = Il faut une graine : un nombre entier ou une ligne de texte (ou chance="typed" pour saisir le hasard vous-même).
seed-and-typed = Un hasard saisi à la main n’a pas de graine ; choisissez l’un ou l’autre.

# Refus : choix
no-such-seat = Il n’y a pas de place { $seat } ; les places vont de 0 à { $last }.
not-your-turn = Ce n’est pas à la place { $seat } de choisir ; on attend : { $waiting }.
match-over = La partie est finie.
illegal-choice = « { $choice } » n’est pas possible maintenant. Choix possibles : { $allowed }.
sequence-ends = Rien ne peut suivre « { $choice } » dans le même envoi : on ne sait pas encore ce qui vient après. Choisissez jusque-là, puis la suite.
no-such-step = Les étapes se comptent à partir de 0 ; il n’y a pas d’étape { $step }.
impossible-outcome = « { $outcome } » ne peut pas arriver maintenant. Possible : { $allowed }.
no-chance-now = Rien n’est lancé ni tiré maintenant ; on attend : { $waiting }.
chance-is-seeded = Dans cette partie, le hasard vient d’une graine ; il ne se saisit pas.

# Refus : annuler
undo-nothing = Il n’y a rien à annuler.
undo-over = La partie est finie ; rien ne s’annule plus.
undo-chance = Un dé, une pioche ou une donne ne s’annule pas.
undo-other = La dernière étape est celle de la place { $seat } ; on n’annule que la sienne.
undo-final = Cette étape a révélé quelque chose aux autres et ne s’annule pas.
undo-hidden = Une décision secrète a été prise depuis ; elle ne s’annule pas.

# Refus : positions
position-unreadable = La position est illisible : { $problem }.
position-impossible = Cette position est impossible : { $problem }.
position-game = La position est du jeu { $game }, non de { $expected }.
position-option = Dans la position, l’option { $option } vaut { $found } ; dans ce jeu, { $expected }.

# Refus : parties enregistrées
record-size = Ligne { $line } : une partie enregistrée est un texte d’au plus { NUMBER($most, useGrouping: 0) } caractères.
record-first-line = Ligne { $line } : une partie enregistrée commence par « { $expected } ».
record-head = Ligne { $line } : « { $found } » n’est pas une ligne d’en-tête. En-tête : { $allowed }, chacune une fois, puis une ligne vide.
record-head-missing = Ligne { $line } : l’en-tête se termine sans « { $name } ».
record-option = Ligne { $line } : « { $found } » n’est pas une option ; écrivez nom=valeur.
record-chance = Ligne { $line } : « { $found } » n’est pas une source de hasard ; écrivez « seed … » ou « typed ».
record-rules = Ligne { $line } : l’édition « { $found } » des règles n’est pas connue ici ; la plus récente est la { $newest }.
record-json = Ligne { $line } : la position n’est pas du JSON.
record-cut = Ligne { $line } : la dernière ligne « end: … » manque ; le fichier est coupé.
record-steps = Ligne { $line } : une partie enregistrée a au plus { NUMBER($most, useGrouping: 0) } étapes.
record-line = Ligne { $line } : « { $found } » n’est ni un hasard (« ! die:4 ») ni un choix (« 0 turn:pass »).
record-hidden = Ligne { $line } : ce fichier a été écrit pour une seule place et cache une étape ; seule une partie complète se rejoue.
record-refused = Ligne { $line } : { $problem }
record-end = Ligne { $line } : la dernière ligne dit « { $found } », mais la partie donne « { $expected } ».
record-seat = Ligne { $line } : « { $seat } » n’est pas une place.
record-no-seed = Ligne { $line } : aucune graine n’est donnée ; le hasard ne peut pas être vérifié.
