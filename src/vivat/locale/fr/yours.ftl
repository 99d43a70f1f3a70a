# Vos tables
web-you-page = Vous et vos parties
web-list-asked = { $count ->
    [one] On vous attend à une table.
   *[other] On vous attend à { $count } tables.
}
web-list-you-won = Vous avez gagné
web-list-you-share = Vous partagez la victoire
web-list-won = { $count ->
    [one] { $names } l’emporte
   *[other] { $names } partagent la victoire
}
web-list-delete = Supprimer cette table de { $game }
web-list-hide = Retirer de la liste cette table de { $game }
web-list-hide-short = Retirer de la liste
web-list-hide-sure = La retirer de ma liste
web-list-keep = Garder
web-list-all = Tout voir ({ $count })
web-list-fewer = En voir moins

# Tables ouvertes
web-list-free = { $count ->
    [one] 1 place libre sur { $seats }
   *[other] { $count } places libres sur { $seats }
}
web-list-clock-move = { $time } par choix
web-list-clock-game = { $time } pour la partie

# Qui l’on est
web-me-title = Votre nom et votre écu
web-me-colour = Couleur
web-me-charge = Meuble
web-me-text = Vous les portez à chaque nouvelle table. Si quelqu’un y porte déjà les mêmes, votre écu y change de couleur ou de meuble.
web-me-keep = Garder
web-me-kept = C’est noté
web-colour-forest = Vert sapin
web-colour-plum = Prune
web-colour-russet = Roux
web-colour-teal = Bleu canard
web-colour-crimson = Cramoisi
web-colour-royal = Bleu roi
web-colour-slate = Ardoise
web-colour-umber = Terre d’ombre
web-charge-lion = Lion
web-charge-stag = Cerf
web-charge-falcon = Faucon
web-charge-tower = Tour
web-charge-fish = Poisson
web-charge-oak = Chêne
web-charge-boar = Sanglier
web-charge-sun = Soleil

# Autres appareils
web-devices = Vos appareils
web-devices-text = Continuez sur votre téléphone ou un autre ordinateur : mêmes places, mêmes tables, sans mot de passe.
web-devices-add = Ajouter un appareil
web-devices-how = Scannez ce code avec l’autre appareil, ou ouvrez-y ce lien. Il ne sert qu’une fois.
web-devices-code = Code QR du lien
web-devices-link = Lien pour l’autre appareil
web-devices-left = { $count ->
    [one] Il vaut encore une minute.
   *[other] Il vaut encore { $count } minutes.
}
web-devices-unnamed = Un appareil
web-devices-this = cet appareil
web-devices-end = Retirer l’accès à tous les autres
web-devices-end-sure = Le retirer à tous les autres
web-devices-guest = Cet appareil a suivi un lien. Ce qu’il était avant lui est gardé.
web-devices-part = Rendre cet appareil à lui-même
web-follow = Jouer ici comme sur votre autre appareil
web-follow-text = Ce lien fait de cet appareil un second vous-même : même nom, mêmes places, mêmes tables. Ne le suivez que si vous l’avez créé.
web-follow-tables = { $count ->
    [one] Ici, vous êtes { $name }, avec une table. Elle attend que vous rendiez cet appareil à lui-même.
   *[other] Ici, vous êtes { $name }, avec { $count } tables. Elles attendent que vous rendiez cet appareil à lui-même.
}
web-follow-nameless = quelqu’un sans nom
web-follow-yes = Oui, cet appareil est à moi
web-follow-no = Non
web-follow-done = C’est fait. Ici aussi, vous êtes { $name }.

# Avis
web-notices = Être prévenu quand c’est à vous
web-notices-text = Quand la page est fermée, votre navigateur peut vous montrer qu’une table vous attend. Il dit laquelle, rien d’autre.
web-notices-on = Me prévenir sur cet appareil
web-notices-off = Ne plus me prévenir
web-notices-denied = Le navigateur ne le permet pas ; cela se change dans ses réglages pour cette page.
web-notices-failed = Le navigateur n’a pas pu joindre son service d’envoi.
web-notices-server = Ce serveur n’envoie pas de tels avis.
web-notices-browser = Ce navigateur ne peut pas les montrer pour cette page.

# Présence
web-presence-here = présent
web-presence-away = ailleurs
web-presence-gone = absent

# Messages
web-chat-unread = { $count ->
    [one] 1 nouveau message
   *[other] { $count } nouveaux messages
}

# Revenir en arrière
web-back-asks = On demande d’abord aux autres.
web-undo-hidden = Une décision secrète a été prise depuis ; elle ne s’annule pas.
web-undo-denied = Les autres ont refusé. Vous pourrez redemander après le prochain choix.
web-back-mine = Vous avez demandé à annuler votre dernier choix.
web-back-asked = { $count ->
    [one] { $name } demande à annuler le dernier choix.
   *[other] { $name } demande à annuler un choix et ce qui l’a suivi ({ $count } étapes).
}

# Rejouer
web-rematch-made = La partie suivante est prête, les places décalées d’une.
web-rematch-join = La rejoindre

# Statistiques
web-stats = Vos parties en chiffres
web-stats-none = Vos parties finies sont comptées ici. Celles que l’on joue autour d’un même écran ne comptent pas.
web-stats-which = Quel jeu
web-stats-all = Tous les jeux
web-stats-against = Contre
web-stats-people = Des gens
web-stats-games = Parties
web-stats-wins = Victoires
web-stats-share = Part de victoires
web-stats-chance = Ce que donnerait le seul hasard, selon le nombre de joueurs.
web-stats-chance-is = le seul hasard donnerait { $share }
web-stats-course = Part de victoires sur les { $count } dernières parties
web-stats-course-said = { $count ->
    [one] Une partie : part de victoires { $share }, par hasard { $chance }.
   *[other] { $count } parties ; dernièrement, la part de victoires est de { $share }, par hasard elle serait de { $chance }.
}
