"""The words of an observation of Artus, in the order in which `observe.py` puts them."""

from __future__ import annotations

from vivat.games.artus import data
from vivat.planes import Word, each, heads, number, plane

OPTIONS = 138  # (step, option), over all steps
POINTS = True  # whether points are won on the way
PLATES = [f"plate_{plate}" for plate in range(data.CHAIRS)]
COPIES = [f"{card}_{k}" for k, card in enumerate(data.CARDS)]
# What tells one kind of table from another, in a state.
TABLE_FIELDS = ("seats", "level")
SEATS = ("own", "next", "second_next", "third_next")
GOALS = [f"forward_{k}" for k in range(1, 10)] + [f"backward_{k}" for k in range(1, 6)]
TABLE = ("advanced", "two", "three", "four", "none_left", "one_left", "two_left", "king_is_silver")


def words() -> list[Word]:
    return [
        *heads(data.CHAIRS),
        plane("step", data.STEPS[data.PLACE_KNIGHT : data.DRAW], "what is asked"),
        plane("table", TABLE, "the level, the seats, cards to play or to draw in this turn, the King's metal"),
        plane("first_seat", SEATS, "who began"),
        plane("card", COPIES, "the card that is carried out"),
        plane("figure", PLATES, "the chair of the figure it moves; plate 0 is the King's chair, as everywhere"),
        plane("carpet", PLATES, "the chairs on the carpet"),
        plane("silver", PLATES, "silver princes"),
        plane("bronze", PLATES, "bronze princes"),
        plane("two_rings", PLATES, "princes that the next ring crowns"),
        *(word for seat in SEATS for word in of_seat(seat)),
        *each([f"goal.{goal}" for goal in GOALS], -15, 10, "the value of the chair the figure would move to"),
        plane("goal.own", GOALS, "a knight of one's own sits there"),
        plane("goal.other", GOALS, "another knight sits there"),
        plane("goal.royal", GOALS, "a prince or the King sits there"),
        *each([f"set.{k}" for k in range(10)], -42, 30, "what a set of knights would score"),
    ]


def of_seat(seat: str) -> list[Word]:
    return [
        plane(f"{seat}.knights", PLATES, "knights"),
        plane(f"{seat}.hand", COPIES, "cards in hand, as far as they are known"),
        plane(f"{seat}.unplayed", COPIES, "cards in the piles, or in a hand that is not known"),
        *each([f"{seat}.held.{pile}" for pile in data.PILES], 0, 8, "cards of that back in the hand"),
        *(number(f"{seat}.behind.{most}", -most, most, "how far it is behind in points") for most in (8, 32, 255)),
    ]
