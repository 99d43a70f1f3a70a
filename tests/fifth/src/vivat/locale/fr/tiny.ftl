tiny = Tiny
tiny-summary = Bid, and hope for a high die.
tiny-step-bid = How much do you bid?
tiny-decided-highest = The highest bid that counts wins.
tiny-ending-counted = All bids are counted
