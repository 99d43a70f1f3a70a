"""Section 9: who may see what, by the state, by the view and by the record."""

from __future__ import annotations

import json
from collections import Counter
from typing import get_args

import msgspec
import pytest

from vivat.engine.bits import members
from vivat.engine.numbers import CHANCE
from vivat.engine.result import Step
from vivat.engine.rng import Rng
from vivat.games.artus import check, data, position, view, words

from .positions import BLACK, BLUE, GAMES, P1, P2, RED, choose, form, in_turn, read, start, step, until

AUDIENCE = {"owner": RED, "other": BLUE, "spectator": None}


def seen(state, audience):
    return view.view(state, AUDIENCE[audience])


@pytest.fixture
def state():
    return in_turn(P1, RED, "ring_any", "score_red", "ring_any", totals=(1, 2, 3, -4))


# ---- the view, one test a row and audience ---------------------------------------------------------------------------


@pytest.mark.parametrize("audience", AUDIENCE)
def test_AR_9_11_board_rings_reserve_totals_turn_round_and_first_seat_are_open(state, audience):
    table = seen(state, audience)
    assert [seat.total for seat in table.seats] == [1, 2, 3, -4]
    assert [seat.knights for seat in table.seats] == P1["knights"]
    assert msgspec.to_builtins(table.royals) == P1["royals"]
    assert (table.reserve, table.king) == (3, "bronze_a")
    assert (table.turn, table.round, table.rounds, table.first_seat) == (RED, 4, 11, RED)
    assert [chair.value for chair in table.chairs] == list(data.PLATES)
    assert table.chairs[27].figure == "black"
    assert table.chairs[21] == view.ChairSeen(3, "green", carpet=False, crown=True, figure="silver_b")
    assert [number for number, chair in enumerate(table.chairs) if chair.carpet] == list(data.CARPET_CHAIRS)


@pytest.mark.parametrize("audience", AUDIENCE)
def test_AR_9_12_faces_for_the_owner_and_numbers_for_all(state, audience):
    """AR-9.12, AR-R20: the count per kind of back is public."""
    hand = seen(state, audience).seats[RED]
    assert hand.cards == 6
    assert hand.backs == view.ByPile(knight=2, king=3, score=1)
    if audience == "owner":
        assert hand.hand == [data.CARDS[card] for card in members(state.hand[RED])]
    else:
        assert hand.hand is None


def test_AR_R20_the_backs_change_with_every_draw_in_the_open():
    state = in_turn(P1, RED, "score_all", "score_reversed")
    choose(state, RED, "play_card:score_all", "play_card:score_reversed", "pick_pile:score")
    step(state, Rng(1))
    assert view.view(state, BLUE).seats[RED].backs.score == 1


@pytest.mark.parametrize("audience", AUDIENCE)
def test_AR_9_13_pile_sizes_for_all_and_the_set_of_cards_for_the_owner(state, audience):
    pile = seen(state, audience).seats[RED]
    assert pile.piles == view.ByPile(knight=3, king=2, score=5)
    if audience == "owner":
        assert pile.pile_cards == sorted(pile.pile_cards, key=data.CARDS.index)
        assert len(pile.pile_cards) == 10
    else:
        assert pile.pile_cards is None


@pytest.mark.parametrize("audience", AUDIENCE)
def test_AR_9_14_cards_set_aside_are_shown_to_all_in_the_order_played(audience):
    """AR-9.14, AR-R19."""
    state = in_turn(P1, RED, "score_red", "knight_7_9")
    before = seen(state, audience).seats[RED].aside
    choose(state, RED, "play_card:score_red", "play_card:knight_7_9")
    assert seen(state, audience).seats[RED].aside == [*before, "score_red", "knight_7_9"]
    assert seen(state, audience).card == "knight_7_9"


def test_AR_R19_cards_set_aside_stay_visible_to_the_end():
    state = until(start(2, "beginner"), Rng(1), "over")
    assert len(view.view(state, None).seats[0].aside) == 16


@pytest.mark.parametrize("seat", [0, 1, None])
def test_AR_9_15_score_cards_are_out_of_the_beginner_game(seat):
    state = until(start(2, "beginner"), Rng(1), "pick_pile")
    assert "score" not in json.dumps([view.view(state, seat).seats[other].unplayed for other in (0, 1)])
    assert view.view(state, seat).seats[0].piles.score == 0


def test_AR_9_1_a_spectator_sees_no_hand_and_everything_after_the_end():
    state, rng = start(3, "advanced"), Rng(2)
    while state.waiting_for:
        assert all(seat.hand is None for seat in view.view(state, None).seats)
        step(state, rng)
    assert all(seat.hand == [] for seat in view.view(state, None).seats)


FIELDS = {
    "table": "level step round rounds first_seat turn remaining card figure pile king reserve royals chairs seats",
    "seat": "colour total tiles space lying knights chairs cards backs piles hand pile_cards unplayed aside",
    "chair": "value zone carpet crown figure",
}


def test_the_view_has_no_field_that_is_not_listed():
    table = msgspec.to_builtins(view.view(in_turn(P1, RED), BLUE))
    assert list(table) == FIELDS["table"].split()
    assert list(table["seats"][0]) == FIELDS["seat"].split()
    assert list(table["chairs"][0]) == FIELDS["chair"].split()


def test_the_view_names_things_as_the_box_does():
    kinds = {view.Level: data.LEVELS, view.Zone: data.ZONES, view.Colour: data.COLOURS, view.Royal: data.ROYALS}
    kinds |= {position.Pile: data.PILES, position.StepName: data.STEPS, position.Card: tuple(dict.fromkeys(data.CARDS))}
    for kind, names in kinds.items():
        assert get_args(kind) == names


def test_what_a_seat_does_not_know_better_is_the_same_object_as_everybodys():
    """The server encodes a part of the board that all see only once."""
    state = in_turn(P1, RED)
    shared = view.common(state)
    board = view.view(state, BLUE, shared)
    same = [name for name in board.__struct_fields__ if getattr(board, name) is getattr(shared, name)]
    assert same == [name for name in board.__struct_fields__ if name != "seats"]
    assert [board.seats[seat] is shared.seats[seat] for seat in range(4)] == [True, False, True, True]


# ---- the record ------------------------------------------------------------------------------------------------------


def played(players, level, seed, limit=10**6):
    state, rng, steps = start(players, level), Rng(seed), []
    while state.waiting_for and len(steps) < limit:
        before = state.clone()
        steps.append(Step(before, *step(state, rng)))
    return state, steps


@pytest.mark.parametrize("seat", [0, 1, None])
def test_AR_8_13_a_drawn_card_is_shown_to_its_owner_alone_until_the_end(seat):
    state, steps = played(2, "advanced", 3, 150)
    for shown, (before, who, _) in zip(view.shown(steps, state, seat), steps, strict=True):
        drawn = who == CHANCE and before.step in (data.DEAL, data.DRAW)
        assert shown == (not drawn or before.turn == seat)
    over, steps = played(2, "advanced", 3)
    assert all(view.shown(steps, over, seat))


# ---- knowledge -------------------------------------------------------------------------------------------------------


def test_AR_0_4_only_hands_and_piles_are_hidden():
    """AR-0.4: a state known to a seat differs from the true one in the hands and piles of others at most."""
    state, rng = start(3, "advanced"), Rng(4)
    while state.waiting_for:
        for seat in range(3):
            known, true = state.known_to(seat).fields(), state.fields()
            for name in true:
                if name in ("hand", "pile"):
                    assert known[name][seat] == true[name][seat]
                else:
                    assert known[name] == true[name]
        step(state, rng)


def twin(state, seat, rng):
    """Another world the seat cannot tell from this one."""
    return state.known_to(seat).imagined(rng)


@pytest.mark.parametrize(("players", "level"), GAMES)
def test_AR_12_14_twin_worlds_look_the_same_to_the_seat(players, level):
    """AR-12.14: other hands, other piles; the same view, options, knowledge and invariants."""
    differ = 0
    for seed in range(4):
        state, rng = start(players, level), Rng(seed)
        while state.waiting_for:
            for seat in range(players):
                other = twin(state, seat, rng)
                differ += list(other.hand) != list(state.hand)
                assert check.violations(other) == []
                assert view.view(other, seat) == view.view(state, seat)
                assert other.known_to(seat).fields() == state.known_to(seat).fields()
                assert other.encode(seat) == state.encode(seat)
                assert other.options(seat) == state.options(seat)
                assert view.view(other, None) == view.view(state, None)
            step(state, rng)
    assert differ > 100


def test_AR_12_14_a_view_contains_no_face_of_another_hand():
    """Every card of another seat that is not set aside is in `unplayed` whether it is in the hand or in the pile."""
    state, rng = start(2, "advanced"), Rng(5)
    while state.waiting_for:
        for seat in range(2):
            other = view.view(state, seat).seats[1 - seat]
            assert (other.hand, other.pile_cards) == (None, None)
            unplayed = Counter(data.CARDS) - Counter(other.aside)
            assert Counter(other.unplayed) == unplayed
        step(state, rng)


def test_AR_9_2_an_empty_pile_tells_the_hand_cards_of_its_kind():
    content = form(P2, BLACK)
    names = data.CARDS
    content["seats"][BLACK] |= {"aside": [*names[:3], *names[8:11]], "hand": [*names[3:8], names[11]]}
    state = read(content, "advanced")
    known = state.known_to(BLUE)
    assert known.hand[BLACK] == state.hand[BLACK] & data.CARDS_OF_PILE[0]
    assert members(known.pile[BLACK] & data.CARDS_OF_PILE[1]) == [11, 12, 13, 14, 15]


@pytest.mark.parametrize(("level", "last"), [("beginner", 12), ("advanced", 8)])
def test_AR_9_2_once_all_piles_are_empty_the_whole_hand_is_known(level, last):
    state, rng = until(start(2, level), Rng(6), "play_card"), Rng(7)
    while state.waiting_for:
        turns = [len(check.aside_of(state, seat)) // data.CARDS_PER_TURN[state.level] for seat in (0, 1)]
        if min(turns) >= last and state.step == data.PLAY_CARD:
            assert state.known_to(0).fields() == state.fields() == state.known_to(1).fields()
        step(state, rng)


def test_AR_9_3_every_split_with_the_public_counts_is_equally_likely():
    """A hand of 2 of the 6 unplayed king cards, two of them equal: each pair of cards in 1 of 15 worlds."""
    content = form(P1, RED, level="beginner")
    state = read(content, "beginner")
    unplayed = members((state.hand[RED] | state.pile[RED]) & data.CARDS_OF_PILE[1])
    known, rng, seen = state.known_to(BLUE), Rng(8), Counter()
    assert (state.held[RED * 3 + 1], len(unplayed)) == (2, 6)
    worlds = 15000
    for _ in range(worlds):
        hand = known.imagined(rng).hand[RED] & data.CARDS_OF_PILE[1]
        seen[tuple(data.CARDS[card] for card in members(hand))] += 1
    assert len(seen) == 4 * 3 // 2 + 4 + 1
    for names, number in seen.items():
        ways = 2 if names.count("ring_any") == 1 else 1
        assert abs(number - ways * worlds / 15) < 5 * (ways * worlds / 15) ** 0.5


def test_a_dealt_world_keeps_what_the_seat_has_seen():
    state, rng = start(4, "advanced"), Rng(9)
    while state.waiting_for:
        world = twin(state, 2, rng)
        assert world.hand[2] == state.hand[2]
        assert list(world.held) == list(state.held)
        assert list(world.aside) == list(state.aside)
        step(state, rng)


def test_dealing_changes_nothing_in_a_full_state():
    state, rng = until(start(3, "advanced"), Rng(3), "pick_pile"), Rng(1)
    assert state.imagined(rng).fields() == state.fields()


def test_the_words_of_a_choice_never_name_a_hidden_card():
    """Others read every choice; the only cards in them are those played."""
    _, steps = played(2, "advanced", 11)
    for before, who, number in steps:
        if who != CHANCE and before.step != data.PLAY_CARD:
            assert not any(card in words.choice(before, who, number) for card in data.CARDS)
