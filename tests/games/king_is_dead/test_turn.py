"""Sections 4.1 to 4.3 and 5: the turn, passing, summoning, power struggles, the undo ban."""

from __future__ import annotations

import pytest

import vivat
from vivat.games.king_is_dead import data

from .positions import act, court, do, match, options_of, region, regions, seat_on_turn, state_of, step_of, supply

OPEN = "Mo 1/0/1 St 1/1/0 La 1/1/1 No 1/1/1 Gw 0/2/0 Wa 1/1/1 Es 0/1/2 De 1/0/1 supply 7/7/7"


def test_KD_4_1_the_seat_on_turn_passes_or_plays_and_turns_go_clockwise() -> None:
    game = match(OPEN, players=3)
    assert "turn:pass" in game.choices(0)
    do(game, "pass", "negotiate Mo St Mo, De scots", "pass")
    assert seat_on_turn(game) == 0


def test_KD_4_2_who_passed_may_act_on_the_next_turn() -> None:
    game = do(match(OPEN, players=3), "pass", "negotiate Mo St Mo, De scots", "pass")
    assert game.choices(0) != ["turn:pass"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_KD_4_3_a_struggle_comes_after_as_many_passes_as_players(players: int) -> None:
    game = vivat.game("king_is_dead", players=players, first_seat=0).new(seed=1)
    do(game, *["pass"] * (players - 1))
    assert state_of(game).struggles == 0
    act(game, "pass")
    assert state_of(game).struggles == 1


def test_KD_4_3_any_action_sets_the_row_back_to_zero() -> None:
    game = match(OPEN, players=3)
    do(game, "pass", "pass", "negotiate Mo St Mo, De scots")
    assert state_of(game).passes == 0
    do(game, "pass", "pass")
    assert state_of(game).struggles == 0


def test_KD_4_4_a_played_card_lies_on_top_of_the_own_pile_and_never_returns() -> None:
    game = act(match(OPEN, players=3, hands={0: ["negotiate"]}), "negotiate Mo St Mo")
    assert game.position()["piles"][0][-1] == "negotiate"
    assert "negotiate" not in game.position()["hands"][0]
    assert step_of(game) == "summon_region"


def test_KD_4_6_a_seat_without_a_playable_card_is_asked_and_can_only_pass() -> None:
    game = match(
        "Mo 1/1/1 La 1/0/0", players=2, mode="advanced", hands={0: ["plot"]}, actions=[7, 1],
        courts=["3/3/3", "1/1/1"],
    )  # fmt: skip
    assert game.choices(0) == ["turn:pass"]
    act(game, "pass")
    assert state_of(game).passes == 1


def test_KD_4_7_any_follower_of_any_region_is_summoned_also_one_just_placed() -> None:
    game = act(match(OPEN, players=3, hands={0: ["assemble"]}), "assemble De De De")
    before = court(game, 0)
    assert options_of(game) == [name[:2].capitalize() for name in data.REGIONS]
    act(game, "De")
    assert options_of(game) == ["scots", "welsh", "english"], "the Welsh there was just placed"
    act(game, "welsh")
    assert region(game, "De") == "2/0/2"
    assert int(court(game, 0).split("/")[1]) == int(before.split("/")[1]) + 1


def test_KD_4_8_only_regions_with_followers_are_offered_for_the_summoning() -> None:
    game = act(match("Mo 1/0/0 supply 14/15/15", players=3, hands={0: ["negotiate"]}), "negotiate St La St")
    stock = supply(game)
    assert options_of(game) == ["Mo"]
    act(game, "Mo scots")
    assert supply(game) == stock


def test_KD_4_9_with_an_empty_map_nobody_is_summoned_and_the_turn_ends() -> None:
    """KD-R4."""
    game = match("supply 14/15/15", players=3, hands={0: ["negotiate"]})
    before = court(game, 0)
    act(game, "negotiate St La St")
    assert seat_on_turn(game) == 1
    assert court(game, 0) == before
    assert state_of(game).last_action[0] == state_of(game).actions


def test_KD_4_11_within_a_level_all_choices_are_free() -> None:
    game = act(match(OPEN, players=3, hands={0: ["manoeuvre"]}), "manoeuvre")
    assert options_of(game) == [name[:2].capitalize() for name in data.REGIONS]
    act(game, "La")
    assert options_of(game) == ["scots", "welsh", "english"]
    act(game, "scots")
    assert options_of(game) == ["Mo", "St", "No", "Gw", "Wa", "Es", "De"]


def test_KD_4_12_nothing_enters_a_resolved_region() -> None:
    game = match("Mo=S St=! La 2/0/0 No 0/2/0 supply 14/14/14", players=4, mode="advanced", hands={0: ["march"]})
    act(game, "march La")
    assert options_of(game) == ["No", "Gw", "Wa"]


def test_KD_4_14_what_says_same_region_happens_in_one() -> None:
    game = act(match(OPEN, players=3, hands={0: ["scottish_support"]}), "scottish_support St")
    assert region(game, "St") == "3/1/0"
    assert step_of(game) == "summon_region"


# ---- 5.1 Power struggle ----------------------------------------------------------------------------------------------


def test_KD_5_1_it_starts_at_once_and_nobody_decides_in_it() -> None:
    game = match(OPEN, players=2, passes=1, turn=1, courts=["2/1/0", "1/1/2"], actions=[1, 2])
    act(game, "pass")
    assert state_of(game).struggles == 1
    assert step_of(game) == "turn"


def test_KD_5_3_a_tie_for_most_makes_the_region_unstable() -> None:
    game = match("Wa 2/2/1 supply 14/14/15", players=3, spaces="Wa Mo St La No Gw Es De")
    do(game, "pass", "pass", "pass")
    assert game.position()["regions"]["warwick"] == {"disc": "instability"}


def test_KD_5_4_followers_return_and_a_disc_on_the_card_stays_without_use() -> None:
    text, order = "De 3/1/0 La 1/1/1 supply 12/13/14", "De Mo St La No Gw Wa Es"
    game = match(text, players=3, spaces=order, piles={0: ["negotiate"]}, discs={"devon": 0})
    do(game, "pass", "pass", "pass")
    assert regions(game, "De La") == "De=S La 1/1/1"
    assert supply(game) == "15/14/14"
    assert game.position()["spaces"][0] == {"region": "devon", "disc_of": 0}


def test_KD_5_5_the_end_is_checked_after_each_struggle() -> None:
    game = match("Mo=! St=! La 1/1/0", players=2, courts=["0/0/2", "0/0/2"])
    do(game, "pass", "pass")
    assert game.over
    assert state_of(game).ending == data.INVASION


def test_KD_5_7_hands_piles_and_courts_stay_in_a_struggle() -> None:
    game = match(OPEN, players=3)
    before = game.position()
    do(game, "pass", "pass", "pass")
    after = game.position()
    assert all(before[part] == after[part] for part in ("hands", "piles", "courts"))
    assert state_of(game).struggles == 1


# ---- 5.2 Undo ban ----------------------------------------------------------------------------------------------------

TWO = "Mo=S St=S La 1/1/0 No=W Gw=! Wa=W Es=E De 0/0/1 supply 8/9/7"
HANDS = {0: ["manoeuvre"], 1: ["manoeuvre"], 2: ["manoeuvre"], 3: ["manoeuvre"]}


def test_KD_5_10_a_manoeuvre_may_not_undo_the_manoeuvre_before_it() -> None:
    game = act(match(TWO, hands=HANDS), "manoeuvre La scots De english, La welsh")
    act(game, "manoeuvre")
    assert step_of(game) == "summon_region", "the only exchange is the reverse: no effect (KD-5.14)"


def test_KD_5_13_passes_do_not_lift_the_ban_and_a_partner_is_another_player() -> None:
    game = do(match(TWO, hands=HANDS), "manoeuvre La scots De english, La welsh", "pass")
    assert seat_on_turn(game) == 2
    act(game, "manoeuvre")
    assert step_of(game) == "summon_region"


def test_KD_5_13_any_action_in_between_lifts_the_ban_also_one_without_effect() -> None:
    hands = {0: ["manoeuvre"], 1: ["outmanoeuvre"], 2: ["manoeuvre"]}
    text = "Mo=S St=S La 1/1/1 No=W Gw=! Wa=W Es=E De 0/0/1 supply 8/9/7"
    game = do(match(text, hands=hands), "manoeuvre La scots De english, La welsh", "outmanoeuvre, La english")
    act(game, "manoeuvre La english De")
    assert options_of(game) == ["scots"]


def test_KD_5_14_a_banned_one_for_two_leads_down_to_one_for_one() -> None:
    text = "Mo=S St=S La=E No=W Gw=! Wa 1/0/0 Es 0/1/1 De 1/0/0 supply 8/9/7"
    game = match(text, hands={0: ["outmanoeuvre"], 1: ["outmanoeuvre"]})
    do(game, "outmanoeuvre Wa scots Es welsh+english, De scots")
    act(game, "outmanoeuvre")
    assert state_of(game).level == 2
