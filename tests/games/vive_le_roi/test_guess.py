"""The guess: worlds that fit what the seat knows, likelier by what was done in the open, and by nothing else."""

from __future__ import annotations

from collections import Counter

import kit
import pytest

import vivat
from vivat import bots
from vivat.games.vive_le_roi import data, guess
from vivat.games.vive_le_roi.rules import ViveLeRoi

from . import cases, positions

GAME = "vive_le_roi"


def placed(cards: tuple[str, ...], *acts: str) -> vivat.Match:
    """Three lone seats with these favourites cards; the first places a character, then the others, and so on."""
    match = vivat.game(GAME, players=3).new(chance="typed")
    for outcome in ("first_unit:0", *(f"favourites:{card}" for card in cards)):
        match.happen(outcome)
    for number, act in enumerate(acts):
        character, floor = act.split()
        match.choose(number % 3, f"place_character:{character}")
        match.choose(number % 3, f"place_floor:{floor}")
    return match


def known(match: vivat.Match, seat: int) -> ViveLeRoi:
    state = match.state.known_to(seat)
    assert isinstance(state, ViveLeRoi)
    return state


def cards_of(match: vivat.Match, seat: int, other: int, number: int = 2000) -> Counter[int]:
    """The cards of another seat in worlds that this seat imagines."""
    return Counter(world.favourites[other] for world in guess.worlds(known(match, seat), match.log(seat), number, 3))


def share(found: Counter[int], character: str) -> float:
    """Of the worlds in which the character is on the card."""
    number = data.CHARACTERS.index(character)
    return sum(n for card, n in found.items() if data.FAVOURITES_CARDS[card][0] >> number & 1) / found.total()


@pytest.mark.parametrize("options", cases.CASES, ids=str)
def test_a_world_keeps_all_that_the_seat_knows_and_deals_no_card_twice(options: dict[str, object]) -> None:
    for part in (0.1, 0.2, 0.5, 0.8):
        match = kit.some_match(GAME, options, 4, part)
        for seat in range(match.seats):
            mind = known(match, seat)
            for world in guess.worlds(mind, match.log(seat), 5, 1):
                cards = [card for card in world.favourites if card >= 0]
                assert len(set(cards)) == len(cards) == match.seats + mind.emissary
                assert world.known_to(seat).fields() == mind.fields()


def test_VR_13_7_who_places_a_character_on_floor_3_is_taken_for_its_friend() -> None:
    match = placed(("fav_01", "fav_02", "fav_14"), "tristan floor_1", "leonardo floor_3", "romeo floor_4")
    assert share(cards_of(match, 0, 1), "leonardo") > 0.8
    assert share(cards_of(match, 2, 1), "leonardo") > 0.8
    assert 0.3 < share(cards_of(match, 0, 2), "romeo") < 0.42, "less likely than before (0.46), but some place high"


def test_without_a_past_every_card_is_as_likely_as_any_other() -> None:
    match = placed(("fav_01", "fav_02", "fav_14"), "tristan floor_1", "leonardo floor_3")
    worlds = guess.worlds(known(match, 0), (), 5000, 1)
    found = Counter(world.favourites[1] for world in worlds)
    assert len(found) == 25
    assert max(found.values()) < 2 * min(found.values())


def test_a_match_that_began_in_the_middle_of_a_round_tells_nothing() -> None:
    match = positions.table(positions.START)
    match.choose(0, "move_character:romeo")
    assert not any(any(unit) for habit in guess.affection(known(match, 1), match.log(1)) for unit in habit)


def test_VR_5_3_a_yes_of_somebody_who_has_nothing_else_tells_nothing() -> None:
    match = placed(("fav_01", "fav_02", "fav_14"), "tristan floor_1", "leonardo floor_3", "romeo floor_4")
    mind, moved, yes = known(match, 0), (2, "move_character:tristan"), (1, "cast_vote:yes")
    spent = [(1, "cast_vote:no")] * 4 + [(1, "cast_vote:stomach_ache")]
    free = [guess.affection(mind, [*match.log(0), moved, *said]) for said in ([], [yes])]
    forced = [guess.affection(mind, [*match.log(0), moved, *spent, *said]) for said in ([], [yes])]
    assert free[0] != free[1]
    assert forced[0] == forced[1]


def test_VR_9_3_the_hidden_truth_changes_neither_the_worlds_nor_the_choice() -> None:
    """Twin worlds: the same acts with other cards in the hands of the others."""
    acts = ("tristan floor_1", "leonardo floor_3", "romeo floor_4")
    ours = placed(("fav_01", "fav_02", "fav_14"), *acts)
    twin = placed(("fav_01", "fav_23", "fav_06"), *acts)
    first, second = (bots.question(match, 0, seed=9, with_view=False) for match in (ours, twin))
    assert first.past == second.past
    assert any(who == "chance" and words is None for who, words in first.past), "it cannot read the cards of others"
    one, other = (guess.worlds(known(match, 0), match.log(0), 50, 9) for match in (ours, twin))
    assert [world.fields() for world in one] == [world.fields() for world in other]
    bot = bots.Searcher("small", 60)
    assert bot.think(first) == bot.think(second)


def test_VR_13_7_whoever_places_high_is_neither_taken_for_a_friend_nor_for_an_enemy() -> None:
    """Some place their favourites as high as they can, some those of others; nobody is ruled out."""
    match = placed(("fav_01", "fav_02", "fav_14"), "tristan floor_1", "leonardo floor_3", "romeo floor_4")
    cards = [names for names, _ in data.FAVOURITES_CARDS]
    likely = guess.likelihoods([habit[2] for habit in guess.affection(known(match, 0), match.log(0))], cards)
    assert sum(likely) == pytest.approx(1)
    assert min(likely) > guess.NO_HABIT / 26
    assert (
        0.25 < sum(p for p, (names, _) in zip(likely, data.FAVOURITES_CARDS, strict=True) if names & data.ROMEO) < 0.45
    )
