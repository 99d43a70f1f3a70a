# How fast the moves of others are shown, and how loud
moments-speed = Others play
moments-speed-slow = slowly
moments-speed-normal = at a walk
moments-speed-fast = fast
moments-speed-at_once = at once
moments-speed-step = step by step
moments-volume = Sound
moments-silent = silent

# The move that is being shown
moments-telling = What the others do
moments-pause = Stop here
moments-go-on = Go on
moments-next = Next move
moments-again = See again since my last move
moments-now = To now
moments-film = See it on the board
moments-your-turn = { $count ->
    [one] Your turn, one move to see.
   *[other] Your turn, { $count } moves to see.
}
