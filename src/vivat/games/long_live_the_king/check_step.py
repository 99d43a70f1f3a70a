"""What each step of Long Live the King needs to be asked or rolled at all. A position that lacks it is refused."""

from __future__ import annotations

from vivat.engine import bits
from vivat.engine.numbers import NOBODY
from vivat.games.long_live_the_king import check_fight, data, moments
from vivat.games.long_live_the_king.rules import LongLiveTheKing

# A field, its value while it is not needed, and the steps that need it.
IDLE = (
    ("contested", NOBODY, (*moments.CONFRONTATION, *moments.AFTERMATH)),
    ("defender", NOBODY, (*moments.CONFRONTATION, *moments.AFTERMATH)),
    ("winner", NOBODY, moments.AFTERMATH),
    ("laid", data.NOT_LAID, (*moments.CONFRONTATION, data.TAKE_BACK)),
    ("ones", 0, (*moments.DICE, data.TAKE_BACK)),
    ("again", 0, moments.DICE),
    ("sums", 0, (*moments.DICE, *moments.AFTERMATH)),
    ("election_due", 0, (data.TAKE_BACK, *moments.BANISHMENT, data.PLACE_FREE)),
    ("placed", 0, moments.DICE),
    ("rolling", 0, moments.ROLLS),
    ("roller", 0, (*moments.ROLLS, data.START_CARD)),
    ("dice_left", 0, moments.ROLLS),
    ("dice", 0, (*moments.ROLLS, data.OVER)),
    ("resume", data.MOVE, moments.ELECTION),
    ("deal_left", 0, (data.REDISTRIBUTION,)),
    ("king", NOBODY, (data.OVER,)),
)
TABLES = ("laid", "ones", "sums", "dice", "placed")


def problems(state: LongLiveTheKing) -> list[str]:
    """The first thing this step lacks; [] if it can be asked."""
    if not is_idle(state) or state.waiting_for != moments.waiting(state):
        return ["LV-7.1: cards, dice or seats are named that this step does not have"]
    found = journey(state) or quiet(state) or check_fight.totals(state) or check_fight.recovery(state)
    if moments.is_disputed(state):
        found = found or check_fight.intrusion(state)
    elif state.contested != NOBODY or state.winner != NOBODY:
        found = found or check_fight.aftermath(state)
    return found or asked(state) or election(state)


def is_idle(state: LongLiveTheKing) -> bool:
    waits = state.readings & data.ROLLS_FIRST and state.winner != NOBODY and state.step in moments.STILL_LAID
    for name, value, steps in IDLE:
        if state.step not in steps and not (waits and name in ("laid", "ones")):
            field = getattr(state, name)
            if set(field) != {value} if name in TABLES else field != value:
                return False
    return True


# ---- the turn --------------------------------------------------------------------------------------------------------


def journey(state: LongLiveTheKing) -> list[str]:
    """LV-12.3, LV-12.13, LV-4.20."""
    at, here = moments.place_in_turn(state), bits.one(state.baron[state.active])
    named = {state.through, state.target, state.came_from, state.contested} - {NOBODY}
    if (state.used | sum(map(bits.one, named))) & ~data.IN_PLAY[state.seats - 3]:
        return ["LV-12.3: the journey leads through counties that are not there"]
    if state.resume not in moments.RESUMPTIONS or state.step == data.END_OF_TURN:
        return ["LV-5.29: play cannot go on there"]
    if at in moments.AT_START and not (at == data.MOVE and state.step in moments.ELECTION):
        good = state.used == here
    elif at in moments.ON_THE_WAY:
        good = state.used & here != 0 and bits.count(state.used) > (1 if waits_between(state) else 2)
    else:
        good = state.used != 0
    return [] if good else ["LV-4.20: the journey of this turn cannot be"]


def waits_between(state: LongLiveTheKing) -> bool:
    """LV-R3: whether a failed first crossing leaves the baron in the county he wanted to cross."""
    return bool(state.readings & data.WAITS_BETWEEN)


def quiet(state: LongLiveTheKing) -> list[str]:
    """LV-R18: after a card or a courtier a turn is not quiet; a standstill calls an election and ends the count."""
    at = moments.place_in_turn(state)
    good = -1 <= state.quiet < max(state.quiet_limit, 1)
    if state.step in moments.ELECTION and at == data.MOVE:
        good &= state.quiet == 0 and state.contested == NOBODY and state.quiet_limit > 0
    elif at in moments.STIRRED or state.winner != NOBODY or bits.count(state.used) > 2:
        good &= state.quiet == -1 or state.step == data.OVER
    elif at == data.MOVE:
        good &= state.quiet >= 0
    return [] if good else ["LV-R18: the quiet turns cannot be counted like that"]


def asked(state: LongLiveTheKing) -> list[str]:
    at, step = moments.place_in_turn(state), state.step
    if at in (*moments.PLACING, data.END_OF_TURN):
        if not set(moments.holders(state, state.site())) <= {state.actor()}:
            return ["LV-4.1: courtiers are placed in a county of somebody else"]
        if at == data.END_OF_TURN and state.winner == NOBODY:
            return ["LV-5.29: only a confrontation is interrupted at its end"]
    elif state.winner != NOBODY and step not in (data.TAKE_BACK, *moments.BANISHMENT, data.OVER):
        return ["LV-5.15: nobody travels after a confrontation"]
    if step in moments.PLACING and not state.has_room():
        return ["LV-4.22: there is no room for a courtier"]
    if step == data.ROLL_FOR_COURTIER and not state.size[state.actor()]:
        return ["LV-4.24: there is no card to roll with"]
    paid = step in (data.COURTIER_ROLL, data.CROSS_ROLL)
    if paid and (state.card == NOBODY or not state.spent[state.card]):
        return ["LV-4.13: no card was paid for this roll"]
    return crossing(state) if step in moments.CROSSING else []


def crossing(state: LongLiveTheKing) -> list[str]:
    """LV-4.12, LV-4.16, LV-4.18: the attempt that was named is legal, counting the card that is paid."""
    start = state.clone()
    if state.step == data.CROSS_ROLL:
        start.size = [size + (seat == state.active) for seat, size in enumerate(state.size)]
    here = state.baron[state.active]
    first = state.used == bits.one(here)
    journey = bits.count(state.used)
    onward = state.through == here and state.used >> here & 1 and journey > (1 if waits_between(state) else 2)
    if state.through == NOBODY or not (onward or (first and start.crossings() >> state.through & 1)):
        return ["LV-4.12: that county cannot be crossed"]
    if state.step == data.CROSS_TO:
        return []
    if state.target == NOBODY or not start.destinations(state.through) >> state.target & 1:
        return ["LV-4.12: that county cannot be reached"]
    return []


# ---- elections -------------------------------------------------------------------------------------------------------


def election(state: LongLiveTheKing) -> list[str]:
    seats = range(state.seats)
    majority = data.MAJORITY[state.seats - 3]
    if state.step in (*moments.TIE_ROLLS, data.OVER):
        counted = [state.county_votes(seat) for seat in seats]
        left = [votes if state.size[seat] else votes - votes // 3 for seat, votes in enumerate(counted)]
        if list(state.votes[: state.seats]) != left:
            return ["LV-5.23: the votes are not those of the map"]
        crowned = sum(bits.one(seat) for seat in seats if left[seat] + state.bonus[seat] >= majority)
        return kings(state, crowned) if state.step != data.RANKING_ROLL else ranking(state, crowned)
    if any(state.votes):
        earlier = [state.bonus[seat] - state.seats + state.rank[seat] for seat in seats]
        good = sorted(state.rank[: state.seats]) == list(seats) and state.elections > 0
        good &= all(2 <= state.votes[seat] < majority - earlier[seat] for seat in seats)
        if not good or sum(state.votes) > sum(state.worth):
            return ["LV-5.26: the newest election cannot have gone like that"]
    elif any(state.rank):
        return ["LV-5.26: places without votes"]
    return redistribution(state) if state.step == data.REDISTRIBUTION else []


def ranking(state: LongLiveTheKing, crowned: int) -> list[str]:
    """LV-5.26, LV-5.27: places follow votes and cards; the best tied group rolls."""
    seats = range(state.seats)
    rank = list(state.rank[: state.seats])
    for seat in seats:
        behind = [other for other in seats if state.standing(other) > state.standing(seat)]
        if rank[seat] != sum(place < rank[seat] for place in rank) or any(rank[o] >= rank[seat] for o in behind):
            return ["LV-5.27: the places do not follow votes and cards"]
    tied = min((place for place in rank if rank.count(place) > 1), default=NOBODY)
    if crowned or state.rolling != sum(bits.one(seat) for seat in seats if rank[seat] == tied):
        return ["LV-8.1: another group rolls, or there is a king"]
    return check_fight.dice_on_table(state)


def kings(state: LongLiveTheKing, crowned: int) -> list[str]:
    """LV-12.15, LV-6.2."""
    best = state.best_of(crowned)
    if any(state.rank) or not crowned:
        return ["LV-12.15: nobody has a majority"]
    if state.step == data.OVER:
        return [] if state.king != NOBODY and best >> state.king & 1 else ["LV-6.2: somebody else is king"]
    if state.rolling & ~best or bits.count(state.rolling) < 2:
        return ["LV-6.2: the wrong seats roll for the crown"]
    return check_fight.dice_on_table(state)


def redistribution(state: LongLiveTheKing) -> list[str]:
    """LV-12.9: equal shares; fewer than 15 only if less than one card each is left over."""
    n, left = state.seats, sum(state.under) - state.deal_left
    unknown = [state.size[seat] - sum(state.known[seat * 3 : seat * 3 + 3]) for seat in range(n)]
    to_come = [(state.deal_left + n - 1 - (seat - state.next_dealt()) % n) // n for seat in range(n)]
    good = left >= 0 < state.deal_left and max(to_come) <= data.MOST_DEALT and state.elections > 0
    good &= not any(state.spent) and not any(state.turned)
    if left >= n:
        good &= all(unknown[seat] >= data.MOST_DEALT - to_come[seat] for seat in range(n))
    return [] if good else ["LV-12.9: the redistribution is not one of equal shares"]
