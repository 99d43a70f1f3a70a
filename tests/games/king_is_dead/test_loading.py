"""Positions that are loaded: what cannot be is refused, and the refusal says what could."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

import vivat
from vivat.errors import BadPosition

from .positions import act, do, match, position

OPEN = "Mo 1/0/1 St 2/0/0 La 1/2/1 No 1/1/1 Gw 0/2/0 Wa 0/1/2 Es 1/0/2 De=W supply 7/7/9"


def at_turn() -> dict[str, Any]:
    return position(OPEN, players=3)


def in_march() -> dict[str, Any]:
    return act(match(OPEN, players=3, mode="advanced", hands={0: ["march"]}), "march St").position()


def put(*path: Any) -> Callable[[dict[str, Any]], None]:
    """A change of one entry: the way to it, and what stands there then."""

    def change(found: dict[str, Any]) -> None:
        *way, last, value = path
        holder: Any = found
        for key in way:
            holder = holder[key]
        holder[last] = value

    return change


def without(*path: Any) -> Callable[[dict[str, Any]], None]:
    def change(found: dict[str, Any]) -> None:
        holder: Any = found
        for key in path[:-1]:
            holder = holder[key]
        del holder[path[-1]]

    return change


EXCHANGE = {"from": "essex", "with": "warwick", "change": {"welsh": 1, "scots": -1}}
WRONG: list[tuple[Callable[[], dict[str, Any]], Callable[[dict[str, Any]], None], str]] = [
    (at_turn, put("step", "sleep"), "allowed: draw_court, draw_region"),
    (at_turn, put("seat", 3), "allowed: 0 to 2"),
    (at_turn, put("seat", 1), "allowed: 0"),
    (at_turn, put("passes", 3), "allowed: 0 to 2"),
    (at_turn, put("step", "over"), "allowed: over with three unstable or eight decided regions"),
    (at_turn, without("regions", "essex"), "allowed: all of moray, strathclyde"),
    (at_turn, put("regions", "devon", {"disc": "welsh", "welsh": 1}), "not 18"),
    (at_turn, put("regions", "essex", {"disc": "french"}), "allowed: scots, welsh, english, instability"),
    (at_turn, put("spaces", 7, {"region": "devon"}), "allowed: 8 different ones"),
    (at_turn, put("spaces", 3, "disc_of", 3), "allowed: one each for 0 to 2"),
    (at_turn, put("hands", 0, ["negotiate"] * 2), "holds negotiate too often; allowed: 1"),
    (at_turn, put("hands", 0, []), "not 8"),
    (at_turn, put("box", ["plot"]), "allowed, each once: none"),
    (at_turn, put("last", None), "allowed: the card and the seat of the newest action"),
    (at_turn, put("last", "card", "negotiate"), "allowed: the top card of the seat, or what Spy copied"),
    (at_turn, put("last", "exchange", {**EXCHANGE, "change": {}}), "allowed: exchange null"),
    (at_turn, put("playing", {"card": "assemble", "effect": "assemble", "level": 1}), "allowed: playing null"),
    (at_turn, put("picks", ["essex"]), "1 picks before the step turn; allowed: none"),
    (in_march, put("playing", None), "allowed: playing with a card"),
    (in_march, put("picks", []), "0 picks before the step march_to; allowed: a region"),
    (in_march, put("picks", ["welsh"]), "there is no region 'welsh'; allowed: moray"),
    (in_march, put("picks", ["devon"]), "picks that its steps offer (march_from, march_to)"),
    (in_march, put("playing", "level", 2), "allowed: the highest level that is possible"),
]


@pytest.mark.parametrize(("made", "change", "allowed"), WRONG)
def test_a_refused_position_says_what_is_allowed(
    made: Callable[[], dict[str, Any]], change: Callable[[dict[str, Any]], None], allowed: str
) -> None:
    found = copy.deepcopy(made())
    vivat.load(found)
    change(found)
    with pytest.raises(BadPosition) as refusal:
        vivat.load(found)
    assert allowed in str(refusal.value)


# ---- the exchange that the undo ban remembers ------------------------------------------------------------------------

MADE = [
    "manoeuvre La scots Wa welsh",
    "outmanoeuvre La scots Wa welsh+english",
    "influence Es St scots+scots",
    "dispute La No scots",
    "edict St La 2:welsh+welsh",
]


@pytest.mark.parametrize("action", MADE)
def test_KD_5_11_an_exchange_loads_from_either_side_and_is_the_same(action: str) -> None:
    card = action.split()[0]
    hands = {0: [card], 1: [card]} if card.endswith("manoeuvre") else {0: [card]}
    played = act(match(OPEN.replace("Es 1/0/2", "Es 0/0/3"), players=3, mode="advanced", hands=hands), action)
    act(played, "La")
    act(played, played.choices(0)[0].partition(":")[2])
    written = played.position()
    exchange = written["last"]["exchange"]
    turned = copy.deepcopy(written)
    turned["last"]["exchange"] = {
        "from": exchange["with"],
        "with": exchange["from"],
        "change": {faction: -number for faction, number in exchange["change"].items()},
    }
    one, other = vivat.load(written), vivat.load(turned)
    assert one.view(1) | {"board": None} == other.view(1) | {"board": None}
    if card.endswith("manoeuvre"):
        do(one, card)
        do(other, card)
        assert one.choices(1) == other.choices(1), "the ban is the same"
    if card != "manoeuvre":  # whose two sides are alike
        assert other.position()["last"] == one.position()["last"]


def test_KD_5_11_an_exchange_that_the_card_cannot_have_made_is_refused_with_those_it_can() -> None:
    game = act(
        match(OPEN, players=3, hands={0: ["outmanoeuvre"]}), "outmanoeuvre La scots Wa welsh+english, La english"
    )
    found = game.position()
    for change, allowed in (
        (put("last", "exchange", "with", "essex"), "allowed: strathclyde, northumbria, gwynedd, warwick"),
        (put("last", "exchange", "change", {"scots": 2}), "allowed: scots, welsh, english for scots, welsh, english"),
        (put("last", "exchange", "with", "lancaster"), "exchanges with another region"),
    ):
        wrong = copy.deepcopy(found)
        change(wrong)
        with pytest.raises(BadPosition, match=allowed):
            vivat.load(wrong)
    support = act(match(OPEN, players=3, hands={0: ["welsh_support"]}), "welsh_support La, La english").position()
    support["last"]["exchange"] = EXCHANGE
    with pytest.raises(BadPosition, match="welsh_support exchanges nothing; allowed: exchange null"):
        vivat.load(support)
