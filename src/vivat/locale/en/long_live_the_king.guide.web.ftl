# The first game, said once, when it first comes
long_live_the_king-guide-goal = England has no king. Whoever has 19 votes, the majority, at an election is crowned, and the game is over.
long_live_the_king-guide-holding = A county with any piece of yours is yours and gives you its number in votes. The number is also the most courtiers that fit into it.
long_live_the_king-guide-cards = These are your influence cards. As soon as anybody has none left an election is held, and whoever has none loses a third of the county votes: watch all hands.
long_live_the_king-guide-intrusion = A baron has entered an enemy county: everybody takes part, lays cards and rolls dice, and anybody can win the county. The intruder adds 2, the holder 2 for each piece there.
long_live_the_king-guide-victory = The highest total has won the county. Laid cards are gone, but each 1 that was rolled of a first roll wins one back for whoever laid two or more.
long_live_the_king-guide-ranking = Nobody had the majority, so everybody got bonus votes by rank, which count from now on, and the spent cards were dealt out again.
long_live_the_king-guide-move = Stay, take one step for nothing, or cross a county for a card and a die. In an empty county or one of your own you may place courtiers; an enemy county must be won in a confrontation.
long_live_the_king-guide-cross = You cross the county beside you and arrive in one behind it. Choose one that is worth a card: an empty one to settle in, or a weakly held one.
long_live_the_king-guide-cross_card = Pay a card and roll: die times card must make 3. An Agreement succeeds 4 times in 6, a Bribe 5, a Threat always; the card is gone either way.
long_live_the_king-guide-failed = The crossing failed. Try again with another card, or stop: stopping saves cards, but ends the turn without a courtier.
long_live_the_king-guide-onward = You have arrived. Settle and place courtiers, or go onward for another card and die.
long_live_the_king-guide-courtier = Place one courtier for nothing. He holds the county when your baron travels on, and each one adds 2 when you must defend it.
long_live_the_king-guide-roll = More courtiers cost a card and a throw each: die times card must make 3. Spend Agreements here, and keep the strong cards for confrontations.
long_live_the_king-guide-commit = Lay 1 to 5 cards in secret. Each card gets a die and multiplies it, and the highest total wins; lay one Agreement if you do not care, as all laid cards are lost.
long_live_the_king-guide-take_back = Your 1s win cards back, and your hand is empty. Take them to play on. If you leave them, your empty hand calls the election and costs you a third of your county votes: worth it if you are king all the same.
long_live_the_king-guide-banish = The beaten baron must go, and you choose where: to one of his counties, far from what you want to keep.
long_live_the_king-guide-end = The election has made a king: whoever reached the majority, and of several the one with most county votes.
