"""The King is Dead: be ahead at court in the faction that seems to win.

Any card or a pass; its followers go where power is struggled for next, others away from there. Summon from where it
loses anyway, or has more than it needs.
"""

from __future__ import annotations

from typing import Any

from asked import View, answer, best

FACTIONS = ("scots", "welsh", "english")
SUPPORT = {"scots": "scottish_support", "welsh": "welsh_support", "english": "english_support"}


def lead(followers: dict[str, int], faction: str) -> int:
    """How many followers the faction is ahead of the next, below 0 behind."""
    return followers.get(faction, 0) - max(followers.get(other, 0) for other in FACTIONS if other != faction)


def mine(board: dict[str, Any], seat: int) -> str:
    """The faction to have more of than the others, and no more than that: whoever summons many of one weakens it."""
    regions = board["regions"].values()
    courts = [one["court"] for one in board["seats"]]

    def wanted(faction: str) -> float:
        discs = sum(found.get("disc") == faction for found in regions)
        leads = sum("disc" not in found and lead(found, faction) > 0 for found in regions)
        ahead = courts[seat][faction] - max(court[faction] for other, court in enumerate(courts) if other != seat)
        return discs + leads / 2 - ahead

    return max(FACTIONS, key=wanted)


def choose(view: View, whim: int) -> str:
    board, choices = view["board"], view["choices"]
    faction, step = mine(board, view["seat"]), choices[0].partition(":")[0]
    regions = board["regions"]
    contested = board["spaces"][board["struggles"]]["region"] if board["struggles"] < 8 else ""
    if step == "turn":
        return choices[whim % len(choices)]
    if step == "summon_region":
        return best(choices, lambda word: surplus(regions[word], faction, word == contested), whim)
    if choices[0].partition(":")[2] in regions:  # somewhere to place or to exchange
        near = -1 if placed(board, step) in set(FACTIONS) - {faction} else 1  # others are kept away
        return best(choices, lambda word: near * ((word == contested) - abs(lead(regions[word], faction)) / 10), whim)
    if step in ("summon_follower", "manoeuvre_follower_2", "outmanoeuvre_bundle"):
        return best(choices, lambda word: word.count(faction), whim)
    return best(choices, lambda word: -word.count(faction), whim)


def placed(board: dict[str, Any], step: str) -> str:
    """The faction of the follower that is placed at this step; empty at an exchange."""
    if step == "support_region":
        return next(faction for faction, card in SUPPORT.items() if card == board["playing"]["card"])
    return step.removeprefix("assemble_") if step.startswith("assemble_") else ""


def surplus(followers: dict[str, int], faction: str, contested: bool) -> float:
    """How well a follower of the faction can be spared there: best where it does not win anyway."""
    if not followers.get(faction, 0):
        return -9.0
    ahead = lead(followers, faction)
    return (3.0 if ahead < 0 else ahead - 2.0) - (5 if contested and ahead >= 0 else 0)


if __name__ == "__main__":
    answer(choose)
