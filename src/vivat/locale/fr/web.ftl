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
web-kind-bot = Robot ({ $level })
web-kind-screen = Quelqu’un à cet écran
web-kind-open = Libre, pour un ami
web-options = Options
web-around = Temps et public
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
web-box-rules = La boîte de cette table diffère de celle que décrivent ces règles :
web-box-difference = { $what } : { $value } au lieu de { $believed }
web-box-played = Boîte : { $name }
web-box = Ma boîte
web-box-which = La boîte
web-box-own = Ma boîte : { $name }
web-box-believed = La boîte telle que Vivat la suppose
web-box-write = Noter ce que montre votre boîte
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
web-thinks = doit choisir
web-thinks-you = à vous
web-resigned = a abandonné
web-trouble = en difficulté

# La table
web-prompt = Votre décision
web-your-turn = C’est à vous
web-waiting-for = On attend { $names }
web-waiting-chance = Tirage en cours
web-point = Survolez un choix pour voir ce qu’il fait.
web-undo = Annuler
web-undo-nothing = Il n’y a rien à annuler.
web-undo-over = La partie est finie ; on ne peut plus rien annuler.
web-undo-chance = On n’annule ni un dé, ni un tirage, ni une donne.
web-undo-final = Ce qui a été montré aux autres ne s’annule pas.
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
