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

# Longue vie au Roi
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

# Artus
artus-box-part-knights = Cartes Chevalier
artus-box-part-rings = Cartes Anneau
artus-box-part-plates = Plaques, dans le sens horaire depuis la couronne
artus-box-part-carpet = Chaises sur le tapis
artus-box-part-crowns = Chaises à couronne
artus-box-knight = { $card } : de combien de chaises à combien, entre 1 et { $most }.
artus-box-no-ring = Il y a au moins une carte de chaque sorte : { $card }.
artus-box-cards = Avec { $rings } cartes Anneau, un joueur a { $expected } cartes ; ici il en aurait { $found }.
artus-box-plate = Plaques { $plates } : une valeur est comprise entre { $low } et { $high }.
artus-box-zeros = En plus de la couronne, { $expected } plaques sont jaunes et valent 0 ; ici il y en a { $found }.
artus-box-values = Le livret nomme des plaques de ces valeurs, qui manquent : { $values }.
artus-box-chairs = { $part } : { $number } chaises différentes, de 0 à { $last }.
artus-box-clockwise = Les chaises à couronne se donnent dans le sens horaire, la grande couronne en premier.

# Vive le Roi !
vive_le_roi-box-part-favourites = Cartes de Favoris
vive_le_roi-box-part-seals = Sceaux
vive_le_roi-box-part-names = Noms
vive_le_roi-box-part-kinds = Femmes et hommes
vive_le_roi-box-six = Carte { $card } : six Personnages différents, et jamais le Bouffon.
vive_le_roi-box-character = Carte { $card } : il n’y a pas de Personnage { $found }.
vive_le_roi-box-seal = Carte { $card } : le sceau est sur l’un de ses six noms.
vive_le_roi-box-name = { $character } : un nom de 1 à { $most } caractères lisibles sur une ligne, ou rien pour le nôtre.
vive_le_roi-box-same = Deux Personnages s’appellent { $name }.
vive_le_roi-box-kind = { $character } est une femme ou un homme.
