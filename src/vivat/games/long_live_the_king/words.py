"""Long Live the King in words: options, choices (section 7), outcomes (section 8), the result (section 6)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from vivat.engine import bits
from vivat.engine.numbers import CHANCE
from vivat.engine.result import Result, SeatResult, share_of
from vivat.games.long_live_the_king import box, data
from vivat.games.long_live_the_king.rules import LongLiveTheKing
from vivat.options import checked

END_WORDS = {  # what option 0 is called
    data.MOVE: "stay",
    data.AFTER_FAILED_CROSSING: "stop",
    data.ONWARD: "settle",
    data.ONWARD_AGAIN: "stop",
    data.PLACE_FREE: "end",
    data.ROLL_FOR_COURTIER: "end",
    data.TAKE_BACK: "none",
}
RESTS_ON = {  # the rule of every word of the log; docs/build/a_game.md tells how it is looked up
    "/draw": "LV-3.2",
    "move:stay": "LV-4.6",
    "move:step": "LV-4.7",
    "move:cross": "LV-4.12",
    "cross_to": "LV-4.12",
    "cross_card": "LV-4.13",
    "cross_card/die": "LV-4.13",
    "after_failed_crossing": "LV-4.15",
    "onward:settle": "LV-4.17",
    "onward:onward": "LV-4.18",
    "onward:stop": "LV-4.18",
    "place_free": "LV-4.23",
    "roll_for_courtier": "LV-4.24",
    "roll_for_courtier/die": "LV-4.24",
    "commit_cards": "LV-5.2",
    "commit_cards:0/0/0": "LV-R16",
    "hidden_choice": "LV-5.2",
    "commit_cards/die": "LV-5.4",
    "place_dice": "LV-5.5",
    "place_dice/die": "LV-5.4",
    "take_back": "LV-5.10",
    "banish_defender": "LV-5.14",
    "banish_intruder": "LV-5.14",
    "cross_card/die/die": "LV-5.27",  # the election interrupts a turn: further dice break its ties
    "roll_for_courtier/die/die": "LV-5.27",
    "die": "LV-5.27",
    "draw": "LV-5.28",
    "hidden_outcome": "LV-5.28",
}


def options(given: Mapping[str, object]) -> dict[str, Any]:
    return checked(given, data.PLAYERS, data.OPTIONS)


def start(options: Mapping[str, Any]) -> LongLiveTheKing:
    state = LongLiveTheKing()
    box.put(options, state)
    seat_order = int(options["start_deal"] == "seat_order")
    state.begin(options["players"], options["bonus_start"], options["quiet_rounds"], seat_order, readings(options))
    return state


def readings(options: Mapping[str, Any]) -> int:
    """LV-2.6 to LV-2.10: the readings that the options name, as a bit set."""
    return sum(bits.one(number) for number, name in enumerate(data.READINGS) if name in options.values())


# ---- choices and outcomes --------------------------------------------------------------------------------------------


def choice(state: LongLiveTheKing, seat: int, action: int) -> str:
    step = data.ONWARD if state.step == data.ONWARD_AGAIN else state.step
    return f"{data.STEPS[step]}:{option(state.step, action)}"


def option(step: int, action: int) -> str:
    """An option of a step in words."""
    if step == data.COMMIT_CARDS:
        return mixture(action)
    if action == data.END:
        return END_WORDS[step]
    if step == data.PLACE_FREE:
        return "place"
    if step == data.TAKE_BACK:
        return "all"
    if step == data.PLACE_DICE:
        return str(action)
    if step in (data.CROSS_CARD, data.ROLL_FOR_COURTIER):
        return data.CARDS[action - data.CARD]
    if action >= data.CROSS:
        return f"cross:{data.COUNTIES[action - data.CROSS]}"
    county = data.COUNTIES[action - data.COUNTY]
    if step == data.MOVE:
        return f"step:{county}"
    return f"onward:{county}" if step in (data.ONWARD, data.ONWARD_AGAIN) else county


def mixture(number: int) -> str:
    """Cards as x1/x2/x3: `2/0/1`."""
    return "/".join(map(str, data.MIXTURES[number]))


def outcome(state: LongLiveTheKing, outcome: int) -> str:
    """LV-8.1."""
    if state.step == data.START_CARD:
        return f"draw:{data.COUNTIES[outcome]}"
    if state.step == data.REDISTRIBUTION:
        return f"draw:{data.CARDS[outcome]}"
    return f"die:{outcome}"


def seat_of_chance(state: LongLiveTheKing) -> int | None:
    """Whose die or card comes next."""
    if state.waiting_for != CHANCE:
        return None
    if state.step == data.REDISTRIBUTION:
        return state.next_dealt()
    if state.step in (data.CROSS_ROLL, data.COURTIER_ROLL):
        return state.actor()
    return state.roller


# ---- the result ------------------------------------------------------------------------------------------------------


def result(state: LongLiveTheKing) -> Result:
    """LV-6.3 to LV-6.5."""
    order = [standing(state, seat) for seat in range(state.seats)]
    seats = []
    for seat, reward in enumerate(state.rewards()):
        share = share_of(reward)
        place = 1 + sum(other > order[seat] for other in order)
        seats.append(SeatResult("win" if share else "loss", score(state, seat), share, place))
    decided = decided_by(state)
    return Result(tuple(seats), data.DECIDED_BY[decided], data.DECIDING_RULE[decided], "election")  # LV-6.1


def score(state: LongLiveTheKing, seat: int) -> int:
    """LV-6.4: the total in the last election."""
    return state.votes[seat] + state.bonus[seat]


def standing(state: LongLiveTheKing, seat: int) -> tuple[bool, int, int, int]:
    """LV-6.5: king, score, county votes, cards; higher is better."""
    return seat == state.king, score(state, seat), state.votes[seat], state.size[seat]


def decided_by(state: LongLiveTheKing) -> int:
    """LV-6.2: how far down the list the king was found."""
    majority = data.MAJORITY[state.seats - 3]
    rivals = [seat for seat in range(state.seats) if score(state, seat) >= majority]
    if len(rivals) == 1:
        return data.DECIDED_BY.index("majority")
    if state.readings & data.ALL_VOTES:  # LV-R21
        rivals = [seat for seat in rivals if score(state, seat) == score(state, state.king)]
        if len(rivals) == 1:
            return data.DECIDED_BY.index("all_votes")
    if sum(state.votes[seat] == state.votes[state.king] for seat in rivals) == 1:
        return data.DECIDED_BY.index("county_votes")
    equal = state.best_by_map(sum(map(bits.one, rivals)))
    return data.DECIDED_BY.index("dice" if equal & (equal - 1) else "cards")
