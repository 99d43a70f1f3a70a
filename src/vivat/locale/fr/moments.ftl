# À quelle allure les coups des autres sont montrés, et le volume
moments-speed = Les autres jouent
moments-speed-slow = lentement
moments-speed-normal = posément
moments-speed-fast = vite
moments-speed-at_once = aussitôt
moments-speed-step = coup par coup
moments-volume = Son
moments-silent = muet

# Le coup que l’on montre
moments-telling = Ce que font les autres
moments-pause = Arrêter ici
moments-go-on = Continuer
moments-next = Coup suivant
moments-again = Revoir depuis mon dernier coup
moments-now = Revenir au présent
moments-film = Le voir sur le plateau
moments-your-turn = { $count ->
    [one] À vous, un coup à voir.
   *[other] À vous, { $count } coups à voir.
}
