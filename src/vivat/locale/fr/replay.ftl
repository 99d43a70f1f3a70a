# Refus : revoir et analyser
analysis-enough = { $most } de vos analyses sont déjà en cours ; attendez que l’une d’elles soit terminée.
analysis-no-end = Cette partie a été abandonnée avant la fin : il n’y a pas de résultat à expliquer.
analysis-unfinished = L’analyse n’est pas encore terminée.

# Sur d’autres pages
web-replay-open = Revoir la partie
web-replay-origin = Et si… : à partir de l’étape { NUMBER($step, useGrouping: 0) } d’une autre partie
web-replay-records = Enregistrements
web-replay-records-text = Retrouvez et revoyez vos parties finies, ou apportez un enregistrement.
web-replay-records-go = Ouvrir
