artus = Artus et la Table Ronde
artus-summary = La Table Ronde tourne. Placez vos chevaliers près du Roi, et n’y soyez plus quand il s’en va.

# Options
artus-level = Niveau
artus-beginner = Débutant
artus-advanced = Avancé

# Figurines et anneaux
artus-black = Noir
artus-blue = Bleu
artus-red = Rouge
artus-beige = Beige
artus-silver = Argent
artus-bronze = Bronze
artus-silver_a = Prince d’argent A
artus-silver_b = Prince d’argent B
artus-bronze_a = Prince de bronze A
artus-bronze_b = Prince de bronze B
artus-figure-knight = Chevalier
artus-figure-prince = Prince
artus-figure-king = Roi

# Zones de la table ; rouge est aussi une couleur
artus-crown = Couronne
artus-yellow = Jaune
artus-green = Vert

# Piles et cartes
artus-knight = Cartes Chevalier
artus-king = Cartes Roi
artus-score = Cartes de score
artus-knight_1_4 = Chevalier 1-4
artus-knight_2_5 = Chevalier 2-5
artus-knight_3_6 = Chevalier 3-6
artus-knight_4_7 = Chevalier 4-7
artus-knight_5_8 = Chevalier 5-8
artus-knight_6_9 = Chevalier 6-9
artus-knight_7_9 = Chevalier 7-9
artus-knight_1_5_both = Chevalier 1-5, deux sens
artus-knight-card = Chevalier { $fewest }-{ $most }
artus-king_4_8 = Cour 4-8
artus-king_1_7_silver = Argent 1-7
artus-king_1_7_bronze = Bronze 1-7
artus-king_1_5_both = Cour 1-5, deux sens
artus-ring_silver = Anneau d’argent
artus-ring_bronze = Anneau de bronze
artus-ring_any = Anneau libre
artus-score_all = Tous les chevaliers
artus-score_reversed = Signes inversés
artus-score_three_colours = Trois couleurs
artus-score_carpet = Tapis
artus-score_red = Trois sur rouge
artus-score_wild = Faveur royale

# Modes de la Faveur royale
artus-move = Déplacer
artus-ring = Anneau
artus-best = Meilleur chevalier

# Étapes
artus-deal = Une carte de la main de départ est distribuée.
artus-first_seat = La première place est tirée au sort.
artus-place_knight = Asseyez un de vos chevaliers sur une chaise vide.
artus-play_card = Jouez une carte.
artus-pick_figure = Quelle figurine se déplace ?
artus-pick_steps = De combien de chaises ?
artus-pick_prince = Quel prince reçoit l’anneau ?
artus-pick_mode = Déplacement, anneau ou meilleur chevalier ?
artus-pick_knights = Lesquels de vos chevaliers comptent ?
artus-pick_pile = Dans laquelle de vos piles piochez-vous ?
artus-draw = Une carte est piochée.
artus-over = La partie est finie.

# Résultat
artus-win = Victoire
artus-shared_win = Victoire partagée
artus-loss = Défaite
artus-ending-all_played = Toutes les cartes ont été jouées
artus-decided-total = Le plus haut total l’emporte.
artus-decided-shared = À égalité en tête, la victoire est partagée.

# Refus
artus-no-card-yet = Aucune carte ne se joue avant que tous les chevaliers soient assis.
artus-card-not-held = « { $card } » n’est pas dans la main de cette place. En main : { $allowed }.
