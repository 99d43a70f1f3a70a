"""Sections 1 and 2: the box and the options."""

from __future__ import annotations

from itertools import combinations

import pytest

from vivat import locale
from vivat.engine.rng import Rng
from vivat.errors import BadOption
from vivat.games.artus import data, words

from .positions import BLACK, BLUE, P1, P2, RED, choose, in_turn, knights, moved, start, step, until, values


def test_AR_0_1_two_three_or_four_players_and_two_levels():
    assert data.PLAYERS == (2, 3, 4)
    assert data.OPTIONS["level"] == ("beginner", "advanced")
    for players in (2, 3, 4):
        assert start(players, "advanced").seats == players


# ---- chairs ----------------------------------------------------------------------------------------------------------


def test_AR_1_1_twenty_eight_chairs_in_a_circle():
    assert data.CHAIRS == 28
    assert data.ALL_CHAIRS.bit_count() == 28
    state = in_turn(P1, BLACK, "knight_2_5")
    moved(state, BLACK, "knight_2_5", 27, 4)  # 27, 0, 1, 2, 3
    assert knights(state, BLACK) == [1, 3, 14, 16]
    state = in_turn(P1, BLACK, "knight_1_5_both")
    moved(state, BLACK, "knight_1_5_both", 1, -3)  # 1, 0, 27, 26
    assert knights(state, BLACK) == [14, 16, 26, 27]


def test_AR_1_2_forward_is_clockwise_and_backward_counter_clockwise():
    for steps, expected in ((2, [3, 14, 16, 27]), (-5, [14, 16, 24, 27])):
        state = in_turn(P1, BLACK, "knight_1_5_both")
        moved(state, BLACK, "knight_1_5_both", 1, steps)
        assert knights(state, BLACK) == expected


def test_AR_1_3_a_chair_holds_one_figure():
    state = in_turn(P1, RED, "knight_3_6")
    moved(state, RED, "knight_3_6", 23, 4)
    assert 27 in knights(state, RED)
    assert 27 not in knights(state, BLACK)


def test_AR_1_4_crown_chairs_are_a_quarter_apart_and_matter_for_the_set_up_only():
    assert data.CROWN_CHAIRS == (0, 7, 14, 21)
    assert sorted(data.CROWN_CHAIRS[crown] for crown in data.ROYAL_CROWNS) == [0, 7, 14, 21]


def test_AR_1_5_carpet_chairs_are_two_opposite_groups_of_three_and_do_not_turn():
    assert data.CARPET_CHAIRS == (0, 1, 2, 14, 15, 16)
    state = in_turn(P1, BLACK, "ring_silver", "score_carpet")
    choose(state, BLACK, "play_card:ring_silver", "pick_prince:21")  # the table turns to 21
    choose(state, BLACK, "play_card:score_carpet")
    assert [words.choice(state, BLACK, action) for action in state.options(BLACK)] == [
        "pick_knights:1+14",
        "pick_knights:1+16",
        "pick_knights:14+16",
    ]


def test_AR_R1_crown_and_carpet_chairs_are_data_marked_as_reconstructed():
    assert data.CONFIDENCE["CROWN_CHAIRS"] == data.CONFIDENCE["CARPET_CHAIRS"] == "reconstructed"
    assert data.TOP_CHAIR == 1


# ---- plates ----------------------------------------------------------------------------------------------------------


def test_AR_1_6_plates_are_counted_clockwise_from_the_King():
    state = in_turn(P1, RED, "knight_3_6")
    assert [state.plate(chair) for chair in (0, 1, 27)] == [0, 1, 27]
    moved(state, RED, "knight_3_6", 23, 5)  # the King falls to 26
    assert [state.plate(chair) for chair in (26, 27, 0, 25)] == [0, 1, 2, 27]


def test_AR_1_7_plate_values_and_AR_1_8_as_one_list():
    """AR-1.7, AR-1.8: three zeros in front of the King, then -15 rising to -1, then 1 to 8, then 10; there is no 9."""
    assert list(data.PLATES) == [0, 0, 0, 0, *range(-15, 0), *range(1, 9), 10]
    assert data.CONFIDENCE["PLATES"] == "reconstructed"
    assert values(in_turn(P1, RED), *range(28)) == list(data.PLATES)


@pytest.mark.parametrize("board", [P1, P2])
def test_AR_1_9_zones_follow_from_the_plate_and_not_from_the_chair(board):
    """AR-1.9: 1 crown, 3 yellow, 15 red and 9 green plates, clockwise from the King."""
    state = in_turn(board, BLACK)
    king = board["royals"][data.ROYALS[state.king]]["chair"]
    around = [data.ZONES[state.zone((king + plate) % 28)] for plate in range(28)]
    assert around == ["crown"] + ["yellow"] * 3 + ["red"] * 15 + ["green"] * 9


def arrangements():
    """Every place of the three zeros in the circle of plates, the other values in their order."""
    others = [*range(-15, 0), *range(1, 9), 10]
    for zeros in combinations(range(1, 28), 3):
        rest = iter(others)
        yield zeros, [0 if plate in zeros or plate == 0 else next(rest) for plate in range(28)]


def fits_the_examples(plates, carpet):
    """Examples A (5, 8 and 10 behind the King) and F (who has which values on the carpet, and the best pair)."""
    if plates[23] != 5 or plates[26] != 8 or plates[27] != 10:
        return False
    on_carpet = [plates[plate] for plate in carpet if plate != 0]
    if on_carpet.count(0) < 2 or not {-3, -4, -5} <= set(on_carpet):
        return False
    few = all(sum(value in on_carpet for value in seat) < 2 for seat in ((7, 6, 2, -1), (5, 4, 1, -9)))
    return few and not {-2, -7, 10} & set(on_carpet)


def test_AR_R2_the_examples_want_two_zeros_directly_in_front_of_the_King():
    found = {}
    for zeros, plates in arrangements():
        for first in range(14):
            carpet = [(first + i + half) % 28 for half in (0, 14) for i in range(3)]
            if fits_the_examples(plates, carpet):
                found[zeros] = sorted(carpet)
    assert found
    assert all(zeros[:2] == (1, 2) for zeros in found)
    assert found[1, 2, 3] == list(data.CARPET_CHAIRS)


# ---- figures and rings -----------------------------------------------------------------------------------------------


def test_AR_1_10_colours_of_the_seats():
    assert data.COLOURS == ("black", "blue", "red", "beige")


@pytest.mark.parametrize(("players", "each"), [(2, 5), (3, 5), (4, 4)])
def test_AR_1_11_and_AR_2_3_knights_at_the_table(players, each):
    """AR-1.11, AR-2.3: five each with two or three seats, four each with four."""
    state = until(start(players, "advanced"), Rng(1), "play_card")
    assert [len(knights(state, seat)) for seat in range(players)] == [each] * players


def test_AR_1_12_knights_of_one_colour_are_interchangeable():
    """Two ways to the same picture give the same board."""
    swap = in_turn(P1, BLUE, "knight_2_5")
    moved(swap, BLUE, "knight_2_5", 20, 4)
    other = in_turn(P1, BLUE, "knight_2_5")
    assert list(swap.knights) == list(other.knights)
    assert swap.taken == other.taken


def test_AR_1_13_four_royal_figures_one_of_them_King():
    assert data.ROYALS == ("silver_a", "silver_b", "bronze_a", "bronze_b")
    assert [name for number, name in enumerate(data.ROYALS) if data.SILVER >> number & 1] == ["silver_a", "silver_b"]
    assert [name for number, name in enumerate(data.ROYALS) if data.BRONZE >> number & 1] == ["bronze_a", "bronze_b"]
    state = in_turn(P1, RED, "ring_any")
    choose(state, RED, "play_card:ring_any")
    assert 0 not in state.options(RED)  # "prince" never means the King


def test_AR_1_14_ten_rings():
    state = start(2, "beginner")
    assert sum(state.rings) + state.reserve == 10


@pytest.mark.parametrize(("players", "figures", "empty"), [(2, 14, 14), (3, 19, 9), (4, 20, 8)])
def test_AR_1_15_figures_and_empty_chairs(players, figures, empty):
    state = until(start(players, "beginner"), Rng(2), "play_card")
    assert state.taken.bit_count() == figures
    assert 28 - state.taken.bit_count() == empty


def test_AR_1_16_tiles_of_50():
    assert (data.TILES, data.TILE) == (12, 50)


# ---- cards -----------------------------------------------------------------------------------------------------------

CARD_TABLE = [  # AR-1.17: identifier, pile, count, fewest, most, most backward, figures
    ("knight_1_4", "knight", 1, 1, 4, 0, "own"),
    ("knight_2_5", "knight", 1, 2, 5, 0, "own"),
    ("knight_3_6", "knight", 1, 3, 6, 0, "own"),
    ("knight_4_7", "knight", 1, 4, 7, 0, "own"),
    ("knight_5_8", "knight", 1, 5, 8, 0, "own"),
    ("knight_6_9", "knight", 1, 6, 9, 0, "own"),
    ("knight_7_9", "knight", 1, 7, 9, 0, "own"),
    ("knight_1_5_both", "knight", 1, 1, 5, 5, "own"),
    ("king_4_8", "king", 1, 4, 8, 0, "royal"),
    ("king_1_7_silver", "king", 1, 1, 7, 0, "silver"),
    ("king_1_7_bronze", "king", 1, 1, 7, 0, "bronze"),
    ("king_1_5_both", "king", 1, 1, 5, 5, "royal"),
    ("ring_silver", "king", 1, 0, 0, 0, "silver"),
    ("ring_bronze", "king", 1, 0, 0, 0, "bronze"),
    ("ring_any", "king", 2, 0, 0, 0, "royal"),
    ("score_all", "score", 1, 0, 0, 0, ""),
    ("score_reversed", "score", 1, 0, 0, 0, ""),
    ("score_three_colours", "score", 1, 0, 0, 0, ""),
    ("score_carpet", "score", 1, 0, 0, 0, ""),
    ("score_red", "score", 1, 0, 0, 0, ""),
    ("score_wild", "score", 1, 1, 3, 0, "own and royal"),
]
ROYALS = {"own": 0, "": 0, "royal": 15, "silver": data.SILVER, "bronze": data.BRONZE, "own and royal": 15}


@pytest.mark.parametrize(("card", "pile", "count", "low", "high", "back", "figures"), CARD_TABLE)
def test_AR_1_17_the_cards_of_a_seat(card, pile, count, low, high, back, figures):
    assert data.CARDS.count(card) == count
    for number in [number for number in range(data.DECK) if data.CARDS[number] == card]:
        assert data.PILES[data.PILE_OF_CARD[number]] == pile
        assert data.CARDS_OF_PILE[data.PILE_OF_CARD[number]] >> number & 1
        assert data.MOVES[number] == (low, high, back)
        assert data.ROYALS_OF_CARD[number] == ROYALS[figures]
        assert bool(data.MOVES_KNIGHTS[number]) == figures.startswith("own")


def test_AR_1_17_the_cards_stand_in_the_order_of_the_table():
    assert list(dict.fromkeys(data.CARDS)) == [row[0] for row in CARD_TABLE]
    assert len(data.CARDS) == data.DECK == 22


def test_AR_1_18_pile_sizes():
    assert [mask.bit_count() for mask in data.CARDS_OF_PILE] == [8, 8, 6]
    kings = [card for card in data.CARDS if card.startswith("king_")]
    rings = [card for card in data.CARDS if card.startswith("ring_")]
    assert (len(kings), len(rings)) == (4, 4)


def test_AR_R3_the_knight_cards_the_rulebook_does_not_name_are_marked():
    known = [card for card in data.CARDS[:8] if data.CONFIDENCE[card] == "rulebook"]
    assert known == ["knight_3_6", "knight_1_5_both"]
    assert {"knight_1_4", "knight_2_5", "knight_7_9"} <= set(data.SEEN_IN_A_REVIEW)


def test_AR_R4_one_bronze_card_and_the_split_of_the_ring_cards_are_marked():
    assert data.CONFIDENCE["king_1_7_bronze"] == "derived"
    assert [data.CARDS.count(f"ring_{metal}") for metal in ("silver", "bronze", "any")] == [1, 1, 2]
    assert {data.CONFIDENCE[f"ring_{metal}"] for metal in ("silver", "bronze", "any")} == {"reconstructed"}


def test_every_card_has_its_confidence():
    assert set(data.CARDS) <= set(data.CONFIDENCE)
    assert set(data.CONFIDENCE.values()) == {"rulebook", "derived", "reconstructed"}


# ---- options ---------------------------------------------------------------------------------------------------------


def test_AR_2_1_level_is_the_only_option():
    assert list(data.OPTIONS) == ["level"]
    assert words.options({"players": 2}) == {"players": 2, "level": "beginner"}


def test_AR_2_2_a_first_game_is_for_beginners():
    assert data.OPTIONS["level"][0] == "beginner"
    assert dict(zip(data.LEVELS, data.AGES, strict=True)) == {"beginner": 9, "advanced": 12}


@pytest.mark.parametrize(("level", "piles"), [("beginner", [8, 8, 0]), ("advanced", [8, 8, 6])])
def test_AR_2_11_piles_in_use(level, piles):
    state = start(2, level)
    assert [(state.pile[0] & kind).bit_count() for kind in data.CARDS_OF_PILE] == piles


@pytest.mark.parametrize(("level", "each"), [("beginner", 2), ("advanced", 3)])
def test_AR_2_12_starting_hand(level, each):
    state = until(start(3, level), Rng(3), "first_seat")
    assert [list(state.held[seat * 3 : seat * 3 + 3]) for seat in range(3)] == [[each, each, 0]] * 3


@pytest.mark.parametrize(("level", "number"), [("beginner", 1), ("advanced", 2)])
def test_AR_2_13_cards_played_and_AR_2_14_cards_drawn_per_turn(level, number):
    """AR-2.13, AR-2.14: as many are drawn as are played."""
    state = until(start(2, level), Rng(4), "play_card")
    seat, rng = state.turn, Rng(5)
    hand = state.hand[seat].bit_count()
    until(state, rng, "pick_pile")
    assert state.hand[seat].bit_count() == hand - number
    draws = 0
    while state.turn == seat:
        choose(state, seat, "pick_pile:king")
        until(state, rng, "pick_pile", "play_card")
        draws += 1
    assert draws == number


@pytest.mark.parametrize(("level", "turns"), [("beginner", 16), ("advanced", 11)])
def test_AR_2_15_turns_per_seat(level, turns):
    state, rng = until(start(3, level), Rng(6), "play_card"), Rng(7)
    taken, seat = [0, 0, 0], -1
    while state.waiting_for:
        if state.turn != seat:
            seat = state.turn
            taken[seat] += 1
        step(state, rng)
    assert taken == [turns] * 3


@pytest.mark.parametrize(
    "given",
    [
        {},
        {"players": 1},
        {"players": 5},
        {"players": "3"},
        {"players": 3.0},
        {"players": True},
        {"players": 2, "level": "expert"},
        {"players": 2, "level": 1},
        {"players": 2, "levels": "beginner"},
    ],
)
def test_bad_options_are_refused_with_a_sentence(given):
    with pytest.raises(BadOption) as refusal:
        words.options(given)
    for language in locale.LANGUAGES:
        assert refusal.value.said(language).endswith(".")


# ---- names -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_AR_7_3_every_identifier_has_its_name(language):
    """AR-7.3 among others: modes, cards, piles, zones, colours, royal figures, steps, levels, endings."""
    names = {*data.CARDS, *data.PILES, *data.ZONES, *data.COLOURS, *data.ROYALS, *data.METALS, *data.MODES}
    names |= {*data.STEPS, *data.LEVELS, *data.ENDINGS, "level", *(f"decided-{name}" for name in data.DECIDED_BY)}
    assert [name for name in sorted(names) if not locale.has(f"artus-{name}", language)] == []
    assert locale.say("artus", language).startswith("Artus")


def test_the_names_of_the_rules():
    assert locale.say("artus-score_reversed", "fr") == "Signes inversés"
    assert locale.say("artus-best", "fr") == "Meilleur chevalier"
    assert locale.say("artus-best", "en") == "Best knight"
