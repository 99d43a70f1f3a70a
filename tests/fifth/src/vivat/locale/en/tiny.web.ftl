web-tiny-board = A tiny board
