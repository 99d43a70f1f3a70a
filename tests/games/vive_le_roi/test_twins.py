"""VR-12.12: worlds that differ only in what a seat may not know are the same to it."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import kit

import vivat
from vivat.engine.rng import Rng
from vivat.games.vive_le_roi import check, data, view

from . import positions as t

ALL = {"units": "2+1+2", "teams": "common", "ambition": True, "emissary": True, "wedding": True, "banned": True}


def new(**options: Any) -> vivat.Match:
    return vivat.game("vive_le_roi", **options).new(chance="typed")


def shuffled_secrets(state: Any, seat: int, rng: random.Random) -> Any:
    """The same to this seat, with other cards and other votes for the others: made here, not by `deal`."""
    twin = state.clone()
    unit = state.unit_of[seat]
    if state.kingmakers == 0 and state.step not in (data.DEAL_FAVOURITES, data.FIRST_UNIT, data.NEXT_ROUND):
        held = list(state.favourites)
        free = [card for card in range(26) if card not in held]
        others = [other for other in range(state.seats) if state.unit_of[other] != unit]
        pool = [held[other] for other in others] + free
        rng.shuffle(pool)
        for other in others:
            held[other] = pool.pop()
        twin.favourites = held
    if state.step in check.ELECTION:
        votes = list(state.vote)
        for other in range(state.units):
            if other != unit and votes[other] != -1:
                votes[other] = rng.choice([card for card in range(3) if state.cards_held(other) >> card & 1])
        twin.vote = votes
    return twin


def test_VR_12_12_twin_worlds_of_favourites_and_unrevealed_votes_are_the_same_to_a_seat() -> None:
    """Waiting for the same seats, so that also a half-voted election is compared: view, options, numbers."""
    rng = random.Random(7)
    compared = Counter[str]()
    for options in (ALL, {"players": 4}, {"units": "2+2", "teams": "separate"}, {"players": 8}):
        made = vivat.game("vive_le_roi", **options)
        for seed in range(3):
            for state in kit.some_states("vive_le_roi", options, seed=seed, share=0.25):
                if state.is_over():
                    continue
                for seat in range(state.seats):
                    twin = shuffled_secrets(state, seat, rng)
                    assert view.view(twin, seat) == view.view(state, seat)
                    assert twin.encode(seat) == state.encode(seat)
                    assert twin.known_to(seat).fields() == state.known_to(seat).fields()
                    assert twin.options(seat) == state.options(seat)
                    assert twin.chances() == state.chances() or state.step == data.DEAL_FAVOURITES
                    if made.options["teams"] == "off":
                        assert view.view(twin, None) == view.view(state, None)
                    compared[data.STEPS[state.step]] += twin.fields() != state.fields()
    assert min(compared[step] for step in ("place_character", "move_character", "cast_vote")) > 50


def test_VR_12_12_twin_worlds_of_ambition_cards() -> None:
    """Kept cards and cards given back of the others, in every arrangement the seat cannot tell apart."""
    for options in (ALL, {"players": 3, "ambition": True}, {"players": 10, "teams": "common", "ambition": True}):
        for state in kit.some_states("vive_le_roi", options, seed=3, share=0.2):
            if state.is_over() or state.step in (data.NEXT_ROUND, data.FIRST_UNIT, data.DEAL_FAVOURITES):
                continue
            for seat in range(state.seats):
                for number in range(3):
                    twin = state.known_to(seat).imagined(Rng(number))
                    if twin.waiting_for != state.waiting_for:
                        continue
                    assert view.view(twin, seat) == view.view(state, seat)
                    assert view.view(twin, None) == view.view(state, None)
                    assert not check.violations(twin)


def test_the_order_in_which_votes_arrive_leaves_no_trace() -> None:
    """VR-9: the state after the same votes is the same in every field, so nobody can ever tell who was quick."""
    seen = set()
    for order in ([0, 2, 3], [3, 0, 2], [2, 3, 0]):
        match = t.ballot("throne anna; floor_3 jester", rest="floor_1 floor_2 floor_4", units="1+1+1+1")
        for seat in order:
            match.choose(seat, "cast_vote:no" if seat == 2 else "cast_vote:yes")
        seen.add(kit.digest([match.state.fields(), [match.view(seat)["board"] for seat in (0, 1, 2, 3, None)]]))
    assert len(seen) == 1


def test_the_emissarys_pile_has_no_order_in_a_state() -> None:
    """VR-9: two games with the same cards left are the same state, whatever was turned up before."""
    ends = []
    for cards in (("yes", "no"), ("no", "yes")):
        match = t.ballot(
            "throne hector; floor_5 anna; floor_3 jester",
            rest="floor_1 floor_2 floor_4 floor_3 floor_5",
            units="1+1",
            emissary_card="fav_01",
        )
        for card in cards:
            t.vote(match, "sy" if match.position()["units"][0]["stomach_ache"] else "ys", emissary=card)
            if card != cards[-1]:
                t.move(match, "hector")
        ends.append(match.state.fields())
    assert ends[0] == ends[1]


def test_forget_takes_back_the_votes_of_others_and_keeps_the_own() -> None:
    """VR-9: the partner knows the team's vote; the others are waited for again, also when only chance is left."""
    match = t.table("throne hector; floor_3 jester", units="2+1+1", teams="separate", **t.WITH_EMISSARY)
    t.vote(match, "nyy")
    assert match.waits_for_chance
    for seat in (0, 1):
        known = match.state.known_to(seat)
        assert known.waiting_for == 0b1100
        assert list(known.vote[:3]) == [data.NO, -1, -1]
    assert match.state.known_to(2).waiting_for == 0b1001


def test_forget_takes_back_ambition_choices_of_others_but_not_a_partners_both_know() -> None:
    """VR-R26, VR-7.2."""
    match = new(units="2+1+1", teams="separate", ambition=True)
    t.deal(match)
    for seat in (1, 2):
        match.choose(seat, match.choices(seat)[0])
    assert match.state.known_to(0).waiting_for == 0b1111
    match.choose(0, match.choices(0)[0])
    known = match.state.known_to(0)
    assert known.waiting_for == 0b1100
    assert known.kept[1] == match.state.kept[1]
    assert bin(known.offered[1]).count("1") == 1
