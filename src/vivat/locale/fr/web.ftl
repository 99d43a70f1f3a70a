# Le cadre de chaque page
web-language-en = anglais
web-language-fr = français
web-light = Couleurs claires
web-dark = Couleurs sombres
web-home = Retour aux jeux
web-loading = Un instant
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
web-you-name = Moi

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
web-option-listed = L’annoncer sur la page d’accueil, ouverte à tous
web-option-spectators = Laisser d’autres regarder
web-option-chat = Permettre la discussion
web-make-table = Dresser la table

# Avant la partie
web-gather = On prend place
web-invite = Envoyez ce lien à ceux qui vont jouer.
web-copy = Copier
web-copied = Copié
web-sit = M’asseoir ici
web-seat-a-bot = Y asseoir un robot
web-ready = Prêt
web-i-am-ready = Je suis prêt
web-gather-waiting = On attend les autres.

# Places
web-seats = Joueurs
web-seat-open = Place libre
web-seat-bot = Robot { $number }
web-bot-names = Aliénor, Bertrand, Cécile, Drogon, Édith, Foulques, Gisèle, Hugues, Iseut, Josselin, Kenric, Létice, Milon, Ninon, Odon, Perceval
web-you = vous
web-thinks = à lui de jouer
web-resigned = a abandonné
web-trouble = en difficulté

# La table
web-prompt = Votre décision
web-your-turn = C’est à vous
web-waiting-for = On attend { $names }
web-waiting-chance = Tirage en cours
web-undo = Reprendre
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
web-rules-missing = Les règles ne peuvent être montrées pour le moment.
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
web-end-win = { $names } l’emportent
web-end-share = { $names } partagent la victoire
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
web-king_is_dead-forecast = Si tout finissait maintenant : { $ending }, { $who }. { $why }
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
