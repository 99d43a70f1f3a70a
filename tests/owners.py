"""Boxes as owners may have them: random ones that can be, and sheets that cannot."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from vivat.games import all_ids, definition
from vivat.games.artus import box as artus
from vivat.games.long_live_the_king import box as long_live
from vivat.games.vive_le_roi import box as vive_le_roi

GAMES = [game for game in all_ids() if definition(game).box is not None]


def of_long_live_the_king(rng: random.Random) -> dict[str, Any]:
    while True:
        votes = long_live.votes()
        for county in votes:
            if county not in ("man", "sedberouie", "tateshale"):
                votes[county] = rng.randint(2, 4)
        if not list(long_live.wrong_votes(votes)):
            break
    near = {county: list(others) for county, others in long_live.neighbours().items()}
    free = [county for county in near if county not in ("wigemor", "sarisberie")]
    for _ in range(6):
        toggled = {county: list(others) for county, others in near.items()}
        one, other = rng.sample(free, 2)
        for a, b in ((one, other), (other, one)):
            toggled[a].remove(b) if b in toggled[a] else toggled[a].append(b)
        near = near if list(long_live.wrong_borders(toggled)) else toggled
    start = {}
    for group, (first, *_) in long_live.start().items():
        others = [county for county in near if county != first and not (group == "3" and county == "man")]
        start[group] = [first, *rng.sample(others, int(group) - 1)]
    return {"name": "random", "votes": votes, "neighbours": near, "start": start}


def of_artus(rng: random.Random) -> dict[str, Any]:
    free = [card for card in artus.KNIGHTS if card not in ("knight_3_6", "knight_1_5_both")]
    plates = [*artus.NAMED, 0, 0, 0, *rng.choices([*range(-15, 0), *range(1, 11)], k=5)]
    rng.shuffle(plates)
    crowns, turn = sorted(rng.sample(range(28), 4)), rng.randrange(4)
    return {
        "name": "random",
        "knights": {card: sorted(rng.choices(range(1, 10), k=2)) for card in free},
        "rings": {**dict.fromkeys(artus.RINGS, 1), rng.choice(artus.RINGS): 2},
        "plates": [0, *plates],
        "carpet": rng.sample(range(28), 6),
        "crowns": crowns[turn:] + crowns[:turn],
    }


def of_vive_le_roi(rng: random.Random) -> dict[str, Any]:
    cards = {f"fav_{number:02}": rng.sample(vive_le_roi.COURT, 6) for number in range(3, 27)}
    return {
        "name": "random",
        "favourites": cards,
        "seals": {card: rng.choice(names) for card, names in cards.items()},
        "names": {"tristan": f"Nom {rng.randrange(1000)}"},
        "kinds": {one: rng.choice(["woman", "man"]) for one in vive_le_roi.KINDRED},
    }


RANDOM: dict[str, Callable[[random.Random], dict[str, Any]]] = {
    "long_live_the_king": of_long_live_the_king,
    "artus": of_artus,
    "vive_le_roi": of_vive_le_roi,
}

PLATES = artus.Box().plates
FIVE = ["anna", "bridget", "eloise", "foidvo", "ouaf"]
WRONG: list[tuple[str, dict[str, Any], str]] = [  # game, box, the message that tells what is wrong
    ("long_live_the_king", {"votes": {"man": 3}}, "box-printed"),
    ("long_live_the_king", {"votes": {"oxeneford": 5}}, "long_live_the_king-box-votes"),
    ("long_live_the_king", {"votes": {"oxeneford": 3}}, "long_live_the_king-box-all"),
    ("long_live_the_king", {"votes": {"lincolia": 4, "oxeneford": 3}}, "long_live_the_king-box-example"),
    ("long_live_the_king", {"neighbours": {"lundonia": ["grentebrige"]}}, "long_live_the_king-box-neighbours"),
    ("long_live_the_king", {"neighbours": {"lundonia": ["oxeneford", "man"]}}, "long_live_the_king-box-mutual"),
    ("long_live_the_king", {"neighbours": {"lundonia": ["lundonia", "man"]}}, "long_live_the_king-box-twice"),
    ("long_live_the_king", {"neighbours": {"wigemor": ["man", "loncastre"]}}, "box-printed"),
    ("long_live_the_king", {"neighbours": {"lundonia": ["atlantis", "man"]}}, "long_live_the_king-box-county"),
    ("long_live_the_king", {"start": {"3": ["roucestre", "man", "lideford"]}}, "long_live_the_king-box-man"),
    ("long_live_the_king", {"start": {"4": ["tateshale"] * 4}}, "long_live_the_king-box-start"),
    ("long_live_the_king", {"start": {"5": ["man", "stadford", "lideford", "wigemor", "lundonia"]}}, "box-printed"),
    ("long_live_the_king", {"votes": {"atlantis": 2}}, "box-unknown"),
    ("artus", {"knights": {"knight_3_6": [3, 7]}}, "box-printed"),
    ("artus", {"knights": {"knight_1_4": [4, 1]}}, "artus-box-knight"),
    ("artus", {"knights": {"knight_7_9": [7, 10]}}, "artus-box-knight"),
    ("artus", {"rings": {"ring_any": 3}}, "artus-box-cards"),
    ("artus", {"rings": {"ring_silver": 0, "ring_any": 3}}, "artus-box-no-ring"),
    ("artus", {"plates": [*PLATES[:5], -16, *PLATES[6:]]}, "artus-box-plate"),
    ("artus", {"plates": [*PLATES[:3], -14, *PLATES[4:]]}, "artus-box-zeros"),
    ("artus", {"plates": [*PLATES[:27], 9]}, "artus-box-values"),
    ("artus", {"plates": [1, *PLATES[1:19], 0, *PLATES[20:]]}, "box-printed"),
    ("artus", {"plates": PLATES[:27]}, "box-length"),
    ("artus", {"carpet": [0, 0, 1, 2, 3, 28]}, "artus-box-chairs"),
    ("artus", {"crowns": [0, 14, 7, 21]}, "artus-box-clockwise"),
    ("vive_le_roi", {"favourites": {"fav_03": ["anna"] * 6}}, "vive_le_roi-box-six"),
    ("vive_le_roi", {"favourites": {"fav_03": [*FIVE, "jester"]}}, "vive_le_roi-box-six"),
    ("vive_le_roi", {"favourites": {"fav_03": ["arthur"]}}, "vive_le_roi-box-character"),
    ("vive_le_roi", {"favourites": {"fav_01": [*FIVE, "victoria"]}}, "box-printed"),
    ("vive_le_roi", {"seals": {"fav_02": "anna"}}, "box-printed"),
    ("vive_le_roi", {"seals": {"fav_04": "romeo"}}, "vive_le_roi-box-seal"),
    ("vive_le_roi", {"names": {"hector": "Anna"}}, "vive_le_roi-box-same"),
    ("vive_le_roi", {"names": {"hector": "x" * 25}}, "vive_le_roi-box-name"),
    ("vive_le_roi", {"names": {"hector": "a\u202eb"}}, "vive_le_roi-box-name"),
    ("vive_le_roi", {"names": {"anna": "Berta"}}, "box-unknown"),
    ("vive_le_roi", {"kinds": {"hector": "dog"}}, "vive_le_roi-box-kind"),
    ("vive_le_roi", {"name": "x" * 41, "kinds": {"hector": "woman"}}, "box-name"),
]  # fmt: skip
