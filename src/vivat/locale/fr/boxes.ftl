# La boîte d’un jeu telle que son propriétaire l’a corrigée : docs/build/boxes.md
box-none = Rien n’est supposé dans la boîte de { $game } ; il n’y a rien à corriger.
box-game = C’est une boîte de { $found }, pas de { $expected }.
box-json = Une boîte est un objet en JSON, comme l’écrit `vivat box JEU --json`.
box-form = La boîte est illisible : { $problem }.
box-size = Une boîte a au plus { NUMBER($most, useGrouping: 0) } caractères.
box-unreadable = La boîte { $path } est illisible : { $problem }.
box-wrong = Cette boîte est impossible.
box-name = Le nom d’une boîte est une ligne d’au plus { $most } caractères.
box-unknown = { $part } : il n’y a pas d’entrée { $found }.
box-length = { $part } : il y en a { $found }, il en faut { $expected }.
box-printed = { $part }, { $thing } : le livret imprime { $value } ; cela ne se corrige pas.
box-sure = { $confidence ->
    [printed] imprimé
    [derived] déduit
   *[guessed] supposé
}
