# Parts of a box of this game, and what can be wrong with one
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
