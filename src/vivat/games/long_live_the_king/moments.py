"""The steps of Long Live the King in groups, and what can be read from the table in them."""

from __future__ import annotations

from vivat.engine import bits
from vivat.engine.numbers import CHANCE
from vivat.games.long_live_the_king import data
from vivat.games.long_live_the_king.rules import LongLiveTheKing, dice_in

DICE = (data.CONFRONTATION_ROLL, data.PLACE_DICE)
CONFRONTATION = (data.COMMIT_CARDS, *DICE)
BANISHMENT = (data.BANISH_DEFENDER, data.BANISH_INTRUDER)
PLACING = (data.PLACE_FREE, data.ROLL_FOR_COURTIER, data.COURTIER_ROLL)
TIE_ROLLS = (data.RANKING_ROLL, data.KING_ROLL)
ELECTION = (*TIE_ROLLS, data.REDISTRIBUTION)
ROLLS = (*DICE, *TIE_ROLLS)
CHANCE_STEPS = (data.START_CARD, data.CROSS_ROLL, data.COURTIER_ROLL, data.CONFRONTATION_ROLL, *ELECTION)
AFTERMATH = (data.TAKE_BACK, *BANISHMENT, *PLACING, *ELECTION, data.OVER)  # of a confrontation
CROSSING = (data.CROSS_TO, data.CROSS_CARD, data.CROSS_ROLL)
AT_START = (data.MOVE, data.CROSS_TO, data.AFTER_FAILED_CROSSING)  # the journey has not begun
ON_THE_WAY = (data.ONWARD, data.ONWARD_AGAIN)
STIRRED = (*BANISHMENT, *ON_THE_WAY, data.CROSS_ROLL, data.AFTER_FAILED_CROSSING, data.ROLL_FOR_COURTIER,
           data.COURTIER_ROLL, *DICE, data.TAKE_BACK, data.END_OF_TURN)  # fmt: skip
RESUMPTIONS = (data.MOVE, data.AFTER_FAILED_CROSSING, *ON_THE_WAY, data.ROLL_FOR_COURTIER, data.END_OF_TURN)  # LV-5.29
STILL_LAID = (*BANISHMENT, *PLACING)  # LV-R7: with the rolls first cards and their 1s wait here


def is_disputed(state: LongLiveTheKing) -> bool:
    """LV-5.9: whether nobody has been banished yet from the contested county."""
    before = not state.readings & data.ROLLS_FIRST  # LV-R7: then cards come back before it
    return state.step in (*CONFRONTATION, *BANISHMENT) or (state.step == data.TAKE_BACK and before)


def shown_cards(state: LongLiveTheKing) -> dict[int, int]:
    """By seat: the mixture that lies open on the table (LV-5.3)."""
    if state.step == data.COMMIT_CARDS:
        return {}
    return {seat: state.laid[seat] for seat in range(state.seats) if state.laid[seat] > data.NO_CARDS}


def waiting(state: LongLiveTheKing) -> int:
    if state.step == data.OVER:
        return 0
    if state.step in CHANCE_STEPS:
        return CHANCE
    if state.step == data.COMMIT_CARDS:
        return sum(bits.one(seat) for seat in range(state.seats) if state.laid[seat] == data.NOT_LAID)
    if state.step == data.PLACE_DICE:
        return bits.one(state.roller)
    if state.step == data.TAKE_BACK:
        return bits.one(min(shown_cards(state), key=lambda seat: (seat - state.active) % state.seats, default=0))
    return bits.one(state.actor())


def faces(dice: int) -> list[int]:
    """Dice counted by face, three bits a face, as a list, highest first."""
    return [face for face in range(6, 0, -1) for _ in range(dice >> 3 * (face - 1) & 7)]


def row(dice: int) -> list[int]:
    """Dice in a row, three bits a die, as a list."""
    return [dice >> 3 * place & 7 for place in range(dice_in(dice))]


def holders(state: LongLiveTheKing, county: int) -> list[int]:
    return [seat for seat in range(state.seats) if state.held(seat) >> county & 1]


def place_in_turn(state: LongLiveTheKing) -> int:
    """The step the turn is at, or at which an election will let it go on."""
    return state.resume if state.step in ELECTION else state.step
