# Les parties d’une boîte de ce jeu, et ce qui peut y être faux
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
