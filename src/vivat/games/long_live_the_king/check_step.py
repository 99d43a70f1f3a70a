"""What each step of Long Live the King needs to be asked or rolled at all. A position that lacks it is refused."""

from __future__ import annotations

from vivat.engine import bits
from vivat.engine.numbers import CHANCE, NOBODY
from vivat.games.long_live_the_king import data
from vivat.games.long_live_the_king.rules import LongLiveTheKing, cards_in

CONFRONTATION = (data.COMMIT_CARDS, data.CONFRONTATION_ROLL)
BANISHMENT = (data.BANISH_DEFENDER, data.BANISH_INTRUDER)
PLACING = (data.PLACE_FREE, data.ROLL_FOR_COURTIER, data.COURTIER_ROLL)
TIE_ROLLS = (data.RANKING_ROLL, data.KING_ROLL)
ELECTION = (*TIE_ROLLS, data.REDISTRIBUTION)
ROLLS = (data.CONFRONTATION_ROLL, *TIE_ROLLS)
CHANCE_STEPS = (data.START_CARD, data.CROSS_ROLL, data.COURTIER_ROLL, data.CONFRONTATION_ROLL, *ELECTION)
AFTERMATH = (*BANISHMENT, *PLACING, *ELECTION, data.OVER)  # of a confrontation
CROSSING = (data.CROSS_TO, data.CROSS_CARD, data.CROSS_ROLL)
AT_START = (data.MOVE, data.CROSS_TO, data.AFTER_FAILED_CROSSING)  # the journey has not begun
ON_THE_WAY = (data.ONWARD, data.ONWARD_AGAIN)
STIRRED = (*BANISHMENT, *ON_THE_WAY, data.CROSS_ROLL, data.AFTER_FAILED_CROSSING, data.ROLL_FOR_COURTIER,
           data.COURTIER_ROLL, data.CONFRONTATION_ROLL, data.END_OF_TURN)  # fmt: skip
RESUMPTIONS = (data.MOVE, data.AFTER_FAILED_CROSSING, *ON_THE_WAY, data.ROLL_FOR_COURTIER, data.END_OF_TURN)  # LV-5.29

# A field, its value while it is not needed, and the steps that need it.
IDLE = (
    ("contested", NOBODY, (*CONFRONTATION, *AFTERMATH)),
    ("defender", NOBODY, (*CONFRONTATION, *AFTERMATH)),
    ("winner", NOBODY, AFTERMATH),
    ("laid", data.NOT_LAID, CONFRONTATION),
    ("ones", 0, (data.CONFRONTATION_ROLL,)),
    ("again", 0, (data.CONFRONTATION_ROLL,)),
    ("sums", 0, (data.CONFRONTATION_ROLL, *AFTERMATH)),
    ("election_due", 0, (*BANISHMENT, data.PLACE_FREE)),
    ("rolling", 0, ROLLS),
    ("roller", 0, (*ROLLS, data.START_CARD)),
    ("dice_left", 0, ROLLS),
    ("dice", 0, (*ROLLS, data.OVER)),
    ("resume", data.MOVE, ELECTION),
    ("deal_left", 0, (data.REDISTRIBUTION,)),
    ("king", NOBODY, (data.OVER,)),
)
TABLES = ("laid", "ones", "sums", "dice")


def problems(state: LongLiveTheKing) -> list[str]:
    """The first thing this step lacks; [] if it can be asked."""
    if not is_idle(state) or state.waiting_for != waiting(state):
        return ["LV-7.1: cards, dice or seats are named that this step does not have"]
    found = journey(state) or quiet(state) or totals(state)
    if state.step in CONFRONTATION or state.step in BANISHMENT:
        found = found or intrusion(state)
    elif state.contested != NOBODY or state.winner != NOBODY:
        found = found or aftermath(state)
    return found or asked(state) or election(state)


def is_idle(state: LongLiveTheKing) -> bool:
    for name, value, steps in IDLE:
        if state.step not in steps:
            field = getattr(state, name)
            if set(field) != {value} if name in TABLES else field != value:
                return False
    return True


def waiting(state: LongLiveTheKing) -> int:
    if state.step == data.OVER:
        return 0
    if state.step in CHANCE_STEPS:
        return CHANCE
    if state.step == data.COMMIT_CARDS:
        return sum(bits.one(seat) for seat in range(state.seats) if state.laid[seat] == data.NOT_LAID)
    return bits.one(state.actor())


def holders(state: LongLiveTheKing, county: int) -> list[int]:
    return [seat for seat in range(state.seats) if state.held(seat) >> county & 1]


# ---- the turn --------------------------------------------------------------------------------------------------------


def place_in_turn(state: LongLiveTheKing) -> int:
    """The step the turn is at, or at which an election will let it go on."""
    return state.resume if state.step in ELECTION else state.step


def journey(state: LongLiveTheKing) -> list[str]:
    """LV-12.3, LV-12.13, LV-4.20."""
    at, here = place_in_turn(state), bits.one(state.baron[state.active])
    named = {state.through, state.target, state.came_from, state.contested} - {NOBODY}
    if (state.used | sum(map(bits.one, named))) & ~data.IN_PLAY[state.seats - 3]:
        return ["LV-12.3: the journey leads through counties that are not there"]
    if state.resume not in RESUMPTIONS or state.step == data.END_OF_TURN:
        return ["LV-5.29: play cannot go on there"]
    if at in AT_START and not (at == data.MOVE and state.step in ELECTION):
        good = state.used == here
    elif at in ON_THE_WAY:
        good = state.used & here != 0 and bits.count(state.used) > 2
    else:
        good = state.used != 0
    return [] if good else ["LV-4.20: the journey of this turn cannot be"]


def quiet(state: LongLiveTheKing) -> list[str]:
    """LV-R18: after a card or a courtier a turn is not quiet; a standstill calls an election and ends the count."""
    at = place_in_turn(state)
    good = -1 <= state.quiet < state.quiet_limit
    if state.step in ELECTION and at == data.MOVE:
        good &= state.quiet == 0 and state.contested == NOBODY
    elif at in STIRRED or state.winner != NOBODY or bits.count(state.used) > 2:
        good &= state.quiet == -1 or state.step == data.OVER
    elif at == data.MOVE:
        good &= state.quiet >= 0
    return [] if good else ["LV-R18: the quiet turns cannot be counted like that"]


def asked(state: LongLiveTheKing) -> list[str]:
    at, step = place_in_turn(state), state.step
    if at in (*PLACING, data.END_OF_TURN):
        if not set(holders(state, state.site())) <= {state.actor()}:
            return ["LV-4.1: courtiers are placed in a county of somebody else"]
        if at == data.END_OF_TURN and state.winner == NOBODY:
            return ["LV-5.29: only a confrontation is interrupted at its end"]
    elif state.winner != NOBODY and step not in (*BANISHMENT, data.OVER):
        return ["LV-5.15: nobody travels after a confrontation"]
    if step in PLACING and not state.has_room():
        return ["LV-4.22: there is no room for a courtier"]
    if step == data.ROLL_FOR_COURTIER and not state.size[state.actor()]:
        return ["LV-4.24: there is no card to roll with"]
    paid = step in (data.COURTIER_ROLL, data.CROSS_ROLL)
    if paid and (state.card == NOBODY or not state.spent[state.card]):
        return ["LV-4.13: no card was paid for this roll"]
    return crossing(state) if step in CROSSING else []


def crossing(state: LongLiveTheKing) -> list[str]:
    """LV-4.12, LV-4.16, LV-4.18: the attempt that was named is legal, counting the card that is paid."""
    start = state.clone()
    if state.step == data.CROSS_ROLL:
        start.size = [size + (seat == state.active) for seat, size in enumerate(state.size)]
    here = state.baron[state.active]
    first = state.used == bits.one(here)
    onward = state.through == here and state.used >> here & 1 and bits.count(state.used) > 2
    if state.through == NOBODY or not (onward or (first and start.crossings() >> state.through & 1)):
        return ["LV-4.12: that county cannot be crossed"]
    if state.step == data.CROSS_TO:
        return []
    if state.target == NOBODY or not start.destinations(state.through) >> state.target & 1:
        return ["LV-4.12: that county cannot be reached"]
    return []


# ---- confrontations --------------------------------------------------------------------------------------------------


def intrusion(state: LongLiveTheKing) -> list[str]:
    """LV-5.1 to LV-5.14, up to the last banishment."""
    county, intruder, defender = state.contested, state.active, state.defender
    if county == NOBODY or defender in (NOBODY, intruder) or state.baron[intruder] != county:
        return ["LV-5.1: there is no intruder, or no defender, or no county between them"]
    if state.court[intruder] >> county & 1 or not state.held(defender) & ~bits.one(county):
        return ["LV-12.7: the county cannot have been entered"]
    origin = state.came_from
    if origin in (NOBODY, county) or not set(holders(state, origin)) <= {intruder}:
        return ["LV-R11: the intruder came from nowhere"]
    if state.step == data.COMMIT_CARDS:
        return choosing(state)
    return rolling(state) if state.step == data.CONFRONTATION_ROLL else banishing(state)


def choosing(state: LongLiveTheKing) -> list[str]:
    """LV-5.2, LV-12.11."""
    chosen = [seat for seat in range(state.seats) if state.laid[seat] != data.NOT_LAID]
    good = state.held(state.defender) >> state.contested & 1 and state.size[state.active] > 0
    good = good and len(chosen) < state.seats
    good = good and all(state.mixtures(seat) >> state.laid[seat] & 1 for seat in chosen)
    return [] if good else ["LV-12.12: somebody laid what he could not lay"]


def rolling(state: LongLiveTheKing) -> list[str]:
    """LV-5.4, LV-5.8, LV-5.10, LV-12.12."""
    seats = range(state.seats)
    empty = [seat for seat in seats if state.laid[seat] == data.NO_CARDS]
    if not state.held(state.defender) >> state.contested & 1:
        return ["LV-5.1: the defender does not hold the contested county"]
    if state.active in empty or any(state.size[seat] or not state.elections for seat in empty):
        return ["LV-12.12: somebody laid nothing"]
    if bits.count(state.rolling) < (2 if state.again else state.seats):
        return ["LV-5.8: the wrong seats roll"]
    for seat in seats:
        ones = state.ones[seat]
        if ones > cards_in(state.laid[seat]) or (not state.again and ones != state.dice[seat] & 7):
            return [f"LV-5.10: seat {seat} cannot have rolled {ones} 1s"]
    return dice_on_table(state)


def totals(state: LongLiveTheKing) -> list[str]:
    """LV-5.7, LV-5.8: after a roll everybody has a total, and the tied have the highest; 0 where none is known."""
    sums = list(state.sums[: state.seats])
    if not any(state.sums):
        return []
    if state.winner != NOBODY:
        good = sums[state.winner] > 0
    else:
        good = bool(state.again) and state.rolling == sum(
            bits.one(n) for n, each in enumerate(sums) if each == max(sums)
        )
    return [] if good and not any(state.sums[state.seats :]) else ["LV-5.8: these totals have no such winner"]


def dice_on_table(state: LongLiveTheKing) -> list[str]:
    """LV-8.1: complete up to the roller, none behind him."""
    order = [(state.first_roller() + step) % state.seats for step in range(state.seats)]
    reached = order.index(state.roller)
    for index, seat in enumerate(order):
        due = state.number_of_dice(seat)
        lying = sum(state.dice[seat] >> shift & 7 for shift in range(0, 18, 3))
        expected = due if index < reached else due - state.dice_left if index == reached else 0
        if lying != expected or (index == reached and not 0 < state.dice_left <= due):
            return [f"LV-8.1: seat {seat} has {lying} dice on the table"]
    return []


def banishing(state: LongLiveTheKing) -> list[str]:
    """LV-5.11 to LV-5.14: a beaten defender has lost his courtiers, and somebody is still to go."""
    county, defender, winner = state.contested, state.defender, state.winner
    defends = state.baron[defender] == county
    if winner == NOBODY or (winner != defender and state.courtiers[county]):
        return ["LV-5.9: nobody has won, or courtiers of the beaten are still there"]
    if state.step == data.BANISH_DEFENDER:
        good = winner != defender and defends and state.court[defender]
    else:
        good = winner != state.active and (winner == defender) == (defends or state.courtiers[county] > 0)
    return [] if good else ["LV-5.14: nobody is to be banished here"]


def aftermath(state: LongLiveTheKing) -> list[str]:
    """LV-5.17, LV-12.5: after the banishment the contested county has pieces of the winner, or none."""
    county, intruder, defender, winner = state.contested, state.active, state.defender, state.winner
    if NOBODY in (county, winner, defender) or defender == intruder:
        return ["LV-5.1: a confrontation has an intruder, a defender and a winner"]
    there = holders(state, county)
    good = set(there) <= {winner} and (winner in there or winner not in (intruder, defender))
    good &= (state.baron[intruder] == county) == (winner == intruder)
    return [] if good else ["LV-12.5: others than the winner hold the contested county"]


# ---- elections -------------------------------------------------------------------------------------------------------


def election(state: LongLiveTheKing) -> list[str]:
    seats = range(state.seats)
    majority = data.MAJORITY[state.seats - 3]
    if state.step in (*TIE_ROLLS, data.OVER):
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
        if not good or sum(state.votes) > sum(data.VOTES):
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
    return dice_on_table(state)


def kings(state: LongLiveTheKing, crowned: int) -> list[str]:
    """LV-12.15, LV-6.2."""
    best = state.best_by_map(crowned)
    if any(state.rank) or not crowned:
        return ["LV-12.15: nobody has a majority"]
    if state.step == data.OVER:
        return [] if state.king != NOBODY and best >> state.king & 1 else ["LV-6.2: somebody else is king"]
    if state.rolling & ~best or bits.count(state.rolling) < 2:
        return ["LV-6.2: the wrong seats roll for the crown"]
    return dice_on_table(state)


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
