# Refusals: options and games
unknown-game = There is no game “{ $game }”. Games: { $allowed }.
option-unknown = There is no option “{ $option }”. Options: { $allowed }.
option-value = The option { $option } cannot be { $value }. Allowed: { $allowed }.
option-text = The option { $option } cannot be the text “{ $value }”, only the { $meant ->
    [number] number
   *[truth] truth value
} { $value }. Allowed: { $allowed }.
option-players = Say how many players: { $allowed }.
option-form = “{ $found }” is not an option; write name=value.
seed-missing = A seed is needed: a whole number or a line of text (or chance="typed" to enter outcomes yourself).
seed-and-typed = Typed chance has no seed; give one or the other.

# Refusals: choices
no-such-seat = There is no seat { $seat }; seats are 0 to { $last }.
not-your-turn = Seat { $seat } is not asked now; waiting for: { $waiting }.
match-over = The match is over.
illegal-choice = “{ $choice }” is not possible now. Possible: { $allowed }.
sequence-ends = Nothing can follow “{ $choice }” in one go: what comes after it is not known yet. Choose so far, and the rest afterwards.
no-such-step = Steps are counted from 0; there is no step { $step }.
impossible-outcome = “{ $outcome }” cannot happen now. Possible: { $allowed }.
no-chance-now = Nothing is rolled or drawn now; waiting for: { $waiting }.
chance-is-seeded = In this match the outcomes come from a seed; they cannot be typed in.

# Refusals: undo
undo-nothing = There is nothing to take back.
undo-over = The match is over; nothing can be taken back.
undo-chance = A die, a draw or a deal cannot be taken back.
undo-other = The newest step is seat { $seat }’s; only its own newest step can be taken back.
undo-final = This step told others something and cannot be taken back.
undo-hidden = Something was decided in secret since; it cannot be taken back.

# Refusals: positions
position-unreadable = The position cannot be read: { $problem }.
position-impossible = The position cannot be: { $problem }.
position-game = The position is of the game { $game }, not of { $expected }.
position-option = In the position the option { $option } is { $found }, in this game { $expected }.

# Refusals: records
record-size = Line { $line }: a record is a text of at most { NUMBER($most, useGrouping: 0) } characters.
record-first-line = Line { $line }: a record begins with “{ $expected }”.
record-head = Line { $line }: “{ $found }” is no line of the header. Header: { $allowed }, each once, then an empty line.
record-head-missing = Line { $line }: the header ends without “{ $name }”.
record-option = Line { $line }: “{ $found }” is not an option; write name=value.
record-chance = Line { $line }: “{ $found }” is not a source of chance; write “seed …” or “typed”.
record-rules = Line { $line }: the edition “{ $found }” of the rules is not known here; the newest is { $newest }.
record-json = Line { $line }: the position is not JSON.
record-cut = Line { $line }: the record ends without its last line “end: …”; it was cut off.
record-steps = Line { $line }: a record has at most { NUMBER($most, useGrouping: 0) } steps.
record-line = Line { $line }: “{ $found }” is neither an outcome (“! die:4”) nor a choice (“0 turn:pass”).
record-hidden = Line { $line }: this record was written for one seat and hides a step; only a whole record can be replayed.
record-refused = Line { $line }: { $problem }
record-end = Line { $line }: the last line says “{ $found }”, but the record gives “{ $expected }”.
record-seat = Line { $line }: “{ $seat }” is no seat.
record-no-seed = Line { $line }: the record names no seed, so its outcomes cannot be checked.
