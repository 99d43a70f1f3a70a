# Longue vie au Roi

long_live_the_king = Longue vie au Roi
long_live_the_king-summary = Des nobles parcourent l’Angleterre, négocient, achètent et menacent. Qui réunit la majorité des voix est couronné.

# Comtés (LV-1.8)
long_live_the_king-man = Île de Man
long_live_the_king-sedberouie = Sedberouie
long_live_the_king-loncastre = Loncastre
long_live_the_king-tateshale = Tateshale
long_live_the_king-lincolia = Lincolia
long_live_the_king-wigemor = Wigemor
long_live_the_king-stadford = Stadford
long_live_the_king-grentebrige = Grentebrige
long_live_the_king-oxeneford = Oxeneford
long_live_the_king-lundonia = Lundonia
long_live_the_king-roucestre = Roucestre
long_live_the_king-sarisberie = Sarisberie
long_live_the_king-lideford = Lideford

# Cartes d’influence (LV-1.12)
long_live_the_king-x1 = Accord
long_live_the_king-x2 = Pot-de-vin
long_live_the_king-x3 = Menace

# Couleurs (LV-1.16)
long_live_the_king-red = Rouge
long_live_the_king-blue = Bleu
long_live_the_king-green = Vert
long_live_the_king-black = Noir
long_live_the_king-white = Blanc

# Options (section 2)
long_live_the_king-players = Joueurs
long_live_the_king-bonus_start = Voix de bonus au départ
long_live_the_king-start_deal = Comtés de départ
long_live_the_king-random = tirés au sort
long_live_the_king-seat_order = dans l’ordre des places
long_live_the_king-quiet_rounds = Tours de table calmes avant une élection (0 : jamais)
long_live_the_king-taking_back = Cartes à récupérer, main vide
long_live_the_king-asked = le joueur choisit
long_live_the_king-always = toujours récupérées
long_live_the_king-crown = Si plusieurs ont la majorité
long_live_the_king-county_votes = le plus de voix de comtés
long_live_the_king-all_votes = le plus de voix en tout
long_live_the_king-after_confrontation = Après une confrontation
long_live_the_king-cards_first = cartes et élection, puis les dés du gagnant
long_live_the_king-rolls_first = les dés du gagnant, puis cartes et élection
long_live_the_king-dice_on_cards = Dés sur les cartes
long_live_the_king-best = là où ils comptent le plus
long_live_the_king-by_hand = posés à la main
long_live_the_king-failed_crossing = Après une traversée manquée
long_live_the_king-waits_before = le noble attend devant le comté à traverser
long_live_the_king-waits_between = le noble attend dans le comté à traverser
long_live_the_king-may_settle = s’il n’a pu poursuivre, le noble peut s’implanter

# Étapes (sections 7 et 8)
long_live_the_king-start_card = Tirer une carte de départ
long_live_the_king-move = Rester, faire un pas ou traverser
long_live_the_king-cross_to = Destination de la traversée
long_live_the_king-cross_card = Carte pour la traversée
long_live_the_king-cross_roll = Dé de la traversée
long_live_the_king-after_failed_crossing = Traversée manquée : réessayer ou s’arrêter
long_live_the_king-onward = Poursuivre la route ou s’implanter
long_live_the_king-onward_again = Tenter encore de poursuivre ou s’arrêter
long_live_the_king-place_free = Poser le courtisan gratuit
long_live_the_king-roll_for_courtier = Lancer le dé pour un autre courtisan
long_live_the_king-courtier_roll = Dé pour le courtisan
long_live_the_king-commit_cards = Poser des cartes pour la confrontation
long_live_the_king-confrontation_roll = Dés de la confrontation
long_live_the_king-place_dice = Poser un dé sur la carte suivante
long_live_the_king-take_back = Récupérer des cartes ou les laisser
long_live_the_king-banish_defender = Où bannir le noble du défenseur
long_live_the_king-banish_intruder = Où bannir le noble de l’intrus
long_live_the_king-ranking_roll = Dés pour le classement
long_live_the_king-king_roll = Dés pour la couronne
long_live_the_king-redistribution = Les cartes défaussées sont redistribuées
long_live_the_king-end_of_turn = Fin du tour
long_live_the_king-over = La partie est finie

# Ce qui a tranché (section 6)
long_live_the_king-ending-election = Un roi est élu
long_live_the_king-decided-majority = à la majorité absolue
long_live_the_king-decided-all_votes = aux voix en tout, plusieurs ayant la majorité
long_live_the_king-decided-county_votes = aux voix des comtés, plusieurs ayant la majorité
long_live_the_king-decided-cards = aux cartes en main, plusieurs ayant la majorité
long_live_the_king-decided-dice = aux cinq dés, plusieurs ayant la majorité

# Refus : probabilités
long_live_the_king-odds-now = Les probabilités se calculent pour une confrontation où cette place doit poser ses cartes.
long_live_the_king-odds-seats = Une confrontation réunit 1 à { $most } places, chacune avec ses cartes et son bonus de pions.
long_live_the_king-odds-bonus = Un bonus de pions est un nombre entier de 0 à { $most }.
long_live_the_king-odds-cards = « { $cards } » n’est pas un assortiment de cartes ; écrivez x1/x2/x3, par exemple 2/0/1, cinq cartes au plus.
long_live_the_king-odds-hand = Cette main ne permet pas de poser { $cards }.
long_live_the_king-odds-others = Dites ce que pose chacune des autres places : { $seats }.
long_live_the_king-odds-number = La place { $seat } pose { $most ->
    [0] zéro carte, car sa main est vide
    [1] son unique carte
   *[other] de 1 à { $most } cartes
}.
long_live_the_king-odds-weights = Les poids de la place { $seat } doivent être des nombres supérieurs à 0.
long_live_the_king-odds-cases = Ces hypothèses donnent plus de { NUMBER($most, useGrouping: 0) } cas ; nommez moins d’assortiments.
long_live_the_king-odds-no-dice = Personne ne lance de dé et plusieurs sont à égalité : il n’y a pas de probabilités.
