"""The few numbers everybody shares. The build puts them into compiled modules as constants."""

CHANCE = 65536  # in `waiting_for`: the bit behind the last possible seat
NOBODY = -1
SEATS = 16  # at most
OPTIONS = 62  # at most, for one decision or one chance point
WIN = 840  # a won game in parts: can be shared evenly by 1 to 8 winners
