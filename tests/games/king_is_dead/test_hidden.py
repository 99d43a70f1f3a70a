"""Section 9: who may see what."""

from __future__ import annotations

import json
from typing import Any

import pytest

import vivat
from vivat.engine.rng import Rng
from vivat.games.king_is_dead import data, view

from .positions import do, match, state_of

OPEN = "Mo 1/0/1 St 1/1/0 La 1/1/1 No 1/1/1 Gw 0/2/0 Wa 1/1/1 Es 0/1/2 De 1/0/1 supply 7/7/7"


@pytest.fixture
def game() -> vivat.Match:
    return vivat.game("king_is_dead", players=4, mode="advanced", first_seat=0).new(seed=3)


def seat_seen(game: vivat.Match, seat: int, by: int | None) -> dict[str, Any]:
    found: dict[str, Any] = game.view(by)["board"]["seats"][seat]
    return found


def test_a_hand_is_its_owners_to_read_and_its_size_everybodys(game: vivat.Match) -> None:
    for seat in range(4):
        for other in (*range(4), None):
            seen = seat_seen(game, seat, other)
            assert seen["hand_size"] == 8
            assert (seen["hand"] is not None) == (seat == other)


def test_KD_9_1_partners_do_not_see_each_others_hand(game: vivat.Match) -> None:
    assert seat_seen(game, 2, by=0)["hand"] is None
    cards = {card for card in game.position()["hands"][2] if data.CUNNING >> data.CARDS.index(card) & 1}
    assert not any(card in json.dumps([game.view(0), game.log(0)]) for card in cards)


def test_KD_9_2_a_card_is_seen_by_all_when_it_is_played(game: vivat.Match) -> None:
    game.choose(0, "turn:assemble")
    for seat in (0, 1, 2, 3, None):
        assert game.view(seat)["board"]["playing"]["card"] == "assemble"
        assert game.log(seat)[-1] == (0, "turn:assemble")


def test_KD_9_2_in_basic_mode_nothing_is_hidden_from_a_perfect_memory() -> None:
    state = state_of(vivat.game("king_is_dead", players=3).new(seed=3))
    assert state.known_to(1).fields() == state.fields()


def test_KD_9_3_a_perfect_memory_knows_five_cards_of_every_hand_and_the_cunning_ones_shown() -> None:
    game = match(OPEN, players=3, mode="advanced", hands={1: ["spy", "aid"]}, piles={1: ["march"]})
    known = state_of(game).known_to(0)
    seen = [data.CARDS[card] for card in range(19) if known.hand[1] >> card & 1]
    hand = [card for card in game.position()["hands"][1] if card not in ("spy", "aid")]
    assert set(seen) == set(hand)
    assert known.unseen[1] == 2
    march = data.CARDS.index("march")
    for seed in range(40):
        world = known.imagined(Rng(seed))
        assert not world.box >> march & 1, "a card that lies on a pile is nowhere else"
        assert world.unseen == [0, 0, 0, 0]


def test_KD_9_3_with_four_players_plot_is_always_in_some_hand(game: vivat.Match) -> None:
    assert state_of(game).box == 0
    for seed in range(20):
        world = state_of(game).known_to(0).imagined(Rng(seed))
        assert sum(hand >> data.PLOT & 1 for hand in world.hand) == 1


PILES = {1: ["march", "negotiate"]}


def test_KD_9_4_of_another_pile_only_the_top_card_and_the_size_are_shown() -> None:
    """KD-R22."""
    game = match(OPEN, players=3, mode="advanced", piles=PILES)
    for other in (0, 2, None):
        seen = seat_seen(game, 1, other)
        assert (seen["pile_top"], seen["pile_size"], seen["pile"]) == ("negotiate", 2, None)
    assert seat_seen(game, 1, 1)["pile"] == ["march", "negotiate"]


def test_KD_9_4_with_open_discards_every_pile_may_be_read() -> None:
    game = match(OPEN, players=3, mode="advanced", piles=PILES, options={"open_discards": True})
    assert seat_seen(game, 1, None)["pile"] == ["march", "negotiate"]


@pytest.mark.parametrize("open_discards", [False, True])
def test_KD_R22_the_log_names_of_another_seat_only_the_newest_card_and_its_effect(open_discards: bool) -> None:
    game = vivat.game("king_is_dead", players=2, first_seat=0, open_discards=open_discards).new(seed=1)
    do(game, "scottish_support St, St scots", "pass", "negotiate Mo De Mo, De")
    game.choose(0, game.choices(0)[0])
    log = [word for who, word in game.log(1) if who == 0]
    covered = ["turn:scottish_support", "support_region:strathclyde"] if open_discards else [None, None]
    assert log[:4] == [*covered, "summon_region:strathclyde", "summon_follower:scots"]
    assert log[4:8] == ["turn:negotiate", "negotiate_first:moray", "negotiate_second:devon", "negotiate_disc:moray"]
    assert (1, "turn:pass") in game.log(0)
    assert None not in [word for who, word in game.log(0) if who == 0], "a seat may read its own steps"


def test_KD_9_5_only_a_seat_with_an_empty_hand_may_be_passed_for() -> None:
    """KD-R23."""
    fields: dict[str, Any] = {"players": 2, "mode": "advanced", "courts": ["4/3/3", "4/3/2"], "actions": [8, 7]}
    game = match("Mo 1/1/1 supply 7/9/10", hands={1: ["plot"]}, **fields)
    state = state_of(game)
    assert view.may_take_for(state, 0)
    assert not view.may_take_for(state, 1)
    assert state.options(0) == [data.PASS]
    game.choose(0, "turn:pass")
    assert state_of(game).options(1) == [data.PASS]


def test_KD_9_6_dealt_cards_of_others_the_box_and_the_seed_are_in_no_view_before_the_end() -> None:
    game = vivat.game("king_is_dead", players=2, mode="advanced", first_seat=0).new(seed="never shown")
    for seat in (0, 1, None):
        text = json.dumps([game.view(seat), game.log(seat), game.record(seat)])
        assert "never shown" not in text
        assert game.view(seat)["board"]["box"] == {"size": 6, "cards": None}
        dealt = [word for who, word in game.log(seat) if who == "chance"][30:36]
        own = {0: range(3), 1: range(3, 6), None: range(0)}[seat]
        assert [word is not None for word in dealt] == [place in own for place in range(6)]


def test_everything_is_open_after_the_end() -> None:
    game = vivat.game("king_is_dead", players=2, mode="advanced", first_seat=0).new(seed=2)
    while not game.over:
        (seat,) = game.waiting_for
        game.choose(seat, "turn:pass")
    seen = game.view(None)["board"]
    assert [seat["hand"] for seat in seen["seats"]] == game.position()["hands"]
    assert seen["box"]["cards"] == game.position()["box"]
    assert None not in [word for _, word in game.log(None)]


def test_what_everybody_sees_is_made_once_for_all_seats(game: vivat.Match) -> None:
    shared = view.common(state_of(game))
    for seat in range(4):
        seen = view.view(state_of(game), seat, shared)
        assert seen == view.view(state_of(game), seat)
        parts = {name for name in seen.__struct_fields__ if getattr(seen, name) is not getattr(shared, name)}
        assert parts == {"seats"}
        assert [other for other in range(4) if seen.seats[other] is not shared.seats[other]] == [seat]
