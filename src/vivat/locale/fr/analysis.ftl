# L’analyse d’une partie
analyse-intro = Parts de victoire, telles que les trouve { $level } en { $simulations } simulations. Une décision est jugée selon ce que la place savait alors, tout le reste cartes sur table.
analyse-column-step = étape
analyse-column-seat = place
analyse-column-choice = choix
analyse-column-before = avant
analyse-column-after = après
analyse-column-cost = coût
analyse-column-better = mieux
analyse-column-side = camp
analyse-column-start = départ
analyse-column-luck = dés et tirages
analyse-column-own = ses choix
analyse-column-others = choix des autres
analyse-column-result = résultat
analyse-column-words = l’étape en mots
analyse-column-known = su par (après l’étape)
analyse-dearest = Décisions les plus chères :
analyse-no-dearest = Aucune décision n’a rien coûté.
analyse-point = Étape { $step }, place { $seat } : { $choice } a coûté { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } % de victoire ; { $better } valait mieux.
analyse-line = La suite serait : { $line }.
analyse-side = { $number ->
        [one] place { $seats }
       *[other] places { $seats }
    }
analyse-change = { $sign ->
        [minus] −{ NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
       *[other] +{ NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
    }
analyse-doubtful = { $change } ± { NUMBER($doubt, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analyse-won = { $number ->
        [0] Personne n’a gagné.
        [one] Gagnant : { $winners }.
       *[other] Victoire partagée : { $winners }.
    }
analyse-ahead = { $steps ->
        [0] En tête d’un bout à l’autre : { $side }.
       *[other] À partir de l’étape { NUMBER($steps, useGrouping: 0) }, { $side } reste en tête.
    }
analyse-decisive = Ce qui a le plus apporté, { $side } : { $cause ->
        [luck] les dés et les tirages
        [own] ses propres choix
       *[others] les choix des autres
    } ({ $change }).
analyse-unclear = Pour { $side }, aucune cause ne se détache au-delà de l’incertitude des chiffres.
analyse-turning = Tournants :
analyse-turn = { $kind ->
        [chance] { $number ->
            [one] Étape { NUMBER($step, useGrouping: 0) }, hasard
           *[other] Étapes { NUMBER($step, useGrouping: 0) } à { NUMBER($to, useGrouping: 0) }, hasard
        }
       *[choice] Étape { NUMBER($step, useGrouping: 0) }, place { $seat }
    } : { $words } ({ $changes }).
analyse-turn-change = { $side } { $change }
analyse-hidden = { $number ->
        [0] Rien n’était caché à personne.
        [one] Une étape était cachée à quelqu’un quand elle a eu lieu
       *[other] { $number } étapes étaient cachées à quelqu’un quand elles ont eu lieu
    }{ $number ->
        [0] {""}
       *[other] , dont { $last } jusqu’à la fin.
    }
analyse-plot-curve = Les chances de chaque camp
analyse-plot-parts = D’où vient le résultat
analyse-plot-decisions = Décisions
analyse-plot-hidden = Qui pouvait savoir quoi, et quand
analyse-axis-steps = étapes
analyse-known = place { $seat } : { $steps }

# Refus
analyse-running = La partie n’est pas finie ; d’ici là on n’analyse rien, car les mains sont cachées.
analyse-unfinished = L’analyse n’est pas terminée : il reste { $left } tâches sur { $whole }.
analyse-other = Ce qui a été gardé est l’analyse d’une autre partie, ou faite autrement.
analyse-unreadable = Ce qui a été gardé n’est pas une analyse : { $problem }.
