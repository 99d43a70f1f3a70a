"""What a player of The King is Dead would otherwise count: who leads where, and who wins if nothing more is played."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from vivat.engine import bits
from vivat.engine.numbers import NOBODY
from vivat.games.king_is_dead import data, words
from vivat.games.king_is_dead.rules import KingIsDead
from vivat.games.king_is_dead.view import FactionName

EndingName = Annotated[str, Meta(extra_json_schema={"enum": list(data.ENDINGS[1:])})]


class Lead(Struct, frozen=True):
    """Who would win a region now."""

    region: str
    space: int  # 1 to 8, where its card lies
    leader: FactionName | None  # null: nobody, it would be unstable
    lead: int  # how many followers more than the next faction


class Strength(Struct, frozen=True):
    faction: FactionName
    regions: int  # how many it would control


class Forecast(Struct, frozen=True):
    """Who would win."""

    winners: list[int]
    scores: list[int]  # by seat (KD-6.21)
    decided_by: str
    rule: str


class Aid(Struct, frozen=True):
    """What comes if nothing more is played."""

    struggles: list[Lead]  # those to come, in their order
    strength: list[Strength]  # at a coronation, the strongest first
    ending: EndingName
    coronation: Forecast
    invasion: Forecast
    changes: dict[str, list[Lead]]  # for each choice that changes open regions at once: who would lead in them then
    unsure: bool  # somebody may hold Plot (KD-6.5)


class Nothing(Struct, frozen=True):
    """Before the first turn and after the end there is nothing to count."""


def aid(known: KingIsDead, seat: int | None, shared: Aid | Nothing | None = None) -> Aid | Nothing:
    if known.in_set_up() or known.ending != data.RUNNING:
        return Nothing()
    if seat is not None and isinstance(shared, Aid) and not known.advanced:  # all cards are known to all
        return replace(shared, changes=changes(known, seat))
    state = filled(known if seat is not None else known.known_to(0).known_to(1))  # a spectator knows nobody's cards
    crowned = crowning(state)
    return Aid(
        struggles=[lead(state, space) for space in range(state.struggles, len(data.REGIONS))],
        strength=ranking(crowned),
        ending=data.ENDINGS[ending(state)],
        coronation=forecast(crowned),
        invasion=forecast(ended(state, data.INVASION)),
        changes={} if seat is None else changes(state, seat),
        unsure=any(known.unseen) or (seat is None and bool(known.advanced)),
    )


def filled(known: KingIsDead) -> KingIsDead:
    """Unseen cards count as cards that can still be played (KD-6.17), and never as Plot."""
    state = known.clone()
    state.hand = [hand | bool(unseen) << data.SPY for hand, unseen in zip(known.hand, known.unseen, strict=True)]
    return state


def lead(state: KingIsDead, space: int) -> Lead:
    """KD-5.2, KD-5.3: who would win this region now, and by how many followers."""
    region = state.space[space]
    counts = sorted(state.followers[region::8])
    leader = state.sole_leader(region)
    name = None if leader == NOBODY else data.FACTIONS[leader]
    return Lead(data.REGIONS[region], space + 1, name, counts[2] - counts[1])


def changes(state: KingIsDead, seat: int) -> dict[str, list[Lead]]:
    """For each choice that changes open regions at once: who would lead in them then."""
    found: dict[str, list[Lead]] = {}
    followers = state.followers
    for action in state.options(seat):
        after = state.clone()
        after.play(seat, action)
        then = after.followers
        if then != followers:
            open_spaces = [(space, after.space[space]) for space in range(after.struggles, len(data.REGIONS))]
            changed = [space for space, region in open_spaces if then[region::8] != followers[region::8]]
            found[words.choice(state, seat, action)] = [lead(after, space) for space in changed]
    return {choice: leads for choice, leads in found.items() if leads}


def ending(state: KingIsDead) -> int:
    """KD-5.1, KD-6.1, KD-6.2: what comes if everybody passes from now on."""
    after = state.clone()
    while after.ending == data.RUNNING:
        after.resolve_struggle()
    return after.ending


def crowning(state: KingIsDead) -> KingIsDead:
    """The coronation, if the open regions go to those who lead there now; France keeps out."""
    after = state.clone()
    while after.struggles < len(data.REGIONS):
        after.resolve_struggle()
    return ended(after, data.CORONATION)


def ended(state: KingIsDead, how: int) -> KingIsDead:
    after = state.clone()
    after.end(how)
    return after


def ranking(crowned: KingIsDead) -> list[Strength]:
    """KD-6.10, KD-6.11: the factions, the strongest first, with the regions they would control."""
    order = sorted(range(len(data.FACTIONS)), key=crowned.strength, reverse=True)
    return [Strength(data.FACTIONS[faction], bits.count(crowned.controlled[faction])) for faction in order]


def forecast(over: KingIsDead) -> Forecast:
    result = words.result(over)
    winners = [seat for seat, one in enumerate(result.seats) if one.ending != "loss"]
    return Forecast(winners, [one.score for one in result.seats], result.decided_by, result.rule)
