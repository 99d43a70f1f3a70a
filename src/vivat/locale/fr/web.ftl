# Le cadre de chaque page
web-language-en = anglais
web-language-fr = français
web-light = Couleurs claires
web-dark = Couleurs sombres
web-home = Retour aux jeux
web-loading = Un instant
web-missing-title = Personne ici
web-no-server = Le serveur ne répond pas. Est-il en marche ?
web-yes = Oui
web-no = Non

# Accueil
web-hero = Le trône est vide
web-hero-text = Quatre jeux de société où l’on devient roi, complets et fidèles à leurs règles. Seul contre des robots, autour d’un écran, ou entre amis par un lien.
web-title-long_live_the_king = Longue vie au Roi
web-title-vive_le_roi = Vive le Roi !
web-about-king_is_dead = Trois factions se disputent la Grande-Bretagne. Soutenez celle qui l’emportera, sans l’affaiblir au passage.
web-about-long_live_the_king = Des nobles parcourent l’Angleterre, négocient, achètent et menacent. Qui réunit la majorité des voix est couronné.
web-about-vive_le_roi = Hissez vos favoris secrets jusqu’en haut du château, et votez contre ceux des autres devant le trône.
web-about-artus = La Table Ronde tourne. Placez vos chevaliers près du Roi, et n’y soyez plus quand il s’en va.
web-players = { $from } à { $to } joueurs
web-minutes = { $from } à { $to } minutes
web-play-now = Jouer
web-new-table = Nouvelle table
web-not-here-yet = Pas encore sur ce serveur
web-join = Rejoindre une table
web-join-text = Collez le lien que l’on vous a envoyé.
web-join-go = Rejoindre
web-link-unknown = Ce n’est pas le lien d’une table. Il ressemble à …/t/… et finit par l’invitation.
web-resume-tables = Vos tables
web-resume-none = Les tables où vous êtes assis apparaissent ici.
web-open-tables = Tables ouvertes
web-open-none = Personne n’attend en ce moment.
web-you-name = Aliénor

# Nouvelle table
web-who-plays = Qui joue
web-number = Nombre de joueurs
web-your-name = Votre nom
web-their-name = Son nom
web-player = Joueur
web-seat-number = Place { $number }
web-kind-bot = Robot, { $level }
web-kind-screen = Quelqu’un à cet écran
web-kind-open = Libre, pour un ami qui a le lien
web-options = Options
web-around = Temps et compagnie
web-option-listed = L’annoncer sur la page d’accueil, ouverte à tous
web-option-spectators = Laisser d’autres regarder
web-option-chat = Permettre la discussion
web-clock-move = Temps pour chaque choix
web-clock-game = Temps pour toute la partie
web-clock-none = Sans limite
web-clock-seconds = { $count } secondes
web-clock-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
web-clock-days = { $count ->
    [one] 1 jour
   *[other] { $count } jours
}

# Ce que veulent dire les options des jeux
web-king_is_dead-option-mode-text = Commencez par les cartes de base.
web-king_is_dead-option-open_discards-text = Avec les piles ouvertes, inutile de retenir ce qui a été joué.
web-king_is_dead-option-first_seat-text = La place 1 est la vôtre.
web-long_live_the_king-option-bonus_start = Voix de bonus au départ
web-long_live_the_king-option-bonus_start-0 = Aucune
web-long_live_the_king-option-bonus_start-1 = Une chacun
web-long_live_the_king-option-bonus_start-text = Une voix de bonus compte à chaque élection.
web-long_live_the_king-option-start_deal = Cartes de départ
web-long_live_the_king-option-start_deal-random = Distribuées au hasard
web-long_live_the_king-option-start_deal-seat_order = Dans l’ordre des places
web-long_live_the_king-option-start_deal-text = Dans l’ordre des places, le hasard n’y est pour rien : pour les tournois qui font tourner les places.
web-long_live_the_king-option-quiet_rounds = Tours calmes avant une élection
web-long_live_the_king-option-quiet_rounds-2 = Deux
web-long_live_the_king-option-quiet_rounds-3 = Trois
web-long_live_the_king-option-quiet_rounds-5 = Cinq
web-long_live_the_king-option-quiet_rounds-text = Après autant de tours sans carte jouée ni courtisan placé, on vote.
web-vive_le_roi-option-units-default = Autant d’équipes que possible
web-vive_le_roi-option-units-text = Seulement en équipes : combien de joueurs dans chacune, dans le sens horaire, par exemple 2+2+1.
web-vive_le_roi-option-teams-text = Les partenaires se montrent leurs cartes secrètes et votent ensemble. À plus de huit, il faut des équipes avec un pion commun.
web-vive_le_roi-option-ambition-text = Chacun a aussi une ambition secrète qui rapporte des points.
web-vive_le_roi-option-banni-text = L’un de vos six favoris est banni : cinq comptent.
web-vive_le_roi-option-emissary-text = L’Empire aussi a ses favoris. De deux à cinq camps ; à deux, il est toujours de la partie.
web-vive_le_roi-option-wedding-text = Chaque round couronne deux personnages, et chaque couronnement a son décompte. De deux à huit camps.
web-artus-option-level = Niveau
web-artus-option-level-beginner = Débutant : une carte par tour, seize tours
web-artus-option-level-advanced = Avancé : deux cartes par tour, avec les cartes de décompte
web-artus-option-level-text = Jouez votre première partie au niveau débutant.
web-make-table = Dresser la table

# Avant la partie
web-gather = On prend place
web-gather-open = { $count ->
    [0] Toutes les places sont prises.
    [one] Une place est libre.
   *[other] { $count } places sont libres.
}
web-gather-name = Dites qui vous êtes, puis prenez place.
web-invite = Envoyez ce lien à ceux qui vont jouer.
web-copy = Copier
web-copied = Copié
web-sit = M’asseoir ici
web-seat-a-bot = Y asseoir un robot
web-ready = Prêt
web-i-am-ready = Je suis prêt
web-gather-waiting = On attend les autres.
web-host = hôte
web-make-host = Nommer hôte
web-free-seat = Libérer la place
web-ask-title = Rejoindre la partie
web-ask-text = Ceux qui jouent en décident.
web-ask-for = Demander la place du robot { $seat }
web-ask-for-left = Demander la place laissée libre
web-ask = { $name } demande la place du robot { $seat }.
web-ask-left = { $name } demande la place laissée libre.
web-ask-mine = Vous avez demandé la place du robot { $seat }.
web-ask-mine-left = Vous avez demandé la place laissée libre.
web-ask-agree = Accepter
web-ask-refuse = Refuser
web-ask-waits = Doivent encore répondre : { $names }
web-ask-declined = Vous avez demandé une place, et ceux qui jouent ont refusé.
web-seat-left = Quelqu’un a quitté cette place.

# Places
web-seats = Joueurs
web-seat-open = Place libre
web-seat-bot = Robot { $number }
web-bot-names = Aliénor, Bertrand, Cécile, Drogon, Édith, Foulques, Gisèle, Hugues, Iseut, Josselin, Kenric, Létice, Milon, Ninon, Odon, Perceval
web-you = vous
web-thinks = à son tour
web-thinks-you = à vous
web-resigned = a abandonné
web-trouble = en difficulté

# La table
web-prompt = Votre décision
web-your-turn = C’est à vous
web-waiting-for = On attend { $names }
web-waiting-chance = Tirage en cours
web-point = Survolez un choix pour voir ce qu’il fait.
web-undo = Reprendre
web-undo-nothing = Il n’y a rien à reprendre.
web-undo-over = La partie est finie ; on ne peut plus rien reprendre.
web-undo-chance = On ne reprend ni un dé, ni un tirage, ni une donne.
web-undo-other = Quelqu’un d’autre a décidé depuis ; vous ne pouvez reprendre que votre tout dernier choix.
web-undo-final = Votre dernier choix a montré quelque chose aux autres et ne peut être repris.
web-clock = Temps restant
web-menu = Menu
web-pause = Mettre en pause
web-bot-for-me = Laisser un robot jouer pour moi
web-bot-back = Reprendre ma place
web-resign = Abandonner
web-resign-sure = Abandonner pour de bon
web-leave = Quitter ma place
web-leave-sure = La laisser à quelqu’un d’autre
web-delete = Supprimer cette table
web-delete-sure = La supprimer pour tout le monde, définitivement
web-copy-watch = Copier le lien pour regarder
web-copy-invite = Copier l’invitation
web-hand-over = Nommer { $name } hôte
web-record = Enregistrer la partie
web-meanwhile = Depuis votre dernier passage
web-meanwhile-more = { $count ->
    [one] 1 ligne plus ancienne est dans le journal.
   *[other] { $count } lignes plus anciennes sont dans le journal.
}
web-meanwhile-close = Continuer
web-past = Comme c’était :
web-past-earlier = Avant
web-past-later = Après
web-past-back = Retour au présent
web-log-click = Cliquez sur une ligne pour revoir le plateau à ce moment.
web-hand = Votre main
web-hand-empty = Votre main est vide.
web-cards-in-hand = { $count ->
    [0] aucune carte en main
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
web-more = Journal, règles, discussion
web-log = Journal
web-rules = Règles
web-chat = Discussion
web-rules-short = Comment jouer
web-rules-whole = Règles numérotées (en anglais)
web-rules-exact = Lire la règle exacte
web-rules-table = Tableau { $number } des règles
web-rules-missing = Les règles ne peuvent être montrées pour le moment.
web-log-rule = La règle appliquée
web-log-empty = Rien ne s’est encore passé.
web-log-chance = { $count ->
    [one] 1 tirage
   *[other] Mise en place, { $count } tirages
}
web-log-secret = { $who } a choisi en secret
web-log-plain = { $who } : { $option }
web-chat-empty = Personne n’a encore parlé.
web-chat-say = Dites quelque chose
web-chat-send = Envoyer
web-chat-off = Seuls ceux qui sont assis ici peuvent parler.
web-no-board = Ce jeu n’a pas encore de plateau dessiné. Tout se joue avec les boutons d’à côté.
web-spectator = Vous regardez
web-connection-connecting = Connexion
web-connection-offline = Connexion perdue, nouvel essai
web-paused = La table est en pause
web-resume = Continuer

# Autour d’un écran
web-veil-title = Passez l’écran à { $name }
web-veil-text = Les autres détournent les yeux.
web-veil-lift = C’est moi, { $name }

# La fin
web-end = La fin
web-end-wins = { $name } l’emporte
web-end-you-win = Vous l’emportez
web-end-place = Place { $place }
web-end-nobody = Aucun de vous ne gagne
web-end-win = { $names } l’emportent
web-end-share = { $names } partagent la victoire
web-end-given-up = La partie a été abandonnée
web-end-resigned = Abandon : { $names }
web-rematch = Rejouer
web-rematch-go = Vers la nouvelle table

# The King is Dead
web-king_is_dead-letter-scots = É
web-king_is_dead-letter-welsh = G
web-king_is_dead-letter-english = A
web-king_is_dead-map = Carte de la Grande-Bretagne
web-king_is_dead-order = Ordre des luttes
web-king_is_dead-next = prochaine lutte
web-king_is_dead-locked = Bloquée par un disque de négociation
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
} : les plus forts sont les { $strongest }, puis les { $second }.
web-king_is_dead-if-invasion = { $now ->
    [yes] Si tous passaient désormais, invasion
   *[no] En cas d’invasion
} : les séries complètes comptent.
web-king_is_dead-unsure = Une Conspiration cachée pourrait tout changer.
web-king_is_dead-why-strongest = La plus forte : { $faction }, { $regions }. Partisans à la cour : { $held }.
web-king_is_dead-why-second = Puis { $faction }, { $regions } : { $held }.
web-king_is_dead-why-sets = Cours (Écossais/Gallois/Anglais) : { $held }.
web-king_is_dead-effect-pass = { $left ->
        [0] Tous ont passé : { $region } se décide maintenant : { $result }
        [one] Si le joueur suivant passe aussi, { $region } se décide : { $result }
       *[other] Si les { $left } joueurs suivants passent aussi, { $region } se décide : { $result }
    }
web-king_is_dead-effect-lead = { $region } : { $result }
web-king_is_dead-effect-by = { $faction } en tête de { $lead }.
web-king_is_dead-effect-tie = personne en tête, elle deviendrait instable.
web-king_is_dead-struggle-won = { $region } est gagnée : { $faction }
web-king_is_dead-struggle-tie = { $region } se déchire : personne ne l’emporte

# The King is Dead, le journal : la première étape est une phrase, les autres la suivent
web-king_is_dead-log-turn-pass = { $who } passe
web-king_is_dead-log-turn = { $who } joue { $option }
web-king_is_dead-log-support_region = deux vers { $option }
web-king_is_dead-log-assemble_scots = un Écossais vers { $option }
web-king_is_dead-log-assemble_welsh = un Gallois vers { $option }
web-king_is_dead-log-assemble_english = un Anglais vers { $option }
web-king_is_dead-log-negotiate_first = déplace { $option }
web-king_is_dead-log-negotiate_second = contre { $option }
web-king_is_dead-log-negotiate_disc = bloque { $option }
web-king_is_dead-log-spy_card = copie { $option }
web-king_is_dead-log-summon_region = puis convoque depuis { $option }
web-king_is_dead-log-summon_follower = { $option }

# Longue vie au Roi
web-long_live_the_king-map = Carte de l’Angleterre en treize comtés
web-long_live_the_king-county = { $county } : { $votes } voix, { $holder ->
    [none] vide
   *[other] tenu par { $holder }, { $courtiers ->
        [0] sans courtisan
        [one] { $courtiers } courtisan
       *[other] { $courtiers } courtisans
    }
}{ $guarded ->
    [yes] , protégé car unique
   *[no] {""}
}
web-long_live_the_king-aside = À côté de la carte
web-long_live_the_king-ledger = Élection
web-long_live_the_king-scroll = Confrontation
web-long_live_the_king-majority = Majorité : { $votes } voix
web-long_live_the_king-elections = { $count ->
    [0] pas encore d’élection
    [one] { $count } élection tenue
   *[other] { $count } élections tenues
}
web-long_live_the_king-pile = { $count ->
    [0] aucune carte jouée
    [one] { $count } carte jouée
   *[other] { $count } cartes jouées
}
web-long_live_the_king-quiet = tours calmes : { $turns } sur { $limit }
web-long_live_the_king-votes = { $votes } voix
web-long_live_the_king-bonus = +{ $votes } de bonus
web-long_live_the_king-reserve = Courtisans en réserve :
web-long_live_the_king-ledger-now = Si l’on votait maintenant
web-long_live_the_king-ledger-over = La dernière élection
web-long_live_the_king-ledger-last = Élection { $number } : voix de bonus
web-long_live_the_king-total = { $total } voix sur { $majority }
web-long_live_the_king-needs = { $votes ->
    [0] a la majorité
   *[other] à { $votes } voix de la majorité
}
web-long_live_the_king-short = { $votes ->
    [0] avait aussi la majorité
   *[other] à { $votes } voix
}
web-long_live_the_king-crowned = Roi d’Angleterre
web-long_live_the_king-place = { $equal ->
    [yes] place { $place }, aux dés
   *[no] place { $place } : +{ $gain } de bonus
}
web-long_live_the_king-penalty = Plus de carte en main : un tiers des voix des comtés, soit { $votes }, est perdu
web-long_live_the_king-key-county = comtés
web-long_live_the_king-key-bonus = voix de bonus
web-long_live_the_king-thin = { $who } n’a plus qu’une carte. La jouer provoque une élection et coûte { $votes ->
    [0] zéro voix
   *[other] { $votes } voix
}.
web-long_live_the_king-dealt = { $count ->
    [0] Une élection ne redistribuerait aucune carte.
    [one] Ensuite, chacun recevrait { $count } carte.
   *[other] Ensuite, chacun recevrait { $count } cartes.
}
web-long_live_the_king-quiet-left = { $turns ->
    [one] Encore un tour calme et l’on vote.
   *[other] Encore { $turns } tours calmes et l’on vote.
}
web-long_live_the_king-fight = Confrontation : { $county }
web-long_live_the_king-wins = { $who } l’emporte : { $county }
web-long_live_the_king-no-king = Élection { $number } : pas de majorité. Voix de bonus, puis redistribution des cartes jouées.
web-long_live_the_king-new-king = L’élection { $number } fait un roi
web-long_live_the_king-intruder = intrus
web-long_live_the_king-defender = défenseur
web-long_live_the_king-third = tiers
web-long_live_the_king-chooses = réfléchit
web-long_live_the_king-has-laid = a posé
web-long_live_the_king-piece-bonus = Deux points pour chaque pion engagé
web-long_live_the_king-bonus-points = +{ $points } pour les pions
web-long_live_the_king-assumed = supposé
web-long_live_the_king-holds = tient
web-long_live_the_king-hand-of = { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
}
web-long_live_the_king-back = { $count ->
    [one] un 1 : une carte revient
   *[other] { $count } fois 1 : { $count } cartes reviennent
}
web-long_live_the_king-odds = Vos chances de gagner
web-long_live_the_king-suppose = si chacun des autres pose
web-long_live_the_king-each = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
web-long_live_the_king-each-cards = cartes
web-long_live_the_king-percent = { $percent } %
web-long_live_the_king-in-hand = { $count } en main
web-long_live_the_king-of-six = { $throws } fois sur 6
web-long_live_the_king-less = { $card } : une de moins
web-long_live_the_king-more = { $card } : une de plus
web-long_live_the_king-lay = Poser { $cards }
web-long_live_the_king-lay-chance = { $percent } % de chances, selon l’hypothèse
web-long_live_the_king-cards-x1 = { $count ->
    [one] { $count } Accord
   *[other] { $count } Accords
}
web-long_live_the_king-cards-x2 = { $count ->
    [one] { $count } Pot-de-vin
   *[other] { $count } Pots-de-vin
}
web-long_live_the_king-cards-x3 = { $count ->
    [one] { $count } Menace
   *[other] { $count } Menaces
}
web-long_live_the_king-cards-none = aucune carte

# Longue vie au Roi, les questions
web-long_live_the_king-ask-move = Où va votre noble ?
web-long_live_the_king-ask-cross_to = Où mène la traversée ?
web-long_live_the_king-ask-cross_card = Quelle carte pour la traversée ?
web-long_live_the_king-ask-after_failed_crossing = La traversée a échoué. Réessayer ?
web-long_live_the_king-ask-onward = S’installer ici, ou poursuivre ?
web-long_live_the_king-ask-place_free = Poser un courtisan gratuitement ?
web-long_live_the_king-ask-roll_for_courtier = Jouer une carte pour un autre courtisan ?
web-long_live_the_king-ask-commit_cards = Quelles cartes posez-vous ? Toutes seront montrées ensemble.
web-long_live_the_king-ask-banish_defender = Où exiler le noble du défenseur ?
web-long_live_the_king-ask-banish_intruder = Où exiler le noble de l’intrus ?

# Longue vie au Roi, les choix
web-long_live_the_king-step = Un pas vers { $county }
web-long_live_the_king-cross = Traverser { $county }
web-long_live_the_king-onward = Poursuivre vers { $county }
web-long_live_the_king-card = { $card } ×{ $value }
web-long_live_the_king-move-stay = Rester
web-long_live_the_king-after_failed_crossing-stop = En rester là
web-long_live_the_king-onward-settle = S’installer
web-long_live_the_king-onward-stop = En rester là
web-long_live_the_king-place_free-place = Poser un courtisan
web-long_live_the_king-place_free-end = N’en poser aucun
web-long_live_the_king-roll_for_courtier-end = Cela suffit

# Longue vie au Roi, ce que ferait un choix
web-long_live_the_king-effect-empty = { $county } est vide : +{ $votes } voix, et vous pouvez y poser un courtisan.
web-long_live_the_king-effect-own = { $county } est à vous ; { $left ->
    [0] plus de place pour un courtisan.
    [one] il reste une place de courtisan.
   *[other] il reste { $left } places de courtisan.
}
web-long_live_the_king-effect-enemy = Confrontation avec { $who } pour { $votes } voix. Tout le monde pose des cartes ; { $who } ajoute { $theirs } points, vous 2.
web-long_live_the_king-effect-leaves = { $county } reste vide : −{ $votes } voix.
web-long_live_the_king-effect-cross = Par { $county } vers un comté situé derrière : une carte, un dé. Dé × carte d’au moins 3 réussit.
web-long_live_the_king-effect-place = Un courtisan : { $county } ; places libres : { $left }.
web-long_live_the_king-effect-banish = Le noble part pour { $county }.
web-long_live_the_king-effect-roll = { $throws ->
    [6] Réussit toujours. La carte est dépensée.
   *[other] Réussit { $throws } fois sur 6. La carte est dépensée dans tous les cas.
}
web-long_live_the_king-effect-last-card = Votre dernière carte : une élection suit, où vous perdez { $votes ->
    [0] zéro voix.
   *[other] { $votes } voix.
}
web-long_live_the_king-effect-odds = { $each ->
    [one] { $percent } % si les autres posent une carte chacun
   *[other] { $percent } % s’ils en posent { $each }
}
web-long_live_the_king-effect-move-stay = Votre noble reste, et vous pouvez poser un courtisan.
web-long_live_the_king-effect-after_failed_crossing-stop = Votre tour finit sans courtisan.
web-long_live_the_king-effect-onward-settle = Votre noble reste ici, et vous pouvez poser un courtisan.
web-long_live_the_king-effect-onward-stop = Votre tour finit sans courtisan.
web-long_live_the_king-effect-place_free-end = Pas de courtisan, et pas de dé pour un autre.
web-long_live_the_king-effect-roll_for_courtier-end = Votre tour finit.

# Longue vie au Roi, le journal
web-long_live_the_king-log-who = { $who } : { $deed }
web-long_live_the_king-log-start = Cartes de départ : { $counties }
web-long_live_the_king-log-laid = { $who } : cartes posées en secret
web-long_live_the_king-log-lays = { $cards } sur la table
web-long_live_the_king-log-move-stay = sur place
web-long_live_the_king-log-step = un pas vers { $county }
web-long_live_the_king-log-cross = par { $county }
web-long_live_the_king-log-cross_to = vers { $county }
web-long_live_the_king-log-cross_card = avec { $card }
web-long_live_the_king-log-after_failed_crossing-stop = arrêt
web-long_live_the_king-log-onward = plus loin vers { $county }
web-long_live_the_king-log-onward-settle = installation
web-long_live_the_king-log-onward-stop = arrêt
web-long_live_the_king-log-place_free-place = un courtisan posé
web-long_live_the_king-log-place_free-end = pas de courtisan
web-long_live_the_king-log-roll_for_courtier = { $card } pour un autre courtisan
web-long_live_the_king-log-roll_for_courtier-end = fin du tour
web-long_live_the_king-log-banish_defender = noble du défenseur exilé : { $county }
web-long_live_the_king-log-banish_intruder = noble de l’intrus exilé : { $county }
web-long_live_the_king-log-success = Dé { $die } × { $card } = { $points } : réussi.
web-long_live_the_king-log-failure = Dé { $die } × { $card } = { $points } : manqué.
web-long_live_the_king-log-dice = Dés : { $dice }.
web-long_live_the_king-log-dealt = { $count ->
    [one] Une élection a eu lieu : { $count } carte redistribuée.
   *[other] Une élection a eu lieu : { $count } cartes redistribuées.
}
# Vive le Roi !
web-vive_le_roi-short-jester = Bouffon
web-vive_le_roi-move_character-jester = Le Bouffon
web-vive_le_roi-place_floor-floor_1 = Artisans
web-vive_le_roi-place_floor-floor_2 = Marchands
web-vive_le_roi-place_floor-floor_3 = Officiers
web-vive_le_roi-place_floor-floor_4 = Dignitaires
web-vive_le_roi-castle = Le château
web-vive_le_roi-court = Votes et scores
web-vive_le_roi-piece = { $name }, { $kind }, { $place }{ $mine ->
    [own] , votre Favori
    [partner] , Favori de votre partenaire
    [banned] , banni sur votre carte
   *[none] { "" }
}
web-vive_le_roi-floor-free = Étage { $floor }, { $place } : { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
}
web-vive_le_roi-box = Dans la boîte : { $names }
web-vive_le_roi-round = Round { $round } sur 3
web-vive_le_roi-limit = { $limit } par étage
web-vive_le_roi-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-vive_le_roi-first = ouvre le round
web-vive_le_roi-first-short = 1er
web-vive_le_roi-speaks = a la parole
web-vive_le_roi-favourites-of = Favoris : { $names }
web-vive_le_roi-about-ambition = Chacun garde une carte Ambition secrète, qui peut rapporter des points au décompte.
web-vive_le_roi-about-banni = Le nom sous le sceau noir n’est pas un Favori : cinq seulement comptent.
web-vive_le_roi-about-emissary = L’Émissaire vote et marque aussi. S’il devance tout le monde à la fin, tous perdent.
web-vive_le_roi-about-wedding = Deux couronnements par round, chacun suivi d’un décompte.
web-vive_le_roi-about-separate = Chaque partenaire a son pion ; c’est le moins avancé qui compte.
web-vive_le_roi-about-common = Les partenaires ont un seul pion ; il avance du plus petit de leurs deux totaux.

# Vive le Roi ! : où va quelqu’un
web-vive_le_roi-to-floor_0 = à l’étage 0, chez les Serviteurs
web-vive_le_roi-to-floor_1 = à l’étage 1, chez les Artisans
web-vive_le_roi-to-floor_2 = à l’étage 2, chez les Marchands
web-vive_le_roi-to-floor_3 = à l’étage 3, chez les Officiers
web-vive_le_roi-to-floor_4 = à l’étage 4, chez les Dignitaires
web-vive_le_roi-to-floor_5 = à l’étage 5, chez les Nobles
web-vive_le_roi-to-throne = dans la salle du trône
web-vive_le_roi-to-throne_side = à côté du trône
web-vive_le_roi-to-wc_3 = aux WC de l’étage 3
web-vive_le_roi-to-wc_4 = aux WC de l’étage 4
web-vive_le_roi-to-cell_1 = au cachot de l’étage 1
web-vive_le_roi-to-cell_2 = au cachot de l’étage 2
web-vive_le_roi-to-cell_3 = au cachot de l’étage 3
web-vive_le_roi-to-box = hors du round
web-vive_le_roi-would-move = { $name } va { $to }.
web-vive_le_roi-would-vote = Puis tout le monde vote.
web-vive_le_roi-would-gain = Vos Favoris : { $gain }.
web-vive_le_roi-would-place = { $name } commence chez les { $place }{ $mine ->
    [yes] , { $points } pour vous.
   *[no] .
}
web-vive_le_roi-would-cast-yes = Vous acceptez. { $name } ne sera couronné que si tous acceptent. La carte vous revient.
web-vive_le_roi-would-cast-no = Vous refusez : { $name } va { $to }, sauf si quelqu’un a mal au ventre. La carte est perdue.
web-vive_le_roi-would-cast-stomach_ache = Quoi que votent les autres, { $name } redescend chez les Nobles. La carte est perdue.

# Vive le Roi ! : les votes
web-vive_le_roi-council = Ce qui reste contre un candidat
web-vive_le_roi-left = Reste : { $no } Non, { $ache } Mal-au-Ventre
web-vive_le_roi-only-yes = que le Oui
web-vive_le_roi-slot-none = n’a pas voté
web-vive_le_roi-slot-sealed = a voté
web-vive_le_roi-slot-yes = vote Oui
web-vive_le_roi-slot-no = vote Non
web-vive_le_roi-slot-stomach_ache = a mal au ventre
web-vive_le_roi-election = Élection
web-vive_le_roi-candidate = { $name } sur le trône ?
web-vive_le_roi-moved-by = Proposé par { $who }.
web-vive_le_roi-votes-missing = { $count ->
    [one] Il manque un vote.
   *[other] Il manque { $count } votes.
}
web-vive_le_roi-rule-crowned = Que des Oui
web-vive_le_roi-rule-refused = Un seul Non
web-vive_le_roi-rule-cancelled = Un seul Mal-au-Ventre
web-vive_le_roi-fate-crowned = couronnement, puis décompte
web-vive_le_roi-goes = { $to }
web-vive_le_roi-stop = { $refuse } sur { $units } peuvent encore refuser ({ $no } Non en tout), { $cancel } avoir mal au ventre.
web-vive_le_roi-stop-none = Plus personne ne peut s’y opposer : le couronnement est certain.
web-vive_le_roi-emissary-free = L’Émissaire dit Oui : c’est un de ses Favoris.
web-vive_le_roi-emissary-chance = L’Émissaire tire une carte : Non { $no } %, Mal-au-Ventre { $ache } %.
web-vive_le_roi-news-crowned = Vive { $name } !
web-vive_le_roi-news-refused = { $name } : refusé
web-vive_le_roi-news-cancelled = Mal au ventre : { $name } attendra

# Vive le Roi ! : mes cartes, le décompte
web-vive_le_roi-your-favourites = Vos Favoris
web-vive_le_roi-partner = Favoris de { $name }
web-vive_le_roi-your-votes = Vos cartes de vote
web-vive_le_roi-your-total = Vos points :
web-vive_le_roi-future-now = à présent
web-vive_le_roi-future-crowned = si Oui
web-vive_le_roi-future-refused = si Non
web-vive_le_roi-future-cancelled = si Mal-au-Ventre
web-vive_le_roi-met = remplie en l’état
web-vive_le_roi-unmet = pas encore remplie
web-vive_le_roi-count = Décompte du round { $round }
web-vive_le_roi-count-close = Continuer
web-vive_le_roi-count-sum = ({ $sum })
web-vive_le_roi-leads = { $count ->
    [one] En tête : { $who }.
   *[other] À égalité en tête : { $who }.
}
web-vive_le_roi-leads-emissary = L’Émissaire devance tout le monde : si l’on s’arrêtait là, tous perdraient.
web-vive_le_roi-why-emissary = L’Émissaire : { $his }. Le meilleur des autres : { $best }.
web-vive_le_roi-why-height = { $who } : Favori le plus haut, { $place }.

# Vive le Roi !, le journal
web-vive_le_roi-log-place_character = { $who } : { $option }
web-vive_le_roi-log-place_floor = chez les { $option }
web-vive_le_roi-log-move_character = { $who } : { $option } monte
web-vive_le_roi-log-cast_vote-yes = { $who } : Oui
web-vive_le_roi-log-cast_vote-no = { $who } : Non
web-vive_le_roi-log-cast_vote-stomach_ache = { $who } : Mal-au-Ventre
web-vive_le_roi-log-choose_ambition = { $who } : ambition « { $option } »
web-vive_le_roi-log-assign_ambitions = { $who } : ambition « { $option } » pour le premier de l’équipe
# Artus
web-artus-board = La Table ronde
web-artus-chair = chaise { $chair }
web-artus-chair-is = Chaise { $chair }, valeur { $value } : { $who }
web-artus-nobody = libre
web-artus-knight-of = chevalier de { $name }
web-artus-prince-of = { $metal ->
    [silver] Prince d’argent
   *[bronze] Prince de bronze
}, { $rings ->
    [one] 1 anneau
   *[other] { $rings } anneaux
}
web-artus-total = Points de prestige
web-artus-total-of = { $name } { $total }
web-artus-chairs-worth = chaises
web-artus-last = dernière carte : { $card }
web-artus-court = La cour
web-artus-reserve = { $count ->
    [one] 1 anneau en réserve
   *[other] { $count } anneaux en réserve
}
web-artus-round = Tour { $round } sur { $rounds }
web-artus-rounds = Tour
web-artus-rings-left = Anneaux en réserve
web-artus-level = À égalité en tête
web-artus-leads = { $lead } d’avance
web-artus-wins = Gagne de { $lead }
web-artus-scoring = Cartes de score, valeur actuelle
web-artus-piles = Vos piles
web-artus-pile-holds = { $count ->
    [0] Vide
    [one] 1 carte : { $cards }
   *[other] { $count } cartes, dans un ordre inconnu de tous : { $cards }
}
web-artus-pile-one-of = L’une de celles-ci : { $cards }.
web-artus-forward = avance de { $steps }
web-artus-backward = recule de { $steps }
web-artus-pays = rapporte
web-artus-own-chairs = vos chaises
web-artus-turns = la table tourne
web-artus-pays-one = Rapporte { $points }.
web-artus-pays-from = Rapporte de { $low } à { $high } en ce moment.
web-artus-worth-now = La chaise { $chair } vaut { $value } en ce moment.
web-artus-pushes = L’occupant de la chaise est repoussé sur la chaise { $chair }.
web-artus-turns-to = La table tourne : la couronne fait face à la chaise { $chair }.
web-artus-chairs-then = Vos chaises : { $now } maintenant, { $then } ensuite.
web-artus-crowned = { $metal ->
    [silver] Un prince d’argent est couronné
   *[bronze] Un prince de bronze est couronné
}
web-artus-effect-knight_1_4 = Un de vos chevaliers avance de 1 à 4 chaises.
web-artus-effect-knight_2_5 = Un de vos chevaliers avance de 2 à 5 chaises.
web-artus-effect-knight_3_6 = Un de vos chevaliers avance de 3 à 6 chaises.
web-artus-effect-knight_4_7 = Un de vos chevaliers avance de 4 à 7 chaises.
web-artus-effect-knight_5_8 = Un de vos chevaliers avance de 5 à 8 chaises.
web-artus-effect-knight_6_9 = Un de vos chevaliers avance de 6 à 9 chaises.
web-artus-effect-knight_7_9 = Un de vos chevaliers avance de 7 à 9 chaises.
web-artus-effect-knight_1_5_both = Un de vos chevaliers avance ou recule de 1 à 5 chaises.
web-artus-effect-king_4_8 = Un prince ou le Roi avance de 4 à 8 chaises.
web-artus-effect-king_1_7_silver = Une figurine d’argent avance de 1 à 7 chaises.
web-artus-effect-king_1_7_bronze = Une figurine de bronze avance de 1 à 7 chaises.
web-artus-effect-king_1_5_both = Un prince ou le Roi avance ou recule de 1 à 5 chaises.
web-artus-effect-ring_silver = Un prince d’argent reçoit un anneau ; le troisième le fait Roi.
web-artus-effect-ring_bronze = Un prince de bronze reçoit un anneau ; le troisième le fait Roi.
web-artus-effect-ring_any = Un prince reçoit un anneau ; le troisième le fait Roi.
web-artus-effect-score_all = Tous vos chevaliers marquent.
web-artus-effect-score_reversed = Tous vos chevaliers marquent, les signes étant inversés.
web-artus-effect-score_three_colours = Un chevalier sur vert, un sur jaune et un sur rouge marquent, sinon vous perdez 15.
web-artus-effect-score_carpet = Deux chevaliers sur le tapis marquent, sinon vous perdez 25.
web-artus-effect-score_red = Trois chevaliers sur rouge marquent, sinon vous perdez 50.
web-artus-effect-score_wild = Une figurine avance de 1 à 3 chaises, ou un prince reçoit un anneau, ou votre meilleur chevalier marque.
web-artus-effect-move = Un de vos chevaliers, un prince ou le Roi avance de 1 à 3 chaises.
web-artus-effect-ring = Un prince, d’argent ou de bronze, reçoit un anneau.
web-artus-effect-best = Votre chevalier le mieux assis marque.

# Artus, le journal : la première étape fait une phrase, les autres suivent
web-artus-log-place_knight = { $who } assied un chevalier sur la chaise { $option }
web-artus-log-play_card = { $who } joue { $option }
web-artus-log-pick_figure = depuis la chaise { $option }
web-artus-log-pick_steps = avance de { $option } chaises
web-artus-log-pick_steps-1 = avance d’une chaise
web-artus-log-pick_steps--1 = recule d’une chaise
web-artus-log-pick_steps--2 = recule de 2 chaises
web-artus-log-pick_steps--3 = recule de 3 chaises
web-artus-log-pick_steps--4 = recule de 4 chaises
web-artus-log-pick_steps--5 = recule de 5 chaises
web-artus-log-pick_prince = un anneau au prince de la chaise { $option }
web-artus-log-pick_mode-move = pour un déplacement
web-artus-log-pick_mode-ring = pour un anneau
web-artus-log-pick_mode-best = pour le meilleur chevalier
web-artus-log-pick_knights = les chevaliers des chaises { $option } marquent
web-artus-log-pick_pile-knight = pioche une carte Chevalier
web-artus-log-pick_pile-king = pioche une carte Roi
web-artus-log-pick_pile-score = pioche une carte de score
web-artus-log-draw = c’est { $option }
