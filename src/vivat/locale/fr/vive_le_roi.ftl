# Vive le Roi !
vive_le_roi = Vive le Roi !
vive_le_roi-summary = Hissez vos Favoris secrets jusqu’en haut du château, et votez contre ceux des autres devant le trône.

# Lieux
vive_le_roi-floor_0 = Serviteurs
vive_le_roi-floor_1 = Artisans
vive_le_roi-floor_2 = Marchands
vive_le_roi-floor_3 = Officiers
vive_le_roi-floor_4 = Dignitaires
vive_le_roi-floor_5 = Nobles
vive_le_roi-throne = Salle du trône
vive_le_roi-throne_side = À côté du trône
vive_le_roi-wc_3 = WC de l’étage 3
vive_le_roi-wc_4 = WC de l’étage 4
vive_le_roi-cell_3 = Cachot de l’étage 3
vive_le_roi-cell_2 = Cachot de l’étage 2
vive_le_roi-cell_1 = Cachot de l’étage 1
vive_le_roi-box = Boîte
vive_le_roi-supply = À côté du plateau

# Personnages
vive_le_roi-anna = Anna
vive_le_roi-bridget = Bridget
vive_le_roi-eloise = Éloïse
vive_le_roi-foidvo = Foidvo
vive_le_roi-guenievre = Guenièvre
vive_le_roi-hector = Hector
vive_le_roi-jeanne = Jeanne
vive_le_roi-leonardo = Leonardo
vive_le_roi-merlin = Merlin
vive_le_roi-ouaf = Ouaf
vive_le_roi-romeo = Roméo
vive_le_roi-tristan = Tristan
vive_le_roi-victoria = Victoria
vive_le_roi-jester = le Bouffon
vive_le_roi-kind-woman = femme
vive_le_roi-kind-man = homme
vive_le_roi-kind-dog = chien
vive_le_roi-kind-jester = bouffon

# Cartes Vote
vive_le_roi-yes = Oui
vive_le_roi-no = Non
vive_le_roi-stomach_ache = Mal-au-Ventre

# Cartes Ambition : le titre, et ce qu’il faut remplir
vive_le_roi-jester_king = Bouffon Roi
vive_le_roi-jester_king-text = 5 points si c’est le Bouffon qu’on couronne.
vive_le_roi-woman_queen = Femme Reine
vive_le_roi-woman_queen-text = 3 points si l’on couronne une femme (Ouaf et le Bouffon n’en sont pas).
vive_le_roi-man_king = Homme Roi
vive_le_roi-man_king-text = 3 points si l’on couronne un homme (Ouaf et le Bouffon n’en sont pas).
vive_le_roi-no_wc = 0 Favori aux WC
vive_le_roi-no_wc-text = 5 points si les WC n’abritent aucun de vos Favoris.
vive_le_roi-not_floors_2_3 = Pas étages 2 et 3
vive_le_roi-not_floors_2_3-text = 3 points si vous n’avez de Favori ni à l’étage 2 ni à l’étage 3.
vive_le_roi-not_floors_0_1 = Pas étages 0 et 1
vive_le_roi-not_floors_0_1-text = 5 points si vous n’avez de Favori ni à l’étage 0 ni à l’étage 1.
vive_le_roi-one_in_cells = 1 Favori au cachot
vive_le_roi-one_in_cells-text = 3 points si un de vos Favoris, pas plus, est au cachot.
vive_le_roi-two_in_cells = 2 Favoris au cachot
vive_le_roi-two_in_cells-text = 5 points si deux de vos Favoris, pas plus, sont au cachot.
vive_le_roi-one_in_wc = 1 Favori aux WC
vive_le_roi-one_in_wc-text = 3 points si un de vos Favoris, pas plus, est aux WC.
vive_le_roi-two_in_wc = 2 Favoris aux WC
vive_le_roi-two_in_wc-text = 5 points si les deux WC sont pris par vos Favoris.
vive_le_roi-only_yes_left = Plus de Non/MaV
vive_le_roi-only_yes_left-text = 3 points si le Oui est votre dernière carte Vote.
vive_le_roi-not_floors_4_5 = Pas étages 4 et 5
vive_le_roi-not_floors_4_5-text = 5 points si vous n’avez de Favori ni à l’étage 4 ni à l’étage 5.
vive_le_roi-three_in_cells = 3 Favoris au cachot
vive_le_roi-three_in_cells-text = 8 points si vos Favoris remplissent les trois cachots.
vive_le_roi-no_wc_no_cell = 0 Favori aux WC et Cachots
vive_le_roi-no_wc_no_cell-text = 8 points si ni les WC ni les cachots n’abritent de vos Favoris.
vive_le_roi-kingmaker = Faiseur de Roi
vive_le_roi-kingmaker-text = 3 points si c’est vous qui avez mené au trône celui qu’on couronne.
vive_le_roi-consolation = Consolation
vive_le_roi-consolation-text = 3 points si vos Favoris vous rapportent moins de 11 points à ce couronnement.

# Le reste de la table
vive_le_roi-favourites = Favoris
vive_le_roi-favourites_card = Carte de Favoris n° { $number }
vive_le_roi-banned = banni
vive_le_roi-ambition_card = Carte Ambition
vive_le_roi-unit = Camp { $number }
vive_le_roi-team = Équipe { $number }
vive_le_roi-the_emissary = Émissaire de l’Empire
vive_le_roi-marker = Pion de score

# Étapes
vive_le_roi-step-first_unit = On tire au sort qui commence.
vive_le_roi-step-favourites = On distribue les Favoris.
vive_le_roi-step-ambition = On distribue les cartes Ambition.
vive_le_roi-step-choose_ambition = Quelle ambition gardez-vous ?
vive_le_roi-step-assign_ambitions = Quelle ambition va au premier de l’équipe ? L’autre reçoit celle qui reste.
vive_le_roi-step-place_character = Qui placez-vous ?
vive_le_roi-step-place_floor = À quel étage ?
vive_le_roi-step-move_character = Qui faites-vous monter ?
vive_le_roi-step-cast_vote = Que votez-vous ?
vive_le_roi-step-emissary_vote = On retourne la carte de l’Émissaire.
vive_le_roi-step-next_round = La manche est finie ; une autre commence.
vive_le_roi-step-over = La partie est finie.

# Options
vive_le_roi-option-units = Camps
vive_le_roi-option-teams = Équipes
vive_le_roi-option-teams-off = Aucune
vive_le_roi-option-teams-separate = Chacun son pion de score
vive_le_roi-option-teams-common = Un pion de score commun
vive_le_roi-option-ambition = L’Ambition
vive_le_roi-option-banned = Le Banni
vive_le_roi-option-emissary = L’Émissaire de l’Empire
vive_le_roi-option-wedding = Le Mariage royal
vive_le_roi-option-placed_by_two = Placement à deux
vive_le_roi-option-placed_by_two-six_each = Six chacun : le Bouffon ne compte pas pendant le placement
vive_le_roi-option-placed_by_two-five_each = Cinq chacun : le Bouffon prend une place à l’étage 3
vive_le_roi-option-stop_at_zero = Arrêt à 0
vive_le_roi-option-stop_at_zero-after_ambition = Après les points d’ambition
vive_le_roi-option-stop_at_zero-before_ambition = Avant les points d’ambition

# Ce qui a décidé
vive_le_roi-ending-last_round = La dernière manche est terminée
vive_le_roi-decided-score = Le meilleur score l’emporte.
vive_le_roi-decided-height = À égalité de points, c’est le Favori le plus haut placé qui départage.
vive_le_roi-decided-shared = Égalité parfaite : la victoire est partagée.
vive_le_roi-decided-emissary = L’Émissaire devance tout le monde : il gagne, et tous les autres perdent.

# Refus : options
vive_le_roi-units-form = L’option units ne peut pas valoir « { $word } ». Indiquez dans le sens horaire combien de places compte chaque camp, 1 ou 2, par exemple 2+2+1.
vive_le_roi-units-size = Un camp de { $size } places n’existe pas : on joue seul (1) ou à deux en équipe (2).
vive_le_roi-units-players = Les camps { $units } comptent { $seats } places, mais vous annoncez { $players } joueurs. Accordez les deux, ou n’en donnez qu’un.
vive_le_roi-units-number = On ne joue pas à { $number ->
        [one] un seul camp
       *[other] { $number } camps
    } : il en faut de 2 à 8. Au-delà de 8 personnes, formez des équipes de deux avec teams=common.
vive_le_roi-teams-off = Les camps { $units } comprennent une équipe de deux, mais teams vaut off. Choisissez teams=separate ou teams=common, ou des camps d’une seule place.
vive_le_roi-teams-none = Les camps { $units } ne comprennent aucune équipe de deux alors qu’on joue en équipes. Formez au moins une équipe (2), ou choisissez teams=off.
vive_le_roi-emissary-needed = À deux camps, l’Émissaire de l’Empire est obligatoire. Choisissez emissary=true, ou jouez à 3 camps ou plus.
vive_le_roi-emissary-refused = L’Émissaire de l’Empire ne vient pas à { $units } camps, seulement de 2 à 5. Choisissez emissary=false.
vive_le_roi-markers = Avec un pion chacun, il en faudrait { $markers } (celui de l’Émissaire compris), or il n’y en a que { $most }. Choisissez teams=common, ou jouez moins nombreux.
