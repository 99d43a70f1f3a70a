# Les signes du plateau
web-artus-legend-green = Assiette verte : la chaise devant elle rapporte des points.
web-artus-legend-yellow = Assiette jaune : la chaise ne vaut rien.
web-artus-legend-red = Assiette rouge : la chaise coûte des points.
web-artus-legend-crown = L’assiette à la couronne fait toujours face au roi ; la table tourne avec lui.
web-artus-legend-knight = Un chevalier : l’écu de son joueur
web-artus-legend-prince = Un prince, d’argent à huit pans ou de bronze rond, avec ses anneaux
web-artus-legend-king = Le roi : celui qui porte trois anneaux
