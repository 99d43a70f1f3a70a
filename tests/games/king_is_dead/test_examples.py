"""Section 11: the worked examples E1 to E27 without the ending E2, from position data."""

from __future__ import annotations

import pytest

import vivat

from .positions import act, court, do, match, options_of, region, regions, seat_on_turn, state_of, step_of, supply

E9 = "Mo 1/0/1 St 2/0/0 La 0/2/1 No 1/1/1 Gw 0/2/0 Wa 0/1/2 Es 1/0/2 De=W supply 8/7/9"
E14 = "Mo=S St=S La 1/1/0 No=W Gw=! Wa=W Es=E De 0/0/1 supply 8/9/7"
E15 = "Mo=S St=S La 1/1/1 No=W Gw=! Wa=W Es=E De 0/0/1 supply 8/9/7"
E25 = "Mo 1/0/1 St 2/0/0 La 1/0/2 No 0/0/1 Gw 0/2/0 Wa 0/1/1 Es 1/0/2 De 2/0/0 supply 7/9/8"


def ways(game: vivat.Match) -> set[tuple[str, ...]]:
    """Every way to go on to the end of the effect, as tuples of options."""
    if step_of(game) == "summon_region" or state_of(game).played < 0:
        return {()}
    found = set()
    for option in options_of(game):
        after = vivat.load(game.position())
        found |= {(option, *rest) for rest in ways(act(after, option))}
    return found


def has_no_effect(game: vivat.Match, card: str) -> bool:
    """Whether the card leads straight to the summoning."""
    before = game.position()
    act(game, card)
    after = game.position()
    return step_of(game) == "summon_region" and all(before[k] == after[k] for k in ("regions", "supply", "spaces"))


# ---- 11.1 From the rulebook ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "in_play", "courts", "stock"), [(2, 48, 4, 12), (3, 54, 6, 16), (4, 54, 8, 14)])
def test_E1_followers_at_the_start(players: int, in_play: int, courts: int, stock: int) -> None:
    """KD-3.1 to KD-3.5."""
    state = state_of(vivat.game("king_is_dead", players=players).new(seed=1))
    assert sum(state.followers) + sum(state.supply) + sum(state.court) == in_play
    assert sum(state.followers) == 32
    assert sum(state.court) == courts
    assert sum(state.supply) == stock


def test_E3_the_struggles_take_the_spaces_in_order() -> None:
    """KD-1.11, KD-5.4."""
    game = match(players=2, courts=["1/1/0", "0/0/2"], spaces="No De Mo St La Gw Wa Es")
    do(game, "pass", "pass")
    assert regions(game, "No De") == "No=! De 0/0/0"
    do(game, "pass", "pass")
    assert regions(game, "No De") == "No=! De=!"


# ---- 11.2 Turns and struggles ----------------------------------------------------------------------------------------


def test_E4_the_row_of_passes_may_begin_with_anybody() -> None:
    """KD-R3, KD-5.6."""
    game = vivat.game("king_is_dead", players=3, first_seat=0).new(seed=1)
    act(game, "assemble Mo Mo Mo, Mo scots")
    do(game, "pass", "pass")
    assert state_of(game).struggles == 0
    act(game, "pass")
    assert state_of(game).struggles == 1
    assert (seat_on_turn(game), state_of(game).passes) == (1, 0)


@pytest.mark.parametrize(
    ("held", "disc"), [("3/1/1", "S"), ("2/2/1", "!"), ("1/1/1", "!"), ("0/0/0", "!"), ("1/0/0", "S")]
)
def test_E5_who_wins_a_struggle(held: str, disc: str) -> None:
    """KD-5.2, KD-5.3."""
    game = match(f"De {held}", players=2, courts=["1/1/0", "0/1/1"], spaces="De Mo St La No Gw Wa Es")
    do(game, "pass", "pass")
    assert region(game, "De") == disc
    assert supply(game) == "15/14/15"


def test_E6_negotiate_moves_two_cards_and_locks_one() -> None:
    """KD-4.22, KD-4.23."""
    game = match("Mo=S supply 10/10/10", hands={0: ["negotiate"], 1: ["negotiate"]})
    act(game, "negotiate St Es St")
    spaces = game.position()["spaces"]
    assert spaces[1] == {"region": "essex"}
    assert spaces[6] == {"region": "strathclyde", "disc_of": 0}
    assert state_of(game).contested_region() == 6
    act(game, "negotiate")
    assert options_of(game) == ["La", "No", "Gw", "Wa", "Es", "De"]


def test_E7_negotiate_without_two_free_cards() -> None:
    """KD-4.23."""
    text = "Mo=S St=S La=E No=W Gw=! Wa=W Es 0/2/0 De 1/0/1 supply 8/8/8"
    game = match(text, turn=1, hands={1: ["negotiate"]}, piles={0: ["negotiate"]}, discs={"essex": 0})
    assert has_no_effect(game, "negotiate")
    assert state_of(game).disc_on[1] == -1
    act(game, "De scots")
    assert seat_on_turn(game) == 2


def test_E8_nothing_to_exchange_and_nobody_to_summon() -> None:
    """KD-R4, KD-4.5."""
    game = match("Mo=S St=S La=E supply 10/10/10", turn=2, hands={2: ["manoeuvre"]})
    before = state_of(game)
    act(game, "manoeuvre")
    after = state_of(game)
    assert seat_on_turn(game) == 3
    assert after.last_action[2] == after.actions == before.actions + 1
    assert "manoeuvre" not in game.position()["hands"][2]
    assert after.court == before.court


# ---- 11.3 Basic cards ------------------------------------------------------------------------------------------------


def test_E9_the_targets_of_support() -> None:
    """KD-1.10, KD-R5."""
    welsh = act(match(E9, hands={0: ["welsh_support"]}), "welsh_support")
    assert options_of(welsh) == ["La", "Gw", "Wa", "Es"]
    scots = act(match(E9, hands={0: ["scottish_support"]}), "scottish_support")
    assert options_of(scots) == ["St"]


def test_E10_support_without_a_target() -> None:
    """KD-4.20."""
    text = "Mo=! St 2/0/1 La 0/2/1 No 1/1/1 Gw 0/2/0 Wa 0/1/2 Es 1/0/2 De=W supply 9/7/8"
    assert has_no_effect(match(text, hands={0: ["scottish_support"]}), "scottish_support")


def test_E11_support_with_one_follower() -> None:
    """KD-4.13, KD-4.20."""
    game = act(match(E9.replace("8/7/9", "8/7/1"), hands={0: ["english_support"]}), "english_support")
    assert options_of(game) == ["No", "Wa"]
    act(game, "No")
    assert (region(game, "No"), supply(game)) == ("1/1/2", "8/7/0")


def test_E12_assemble_leaves_out_a_missing_faction() -> None:
    """KD-4.21."""
    text = "Mo 2/1/1 St 2/0/0 La 0/2/1 No 1/1/1 Gw 1/2/0 Wa 2/1/2 Es 1/0/2 De=W supply 0/1/3"
    game = act(match(text, hands={0: ["assemble"]}), "assemble")
    assert step_of(game) == "assemble_welsh"
    assert len(options_of(game)) == 7
    act(game, "Mo")
    assert step_of(game) == "assemble_english"
    assert len(options_of(game)) == 7
    act(game, "St")
    assert step_of(game) == "summon_region"
    assert (regions(game, "Mo St"), supply(game)) == ("Mo 2/2/1 St 2/0/1", "0/0/2")


def test_E13_outmanoeuvre_must_be_full_if_it_can() -> None:
    """KD-4.10, KD-4.25."""
    text = "Mo 1/0/0 St 0/1/0 La=E No=W Gw=S Wa=W Es 2/0/0 De 0/0/1 supply 9/9/9"
    game = act(match(text, hands={0: ["outmanoeuvre"]}), "outmanoeuvre")
    assert ways(game) == {("De", "english", "Es", "scots+scots")}
    act(game, "De english Es scots+scots")
    assert regions(game, "Es De Mo St") == "Es 0/0/1 De 2/0/0 Mo 1/0/0 St 0/1/0"


@pytest.mark.parametrize("passes", [0, 1, 2])
def test_E14_a_manoeuvre_cannot_be_undone_by_another_player(passes: int) -> None:
    """KD-R13, KD-R14, KD-R15."""
    game = match(E14, hands={seat: ["manoeuvre"] for seat in range(4)})
    act(game, "manoeuvre La scots De english, La welsh")
    assert regions(game, "La De") == "La 0/0/1 De 1/0/0"
    do(game, *["pass"] * passes)
    assert seat_on_turn(game) == 1 + passes
    assert has_no_effect(game, "manoeuvre")


def test_E14_the_own_manoeuvre_may_be_undone() -> None:
    """KD-R14."""
    hands = {0: ["manoeuvre", "spy"], 1: ["manoeuvre"]}
    piles = {3: ["manoeuvre"]}
    game = match(E14, mode="advanced", hands=hands, piles=piles)
    act(game, "manoeuvre La scots De english, La welsh")
    do(game, "pass", "pass", "pass")
    act(game, "spy manoeuvre La english De scots")
    assert regions(game, "La De") == "La 1/0/0 De 0/0/1"


def test_E15_an_action_without_effect_lifts_the_ban() -> None:
    """KD-R14."""
    game = match(E15, hands={0: ["manoeuvre"], 1: ["outmanoeuvre"], 2: ["manoeuvre"]})
    act(game, "manoeuvre La scots De english, La english")
    act(game, "outmanoeuvre")
    assert step_of(game) == "summon_region"
    act(game, "La welsh")
    act(game, "manoeuvre La english De scots")
    assert regions(game, "La De") == "La 1/0/0 De 0/0/1"


def test_E16_what_counts_is_the_result_of_the_exchange() -> None:
    """KD-R13 (d)."""
    text = "Mo=S St=S La=E No=W Gw=! Wa 1/0/1 Es 1/1/1 De 1/0/0 supply 8/9/7"
    game = match(text, hands={0: ["outmanoeuvre"], 1: ["outmanoeuvre"]})
    act(game, "outmanoeuvre Wa scots Es scots+welsh, De scots")
    assert regions(game, "Wa Es De") == "Wa 1/1/1 Es 1/0/1 De 0/0/0"
    act(game, "outmanoeuvre")
    found = ways(game)
    assert ("Es", "scots", "Wa", "scots+welsh") not in found
    assert ("Es", "english", "Wa", "welsh+english") not in found
    assert ("Es", "scots", "Wa", "welsh+english") in found


def test_E17_a_banned_exchange_leads_down_a_level() -> None:
    """KD-R15."""
    text = "Mo=S St=S La=E No=W Gw=! Wa 1/0/0 Es 0/1/1 De 1/0/0 supply 8/9/7"
    game = match(text, hands={0: ["outmanoeuvre"], 1: ["outmanoeuvre"]})
    act(game, "outmanoeuvre Wa scots Es welsh+english, De scots")
    act(game, "outmanoeuvre")
    results = set()
    for way in ways(game):
        results.add(regions(act(vivat.load(game.position()), " ".join(way)), "Wa Es"))
    assert results == {"Wa 1/0/1 Es 0/1/0", "Wa 1/1/0 Es 0/0/1"}


# ---- 11.4 Cunning cards ----------------------------------------------------------------------------------------------


def test_E18_spy_counts_as_the_card_it_copies() -> None:
    """KD-4.30, KD-5.15."""
    game = match(E15, mode="advanced", hands={0: ["manoeuvre"], 1: ["spy"], 2: ["manoeuvre"]})
    act(game, "manoeuvre La scots De english, La english")
    act(game, "spy manoeuvre")
    assert ways(game) == {("La", "welsh", "De", "scots"), ("De", "scots", "La", "welsh")}
    act(game, "La welsh De scots, La english")
    assert regions(game, "La De") == "La 1/0/0 De 0/1/0"
    assert game.position()["piles"][1][-1] == "spy"
    assert has_no_effect(game, "manoeuvre")


def test_E19_negotiate_by_spy_without_a_disc() -> None:
    """KD-R7."""
    text = "Mo=S St=S La=E Wa=W No 0/1/0 Gw 1/0/0 Es 0/0/1 De 1/0/0"
    game = match(
        text, players=2, mode="advanced", courts=["1/1/1", "1/1/1"], hands={0: ["spy"]}, discs={"moray": 0},
        piles={0: ["negotiate"], 1: ["negotiate"]}, spaces="Mo St La Wa No Gw Es De",
    )  # fmt: skip
    act(game, "spy negotiate No De")
    assert step_of(game) == "summon_region"
    spaces = [space["region"] for space in game.position()["spaces"]]
    assert spaces[4:] == ["devon", "gwynedd", "essex", "northumbria"]
    assert state_of(game).disc_on[0] == 0


def test_E20_spy_without_a_pile_to_look_at() -> None:
    """KD-R6."""
    game = match("Mo 1/0/1", players=2, mode="advanced", courts=["1/1/0", "1/1/0"], hands={0: ["spy"]})
    assert has_no_effect(game, "spy")
    act(game, "Mo scots")
    assert court(game, 0) == "2/1/0"


def test_E21_ambush_without_scots_in_the_supply() -> None:
    """KD-R8."""
    text = "Mo=S St 1/0/0 La=E No=W Gw=! Wa 0/0/0 Es 0/1/1 De 0/0/0 supply 0/9/8"
    game = act(match(text, mode="advanced", hands={0: ["ambush"]}), "ambush")
    assert ways(game) == {("St", "scots"), ("Es", "welsh"), ("Es", "english")}


@pytest.mark.parametrize(
    ("stock", "placed"),
    [("4/4/2", {"scots": "2/0/0", "welsh": "0/2/0"}), ("0/1/1", {"welsh": "0/1/0", "english": "0/0/1"})],
)
def test_E22_aid_takes_the_largest_supply(stock: str, placed: dict[str, str]) -> None:
    """KD-4.37, KD-R9."""
    text = f"Mo 6/5/6 St 3/3/3 La 2/2/2 supply {stock}"
    game = act(match(text, mode="advanced", hands={0: ["aid"]}), "aid")
    assert options_of(game) == list(placed)
    for faction, result in placed.items():
        trial = act(vivat.load(game.position()), f"{faction} De")
        assert region(trial, "De") == result


def test_E22_aid_with_an_empty_supply() -> None:
    """KD-R9."""
    text = "Mo 6/5/6 St 5/3/3 La 3/6/2 supply 0/0/0"
    assert has_no_effect(match(text, mode="advanced", hands={0: ["aid"]}), "aid")


def test_E23_edict_goes_down_its_levels() -> None:
    """KD-4.41."""
    text = "Mo 2/0/0 St 0/1/0 La=E No=W Gw=! Wa 1/0/0 Es 0/1/1 De=S supply 8/9/8"
    game = act(match(text, mode="advanced", hands={0: ["edict"]}), "edict")
    assert ways(game) == {("Mo", "St", "2:welsh"), ("Wa", "Es", "1:welsh+english")}


def test_E24_quell_returns_a_welsh_follower_if_it_can() -> None:
    """KD-4.43, KD-R11."""
    text = "Mo 1/0/1 St 2/0/0 La 1/0/2 No 1/1/1 Gw 0/2/0 Wa 0/1/0 Es 1/0/2 De 2/0/0 supply 7/9/8"
    game = act(match(text, mode="advanced", hands={0: ["quell"]}), "quell")
    assert options_of(game) == ["Wa"]
    act(game, "Wa")
    assert (len(options_of(game)), region(game, "Wa")) == (6, "0/0/0")
    game = act(match(text.replace("Wa 0/1/0", "Wa 0/0/1"), mode="advanced", hands={0: ["quell"]}), "quell")
    assert options_of(game) == ["La", "Wa", "De"]
    act(game, "Wa")
    assert region(game, "Wa") == "0/0/1"


def suppress(text: str) -> vivat.Match:
    return act(match(text, mode="advanced", hands={0: ["suppress"]}), "suppress")


def test_E25_suppress_where_an_english_follower_has_company() -> None:
    """KD-4.45."""
    game = suppress(E25)
    assert options_of(game) == ["Wa"]
    act(game, "Wa")
    assert options_of(game) == ["welsh"]
    act(game, "welsh")
    assert region(game, "Wa") == "0/0/0"
    act(game, "scots")
    assert (region(game, "Wa"), step_of(game)) == ("1/0/0", "summon_region")


def test_E26_suppress_goes_down_its_levels() -> None:
    """KD-R12."""
    alone = E25.replace("Wa 0/1/1", "Wa 0/2/0").replace("De 2/0/0", "De 0/0/0")
    game = suppress(alone)
    assert options_of(game) == ["No"]
    act(game, "No")
    assert (region(game, "No"), step_of(game)) == ("0/0/0", "suppress_place")
    no_english = alone.replace("No 0/0/1", "No 0/0/0").replace("De 0/0/0", "De 1/0/0")
    game = suppress(no_english)
    assert options_of(game) == ["Wa", "De"]
    act(game, "Wa welsh english")
    assert region(game, "Wa") == "0/1/1"
    empty = no_english.replace("Wa 0/2/0", "Wa 0/0/0").replace("De 1/0/0", "De 0/0/0")
    game = suppress(empty)
    assert options_of(game) == ["No", "Wa", "De"]
    act(game, "No welsh")
    assert (region(game, "No"), step_of(game)) == ("0/1/0", "summon_region")


def test_E27_influence_must_take_two_if_it_can() -> None:
    """KD-4.39, KD-1.13."""
    text = "Mo 0/0/1 St=S La=E No=W Gw=! Wa 0/1/0 Es 1/0/1 De 1/1/0 supply 8/9/8"
    game = act(match(text, mode="advanced", hands={0: ["influence"]}), "influence")
    assert ways(game) == {("Mo", "De", "scots+welsh"), ("Es", "De", "scots+welsh")}
