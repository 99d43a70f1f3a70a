"""The box of Vive le Roi ! as its owner may correct it: VR-1.2 and VR-1.4 tell what of the cards is sure."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Any

from msgspec import Meta, Struct, field

from vivat import box as boxes
from vivat import locale
from vivat.box import CONFIDENCE, Entry
from vivat.engine import bits
from vivat.errors import BoxProblem, Things
from vivat.games.vive_le_roi import data
from vivat.games.vive_le_roi.rules import ViveLeRoi

COURT = data.CHARACTERS[:-1]  # VR-1.3: the Jester is on no card
NAMED = tuple(one for one in COURT if data.confidence("CHARACTERS", one) == "reconstructed")
KINDRED = tuple(one for one in COURT if data.confidence("KINDS", one) == "reconstructed")
FAVOURITES = 6
EXAMPLE = ("fav_01", "fav_02")  # VR-1.4: read off the scoring example of the text, with their seals
MOST_NAME = 24  # characters

Card = Annotated[list[str], Meta(max_length=13)]


def favourites() -> dict[str, Card]:
    return {card: named(data.FAVOURITES_CARDS[number][data.NAMES]) for number, card in enumerate(data.FAVOURITES)}


def seals() -> dict[str, str]:
    return {card: named(data.FAVOURITES_CARDS[number][data.BANNED])[0] for number, card in enumerate(data.FAVOURITES)}


def named(characters: int) -> list[str]:
    return [data.CHARACTERS[character] for character in bits.members(characters)]


def kinds() -> dict[str, str]:
    return {one: data.KINDS[data.CHARACTERS.index(one)] for one in KINDRED}


class Box(Struct, frozen=True, forbid_unknown_fields=True):
    """The favourites cards and the characters; by default as we believe them to be. A name that is empty is ours."""

    favourites: dict[str, Card] = field(default_factory=favourites)
    seals: dict[str, str] = field(default_factory=seals)
    names: dict[str, str] = field(default_factory=lambda: dict.fromkeys(NAMED, ""))
    kinds: dict[str, str] = field(default_factory=kinds)

    def __post_init__(self) -> None:
        """VR-1.4: the order of the names on a card means nothing."""
        for names in self.favourites.values():
            names.sort()


def entries() -> list[Entry]:
    cards = [(part, card) for part in ("favourites", "seals") for card in data.FAVOURITES]
    people = [("names", one, "CHARACTERS") for one in NAMED] + [("kinds", one, "KINDS") for one in KINDRED]
    return [
        *(
            Entry(f"{part}.{card}", part, None, number_of(card), "printed" if card in EXAMPLE else "guessed", "VR-1.4")
            for part, card in cards
        ),
        *(
            Entry(f"{part}.{one}", part, f"{data.ID}-{one}", None, sure(table, one), "VR-1.2")
            for part, one, table in people
        ),
    ]


def sure(table: str, entry: str) -> boxes.Confidence:
    return CONFIDENCE[data.confidence(table, entry)]


def number_of(card: str) -> int:
    return data.FAVOURITES.index(card) + 1


# ---- what must hold --------------------------------------------------------------------------------------------------


def problems(box: Box) -> list[BoxProblem]:
    return [*wrong_cards(box), *wrong_names(box.names), *wrong_kinds(box.kinds)]


def wrong_cards(box: Box) -> Iterator[BoxProblem]:
    for card, names in box.favourites.items():
        at, number = [f"favourites.{card}"], number_of(card)
        if strange := [name[:40] for name in names if name not in data.CHARACTERS]:
            yield BoxProblem("vive_le_roi-box-character", "VR-1.2", card=number, found=strange, at=at)
        elif len(names) != FAVOURITES or len(set(names) & set(COURT)) != FAVOURITES:
            yield BoxProblem("vive_le_roi-box-six", "VR-1.4", card=number, at=at)
        elif box.seals[card] not in names:
            yield BoxProblem("vive_le_roi-box-seal", "VR-1.4", card=number, at=[f"seals.{card}"])


def wrong_names(names: Mapping[str, str]) -> Iterator[BoxProblem]:
    for one, name in names.items():
        if len(name) > MOST_NAME or not boxes.is_line(name):
            about = Things([f"{data.ID}-{one}"])
            yield BoxProblem("vive_le_roi-box-name", "VR-1.2", character=about, most=MOST_NAME, at=[f"names.{one}"])
    for language in locale.LANGUAGES:
        called = {one: names.get(one) or locale.say(f"{data.ID}-{one}", language) for one in data.CHARACTERS}
        for one in names:
            if sum(other.casefold() == called[one].casefold() for other in called.values()) > 1:
                yield BoxProblem("vive_le_roi-box-same", "VR-1.2", name=called[one][:40], at=[f"names.{one}"])
                return


def wrong_kinds(kinds: Mapping[str, str]) -> Iterator[BoxProblem]:
    for one, kind in kinds.items():
        if kind not in ("woman", "man"):
            about = Things([f"{data.ID}-{one}"])
            yield BoxProblem("vive_le_roi-box-kind", "VR-1.2", character=about, at=[f"kinds.{one}"])


# ---- playing with it -------------------------------------------------------------------------------------------------


def put(options: Mapping[str, Any], state: ViveLeRoi) -> None:
    """The box that the options name, into a state that has not begun."""
    box = boxes.of_options(Box, options)
    if box is not None:
        state.banned = int(options["banned"])
        for number, card in enumerate(data.FAVOURITES):
            names = sum(bits.one(data.CHARACTERS.index(name)) for name in box.favourites[card])
            state.put_card(number, names, data.CHARACTERS.index(box.seals[card]))
        women = {one for one, kind in box.kinds.items() if kind == "woman"}
        state.women = data.WOMEN & ~set_of(KINDRED) | set_of(women)
        state.men = data.MEN & ~set_of(KINDRED) | set_of(set(KINDRED) - women)


def set_of(people: Any) -> int:
    return sum(bits.one(data.CHARACTERS.index(one)) for one in people)


def names(box: Box, language: str) -> dict[str, str]:
    """The characters that its owner calls otherwise."""
    return {one: name for one, name in box.names.items() if name}
