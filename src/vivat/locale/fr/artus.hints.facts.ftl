# Pourquoi un choix est bon
artus-fact-hint_chair = La chaise { $chair } vaut { $value } en ce moment : c’est ce qu’on gagnerait à la quitter.
artus-fact-hint_points = { $card } rapporte ainsi { $points } ; votre total serait de { $total }.
artus-fact-hint_chairs = Les chaises de vos chevaliers, qui valent { $before } ensemble, en vaudraient { $worth }.
artus-fact-hint_turn = La table tournerait vers le Roi, chaise { $chair } ; les chaises des chevaliers vaudraient alors : { $each_worth }.
artus-fact-hint_pile = { $left ->
    [one] C’est la dernière carte de cette pile ({ $pile }).
   *[other] Il reste { $left } cartes dans cette pile ({ $pile }) ; ce qu’on pioche, il faudra le jouer un jour.
}
