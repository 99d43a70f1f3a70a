# The first game, said once, when it first comes
artus-guide-goal = Most prestige wins when every card has been played. You earn it by leaving good chairs: a knight who gets up pays what his chair is worth.
artus-guide-table = The plates show what each chair is worth. Their crown always faces the King, so when he moves, the table turns and every chair is worth something else.
artus-guide-displaced = Somebody was sitting there: whoever is landed on slides back to the next empty chair behind. That costs nothing, but it can spoil a good chair.
artus-guide-crowned = A third ring made that prince King. The old King keeps one ring, and both stay where they sit.
artus-guide-turned = The King has another chair, and the table has turned to him. Nobody scored by it, but look what your chairs are worth now.
artus-guide-place = Put your last knight on any empty chair. Sitting down pays nothing; a green chair pays when he leaves it, so sit where you can leave well.
artus-guide-card = Play one card. Each of your cards is played exactly once, good or bad, so use the unpleasant ones when they cost least.
artus-guide-figure = Choose whom the card moves: a knight card one of your knights, a king card a prince or the King. The figure’s chair is what pays: green gains, red costs.
artus-guide-steps = Choose how far. Only the chair that is left pays; the chair that is reached matters for your next move, and for whom you push away.
artus-guide-prince = Choose who gets the ring. You receive what his chair is worth now, and the third ring makes him King and turns the table.
artus-guide-pile = Draw a card: helmets move knights, crowns move the court. You will have to play whatever you draw, so keep a mixture.
artus-guide-end = Every card has been played. The highest total wins; below zero it may be, too.
