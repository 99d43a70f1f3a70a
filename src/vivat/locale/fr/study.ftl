# L’étude de beaucoup de parties
study-no-duckdb = C’est DuckDB qui compte les parties, et il n’est pas installé ici : pip install "vivat[study]".
study-no-text = il n’y a pas de partie ici : ni texte en UTF-8, ni ligne JSON qui en contienne une.
study-no-position = « { $file } » n’est ni une position ni une partie d’une position, c’est-à-dire un objet JSON.
study-reading = parties
study-records = { $records ->
        [one] Une partie
       *[other] { $records } parties
    } ; examinées ici : { $found }.
study-refused = { $refused ->
        [one] Une a été refusée :
       *[other] { $refused } ont été refusées ; les premières :
    }
study-running = en cours
study-seat = { $players } joueurs, place { $seat }
study-mean = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-title = Beaucoup de parties
study-title-games = Les jeux et leurs décisions
study-title-seats = Part de victoire selon la place
study-title-openings = Selon l’ouverture : part de victoire de qui l’a choisie
study-title-names = Part de victoire selon qui jouait
study-title-endings = Comment elles ont fini
study-title-lengths = Décisions par partie
study-column-game = jeu
study-column-players = joueurs
study-column-matches = parties
study-column-finished = finies
study-column-mean = moyenne
study-column-shortest = la plus courte
study-column-longest = la plus longue
study-column-seat = place
study-column-share = part
study-column-even = part égale
study-column-opening = ouverture
study-column-who = qui
study-column-ending = fin
study-column-decided_by = décidée par
study-column-name = partie
study-column-decisions = décisions
study-column-winners = gagnants
study-column-seats = qui jouait
