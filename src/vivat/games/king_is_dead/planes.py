"""The words of an observation of The King is Dead, in the order in which `observe.py` puts them."""

from __future__ import annotations

from vivat.games.king_is_dead import data
from vivat.planes import Word, each, heads, number, plane

STEPS = data.STEPS[data.TURN : data.OVER]
SPLIT = 22  # steps in the first plane
WIDTH = (0, 3, 8, 9, 19, 4, 20, 18)  # by what a step asks for: its options
OPTIONS = sum(WIDTH[data.STEP_TABLE[step][data.ASKS]] for step in range(data.TURN, data.OVER))
POINTS = False  # whether points are won on the way
# What tells one kind of table from another, in a state.
TABLE_FIELDS = ("seats", "advanced", "open_discards", "readings")
SEATS = ("own", "next", "second_next", "third_next")
TABLE = ("advanced", "open_discards", "two", "three", "four", "one_hand", "plot_to_play", "share_last_tie")
COPIES = (*data.CARDS, "second_assemble")
PICKS = [str(pick) for pick in range(18)]


def words() -> list[Word]:
    return [
        *heads(20),
        plane("table", TABLE, "the seats and the options of the game"),
        plane("first_seat", SEATS, "who began"),
        number("struggles", 0, 8, "power struggles so far"),
        number("passes", 0, 4, "passes in a row"),
        plane("instability", ("none", "one", "two"), "instability discs on the board"),
        *each([f"supply.{faction}" for faction in data.FACTIONS], 0, 18, "followers in the supply"),
        plane("unseen", COPIES, "cunning cards whose place is not known"),
        plane("step.1", STEPS[:SPLIT], "what is asked"),
        plane("step.2", STEPS[SPLIT:], "what is asked"),
        plane("played", data.CARDS, "the card that is played"),
        plane("card", data.CARDS, "the card whose effect is carried out"),
        plane("level", [str(level) for level in range(6)], "the level of its effect"),
        *(plane(f"pick.{k}", PICKS, "what a step of the card has chosen") for k in (1, 2, 3)),
        plane("last_card", data.CARDS, "the effect of the newest action"),
        *(word for faction in data.FACTIONS for word in of_faction(faction)),
        plane("unstable", data.REGIONS, "regions with an instability disc"),
        plane("strongest", data.FACTIONS, "the faction that would be crowned now"),
        plane("second", data.FACTIONS, "the second strongest"),
        *(word for k in range(8) for word in of_space(k)),
        *(word for seat in SEATS for word in of_seat(seat)),
    ]


def of_faction(faction: str) -> list[Word]:
    few, many = ([f"{region}_{n}" for n in numbers for region in data.REGIONS] for numbers in ((1, 2, 3), (4, 5, 6)))
    return [
        plane(f"{faction}.few", few, "regions with at least 1, 2, 3 followers"),
        plane(f"{faction}.many", many, "regions with at least 4, 5, 6"),
        plane(f"{faction}.leads", data.REGIONS, "regions where it leads alone"),
        plane(f"{faction}.controls", data.REGIONS, "regions it controls"),
        number(f"{faction}.strength", 0, 136, "sixteen for each of them, and the newest struggle it won"),
    ]


def of_space(k: int) -> list[Word]:
    return [
        plane(f"road.{k}", data.REGIONS, f"the region contested after {k} more struggles"),
        *each([f"road.{k}.{faction}" for faction in data.FACTIONS], 0, 18, "followers there"),
    ]


def of_seat(seat: str) -> list[Word]:
    return [
        plane(f"{seat}.hand", COPIES, "cards in hand, as far as they are known"),
        number(f"{seat}.unseen", 0, 3, "cards in hand that are not known"),
        number(f"{seat}.cards", 0, 8, "cards it can play"),
        plane(f"{seat}.disc", data.REGIONS, "where its negotiation disc lies"),
        number(f"{seat}.last_action", 0, 32, "the number of its last action"),
        plane(f"{seat}.is", ("on_turn", "last_to_act", "own_side"), "its part now"),
        plane(f"{seat}.spent", data.CARDS, "cards it has played"),
        number(f"{seat}.sets", 0, 18, "complete sets of its side"),
        *each([f"{seat}.court.{faction}" for faction in data.FACTIONS], 0, 18, "followers in its court"),
        *each([f"{seat}.behind.{faction}" for faction in data.FACTIONS], -18, 18, "how many fewer than one's own"),
    ]
