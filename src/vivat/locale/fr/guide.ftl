# Premières parties
no-first-game = Il n’y a pas de première partie de « { $game } ».
web-first-game = Première partie
web-first-game-of = Première partie expliquée : { $game }
web-first-game-go-on = Reprendre la première partie
web-guide = Les règles pas à pas
web-guide-next = Suite
web-guide-understood = Compris
web-guide-stop = Plus d’explications
web-guide-again = Expliquer de nouveau
web-guide-rule = La règle en question

# Conseils
table-hints-off = Pas de conseils à cette table : des personnes y jouent et n’en sont pas convenues.
table-hints-on = Les conseils sont déjà autorisés à cette table.
table-hints-asked = Quelqu’un demande déjà des conseils ; il faut d’abord lui répondre.
table-hints-denied = Les autres ont refusé ; cette place ne le redemandera pas pendant cette partie.
table-hints-not-asked = Personne ne demande de conseils.
web-hint = Conseil
web-hint-thinks = Un robot fort y réfléchit
web-hint-title = Un joueur fort choisirait
web-hint-then = puis
web-hint-chance = Il vous accorde { $percent } % de la victoire.
web-hint-other = Ensuite viendrait : { $choice }, { $percent } %.
web-hint-close = { $choice } vaut autant.
web-hint-mixed = C’est un choix secret : ne faites pas toujours le même.
web-hint-only = Il n’y a rien d’autre à choisir.
web-hint-do = Le faire
web-hint-away = Fermer
web-option-hints = Autoriser les conseils : chacun peut interroger un robot fort
web-hints-ask = Conseils ?
web-hints-asks = Demander aux autres s’ils veulent bien des conseils à cette table.
web-hints-mine = Vous avez demandé des conseils à cette table.
web-hints-asked = { $name } aimerait des conseils : chacun pourrait alors demander à un robot fort que faire.
web-hints-allowed = Les conseils sont autorisés à cette table : chacun peut demander à un robot fort que faire.
