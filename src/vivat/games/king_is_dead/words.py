"""The King is Dead in words: options, choices (section 7), outcomes (section 8), the result (section 6)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from vivat.engine.numbers import NOBODY, WIN
from vivat.engine.result import Ending, Result, SeatResult, share_of
from vivat.errors import BadOption
from vivat.games.king_is_dead import data, steps
from vivat.games.king_is_dead.rules import KingIsDead
from vivat.options import checked

CARD_RULES = {
    "scottish_support": "KD-4.20", "welsh_support": "KD-4.20", "english_support": "KD-4.20", "assemble": "KD-4.21",
    "negotiate": "KD-4.22", "manoeuvre": "KD-4.24", "outmanoeuvre": "KD-4.25", "spy": "KD-4.30", "ambush": "KD-4.33",
    "march": "KD-4.35", "aid": "KD-4.37", "influence": "KD-4.39", "dispute": "KD-4.40", "edict": "KD-4.41",
    "resist": "KD-4.42", "quell": "KD-4.43", "suppress": "KD-4.45", "muster": "KD-4.44",
}  # fmt: skip
RESTS_ON = {  # the rule of every word of the log; docs/build/a_game.md tells how it is looked up
    "/draw": "KD-3.3",  # the courts first,
    "/draw/draw": "KD-3.4",  # then the regions
    "deal": "KD-3.7",
    "hidden_outcome": "KD-3.7",
    "lay": "KD-3.8",
    "first": "KD-3.9",
    "turn:pass": "KD-4.2",
    **{f"{step}:{card}": rule for step in ("turn", "spy_card") for card, rule in CARD_RULES.items()},
    **{
        data.STEPS[row[data.STEP]]: steps.rule(row[data.STEP])
        for row in data.STEP_TABLE
        if row[data.PART] not in (data.SET_UP, data.TURNING, data.ENDED)
    },
    "hidden_choice": "KD-9.4",
}


def options(given: Mapping[str, object]) -> dict[str, Any]:
    complete = checked(given, data.PLAYERS, data.OPTIONS)
    first, players = complete["first_seat"], complete["players"]
    if first != "random" and first >= players:
        raise BadOption("option-value", option="first_seat", value=first, allowed=["random", *range(players)])
    return complete


def start(options: Mapping[str, Any]) -> KingIsDead:
    state = KingIsDead()
    first = NOBODY if options["first_seat"] == "random" else options["first_seat"]
    advanced, open_discards = int(options["mode"] == "advanced"), int(options["open_discards"])
    state.begin(options["players"], advanced, open_discards, first, readings(options))
    return state


def readings(options: Mapping[str, Any]) -> int:
    """KD-R20, KD-R21: where the text can be read in two ways, those that are not the default."""
    one_hand = data.ONE_HAND if options["team_finishes"] == "one_hand" else 0
    to_play = data.PLOT_TO_PLAY if options["plot_to_play"] else 0
    shared = data.SHARE_LAST_TIE if options["last_tie"] == "shared" else 0
    return one_hand | to_play | shared


def choice(state: KingIsDead, seat: int, action: int) -> str:
    return f"{data.STEPS[state.step]}:{option(state.step, action)}"


def option(step: int, action: int) -> str:
    """KD-7.4: an option of a step in words."""
    asked = data.STEP_TABLE[step][data.ASKS]
    if asked == data.PASS_OR_CARD:
        return "pass" if action == data.PASS else data.CARDS[action - 1]
    if asked == data.EDICT_OPTION:
        number, bundle = divmod(action, len(data.BUNDLES))
        return f"{number + 1}:{data.BUNDLES[bundle]}"
    return steps.NAMES[asked][action]


def outcome(state: KingIsDead, outcome: int) -> str:
    """KD-8.6."""
    if state.step == data.DEAL:
        return f"deal:{data.CARDS[data.SPY + outcome]}"
    if state.step == data.LAY:
        return f"lay:{data.REGIONS[outcome]}"
    return f"first:{outcome}" if state.step == data.FIRST else f"draw:{data.FACTIONS[outcome]}"


def result(state: KingIsDead) -> Result:
    """KD-6.19 to KD-6.22."""
    shared = len({share for share in state.rewards() if share} - {WIN}) > 0
    seats = []
    for seat, share in enumerate(state.rewards()):
        ending: Ending = "loss" if not share else "shared_win" if shared else "win"
        place = 1 if share else 2  # KD-6.19: there is no second place; all who lose stand behind the winners
        seats.append(SeatResult(ending, state.score(seat), share_of(share), place))
    return Result(tuple(seats), data.DECIDED_BY[state.decided_by], deciding_rule(state), data.ENDINGS[state.ending])


def deciding_rule(state: KingIsDead) -> str:
    if state.decided_by == data.SHARED:
        return "KD-R18" if state.ending == data.INVASION else "KD-R21"
    return data.DECIDING_RULE[state.decided_by]
