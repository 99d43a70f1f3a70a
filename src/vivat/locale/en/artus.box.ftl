# Parts of a box of this game, and what can be wrong with one
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
