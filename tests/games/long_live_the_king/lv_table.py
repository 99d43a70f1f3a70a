"""Positions and play in a few words, as the rules write them in section 11.

    match = table(P4, to_move="A")
    play(match, "A move:step:wigemor", "dice 4 3", "deal")
    assert stands(match, "A") == "tateshale 2, loncastre 1, wigemor B"

Seats are A to E. A line of a position is `A: tateshale 2, loncastre 1+B; 5/3/1`, then `; bonus 4` if there is one.
"""

from __future__ import annotations

from typing import Any

import vivat
from vivat.games.long_live_the_king import data

P4 = """
    A: tateshale 2, loncastre 1+B; 5/3/1
    B: grentebrige 3+B, lincolia 1; 6/4/0
    C: roucestre 2, oxeneford 2+B; 6/3/1
    D: lideford 2+B; 12/7/1
"""
P3 = """
    A: roucestre 2, lundonia 1+B; 6/4/1
    B: sedberouie 2, tateshale 2+B; 6/4/1
    C: lideford 2, wigemor 2+B; 6/4/1
"""
# Before the fifth election, by which A or B will be king; C is about to spend his last card.
CLOSE = """
    A: stadford 1+B, wigemor 1; {a}; bonus 15
    B: tateshale 1+B, grentebrige 1; {b}; bonus 12
    C: oxeneford 1+B, lundonia 1; 1/0/0; bonus 4
    D: lideford 1+B, sarisberie 1; 9/5/0; bonus 9
"""
# Two groups with equal votes and equally many cards.
TIES = """
    A: loncastre 1+B; 2/0/0
    B: oxeneford 2+B; 2/0/0
    C: tateshale 2+B; 2/0/0
    D: lincolia 2+B; 2/0/0
"""
STAY_AND_SPEND = "place_free:place roll_for_courtier:x1"
SEATS = "ABCDE"


def cards(text: str) -> dict[str, int]:
    return dict(zip(data.CARDS, map(int, text.split("/")), strict=True))


def seat_line(line: str) -> dict[str, Any]:
    where, hand, *rest = [part.strip() for part in line.split(":")[1].split(";")]
    seat: dict[str, Any] = {"baron": None, "courtiers": {}, "hand": cards(hand), "known": cards(hand)}
    for place in where.split(","):
        county, _, pieces = place.strip().partition(" ")
        number = pieces.removesuffix("B").removesuffix("+")
        if number:
            seat["courtiers"][county] = int(number)
        if pieces.endswith("B"):
            seat["baron"] = county
    for extra in rest:
        seat["bonus"] = int(extra.removeprefix("bonus "))
    return seat


def with_seats(text: str, **lines: str) -> str:
    """A position with the lines of some seats changed: with_seats(P4, A="lideford B; 0/1/0")."""
    for name, line in lines.items():
        text = "\n".join(f"{name}: {line}" if row.strip().startswith(f"{name}:") else row for row in text.split("\n"))
    return text


def with_hands(text: str, **hands: str) -> str:
    """A position with some hands changed: with_hands(P4, A="0/1/0")."""
    rows = [row.strip() for row in text.strip().split("\n")]
    return with_seats(text, **{row[0]: f"{row.split(':')[1].split(';')[0].strip()}; {hands[row[0]]}"
                               for row in rows if row[0] in hands})  # fmt: skip


def with_bonus(text: str, *numbers: int) -> str:
    """A position with bonus votes for each seat."""
    rows = [row.strip() for row in text.strip().split("\n")]
    return "\n".join(f"{row}; bonus {number}" for row, number in zip(rows, numbers, strict=True))


def position(text: str, to_move: str = "A", options: dict[str, Any] | None = None, **changes: Any) -> dict[str, Any]:
    """The beginning of a turn."""
    seats = [seat_line(line) for line in text.strip().split("\n")]
    active = SEATS.index(to_move)
    spent = {kind: data.SET[number] * len(seats) - sum(seat["hand"][kind] for seat in seats)
             for number, kind in enumerate(data.CARDS)}  # fmt: skip
    content = {
        "game": data.ID,
        "options": vivat.game(data.ID, players=len(seats), **(options or {})).options,
        "step": "move",
        "active": active,
        "seats": seats,
        "discard_open": spent,
        "discard_face_down": cards("0/0/0"),
        "journey": [seats[active]["baron"]],
        "move": {},
        "quiet_turns": 0,
        "quiet_so_far": True,
        "elections": 0,
    }
    return content | changes


def table(text: str, to_move: str = "A", options: dict[str, Any] | None = None, **changes: Any) -> vivat.Match:
    """A match with typed chance that goes on from there."""
    return vivat.load(position(text, to_move, options, **changes))


def play(match: vivat.Match, *steps: str) -> vivat.Match:
    """`A move:stay`; `dice 4 3`; `draw x1 x2`; `deal` draws whatever is there until the redistribution is over."""
    for step in steps:
        who, *words = step.split()
        if who == "dice":
            for die in words:
                match.happen(f"die:{die}")
        elif who == "draw":
            for word in words:
                match.happen(f"draw:{word}")
        elif who == "deal":
            while match.state.step == data.REDISTRIBUTION:
                match.happen(next(iter(match.outcomes())))
        else:
            for word in words:
                match.choose(SEATS.index(who), word)
    return match


def seat_of(match: vivat.Match, seat: str) -> dict[str, Any]:
    content: dict[str, Any] = match.position()["seats"][SEATS.index(seat)]
    return content


def stands(match: vivat.Match, seat: str) -> str:
    """Where the pieces of a seat are, in the order of the counties: `tateshale 2, loncastre 1+B`."""
    content = seat_of(match, seat)
    found = []
    for county in data.COUNTIES:
        courtiers = str(content["courtiers"].get(county, ""))
        baron = "B" if content["baron"] == county else ""
        if courtiers or baron:
            found.append(f"{county} {'+'.join(filter(None, (courtiers, baron)))}")
    return ", ".join(found)


def holds(match: vivat.Match, seat: str, county: str) -> str:
    """The pieces of a seat in one county: `2+B`, or nothing."""
    return dict(place.split(" ") for place in stands(match, seat).split(", ")).get(county, "")


def hand(match: vivat.Match, seat: str) -> str:
    return "/".join(str(number) for number in seat_of(match, seat)["hand"].values())


def hands(match: vivat.Match) -> list[int]:
    """The numbers of cards."""
    return list(match.state.size[: match.seats])


def bonuses(match: vivat.Match) -> list[int]:
    return [seat["bonus"] for seat in match.position()["seats"]]


def votes(match: vivat.Match) -> list[int]:
    return [seat["votes"] for seat in match.position()["seats"]]


def discards(match: vivat.Match) -> int:
    content = match.position()
    return sum([*content["discard_open"].values(), *content["discard_face_down"].values()])


def offers(match: vivat.Match, seat: str) -> set[str]:
    """What a seat is offered, without the name of the step."""
    return {word.split(":", 1)[1] for word in match.choices(SEATS.index(seat))}


def step(match: vivat.Match) -> str:
    return data.STEPS[match.state.step]


def behind(match: vivat.Match, seat: str, county: str) -> set[str]:
    """Where a crossing of this county could lead."""
    trial = vivat.load(match.position())
    words = [word for word in trial.choices(SEATS.index(seat)) if word.endswith(f"cross:{county}")]
    trial.choose(SEATS.index(seat), words[0])
    return offers(trial, seat)


def facts_of(match: vivat.Match, seat: int | None = None) -> list[Any]:
    """What happened, as a seat or a spectator may know it."""
    return [fact for _, fact in match.facts(seat)]


def in_confrontation(committed: str = "") -> vivat.Match:
    """B has entered Wigemor; these seats have laid two x1."""
    match = play(table(P3, "B"), "B move:step:wigemor")
    return play(match, *(f"{seat} commit_cards:2/0/0" for seat in committed))


def seen(match: vivat.Match, seat: int | None) -> dict[str, Any]:
    board: dict[str, Any] = match.view(seat)["board"]
    return board
