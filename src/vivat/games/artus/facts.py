"""What happened in Artus, as facts with the rule that brought each about, and who may know of it.

A card that takes several choices is told twice: when it is played, and when the last choice has carried it out.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Sequence
from typing import cast

import msgspec

from vivat.engine.bits import members
from vivat.engine.numbers import NOBODY
from vivat.engine.result import Step
from vivat.fact import KEPT
from vivat.games.artus import aid, check, data, view, words

from vivat.games.artus.fact_kinds import (  # isort: skip
    AnyFact, CardPlayed, Comparison, Crowned, Displaced, Drawn, Ended, FirstSeat, FixedLoss, HandDealt, HandKnown, Kind,
    KnightPlaced, ModeChosen, Moved, RingGiven, RoundBegun, Scored, Turned, Verdict,
)  # fmt: skip
from vivat.games.artus.position import known
from vivat.games.artus.rules import Artus

# AR-9.11, AR-9.14: the board and the cards set aside are open; AR-9.2: a hand without piles is known to all
OPEN = (
    FirstSeat, KnightPlaced, RoundBegun, CardPlayed, ModeChosen, Moved, Displaced, RingGiven,
    Crowned, Turned, Scored, FixedLoss, HandKnown, Ended, Verdict,
)  # fmt: skip


def shown(steps: Sequence[Step], state: Artus, seat: int | None, first: int = 0) -> list[list[AnyFact]]:
    """For each step from `first` on, what this seat may know of it in the state reached now, or a spectator."""
    newest = steps[first:]
    reached = [*(step.before for step in newest[1:]), state]
    whole = [happened(step, cast(Artus, after)) for step, after in zip(newest, reached, strict=False)]
    if state.is_over():
        return whole  # AR-9.1: after the end everything is open
    return [[seen for fact in facts if (seen := told(fact, seat)) is not None] for facts in whole]


def told(fact: AnyFact, seat: int | None) -> AnyFact | None:
    """The fact as this seat may know it while the match runs."""
    if isinstance(fact, Drawn):  # AR-8.13: all see the pile, the owner alone the card
        return fact if fact.seat == seat else msgspec.structs.replace(fact, card=None)
    if isinstance(fact, HandDealt):  # AR-8.12: all see the backs (AR-R20), the owner alone the faces
        return fact if fact.seat == seat else msgspec.structs.replace(fact, cards=None)
    return fact if isinstance(fact, OPEN) else None


@functools.lru_cache(KEPT)  # each seat asks, and later steps tell some again; states of steps never change
def happened(step: Step, after: Artus) -> list[AnyFact]:
    """What one step brought about, whole."""
    before = cast(Artus, step.before)
    tell = TELLERS.get(before.step)
    facts = tell(before, step.number, after) if tell else ()
    return [*facts, *turned(before, after), *round_begun(after), *ended(after)]


# ---- section 3: the set-up -------------------------------------------------------------------------------------------


def dealt(before: Artus, card: int, after: Artus) -> Iterator[AnyFact]:
    """AR-3.6: told when the hand is whole."""
    seat, each = before.turn, data.STARTING_CARDS[before.level]
    if after.turn != seat:
        yield HandDealt(rule="AR-3.6", seat=seat, knight=each, king=each, cards=view.names(after, after.hand[seat]))


def first_seat(before: Artus, first: int, after: Artus) -> Iterator[AnyFact]:
    order = [(first - 1 - i) % after.seats for i in range(after.seats)]  # AR-3.8
    yield FirstSeat(rule="AR-3.7", seat=first, placing_seats=order)


def placed(before: Artus, chair: int, after: Artus) -> Iterator[AnyFact]:
    left = data.KNIGHTS[after.seats] - after.knights[before.turn].bit_count()
    yield KnightPlaced(rule="AR-3.9", seat=before.turn, chair=chair, value=after.value(chair), left=left)


# ---- section 4: cards ------------------------------------------------------------------------------------------------


def round_begun(after: Artus) -> Iterator[AnyFact]:
    """AR-4.1: a round begins when the first seat is about to play the first card of a turn."""
    whole_turn = after.remaining == data.CARDS_PER_TURN[after.level]
    if after.step == data.PLAY_CARD and after.turn == after.first and whole_turn:
        number, rounds = view.round_number(after) or 0, data.TURNS[after.level]
        yield RoundBegun(rule="AR-4.1", seat=after.turn, round=number, rounds=rounds, last=number == rounds)


def played(before: Artus, card: int, after: Artus) -> Iterator[AnyFact]:
    seat, name = before.turn, data.CARDS[card]
    yield CardPlayed(
        rule=words.RESTS_ON[f"play_card:{name}"],
        seat=seat,
        card=name,
        pile=known(data.PILES[data.PILE_OF_CARD[card]]),
        aside=check.played_by(after, seat),
        hand=after.hand[seat].bit_count(),
    )
    if card in (data.SCORE_ALL, data.SCORE_REVERSED):
        yield scored(before, card, members(before.knights[seat]), after)  # AR-4.26, AR-4.27
    elif data.SCORED[card] and after.card == NOBODY:
        yield fixed_loss(before, card, after)


def fixed_loss(before: Artus, card: int, after: Artus) -> FixedLoss:
    """AR-4.31: what the card asks for, and how much of it was there."""
    seat, work = before.turn, before.clone()
    work.card = card
    found, missing = work.fitting(seat).bit_count(), []
    if card == data.SCORE_THREE_COLOURS:
        missing = [zone for zone in (data.GREEN, data.YELLOW, data.RED) if not before.in_zone(seat, zone)]
        found = data.SCORED[card] - len(missing)
    return FixedLoss(
        rule="AR-4.31",
        seat=seat,
        card=data.CARDS[card],
        found=found,
        needed=data.SCORED[card],
        missing=[known(data.ZONES[zone]) for zone in missing],
        loss=before.total[seat] - after.total[seat],
        total=after.total[seat],
    )


def knights_picked(before: Artus, number: int, after: Artus) -> Iterator[AnyFact]:
    """AR-R11: the chosen set; AR-R13: of the knights on yellow, which are all worth 0, one stands for the others."""
    chairs = list(words.sets(before, before.turn)[number])
    if before.card == data.SCORE_THREE_COLOURS:
        chairs.insert(1, members(before.in_zone(before.turn, data.YELLOW))[0])
    yield scored(before, before.card, chairs, after)


def mode_picked(before: Artus, mode: int, after: Artus) -> Iterator[AnyFact]:
    seat = before.turn
    yield ModeChosen(rule="AR-4.32", seat=seat, mode=known(data.MODES[mode]))
    if mode == data.BEST:
        yield scored(before, before.card, [max(members(before.knights[seat]), key=before.value)], after)  # AR-R14


def scored(before: Artus, card: int, chairs: list[int], after: Artus) -> Scored:
    """AR-4.25: with the values of this moment."""
    seat, values = before.turn, [before.value(chair) for chair in chairs]
    return Scored(
        rule=words.RESTS_ON[f"play_card:{data.CARDS[card]}"],
        seat=seat,
        card=data.CARDS[card],
        chairs=chairs,
        values=values,
        zones=[known(data.ZONES[before.zone(chair)]) for chair in chairs],
        sum=sum(values),
        reversed=card == data.SCORE_REVERSED,
        points=after.total[seat] - before.total[seat],
        total=after.total[seat],
    )


def drawn(before: Artus, card: int, after: Artus) -> Iterator[AnyFact]:
    seat = before.turn
    yield Drawn(
        rule="AR-4.35",
        seat=seat,
        pile=known(data.PILES[before.source]),
        card=data.CARDS[card],
        left=(after.pile[seat] & data.CARDS_OF_PILE[before.source]).bit_count(),
        hand=after.hand[seat].bit_count(),
    )
    if not after.pile[seat]:
        yield HandKnown(rule="AR-9.2", seat=seat, cards=view.names(after, after.hand[seat]))


# ---- section 5: moving, rings, the turning table ---------------------------------------------------------------------


def moved(before: Artus, number: int, after: Artus) -> Iterator[AnyFact]:
    seat, start, steps = before.turn, before.figure, words.signed(number)
    target, sitting = (start + steps) % data.CHAIRS, check.sitting(before)
    figure, landing = sitting[start], aid.pushed(before, start, target, after)
    yield Moved(
        rule="AR-4.13" if kind_of(before, figure) == "knight" else "AR-4.18",
        seat=seat,
        figure=known(figure),
        kind=kind_of(before, figure),
        from_chair=start,
        to_chair=target,
        steps=abs(steps),
        forward=steps > 0,
        points=after.total[seat] - before.total[seat],
        total=after.total[seat],
    )
    if landing is not None:
        yield displaced(before, figure, sitting[target], target, landing)


def displaced(before: Artus, by: str, figure: str, target: int, landing: int) -> Displaced:
    kind = kind_of(before, figure)
    return Displaced(
        rule="AR-5.5",
        seat=before.turn,
        figure=known(figure),
        kind=kind,
        owner_seat=data.COLOURS.index(figure) if kind == "knight" else None,
        from_chair=target,
        to_chair=landing,
        back=(target - landing) % data.CHAIRS,
        by=known(by),
    )


def kind_of(state: Artus, figure: str) -> Kind:
    if figure not in data.ROYALS:
        return "knight"
    return "king" if figure == data.ROYALS[state.king] else "prince"


def ring_given(before: Artus, chair: int, after: Artus) -> Iterator[AnyFact]:
    seat, prince, old = before.turn, before.royal_on(chair), before.king
    yield RingGiven(
        rule="AR-4.20",
        seat=seat,
        royal=known(data.ROYALS[prince]),
        chair=chair,
        rings=after.rings[prince],
        reserve=before.reserve - 1,
        points=after.total[seat] - before.total[seat],  # AR-4.21
        total=after.total[seat],
    )
    if after.king != old:
        yield Crowned(
            rule="AR-5.8",
            seat=seat,
            royal=known(data.ROYALS[prince]),
            chair=chair,
            old_royal=known(data.ROYALS[old]),
            old_chair=after.royal[old],
            kept=after.rings[old],
            returned=before.rings[old] - after.rings[old],
            reserve=after.reserve,
        )


def turned(before: Artus, after: Artus) -> Iterator[AnyFact]:
    """AR-5.2: whenever the King's chair has changed; nobody scores by it, but every chair has another value."""
    old, new = before.royal[before.king], after.royal[after.king]
    if old == new:
        return
    unturned = [before.plates[(chair - old) % data.CHAIRS] for chair in range(data.CHAIRS)]
    worth = [sum(unturned[chair] for chair in members(after.knights[seat])) for seat in range(after.seats)]
    now = [after.worth(after.knights[seat]) for seat in range(after.seats)]
    yield Turned(
        rule="AR-5.2",
        from_chair=old,
        to_chair=new,
        chairs=(new - old) % data.CHAIRS,
        each_before=worth,
        each_after=now,
        each_change=[then - value for then, value in zip(now, worth, strict=True)],
    )


# ---- section 6: the end ----------------------------------------------------------------------------------------------


def ended(after: Artus) -> Iterator[AnyFact]:
    if not after.is_over():
        return
    totals = [after.total[seat] for seat in range(after.seats)]
    yield Ended(rule="AR-6.1", rounds=data.TURNS[after.level], each_total=totals)
    result, best = words.result(after), max(totals)
    lower = [total for total in totals if total < best]
    steps = comparisons(totals)
    yield Verdict(
        rule=result.rule,
        winner_seats=steps[-1].left_seats,
        best=best,
        lead=best - max(lower) if lower else 0,
        each_total=totals,
        each_place=[seat.place for seat in result.seats],
        each_ending=[seat.ending for seat in result.seats],
        comparisons=steps,
    )


def comparisons(totals: list[int]) -> list[Comparison]:
    """AR-6.2: by the totals, below 0 too (AR-R18); AR-6.3: several with the best share, nothing else is compared."""
    best = [seat for seat, total in enumerate(totals) if total == max(totals)]
    steps = [Comparison(rule="AR-6.2", by="total", each_value=[*totals], left_seats=best)]
    if len(best) > 1:
        equal = [total if seat in best else None for seat, total in enumerate(totals)]
        steps.append(Comparison(rule="AR-6.3", by="shared", each_value=equal, left_seats=best))
    return steps


TELLERS: dict[int, Callable[[Artus, int, Artus], Iterator[AnyFact]]] = {  # by step; the others are told by a later one
    data.DEAL: dealt,
    data.FIRST_SEAT: first_seat,
    data.PLACE_KNIGHT: placed,
    data.PLAY_CARD: played,
    data.PICK_MODE: mode_picked,
    data.PICK_STEPS: moved,
    data.PICK_PRINCE: ring_given,
    data.PICK_KNIGHTS: knights_picked,
    data.DRAW: drawn,
}
