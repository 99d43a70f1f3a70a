# The page on which a box of one's own is written down
web-box-title = My box
web-box-intro = Some facts of this game are lost, and it is played as we believe them to be. If you own it, write down what yours shows: tables, bots, odds and records follow your box.
web-box-printed = printed in the rulebook
web-box-derived = follows from the rulebook
web-box-guessed = a guess of ours
web-box-printed-many = { $count } printed in the rulebook
web-box-derived-many = { $count ->
    [one] 1 follows from the rulebook
   *[other] { $count } follow from the rulebook
}
web-box-guessed-many = { $count ->
    [one] 1 guess of ours
   *[other] { $count } guesses of ours
}
web-box-reset-part = As we believe it
web-box-reset = All as we believe it
web-box-name = Name of your box
web-box-as-believed = This is the box as we believe it to be. Change what yours shows otherwise.
web-box-checking = Looking it through
web-box-differs = { $count ->
    [one] Nothing is wrong. One entry differs from the box as we believe it to be.
   *[other] Nothing is wrong. { $count } entries differ from the box as we believe it to be.
}
web-box-wrong = { $count ->
    [one] One thing is not right yet:
   *[other] { $count } things are not right yet:
}
web-box-keep = Keep as my box
web-box-kept = Kept in this browser.
web-box-play = New table with it
web-box-save = Save as a file
web-box-read = Read a file
web-box-read-unknown = This is not a box file of this game. Nothing was changed.
web-box-read-refused = This file is not right, so nothing was changed:
web-box-forget = Forget my box
