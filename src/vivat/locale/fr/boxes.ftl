# La boîte d’un jeu telle que son propriétaire l’a corrigée : docs/build/boxes.md
box-none = Rien n’est supposé dans la boîte de { $game } ; il n’y a rien à corriger.
box-game = C’est une boîte de { $found }, pas de { $expected }.
box-json = Une boîte est un objet en JSON, comme l’écrit `vivat box JEU --json`.
box-form = La boîte est illisible : { $problem }.
box-size = Une boîte a au plus { NUMBER($most, useGrouping: 0) } caractères.
box-unreadable = La boîte { $path } est illisible : { $problem }.
box-wrong = Cette boîte est impossible.
box-name = Le nom d’une boîte est une ligne d’au plus { $most } caractères.
box-unknown = « { $part } » n’a pas d’entrée { $found }.
box-length = « { $part } » a { $found } entrées au lieu de { $expected }.
box-printed = { $part }, { $thing } : la règle imprime { $value } ; cela ne se corrige pas.
box-sure = { $confidence ->
    [printed] imprimé
    [derived] déduit
   *[guessed] supposé
}

# Longue vie au Roi
long_live_the_king-box-part-votes = Voix
long_live_the_king-box-part-neighbours = Voisins
long_live_the_king-box-part-start = Comtés de départ
long_live_the_king-box-county = Il n’y a pas de comté { $found }.
long_live_the_king-box-votes = { $county } a 2, 3 ou 4 voix.
long_live_the_king-box-all = La somme des voix est { $found }, pas { $expected }.
long_live_the_king-box-example = { $counties } ont ensemble { $expected } voix, pas { $found } : la règle les compte ainsi dans son exemple.
long_live_the_king-box-twice = { $county } se nomme soi-même ou nomme deux fois un voisin.
long_live_the_king-box-neighbours = { $county } a de 2 à 6 voisins.
long_live_the_king-box-mutual = { $county } nomme { $other } comme voisin, mais { $other } ne nomme pas { $county }.
long_live_the_king-box-connected = Aucun chemin ne mène à { $counties }.
long_live_the_king-box-connected-three = À trois joueurs, sans l’île de Man, aucun chemin ne mène à { $counties }.
long_live_the_king-box-start = À { $players } joueurs, il y a { $players } comtés de départ différents.
long_live_the_king-box-man = À trois joueurs, personne ne commence à { $county }.
