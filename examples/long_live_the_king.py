"""Long Live the King: settle where nobody is, and fight with what can be spared.

Step into counties without a baron; place a courtier whenever it may; in a confrontation lay about a quarter of the
hand, small cards first; roll for a courtier with the smallest card.
"""

from __future__ import annotations

from asked import View, answer, best


def choose(view: View, whim: int) -> str:
    board, choices = view["board"], view["choices"]
    seats, seat, step = board["seats"], view["seat"], choices[0].partition(":")[0]
    taken = {one["baron"] for number, one in enumerate(seats) if number != seat}
    own = seats[seat]["courtiers"]
    held = {county for number, one in enumerate(seats) if number != seat for county in one["courtiers"]}

    def county(word: str) -> float:
        kind, _, name = word.rpartition(":")
        if name in ("stay", "stop", "settle", "end"):
            return 1.0 if name == "settle" else 0.0
        return 2.0 - 4 * (name in taken) - 1.5 * (name in held) - (name in own) - 0.5 * (kind == "cross")

    if step == "commit_cards":
        wanted = max(1, seats[seat]["cards"] // 4)
        return best(choices, lambda word: closeness(word, wanted), whim)
    if step in ("cross_card", "roll_for_courtier"):
        order = ["x1", "x2", "x3", "end"]
        return best(choices, lambda card: -order.index(card), whim)
    if step == "place_free":
        return best(choices, lambda word: word == "place", whim)
    if step == "take_back":
        return best(choices, lambda word: word == "all", whim)
    return best(choices, county, whim)


def closeness(word: str, wanted: int) -> float:
    """How near to the wanted number of cards, small ones rather than large ones."""
    ones, twos, threes = map(int, word.split("/"))
    return -abs(ones + twos + threes - wanted) - (twos + 2 * threes) / 100


if __name__ == "__main__":
    answer(choose)
