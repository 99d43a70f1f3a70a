"""Section 9: what each seat may know."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator
from math import comb, sqrt

import kit
import pytest
from lv_table import P3, P4, hand, in_confrontation, offers, play, seen, step, table, with_bonus, with_hands, with_seats

import vivat
from vivat.engine.rng import Rng
from vivat.games.long_live_the_king import data, view, words
from vivat.games.long_live_the_king.rules import LongLiveTheKing

# ---- 9. Hidden information: one test a row, for the owner, another seat and a spectator ------------------------------


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_LV_9_1_what_is_public_is_seen_by_everybody(seat: int | None) -> None:
    match = play(in_confrontation("AB"), "C commit_cards:1/0/0", "dice 3")
    told = seen(match, seat)
    assert [s["courtiers"] for s in told["seats"]] == [
        {"lundonia": 1, "roucestre": 2},
        {"sedberouie": 2, "tateshale": 2},
        {"wigemor": 2, "lideford": 2},
    ]
    assert [s["baron"] for s in told["seats"]] == ["lundonia", "wigemor", "wigemor"]
    assert [s["reserve"] for s in told["seats"]] == [14, 13, 13]
    assert [s["cards"] for s in told["seats"]] == [9, 9, 10]
    assert [s["laid"] for s in told["seats"]] == ["2/0/0", "2/0/0", "1/0/0"]
    assert [s["dice"] for s in told["seats"]] == [[], [3], []]
    assert [s["bonus"] for s in told["seats"]] == [0, 0, 0]
    assert (told["active"], told["elections"]) == (1, 0)
    assert told["discard"] == {"open": {"x1": 18, "x2": 9, "x3": 0}, "face_down": 0}


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_LV_9_2_only_the_owner_sees_the_kinds_in_his_hand(seat: int | None) -> None:
    told = seen(table(P3), seat)
    for other, content in enumerate(told["seats"]):
        assert content["hand"] == ({"x1": 6, "x2": 4, "x3": 1} if other == seat else None)


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_LV_9_3_a_choice_is_its_owners_until_all_have_chosen_even_its_size(seat: int | None) -> None:
    match = in_confrontation("AB")
    told = seen(match, seat)
    assert [s["has_laid"] for s in told["seats"]] == [True, True, False]
    assert [s["laid"] for s in told["seats"]] == ["2/0/0" if seat == other else None for other in (0, 1)] + [None]
    assert [s["cards"] for s in told["seats"]] == [11, 11, 11]
    log = [word for _, word in match.log(seat)]
    own = [word if who == seat else None for who, word in match.history()[1:]]
    assert log == ["move:step:wigemor", *own]
    play(match, "C commit_cards:1/0/0")
    assert None not in [word for _, word in match.log(seat)]


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_LV_9_4_spent_cards_lie_open_and_cards_left_over_face_down(seat: int | None) -> None:
    match = table(with_hands(P3, A="1/0/0"))
    play(
        match, "A move:stay place_free:place roll_for_courtier:x1", "dice 1", "dice 6 6 6 6 6", "dice 1 1 1 1 1", "deal"
    )
    assert seen(match, seat)["discard"] == {"open": {"x1": 0, "x2": 0, "x3": 0}, "face_down": 2}
    play(match, "A roll_for_courtier:x1", "dice 1")
    assert seen(match, seat)["discard"] == {"open": {"x1": 1, "x2": 0, "x3": 0}, "face_down": 2}


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_LV_9_4_a_dealt_card_is_read_by_its_receiver_only(seat: int | None) -> None:
    match = table(with_hands(P3, A="1/0/0"))
    play(match, "A move:stay place_free:place roll_for_courtier:x1", "dice 1", "dice 6 6 6 6 6", "dice 1 1 1 1 1")
    start = len(match.steps)
    play(match, "deal")
    dealt = [word for _, word in match.log(seat)][start:]
    assert [word is not None for word in dealt] == [turn % 3 == seat for turn in range(36)]


def test_LV_9_5_showing_hands_is_left_to_the_players() -> None:
    names = {word.split(":")[0] for state in kit.some_states(data.ID, {"players": 3}, seed=2, share=0.3)
             for seat in range(3) for word in choices(state, seat)}  # fmt: skip
    assert not any("show" in name for name in names)


def choices(state: LongLiveTheKing, seat: int) -> list[str]:
    return [words.choice(state, seat, action) for action in state.options(seat)]


def before_redistribution(players: int, seed: int) -> Iterator[LongLiveTheKing]:
    for state in kit.walk(vivat.game(data.ID, players=players).start(), seed):
        if state.elections:
            return
        yield state


@pytest.mark.parametrize("players", data.PLAYERS)
def test_LV_9_6_until_the_first_redistribution_every_hand_is_known(players: int) -> None:
    for seed in range(5):
        for state in before_redistribution(players, seed):
            if state.waiting_for and state.step != data.COMMIT_CARDS:
                assert state.known_to(seed % players).fields() == state.fields()


def test_LV_9_6_a_card_shown_later_proves_what_was_held_and_a_card_won_back_is_known() -> None:
    match = table(with_hands(P3, A="1/0/0"))
    play(
        match, "A move:stay place_free:place roll_for_courtier:x1", "dice 1", "dice 6 6 6 6 6", "dice 1 1 1 1 1", "deal"
    )
    assert list(match.state.known[:9]) == [0, 0, 0, 6, 4, 1, 6, 4, 1]
    play(match, "A roll_for_courtier:end", "B move:step:wigemor")
    play(match, "A commit_cards:3/0/0", "B commit_cards:2/2/0", "C commit_cards:1/0/0")
    assert list(match.state.known[:9]) == [0, 0, 0, 4, 2, 1, 5, 4, 1]
    play(match, "dice 1 6 6 6", "dice 1", "dice 1 1 6")
    assert list(match.state.known[:3]) == [2, 0, 0]
    assert list(match.state.known[3:6]) == [5, 2, 1]


def dealt_worlds(trials: int) -> tuple[vivat.Match, Counter[tuple[int, ...]]]:
    """Three players; after the only redistribution B's and C's new cards and the two left over are unknown to A."""
    match = table(with_hands(P3, A="1/0/0"))
    play(
        match, "A move:stay place_free:place roll_for_courtier:x1", "dice 1", "dice 6 6 6 6 6", "dice 1 1 1 1 1", "deal"
    )
    known = match.state.known_to(0)
    rng = Rng(1)
    worlds: Counter[tuple[int, ...]] = Counter()
    for _ in range(trials):
        world = known.imagined(rng)
        worlds[tuple(world.hand[3:9]) + tuple(world.under)] += 1
    return match, worlds


def test_LV_9_7_every_missing_card_is_equally_likely_in_every_place() -> None:
    trials = 20_000
    match, worlds = dealt_worlds(trials)
    state = match.state
    pool = [state.hand[3 + k] + state.hand[6 + k] + state.under[k] - 2 * (6, 4, 1)[k] for k in range(3)]
    assert sum(pool) == 26  # twelve each and two face down
    for threes in range(pool[2] + 1):  # how many x3 are dealt to B: 12 of 26 places are his
        expected = comb(12, threes) * comb(14, pool[2] - threes) / comb(26, pool[2])
        got = sum(number for world, number in worlds.items() if world[2] == 1 + threes) / trials
        assert abs(got - expected) <= 4 * sqrt(expected * (1 - expected) / trials) + 1e-9
    under = sum(world[8] * number for world, number in worlds.items()) / trials
    assert abs(under - 2 * pool[2] / 26) < 0.02


def test_LV_9_7_a_dealt_world_never_contradicts_what_was_shown() -> None:
    for players, seed in itertools.product(data.PLAYERS, range(3)):
        rng = Rng(seed)
        for state in kit.some_states(data.ID, {"players": players}, seed=seed, share=0.1):
            if not state.waiting_for:
                continue
            for seat in range(players):
                world = state.known_to(seat).imagined(rng)
                assert all(held >= sure for held, sure in zip(world.hand, state.known, strict=True))
                assert list(world.size) == list(state.size)
                assert list(world.hand[seat * 3 : seat * 3 + 3]) == list(state.hand[seat * 3 : seat * 3 + 3])
                assert [sum(world.hand[k::3]) + world.under[k] for k in range(3)] == [
                    sum(state.hand[k::3]) + state.under[k] for k in range(3)
                ]


def test_LV_R22_the_number_of_cards_is_public() -> None:
    match = table(with_hands(P4, A="1/0/0", B="2/3/0"))
    assert [seat["cards"] for seat in seen(match, None)["seats"]] == [1, 5, 10, 20]


# ---- twin worlds -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("committed", ["", "A", "B", "C", "AB", "AC", "BC"])
@pytest.mark.parametrize("other", ["1/0/0", "2/0/0", "0/2/1", "3/1/0"])
def test_LV_12_16_views_do_not_depend_on_what_others_have_laid(committed: str, other: str) -> None:
    """The same confrontation twice: every seat that has laid laid something else in the twin."""
    one, two = in_confrontation(committed), in_confrontation()
    play(two, *(f"{seat} commit_cards:{other}" for seat in committed))
    for seat in (*(s for s in range(3) if "ABC"[s] not in committed), None):
        assert one.view(seat) == two.view(seat)
        assert one.log(seat) == two.log(seat)
        assert one.record(seat) == two.record(seat)
        if seat is not None:
            assert one.state.known_to(seat).fields() == two.state.known_to(seat).fields()
            assert one.state.encode(seat) == two.state.encode(seat)


@pytest.mark.parametrize("players", data.PLAYERS)
def test_LV_12_16_views_do_not_depend_on_kinds_in_other_hands(players: int) -> None:
    checked = in_secret = 0
    for seed in range(6):
        for state in kit.some_states(data.ID, {"players": players}, seed=seed, share=0.2):
            if not state.waiting_for:
                continue
            for seat in range(players):
                twin = state.known_to(seat).imagined(Rng(seed))
                assert twin.known_to(seat).fields() == state.known_to(seat).fields()
                in_secret += twin.waiting_for != state.waiting_for
                again = with_choices_of(twin, state)
                assert view.view(again, seat) == view.view(state, seat)
                checked += 1
    assert checked > 1000
    assert in_secret > 20


def with_choices_of(twin: LongLiveTheKing, state: LongLiveTheKing) -> LongLiveTheKing:
    """The twin with any legal choice for those who have chosen in the true world."""
    for other in range(state.seats):
        if twin.waiting_for >> other & 1 and not state.waiting_for >> other & 1 and state.step == data.COMMIT_CARDS:
            twin.play(other, twin.options(other)[-1])
    return twin


def test_the_secret_of_a_choice_is_taken_back_by_forgetting() -> None:
    match = in_confrontation("AB")
    known = match.state.known_to(0)
    assert known.waiting_for == 0b110
    assert list(known.laid[:3]) == [next(k for k in range(56) if words.mixture(k) == "2/0/0"), -1, -1]


def test_a_player_who_crosses_is_asked_for_his_card_even_if_it_is_the_only_kind() -> None:
    match = play(table(with_hands(P4, A="5/0/0")), "A move:cross:wigemor cross_to:stadford")
    assert step(match) == "cross_card"
    assert offers(match, "A") == {"x1"}
    assert hand(match, "A") == "5/0/0"


def test_same_seed_and_same_choices_give_the_same_game_LV_12_16() -> None:
    assert (
        kit.random_match(data.ID, {"players": 4}, 5).record() == kit.random_match(data.ID, {"players": 4}, 5).record()
    )


def test_nobody_without_cards_gives_himself_away_in_a_twin_LV_R16() -> None:
    text = with_bonus(with_seats(with_hands(P3, A="0/0/0"), A="roucestre 2, lundonia 1+B; 0/0/0"), 1, 2, 3)
    match = play(table(text, "B", elections=1), "B move:step:wigemor", "A commit_cards:0/0/0")
    assert seen(match, 1)["seats"][0]["laid"] is None
    assert seen(match, 1)["seats"][0]["has_laid"] is True
