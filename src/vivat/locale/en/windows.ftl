# The page in every window, and what happens to one's own turn.
web-standing = How it stands
web-partner = your partner
web-team = team { $team }
web-clock-move-left = Time left for this choice
web-clock-game-left = Time left for the game
web-taken-back = { $yours ->
    [yes] { $who } has taken the last choice back; it is no longer your turn.
   *[no] { $who } has taken the last choice back.
 }
web-only-way = There was one way only. { $sentence }
web-nowhere-title = There is nothing here
web-nowhere = This address leads to no page. The link may be old, or a letter of it got lost.
web-signs = What the signs mean
web-about = Rules and signs
