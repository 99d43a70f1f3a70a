# Les réglages du serveur : le sens de chacun, en une ligne d’aide
setting-host = l’adresse où il écoute ; 0.0.0.0 pour toutes les machines qui peuvent joindre celle-ci
setting-port = le port où il écoute
setting-workers = nombre de processus ; plus d’un exige PostgreSQL
setting-origins = adresses des autres pages autorisées à se servir de ce serveur, par exemple https://vivat.example
setting-proxies = adresses ou réseaux des mandataires que l’on croit sur l’origine d’une requête (X-Forwarded-For)
setting-database = un fichier SQLite (par défaut : dans votre dossier de données) ou postgresql://…
setting-database-wait = le temps, en secondes, pendant lequel on attend la base de données au démarrage
setting-keep-gathering = jours sans visite après lesquels une table qui n’a pas commencé est supprimée ; 0 : jamais
setting-keep-running = jours sans visite après lesquels une table en cours est supprimée ; 0 : jamais
setting-keep-over = jours sans visite après lesquels une table terminée est supprimée ; 0 : jamais
setting-bot-processes = processus où réfléchissent les robots ; 0 : un pour quatre cœurs
setting-bot-pace = secondes d’attente avant le choix d’un robot, pour qu’on puisse suivre
setting-connections = connexions en tout, requêtes et sockets ensemble ; 0 : autant que le système en accorde au processus
setting-connections-each = connexions d’une même adresse, requêtes et sockets ensemble
setting-headers-seconds = secondes accordées aux en-têtes d’une requête
setting-body-seconds = secondes accordées à son contenu
setting-messages-burst = messages d’une même adresse, toutes connexions confondues, d’un coup
setting-messages-rate = puis, messages par seconde
setting-loads-burst = tables lues dans la base pour une même adresse, d’un coup
setting-loads-rate = puis, tables par seconde
setting-tokens-burst = jetons donnés à une même adresse, d’un coup
setting-tokens-rate = puis, jetons par seconde
setting-sockets = connexions en tout
setting-sockets-each = connexions par adresse
setting-burst = messages d’une connexion en une fois
setting-rate = puis messages par seconde
setting-requests-burst = requêtes d’une adresse en une fois
setting-requests-rate = puis requêtes par seconde
setting-tables-burst = nouvelles tables d’une adresse en une fois
setting-tables-rate = puis nouvelles tables par seconde
setting-no-limits = aucune de ces limites : pour mesurer, jamais pour des inconnus
setting-log-level = les entrées les moins importantes que l’on écrit
setting-log-format = une ligne pour les humains, ou un objet JSON par ligne
setting-metrics-address = où /metrics est servi, et rien d’autre ; sinon, à l’adresse du serveur, pour cette machine seulement
setting-metrics-token = qui l’envoie (Authorization: Bearer …) peut lire /metrics, d’où qu’il vienne ; personne d’autre
setting-default = (par défaut { $value })

# Où se trouve une valeur et ce qu’elle peut être : morceaux des refus ci-dessous
setting-in-option = L’option --{ $option }
setting-in-variable = La variable { $variable }
setting-in-file = Ligne { NUMBER($line, useGrouping: 0) } de { $file }
setting-is-whole = un nombre entier de { NUMBER($least, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) }
setting-is-number = un nombre de { $least } à { NUMBER($most, useGrouping: 0) }
setting-is-truth = true ou false
setting-is-one = l’un de ces mots : { $allowed }
setting-is-like = de la forme { $example }
setting-is-text = un texte

# Refus
setting-wrong = { $where } : { $name } doit être { $allowed }, et non « { $value } ».
setting-unknown = { $where } : le réglage « { $name } » n’existe pas. Réglages : { $allowed }.
setting-twice = { $variable } et { $variable }_FILE sont définies toutes les deux ; il n’en faut qu’une.
setting-password = Un mot de passe sur la ligne de commande est lisible par tous sur cette machine. Définissez plutôt { $variable } ou { $variable }_FILE.
setting-file = Le fichier « { $file } » ne peut être lu : { $problem }.
setting-file-form = Le fichier « { $file } » n’est pas du TOML : { $problem }.
serve-address = Impossible d’écouter à { $address } : { $problem }.
