web-tiny-board = Un tout petit plateau
