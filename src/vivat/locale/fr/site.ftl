# La page qui n’a pas besoin de serveur
web-site-hero-text = Quatre jeux de société où l’on devient roi, complets et fidèles à leurs règles. Seul contre des robots ou autour d’un écran, dans ce navigateur, sans réseau.
web-site-loading = On dresse la table…
web-site-failed = Les jeux n’ont pas pu démarrer dans ce navigateur. Il leur faut WebAssembly, IndexedDB et un peu de place ; une fenêtre privée peut les refuser.
web-site-failed-why = Raison : { $why }
web-site-again = Réessayer
web-site-update = Une nouvelle version de Vivat est arrivée.
web-site-update-take = L’utiliser
web-site-update-later = Plus tard
web-site-kept = Gardé dans ce navigateur
web-site-kept-text = Les tables et les parties ne se trouvent que dans ce navigateur, sur cet appareil. Rien n’est envoyé nulle part.
web-site-kept-none = Pas encore de table. Jouez-en une, elle restera ici.
web-site-kept-count = { $count ->
    [one] Une table
   *[other] { $count } tables
}
web-site-save = Tout enregistrer dans un fichier
web-site-bring = Lire un fichier
web-site-brought = { $new ->
    [0] Rien de nouveau : toutes les tables de ce fichier sont déjà là.
    [one] Une table a été lue.
   *[other] { $new } tables ont été lues.
}
web-site-evicted = Le navigateur a effacé ce que cette page gardait, et vos tables avec. Enregistrez-les de temps en temps dans un fichier, ou installez la page : les navigateurs la gardent alors.
web-site-ready = Prêt à jouer sans réseau.
site-full = Ce navigateur n’a plus de place pour cela. Rien n’est perdu : tout ce qui précède est gardé. Libérez de la place sur l’appareil, ou enregistrez vos tables dans un fichier et supprimez les anciennes.
site-file-unknown = Ce n’est pas un fichier de tables enregistré par Vivat, ou il est endommagé. Rien n’a été changé.
site-alone = Pour d’autres appareils, il faut un serveur ; ici, tout se trouve dans ce navigateur. Enregistrez vos tables dans un fichier pour les emporter.
