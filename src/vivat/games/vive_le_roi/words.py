"""Vive le Roi ! in words: options (section 2), choices (section 7), outcomes (section 8), the result (section 6)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from vivat.engine.result import Ending, Result, SeatResult, share_of
from vivat.errors import BadOption
from vivat.games.vive_le_roi import box, data
from vivat.games.vive_le_roi.rules import ViveLeRoi
from vivat.options import checked

LONGEST_WORD = 40  # of the option `units`, before it is read
RESTS_ON = {  # the rule of every word of the log; docs/build/a_game.md tells how it is looked up
    "first_unit": "VR-3.2",
    "favourites": "VR-3.6",
    "hidden_outcome": "VR-3.6",
    "ambition": "VR-5.20",
    "choose_ambition": "VR-5.20",
    "assign_ambitions": "VR-R19",
    "place_character": "VR-3.8",
    "place_floor": "VR-3.8",
    "move_character": "VR-4.2",
    "cast_vote:yes": "VR-5.3",
    "cast_vote:no": "VR-5.7",
    "cast_vote:stomach_ache": "VR-5.6",
    "hidden_choice": "VR-7.2",
    "emissary_vote": "VR-5.26",
}


# ---- options ---------------------------------------------------------------------------------------------------------


def options(given: Mapping[str, object]) -> dict[str, Any]:
    """VR-2.2: complete, with `units` written out. What VR-2.5 refuses is refused with its reason; all the rest may be
    combined (VR-2.1, VR-R2)."""
    word = given.get("units", "default")
    sizes = read_sizes(word)
    if sizes:
        refuse_units(len(sizes))  # before the number of players, which may only follow from them
        given = {"players": sum(sizes), **given}
    complete = checked(given, data.PLAYERS, {**data.OPTIONS, "units": (word,)})
    if "teams" not in given and not sizes and complete["players"] > max(data.UNITS):
        complete["teams"] = "common"  # VR-2.4: so many can play in no other way
    sizes = sizes or default_sizes(complete["players"], complete["teams"])
    complete["units"] = "+".join(map(str, sizes))
    if "emissary" not in given:
        complete["emissary"] = len(sizes) == 2  # VR-2.2, VR-R4: units, not persons
    refuse_units(len(sizes))
    refuse_seats(complete, sizes)
    refuse_emissary(complete, sizes)
    return complete


def read_sizes(word: object) -> list[int]:
    """The sizes of the units, clockwise: "2+2+1" gives 2, 2, 1; "default" gives none."""
    if word == "default":
        return []
    parts = word.split("+") if isinstance(word, str) and len(word) <= LONGEST_WORD else []
    if not parts or not all(part.isascii() and part.isdecimal() for part in parts):
        raise BadOption("vive_le_roi-units-form", word=str(word)[:LONGEST_WORD])
    for part in parts:
        if part not in map(str, data.UNIT_SIZES):
            raise BadOption("vive_le_roi-units-size", "VR-2.5", size=part)  # b
    return [int(part) for part in parts]


def default_sizes(players: int, teams: str) -> list[int]:
    """Lone seats; with teams as many teams as there can be, then a lone seat if one is left over."""
    if teams == "off":
        return [1] * players
    return [2] * (players // 2) + [1] * (players % 2)


def refuse_units(number: int) -> None:
    if number not in data.UNITS:
        raise BadOption("vive_le_roi-units-number", "VR-2.5", number=number)  # a


def refuse_seats(complete: Mapping[str, Any], sizes: list[int]) -> None:
    """VR-2.5 c, f, and a number of players that is not that of the units."""
    seats, teams = sum(sizes), complete["teams"]
    if seats != complete["players"]:
        raise BadOption("vive_le_roi-units-players", units=complete["units"], seats=seats, players=complete["players"])
    if teams == "off" and 2 in sizes:
        raise BadOption("vive_le_roi-teams-off", "VR-2.5", units=complete["units"])  # c
    if teams != "off" and 2 not in sizes:  # VR-R3: one team is enough
        raise BadOption("vive_le_roi-teams-none", "VR-2.5", units=complete["units"])  # c
    markers = seats + complete["emissary"]
    if teams == "separate" and markers > data.MARKERS:
        raise BadOption("vive_le_roi-markers", "VR-2.5", markers=markers, most=data.MARKERS)  # f, VR-R5


def refuse_emissary(complete: Mapping[str, Any], sizes: list[int]) -> None:
    """VR-2.5 d, e."""
    if len(sizes) == 2 and not complete["emissary"]:
        raise BadOption("vive_le_roi-emissary-needed", "VR-2.5")  # d
    if len(sizes) not in data.EMISSARY_UNITS and complete["emissary"]:
        raise BadOption("vive_le_roi-emissary-refused", "VR-2.5", units=len(sizes))  # e


def start(options: Mapping[str, Any]) -> ViveLeRoi:
    sizes = read_sizes(options["units"])
    pairs = sum(1 << unit for unit, size in enumerate(sizes) if size == 2)
    variants = [int(options[name]) for name in ("ambition", "banned", "emissary", "wedding")]
    state = ViveLeRoi()
    box.put(options, state)
    state.begin(len(sizes), pairs, data.TEAMS.index(options["teams"]), *[*variants, readings(options)])
    return state


def readings(options: Mapping[str, Any]) -> int:
    """VR-R7, VR-R12: where the text can be read in two ways, those that are not the default."""
    five_each = data.FIVE_EACH if options["placed_by_two"] == "five_each" else 0
    stop_first = data.STOP_FIRST if options["stop_at_zero"] == "before_ambition" else 0
    return five_each | stop_first


# ---- choices and outcomes --------------------------------------------------------------------------------------------


def choice(state: ViveLeRoi, seat: int, action: int) -> str:
    """VR-7.5."""
    if state.step == data.CHOOSE_AMBITION:
        shared = state.shares_ambitions() and state.partner(seat) != seat
        return f"{'assign_ambitions' if shared else 'choose_ambition'}:{data.AMBITIONS[action]}"
    names = {
        data.PLACE_CHARACTER: data.CHARACTERS,
        data.PLACE_FLOOR: data.PLACES,
        data.MOVE_CHARACTER: data.CHARACTERS,
        data.CAST_VOTE: data.VOTES,
    }
    return f"{data.STEPS[state.step]}:{names[state.step][action]}"


def outcome(state: ViveLeRoi, outcome: int) -> str:
    """VR-8.3."""
    if state.step == data.FIRST_UNIT:
        return f"first_unit:{outcome}"
    if state.step == data.DEAL_AMBITIONS:
        return f"ambition:{data.AMBITIONS[outcome]}"
    if state.step == data.EMISSARY_VOTE:
        return f"emissary_vote:{data.VOTES[outcome]}"
    return f"favourites:{data.FAVOURITES[outcome]}"


def seat_of_chance(state: ViveLeRoi) -> int | None:
    """The seat that gets the card about to be dealt, its team's seat named first where a team shares; else nobody."""
    if state.step == data.NEXT_ROUND:
        return 0
    if state.step == data.DEAL_FAVOURITES and state.dealt < state.seats:
        return state.dealt
    if state.step == data.DEAL_AMBITIONS:
        return state.receiver(state.dealt)
    return None


# ---- the result ------------------------------------------------------------------------------------------------------


def result(state: ViveLeRoi) -> Result:
    """VR-6.3 to VR-6.6."""
    units = range(state.units)
    standings = [state.standing(unit) for unit in units]
    lost = state.emissary_wins()
    winners = 0 if lost else standings.count(max(standings))
    seats = []
    for seat, share in enumerate(state.rewards()):
        unit = state.unit_of[seat]
        ending: Ending = "loss" if not share else "win" if winners == 1 else "shared_win"
        place = 1 + lost + sum(other > standings[unit] for other in standings)
        seats.append(SeatResult(ending, state.ranking_score(unit), share_of(share), place))
    decided_by = decided(state, winners)
    return Result(tuple(seats), decided_by, data.DECIDED_BY[decided_by], "last_round")


def decided(state: ViveLeRoi, winners: int) -> str:
    scores = [state.ranking_score(unit) for unit in range(state.units)]
    if winners == 0:
        return "emissary"
    if winners > 1:
        return "shared"
    return "score" if scores.count(max(scores)) == 1 else "height"
