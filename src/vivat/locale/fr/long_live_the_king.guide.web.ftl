# La première partie : chaque phrase est dite une fois, quand la chose se présente
long_live_the_king-guide-goal = L’Angleterre n’a plus de roi. Qui réunit 19 voix, la majorité, lors d’une élection est couronné, et la partie est finie.
long_live_the_king-guide-holding = Un comté où se trouve un de vos pions est à vous et vous donne son nombre de voix. Ce nombre est aussi celui des courtisans qui peuvent s’y tenir.
long_live_the_king-guide-cards = Voici vos cartes d’influence. Dès que quelqu’un n’en a plus, on vote, et qui n’en a plus perd un tiers des voix de ses comtés : surveillez toutes les mains.
long_live_the_king-guide-intrusion = Un noble est entré dans un comté adverse : tout le monde participe, pose des cartes et lance des dés, et n’importe qui peut gagner le comté. L’intrus ajoute 2, le défenseur 2 par pion présent.
long_live_the_king-guide-victory = Le total le plus élevé a gagné le comté. Les cartes posées sont perdues, mais chaque 1 d’un premier lancer en rend une à qui en avait posé au moins deux.
long_live_the_king-guide-ranking = Personne n’avait la majorité : chacun a reçu des voix de bonus selon son rang, qui compteront désormais, et les cartes jouées ont été redistribuées.
long_live_the_king-guide-move = Restez, faites un pas gratuit, ou traversez un comté contre une carte et un dé. Dans un comté vide ou à vous, posez des courtisans ; un comté adverse se gagne en confrontation.
long_live_the_king-guide-cross = Vous traversez le comté voisin pour gagner un comté situé derrière. Choisissez-en un qui vaille une carte : vide pour vous y implanter, ou mal tenu.
long_live_the_king-guide-cross_card = Payez une carte et lancez : dé fois carte doit faire 3. L’Accord réussit 4 fois sur 6, le Pot-de-vin 5, la Menace toujours ; la carte est perdue de toute façon.
long_live_the_king-guide-failed = La traversée a échoué. Réessayez avec une autre carte, ou arrêtez-vous : c’est économiser, mais le tour finit sans courtisan.
long_live_the_king-guide-onward = Vous voilà arrivé. Implantez-vous et posez des courtisans, ou poursuivez contre une carte et un dé de plus.
long_live_the_king-guide-courtier = Posez un courtisan gratuitement. Il tient le comté quand votre noble repart, et chacun ajoute 2 quand il faut le défendre.
long_live_the_king-guide-roll = D’autres courtisans coûtent une carte et un lancer chacun : dé fois carte doit faire 3. Dépensez ici des Accords, et gardez les fortes pour les confrontations.
long_live_the_king-guide-commit = Posez en secret 1 à 5 cartes. Chacune reçoit un dé et le multiplie, et le plus fort total gagne ; posez un seul Accord si l’enjeu vous est égal, car toutes les cartes posées sont perdues.
long_live_the_king-guide-take_back = Vos 1 vous rendent des cartes, et votre main est vide. Récupérez-les pour continuer. Si vous les laissez, votre main vide provoque l’élection et vous coûte un tiers des voix de vos comtés : c’est bon si vous êtes roi malgré tout.
long_live_the_king-guide-banish = Le noble vaincu doit partir, et vous choisissez où : dans un de ses comtés, loin de ce que vous voulez garder.
long_live_the_king-guide-end = L’élection a fait un roi : celui qui a atteint la majorité, et de plusieurs, celui qui a le plus de voix de comtés.
