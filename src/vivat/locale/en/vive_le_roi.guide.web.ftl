# The first game, said once, when it first comes
vive_le_roi-guide-goal = The throne is empty and everybody pushes characters up the castle. Whoever is furthest on the score track after the third round wins; here the second round begins.
vive_le_roi-guide-favourites = These six are your favourites, and nobody else knows them. When somebody is crowned, each of them pays you by the floor where it stands: 10 on the throne, 5 for the Nobles, less further down, nothing good in the cells.
vive_le_roi-guide-cancelled = One stomach-ache is enough: the election is off, and the candidate goes back to floor 5 to be proposed again.
vive_le_roi-guide-refused = One no is enough: the candidate is thrown into the first free cell and stays there for this round.
vive_le_roi-guide-crowned = Nobody said no, so there was a coronation: all favourites cards are turned up, and each favourite pays by its floor.
vive_le_roi-guide-jester = The Jester was crowned, and he turns all signs round: high floors cost, cells pay.
vive_le_roi-guide-round = A new round: everybody gets other favourites and all vote cards back. The score stays.
vive_le_roi-guide-place = Choose a character to place. High up is good for your favourites, but placing all of them high tells the others who they are.
vive_le_roi-guide-floor = Choose a floor from 1 to 4 that has room; a floor holds four. Higher floors are nearer to the throne and pay more.
vive_le_roi-guide-move = Move any character up by one floor, yours or not. From floor 5 it enters the throne room, and then everybody votes at once.
vive_le_roi-guide-vote = Vote in secret: only yes from everybody crowns, one no throws into the cells, one stomach-ache sends back. A no or stomach-ache that you play is gone for this round, so keep it for where it counts.
vive_le_roi-guide-end = The third round is over. The highest place on the score track wins; with equal points the higher favourite decides.
