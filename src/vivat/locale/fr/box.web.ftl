# La page où l’on note sa propre boîte
web-box-title = Ma boîte
web-box-intro = Certains éléments de ce jeu sont perdus ; on le joue comme nous les supposons. Si vous l’avez, notez ce que montre votre boîte : tables, robots, probabilités et enregistrements la suivront.
web-box-printed = imprimé dans le livret
web-box-derived = se déduit du livret
web-box-guessed = supposé par nous
web-box-printed-many = { $count } dans le livret
web-box-derived-many = { $count ->
    [one] { $count } se déduit du livret
   *[other] { $count } se déduisent du livret
}
web-box-guessed-many = { $count ->
    [one] { $count } supposé par nous
   *[other] { $count } supposés par nous
}
web-box-reset-part = Comme supposé
web-box-reset = Tout comme supposé
web-box-name = Nom de votre boîte
web-box-as-believed = Voici la boîte telle que nous la supposons. Changez ce qui est autre dans la vôtre.
web-box-checking = Vérification
web-box-differs = { $count ->
    [one] Tout est juste. Une indication diffère de la boîte supposée.
   *[other] Tout est juste. { $count } indications diffèrent de la boîte supposée.
}
web-box-wrong = { $count ->
    [one] Une chose n’est pas encore juste :
   *[other] { $count } choses ne sont pas encore justes :
}
web-box-keep = Garder comme ma boîte
web-box-kept = Gardée dans ce navigateur.
web-box-play = Nouvelle table avec elle
web-box-save = Enregistrer dans un fichier
web-box-read = Lire un fichier
web-box-read-unknown = Ce n’est pas un fichier de boîte de ce jeu. Rien n’a été changé.
web-box-read-refused = Ce fichier n’est pas juste ; rien n’a été changé :
web-box-forget = Oublier ma boîte
