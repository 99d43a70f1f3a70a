# Les parties d’une boîte de ce jeu, et ce qui peut y être faux
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
