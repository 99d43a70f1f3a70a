"""LV-5.10, LV-R9: cards that 1s win back may be left by a player whose hand is otherwise empty."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import pytest
from lv_table import P3, P4, bonuses, discards, facts_of, hand, offers, play, seat_of, step, table, votes, with_hands

import vivat
from vivat import bots, errors
from vivat.games import definition
from vivat.games.long_live_the_king import check, data
from vivat.games.long_live_the_king.fact_kinds import Count, NoRecovery, Recovery
from vivat.play.telling import sentence

# Worked example 22: an election now would make A king, even with a third less.
NEAR_THE_CROWN = """
    A: stadford 2+B, oxeneford 1, grentebrige 1, lundonia 1; 2/0/0; bonus 9
    B: sedberouie 2, tateshale 2+B; 6/4/1; bonus 5
    C: lideford 2, wigemor 2+B; 6/4/1; bonus 4
"""


def asked(**options: Any) -> vivat.Match:
    """Example 22: A has laid both his cards and rolled a 1; B has won."""
    match = table(NEAR_THE_CROWN, "B", options, elections=3)
    play(match, "B move:step:wigemor", "A commit_cards:2/0/0", "B commit_cards:1/0/0", "C commit_cards:1/0/0")
    return play(match, "dice 6", "dice 1", "dice 1 3")


def test_example_22_whoever_leaves_his_cards_calls_the_election_that_makes_him_king_LV_5_10_and_LV_R9() -> None:
    match = asked()
    assert step(match) == "take_back"
    assert match.waiting_for == {0}
    assert offers(match, "A") == {"all", "none"}
    play(match, "A take_back:none", "B banish_defender:lideford place_free:place")
    assert match.over
    assert votes(match) == [10, 10, 2]
    assert match.result is not None
    assert [seat.ending for seat in match.result.seats] == ["win", "loss", "loss"]
    assert [seat.score for seat in match.result.seats] == [19, 15, 6]


def test_example_22_whoever_takes_them_has_cards_and_there_is_no_election_LV_5_10() -> None:
    match = play(asked(), "A take_back:all")
    assert hand(match, "A") == "1/0/0"
    play(match, "B banish_defender:lideford place_free:place")
    assert step(match) == "roll_for_courtier"
    assert match.position()["elections"] == 3


def test_LV_2_6_with_always_nobody_is_asked() -> None:
    match = asked(taking_back="always")
    assert hand(match, "A") == "1/0/0"
    assert step(match) == "banish_defender"


def test_LV_R9_what_is_left_is_discarded() -> None:
    before = asked()
    after = play(vivat.load(before.position()), "A take_back:none")
    assert discards(after) == discards(before) + 2
    assert hand(after, "A") == "0/0/0"
    assert seat_of(after, "A")["known"] == {"x1": 0, "x2": 0, "x3": 0}


def test_LV_R9_a_player_with_other_cards_in_hand_is_not_asked_and_takes_everything() -> None:
    match = table(with_hands(P3, A="3/0/0"), "B")
    play(match, "B move:step:wigemor", "A commit_cards:2/0/0", "B commit_cards:1/0/0", "C commit_cards:1/0/0")
    play(match, "dice 6", "dice 1", "dice 1 1")
    assert hand(match, "A") == "3/0/0"
    assert step(match) == "banish_defender"


def test_LV_R9_and_LV_R17_whoever_won_nothing_back_is_not_asked() -> None:
    for laid, dice in (("2/0/0", "3 4"), ("1/0/0", "1")):
        match = table(with_hands(P3, A=laid), "B")
        play(match, "B move:step:wigemor", f"A commit_cards:{laid}", "B commit_cards:1/0/0", "C commit_cards:1/0/0")
        play(match, "dice 6", "dice 2", f"dice {dice}")
        assert step(match) != "take_back"
        assert hand(match, "A") == "0/0/0"


def test_LV_5_10_several_are_asked_from_the_intruder_clockwise_when_the_others_have_their_cards() -> None:
    match = table(with_hands(P4, A="2/0/0", B="0/2/0", C="2/0/0", D="3/0/0"), "C")
    play(match, "C move:step:grentebrige", "A commit_cards:2/0/0", "B commit_cards:0/2/0", "C commit_cards:2/0/0")
    play(match, "D commit_cards:2/0/0", "dice 1 2", "dice 1 1", "dice 1 1", "dice 6 1")
    assert hand(match, "D") == "3/0/0"
    assert match.waiting_for == {2}
    play(match, "C take_back:none")
    assert match.waiting_for == {0}
    with pytest.raises(errors.NotYourTurn):
        match.choose(1, "take_back:all")
    play(match, "A take_back:all")
    assert hand(match, "A") == "2/0/0"
    play(match, "B take_back:none")
    assert hand(match, "B") == "0/0/0"
    assert step(match) == "banish_intruder"
    play(match, "B banish_intruder:roucestre place_free:place")
    assert match.position()["elections"] == 1  # one for both (LV-5.21)
    assert sum(bonuses(match)) == 10


def test_LV_5_10_only_the_first_roll_is_asked_about() -> None:
    match = table(with_hands(P3, B="2/0/0"), "B")
    play(match, "B move:step:wigemor", "A commit_cards:1/0/0", "B commit_cards:2/0/0", "C commit_cards:1/0/0")
    play(match, "dice 4 3", "dice 3", "dice 1", "dice 1 1", "dice 6")
    assert hand(match, "B") == "0/0/0"
    assert step(match) == "banish_intruder"


def test_what_was_taken_back_or_left_is_told_to_everybody_LV_9_1() -> None:
    taken = play(asked(), "A take_back:all")
    assert facts_of(taken)[-1] == Recovery(rule="LV-5.10", seat=0, ones=1, cards={"x1": 1})
    left = play(asked(), "A take_back:none")
    assert facts_of(left)[-1] == NoRecovery(rule="LV-5.10", seat=0, ones=1)
    play(left, "B banish_defender:lideford place_free:place")
    assert next(fact for fact in facts_of(left) if isinstance(fact, Count)).empty_seats == [0]
    for language, word in (("en", "takes no card back"), ("fr", "ne récupère aucune carte")):
        assert any(word in line for line in said(left, language))


def said(match: vivat.Match, language: str) -> list[str]:
    return [sentence(data.ID, fact, str, language) for fact in facts_of(match)]


def test_a_position_between_two_questions_comes_back_whole() -> None:
    content = asked().position()
    assert vivat.load(content).position() == content


@pytest.mark.parametrize(
    ("change", "rule"),
    [
        ({"first_ones": 0}, "LV-5.10"),
        ({"first_ones": 3}, "LV-5.10"),
        ({"laid": "1/0/0"}, "LV-12.1"),
        ({"laid": None}, "LV-12.1"),
        ({"dice": [1, 3]}, "LV-7.1"),
    ],
)
def test_LV_R9_a_position_that_asks_the_wrong_is_refused(change: dict[str, Any], rule: str) -> None:
    content = copy.deepcopy(asked().position())
    content["seats"][0] |= change
    with pytest.raises(errors.BadPosition, match=rule):
        vivat.load(content)
    content = asked().position()
    content["options"]["taking_back"] = "always"
    with pytest.raises(errors.BadPosition, match=r"LV-5\.10"):
        vivat.load(content)


def test_LV_12_12_fewer_cards_than_1s_come_back_only_to_whoever_was_asked() -> None:
    match = table(with_hands(P3, A="3/0/0"), "B")
    play(match, "B move:step:wigemor", "A commit_cards:2/0/0", "B commit_cards:1/0/0", "C commit_cards:1/0/0")
    before = play(match, "dice 6", "dice 1", "dice 1").state
    after = play(match, "dice 3").state
    assert check.between(before, -1, 3, after) == []
    cheat = after.clone()
    cheat.size = [1, *after.size[1:]]
    assert "LV-R9" in " ".join(check.between(before, -1, 3, cheat))


def test_LV_5_25_search_leaves_the_cards_that_keep_it_from_the_crown_and_takes_others() -> None:
    for bonus, wise in (([9, 5, 4], data.END), ([3, 7, 8], data.TAKE)):
        state = asked().state.clone()
        state.bonus = [*bonus, 0, 0]
        question = bots.Question(data.ID, 0, state.known_to(0), None, 1)
        assert bots.Searcher("judged", 400).choose(question) == wise


# ---- records of the first edition ------------------------------------------------------------------------------------


def test_a_record_of_the_first_edition_is_replayed_as_it_was_played() -> None:
    """In it an empty hand took a card back without a question."""
    first_edition = (Path(__file__).parent / "first_edition.txt").read_text(encoding="utf-8")
    match = vivat.read(first_edition)
    assert match.over
    assert match.game.options["taking_back"] == "always"
    again = match.record()
    assert again.split("\n\n")[1] == first_edition.split("\n\n")[1]
    assert "\nrules: 2\n" in again
    assert vivat.read(again).record() == again
    with pytest.raises(errors.BadRecord, match="take_back"):
        vivat.read(first_edition.replace("\n\n", "\nrules: 2\n\n", 1))


def test_the_rules_are_of_the_second_edition() -> None:
    assert definition(data.ID).edition == 2
    assert "\nrules: 2\n" in vivat.game(data.ID, players=3).new(seed=1).record()
