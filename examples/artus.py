"""Artus: a knight pays what its new chair is worth, so play the card and move the knight that pay most at once.

Without a knight that gains anything, give a ring or move a prince. Draw from the knights.
"""

from __future__ import annotations

from asked import View, answer, best


def choose(view: View, whim: int) -> str:
    board, choices = view["board"], view["choices"]
    chairs, knights = board["chairs"], board["seats"][view["seat"]]["knights"]
    step = choices[0].partition(":")[0]
    if step == "place_knight":
        return best(choices, lambda chair: chairs[int(chair)]["value"], whim)
    if step == "play_card":
        return best(choices, lambda card: max(pays(chairs, knight, card) for knight in knights), whim)
    if step == "pick_figure" and board["card"].startswith("knight"):
        return best(choices, lambda chair: pays(chairs, int(chair), board["card"]), whim)
    if step == "pick_steps" and board["card"].startswith("knight"):
        at = board["figure"]
        return best(choices, lambda steps: chairs[(at + int(steps)) % len(chairs)]["value"], whim)
    if step == "pick_pile":
        return best(choices, lambda pile: pile == "knight", whim)
    return choices[whim % len(choices)]


def pays(chairs: list[dict[str, int]], knight: int, card: str) -> int:
    """The most a knight on this chair gains by the card; 0 for cards that move no knight."""
    if not card.startswith("knight"):
        return 0
    _, least, most, *both = card.split("_")
    steps = [*range(int(least), int(most) + 1)]
    steps += [-far for far in steps] if both else []
    return max(chairs[(knight + far) % len(chairs)]["value"] for far in steps)


if __name__ == "__main__":
    answer(choose)
