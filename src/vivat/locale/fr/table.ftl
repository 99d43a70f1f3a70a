# Refus d’une table : qui peut quoi
table-unknown = Cette table n’existe pas.
table-deleted = Cette table a été supprimée.
table-no-token = Demandez d’abord un jeton : POST /api/session.
table-not-your-seat = La place { $seat } n’est pas la vôtre.
table-not-seated = Il faut être assis à cette table pour faire cela.
table-host-only = Seul l’hôte de la table peut faire cela.
table-others-play = D’autres jouent encore ici : une partie en cours ne peut être supprimée que si personne d’autre n’y est assis.
table-invitation = On n’entre à cette table que sur invitation ; demandez le lien à quelqu’un qui y joue.
table-no-spectators = Cette table n’admet pas de spectateurs.
table-origin = Cette page n’a pas le droit de s’adresser à ce serveur.

# Refus d’une table : où elle en est
table-not-gathering = La partie a déjà commencé.
table-not-running = La partie n’est pas en cours.
table-not-over = La partie n’est pas encore finie.
table-is-over = La partie est finie.
table-is-paused = La table est en pause ; reprenez d’abord la partie.
table-not-paused = La table n’est pas en pause.
table-stale = Il s’est passé quelque chose entre-temps ; regardez la table et choisissez de nouveau.
table-future = Votre vue { $seq } est en avance sur la table, qui en est à { $now } ; rechargez-la.
table-archive = Cette table vient d’une partie enregistrée ; on n’y joue pas.
table-full = Une table contient au plus { NUMBER($most, useGrouping: 0) } événements.
table-rematch-made = La revanche est déjà lancée.
table-back-asked = Quelqu’un demande déjà à annuler un choix ; il faut d’abord lui répondre.
table-back-denied = Les autres ont refusé ; vous pourrez redemander après le prochain choix.
table-back-not-asked = Personne ne demande à annuler un choix.
table-not-listed = Cette table n’est pas dans votre liste.
table-id-used = L’identifiant { $id } est celui d’un autre message ; donnez à chaque message le sien.
table-enough-asides = Cela a déjà été fait { $most } fois avec cette place ; c’est assez pour une table.
table-enough-undos = Des choix de cette place ont déjà été annulés { $most } fois ; c’est assez pour une partie.
table-enough-takes = À cette table, des places ont déjà été prises ou demandées { $most } fois ; c’est assez.
table-enough-asks = On ne peut pas demander plus de { $most } places à la fois.

# Refus d’une table : places, noms, robots
table-seats = La table a { $seats } places, mais le jeu est prévu pour { $players }.
table-one-person = Dans une nouvelle table, une place et une seule est la vôtre (« person ») ; les autres joueurs du même écran sont « screen ».
table-level-of-person = Seul un robot a un niveau.
table-seat-taken = La place { $seat } est prise.
table-name-length = Un nom compte de 1 à { $most } caractères visibles.
table-name-taken = Quelqu’un porte déjà ce nom à cette table.
table-level = Le niveau « { $level } » n’existe pas. Niveaux : { $allowed }.
table-bot-plays = Un robot joue à la place { $seat } ; reprenez-la d’abord.
table-no-bot = Aucun robot ne joue à la place { $seat }.
table-resigned = Cette place a abandonné.
table-time-over = Cette place a épuisé tout son temps.
table-removed = L’hôte a libéré votre place ; avant le début de la partie, vous ne pouvez pas en prendre une autre ici.
table-sits-already = Vous êtes déjà assis à cette table.
table-only-own-seat = Vous avez vu les cartes de la place { $seat } : vous ne pouvez demander que celle-là.
table-refused = Ceux qui jouent ont refusé ; vous ne pouvez plus rien demander pendant cette partie.
table-asked = Cette place est déjà demandée, ou vous en demandez déjà une autre.
table-not-asked = Personne ne demande la place { $seat }.
table-players-only = Seuls ceux qui jouent peuvent répondre.
table-no-guest = Il n’y a pas d’invité à la place { $seat }.
table-no-person = Il n’y a personne à la place { $seat }.

# Refus d’une table : discussion
table-chat-off = Cette table n’a pas de discussion.
table-chat-teams = Les coéquipiers ne se parlent pas pendant la partie.
table-chat-length = Un message compte de 1 à { $most } caractères visibles.
table-chat-full = Une table a au plus { $most } messages.

# Refus du serveur
server-not-saved = Le serveur n’a pas pu enregistrer ce coup : il n’a pas eu lieu. Réessayez dans un instant.
server-damaged = La dernière entrée de cette table est illisible sur le disque du serveur. Ce qui précède reste consultable ; on ne peut plus y jouer.
server-broken = Cette table a rencontré une erreur du programme et a été mise de côté ; son déroulement est conservé.
server-busy = Trop de demandes ; patientez un instant.
server-full = Le serveur n’a plus de connexion libre pour l’instant ; réessayez dans un moment.
server-draining = Le serveur va redémarrer ; la partie reprend dans un instant.
server-identity = Cet appareil joue maintenant au nom d’une autre personne ; cela reprend dans un instant.
server-message = Message illisible : { $problem }.
server-too-big = Un message compte au plus { NUMBER($most, useGrouping: 0) } octets.
server-not-found = Il n’y a rien ici.
server-method = Cette adresse n’accepte pas { $method }.
server-watching = Une connexion suit au plus { $most } tables.
server-not-watching = Cette connexion ne suit pas cette table.
server-error = Le serveur a rencontré une erreur ; rien n’a changé.

# Le serveur est-il prêt ?
health-away = La base de données est injoignable.
health-locked = La base de données est verrouillée par un autre programme.
health-full = Le disque de la base de données est plein.
health-read-only = La base de données est en lecture seule.
health-replaced = Le fichier de la base de données a été remplacé pendant que le serveur tournait ; remettez-le en place ou redémarrez le serveur.
health-removed = Le fichier de la base de données a été supprimé pendant que le serveur tournait ; remettez-le en place ou redémarrez le serveur.
health-corrupt = Le fichier de la base de données est endommagé ; il faut une copie.
health-failed = La base de données n’enregistre pas ce qu’on lui donne.
health-slow = La base de données ne répond pas depuis { $seconds } secondes.

# La page nue
page-title = Vivat
page-text = Le serveur est en marche. Les programmes lui parlent ici :

# Ligne de commande
serve-ready = Vivat est servi à l’adresse { $address }
serve-workers = Plusieurs processus demandent PostgreSQL : donnez --database postgresql://…
serve-postgres = Pour PostgreSQL, installez le supplément : pip install "vivat[postgres]"
serve-proxy = Un proxy se désigne par son adresse ou son réseau : { $problem }.
serve-database = La base de données ne s’ouvre pas : { $problem }.

# Qui l’on est
identity-link-unknown = Ce lien ne fonctionne pas : il vaut dix minutes, et une seule fois. Demandez-en un autre à votre premier appareil.
identity-own = Cet appareil ne joue déjà qu’en son nom.
identity-full = C’est trop pour l’instant : une personne a { $most } appareils au plus.

# Avis
push-absent = Ce serveur n’envoie pas d’avis.
push-service = Les avis ne vont qu’aux services d’envoi des navigateurs.
push-keys = Les clés de ce navigateur sont illisibles.
push-full = Il n’y a plus de place pour un autre appareil ; une personne en a { $most } au plus.
push-your-turn = C’est à vous.
