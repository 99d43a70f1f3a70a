# Aide. Une ligne ne peut pas commencer par un crochet, une étoile ou un point.
cli-help =
    vivat COMMANDE ...

    games                     les jeux, leurs nombres de joueurs et leurs options
    rules JEU                 les règles, entières, par numéro ou par mot
    box JEU                   la boîte d’un jeu : ce qui est imprimé, déduit, supposé ; ce qui cloche dans la vôtre
    simulate JEU              des parties au hasard en chiffres, chaque étape contrôlée si l’on veut
    replay FICHIER            une partie enregistrée, étape par étape
    arena JEU                 un tournoi de robots, places permutées, avec intervalles et cotes
    ladder                    chaque niveau contre celui d’en dessous, dans chaque jeu
    openings                  ce qu’un niveau joue d’abord aux tables de l’échelle
    learn JEU                 une politique apprise en jouant contre elle-même
    analyse FICHIER           une partie finie : chances, hasard et adresse, chaque décision, jugés par un robot fort
    study FICHIER...          beaucoup de parties : listes, recherches, tableaux et graphiques
    schema JEU                le schéma JSON des positions et des vues d’un jeu
    bench                     la vitesse des jeux sur cette machine
    serve                     le serveur : des tables pour joueurs et robots, dans le navigateur
    backup FICHIER            une copie de la base du serveur, sans l’arrêter
    tables                    les tables d’un serveur : list, show, export, delete, expire

    --version                 la version, et si les règles tournent compilées
    --language en|fr          la langue (par défaut, celle de l’environnement)
    --help                    cette page ; après une commande, la page de cette commande
cli-help-games =
    vivat games

    Chaque jeu avec ses nombres de joueurs et ses options ; la première valeur d’une option est prise par défaut.

    --json                    sous forme de données
cli-help-rules =
    vivat rules JEU
    vivat rules JEU NUMÉRO    une règle (KD-5.3 ou 5.3), une décision (KD-R3), une section entière (5)
    vivat rules JEU MOT       toutes les règles où figure le mot

    Le texte des règles est en anglais.

    --json                    sous forme de données
cli-help-box =
    vivat box JEU

    Chaque valeur de la boîte qui n’est pas certaine, avec ce que la règle imprime : imprimé, déduit ou supposé, et sa règle.

    --file FICHIER            de ce fichier de boîte ; ce qui diffère est marqué d’un *
    --check FICHIER           ce qui cloche dans un fichier de boîte ; code de sortie 1 s’il y a quelque chose
    --json                    en fichier de boîte, à corriger
cli-box-good = On peut jouer avec cette boîte.
cli-help-simulate =
    vivat simulate JEU --players N

    Des parties au hasard : combien par seconde, de quelle longueur, qui gagne.

    --players N               le nombre de joueurs
    --option NOM=VALEUR       une option du jeu ; peut être répétée
    --box FICHIER             avec la boîte de ce fichier : vivat box JEU
    --games N                 le nombre de parties (1000 par défaut)
    --seed S                  la même graine donne les mêmes parties (1 par défaut)
    --from K                  commencer par la partie numéro K de cette graine (0 par défaut)
    --check                   confronter chaque étape aux invariants des règles ; code de sortie 1 si l’un est violé
    --workers N               répartir les parties ; le résultat n’en dépend pas (1 par défaut)
    --json                    sous forme de données
cli-help-replay =
    vivat replay FICHIER      un fichier de partie, ou - pour l’entrée standard

    --seat N                  tel que la place N peut le lire
    --spectator               tel qu’un spectateur peut le lire
    --upto K                  seulement les K premières étapes
    --verify                  confronter chaque tirage à la graine ; code de sortie 1 si l’un n’en vient pas
    --json                    sous forme de données
cli-help-arena =
    vivat arena JEU --players N --bots A,B,...

    Un tournoi de robots. Les places tournent, et la même graine donne les mêmes parties quel que soit le nombre de processus.

    --players N               le nombre de joueurs
    --option NOM=VALEUR       une option du jeu ; peut être répétée
    --box FICHIER             avec la boîte de ce fichier : vivat box JEU
    --bots A,B,...            des niveaux (random, novice, easy, medium, hard, expert, master), search:SIMULATIONS, guided:SIMULATIONS
                              avec le réseau appris du jeu, policy pour ses seules préférences,
                              run:COMMANDE pour votre propre programme, cheat:SIMULATIONS pour une recherche qui voit toutes les mains
    --games N                 le nombre de parties (100 par défaut)
    --seed S                  la graine (1 par défaut ; avec un programme run:..., une graine imprévisible)
    --scale X                 multiplier les simulations de chacun
    --on-failure QUOI         en cas de défaillance : random termine la partie au hasard (par défaut), forfeit (forfait) ou stop
    --seconds X               le temps laissé à votre programme pour un choix (10 par défaut)
    --workers N|ray           nombre de processus (par défaut un par cœur), ou une grappe Ray
    --out FICHIER             garder chaque résultat dès qu’il arrive
    --resume                  poursuivre les résultats de ce fichier
    --report FICHIER          écrire les résultats en une page HTML avec des graphiques
    --json                    sous forme de données
cli-help-ladder =
    vivat ladder

    Chaque niveau contre celui d’en dessous dans chaque jeu, par lignes que l’on peut jouer séparément et côte à côte.

    --only TEXTE              les lignes dont le nom contient le texte (king_is_dead-2, expert) ; peut être répétée
    --games N                 autant de parties à chaque ligne (par défaut de 120 à 480)
    --minutes X               ne plus commencer de partie après ce temps ; chaque ligne en reçoit sa part
    --most N                  là où un camp aurait plus de N simulations par décision, les deux ont la même part des leurs
    --seed S                  la graine (1 par défaut)
    --workers N|ray           nombre de processus (par défaut un par cœur), ou une grappe Ray
    --out DOSSIER             où garder les résultats, un fichier par ligne (par défaut : ladder) ; ils sont poursuivis
    --read                    ne rien jouer, montrer ce qui est là
    --page FICHIER            écrire les résultats en une page de Markdown
    --json                    sous forme de données
cli-help-openings =
    vivat openings

    Ce qu’un niveau joue d’abord aux tables de l’échelle, en beaucoup de donnes : à chaque étape, les choix qu’il prend le
    plus souvent.

    --level NOM               un niveau qui cherche (master par défaut)
    --only TEXTE              les tables dont le nom contient le texte (artus, king_is_dead-2) ; peut être répétée
    --deals N                 donnes de chaque table (40 par défaut)
    --decisions N             décisions de chaque donne, depuis le début ; sans les choix forcés (24 par défaut)
    --scale X                 multiplier les simulations
    --seed S                  la graine (1 par défaut)
    --workers N               fils d’exécution (1 par défaut)
    --page FICHIER            écrire les résultats en une page de Markdown
    --json                    sous forme de données
cli-help-analyse =
    vivat analyse FICHIER     un fichier de partie, ou - pour l’entrée standard

    Une partie finie : les chances de chaque camp, les tournants, ce qu’ont donné les dés et les tirages, ce qu’ont donné
    les choix ; chaque décision selon ce que la place savait, avec le meilleur autre choix ; qui pouvait savoir quoi, et quand.

    --level NOM               la force du juge : novice, easy, medium, hard, expert (par défaut)
    --seat N                  ne peser que les décisions de la place N
    --seed S                  la même graine donne la même analyse (par défaut 0)
    --workers N|ray           nombre de processus (par défaut un par cœur), ou une grappe Ray
    --keep FICHIER            garder ce qu’on sait déjà ; redonné, reprendre là
    --csv FICHIER             écrire chaque événement en une ligne de tableau
    --report FICHIER          écrire le tout en une page HTML avec des graphiques
    --json                    sous forme de données
cli-help-study =
    vivat study FICHIER...    des parties enregistrées : fichiers, dossiers, archives (.zip) et collections (.jsonl)

    Beaucoup de parties, chacune lue aussi strictement que par vivat replay : combien, de quelle longueur, qui gagne selon
    la place, l’ouverture et qui jouait. Ce qui est refusé est nommé ; le code de sortie est alors 1. Il faut
    pip install "vivat[study]".

    --game JEU                seulement celles de ce jeu
    --players N               seulement celles à N joueurs
    --option NOM=VALEUR       seulement avec cette option ; peut être répété
    --name NOM                seulement celles où jouait quelqu’un de ce nom (les collections donnent les noms)
    --winner N                seulement celles que la place N a gagnées, seule ou non
    --ending ID               seulement celles qui ont fini ainsi, selon l’identifiant du jeu
    --decided ID              seulement celles que ceci a décidées
    --opening CHOIX           seulement celles dont la première décision fut celle-ci : turn:pass
    --shortest N              seulement celles d’au moins N décisions
    --longest N               seulement celles d’au plus N décisions
    --position FICHIER        seulement celles qui ont atteint cette position ; n’en nommer que ce qui importe suffit
    --list N                  lister les N premières
    --report FICHIER          écrire le tout en une page HTML avec des graphiques
    --workers N|ray           nombre de processus (par défaut un par cœur), ou une grappe Ray
    --json                    sous forme de données
cli-help-schema =
    vivat schema JEU

    Le schéma JSON des positions du jeu, de ce qu’une place voit, de l’aide ou des faits.

    --of QUOI                 position (par défaut), view, aid ou facts
cli-help-bench =
    vivat bench

    Mesure les parties au hasard, les appels depuis Python et les copies, compilés et interprétés. Demande les sources.

    --quick                   quelques secondes, chiffres grossiers
    --json                    sous forme de données
cli-help-serve =
    vivat serve

    Lance le serveur jusqu’à ce qu’on l’arrête ; son adresse s’affiche dès qu’il est prêt. Tout réglage, sauf --open et
    --config, peut aussi être une variable (VIVAT_PORT) ou figurer dans le fichier (port = 8000) ; une option l’emporte
    sur une variable, et celle-ci sur le fichier.

    --config FICHIER          les réglages, en TOML ; ou bien VIVAT_CONFIG
    --open                    ouvrir la page dans le navigateur
cli-help-backup =
    vivat backup FICHIER

    Copie la base SQLite d’un serveur, même en marche, dans FICHIER, et vérifie chaque événement de la copie. Pour la
    reprendre, lancez un serveur dessus : vivat serve --database FICHIER

    --database FICHIER        la base (par défaut celle de vivat serve : sa variable, son fichier ou votre dossier de données)
    --config FICHIER          les réglages du serveur ; ou bien VIVAT_CONFIG
cli-backup-done = { $file } : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} et { $events ->
    [one] { $events } événement
   *[other] { $events } événements
}, tous les sceaux vérifiés.
cli-backup-damaged = Déjà endommagées, on n’en lit que le début : { $tables }.

cli-help-tables =
    vivat tables list              une page des tables d’un serveur, en marche ou non
    vivat tables show TABLE        ses places, son état, ses dates
    vivat tables export [TABLE]    la partie terminée, ou toutes, enregistrées dans un dossier
    vivat tables delete TABLE      la table avec tout ce qui s’y est passé
    vivat tables expire            supprimer ce que personne ne visite plus, comme le serveur le fait chaque heure

    --database FICHIER|URL    celle du serveur (par défaut : dans votre dossier de données)
    --status ÉTAT             list : gathering, running ou over
    --game JEU                list : de ce jeu
    --older-than JOURS        list : sans visite depuis tout ce temps
    --listed                  list : affichées dans le salon
    --most N                  list : au plus (50 par défaut)
    --after TABLE             list : la page après celle-ci
    --hidden                  show : la graine et l’invitation aussi
    --folder DOSSIER          export : où vont les parties
    --keep-gathering JOURS    expire : les tables dont la partie n’a pas commencé (7 par défaut) ; 0 : jamais
    --keep-running JOURS      expire : les parties en cours (90 par défaut)
    --keep-over JOURS         expire : les parties terminées ou importées (365 par défaut)
    --dry-run                 expire : dire seulement combien
    --json                    sous forme de données

# Refus
cli-no-command = La commande « { $found } » n’existe pas. Commandes : { $allowed }.
cli-no-option = L’option « { $found } » n’existe pas ici. Options : { $allowed }.
cli-no-value = L’option --{ $option } demande une valeur.
cli-twice = L’option { $option } est donnée deux fois.
cli-too-many = « { $found } » est un mot de trop.
cli-missing = Il manque { $word }.
cli-too-long = Un argument a plus de { NUMBER($most, useGrouping: 0) } caractères.
cli-number = --{ $option } est un nombre entier de { NUMBER($least, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) }, pas « { $value } ».
cli-decimal = --{ $option } est un nombre de { $least } à { $most }, écrit avec un point, et non « { $value } ».
cli-no-language = La langue « { $found } » n’existe pas. Langues : { $allowed }.
cli-seat-or-spectator = Choisissez --seat ou --spectator, pas les deux.
cli-no-rules = Les règles de { $game } ne sont pas ici.
cli-no-rule = « { $asked } » n’est pas une règle de { $game } et n’y figure nulle part ; un numéro s’écrit { $example }.
cli-no-file = Le fichier « { $file } » n’existe pas.
cli-exists = « { $file } » existe déjà ; choisissez un autre nom.
cli-backup-postgres = Une base PostgreSQL se copie avec pg_dump ; voir « Run it for your club » dans docs/build/server.md.
cli-folder = « { $file } » est un dossier, pas une partie enregistrée.
cli-unreadable = Impossible de lire « { $file } » : { $problem }.
cli-unwritable = « { $file } » ne peut pas être écrit : { $problem }.
cli-not-text = « { $file } » n’est pas un texte en UTF-8.
cli-no-benchmarks = Les mesures de vitesse sont dans les sources, pas dans le paquet installé.

# Compilé ou non
cli-mode = { $kind ->
        [compiled] Les règles tournent compilées.
        [checked] Les règles tournent compilées avec contrôle des bornes : plus sûr et plus lent.
       *[other] { $why ->
            [pure] Les règles tournent interprétées, car VIVAT_PURE=1 est posé.
            [changed] Les règles tournent interprétées, car elles ont changé depuis leur compilation (python3 dev.py build).
           *[other] Les règles tournent interprétées, car elles ne sont pas compilées pour ce Python.
        }
    }

# Simuler
cli-playing = { $game }
cli-simulated = { $games } { $games ->
        [one] partie
       *[other] parties
    }, { $decisions } décisions et { $chance } tirages en { NUMBER($seconds, maximumFractionDigits: 2) } s : { $games_per_s } parties/s, { $decisions_per_s } décisions/s.
cli-longest = La partie la plus longue a eu { $longest } décisions ; les règles en permettent au plus { $allowed }.
cli-wins = Victoires par place : { $shares }.
cli-share = { $seat } : { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
cli-violations = { $number ->
        [0] Chaque étape a été contrôlée : aucun invariant n’est violé.
        [one] Un invariant a été violé une fois.
       *[other] Des invariants ont été violés { $number } fois.
    }
cli-violation = Partie { NUMBER($game, useGrouping: 0) }, étape { $step } : { $problem }

# Rejouer
cli-seat = place { $seat }
cli-chance = hasard
cli-hidden = (caché)
cli-running = Après { $steps } étapes sur { $whole } ; on attend : { $waiting }.
cli-result = Place { $seat } : { $ending ->
        [win] gagne
        [shared_win] partage la victoire
       *[other] perd
    }, score { $score }, points { $points }.
cli-decided = { $why } ({ $rule })
cli-verified = Chaque tirage est celui que donne la graine.
cli-wrong-outcome = L’étape { $step } n’est pas le tirage que donne la graine.

# Les tables d’un serveur
tables-no-action = « { $found } » ne se fait pas avec des tables. Possible : { $allowed }.
tables-no-database = La base de données « { $file } » n’existe pas ; nommez celle du serveur avec --database.
tables-table = table
tables-game = jeu
tables-status = état
tables-listed = au salon
tables-created = créée
tables-visited = visitée
tables-options = options
tables-events = événements
tables-damaged = endommagée
tables-steps = étapes
tables-invitation = invitation
tables-seed = graine
tables-more = La suite : --after { $after }
tables-exported = { $number ->
        [one] Une partie
       *[other] { $number } parties
    } dans « { $folder } ».
tables-deleted = La table { $table } est supprimée.
tables-expired = { $status }, sans visite depuis { $days } jours : { $number } { $dry ->
        [true] seraient supprimées
       *[other] supprimées
    }
