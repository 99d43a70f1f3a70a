# Revoir une partie
web-replay-title = Revoir
web-replay-table = Vers la table
web-replay-player = Parcourir la partie
web-replay-slider = Moment de la partie
web-replay-at = { $at } sur { $last }
web-replay-at-quiet = Moment { $at }
web-replay-begin = La partie commence.
web-replay-first = Au début
web-replay-last = À la fin
web-replay-back = Une étape en arrière
web-replay-on = Une étape en avant
web-replay-turn-back = Un tour en arrière
web-replay-turn-on = Un tour en avant
web-replay-staged-back = Au grand moment précédent
web-replay-staged-on = Au prochain grand moment
web-replay-play = Lire
web-replay-stop = Arrêter
web-replay-speed = Vitesse
web-replay-times = ×{ NUMBER($times) }
web-replay-eyes = Vue de
web-replay-eyes-all = tous, cartes découvertes
web-replay-eyes-watch = un spectateur
web-replay-quiet = Sans dévoiler la suite
web-replay-keys = Touches : ← → une étape, avec Maj un tour, ↑ ↓ les grands moments, Début et Fin, espace pour lire.
web-replay-story = Récit
web-replay-share = { NUMBER($percent, maximumFractionDigits: 0) } %
web-replay-hidden-yet = Cela dirait comment la partie finit. Allez jusqu’au bout, ou acceptez qu’on vous dévoile la suite.

# Partager
web-replay-sharing = Partager
web-replay-link = Un lien vers ce moment
web-replay-copy = Copier le lien
web-replay-copied = Copié
web-replay-picture = Une image de ce moment
web-replay-picture-png = PNG
web-replay-picture-svg = SVG
web-replay-film = Toute la partie en un petit film
web-replay-film-make = Faire le film (GIF)
web-replay-film-made = { $done } images sur { $whole }
web-replay-record = L’enregistrement
web-replay-record-get = Télécharger
web-replay-picture-failed = Ce navigateur n’a pas pu dessiner l’image.

# Et si ?
web-replay-what-if = Et si… ?
web-replay-what-if-text = Reprenez la partie à ce moment, à une nouvelle table, avec d’autres dés et d’autres pioches.
web-replay-what-if-seat = Vous jouez
web-replay-what-if-level = Contre des robots de niveau
web-replay-what-if-go = Rejouer à partir d’ici
web-replay-what-if-over = Ici la partie est finie : revenez à un moment où tout n’est pas joué.

# Les dés
web-replay-dice = Dés
web-replay-dice-text = Chaque dé, chaque pioche, chaque donne découle d’une graine fixée avant le début. Son empreinte était visible de tous dès le départ ; la graine elle-même est révélée à la fin. Votre navigateur recalcule chaque tirage.
web-replay-dice-promise = Empreinte (SHA-256), annoncée avant
web-replay-dice-noted = Telle que ce navigateur l’a notée pendant la partie
web-replay-dice-seed = Graine, révélée après
web-replay-dice-check = Vérifier chaque tirage
web-replay-dice-checking = Un instant
web-replay-dice-good = { $count ->
    [one] L’unique tirage est bien celui de la graine.
   *[other] Les { NUMBER($count) } tirages sont bien ceux de la graine.
}
web-replay-dice-kept = La graine est bien celle qui avait été annoncée.
web-replay-dice-broken = La graine n’est pas celle qui avait été annoncée.
web-replay-dice-wrong = Le tirage de l’étape { NUMBER($step, useGrouping: 0) } n’est pas celui de la graine.
web-replay-dice-typed = Les dés de cette partie ont été lancés à une vraie table et saisis : il n’y a pas de graine à vérifier.
web-replay-dice-insecure = Le navigateur ne vérifie que sur une page sûre (https).
web-replay-dice-running = La graine est révélée quand la partie est finie.
web-replay-dice-step = La montrer

# L’analyse
web-replay-analysis = Analyse
web-replay-analysis-text = Un robot fort parcourt la partie : ce que chaque camp pouvait espérer à chaque moment, ce que les dés et les donnes ont apporté, ce que les choix ont apporté, et ce qu’il aurait fait.
web-replay-analysis-begin = Analyser cette partie
web-replay-analysis-waiting = Elle attend son tour.
web-replay-analysis-running = { $done } parts sur { $whole }. Vous pouvez partir ; elle continue.
web-replay-analysis-failed = L’analyse a échoué. On peut la recommencer.
web-replay-curve = Chances de chaque camp
web-replay-curve-text = Cliquez pour y aller. Les cercles marquent les tournants.
web-replay-parts = D’où vient le résultat
web-replay-parts-start = au départ
web-replay-turning = Les tournants
web-replay-decision = À ce moment
web-replay-decision-none = Aucun choix n’a été fait ici.
web-replay-decision-best = { $name } : { $choice }. Le robot fort aurait fait de même.
web-replay-decision-worse = { $name } : { $choice } a coûté { NUMBER($cost, maximumFractionDigits: 1) } % d’une victoire. Mieux : { $better }.
web-replay-decision-line = La suite serait : { $line }.
web-replay-dearest = Les choix les plus chers
web-replay-dearest-none = Aucun choix n’a rien coûté.
web-replay-known = Qui pouvait savoir quoi, et quand
web-replay-known-none = Rien n’était caché.
web-replay-known-what = Quoi
web-replay-known-step = Étape
web-replay-known-at-once = aussitôt
web-replay-known-end = à la fin
web-replay-known-chance = distribué
web-replay-export = À emporter
web-replay-export-json = JSON
web-replay-export-csv = CSV
web-replay-export-plot = La courbe (SVG)

# Enregistrements envoyés, et la collection
web-replay-send = Revoir un enregistrement
web-replay-send-text = Un enregistrement est le fichier texte que donne chaque table (menu : l’enregistrement). Il est rejoué ici ; qui a le lien peut aussi le regarder.
web-replay-send-choose = Choisir un fichier
web-replay-send-big = Ce fichier est trop grand pour un enregistrement.
web-replay-mine = Vos parties finies
web-replay-mine-none = Les parties que vous finissez et les enregistrements que vous apportez apparaissent ici.
web-replay-find-game = Jeu
web-replay-find-any = tous
web-replay-find-words = Joueur ou option
web-replay-find-result = Résultat
web-replay-find-won = gagnées
web-replay-find-lost = perdues
web-replay-find-least = Choix, au moins
web-replay-find-most = Choix, au plus
web-replay-position = Position
web-replay-position-get = La télécharger
web-replay-position-find = Mes parties qui y sont passées
web-replay-position-text = Telle qu’un moment d’une partie la donne, ou seulement ce qui compte, par exemple { $example }.
web-replay-position-search = Chercher
web-replay-position-clear = N’importe quelle position
web-replay-position-wrong = Ce n’est pas une position : il faut du JSON, tel qu’un moment d’une partie le donne.
web-replay-found = { $count ->
    [one] Une partie
   *[other] { NUMBER($count) } parties
}
web-replay-choices = { $count ->
    [one] un choix
   *[other] { NUMBER($count) } choix
}
web-replay-download = Les télécharger ensemble
web-replay-download-text = Un seul fichier pour toutes, que la commande « vivat study » compte, fouille (par position aussi) et dessine.
