# La page dans toutes les fenêtres, et ce qui arrive à son propre tour.
web-standing = Où en est la partie
web-partner = votre coéquipier
web-team = équipe { $team }
web-clock-move-left = Temps restant pour ce choix
web-clock-game-left = Temps restant pour la partie
web-taken-back = { $yours ->
    [yes] { $who } a annulé son dernier choix ; ce n’est plus à vous.
   *[no] { $who } a annulé son dernier choix.
 }
web-only-way = Il n’y avait qu’une possibilité. { $sentence }
web-nowhere-title = Il n’y a rien ici
web-nowhere = Cette adresse ne mène à aucune page. Le lien est peut-être ancien, ou il y manque une lettre.
web-signs = Ce que disent les signes
web-about = Règles et signes
