"""Why a choice is good in The King is Dead: who would lead where, and who would win, before it and after it."""

from __future__ import annotations

from collections.abc import Sequence

from vivat.fact import Fact
from vivat.games.king_is_dead import data
from vivat.games.king_is_dead.aid import Aid, Forecast, Lead, aid, forecast
from vivat.games.king_is_dead.rules import KingIsDead

BEGINS: tuple[str, ...] = ("turn",)
MOST_REGIONS = 3  # told of one choice


class Passes(Fact, frozen=True, tag="hint_pass"):
    """What passing lets happen."""

    region: str
    leader: str | None  # null: it becomes unstable
    left: int  # passes of others that are needed too


class Leads(Fact, frozen=True, tag="hint_region"):
    """A region that the choice changes."""

    region: str
    leader: str | None
    lead: int
    before_leader: str | None


class Next(Fact, frozen=True, tag="hint_next"):
    """Another region is decided next."""

    region: str
    leader: str | None


class Strongest(Fact, frozen=True, tag="hint_strongest"):
    """The faction that would rule."""

    faction: str
    regions: int
    mine: int  # its followers in the own court


class Winner(Fact, frozen=True, tag="hint_winner"):
    """Who would win if nothing more were played."""

    ending: str
    winner_seats: list[int]
    each_score: list[int]


def reasons(known: KingIsDead, after: KingIsDead, seat: int, choices: Sequence[str]) -> list[Fact]:
    before, then = aid(known, seat), aid(after, seat)
    if not isinstance(before, Aid):
        return []
    if choices == ["turn:pass"]:
        return [passing(before.struggles[0], known), *winner(before, known, seat)]
    if not isinstance(then, Aid):  # the choice ends the game
        return [won(forecast(after), data.ENDINGS[after.ending])]
    return [*regions(before, then), *winner(then, after, seat)]


def passing(lead: Lead, known: KingIsDead) -> Fact:
    rule = "KD-5.2" if lead.leader else "KD-5.3"
    return Passes(rule=rule, region=lead.region, leader=lead.leader, left=known.seats - 1 - known.passes)


def regions(before: Aid, then: Aid) -> list[Fact]:
    """KD-5.2: the regions whose leader changes, then those whose lead does."""
    was = {lead.region: lead for lead in before.struggles}
    changed = [
        lead for lead in then.struggles if (lead.leader, lead.lead) != (was[lead.region].leader, was[lead.region].lead)
    ]
    changed.sort(key=lambda lead: lead.leader == was[lead.region].leader)
    found: list[Fact] = [
        Leads(
            rule="KD-5.2" if lead.leader else "KD-5.3", region=lead.region, leader=lead.leader, lead=lead.lead,
            before_leader=was[lead.region].leader,
        )
        for lead in changed[:MOST_REGIONS]
    ]  # fmt: skip
    first = then.struggles[0]
    if first.region != before.struggles[0].region:
        found.append(Next(rule="KD-1.11", region=first.region, leader=first.leader))
    return found


def winner(then: Aid, state: KingIsDead, seat: int) -> list[Fact]:
    if then.ending == "invasion":
        return [won(then.invasion, then.ending)]
    top = then.strength[0]
    mine = state.court[seat * len(data.FACTIONS) + data.FACTIONS.index(top.faction)]
    return [
        Strongest(rule="KD-6.10", faction=top.faction, regions=top.regions, mine=mine),
        won(then.coronation, then.ending),
    ]


def won(found: Forecast, ending: str) -> Winner:
    return Winner(rule=found.rule, ending=ending, winner_seats=found.winners, each_score=found.scores)
