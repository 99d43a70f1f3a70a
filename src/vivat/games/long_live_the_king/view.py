"""Who may see what in Long Live the King: section 9 of the rules, field by field."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from vivat.engine import bits
from vivat.engine.numbers import NOBODY
from vivat.engine.result import Step
from vivat.games.long_live_the_king import data
from vivat.games.long_live_the_king.rules import LongLiveTheKing
from vivat.games.long_live_the_king.words import mixture, seat_of_chance


def view(state: LongLiveTheKing, seat: int | None, shared: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """LV-9.1 for everybody; a hand and an unrevealed choice for their owner (LV-9.2, LV-9.3)."""
    seen = dict(shared or common(state))
    if seat is not None:
        seen["seats"] = [*seen["seats"][:seat], seat_view(state, seat, own=True), *seen["seats"][seat + 1 :]]
    return seen


def common(state: LongLiveTheKing) -> dict[str, Any]:
    """What everybody is shown."""
    return {
        "step": data.STEPS[state.step],
        "active": state.active,
        "seats": [seat_view(state, seat, own=False) for seat in range(state.seats)],
        "discard": {"open": kinds(state.spent), "face_down": sum(state.under)},  # LV-9.4
        "journey": counties(state.used),
        "move": {
            "through": name(data.COUNTIES, state.through),
            "to": name(data.COUNTIES, state.target),
            "card": name(data.CARDS, state.card),
        },
        "confrontation": confrontation(state) if state.contested != NOBODY else None,
        "chance_for": seat_of_chance(state),
        "rolling": bits.members(state.rolling),
        "to_be_dealt": state.deal_left,
        "elections": state.elections,
        "majority": data.MAJORITY[state.seats - 3],
        "quiet_turns": max(state.quiet, 0),
        "quiet_limit": state.quiet_limit,
        "king": seat_number(state.king),
    }


def seat_view(state: LongLiveTheKing, seat: int, own: bool) -> dict[str, Any]:
    laid = state.laid[seat]
    revealed = state.step != data.COMMIT_CARDS  # LV-5.3
    return {
        "colour": data.COLOURS[seat],
        "baron": name(data.COUNTIES, state.baron[seat]),
        "courtiers": {data.COUNTIES[county]: state.courtiers[county] for county in bits.members(state.court[seat])},
        "reserve": state.reserve[seat],
        "bonus": state.bonus[seat],
        "cards": state.size[seat],
        "hand": kinds(state.hand[seat * 3 : seat * 3 + 3]) if own else None,
        "has_laid": laid != data.NOT_LAID,
        "laid": mixture(laid) if laid != data.NOT_LAID and (own or revealed) else None,
        "dice": faces(state.dice[seat]),
        "votes": state.votes[seat],  # of the newest election
        "place": state.rank[seat] + 1,
    }


def confrontation(state: LongLiveTheKing) -> dict[str, Any]:
    """LV-5.1 to LV-5.7: who is who, and the totals of the dice that lie there."""
    rolled = state.step == data.CONFRONTATION_ROLL
    return {
        "county": data.COUNTIES[state.contested],
        "intruder": state.active,
        "defender": state.defender,
        "winner": seat_number(state.winner),
        "bonuses": [state.piece_bonus(seat) for seat in range(state.seats)] if state.winner == NOBODY else None,
        "totals": [state.total(seat) for seat in range(state.seats)] if rolled else None,
        "rolled_again": bool(state.again),
    }


def kinds(cards: Sequence[int]) -> dict[str, int]:
    return dict(zip(data.CARDS, cards, strict=True))


def counties(members: int) -> list[str]:
    return [data.COUNTIES[county] for county in bits.members(members)]


def faces(dice: int) -> list[int]:
    """Dice counted by face, three bits a face, as a list, highest first."""
    return [face for face in range(6, 0, -1) for _ in range(dice >> 3 * (face - 1) & 7)]


def name(names: Sequence[str], number: int) -> str | None:
    return None if number == NOBODY else names[number]


def seat_number(seat: int) -> int | None:
    return None if seat == NOBODY else seat


# ---- the past --------------------------------------------------------------------------------------------------------


def shown(steps: Sequence[Step], state: LongLiveTheKing, seat: int | None, first: int = 0) -> list[bool]:
    """Of the steps from `first` on, those this seat may read. LV-9.2: a card that is dealt is for its receiver; LV-9.3:
    a choice of cards is secret until all have chosen."""
    newest = steps[first:]
    if state.is_over():
        return [True] * len(newest)
    readable = [is_readable(before_of(step), seat) for step in newest]
    if state.step == data.COMMIT_CARDS:
        for index in range(len(newest) - 1, -1, -1):
            if before_of(newest[index]).step != data.COMMIT_CARDS:
                break
            readable[index] = newest[index].who == seat
    return readable


def is_readable(before: LongLiveTheKing, seat: int | None) -> bool:
    return before.step != data.REDISTRIBUTION or before.next_dealt() == seat


def before_of(step: Step) -> LongLiveTheKing:
    return cast(LongLiveTheKing, step.before)


def final(state: LongLiveTheKing, seat: int, action: int) -> str | None:
    """LV-5.2: cards laid are laid; LV-5.18: a confrontation cannot be called off."""
    if state.step == data.COMMIT_CARDS:
        return "LV-5.2"
    enters = state.step == data.MOVE and data.COUNTY <= action < data.CROSS
    return "LV-5.18" if enters and state.enemy_counties() >> (action - data.COUNTY) & 1 else None
