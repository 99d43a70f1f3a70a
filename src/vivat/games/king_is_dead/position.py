"""A position of The King is Dead as JSON: everything, with the identifiers of the rules, at every step of a game.

What follows from the rest is not written: open regions, face-down cards, the number of actions, the result.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, NoReturn

from msgspec import Meta, Struct

from vivat.engine import bits
from vivat.engine.numbers import NOBODY
from vivat.errors import BadPosition
from vivat.games.king_is_dead import check, data, reached, steps, words
from vivat.games.king_is_dead.rules import KingIsDead

DISCS = (*data.FACTIONS, "instability")
# Names are strings here and looked up below, so that a refusal can say which names there are.
Step = Annotated[str, Meta(max_length=40, extra_json_schema={"enum": list(data.STEPS)})]
RegionName = Annotated[str, Meta(max_length=40, extra_json_schema={"enum": list(data.REGIONS)})]
Card = Annotated[str, Meta(max_length=40, extra_json_schema={"enum": list(data.CARDS)})]
Disc = Annotated[str, Meta(max_length=40, extra_json_schema={"enum": list(DISCS)})]
Pick = Annotated[str, Meta(max_length=40, extra_json_schema={"enum": [*data.REGIONS, *data.FACTIONS]})]
Number = Annotated[int, Meta(ge=0, le=18)]
Seat = Annotated[int, Meta(ge=0, le=3)]
Change = Annotated[int, Meta(ge=-2, le=2)]
Cards = Annotated[list[Card], Meta(max_length=8)]


class Triple(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Followers by faction; a faction that is not named has none."""

    scots: Number = 0
    welsh: Number = 0
    english: Number = 0


class Region(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An open region with its followers, or a resolved one with its disc."""

    scots: Number = 0
    welsh: Number = 0
    english: Number = 0
    disc: Disc | None = None


class Space(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The region card at a space, and the seat whose negotiation disc lies on it."""

    region: RegionName
    disc_of: Seat | None = None


class Playing(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A card whose effect is being carried out; `effect` differs from `card` for the Spy."""

    card: Card
    effect: Card
    level: Annotated[int, Meta(ge=1, le=5)]


class NetChange(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    scots: Change = 0
    welsh: Change = 0
    english: Change = 0


class Exchange(Struct, frozen=True, forbid_unknown_fields=True, rename={"source": "from", "partner": "with"}):
    """What an exchange did to the region `from`; the region `with` changed by the opposite."""

    source: RegionName
    partner: RegionName
    change: NetChange


class LastAction(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    card: Card
    seat: Seat
    exchange: Exchange | None = None


class Position(Struct, forbid_unknown_fields=True):
    step: Step
    seat: Seat
    first: Seat | None
    regions: Annotated[dict[RegionName, Region], Meta(max_length=8)]
    spaces: Annotated[list[Space], Meta(max_length=8)]
    supply: Triple
    courts: Annotated[list[Triple], Meta(max_length=4)]
    hands: Annotated[list[Cards], Meta(max_length=4)]
    piles: Annotated[list[Cards], Meta(max_length=4)]
    box: Annotated[list[Card], Meta(max_length=12)]
    passes: Annotated[int, Meta(ge=0, le=3)]
    last_actions: Annotated[list[Annotated[int, Meta(ge=0, le=32)]], Meta(max_length=4)]
    last: LastAction | None = None
    playing: Playing | None = None
    picks: Annotated[list[Pick], Meta(max_length=3)] = []


# ---- writing ---------------------------------------------------------------------------------------------------------


def write(state: KingIsDead) -> Position:
    seats = range(state.seats)
    return Position(
        step=data.STEPS[state.step],
        seat=state.player,
        first=None if state.first == NOBODY else state.first,
        regions={name: region_of(state, region) for region, name in enumerate(data.REGIONS)},
        spaces=spaces_of(state),
        supply=Triple(*state.supply),
        courts=[Triple(*state.court[seat * 3 : seat * 3 + 3]) for seat in seats],
        hands=[hand_of(state, seat) for seat in seats],
        piles=[pile_of(state, seat) for seat in seats],
        box=[data.CARDS[card] for card in bits.members(state.box)],
        passes=state.passes,
        last_actions=list(state.last_action[: state.seats]),
        last=last_of(state),
        playing=playing_of(state),
        picks=picks_of(state),
    )


def region_of(state: KingIsDead, region: int) -> Region:
    for faction, name in enumerate(data.FACTIONS):
        if state.controlled[faction] >> region & 1:
            return Region(disc=name)
    if state.unstable >> region & 1:
        return Region(disc="instability")
    scots, welsh, english = state.followers[region::8]
    return Region(scots, welsh, english)


def spaces_of(state: KingIsDead) -> list[Space]:
    owners = {region: seat for seat, region in enumerate(state.disc_on) if region != NOBODY}
    return [Space(data.REGIONS[region], owners.get(region)) for region in state.space[: reached.laid(state)]]


def hand_of(state: KingIsDead, seat: int) -> list[str]:
    cards = [data.ASSEMBLE if card == data.SECOND_ASSEMBLE else card for card in bits.members(state.hand[seat])]
    return [data.CARDS[card] for card in sorted(cards)]


def pile_of(state: KingIsDead, seat: int) -> list[str]:
    """From the bottom to the top."""
    return [data.CARDS[card] for card in state.pile[seat * 8 : seat * 8 + state.pile_size[seat]]]


def last_of(state: KingIsDead) -> LastAction | None:
    if state.last_card == NOBODY:
        return None
    exchange = None
    if state.swap_change:
        change = NetChange(*code_to_change(state.swap_change))
        exchange = Exchange(data.REGIONS[state.swap_from], data.REGIONS[state.swap_with], change)
    return LastAction(data.CARDS[state.last_card], state.last_seat, exchange)


def playing_of(state: KingIsDead) -> Playing | None:
    if state.played == NOBODY:
        return None
    return Playing(data.CARDS[state.played], data.CARDS[state.card], state.level)


def picks_of(state: KingIsDead) -> list[str]:
    """What the steps of the card before this one have chosen."""
    return [steps.NAMES[asked][getattr(state, field)] for field, asked in steps.picks(state.step)]


def code_to_change(code: int) -> tuple[int, int, int]:
    scots = (code + 4) % 8 - 4
    welsh = ((code - scots) // 8 + 4) % 8 - 4
    return scots, welsh, (code - scots - 8 * welsh) // 64


# ---- reading ---------------------------------------------------------------------------------------------------------


def bad(problem: str) -> NoReturn:
    raise BadPosition("position-impossible", problem=problem)


def number_of(kind: str, name: str, names: Sequence[str]) -> int:
    """The number of a name, or a refusal that says which names there are."""
    if name not in names:
        bad(f"there is no {kind} {name!r}; allowed: {', '.join(names)}")
    return names.index(name)


def read(position: Position, options: dict[str, Any]) -> KingIsDead:
    """The state of a position; refused unless every invariant of section 12 holds and play could have come here."""
    state = words.start(options)
    state.step = number_of("step", position.step, data.STEPS)
    read_seats(state, position)
    read_regions(state, position)
    read_spaces(state, position)
    read_cards(state, position)
    read_last(state, position)
    read_action(state, position)
    settle(state)
    if problems := check.violations(state):
        bad(problems[0])
    if state.in_set_up() and not reached.is_set_up(state, options):
        bad(
            "KD-8.6: the set-up does not come to this; allowed: two followers a court, four a region, three cunning "
            "cards a hand, the region cards, one outcome after the other in this order"
        )
    if state.played != NOBODY and not reached.is_reached(state):
        asked = [data.STEPS[step] for step in (*steps.before(state.step), state.step)]
        bad(
            f"KD-7.2: the card does not lead to the step {position.step} like this; allowed: the highest level that is "
            f"possible, and picks that its steps offer ({', '.join(asked)})"
        )
    return state


def read_seats(state: KingIsDead, position: Position) -> None:
    for name in ("courts", "hands", "piles", "last_actions"):
        if len(getattr(position, name)) != state.seats:
            bad(f"{name}: {len(getattr(position, name))} entries, but there are {state.seats} seats")
    last = position.last.seat if position.last else 0
    if max(position.seat, position.first or 0, last) >= state.seats:
        bad(f"a seat is not there; allowed: 0 to {state.seats - 1}")
    if state.first == NOBODY and (position.first is None) != state.in_set_up():
        bad("KD-3.9: the first player is drawn when the set-up ends, not before and not later")
    if state.first != NOBODY and position.first != state.first:
        bad(f"KD-3.9: the options make seat {state.first} the first player")
    state.first = NOBODY if position.first is None else position.first
    state.player = position.seat
    state.passes = position.passes


def read_regions(state: KingIsDead, position: Position) -> None:
    for name in position.regions:
        number_of("region", name, data.REGIONS)
    followers, controlled = [0] * 24, [0] * 3
    for region, name in enumerate(data.REGIONS):
        if name not in position.regions:
            bad(f"the region {name} is missing; allowed: all of {', '.join(data.REGIONS)}")
        found = position.regions[name]
        followers[region::8] = found.scots, found.welsh, found.english
        if found.disc == "instability":
            state.unstable |= bits.one(region)
        elif found.disc is not None:
            controlled[number_of("disc", found.disc, DISCS)] |= bits.one(region)
    state.followers, state.controlled = followers, controlled
    state.struggles = 8 - bits.count(state.open_regions())
    state.supply = [position.supply.scots, position.supply.welsh, position.supply.english]
    courts = [(court.scots, court.welsh, court.english) for court in position.courts]
    state.court = [number for court in courts for number in court] + [0] * (12 - 3 * state.seats)


def read_spaces(state: KingIsDead, position: Position) -> None:
    laid = [number_of("region", space.region, data.REGIONS) for space in position.spaces]
    state.count = len(laid) if state.step == data.LAY else 0
    if len(set(laid)) != len(laid) or len(laid) != reached.laid(state):
        bad(f"KD-12.4: the region cards do not lie one at each space; allowed: {reached.laid(state)} different ones")
    discs = [NOBODY] * 4
    for space, region in zip(position.spaces, laid, strict=True):
        if space.disc_of is not None:
            if space.disc_of >= state.seats or discs[space.disc_of] != NOBODY:
                bad(f"KD-12.5: a disc of seat {space.disc_of} too many; allowed: one each for 0 to {state.seats - 1}")
            discs[space.disc_of] = region
    state.space, state.disc_on = laid + [0] * (8 - len(laid)), discs


def read_cards(state: KingIsDead, position: Position) -> None:
    hands, piles = [0] * 4, [0] * 32
    for seat, (hand, pile) in enumerate(zip(position.hands, position.piles, strict=True)):
        for name in hand:
            card = number_of("card", name, data.CARDS)
            if card == data.ASSEMBLE and hands[seat] >> card & 1:
                card = data.SECOND_ASSEMBLE
            if hands[seat] >> card & 1:
                bad(f"KD-12.7: seat {seat} holds {name} too often; allowed: {1 + (name == 'assemble')}")
            hands[seat] |= bits.one(card)
        piles[seat * 8 : seat * 8 + len(pile)] = [number_of("card", name, data.CARDS) for name in pile]
    state.hand, state.pile = hands, piles
    state.pile_size = [len(pile) for pile in position.piles] + [0] * (4 - state.seats)
    box = [number_of("card", name, data.CARDS) for name in position.box]
    if len(set(box)) != len(box):
        bad("KD-12.11: a cunning card lies in the box twice; allowed: once")
    state.box = sum(map(bits.one, box))


def read_last(state: KingIsDead, position: Position) -> None:
    state.last_action = position.last_actions + [0] * (4 - state.seats)
    state.actions = max(position.last_actions)
    last = position.last
    if last is None:
        return
    state.last_card, state.last_seat = number_of("card", last.card, data.CARDS), last.seat
    if last.exchange:
        one = number_of("region", last.exchange.source, data.REGIONS)
        other = number_of("region", last.exchange.partner, data.REGIONS)
        found = last.exchange.change
        change = found.scots + 8 * found.welsh + 64 * found.english
        if not change:
            bad("KD-R13: an exchange that changed nothing is not written; allowed: exchange null")
        for written in ((one, other, change), (other, one, -change), (one, other, change)):
            state.remember_exchange(*written)  # from the other side it is the same exchange
            if not check.exchange_problem(state):
                break


def read_action(state: KingIsDead, position: Position) -> None:
    effect = state.in_action() and state.step not in (data.SUMMON_REGION, data.SUMMON_FOLLOWER)
    if effect != (position.playing is not None):
        bad(
            f"at the step {position.step} {'a' if effect else 'no'} card is being played; allowed: playing "
            f"{'with a card' if effect else 'null'}"
        )
    if position.playing:
        state.played = number_of("card", position.playing.card, data.CARDS)
        state.card = number_of("card", position.playing.effect, data.CARDS)
        state.level = position.playing.level
    wanted = steps.picks(state.step)
    if len(position.picks) != len(wanted):
        kinds = ", ".join(f"a {steps.KINDS[asked]}" for _, asked in wanted) or "none"
        bad(f"{len(position.picks)} picks before the step {position.step}; allowed: {kinds}")
    for (field, asked), name in zip(wanted, position.picks, strict=True):
        setattr(state, field, number_of(steps.KINDS[asked], name, steps.NAMES[asked]))


def settle(state: KingIsDead) -> None:
    """What follows from the rest: the count of the set-up, whom the state waits for, the result."""
    if state.in_set_up():
        drawn = {data.DRAW_COURT: sum(state.court), data.DRAW_REGION: sum(state.followers) - 6}
        dealt = {data.DEAL: bits.count(data.CUNNING & ~state.box), data.LAY: state.count}
        state.count = (drawn | dealt).get(state.step, 0)
    elif state.step != data.OVER:
        state.ask(state.step)
    elif bits.count(state.unstable) != 3 and state.struggles != 8:
        bad("KD-6.2: the game is not over; allowed: over with three unstable or eight decided regions")
    else:
        state.end(data.INVASION if bits.count(state.unstable) == 3 else data.CORONATION)
