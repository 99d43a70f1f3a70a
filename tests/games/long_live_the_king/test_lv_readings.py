"""Section 2, LV-2.4, LV-2.7, LV-2.8 and LV-2.10: other readings of sentences that the rulebook leaves open."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from lv_table import (  # isort: skip
    CLOSE, P3, P4, STAY_AND_SPEND, bonuses, discards, facts_of, hand, hands, holds, offers, play, position, stands,
    step, table, votes, with_hands, with_seats,
)  # fmt: skip

import vivat
from vivat import errors, locale
from vivat.engine.rng import Rng
from vivat.games.long_live_the_king import aid, check, data, words
from vivat.games.long_live_the_king.fact_kinds import Crossing, King, QuietTurn, Recovery

LV_R21 = """
    A: stadford 1+B, wigemor 1; 9/5/0; bonus 15
    B: tateshale 1+B, grentebrige 1, lincolia 1; 9/5/0; bonus 9
    C: oxeneford 1+B, lundonia 1; 1/0/0; bonus 6
    D: lideford 1+B, sarisberie 1; 9/5/0; bonus 10
"""
FULL = """
    A: roucestre 2+B, lundonia 3; 6/4/1
    B: sedberouie 2+B, tateshale 4; 6/4/1
    C: lideford 2+B, wigemor 4; 6/5/1
"""


# ---- LV-2.7: several above the majority ------------------------------------------------------------------------------


def crowned(text: str, **options: Any) -> vivat.Match:
    return play(table(text, "C", options, elections=4), f"C move:stay {STAY_AND_SPEND}", "dice 1")


def test_example_23_the_most_votes_in_all_make_a_king_LV_2_7_and_LV_R21() -> None:
    match = crowned(LV_R21, crown="all_votes")
    assert match.result is not None
    assert [seat.ending for seat in match.result.seats] == ["win", "loss", "loss", "loss"]
    assert (match.result.decided_by, match.result.rule) == ("all_votes", "LV-R21")
    usual = crowned(LV_R21)
    assert usual.result is not None
    assert usual.result.seats[1].ending == "win"


def test_LV_R21_equal_totals_are_parted_by_county_votes_then_cards() -> None:
    text = LV_R21.replace("bonus 9", "bonus 12").replace("bonus 6", "bonus 4").replace("bonus 10", "bonus 9")
    by_map = crowned(text, crown="all_votes")
    assert by_map.result is not None
    assert [seat.score for seat in by_map.result.seats][:2] == [23, 23]
    assert by_map.result.decided_by == "county_votes"
    assert by_map.result.seats[1].ending == "win"
    text = CLOSE.format(a="9/5/0", b="9/6/0").replace("bonus 15", "bonus 13").replace("bonus 12", "bonus 13")
    text = text.replace("bonus 4", "bonus 5")
    by_cards = crowned(text, crown="all_votes")
    assert by_cards.result is not None
    assert by_cards.result.decided_by == "cards"
    assert by_cards.result.seats[1].ending == "win"


def test_LV_R21_the_king_is_told_with_the_comparison_that_made_him() -> None:
    match = crowned(LV_R21, crown="all_votes")
    king = facts_of(match)[-1]
    assert isinstance(king, King)
    assert [(each.by, each.rule, each.left_seats) for each in king.comparisons] == [
        ("majority", "LV-5.25", [0, 1]),
        ("all_votes", "LV-R21", [0]),
    ]


def test_LV_R21_the_ledger_of_an_election_held_now_names_that_king() -> None:
    for crown, expected in (("county_votes", [1]), ("all_votes", [0])):
        state = table(LV_R21, "C", {"crown": crown}, elections=4).state
        rows = aid.ledger(state)
        assert [seat for seat, row in enumerate(rows) if row.king] == expected


def test_LV_6_2_a_position_with_the_king_of_the_other_reading_is_refused() -> None:
    content = crowned(LV_R21).position()
    assert vivat.load(content)
    content["options"]["crown"] = "all_votes"
    with pytest.raises(errors.BadPosition, match=r"LV-6\.2"):
        vivat.load(content)


# ---- LV-2.8: the winner's rolls first --------------------------------------------------------------------------------


def third_player_wins(**options: Any) -> vivat.Match:
    """Worked example 12, up to the free courtier."""
    match = table(with_hands(P4, C="0/1/0"), "C", {"after_confrontation": "rolls_first", **options})
    play(match, "C move:step:grentebrige", "A commit_cards:1/1/0", "B commit_cards:1/0/0", "C commit_cards:0/1/0")
    play(match, "D commit_cards:2/0/1", "dice 4", "dice 6 5 1", "dice 3 4", "dice 5")
    return play(match, "D banish_defender:lincolia banish_intruder:roucestre place_free:place")


def test_example_24_cards_and_election_come_after_the_winners_rolls_LV_2_8_LV_5_9_LV_R7_LV_R15() -> None:
    match = third_player_wins()
    assert step(match) == "roll_for_courtier"
    assert hand(match, "D") == "10/7/0"
    assert [seat["laid"] for seat in match.view(None)["board"]["seats"]] == ["1/1/0", "1/0/0", "0/1/0", "2/0/1"]
    play(match, "D roll_for_courtier:x2", "dice 1")
    assert step(match) == "roll_for_courtier"
    assert match.position()["elections"] == 0
    play(match, "D roll_for_courtier:end")
    assert hand(match, "D") == "11/6/0"
    assert votes(match) == [7, 3, 4, 6]
    assert bonuses(match) == [4, 1, 2, 3]
    assert match.position()["elections"] == 1
    assert discards(match) == 47
    play(match, "deal")
    assert step(match) == "move"
    assert match.waiting_for == {3}


def test_LV_R15_a_winner_who_spends_his_last_card_calls_the_election_at_the_end_only() -> None:
    match = table(with_hands(P3, B="0/2/0"), "B", {"after_confrontation": "rolls_first"})
    play(match, "B move:step:wigemor", "A commit_cards:1/0/0", "B commit_cards:0/1/0", "C commit_cards:1/0/0")
    play(match, "dice 6", "dice 1", "dice 1", "B banish_defender:lideford place_free:place roll_for_courtier:x2")
    assert hand(match, "B") == "0/0/0"
    play(match, "dice 6")
    assert holds(match, "B", "wigemor") == "2+B"
    assert match.position()["elections"] == 1
    play(match, "deal")
    assert step(match) == "move"
    assert match.waiting_for == {2}


def test_LV_R9_with_the_rolls_first_the_empty_hand_is_that_after_the_rolls() -> None:
    match = table(with_hands(P3, B="0/3/0"), "B", {"after_confrontation": "rolls_first"})
    play(match, "B move:step:wigemor", "A commit_cards:1/0/0", "B commit_cards:0/2/0", "C commit_cards:1/0/0")
    play(match, "dice 6 1", "dice 1", "dice 1", "B banish_defender:lideford place_free:place roll_for_courtier:x2")
    assert match.position()["elections"] == 0
    play(match, "dice 6")
    assert step(match) == "take_back"
    kept = play(vivat.load(match.position()), "B take_back:all")
    assert (hand(kept, "B"), kept.position()["elections"], step(kept)) == ("0/1/0", 0, "move")
    left = play(match, "B take_back:none")
    assert (hand(left, "B"), left.position()["elections"], step(left)) == ("0/0/0", 1, "redistribution")


def test_LV_R7_without_room_or_cards_the_end_comes_at_once() -> None:
    match = table(with_hands(P3, B="0/1/0"), "B", {"after_confrontation": "rolls_first"})
    play(match, "B move:step:wigemor", "A commit_cards:1/0/0", "B commit_cards:0/1/0", "C commit_cards:2/0/0")
    play(match, "dice 6", "dice 1 1", "dice 1", "B banish_defender:lideford")
    before = discards(match)
    play(match, "B place_free:end")
    assert hand(match, "C") == "6/4/1"
    assert discards(match) == before + 2
    assert step(match) == "redistribution"


def test_LV_5_10_what_comes_back_later_is_told_then() -> None:
    match = third_player_wins()
    assert not any(isinstance(fact, Recovery) for fact in facts_of(match))
    play(match, "D roll_for_courtier:end")
    assert Recovery(rule="LV-5.10", seat=3, ones=1, cards={"x1": 1}) in facts_of(match)


def test_LV_12_1_cards_that_lie_on_the_table_are_counted_and_known() -> None:
    match = third_player_wins()
    assert check.violations(match.state) == []
    for seat in range(4):
        world = match.state.known_to(seat).imagined(Rng(seat))
        assert check.violations(world) == []
    content = match.position()
    assert vivat.load(content).position() == content
    content["seats"][0]["laid"] = None
    content["discard_open"]["x1"] += 1
    content["discard_open"]["x2"] += 1
    with pytest.raises(errors.BadPosition, match=r"LV-5\.10"):
        vivat.load(content)


# ---- LV-2.10: a failed crossing --------------------------------------------------------------------------------------


def test_example_26_the_baron_waits_in_the_county_he_wanted_to_cross_LV_2_10_LV_4_14_and_LV_R3() -> None:
    match = table(P4, "A", {"failed_crossing": "waits_between"})
    play(match, "A move:cross:wigemor cross_to:stadford cross_card:x1", "dice 2")
    assert stands(match, "A") == "loncastre 1, tateshale 2, wigemor B"
    assert offers(match, "A") == {"onward:man", "onward:tateshale", "onward:stadford", "onward:oxeneford", "stop"}
    told = facts_of(match)[-1]
    assert isinstance(told, Crossing)
    assert (told.success, told.waits, told.left_empty) == (False, True, False)
    play(match, "A onward:onward:stadford cross_card:x2", "dice 2", "A onward:settle")
    assert stands(match, "A") == "loncastre 1, tateshale 2, stadford B"


def test_LV_R3_a_baron_who_waits_between_leaves_an_empty_county_behind_LV_4_3_and_places_nothing_LV_4_18() -> None:
    text = with_seats(P4, A="tateshale 2, loncastre B; 5/3/1")
    match = table(text, "A", {"failed_crossing": "waits_between"})
    play(match, "A move:cross:wigemor cross_to:stadford cross_card:x1", "dice 1")
    told = facts_of(match)[-1]
    assert isinstance(told, Crossing)
    assert told.left_empty
    play(match, "A onward:stop")
    assert stands(match, "A") == "tateshale 2, wigemor B"
    assert match.waiting_for == {1}


def test_LV_R3_an_election_in_between_finds_the_baron_where_he_waits_LV_5_29() -> None:
    text = with_hands(with_seats(P4, A="tateshale 2, loncastre B; 0/1/0"), A="0/1/0")
    match = table(text, "A", {"failed_crossing": "waits_between"})
    play(match, "A move:cross:wigemor cross_to:stadford cross_card:x2", "dice 1")
    assert votes(match)[0] == 8 - 2
    content = match.position()
    assert vivat.load(content).position() == content
    play(match, "deal")
    assert step(match) == "onward_again"


def test_example_27_after_a_failed_onward_crossing_he_may_settle_LV_2_10_LV_4_18_and_LV_R3() -> None:
    for reading, ending in (("may_settle", "settle"), ("waits_before", "stop"), ("waits_between", "stop")):
        match = table(P4, "A", {"failed_crossing": reading})
        play(match, "A move:cross:tateshale cross_to:stadford cross_card:x2", "dice 2")
        play(match, "A onward:onward:wigemor cross_card:x1", "dice 2")
        assert stands(match, "A") == "loncastre 1, tateshale 2, stadford B"
        assert {"settle", "stop"} & offers(match, "A") == {ending}
    match = table(P4, "A", {"failed_crossing": "may_settle"})
    play(match, "A move:cross:tateshale cross_to:stadford cross_card:x2", "dice 2")
    play(match, "A onward:onward:wigemor cross_card:x1", "dice 2", "A onward:settle place_free:place")
    assert holds(match, "A", "stadford") == "1+B"


def test_LV_4_15_a_failed_first_crossing_may_not_settle_in_any_reading() -> None:
    for reading in data.OPTIONS["failed_crossing"]:
        match = table(P4, "A", {"failed_crossing": reading})
        play(match, "A move:cross:wigemor cross_to:stadford cross_card:x1", "dice 2")
        assert "settle" not in offers(match, "A")


# ---- LV-2.4: no standstill election ----------------------------------------------------------------------------------


def test_example_28_without_it_quiet_turns_call_no_election_LV_2_4_and_LV_R18() -> None:
    match = table(FULL, "A", {"quiet_rounds": 0})
    for seat in "ABC" * 7:
        play(match, f"{seat} move:stay")
    assert match.position()["elections"] == 0
    assert match.waiting_for == {0}
    assert match.view(None)["board"]["quiet_limit"] == 0
    assert not any(isinstance(fact, QuietTurn) for fact in facts_of(match))
    assert "quiet_left" not in match.aid(0)


def test_LV_R18_without_it_the_turn_after_a_card_is_a_turn_like_any_other() -> None:
    match = table(P4, "A", {"quiet_rounds": 0})
    play(match, "A move:stay place_free:place roll_for_courtier:x1", "dice 1", "A roll_for_courtier:end")
    assert match.position()["elections"] == 0
    assert match.waiting_for == {1}


def test_LV_R18_a_position_of_a_standstill_election_is_refused_where_there_is_none() -> None:
    match = table(FULL)
    for seat in "ABCABC":
        play(match, f"{seat} move:stay")
    content = match.position()
    content["options"]["quiet_rounds"] = 0
    with pytest.raises(errors.BadPosition, match="LV-R18"):
        vivat.load(content)
    with pytest.raises(errors.BadPosition, match="LV-R18"):
        vivat.load(position(P4, options={"quiet_rounds": 0}, quiet_turns=1))


# ---- all of them -----------------------------------------------------------------------------------------------------


def test_LV_2_5_every_combination_of_readings_is_a_bit_set_of_its_own() -> None:
    names = [name for name in data.OPTIONS if name not in ("bonus_start", "start_deal", "quiet_rounds")]
    sets = set()
    for values in itertools.product(*(data.OPTIONS[name] for name in names)):
        options = words.options({"players": 3, **dict(zip(names, values, strict=True))})
        sets.add(words.readings(options))
    assert len(sets) == 2 * 2 * 2 * 2 * 3
    assert words.readings(words.options({"players": 3})) == data.ASKED
    for number, name in enumerate(data.READINGS):
        assert getattr(data, name.upper()) == 1 << number


RULINGS = {
    "quiet_rounds": "(LV-R18)",
    "taking_back": "(LV-R9)",
    "crown": "(LV-R21)",
    "after_confrontation": "(LV-R7, LV-R15)",
    "dice_on_cards": "(LV-R8)",
    "failed_crossing": "(LV-R3)",
}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_LV_2_5_every_reading_is_named_and_explained_in_one_sentence_with_its_ruling(language: str) -> None:
    for name, rulings in RULINGS.items():
        option = f"web-{data.ID}-option-{name}"
        assert locale.has(option, language)
        assert locale.say(f"{option}-text", language).endswith(f" {rulings}.")
        assert locale.say(f"{option}-text", language).count(". ") == 0
        named = [locale.say(f"{option}-{value}", language) for value in data.OPTIONS[name]]
        assert len(set(named)) == len(named)


def test_hands_follow_from_public_events_in_every_reading_LV_9_6() -> None:
    """Before the first election everything that lies or was taken back is known."""
    match = third_player_wins(dice_on_cards="best")
    state = match.state
    assert list(state.known) == list(state.hand)
    assert hands(match) == [7, 9, 0, 17]
