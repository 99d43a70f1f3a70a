# Apprendre en jouant contre soi-même : `vivat learn`.
cli-help-learn =
    vivat learn JEU

    Une politique apprise en jouant contre elle-même. Chaque ligne est un rapport : secondes, décisions, résultat contre
    le hasard (1 : toutes les parties gagnées, 0 : une part égale) et contre elle-même quelques rapports plus tôt. Les
    poids, la courbe et tout ce qu’il faut pour reprendre sont dans un seul fichier, réécrit à chaque rapport. Il faut
    PyTorch : pip install vivat avec l’option learn.

    --table "NOM=VALEUR ..."  les options des parties dont elle apprend ; peut être donné plusieurs fois
    --seconds X               combien de temps elle apprend (600 par défaut)
    --device cpu|gpu          où (cpu par défaut)
    --threads N               fils d’exécution des parties sur un processeur (1 par défaut)
    --seed S                  la graine (1 par défaut)
    --games N                 parties menées de front
    --width N                 largeur du réseau
    --blocks N                nombre de blocs du réseau
    --every X                 secondes entre deux rapports
    --against ROBOT           une meilleure réponse : ce robot, nommé comme dans vivat arena, occupe toutes les places sauf
                              une et n’apprend pas ; « gained » est ce que l’élève gagne contre lui
    --scale X                 multiplier les simulations de ce robot
    --out FICHIER             (par défaut : le nom du jeu, .npz)
    --resume                  reprendre ce fichier
learn-missing = Pour apprendre, il faut { $name } : pip install "vivat[learn]".
learn-there = { $file } existe déjà : donnez --resume pour le reprendre, ou un autre --out.
learn-nothing-there = Il n’y a pas de { $file } à reprendre.
learn-against-cpu = Le robot des autres places réfléchit sur le processeur : apprenez contre lui avec --device cpu.
learn-done = Les poids sont dans { $file }.
bots-no-policy = Il n’y a pas de politique apprise pour { $game }.
