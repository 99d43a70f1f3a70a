# Les parties d’une boîte de ce jeu, et ce qui peut y être faux
long_live_the_king-box-part-votes = Voix
long_live_the_king-box-part-neighbours = Voisins
long_live_the_king-box-part-start = Comtés de départ
long_live_the_king-box-county = Il n’y a pas de comté { $found }.
long_live_the_king-box-votes = { $county } a 2, 3 ou 4 voix.
long_live_the_king-box-all = La somme des voix est { $found }, pas { $expected }.
long_live_the_king-box-example = { $counties } ont ensemble { $expected } voix, pas { $found } : le livret les compte ainsi dans son exemple.
long_live_the_king-box-twice = { $county } se nomme soi-même ou nomme deux fois un voisin.
long_live_the_king-box-neighbours = { $county } a de 2 à 6 voisins.
long_live_the_king-box-mutual = { $county } nomme { $other } comme voisin, mais { $other } ne nomme pas { $county }.
long_live_the_king-box-connected = Aucun chemin ne mène à { $counties }.
long_live_the_king-box-connected-three = À trois joueurs, sans l’île de Man, aucun chemin ne mène à { $counties }.
long_live_the_king-box-start = À { $players } joueurs, il y a { $players } comtés de départ différents.
long_live_the_king-box-man = À trois joueurs, personne ne commence à { $county }.
