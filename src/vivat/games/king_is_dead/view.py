"""Who may see what in The King is Dead: section 9 of the rules, as an allow-list."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from vivat.engine import bits
from vivat.engine.numbers import CHANCE, NOBODY
from vivat.engine.result import Step
from vivat.engine.state import State
from vivat.games.king_is_dead import data, position
from vivat.games.king_is_dead.position import LastAction, Playing, Region, Space
from vivat.games.king_is_dead.rules import KingIsDead

FactionName = Annotated[str, Meta(extra_json_schema={"enum": list(data.FACTIONS)})]
EndingName = Annotated[str, Meta(extra_json_schema={"enum": list(data.ENDINGS)})]


class Followers(Struct, frozen=True):
    """Followers by faction."""

    scots: int
    welsh: int
    english: int


class Seat(Struct, frozen=True):
    """One seat's court and cards."""

    court: Followers
    side: int  # seats of the same side win together
    hand_size: int
    hand: list[str] | None  # null for all but its owner, until the end
    pile_size: int
    pile_top: str | None  # the newest card played
    pile: list[str] | None  # all cards played, the newest last; null where only the top may be read
    negotiation_disc: bool  # whether it is still there to be placed
    last_action: int  # the number of its last action, 0 for none; actions are counted over the whole game
    counted: Followers | UnsetType = UNSET  # after the end: the court as it counted, with Plot (KD-6.5)


class Box(Struct, frozen=True):
    """The cunning cards that were not dealt."""

    size: int
    cards: list[str] | None  # null until the end


class Board(Struct, frozen=True):
    """What stands on the board and lies in front of the seats, as one seat sees it."""

    step: str  # what is asked now; `over` after the end
    on_turn: int | None  # a seat; null during the set-up and after the end
    first: int | None  # the seat that began; null during the set-up
    regions: dict[str, Region]
    spaces: list[Space]  # the region cards in the order of the struggles; those before `struggles` are face down
    struggles: int  # how many are decided
    supply: Followers
    passes: int  # in an unbroken row
    seats: list[Seat]
    playing: Playing | None  # the card that is being carried out
    picks: list[str]  # what the steps of that card before this one have chosen
    last: LastAction | None  # the newest action that was carried out
    box: Box
    ending: EndingName
    crowned: int | None  # KD-6.23: in a team coronation the partner who led the comparison


def view(state: KingIsDead, seat: int | None, shared: Board | None = None) -> Board:
    """What a seat, or a spectator (None), is shown: what everybody is, and a seat its own cards (KD-9.2)."""
    seen = shared or common(state)
    if seat is None:
        return seen
    seats = [*seen.seats[:seat], seen_seat(state, seat, own=True), *seen.seats[seat + 1 :]]
    return msgspec.structs.replace(seen, seats=seats)


def common(state: KingIsDead) -> Board:
    """What everybody is shown. KD-9.6: other hands and undealt cards only after the end, the seed never."""
    over = state.ending != data.RUNNING
    return Board(
        step=data.STEPS[state.step],
        on_turn=None if state.in_set_up() or over else state.player,
        first=None if state.in_set_up() else state.first,
        regions={name: position.region_of(state, region) for region, name in enumerate(data.REGIONS)},
        spaces=position.spaces_of(state),
        struggles=state.struggles,
        supply=Followers(*state.supply),
        passes=state.passes,
        seats=[seen_seat(state, seat, own=over) for seat in range(state.seats)],
        playing=position.playing_of(state),
        picks=position.picks_of(state),
        last=position.last_of(state),
        box=Box(bits.count(state.box), boxed(state) if over else None),
        ending=data.ENDINGS[state.ending],
        crowned=crowned(state),
    )


def crowned(state: KingIsDead) -> int | None:
    """KD-6.23: in a team coronation the partner who led the comparison, the lower seat if both did."""
    if state.ending != data.CORONATION or state.seats < 4:
        return None
    return bits.low(state.leaders & state.winners)


def seen_seat(state: KingIsDead, seat: int, own: bool) -> Seat:
    """One seat's court and cards; `own` for its owner, not for a partner (KD-9.1), and for everybody after the end."""
    pile = position.pile_of(state, seat)
    return Seat(
        court=Followers(*state.court[seat * 3 : seat * 3 + 3]),
        side=state.sides()[seat],
        hand_size=bits.count(state.hand[seat]),
        hand=position.hand_of(state, seat) if own else None,
        pile_size=len(pile),
        pile_top=pile[-1] if pile else None,
        pile=pile if own or state.open_discards else None,  # KD-R22
        negotiation_disc=state.disc_on[seat] < 0,
        last_action=state.last_action[seat],
        counted=UNSET if state.ending == data.RUNNING else counted(state, seat),
    )


def counted(state: KingIsDead, seat: int) -> Followers:
    """KD-6.5: a court as it counted at the end."""
    return Followers(*(state.counted(seat, faction) for faction in range(len(data.FACTIONS))))


def boxed(state: KingIsDead) -> list[str]:
    return [data.CARDS[card] for card in bits.members(state.box)]


def shown(steps: Sequence[Step], state: KingIsDead, seat: int | None, first: int = 0) -> list[bool]:
    """Which past steps from `first` on this seat may read now; KD-R22 for the cards of others."""
    newest = steps[first:]
    if state.ending != data.RUNNING or state.open_discards:
        return [state.ending != data.RUNNING or not is_secret_deal(step, seat) for step in newest]
    since = {who: first_uncovered(steps, state, who) for who in {step.who for step in newest} - {CHANCE, seat}}
    return [
        not is_secret_deal(step, seat) and (step.who in (CHANCE, seat) or is_public(step) or index >= since[step.who])
        for index, step in enumerate(newest, start=first)
    ]


def told_again(steps: Sequence[Step], state: KingIsDead, first: int) -> int:
    """KD-R22: a card that is carried out covers the one before it, whose steps others may read no more."""
    if state.open_discards:
        return first
    known, before = steps[:first], of_this_game(steps[first].before)
    covered = [first]
    for seat in {step.who for step in steps[first:]} - {CHANCE}:
        top = first_uncovered(known, before, seat)
        if top != first_uncovered(steps, state, seat):
            covered.append(top)
    return min(covered)


def is_secret_deal(step: Step, seat: int | None) -> bool:
    """KD-8.4: a cunning card dealt to another seat."""
    before = of_this_game(step.before)
    return step.who == CHANCE and before.step == data.DEAL and before.count // data.CUNNING_EACH != seat


def is_public(step: Step) -> bool:
    """KD-9.4: passes (with the struggles they bring) and summonings stay in the log for all."""
    before = of_this_game(step.before)
    return before.step in (data.SUMMON_REGION, data.SUMMON_FOLLOWER) or (
        before.step == data.TURN and step.number == data.PASS
    )


def first_uncovered(steps: Sequence[Step], state: KingIsDead, seat: int) -> int:
    """The step at which the card was played that lies on top of the seat's pile; while another card of the seat is
    being carried out, that one still lies there."""
    unfinished = state.played != NOBODY and state.player == seat
    for index in range(len(steps) - 1, -1, -1):
        before, who, number = steps[index]
        if who == seat and number != data.PASS and of_this_game(before).step == data.TURN:
            if not unfinished:
                return index
            unfinished = False
    return 0


def of_this_game(state: State) -> KingIsDead:
    assert isinstance(state, KingIsDead)
    return state


def final(state: KingIsDead, seat: int, action: int) -> str | None:
    """A cunning card is a secret until it is played (KD-9.2); everything else a seat does tells nothing hidden."""
    if state.step == data.TURN and action != data.PASS and data.CUNNING >> (action - 1) & 1:
        return "KD-9.2"
    return None


def may_take_for(state: KingIsDead, seat: int) -> bool:
    """KD-9.5, KD-R23: a forced pass is taken for a seat only when its hand is empty; else it would betray Plot."""
    return state.step != data.TURN or state.hand[seat] == 0
