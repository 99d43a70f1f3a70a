# Refus
arena-quotes = Dans « { $found } », un guillemet est ouvert et n’est pas fermé.
arena-how-many = Un tournoi réunit de 1 à { $most } robots, séparés par des virgules.
arena-no-program = Le programme « { $program } » est introuvable ici.
arena-resume-what = --resume demande --out FICHIER : les résultats à poursuivre.
arena-there-already = « { $file } » contient déjà des résultats. Choisissez un autre fichier, ou --resume pour les poursuivre.
arena-no-file = « { $file } » ne peut pas recevoir les résultats : { $problem }.
arena-other-plan = Les résultats de « { $file } » viennent d’un autre tournoi ; ce qui diffère : { $names }.
arena-in-use = Un autre processus écrit dans « { $file } ».
arena-bad-line = « { $file } », ligne { NUMBER($line, useGrouping: 0) } : ce n’est pas un résultat de tournoi.
arena-worker-ended = Un processus s’est arrêté sans prévenir. Avec un fichier --out, les parties jouées sont gardées ; reprenez avec --resume.
arena-no-ray = Ray n’est pas installé ici (pip install "vivat[ray]").
arena-no-plotly = Le rapport demande plotly (pip install "vivat[arena]").

# Défaillances
arena-crashed = Le robot { $bot } a planté : { $problem }
arena-stopped = Arrêt à la partie { $number } : { $problem }

# Le tableau
arena-games = { $games } { $games ->
        [one] partie
       *[other] parties
    }, graine { $seed }. Une part égale des points serait de { NUMBER($even, minimumFractionDigits: 1, maximumFractionDigits: 1) } %.
arena-uneven = Chacun n’a occupé chaque place et connu chaque tablée aussi souvent que les autres qu’après un multiple de { $lap } parties.
arena-scaled = Les simulations de chacun sont multipliées par { $scale }.
arena-column-bot = joueur
arena-column-simulations = simulations
arena-column-games = parties
arena-column-points = points
arena-column-interval = intervalle à 95 %
arena-column-rating = cote
arena-column-failures = défaillances
arena-number = { $number }
arena-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
arena-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
arena-rating = { NUMBER($mu, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($sigma, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-no-ratings = Les cotes demandent openskill (pip install "vivat[arena]").
arena-seats = Points par place : { $shares } (khi-deux { NUMBER($square, minimumFractionDigits: 1, maximumFractionDigits: 1) }, p = { NUMBER($p, minimumFractionDigits: 3, maximumFractionDigits: 3) }).
arena-seat-share = { $seat } : { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
arena-lengths = Décisions par partie : { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } en moyenne, de { $shortest } à { $longest } ; quartiles { $low }, { $middle }, { $high }.
arena-endings = Ce qui a décidé :
arena-forfeit = Un robot a failli et perdu par forfait.
arena-failure = { $bot } a failli dans { $games } { $games ->
        [one] partie
       *[other] parties
    }, d’abord à la partie { $first } après l’étape { $step } : { $problem }

# Le rapport
arena-plot-points = Points, avec intervalles à 95 %
arena-plot-ratings = Cotes, avec deux écarts-types
arena-plot-seats = Points par place
arena-plot-lengths = Décisions par partie
arena-plot-endings = Ce qui a décidé

# L’échelle
ladder-no-row = Aucune ligne de l’échelle ne porte ce nom ; un nom ressemble à { $example }.
ladder-playing = Échelle
ladder-table = { $game }, { $players } joueurs
ladder-pair = { $stronger } contre { $weaker }{ $again ->
        [True] {" "}(rejouée)
       *[other] {""}
    }
ladder-games = { $games ->
        [0] -
       *[other] { $games } sur { $planned }
    }
ladder-column-pair = paire
ladder-column-simulations = simulations
ladder-column-games = parties
ladder-column-points = points
ladder-column-interval = intervalle à 95 %
ladder-column-even = part égale
ladder-column-better = meilleur dans
ladder-column-p = p
ladder-p = { $tiny ->
        [True] < 0,000001
       *[other] { NUMBER($p, maximumSignificantDigits: 2) }
    }
ladder-column-verdict = verdict
ladder-verdict = { $kind ->
        [ceiling] plafond
       *[other] { $shown ->
            [True] plus fort
           *[other] non établi
        }
    }{ $failures ->
        [0] {""}
       *[other] , défaillances : { $failures }
    }
ladder-sum = Établies : { $shown } marches sur { $steps }.
ladder-title = L’échelle
ladder-intro = Chaque niveau contre celui d’en dessous, dans chaque jeu et à deux nombres de joueurs ; puis `hard` contre `random`, et comme plafond une recherche de la taille d’`expert` qui voit toutes les mains (The King is Dead en mode avancé, car le mode de base ne cache rien). La commande écrit cette page ; on peut l’arrêter et la redonner, elle reprend où elle en était.
ladder-conditions = Graine { $seed }. Là où un camp aurait plus de simulations par décision que la commande n’en permet, les deux camps de la ligne ont la même part des leurs. Les nombres de parties ont été fixés avant la première. Une ligne « rejouée » n’avait pas été tranchée par 240 parties de cette graine : un nombre plus grand a alors été fixé, et seules comptent les parties de la graine suivante.
ladder-reading = Les points sont ceux du plus fort, pour chaque place qu’il occupait : à trois camps, 75 % est tout ; à quatre, 66,7 %. À deux camps, « meilleur dans » compte les parties à un seul vainqueur. Au-delà, un joueur fort s’assied parmi des copies du faible et, dans la partie jumelle, l’inverse aux mêmes places ; « meilleur dans » compte les paires qui ne sont pas égales. p est la probabilité que des joueurs de même force fassent aussi bien : exacte, unilatérale. Une marche est établie si p < 0,001, celle d’expert si p < 0,01.

# Ouvertures
openings-no-table = Aucune table de l’échelle ne porte ce nom ; un nom ressemble à { $example }.
openings-playing = Ouvertures
openings-title = Les ouvertures des maîtres
openings-intro = Ce que le plus haut niveau joue d’abord aux tables de l’échelle. Un choix est compté avec les mots des parties enregistrées, à chaque étape dans l’ordre où les étapes sont d’abord venues, et seulement là où il y avait à choisir. « Pris » dit combien de fois l’option a été choisie là où elle existait ; celles qui existaient dans moins d’un vingtième des décisions de leur étape sont omises, et des autres on montre les huit premières. « Attendu » est la part de victoire que le maître en attendait alors, d’après sa propre recherche : ce n’est pas un résultat de partie. La commande écrit cette page.
openings-sum = { $level }, { $deals ->
        [one] une donne
       *[other] { $deals } donnes
    }, { $decisions } décisions, { $simulations } simulations chacune
openings-step = { $step } : { $decisions ->
        [one] une décision
       *[other] { $decisions } décisions
    } ; au hasard, chaque option { $percent } %
openings-column-option = option
openings-column-offered = existait
openings-column-taken = pris
openings-column-expected = attendu
