"""Positions of Vive le Roi ! in compact notation: `table("throne anna; floor_5 ouaf", rest="floor_1 floor_2")`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

import vivat
from vivat.games.vive_le_roi import data

A = (
    "throne leonardo; floor_5 bridget jeanne; floor_4 anna guenievre hector romeo; floor_3 jester tristan; "
    "floor_2 ouaf; floor_1 eloise; wc_4 victoria; cell_3 merlin; cell_2 foidvo"
)
J = (
    "throne jester; floor_5 bridget romeo; floor_4 guenievre hector jeanne leonardo; floor_3 anna tristan; "
    "floor_2 ouaf; floor_1 eloise; wc_4 victoria; cell_3 merlin; cell_2 foidvo"
)
B = (
    "throne_side leonardo; throne bridget; floor_5 anna jeanne; floor_4 guenievre hector romeo tristan; "
    "floor_3 jester; floor_2 ouaf; floor_1 eloise; wc_4 victoria; cell_3 merlin; cell_2 foidvo"
)
START = (
    "floor_0 eloise; floor_1 anna bridget foidvo; floor_2 guenievre hector jeanne; "
    "floor_3 jester leonardo merlin ouaf; floor_4 romeo tristan victoria"
)  # after a placement of three or four units


def castle(text: str, rest: str = "", limit: int = 4) -> dict[str, list[str]]:
    """Places with their people; those who are not named fill the floors of `rest` one after the other."""
    places = {}
    for part in filter(None, (part.strip() for part in text.split(";"))):
        place, *people = part.split()
        places[place] = people
    named = [name for people in places.values() for name in people]
    others = [name for name in data.CHARACTERS if name not in named]
    for place in rest.split():
        people = places.setdefault(place, [])
        while others and (len(people) < limit or place == "supply"):
            people.append(others.pop(0))
    assert not others, f"no place for {others}"
    return {place: people for place, people in places.items() if people}


def unused(cards: Sequence[str | None], every: Sequence[str], number: int) -> list[str]:
    return [card for card in every if card not in cards][:number]


def table(
    text: str,
    *,
    rest: str = "",
    units: str = "1+1+1",
    step: str = "move_character",
    round: int = 1,
    first: int = 0,
    turn: int = 0,
    favourites: Sequence[str] = (),
    ambitions: Sequence[str] = (),
    no: Sequence[int] | None = None,
    ache: Sequence[int] | None = None,
    markers: Sequence[int] = (),
    speakers: Sequence[int] | None = None,
    emissary_card: str = "fav_26",
    emissary_marker: int = 40,
    emissary_no: int | None = None,
    emissary_ache: int = 1,
    kingmakers: Sequence[int] = (),
    below_11: Sequence[int] = (),
    hand: str | None = None,
    **options: Any,
) -> vivat.Match:
    """A match with typed chance at a position; what is not said is as at the start of a round."""
    game = vivat.game("vive_le_roi", units=units, **options)
    sizes = [int(size) for size in units.split("+")]
    seats, number = sum(sizes), len(sizes)
    with_emissary = game.options["emissary"]
    full = data.NO_CARDS[with_emissary][number]
    places = castle(text, rest, data.LIMITS[number])
    refused = sum(len(places.get(place, [])) for place in ("cell_3", "cell_2", "cell_1", "box"))
    if no is None:  # enough no cards are lost for those refused, by the last units first
        lost = [min(full, max(0, refused - full * unit)) for unit in range(number)]
        no = [full - cards for cards in reversed(lost)]
    held = [*favourites]
    held += unused([*held, emissary_card], data.FAVOURITES, seats - len(held))
    begins = [sum(sizes[:unit]) for unit in range(number)]
    position: dict[str, Any] = {
        "step": step,
        "round": round,
        "first": first,
        "turn": turn,
        "places": places,
        "units": [
            {
                "speaker": speakers[unit] if speakers else begins[unit],
                "no": no[unit],
                "stomach_ache": ache[unit] if ache is not None else 1,
            }
            for unit in range(number)
        ],
        "seats": [{"marker": markers[seat] if markers else 20, "favourites": held[seat]} for seat in range(seats)],
        "kingmakers": list(kingmakers),
        "opener": kingmakers[-1] if kingmakers else None,
        "below_11": list(below_11),
        "hand": hand,
    }
    if with_emissary:
        position["emissary"] = {
            "marker": emissary_marker,
            "no": full if emissary_no is None else emissary_no,
            "stomach_ache": emissary_ache,
            "favourites": emissary_card,
        }
    if game.options["ambition"]:
        deal_ambitions(position["seats"], sizes, begins, list(ambitions))
    return game.load(position)


def ballot(text: str, **more: Any) -> vivat.Match:
    """Somebody stands before the throne, and everybody is about to vote."""
    return table(text, step="cast_vote", **more)


def over(text: str, **more: Any) -> vivat.Match:
    """Finished: unit 0 made the king of the last round, unless another is named."""
    return table(text, step="over", round=3, **{"kingmakers": [0], **more})


def deal_ambitions(seats: list[dict[str, Any]], sizes: list[int], begins: list[int], kept: list[str]) -> None:
    """Every seat keeps the card named for it and was offered another one too; more than 8 seats: VR-R19."""
    kept += unused(kept, data.AMBITIONS, len(seats) - len(kept))
    spare = unused(kept, data.AMBITIONS, 16)
    for seat, card in enumerate(kept):
        seats[seat]["ambition"] = card
        if len(seats) <= 8:
            seats[seat]["offered"] = [card, spare.pop()]
    if len(seats) > 8:
        for size, begin in zip(sizes, begins, strict=True):
            second = kept[begin + 1] if size == 2 else spare.pop()
            seats[begin]["offered"] = [kept[begin], second]


# ---- facts -----------------------------------------------------------------------------------------------------------


def facts(match: vivat.Match, kind: str, viewer: int | None = None) -> list[dict[str, Any]]:
    """The facts of one kind, oldest first, as this viewer may know them: their content without the name of the kind."""
    told = [msgspec.to_builtins(fact) for _, fact in match.facts(viewer)]
    return [{name: value for name, value in fact.items() if name != "fact"} for fact in told if fact["fact"] == kind]


def fact(match: vivat.Match, kind: str, viewer: int | None = None) -> dict[str, Any]:
    """The newest of that kind."""
    return facts(match, kind, viewer)[-1]


# ---- playing ---------------------------------------------------------------------------------------------------------


def move(match: vivat.Match, *characters: str) -> None:
    """The unit in turn moves each of these, one after the other."""
    for character in characters:
        (seat,) = match.waiting_for
        match.choose(int(seat), f"move_character:{character}")


def vote(match: vivat.Match, *votes: str, emissary: str | None = None) -> None:
    """The units vote in order, "y", "n" or "s"; then the Emissary's card, if one is turned up."""
    letters = {"y": "yes", "n": "no", "s": "stomach_ache"}
    speakers = [unit["speaker"] for unit in match.position()["units"]]
    given = "".join(votes)
    if len(given) == 1:
        given *= len(speakers)
    for speaker, letter in zip(speakers, given, strict=True):
        match.choose(speaker, f"cast_vote:{letters[letter]}")
    if emissary:
        match.happen(f"emissary_vote:{emissary}")


def deal(match: vivat.Match, **kinds: str) -> None:
    """Typed outcomes, the first that is possible wherever none is named: first="2", favourites="fav_01 fav_02"."""
    named = {kind: words.split() for kind, words in kinds.items()}
    while match.waits_for_chance:
        possible = list(match.outcomes())
        kind = possible[0].partition(":")[0]
        wanted = named.get(kind, [])
        match.happen(f"{kind}:{wanted.pop(0)}" if wanted else possible[0])


def place_of(match: vivat.Match, character: str) -> str:
    (place,) = [place for place, people in match.position()["places"].items() if character in people]
    return str(place)


def on(match: vivat.Match, place: str) -> list[str]:
    people: list[str] = match.position()["places"].get(place, [])
    return people


def markers(match: vivat.Match) -> list[int]:
    return [seat["marker"] for seat in match.position()["seats"]]


def emissary_marker(match: vivat.Match) -> int:
    marker: int = match.position()["emissary"]["marker"]
    return marker


def unit(match: vivat.Match, number: int) -> dict[str, Any]:
    found: dict[str, Any] = match.position()["units"][number]
    return found


def speaking(match: vivat.Match) -> int:
    (seat,) = match.waiting_for
    return int(seat)


def movable(match: vivat.Match) -> set[str]:
    return {choice.partition(":")[2] for choice in match.choices(speaking(match))}


def place(match: vivat.Match, *placements: str) -> None:
    """The units in turn place: "anna 1" is a character and its floor."""
    for placement in placements:
        character, floor = placement.split()
        match.choose(speaking(match), f"place_character:{character}", f"place_floor:floor_{floor}")


WITH_EMISSARY: dict[str, Any] = {  # an election in which he votes
    "rest": "floor_1 floor_2 floor_4",
    "emissary": True,
    "emissary_card": "fav_01",
    "step": "cast_vote",
}


def jester_elected(stop: str, marker: int) -> vivat.Match:
    """The Jester is put to the vote; the first seat has set its heart on him, and its marker stands there."""
    return table(
        J,
        step="cast_vote",
        favourites=["fav_02"],
        ambition=True,
        ambitions=["jester_king"],
        stop_at_zero=stop,
        markers=[marker, 20, 20],
    )
