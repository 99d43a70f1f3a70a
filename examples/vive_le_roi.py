"""Vive le Roi !: favourites go up, and on the throne sits one of them or nobody.

Place a favourite as high as there is room and anybody else as low; move the favourite who stands lowest; vote yes for
a favourite and no for anybody else while there is a card left.
"""

from __future__ import annotations

from asked import View, answer, best


def choose(view: View, whim: int) -> str:
    board, choices = view["board"], view["choices"]
    own = board["seats"][view["seat"]]["favourites"]
    favourites = set(own["names"]) if own else set()
    place = {name: floor for floor, names in board["places"].items() for name in names}
    step = choices[0].partition(":")[0]
    if step == "place_character":
        return best(choices, lambda name: name in favourites, whim)
    if step == "place_floor":
        high = 1 if board["hand"] in favourites else -1
        return best(choices, lambda floor: high * int(floor[-1]), whim)
    if step == "move_character":
        return best(choices, lambda name: (name in favourites) * (9 - int(place[name][-1])), whim)
    if step == "cast_vote":
        crowned = place_of_throne(board)
        order = ["yes", "stomach_ache", "no"] if crowned in favourites else ["no", "stomach_ache", "yes"]
        return best(choices, lambda card: -order.index(card), whim)
    return choices[whim % len(choices)]


def place_of_throne(board: dict[str, dict[str, list[str]]]) -> str:
    """Who stands on the throne, for whom or against whom all vote."""
    return next((names[0] for floor, names in board["places"].items() if "throne" in floor and names), "")


if __name__ == "__main__":
    answer(choose)
