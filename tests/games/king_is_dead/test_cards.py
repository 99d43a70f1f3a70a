"""Sections 4.4, 4.5 and 7: the cards that the examples leave out, the steps and their words."""

from __future__ import annotations

from typing import Any

import pytest

import vivat
from vivat.games.king_is_dead import data, words

from .positions import act, do, match, options_of, region, regions, seat_on_turn, state_of, step_of, supply

OPEN = "Mo 1/0/1 St 1/1/0 La 1/1/1 No 1/1/1 Gw 0/2/0 Wa 1/1/1 Es 0/1/2 De 1/0/1 supply 7/7/7"
ALL = [name[:2].capitalize() for name in data.REGIONS]


def playing(card: str, text: str = OPEN, **fields: Any) -> vivat.Match:
    mode = "advanced" if data.CUNNING >> data.CARDS.index(card) & 1 else "basic"
    return act(match(text, mode=mode, hands={0: [card]}, **{"players": 3, **fields}), card)


def test_KD_4_24_a_manoeuvre_may_exchange_equal_followers_and_must_exchange_if_it_can() -> None:
    game = playing("manoeuvre")
    assert step_of(game) == "manoeuvre_region_1"
    act(game, "Mo scots De scots")
    assert regions(game, "Mo De") == "Mo 1/0/1 De 1/0/1"
    assert step_of(game) == "summon_region"


def test_KD_4_31_any_top_card_may_be_spied_on_even_a_useless_one() -> None:
    """KD-R6, KD-7.17: different cards on top of the other piles."""
    game = match(
        "La 1/0/0 supply 12/14/14", players=4, mode="advanced", hands={0: ["spy"]},
        piles={1: ["manoeuvre"], 2: ["manoeuvre"], 3: ["negotiate"]},
    )  # fmt: skip
    act(game, "spy")
    assert options_of(game) == ["negotiate", "manoeuvre"]
    act(game, "manoeuvre")
    assert step_of(game) == "summon_region", "nothing to exchange with"
    assert game.position()["piles"][0][-1] == "spy"


def test_KD_4_32_negotiating_twice_needs_no_second_disc() -> None:
    """KD-R7: an own Negotiate after the copy exchanges and places no disc."""
    game = match(
        OPEN, players=3, mode="advanced", hands={0: ["spy", "negotiate"]}, piles={1: ["negotiate"]}, discs={"devon": 1}
    )
    act(game, "spy negotiate Mo St Mo, La scots")
    assert state_of(game).disc_on[0] == data.REGIONS.index("moray")
    do(game, "pass", "pass")
    act(game, "negotiate La No")
    assert step_of(game) == "summon_region"


def test_KD_4_33_ambush_places_two_scots_and_returns_any_one_there() -> None:
    game = playing("ambush")
    assert options_of(game) == ALL
    act(game, "Gw")
    assert region(game, "Gw") == "2/2/0"
    assert options_of(game) == ["scots", "welsh"]
    act(game, "scots")
    assert region(game, "Gw") == "1/2/0"


def test_KD_4_34_ambush_without_scots_in_the_supply_only_returns() -> None:
    """KD-R8."""
    game = playing("ambush", "Mo 2/0/0 La 0/1/0 supply 0/9/9", players=4)
    assert options_of(game) == ["Mo", "La"]
    act(game, "La")
    assert options_of(game) == ["welsh"]
    act(game, "welsh")
    assert region(game, "La") == "0/0/0"


def test_KD_4_35_march_moves_two_of_one_region_or_else_one() -> None:
    game = playing("march")
    assert options_of(game) == ALL
    act(game, "La")
    assert options_of(game) == ["St", "No", "Gw", "Wa"]
    act(game, "Gw")
    assert options_of(game) == ["scots+welsh", "scots+english", "welsh+english"]
    act(game, "scots+english")
    assert regions(game, "La Gw") == "La 0/1/0 Gw 1/2/1"
    lonely = act(playing("march", "Mo 1/0/0 La 0/1/0 supply 14/14/14", players=4), "La No")
    assert options_of(lonely) == ["welsh"]


def test_KD_4_36_plot_is_never_offered() -> None:
    game = match(OPEN, players=3, mode="advanced", hands={0: ["plot"]})
    assert "turn:plot" not in game.choices(0)


def test_KD_4_38_aid_with_one_or_none_in_the_supply() -> None:
    """KD-R9."""
    many = "Mo 5/4/4 St 5/4/4 La 4/4/4"
    game = playing("aid", many + " supply 0/1/0", players=4)
    assert options_of(game) == ["welsh"]
    act(game, "welsh De")
    assert region(game, "De") == "0/1/0"
    assert step_of(playing("aid", many + " supply 0/0/0", players=4)) == "summon_region"


def test_KD_4_40_dispute_exchanges_a_welsh_with_a_stranger_anywhere() -> None:
    game = playing("dispute")
    assert options_of(game) == ["St", "La", "No", "Gw", "Wa", "Es"]
    act(game, "Gw")
    assert options_of(game) == ["Mo", "St", "La", "No", "Wa", "Es", "De"]
    act(game, "Mo")
    assert options_of(game) == ["scots", "english"]
    act(game, "english")
    assert regions(game, "Gw Mo") == "Gw 0/1/1 Mo 1/1/0"


def test_KD_4_42_resist_places_two_strangers_near_the_scots() -> None:
    """KD-R10: into the region, from the supply."""
    game = playing("resist")
    assert options_of(game) == ["St"]
    act(game, "St")
    assert options_of(game) == ["welsh+welsh", "welsh+english", "english+english"]
    stock = supply(game)
    act(game, "welsh+english")
    assert region(game, "St") == "1/2/1"
    assert (stock, supply(game)) == ("7/7/7", "7/6/6")


def test_KD_4_44_muster_is_quell_with_scots() -> None:
    game = playing("muster")
    assert options_of(game) == ["St"]
    act(game, "St")
    assert region(game, "St") == "0/1/0", "a Scot went back"
    assert "scots+scots" in options_of(game)
    act(game, "scots+english")
    assert region(game, "St") == "1/1/1"


# ---- 7. Decision points ----------------------------------------------------------------------------------------------

STEPS = [  # rule, card, position, options chosen, the steps asked
    ("KD-7.11", "scottish_support", "St", ["support_region"]),
    ("KD-7.12", "assemble", "Mo De La", ["assemble_scots", "assemble_welsh", "assemble_english"]),
    ("KD-7.13", "negotiate", "Mo De", ["negotiate_first", "negotiate_second"]),
    ("KD-7.14", "negotiate", "Mo De De", ["negotiate_first", "negotiate_second", "negotiate_disc"]),
    ("KD-7.15", "manoeuvre", "Mo scots Gw welsh",
     ["manoeuvre_region_1", "manoeuvre_follower_1", "manoeuvre_region_2", "manoeuvre_follower_2"]),
    ("KD-7.16", "outmanoeuvre", "Mo scots St scots+welsh",
     ["outmanoeuvre_single_region", "outmanoeuvre_single_follower", "outmanoeuvre_other_region",
      "outmanoeuvre_bundle"]),
    ("KD-7.18", "ambush", "De english", ["ambush_region", "ambush_return"]),
    ("KD-7.19", "march", "Mo St scots+english", ["march_from", "march_to", "march_bundle"]),
    ("KD-7.20", "aid", "welsh De", ["aid_faction", "aid_region"]),
    ("KD-7.21", "influence", "Mo Gw welsh+welsh",
     ["influence_english_region", "influence_other_region", "influence_bundle"]),
    ("KD-7.22", "dispute", "Gw Mo scots", ["dispute_welsh_region", "dispute_other_region", "dispute_follower"]),
    ("KD-7.23", "edict", "St La 1:welsh+english", ["edict_scots_region", "edict_other_region", "edict_exchange"]),
    ("KD-7.24", "resist", "St welsh+welsh", ["resist_region", "resist_bundle"]),
    ("KD-7.25", "quell", "La welsh+english", ["quell_region", "quell_bundle"]),
    ("KD-7.26", "suppress", "No scots welsh", ["suppress_region", "suppress_return", "suppress_place"]),
]  # fmt: skip


@pytest.mark.parametrize(("rule", "card", "chosen", "steps"), STEPS)
def test_the_steps_of_each_card(rule: str, card: str, chosen: str, steps: list[str]) -> None:
    """KD-7.11, KD-7.12, KD-7.13, KD-7.14, KD-7.15, KD-7.16, KD-7.18, KD-7.19, KD-7.20, KD-7.21, KD-7.22, KD-7.23,
    KD-7.24, KD-7.25, KD-7.26."""
    game = playing(card)
    asked = []
    for word in chosen.split():
        asked.append(step_of(game))
        act(game, word)
    assert asked == steps, rule


def test_KD_7_1_one_seat_makes_every_step_of_an_action_alone() -> None:
    game = match(OPEN, players=3)
    while seat_on_turn(game) == 0:
        assert game.waiting_for == {0}
        game.choose(0, game.choices(0)[-1])
    assert seat_on_turn(game) == 1


def test_KD_7_3_a_step_with_one_option_is_still_a_step() -> None:
    game = playing("scottish_support")
    assert options_of(game) == ["St"]
    assert step_of(game) == "support_region"


def test_KD_7_3_both_orders_of_a_manoeuvre_are_legal_and_give_the_same() -> None:
    one = act(playing("manoeuvre"), "Mo scots Gw welsh")
    other = act(playing("manoeuvre"), "Gw welsh Mo scots")
    assert regions(one, "Mo Gw") == regions(other, "Mo Gw")


def test_KD_7_4_bundles_are_written_in_canonical_order() -> None:
    assert data.BUNDLES[3:] == (
        "scots+scots", "scots+welsh", "scots+english", "welsh+welsh", "welsh+english", "english+english",
    )  # fmt: skip
    assert words.option(data.EDICT_EXCHANGE, 9 + 7) == "2:welsh+english"
    assert words.option(data.EDICT_EXCHANGE, 1) == "1:welsh"
    assert words.option(data.TURN, 0) == "pass"
    assert words.option(data.TURN, 1 + data.MARCH) == "march"
    assert words.option(data.SPY_CARD, data.MARCH) == "march"


def test_KD_7_10_a_turn_offers_the_pass_and_each_different_card_once() -> None:
    game = match(OPEN, players=3)
    words_now = game.choices(0)
    assert words_now.count("turn:assemble") <= 1
    assert len(words_now) == len(set(words_now)) <= 8
    assert words_now[0] == "turn:pass"


def test_KD_7_27_every_action_ends_with_region_and_follower_of_the_summoning() -> None:
    game = act(playing("scottish_support"), "St")
    assert step_of(game) == "summon_region"
    act(game, "Gw")
    assert step_of(game) == "summon_follower"
    assert options_of(game) == ["welsh"]


def test_KD_4_46_what_quell_places_is_chosen_after_the_return() -> None:
    game = playing("quell", "Mo 6/4/4 St 5/3/3 La 1/1/0 Gw 0/2/0 Es 0/0/6 supply 0/0/0")
    assert options_of(game) == ["La"]
    act(game, "La")
    assert (supply(game), options_of(game)) == ("0/1/0", ["welsh"]), "the one just returned"
