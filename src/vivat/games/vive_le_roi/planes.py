"""The words of an observation of Vive le Roi !, in the order in which `observe.py` puts them."""

from __future__ import annotations

from vivat.games.vive_le_roi import data
from vivat.planes import Word, heads, number, plane

OPTIONS = 53  # (step, option), over all steps
POINTS = True  # whether points are won on the way
# What tells one kind of table from another, in a state.
TABLE_FIELDS = ("seats", "units", "teams", "ambition", "banned", "emissary", "wedding", "readings")
UNITS = ("own", *(f"after_{k}" for k in range(1, 8)))
SIZES = [f"{units}_units" for units in data.UNITS]
TABLE = (*SIZES, "teams", "ambition", "banned", "emissary", "wedding", "five_each", "stop_first")


def words() -> list[Word]:
    return [
        *heads(16),
        plane("step", data.STEPS, "what is asked"),
        plane("table", TABLE, "the units and the options of the game"),
        plane("round", ("first", "second", "third", "crowned"), "the round; somebody was crowned in it"),
        plane("first_unit", UNITS, "who began the round"),
        plane("turn", UNITS, "whose turn it is"),
        number("placed", 0, 13, "characters placed"),
        plane("in_hand", data.CHARACTERS, "the character about to be placed"),
        plane("full", data.PLACES[:6], "floors without room"),
        *(word for place in data.PLACES for word in of_place(place)),
        plane("favourites", data.CHARACTERS, "one's own"),
        plane("partner", data.CHARACTERS, "those of the partner; of a lone seat its own"),
        plane("offered", data.AMBITIONS, "ambition cards dealt to one"),
        plane("ambition", data.AMBITIONS, "one's own"),
        plane("partner_ambition", data.AMBITIONS, "that of the partner, if it is known"),
        plane("fulfilled", ("yes",), "one's ambition would be fulfilled now"),
        number("worth", -20, 40, "one's favourites where they are"),
        number("worth_of_jester", -40, 20, "the same if the Jester were crowned"),
        plane("movable", data.CHARACTERS, "characters that can move"),
        plane("emissary", data.CHARACTERS, "favourites of the Emissary"),
        number("emissary.no", 0, 4, "his no cards"),
        number("emissary.ache", 0, 1, "his stomach-ache cards"),
        number("emissary.behind", -120, 120, "how far his marker is behind one's own"),
        *(word for unit in UNITS for word in of_unit(unit)),
    ]


def of_place(place: str) -> list[Word]:
    return [
        plane(place, data.CHARACTERS, "who is there"),
        plane(f"{place}.favourites", data.CHARACTERS, "one's favourites among them"),
    ]


def of_unit(unit: str) -> list[Word]:
    return [
        number(f"{unit}.no", 0, 4, "its no cards"),
        number(f"{unit}.ache", 0, 1, "its stomach-ache cards"),
        number(f"{unit}.behind.8", -8, 8, "how far its marker is behind one's own"),
        number(f"{unit}.behind.60", -60, 60, "the same, further"),
        plane(f"{unit}.favourites", data.CHARACTERS, "its favourites, once they lie open"),
        number(f"{unit}.refused", 0, 4, "no cards it has spent"),
        plane(f"{unit}.is", ("kingmaker", "opener"), "it has crowned somebody, and will begin the next round"),
    ]
