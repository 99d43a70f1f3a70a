# First games
no-first-game = There is no first game of “{ $game }”.
web-first-game = First game
web-first-game-of = First game of { $game }, explained
web-first-game-go-on = Go on with your first game
web-guide = How to play, step by step
web-guide-next = Next
web-guide-understood = Understood
web-guide-stop = Stop explaining
web-guide-again = Explain again
web-guide-rule = The rule behind it

# Hints
table-hints-off = No hints are given at this table: people play here, and they have not agreed on it.
table-hints-on = Hints are given at this table already.
table-hints-asked = Somebody asks for hints already; that is answered first.
table-hints-denied = The others have refused; this seat does not ask again in this match.
table-hints-not-asked = Nobody asks for hints just now.
web-hint = Hint
web-hint-thinks = A strong bot thinks about it
web-hint-title = A strong player would choose
web-hint-then = then
web-hint-chance = It reckons with { $percent } % of the win for you.
web-hint-other = Next best: { $choice }, { $percent } %.
web-hint-close = { $choice } is as good.
web-hint-mixed = This is a secret choice: do not make it always the same.
web-hint-only = There is nothing else to choose.
web-hint-do = Do it
web-hint-away = Put it away
web-option-hints = Allow hints: every player may ask a strong bot
web-hints-ask = Hints?
web-hints-asks = Ask the others whether hints may be given at this table.
web-hints-mine = You have asked whether hints may be given at this table.
web-hints-asked = { $name } asks whether hints may be given: everybody could then ask a strong bot what to do.
web-hints-allowed = Hints are allowed at this table: every player may ask a strong bot what to do.
