# La première partie : chaque phrase est dite une fois, quand la chose se présente
king_is_dead-guide-goal = Le roi est mort sans héritier ; Écossais, Gallois et Anglais se disputent la Grande-Bretagne, région par région. Quand les huit sont décidées, gagne celui dont la cour compte le plus de partisans de la faction la plus puissante.
king_is_dead-guide-invasion = Il existe une autre fin : si une troisième région reste sans vainqueur, la France envahit le pays. Gagne alors celui qui a le plus d’ensembles complets : un Écossais, un Gallois et un Anglais.
king_is_dead-guide-order = Les cartes Région numérotées disent quelle région se décide ensuite ; ici, les Écossais tiennent déjà Moray et Lancaster. Ce qui vient plus tard peut encore se préparer.
king_is_dead-guide-court = Voici votre cour. Chaque partisan y a été pris sur le plateau : soutenir une faction, c’est aussi l’affaiblir.
king_is_dead-guide-struggle = Tous les joueurs ont passé de suite, et une région s’est décidée : la faction la plus nombreuse la prend, une égalité la laisse instable, et ses partisans retournent à la réserve.
king_is_dead-guide-turn = Jouez une carte pour changer la situation, ou passez. Chaque carte ne sert qu’une fois : passez quand la prochaine région vous convient, car elle se décide dès que tous passent de suite.
king_is_dead-guide-support = Une Aide place deux partisans de sa faction près d’une région qu’elle contrôle, ou près de son berceau s’il est libre. Jouez-la là où deux de plus changent la tête.
king_is_dead-guide-assemble = Rassembler place où vous voulez un partisan de chaque faction, pris dans la réserve : renforcez la vôtre dans une région et perdez les autres là où ils ne gênent pas.
king_is_dead-guide-negotiate = Négocier échange deux cartes Région : avancez ce que vous gagnez maintenant, remettez à plus tard ce que vous perdriez.
king_is_dead-guide-disc = Votre disque verrouille l’une des deux cartes à sa place jusqu’à la fin. Choisissez celle qui ne doit plus bouger.
king_is_dead-guide-manoeuvre = Manœuvre échange un partisan avec un autre, de n’importe quelle région : en deux clics, on peut renverser la tête dans les deux.
king_is_dead-guide-outmanoeuvre = Diversion donne un partisan et en prend deux à une région voisine : elle remplit l’une et vide l’autre.
king_is_dead-guide-summon = Après chaque carte, enrôlez à votre cour un partisan du plateau. C’est la moitié de votre action : prenez-le là où son absence vous sert aussi.
king_is_dead-guide-follower = Quelle faction voulez-vous à votre cour ? Les partisans de la plus puissante décident de la couronne ; un de chaque forme un ensemble en cas d’invasion.
king_is_dead-guide-end = La partie est finie. Vous lisez ici comment le vainqueur a été trouvé, étape par étape, avec la règle de chacune.
