# The first game, said once, when it first comes
king_is_dead-guide-goal = The King has died without an heir, and Scots, Welsh and English fight for Britain region by region. When all eight regions are decided, whoever has most followers of the strongest faction at court wins.
king_is_dead-guide-invasion = There is a second ending: if a third region is left without a winner, France invades. Then whoever has most complete sets, one Scot, one Welsh and one English each, wins.
king_is_dead-guide-order = The numbered region cards tell which region is decided next; here the Scots have already taken Moray and Lancaster. What lies further back can still be prepared.
king_is_dead-guide-court = This is your court. Every follower in it was taken from the map, so whoever backs a faction also weakens it.
king_is_dead-guide-struggle = As all players had passed in a row, a region was decided: the faction with most followers there takes it, a tie leaves it unstable, and its followers go back to the supply.
king_is_dead-guide-turn = Play a card to change the map, or pass. Each card can be played only once, so pass when the next region goes as you like it: it is decided as soon as everybody passes in a row.
king_is_dead-guide-support = A Support puts two followers of its faction beside a region it controls, or beside its open home. Use it where two more turn the lead.
king_is_dead-guide-assemble = Assemble puts one follower of each faction from the supply wherever you like: strengthen yours in one region and waste the others where they do no harm.
king_is_dead-guide-negotiate = Negotiate exchanges two region cards: bring forward what you win now, put off what you would lose.
king_is_dead-guide-disc = Your disc locks one of the two cards in its space for the rest of the game. Lock the one that must stay.
king_is_dead-guide-manoeuvre = Manoeuvre exchanges one follower with one of any other region: with two clicks you can turn the lead in both.
king_is_dead-guide-outmanoeuvre = Outmanoeuvre gives one follower and takes two from a bordering region: it fills one region and empties the other.
king_is_dead-guide-summon = After every card you take one follower from the map into your court. It is half of your action: take it where its absence helps you, too.
king_is_dead-guide-follower = Which faction do you want in your court? Followers of the faction that ends strongest decide the crown; one of each makes a set in an invasion.
king_is_dead-guide-end = The game is over. Here stands how the win was found, step by step, and the rule of each step.
