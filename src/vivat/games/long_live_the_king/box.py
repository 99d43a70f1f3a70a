"""The box of Long Live the King as its owner may correct it: LV-R1 tells what of the lost board is sure."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Any

from msgspec import Meta, Struct, field

from vivat import box as boxes
from vivat.box import CONFIDENCE, Entry
from vivat.engine import bits
from vivat.errors import BoxProblem, Things
from vivat.games.long_live_the_king import data
from vivat.games.long_live_the_king.rules import LongLiveTheKing

GROUPS = tuple(map(str, data.PLAYERS))
ALL_VOTES = 39  # LV-1.9
FEWEST_VOTES, MOST_VOTES = 2, 4
FEWEST_NEIGHBOURS, MOST_NEIGHBOURS = 2, 6
EXAMPLE = ("tateshale", "lincolia", "grentebrige", "lundonia")  # of an election in the text
EXAMPLE_VOTES = 14

Counties = Annotated[list[str], Meta(max_length=13)]


def votes() -> dict[str, int]:
    return dict(zip(data.COUNTIES, data.VOTES, strict=True))


def neighbours() -> dict[str, Counties]:
    return {county: members(data.NEIGHBOURS[number]) for number, county in enumerate(data.COUNTIES)}


def start() -> dict[str, Counties]:
    return {group: [data.COUNTIES[county] for county in data.START[n][: n + 3]] for n, group in enumerate(GROUPS)}


def members(counties: int) -> list[str]:
    return [data.COUNTIES[county] for county in bits.members(counties)]


class Box(Struct, frozen=True, forbid_unknown_fields=True):
    """The board and the start cards; by default as we believe them to be."""

    votes: dict[str, int] = field(default_factory=votes)
    neighbours: dict[str, Counties] = field(default_factory=neighbours)
    start: dict[str, Counties] = field(default_factory=start)

    def __post_init__(self) -> None:
        """Two lists of the same neighbours are one box."""
        for near in self.neighbours.values():
            near.sort(key=lambda county: data.COUNTIES.index(county) if county in data.COUNTIES else -1)


def entries() -> list[Entry]:
    near = data.CONFIDENCE["neighbours"]
    return [
        *(entry("votes", county, data.CONFIDENCE["votes"][county], "LV-1.8") for county in data.COUNTIES),
        *(entry("neighbours", county, near.get(county, near["others"]), "LV-1.8") for county in data.COUNTIES),
        *(
            Entry(
                f"start.{group}.{place}", "start", None, place + 1,
                CONFIDENCE[data.CONFIDENCE["start"]["others" if place else "first county"]], "LV-1.14",
            )
            for group in GROUPS
            for place in range(int(group))
        ),
    ]  # fmt: skip


def entry(part: str, county: str, sure: str, rule: str) -> Entry:
    return Entry(f"{part}.{county}", part, f"{data.ID}-{county}", None, CONFIDENCE[sure], rule)


def called(*counties: str) -> Things:
    return Things(f"{data.ID}-{county}" for county in counties)


# ---- what must hold --------------------------------------------------------------------------------------------------


def problems(box: Box) -> list[BoxProblem]:
    strange = [*unknown_counties(box.neighbours, "neighbours"), *unknown_counties(box.start, "start")]
    return strange or [*wrong_votes(box.votes), *wrong_borders(box.neighbours), *wrong_starts(box.start)]


def unknown_counties(lists: Mapping[str, list[str]], part: str) -> Iterator[BoxProblem]:
    for key, found in lists.items():
        if strange := [county[:40] for county in found if county not in data.COUNTIES]:
            yield BoxProblem("long_live_the_king-box-county", found=strange, at=[f"{part}.{key}"])


def wrong_votes(votes: Mapping[str, int]) -> Iterator[BoxProblem]:
    for county, number in votes.items():
        if not FEWEST_VOTES <= number <= MOST_VOTES:
            yield BoxProblem("long_live_the_king-box-votes", "LV-1.8", county=called(county), at=[f"votes.{county}"])
    if (total := sum(votes.values())) != ALL_VOTES:
        yield BoxProblem("long_live_the_king-box-all", "LV-1.9", found=total, expected=ALL_VOTES, at=["votes"])
    if (total := sum(votes[county] for county in EXAMPLE)) != EXAMPLE_VOTES:
        yield BoxProblem(
            "long_live_the_king-box-example", "LV-R1", counties=called(*EXAMPLE), found=total, expected=EXAMPLE_VOTES,
            at=[f"votes.{county}" for county in EXAMPLE],
        )  # fmt: skip


def wrong_borders(neighbours: Mapping[str, list[str]]) -> Iterator[BoxProblem]:
    for county, near in neighbours.items():
        at = [f"neighbours.{county}"]
        if county in near or len(set(near)) < len(near):
            yield BoxProblem("long_live_the_king-box-twice", "LV-1.8", county=called(county), at=at)
        if not FEWEST_NEIGHBOURS <= len(set(near)) <= MOST_NEIGHBOURS:
            yield BoxProblem("long_live_the_king-box-neighbours", "LV-R1", county=called(county), at=at)
        for other in near:
            if county not in neighbours[other]:
                both = {"county": called(county), "other": called(other)}
                yield BoxProblem("long_live_the_king-box-mutual", "LV-1.8", **both, at=[*at, f"neighbours.{other}"])
    for left_out in (set(), {data.COUNTIES[data.MAN]}):
        if apart := set(neighbours) - left_out - reached(neighbours, left_out):
            cut = [county for county in data.COUNTIES if county in apart]
            message = f"long_live_the_king-box-connected{'-three' if left_out else ''}"
            yield BoxProblem(message, "LV-1.8", counties=called(*cut), at=[f"neighbours.{one}" for one in cut])
            return


def reached(neighbours: Mapping[str, list[str]], left_out: set[str]) -> set[str]:
    """The counties that can be reached from Lundonia."""
    found, ahead = set(left_out), ["lundonia"]
    while ahead:
        county = ahead.pop()
        if county not in found:
            found.add(county)
            ahead += neighbours[county]
    return found


def wrong_starts(start: Mapping[str, list[str]]) -> Iterator[BoxProblem]:
    for group, counties in start.items():
        at = [f"start.{group}"]
        if len(counties) != int(group) or len(set(counties)) < len(counties):
            yield BoxProblem("long_live_the_king-box-start", "LV-1.14", players=int(group), at=at)
        if group == GROUPS[0] and data.COUNTIES[data.MAN] in counties:
            yield BoxProblem("long_live_the_king-box-man", "LV-1.10", county=called(data.COUNTIES[data.MAN]), at=at)


# ---- playing with it -------------------------------------------------------------------------------------------------


def put(options: Mapping[str, Any], state: LongLiveTheKing) -> None:
    """The box that the options name, into a state whose box is not yet open."""
    box = boxes.of_options(Box, options)
    if box is not None:
        players = options["players"]
        cards = [data.COUNTIES.index(county) for county in box.start[str(players)]]
        state.worth = [box.votes[county] for county in data.COUNTIES]
        state.borders = [sum(bits.one(data.COUNTIES.index(one)) for one in box.neighbours[c]) for c in data.COUNTIES]
        state.start = [*cards, *[-1] * (data.MOST_PLAYERS - players)]


def names(box: Box, language: str) -> dict[str, str]:
    """Counties are called as they are printed (LV-R2)."""
    return {}
