# A box of a game as its owner corrected it: docs/build/boxes.md
box-none = Nothing of the box of { $game } is a guess; there is nothing to correct.
box-game = This is a box of { $found }, not of { $expected }.
box-json = A box is an object in JSON, as `vivat box GAME --json` writes it.
box-form = The box cannot be read: { $problem }.
box-size = A box has at most { NUMBER($most, useGrouping: 0) } characters.
box-unreadable = The box { $path } cannot be read: { $problem }.
box-wrong = This box cannot be.
box-name = The name of a box is one line of at most { $most } characters.
box-unknown = { $part }: there is no entry { $found }.
box-length = { $part }: there are { $found }, and there should be { $expected }.
box-printed = { $part }, { $thing }: the rulebook prints { $value }; that cannot be corrected.
box-sure = { $confidence ->
    [printed] printed
    [derived] derived
   *[guessed] guessed
}
