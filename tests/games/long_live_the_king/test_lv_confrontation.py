"""Section 5.1: confrontations."""

from __future__ import annotations

import itertools

import pytest

from lv_table import (  # isort: skip
    P3, P4, bonuses, hand, hands, holds, offers, play, stands, step, table, votes, with_bonus, with_hands, with_seats,
)  # fmt: skip

import vivat
from vivat import errors
from vivat.games.long_live_the_king import data
from vivat.games.long_live_the_king.rules import points


def intrusion(text: str = P3, **changes: object) -> vivat.Match:
    """B steps into Wigemor, which C holds; A is the third player."""
    return play(table(text, "B", **changes), "B move:step:wigemor")


def lay(match: vivat.Match, *cards: str) -> vivat.Match:
    return play(match, *(f"{seat} commit_cards:{laid}" for seat, laid in zip("ABCDE", cards, strict=False)))


def intruder_wins() -> vivat.Match:
    return play(lay(intrusion(), "1/0/0", "0/0/1", "1/0/0"), "dice 6", "dice 1", "dice 1")


def defender_wins() -> vivat.Match:
    return play(lay(intrusion(), "1/0/0", "1/0/0", "0/0/1"), "dice 1", "dice 6", "dice 1")


def third_player_wins() -> vivat.Match:
    return play(lay(intrusion(), "0/0/1", "1/0/0", "1/0/0"), "dice 1", "dice 1", "dice 6")


def confrontation(match: vivat.Match) -> dict[str, object]:
    told: dict[str, object] = match.view(None)["board"]["confrontation"]
    return told


# ---- laying and rolling ----------------------------------------------------------------------------------------------


def test_LV_5_1_intruder_defender_and_third_players_all_take_part() -> None:
    match = intrusion()
    assert match.waiting_for == {0, 1, 2}
    told = confrontation(match)
    assert (told["county"], told["intruder"], told["defender"]) == ("wigemor", 1, 2)


def test_LV_5_2_one_to_five_cards_of_the_hand_and_the_choice_is_final() -> None:
    match = intrusion(with_hands(P3, A="2/1/0"))
    assert offers(match, "A") == {"1/0/0", "2/0/0", "0/1/0", "1/1/0", "2/1/0"}
    assert max(sum(map(int, cards.split("/"))) for cards in offers(match, "B")) == 5
    match.choose(0, "commit_cards:1/0/0")
    with pytest.raises(errors.NotYourTurn):
        match.choose(0, "commit_cards:2/0/0")
    with pytest.raises(errors.CannotUndo, match=r"LV-5\.2"):
        match.undo(0)


def test_LV_5_3_all_cards_are_shown_together_when_all_have_chosen() -> None:
    match = lay(intrusion(), "1/0/0", "2/0/0")
    assert [seat["laid"] for seat in match.view(None)["board"]["seats"]] == [None, None, None]
    match.choose(2, "commit_cards:0/1/0")
    assert [seat["laid"] for seat in match.view(None)["board"]["seats"]] == ["1/0/0", "2/0/0", "0/1/0"]


def test_LV_5_4_as_many_dice_as_cards_the_intruder_first_then_clockwise() -> None:
    match = lay(intrusion(), "1/1/0", "3/0/0", "1/0/0")
    order = []
    for _ in range(6):
        order.append(match.view(None)["board"]["chance_for"])
        play(match, "dice 2")
    assert order == [1, 1, 1, 2, 0, 0]


@pytest.mark.parametrize("mixture", range(56))
def test_LV_5_5_and_LV_R8_sorted_dice_on_sorted_cards_are_the_best_assignment(mixture: int) -> None:
    cards = [kind + 1 for kind in range(3) for _ in range(data.MIXTURES[mixture][kind])]
    for dice in itertools.combinations_with_replacement(range(1, 7), len(cards)):
        best = max(sum(a * b for a, b in zip(order, cards, strict=True)) for order in itertools.permutations(dice))
        assert points(sum(1 << 3 * (die - 1) for die in dice), mixture) == best


def test_LV_5_6_two_points_for_the_intruder_and_for_each_piece_of_the_defender() -> None:
    assert confrontation(intrusion())["bonuses"] == [0, 2, 6]
    away = with_seats(P3, C="lideford 2+B, wigemor 2; 6/4/1")
    assert confrontation(intrusion(away))["bonuses"] == [0, 2, 4]
    bare = with_seats(P3, C="lideford 2, wigemor B; 6/4/1")
    assert confrontation(intrusion(bare))["bonuses"] == [0, 2, 2]


def test_LV_5_7_the_highest_total_wins() -> None:
    match = play(lay(intrusion(), "1/0/0", "2/0/0", "1/0/0"), "dice 4 4", "dice 3", "dice 6")
    assert confrontation(match)["winner"] == 1  # 10 against 9 and 6


def test_LV_5_8_and_LV_R13_only_those_tied_for_the_highest_roll_again_until_one_is_left() -> None:
    match = play(lay(intrusion(), "0/1/0", "2/0/0", "1/0/0"), "dice 2 5", "dice 3", "dice 4")  # 9, 9 and 8
    assert match.view(None)["board"]["rolling"] == [1, 2]
    assert confrontation(match)["rolled_again"] is True
    play(match, "dice 1 1", "dice 1")  # 4 and 7: A's 8 is out
    assert confrontation(match)["winner"] == 2
    again = play(lay(intrusion(), "0/1/0", "2/0/0", "1/0/0"), "dice 2 5", "dice 3", "dice 4", "dice 6 1", "dice 3")
    assert confrontation(again)["winner"] is None  # 9 and 9: once more
    play(again, "dice 6 6", "dice 1")
    assert confrontation(again)["winner"] == 1


def test_LV_5_8_ties_below_the_highest_total_do_not_matter() -> None:
    match = play(lay(intrusion(), "1/0/0", "0/0/1", "1/0/0"), "dice 6", "dice 1", "dice 6")  # 20, 7, 6
    assert confrontation(match)["winner"] == 1
    equal = play(lay(intrusion(), "0/0/1", "1/0/0", "1/0/0"), "dice 5", "dice 1", "dice 6")  # 7, 7, 18
    assert confrontation(equal)["winner"] == 0


# ---- afterwards ------------------------------------------------------------------------------------------------------


def test_LV_5_9_and_LV_R7_cards_banishment_free_courtier_election_rolls_next_player() -> None:
    match = lay(intrusion(with_hands(P3, C="1/0/0")), "1/0/0", "2/0/0", "1/0/0")
    play(match, "dice 6 1", "dice 1", "dice 1")
    told = confrontation(match)
    assert told["winner"] == 1  # 9 against 7: (a) is done
    assert hand(match, "B") == "5/4/1"
    assert step(match) == "banish_defender"  # (b)
    play(match, "B banish_defender:lideford")
    assert step(match) == "place_free"  # (c)
    assert match.position()["elections"] == 0
    play(match, "B place_free:place")
    assert step(match) == "redistribution"  # (d)
    assert votes(match)[1] == 2 + 4 + 4
    play(match, "deal")
    assert step(match) == "roll_for_courtier"  # (e)
    assert match.waiting_for == {1}
    play(match, "B roll_for_courtier:end")
    assert match.waiting_for == {2}  # (f)


@pytest.mark.parametrize(
    ("laid", "dice", "left"),
    [
        ("1/0/0", "1", "5/4/1"),  # a single card brings nothing back
        ("2/0/0", "1 1", "6/4/1"),
        ("2/0/0", "1 5", "5/4/1"),
        ("1/1/0", "1 6", "6/3/1"),  # x1 first, wherever the 1 lies
        ("1/1/0", "1 1", "6/4/1"),
        ("0/2/1", "1 1 6", "6/4/0"),  # then x2
        ("0/2/1", "1 1 1", "6/4/1"),  # then x3
        ("2/2/1", "6 6 6 6 6", "4/2/0"),
    ],
)
def test_LV_5_10_and_LV_R9_ones_of_the_first_roll_bring_cards_back_x1_first(laid: str, dice: str, left: str) -> None:
    match = play(lay(intrusion(), "0/0/1", laid, "1/0/0"), f"dice {dice}", "dice 1", "dice 6")
    assert hand(match, "B") == left


def test_LV_5_10_winners_and_losers_alike_take_back() -> None:
    match = play(lay(intrusion(), "2/0/0", "3/0/0", "2/0/0"), "dice 6 6 1", "dice 1 1", "dice 1 2")
    assert confrontation(match)["winner"] == 1
    assert [hand(match, seat) for seat in "ABC"] == ["5/4/1", "4/4/1", "6/4/1"]


def test_LV_5_11_the_defender_wins_and_the_intruder_is_banished() -> None:
    match = defender_wins()
    assert match.waiting_for == {2}
    assert step(match) == "banish_intruder"
    play(match, "C banish_intruder:sedberouie place_free:end")
    assert stands(match, "B") == "sedberouie 2+B, tateshale 2"
    assert stands(match, "C") == "wigemor 2+B, lideford 2"


def test_LV_5_12_the_intruder_wins_courtiers_return_and_the_defenders_baron_is_banished() -> None:
    match = intruder_wins()
    assert match.state.reserve[2] == 15
    play(match, "B banish_defender:lideford place_free:end")
    assert stands(match, "C") == "lideford 2+B"
    assert holds(match, "B", "wigemor") == "B"


def test_LV_5_13_a_third_player_wins_and_no_baron_remains() -> None:
    match = third_player_wins()
    assert match.waiting_for == {0}
    play(match, "A banish_defender:lideford banish_intruder:tateshale place_free:place roll_for_courtier:end")
    assert [holds(match, seat, "wigemor") for seat in "ABC"] == ["1", "", ""]
    assert stands(match, "A") == "wigemor 1, lundonia 1+B, roucestre 2"


def test_LV_5_14_the_winner_chooses_among_counties_with_courtiers_the_defender_goes_first() -> None:
    text = with_seats(P3, C="lideford 2, sarisberie 1, wigemor 2+B; 6/4/1")
    match = play(lay(intrusion(text), "0/0/1", "1/0/0", "1/0/0"), "dice 1", "dice 1", "dice 6")
    assert step(match) == "banish_defender"
    assert offers(match, "A") == {"lideford", "sarisberie"}
    play(match, "A banish_defender:sarisberie")
    assert step(match) == "banish_intruder"
    assert offers(match, "A") == {"sedberouie", "tateshale"}


def test_LV_5_14_a_county_held_by_the_baron_alone_is_no_place_of_banishment() -> None:
    text = with_seats(P4, A="tateshale 2, wigemor B, man 1; 5/3/1", B="grentebrige 3, stadford 1+B; 6/4/0")
    match = play(table(text, "B"), "B move:step:wigemor")
    play(lay(match, "0/0/1", "1/0/0", "1/0/0", "1/0/0"), "dice 1", "dice 1", "dice 1", "dice 6")
    assert offers(match, "A") == {"grentebrige", "stadford"}


def test_LV_5_15_a_winning_intruder_may_not_travel_on() -> None:
    match = play(intruder_wins(), "B banish_defender:lideford")
    assert offers(match, "B") == {"place", "end"}
    play(match, "B place_free:place")
    assert offers(match, "B") == {"end", "x1", "x2"}


def test_LV_5_16_the_winner_places_in_the_contested_county_up_to_its_limit() -> None:
    match = play(defender_wins(), "C banish_intruder:sedberouie place_free:place")
    assert holds(match, "C", "wigemor") == "3+B"
    play(match, "C roll_for_courtier:x1", "dice 4")
    assert holds(match, "C", "wigemor") == "4+B"
    assert step(match) == "move"  # full
    declined = play(defender_wins(), "C banish_intruder:sedberouie place_free:end")
    assert declined.waiting_for == {2}
    assert step(declined) == "move"
    full = with_seats(P3, C="lideford 2, wigemor 4+B; 6/4/1")
    none = play(
        lay(intrusion(full), "1/0/0", "1/0/0", "0/0/1"), "dice 1", "dice 6", "dice 1", "C banish_intruder:tateshale"
    )
    assert step(none) == "move"


@pytest.mark.parametrize("end", [intruder_wins, defender_wins, third_player_wins])
def test_LV_5_17_afterwards_the_county_has_pieces_of_the_winner_or_none(end: object) -> None:
    match = end()  # type: ignore[operator]
    winner = confrontation(match)["winner"]
    while step(match) != "move":
        (seat,) = match.waiting_for
        match.choose(seat, match.choices(seat)[0])
    holders = [seat for seat in range(3) if match.state.held(seat) >> data.WIGEMOR & 1]
    assert set(holders) <= {winner}


def test_LV_5_18_a_confrontation_cannot_be_called_off() -> None:
    match = table(P3, "B")
    match.choose(1, "move:step:wigemor")
    with pytest.raises(errors.CannotUndo, match=r"LV-5\.18"):
        match.undo(1)
    assert all(word.startswith("commit_cards:") for seat in range(3) for word in match.choices(seat))
    quiet = table(P3, "B")
    quiet.choose(1, "move:step:loncastre")
    quiet.undo(1)
    assert step(quiet) == "move"


def test_LV_5_19_a_county_held_by_a_baron_alone_is_contested_too() -> None:
    match = intrusion(with_seats(P3, C="lideford 2, wigemor B; 6/4/1"))
    assert step(match) == "commit_cards"
    play(lay(match, "1/0/0", "0/0/1", "1/0/0"), "dice 6", "dice 1", "dice 1")
    assert offers(match, "B") == {"lideford"}


# ---- rulings ---------------------------------------------------------------------------------------------------------


def test_LV_R10_a_defenders_baron_elsewhere_is_not_touched() -> None:
    text = with_seats(P3, C="lideford 2+B, wigemor 2; 6/4/1")
    match = play(lay(intrusion(text), "0/0/1", "1/0/0", "1/0/0"), "dice 1", "dice 1", "dice 6")
    assert step(match) == "banish_intruder"
    play(match, "A banish_intruder:tateshale place_free:end")
    assert stands(match, "C") == "lideford 2+B"


def test_LV_R11_an_intruder_without_courtiers_returns_to_where_he_stood_before_the_move() -> None:
    text = with_seats(P4, D="lideford B; 12/7/1", A="tateshale 2, loncastre 1+B, wigemor 1; 5/3/1")
    match = play(table(text, "D"), "D move:cross:sarisberie cross_to:oxeneford cross_card:x3", "dice 1")
    play(lay(match, "1/0/0", "1/0/0", "0/0/1", "1/0/0"), "dice 1", "dice 1", "dice 1", "dice 6")
    assert offers(match, "C") == {"lideford"}
    onward = with_seats(P4, D="lideford B; 12/7/1", C="roucestre 2, lundonia 2+B; 6/3/1")
    far = play(table(onward, "D"), "D move:cross:sarisberie cross_to:oxeneford cross_card:x3", "dice 1")
    play(far, "D onward:onward:lundonia cross_card:x1", "dice 6")
    play(lay(far, "1/0/0", "1/0/0", "0/0/1", "1/0/0"), "dice 1", "dice 1", "dice 1", "dice 6")
    assert offers(far, "C") == {"oxeneford"}


def test_LV_R12_a_winner_who_declines_leaves_the_county_empty_or_to_his_baron() -> None:
    third = play(third_player_wins(), "A banish_defender:lideford banish_intruder:tateshale place_free:end")
    assert all(not holds(third, seat, "wigemor") for seat in "ABC")
    intruder = play(intruder_wins(), "B banish_defender:lideford place_free:end")
    assert holds(intruder, "B", "wigemor") == "B"


@pytest.mark.parametrize("cards", ["0/0/0", "6/0/0", "0/5/0", "0/0/2", "3/2/1", "7/0/0", "1/0", "x1", ""])
def test_LV_R14_too_many_cards_none_or_cards_not_in_hand_are_refused_and_change_nothing(cards: str) -> None:
    match = intrusion()
    before = match.position()
    with pytest.raises(errors.IllegalChoice) as refusal:
        match.choose(0, f"commit_cards:{cards}")
    assert str(refusal.value).startswith(f"“commit_cards:{cards}” is not possible now. Possible: commit_cards:1/0/0")
    assert match.position() == before


def test_LV_R16_a_player_without_cards_lays_nothing_counts_his_pieces_and_can_win_with_them() -> None:
    text = with_bonus(with_hands(P3, C="0/0/0"), 1, 2, 3)
    match = intrusion(text, elections=1)
    assert offers(match, "C") == {"0/0/0"}
    play(lay(match, "1/0/0", "1/0/0", "0/0/0"), "dice 2", "dice 5")  # 4, 6 and 5
    assert confrontation(match)["winner"] == 2
    play(match, "C banish_intruder:sedberouie place_free:place")
    assert match.position()["elections"] == 1  # no new election because of C
    assert step(match) == "move"  # and nothing to roll with


def test_LV_R16_in_a_tie_the_player_without_dice_keeps_his_total() -> None:
    text = with_bonus(with_hands(P3, C="0/0/0"), 1, 2, 3)
    match = play(lay(intrusion(text, elections=1), "1/0/0", "1/0/0", "0/0/0"), "dice 4", "dice 5")  # 6, 5, 6
    assert match.view(None)["board"]["rolling"] == [1, 2]
    play(match, "dice 4")
    assert confrontation(match)["winner"] is None
    play(match, "dice 3")
    assert confrontation(match)["winner"] == 2


def test_LV_R17_the_last_card_must_be_laid_cannot_come_back_and_causes_an_election() -> None:
    match = intrusion(with_hands(P3, A="1/0/0"))
    assert offers(match, "A") == {"1/0/0"}
    play(lay(match, "1/0/0", "0/0/1", "1/0/0"), "dice 6", "dice 1", "dice 1")
    assert hands(match)[0] == 0
    play(match, "B banish_defender:lideford place_free:end")
    assert step(match) == "redistribution"
    assert bonuses(match) == [2, 3, 1]
