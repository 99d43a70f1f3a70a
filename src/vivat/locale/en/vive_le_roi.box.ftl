# Parts of a box of this game, and what can be wrong with one
vive_le_roi-box-part-favourites = Favourites cards
vive_le_roi-box-part-seals = Seals
vive_le_roi-box-part-names = Names
vive_le_roi-box-part-kinds = Women and men
vive_le_roi-box-six = Card { $card }: six different characters, and never the Jester.
vive_le_roi-box-character = Card { $card }: there is no character { $found }.
vive_le_roi-box-seal = Card { $card }: the seal lies on one of its six names.
vive_le_roi-box-name = { $character }: a name of 1 to { $most } readable characters on one line, or nothing for ours.
vive_le_roi-box-same = Two characters are called { $name }.
vive_le_roi-box-kind = { $character } is a woman or a man.
