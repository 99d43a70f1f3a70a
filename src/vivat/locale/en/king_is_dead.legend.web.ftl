# The signs of the board
web-king_is_dead-legend-follower = A follower: { $faction }
web-king_is_dead-legend-seal = A decided region bears the seal of the faction that rules it.
web-king_is_dead-legend-unstable = Nobody alone had most followers: the region is unstable. The third one brings the invasion.
web-king_is_dead-legend-order = The order in which the regions are decided
web-king_is_dead-legend-lock = A player’s shield on a region card: it is locked in its place.
web-king_is_dead-legend-basic = Blue edge: a basic card, the same eight for everybody
web-king_is_dead-legend-cunning = Red edge: a cunning card, in the advanced game
