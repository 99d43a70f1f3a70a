# Les niveaux, pour les joueurs
bots-random = Au hasard
bots-novice = Débutant
bots-easy = Facile
bots-medium = Moyen
bots-hard = Difficile
bots-expert = Expert
bots-master = Maître

# Refus et défaillances
unknown-bot = Aucun robot ne s’appelle « { $bot } ». Il y a : { $allowed }, ou run:COMMANDE pour votre propre programme.
bot-command = « { $command } » n’est pas une commande que l’on puisse lancer comme robot.
bot-no-start = Impossible de lancer le robot { $bot } : { $problem }.
bot-silent = Le robot { $bot } n’a pas répondu en { $seconds } secondes.
bot-died = Le robot { $bot } s’est arrêté (code { $status }) au lieu de répondre.
bot-nonsense = La réponse du robot { $bot } n’est aucun de ses choix : { $answer }
