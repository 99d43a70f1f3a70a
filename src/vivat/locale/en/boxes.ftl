# A box of a game as its owner corrected it: docs/build/boxes.md
box-none = Nothing of the box of { $game } is a guess; there is nothing to correct.
box-game = This is a box of { $found }, not of { $expected }.
box-json = A box is an object in JSON, as `vivat box GAME --json` writes it.
box-form = The box cannot be read: { $problem }.
box-size = A box has at most { NUMBER($most, useGrouping: 0) } characters.
box-unreadable = The box { $path } cannot be read: { $problem }.
box-wrong = This box cannot be.
box-name = The name of a box is one line of at most { $most } characters.
box-unknown = { $part }: there is no entry { $found }.
box-length = { $part }: there are { $found }, and there should be { $expected }.
box-printed = { $part }, { $thing }: the rulebook prints { $value }; that cannot be corrected.
box-sure = { $confidence ->
    [printed] printed
    [derived] derived
   *[guessed] guessed
}

# Long Live the King
long_live_the_king-box-part-votes = Votes
long_live_the_king-box-part-neighbours = Neighbours
long_live_the_king-box-part-start = Start counties
long_live_the_king-box-county = There is no county { $found }.
long_live_the_king-box-votes = { $county } has 2, 3 or 4 votes.
long_live_the_king-box-all = The votes add up to { $found }, not { $expected }.
long_live_the_king-box-example = { $counties } have { $expected } votes together, not { $found }: so the rulebook counts them in its example.
long_live_the_king-box-twice = { $county } names itself or a neighbour twice.
long_live_the_king-box-neighbours = { $county } has 2 to 6 neighbours.
long_live_the_king-box-mutual = { $county } names { $other } as a neighbour, but { $other } does not name { $county }.
long_live_the_king-box-connected = No way leads to { $counties }.
long_live_the_king-box-connected-three = With three players, without the Isle of Man, no way leads to { $counties }.
long_live_the_king-box-start = With { $players } players there are { $players } different start counties.
long_live_the_king-box-man = With three players nobody begins in { $county }.

# Artus
artus-box-part-knights = Knight cards
artus-box-part-rings = Ring cards
artus-box-part-plates = Plates, clockwise from the crown
artus-box-part-carpet = Carpet chairs
artus-box-part-crowns = Crown chairs
artus-box-knight = { $card }: from how many chairs to how many, between 1 and { $most }.
artus-box-no-ring = There is at least one card of each kind: { $card }.
artus-box-cards = With { $rings } ring cards a player has { $expected } cards; here he would have { $found }.
artus-box-plate = Plates { $plates }: a value is between { $low } and { $high }.
artus-box-zeros = Beside the crown plate { $expected } plates are yellow and count 0; here { $found } are.
artus-box-values = The rulebook names plates of these values, which are missing: { $values }.
artus-box-chairs = { $part }: { $number } different chairs, 0 to { $last }.
artus-box-clockwise = The crown chairs are told clockwise, beginning with the large crown.

# Vive le Roi !
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
