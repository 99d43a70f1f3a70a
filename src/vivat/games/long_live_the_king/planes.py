"""The words of an observation of Long Live the King, in the order in which `observe.py` puts them."""

from __future__ import annotations

from vivat.games.long_live_the_king import data
from vivat.planes import Word, each, heads, number, plane

OPTIONS = 199  # (step, option), over all steps
POINTS = False  # whether points are won on the way
# What tells one kind of table from another, in a state.
TABLE_FIELDS = ("seats", "bonus_start", "quiet_limit", "readings")
SEATS = ("own", "next", "second_next", "third_next", "fourth_next")
TABLE = ("three", "four", "five", "bonus_start", "quiet_limit", *data.READINGS)


def words() -> list[Word]:
    return [
        *heads(56),
        plane("step", data.STEPS, "what is asked"),
        plane("table", TABLE, "the seats and the options of the game"),
        number("elections", 0, 10, "elections so far"),
        number("quiet", -1, 25, "quiet turns in a row; -1 once this turn is not quiet"),
        number("quiet_limit", 0, 25, "so many call an election"),
        *each([f"spent.{card}" for card in data.CARDS], 0, 60, "cards in the open discard pile"),
        plane("full", data.COUNTIES, "counties without room for a courtier"),
        plane("used", data.COUNTIES, "counties of this turn's journey"),
        plane("through", data.COUNTIES, "the county crossed or left"),
        plane("target", data.COUNTIES, "the county it leads to"),
        plane("came_from", data.COUNTIES, "where the baron stood before"),
        plane("contested", data.COUNTIES, "where the confrontation is"),
        plane("card", data.CARDS, "the card paid"),
        plane("fight", ("tied", "election_due"), "the tied roll again; an election will follow"),
        number("prize", 0, 4, "votes of the contested county"),
        number("dice_left", 0, 5, "dice still to roll"),
        *(word for seat in SEATS for word in of_seat(seat)),
    ]


def of_seat(seat: str) -> list[Word]:
    return [
        plane(f"{seat}.baron", data.COUNTIES, "its baron"),
        plane(f"{seat}.court", data.COUNTIES, "counties with courtiers of its"),
        plane(f"{seat}.two", data.COUNTIES, "with at least two"),
        plane(f"{seat}.three", data.COUNTIES, "with at least three"),
        plane(f"{seat}.is", ("active", "defender", "winner"), "its part now"),
        *each([f"{seat}.hand.{card}" for card in data.CARDS], 0, 60, "cards in hand, as far as they are known"),
        number(f"{seat}.cards", 0, 100, "cards in hand"),
        number(f"{seat}.reserve", 0, 17, "courtiers in its reserve"),
        number(f"{seat}.bonus", 0, 25, "bonus votes"),
        number(f"{seat}.votes", 0, 40, "county votes"),
        number(f"{seat}.counties", 0, 13, "counties it holds"),
        number(f"{seat}.over", -19, 19, "votes over the majority, if there were an election now"),
        number(f"{seat}.fewer_cards", -100, 100, "how many cards fewer than one's own"),
        *each([f"{seat}.laid.{card}" for card in data.CARDS], 0, 5, "cards it laid, as far as they are known"),
        number(f"{seat}.ones", 0, 5, "1s in the first roll"),
        number(f"{seat}.total", 0, 100, "the total of its newest roll"),
        number(f"{seat}.pieces", 0, 10, "what its pieces add in this confrontation"),
    ]
