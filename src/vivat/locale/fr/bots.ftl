# Les niveaux, pour les joueurs
bots-random = Au hasard
bots-novice = Débutant
bots-easy = Facile
bots-medium = Moyen
bots-hard = Difficile
bots-expert = Expert
bots-master = Maître

# Refus et défaillances
unknown-bot = Aucun joueur automatique ne s’appelle « { $bot } ». Il y a : { $allowed }, ou run:COMMANDE pour votre propre programme.
bot-command = « { $command } » n’est pas une commande que l’on puisse lancer comme joueur automatique.
bot-no-start = Impossible de lancer le joueur automatique { $bot } : { $problem }.
bot-silent = Le joueur automatique { $bot } n’a pas répondu en { $seconds } secondes.
bot-died = Le joueur automatique { $bot } s’est arrêté (code { $status }) au lieu de répondre.
bot-nonsense = La réponse du joueur automatique { $bot } n’est aucun de ses choix : { $answer }
