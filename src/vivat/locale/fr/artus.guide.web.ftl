# La première partie : chaque phrase est dite une fois, quand la chose se présente
artus-guide-goal = Le plus de prestige l’emporte quand toutes les cartes sont jouées. On en gagne en quittant une bonne chaise : le chevalier qui se lève rapporte ce que valait la sienne.
artus-guide-table = Les plaques indiquent la valeur de chaque chaise. La couronne fait toujours face au Roi : dès qu’il bouge, la table tourne et toutes les valeurs changent.
artus-guide-displaced = La chaise était occupée : celui qui s’y trouvait recule jusqu’à la première chaise vide derrière lui. Cela ne coûte rien, mais peut gâcher une bonne place.
artus-guide-crowned = Un troisième anneau a fait de ce prince le Roi. L’ancien Roi garde un anneau, et tous deux restent assis où ils sont.
artus-guide-turned = Le Roi a changé de chaise et la table a tourné vers lui. Personne n’a marqué, mais regardez ce que valent vos chaises à présent.
artus-guide-place = Placez votre dernier chevalier sur une chaise vide. S’asseoir ne rapporte rien ; une chaise verte rapporte quand on la quitte : choisissez une place facile à quitter.
artus-guide-card = Jouez une carte. Chacune se joue exactement une fois, bonne ou mauvaise : débarrassez-vous des fâcheuses quand elles coûtent le moins.
artus-guide-figure = Choisissez qui la carte déplace : une carte Chevalier, un de vos chevaliers ; une carte Roi, un prince ou le Roi. C’est sa chaise qui compte : le vert rapporte, le rouge coûte.
artus-guide-steps = Choisissez de combien. Seule la chaise quittée compte ; celle où l’on arrive servira au prochain coup, et décide qui l’on repousse.
artus-guide-prince = Choisissez qui reçoit l’anneau. Vous touchez ce que vaut sa chaise ; le troisième anneau le fait Roi et la table tourne.
artus-guide-pile = Piochez une carte : les casques déplacent les chevaliers, les couronnes la cour. Tout ce qu’on pioche devra être joué : gardez un mélange.
artus-guide-end = Toutes les cartes sont jouées. Le total le plus élevé l’emporte, même au-dessous de zéro.
