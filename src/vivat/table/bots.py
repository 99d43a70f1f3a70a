"""The levels of bots that a table names by itself. How a bot thinks is nothing a table knows."""

STAND_IN = "easy"  # when nothing else is said, and for a seat that resigned or whose time ran out
LAST_RESORT = "random"  # in the place of a bot that has failed too often
