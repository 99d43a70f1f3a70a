"""The box of Artus as its owner may correct it: AR-R1 to AR-R4 tell what of the lost pictures and lists is sure."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Any

from msgspec import Meta, Struct, field

from vivat import box as boxes
from vivat import locale
from vivat.box import CONFIDENCE, Entry
from vivat.engine import bits
from vivat.errors import BoxProblem, Things
from vivat.games.artus import data
from vivat.games.artus.rules import Artus

KNIGHTS = data.CARDS[: data.KNIGHT_CARDS]
RINGS = data.CARDS[data.RING_SILVER : data.RING_ANY + 1]
RING_CARDS = 4  # AR-1.18
FARTHEST = 9  # chairs forward; no card is known to go farther
YELLOW_PLATES = 3  # AR-1.9
LOWEST, HIGHEST = -15, 10
NAMED = (10, 8, 7, 6, 5, 4, 3, 2, 1, -1, -2, -3, -4, -5, -6, -7, -9, -12, -15)  # values in the text and its examples

Range = Annotated[list[int], Meta(max_length=2)]
Row = Annotated[list[int], Meta(max_length=data.CHAIRS)]


def knights() -> dict[str, Range]:
    return {card: list(data.MOVES[number][:2]) for number, card in enumerate(KNIGHTS)}


def rings() -> dict[str, int]:
    return {card: data.CARDS.count(card) for card in RINGS}


class Box(Struct, frozen=True, forbid_unknown_fields=True):
    """The table and the cards of a player; by default as we believe them to be."""

    knights: dict[str, Range] = field(default_factory=knights)
    rings: dict[str, int] = field(default_factory=rings)
    plates: Row = field(default_factory=lambda: list(data.PLATES))
    carpet: Row = field(default_factory=lambda: list(data.CARPET_CHAIRS))
    crowns: Row = field(default_factory=lambda: list(data.CROWN_CHAIRS))

    def __post_init__(self) -> None:
        """Two lists of the same carpet chairs are one box."""
        self.carpet.sort()


def entries() -> list[Entry]:
    cards = [("knights", card, "AR-R3") for card in KNIGHTS] + [("rings", card, "AR-R4") for card in RINGS]
    return [
        *(
            Entry(f"{part}.{card}", part, f"{data.ID}-{card}", None, CONFIDENCE[data.CONFIDENCE[card]], rule)
            for part, card, rule in cards
        ),
        Entry("plates.0", "plates", None, 0, "printed", "AR-1.9"),
        *places("plates", range(1, data.CHAIRS), "PLATES", "AR-R2"),
        *places("carpet", range(len(data.CARPET_CHAIRS)), "CARPET_CHAIRS", "AR-R1"),
        *places("crowns", range(len(data.CROWN_CHAIRS)), "CROWN_CHAIRS", "AR-R1"),
    ]


def places(part: str, numbers: Sequence[int], table: str, rule: str) -> Iterator[Entry]:
    sure = CONFIDENCE[data.CONFIDENCE[table]]
    return (Entry(f"{part}.{number}", part, None, number, sure, rule) for number in numbers)


# ---- what must hold --------------------------------------------------------------------------------------------------


def problems(box: Box) -> list[BoxProblem]:
    return [*wrong_knights(box.knights), *wrong_rings(box.rings), *wrong_plates(box.plates), *wrong_chairs(box)]


def wrong_knights(knights: Mapping[str, Sequence[int]]) -> Iterator[BoxProblem]:
    for card, reach in knights.items():
        if len(reach) != 2 or not 1 <= reach[0] <= reach[1] <= FARTHEST:
            name = Things([f"{data.ID}-{card}"])
            yield BoxProblem("artus-box-knight", "AR-1.17", card=name, most=FARTHEST, at=[f"knights.{card}"])


def wrong_rings(rings: Mapping[str, int]) -> Iterator[BoxProblem]:
    at = [f"rings.{card}" for card in rings]
    for card, number in rings.items():
        if number < 1:
            name = Things([f"{data.ID}-{card}"])
            yield BoxProblem("artus-box-no-ring", "AR-1.17", card=name, at=[f"rings.{card}"])
    if (total := sum(rings.values())) != RING_CARDS:
        cards = data.DECK - RING_CARDS + total
        yield BoxProblem("artus-box-cards", "AR-1.18", rings=RING_CARDS, found=cards, expected=data.DECK, at=at)


def wrong_plates(plates: Sequence[int]) -> Iterator[BoxProblem]:
    if strange := [number for number, value in enumerate(plates) if not LOWEST <= value <= HIGHEST]:
        at = [f"plates.{number}" for number in strange]
        yield BoxProblem("artus-box-plate", "AR-R2", plates=strange, low=LOWEST, high=HIGHEST, at=at)
    if (zeros := list(plates[1:]).count(0)) != YELLOW_PLATES:
        yield BoxProblem("artus-box-zeros", "AR-1.9", found=zeros, expected=YELLOW_PLATES, at=["plates"])
    if lacking := [value for value in NAMED if value not in plates]:
        yield BoxProblem("artus-box-values", "AR-R2", values=lacking, at=["plates"])


def wrong_chairs(box: Box) -> Iterator[BoxProblem]:
    for part, chairs in (("carpet", box.carpet), ("crowns", box.crowns)):
        if len(set(chairs)) < len(chairs) or not all(0 <= chair < data.CHAIRS for chair in chairs):
            name = Things([f"{data.ID}-box-part-{part}"])
            rule = "AR-1.5" if part == "carpet" else "AR-1.4"
            yield BoxProblem("artus-box-chairs", rule, part=name, number=len(chairs), last=data.CHAIRS - 1, at=[part])
    around = [(chair - box.crowns[0]) % data.CHAIRS for chair in box.crowns]
    if around != sorted(around):
        yield BoxProblem("artus-box-clockwise", "AR-1.4", at=["crowns"])


# ---- playing with it -------------------------------------------------------------------------------------------------


def put(options: Mapping[str, Any], state: Artus) -> None:
    """The box that the options name, into a state that has not begun."""
    box = boxes.of_options(Box, options)
    if box is not None:
        state.plates = box.plates
        state.reach = [box.knights[card][0] + 16 * box.knights[card][1] for card in KNIGHTS]
        state.second_ring = next(data.CARDS.index(card) for card in RINGS if box.rings[card] == 2)
        state.carpet = [sum(map(bits.one, box.carpet))]
        state.crowns = [sum(chair << 5 * number for number, chair in enumerate(box.crowns))]


def names(box: Box, language: str) -> dict[str, str]:
    """A knight card is called by its numbers."""
    return {
        card: locale.say("artus-knight-card", language, fewest=reach[0], most=reach[1])
        for card, reach in box.knights.items()
        if reach != knights()[card]
    }
