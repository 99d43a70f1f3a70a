"""Section 4: the turn, movement, placing."""

from __future__ import annotations

import pytest
from lv_table import P3, P4, behind, hand, holds, offers, play, stands, step, table, with_bonus, with_hands, with_seats

from vivat import errors

# ---- 4.1 General -----------------------------------------------------------------------------------------------------


def test_LV_4_1_stay_step_or_cross_then_placing_then_the_next_player_clockwise() -> None:
    match = table(P4)
    kinds = {offer.split(":")[0] for offer in offers(match, "A")}
    assert kinds == {"stay", "step", "cross"}
    play(match, "A move:stay")
    assert step(match) == "place_free"
    play(match, "A place_free:end")
    assert match.waiting_for == {1}


def test_LV_4_2_only_the_own_baron_moves_and_courtiers_never_do() -> None:
    match = table(P4)
    before = [stands(match, seat) for seat in "BCD"]
    play(match, "A move:step:wigemor place_free:place roll_for_courtier:end")
    assert [stands(match, seat) for seat in "BCD"] == before
    assert stands(match, "A") == "loncastre 1, tateshale 2, wigemor 1+B"


def test_LV_4_3_a_county_left_without_a_courtier_is_empty_at_once() -> None:
    match = table(with_seats(P4, A="tateshale 2, stadford B; 5/3/1"))
    play(match, "A move:step:wigemor place_free:end")
    assert "step:stadford" in offers(match, "B")
    play(match, "B move:step:stadford")
    assert step(match) == "place_free"  # no confrontation


def test_LV_4_4_placing_ends_all_movement() -> None:
    match = play(table(P4), "A move:stay place_free:place")
    assert offers(match, "A") == {"end", "x1", "x2", "x3"}


def test_LV_4_5_doing_nothing_is_allowed() -> None:
    match = play(table(P4), "A move:stay place_free:end")
    assert stands(match, "A") == "loncastre 1+B, tateshale 2"
    assert hand(match, "A") == "5/3/1"


# ---- 4.2 Stay and step -----------------------------------------------------------------------------------------------


def test_LV_4_6_stay_places_in_the_barons_county() -> None:
    match = play(table(P4), "A move:stay place_free:place roll_for_courtier:end")
    assert holds(match, "A", "loncastre") == "2+B"


def test_LV_4_7_a_step_costs_neither_card_nor_die() -> None:
    match = play(table(P4), "A move:step:sedberouie")
    assert hand(match, "A") == "5/3/1"
    assert holds(match, "A", "sedberouie") == "B"
    assert step(match) == "place_free"


@pytest.mark.parametrize("county", ["sedberouie", "tateshale"])
def test_LV_4_8_a_step_is_the_whole_movement(county: str) -> None:
    match = play(table(P4), f"A move:step:{county}")
    assert offers(match, "A") == {"place", "end"}


def test_LV_4_9_a_step_into_an_enemy_county_is_a_confrontation() -> None:
    match = play(table(with_seats(P4, A="tateshale 2+B, loncastre 1; 5/3/1")), "A move:step:lincolia")
    assert step(match) == "commit_cards"
    assert match.waiting_for == {0, 1, 2, 3}


def test_LV_4_10_a_protected_county_is_entered_neither_by_step_nor_by_crossing() -> None:
    match = table(with_seats(P4, A="tateshale 2, wigemor 1+B; 5/3/1"))
    assert "step:lideford" not in offers(match, "A")
    assert "lideford" not in behind(table(P4), "A", "wigemor")
    free = with_seats(P4, D="lideford 2+B, sarisberie 1; 12/7/1")
    assert "lideford" in behind(table(free), "A", "wigemor")


def test_LV_4_11_without_a_card_no_enemy_county_with_one_card_a_step_is_enough() -> None:
    none = table(with_bonus(with_hands(P4, B="0/0/0"), 1, 2, 3, 4), "B", elections=1)
    assert not {"step:oxeneford", "step:tateshale"} & offers(none, "B")
    assert "step:stadford" in offers(none, "B")
    one = table(with_hands(P4, B="1/0/0"), "B")
    assert "step:oxeneford" in offers(one, "B")


# ---- 4.3 Cross -------------------------------------------------------------------------------------------------------


def test_LV_4_12_a_crossing_goes_through_an_empty_or_own_county_never_an_enemy_one() -> None:
    match = table(P4)
    assert {"cross:wigemor", "cross:tateshale"} <= offers(match, "A")  # empty, own
    beside = table(with_seats(P4, A="tateshale 2, stadford 1+B; 5/3/1"))
    crossable = {offer.removeprefix("cross:") for offer in offers(beside, "A") if offer.startswith("cross:")}
    assert crossable == {"tateshale", "wigemor"}  # not lincolia, grentebrige, oxeneford
    assert {"lincolia", "oxeneford"} <= behind(beside, "A", "tateshale") | behind(beside, "A", "wigemor")
    assert "tateshale" in behind(match, "A", "sedberouie")  # it also borders on the start


@pytest.mark.parametrize(
    ("card", "die", "succeeds"),
    [("x1", 2, False), ("x1", 3, True), ("x1", 6, True), ("x2", 1, False), ("x2", 2, True), ("x3", 1, True)],
)
def test_LV_4_13_each_attempt_costs_a_card_and_needs_three_points(card: str, die: int, succeeds: bool) -> None:
    match = play(table(P4), f"A move:cross:wigemor cross_to:stadford cross_card:{card}")
    spent = match.position()["discard_open"][card]
    play(match, f"dice {die}")
    assert (holds(match, "A", "stadford") == "B") == succeeds
    before = {"x1": 5, "x2": 3, "x3": 1}
    assert hand(match, "A") == "/".join(str(number - (kind == card)) for kind, number in before.items())
    assert match.position()["discard_open"][card] == spent


def test_LV_4_14_and_LV_R3_the_baron_moves_on_success_only_and_waits_where_he_stood() -> None:
    failed = play(table(P4), "A move:cross:wigemor cross_to:stadford cross_card:x1", "dice 1")
    assert holds(failed, "A", "loncastre") == "1+B"
    assert holds(failed, "A", "wigemor") == ""
    made = play(table(P4), "A move:cross:wigemor cross_to:stadford cross_card:x1", "dice 5")
    assert (holds(made, "A", "loncastre"), holds(made, "A", "stadford")) == ("1", "B")


def test_LV_4_15_and_LV_R4_after_a_failure_another_way_or_a_stop_but_no_free_step() -> None:
    match = play(table(P4), "A move:cross:wigemor cross_to:stadford cross_card:x1", "dice 1")
    assert step(match) == "after_failed_crossing"
    assert offers(match, "A") == {"stop", "cross:man", "cross:sedberouie", "cross:tateshale", "cross:wigemor"}
    play(match, "A after_failed_crossing:cross:man cross_to:wigemor cross_card:x3", "dice 1")
    assert holds(match, "A", "wigemor") == "B"
    stopped = play(table(P4), "A move:cross:wigemor cross_to:stadford cross_card:x1", "dice 1")
    play(stopped, "A after_failed_crossing:stop")
    assert stopped.waiting_for == {1}
    assert stands(stopped, "A") == "loncastre 1+B, tateshale 2"


def test_LV_4_16_the_last_card_crosses_into_empty_and_own_counties_only() -> None:
    match = table(with_hands(P4, A="0/0/1"))
    assert behind(match, "A", "wigemor") == {"man", "tateshale", "stadford"}
    two = table(with_hands(P4, A="1/0/1"))
    assert "oxeneford" in behind(two, "A", "wigemor")


def test_LV_4_17_on_arrival_settle_or_go_onward() -> None:
    match = play(table(P4), "A move:cross:tateshale cross_to:stadford cross_card:x3", "dice 1")
    assert step(match) == "onward"
    assert "settle" in offers(match, "A")
    play(match, "A onward:settle")
    assert step(match) == "place_free"


def test_LV_4_18_a_failed_onward_attempt_leaves_him_there_and_he_may_not_settle() -> None:
    match = play(table(P4), "A move:cross:tateshale cross_to:stadford cross_card:x3", "dice 1")
    play(match, "A onward:onward:wigemor cross_card:x1", "dice 1")
    assert holds(match, "A", "stadford") == "B"
    assert offers(match, "A") == {"stop", *(f"onward:{c}" for c in ("lincolia", "wigemor", "grentebrige", "oxeneford"))}
    play(match, "A onward:onward:wigemor cross_card:x1", "dice 4")
    assert "settle" in offers(match, "A")


def test_LV_4_18_stopping_after_a_failed_onward_attempt_ends_the_turn_without_placing() -> None:
    match = play(table(P4), "A move:cross:tateshale cross_to:stadford cross_card:x3", "dice 1")
    play(match, "A onward:onward:wigemor cross_card:x1", "dice 1", "A onward:stop")
    assert match.waiting_for == {1}
    assert holds(match, "A", "stadford") == "B"


def test_LV_4_19_arrival_in_an_enemy_county_is_a_confrontation() -> None:
    match = play(table(P4), "A move:cross:wigemor cross_to:oxeneford cross_card:x1", "dice 6")
    assert step(match) == "commit_cards"


def test_LV_4_20_and_LV_R5_no_county_twice_the_start_and_those_passed_included() -> None:
    match = play(table(P4), "A move:cross:tateshale cross_to:wigemor cross_card:x3", "dice 1")
    ways = {offer.removeprefix("onward:") for offer in offers(match, "A")} - {"settle"}
    assert ways == {"man", "stadford", "oxeneford"}  # not loncastre (start) and not tateshale (crossed)
    failed = play(table(P4), "A move:cross:tateshale cross_to:wigemor cross_card:x1", "dice 1")
    assert "cross:tateshale" in offers(failed, "A")  # a failed attempt marks nothing
    assert "wigemor" in behind(failed, "A", "tateshale")


def test_LV_4_21_as_many_attempts_as_cards_and_a_walk_of_k_counties_needs_k_minus_1_successes() -> None:
    match = table(P4)
    for _ in range(5):
        verb = "move" if step(match) == "move" else "after_failed_crossing"
        play(match, f"A {verb}:cross:wigemor cross_to:stadford cross_card:x1", "dice 1")
    assert hand(match, "A") == "0/3/1"
    play(match, "A after_failed_crossing:cross:wigemor cross_to:stadford cross_card:x2", "dice 6")
    play(match, "A onward:onward:lincolia cross_card:x2", "dice 6")  # three counties, two successes
    assert step(match) == "commit_cards"


# ---- 4.4 Placing courtiers -------------------------------------------------------------------------------------------


def test_LV_4_22_without_room_nothing_is_placed_or_rolled_for() -> None:
    full = play(table(with_seats(P4, A="tateshale 4+B, loncastre 1; 5/3/1")), "A move:stay")
    assert full.waiting_for == {1}
    empty_reserve = with_seats(
        P3, A="stadford 4, oxeneford 4, grentebrige 4, lundonia 3, roucestre 2, lincolia B; 3/3/1"
    )
    reserve = play(table(with_seats(empty_reserve, C="lideford 2, wigemor 2+B; 6/4/1")), "A move:stay")
    assert reserve.waiting_for == {1}


def test_LV_4_23_one_courtier_from_the_reserve_is_free() -> None:
    match = play(table(P4), "A move:stay place_free:place")
    assert holds(match, "A", "loncastre") == "2+B"
    assert match.state.reserve[0] == 13
    assert hand(match, "A") == "5/3/1"


@pytest.mark.parametrize(
    ("card", "die", "pieces"), [("x1", 2, "2+B"), ("x1", 3, "3+B"), ("x2", 2, "3+B"), ("x3", 1, "3+B")]
)
def test_LV_4_24_each_further_courtier_costs_a_card_and_needs_three_points(card: str, die: int, pieces: str) -> None:
    match = play(table(P4), f"A move:stay place_free:place roll_for_courtier:{card}", f"dice {die}")
    assert holds(match, "A", "loncastre") == pieces
    assert sum(map(int, hand(match, "A").split("/"))) == 8


def test_LV_4_24_rolling_goes_on_until_the_county_is_full_or_he_ends() -> None:
    match = play(
        table(P4), "A move:stay place_free:place roll_for_courtier:x1", "dice 1", "A roll_for_courtier:x1", "dice 6"
    )
    assert holds(match, "A", "loncastre") == "3+B"
    assert match.waiting_for == {1}


def test_LV_4_25_the_limit_is_never_exceeded() -> None:
    with pytest.raises(errors.BadPosition, match=r"LV-12\.4"):
        table(with_seats(P4, A="tateshale 2, loncastre 4+B; 5/3/1"))
    match = play(table(with_seats(P4, A="tateshale 2, loncastre 2+B; 5/3/1")), "A move:stay place_free:place")
    assert match.waiting_for == {1}  # three of three: no roll is offered


def test_LV_R6_the_free_courtier_comes_first_and_declining_it_ends_the_placing() -> None:
    match = play(table(P4), "A move:stay")
    assert offers(match, "A") == {"place", "end"}
    play(match, "A place_free:end")
    assert match.waiting_for == {1}


def test_a_position_from_the_table_notation_is_what_it_says() -> None:
    assert [stands(table(P3), seat) for seat in "ABC"] == [
        "lundonia 1+B, roucestre 2",
        "sedberouie 2, tateshale 2+B",
        "wigemor 2+B, lideford 2",
    ]
