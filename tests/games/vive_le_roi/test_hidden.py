"""Sections 7, 8 and 9: decisions, chance, and who may see what."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import kit
import pytest

import vivat
from vivat.engine.numbers import CHANCE
from vivat.engine.rng import Rng
from vivat.games.vive_le_roi import check, data, view, words

from . import combinations
from . import positions as t

ALL = {"units": "2+1+2", "teams": "common", "ambition": True, "emissary": True, "wedding": True, "banni": True}


def new(**options: Any) -> vivat.Match:
    return vivat.game("vive_le_roi", **options).new(chance="typed")


# ---- 7. decisions ----------------------------------------------------------------------------------------------------


def test_VR_7_1_a_forced_yes_is_listed_and_revealed_with_the_others() -> None:
    match = t.table(
        "throne anna; floor_3 jester", rest="floor_1 floor_2 floor_4", step="cast_vote", no=[0, 4, 4], ache=[0, 1, 1]
    )
    assert match.choices(0) == ["cast_vote:yes"]
    match.choose(0, "cast_vote:yes")
    assert match.log(1)[-1] == (0, None), "not shown before the reveal"
    match.choose(1, "cast_vote:no")
    match.choose(2, "cast_vote:yes")
    assert [word for _, word in match.log(1)] == ["cast_vote:yes", "cast_vote:no", "cast_vote:yes"]


@pytest.mark.parametrize("kind", ["cast_vote", "choose_ambition"])
def test_VR_7_2_a_secret_choice_is_final(kind: str) -> None:
    if kind == "cast_vote":
        match = t.table("throne anna; floor_3 jester", rest="floor_1 floor_2 floor_4", step="cast_vote")
    else:
        match = new(players=3, ambition=True)
        t.deal(match)
    match.choose(1, match.choices(1)[0])
    problem = match.cannot_undo(1)
    assert problem is not None
    assert problem.rule == "VR-7.2"


def test_VR_7_2_a_placement_and_a_move_can_be_taken_back() -> None:
    match = t.table(t.START)
    before = match.state.fields()
    t.move(match, "romeo")
    match.undo(0)
    assert match.state.fields() == before


@pytest.mark.parametrize("units", [7, 8])
def test_VR_7_3_with_seven_or_eight_units_the_last_placement_takes_the_last_character(units: int) -> None:
    match = new(players=units)
    t.deal(match)
    numbers = []
    while match.position()["step"] == "place_character":
        seat = t.speaking(match)
        numbers.append(len(match.choices(seat)))
        match.choose(seat, match.choices(seat)[0])
        match.choose(seat, match.choices(seat)[0])
    assert numbers == list(range(13, 0, -1))


def test_VR_7_4_there_are_no_other_decisions_and_each_fits_one_list() -> None:
    """And VR-7.5: every choice is written step:option with the identifiers of section 1."""
    known = {
        "choose_ambition": (2, data.AMBITIONS),
        "assign_ambitions": (2, data.AMBITIONS),
        "place_character": (13, data.CHARACTERS),
        "place_floor": (4, data.PLACES),
        "move_character": (14, data.CHARACTERS),
        "cast_vote": (3, data.VOTES),
    }
    seen = set()
    for options in combinations.few()[::67]:
        state = vivat.game("vive_le_roi", **options).start()
        for _ in kit.walk(state, seed=1):
            for seat in range(state.seats):
                choices = [words.choice(state, seat, action) for action in state.options(seat)]
                for choice in choices:
                    step, option = choice.split(":")
                    seen.add(step)
                    assert option in known[step][1]
                    assert 1 <= len(choices) <= known[step][0]
                    assert step != "place_floor" or option in ("floor_1", "floor_2", "floor_3", "floor_4")
    assert seen == set(known)


def test_VR_7_5_choose_names_the_card_kept_and_assign_the_card_of_the_seat_named_first() -> None:
    """Also when the second seat of the team is the speaker."""
    match = new(players=3, ambition=True)
    t.deal(match, ambition="no_wc kingmaker")
    match.choose(0, "choose_ambition:kingmaker")
    assert match.position()["seats"][0]["ambition"] == "kingmaker"
    match = t.table(t.A, units="2+2+2+2+2", teams="common", step="cast_vote", speakers=[1, 2, 4, 6, 8], ambition=True)
    t.vote(match, "y")
    t.deal(match, ambition="no_wc kingmaker")
    match.choose(1, "assign_ambitions:kingmaker")
    assert [seat.get("ambition") for seat in match.position()["seats"][:2]] == ["kingmaker", "no_wc"]


# ---- 8. chance -------------------------------------------------------------------------------------------------------


def test_VR_8_1_the_emissarys_draw_is_uniform_over_the_cards_left() -> None:
    for no in range(5):
        for ache in (0, 1):
            match = t.table(
                "throne hector; floor_3 jester",
                rest="floor_1 floor_2 floor_4 floor_3 floor_5",
                units="1+1",
                step="cast_vote",
                emissary_card="fav_01",
                emissary_no=no,
                emissary_ache=ache,
            )
            t.vote(match, "y")
            expected = {"emissary_vote:yes": 1, "emissary_vote:no": no, "emissary_vote:stomach_ache": ache}
            assert match.outcomes() == {word: weight for word, weight in expected.items() if weight}


def test_VR_8_2_the_draw_does_not_depend_on_the_votes_and_there_is_none_for_his_favourites() -> None:
    seen = set()
    for votes in ("yy", "yn", "ns", "ss"):
        match = t.table(
            "throne hector; floor_3 jester",
            rest="floor_1 floor_2 floor_4 floor_3 floor_5",
            units="1+1",
            step="cast_vote",
            emissary_card="fav_01",
        )
        t.vote(match, votes)
        seen.add(tuple(match.outcomes().items()))
    assert len(seen) == 1
    match = t.table(
        "throne merlin; floor_3 jester",
        rest="floor_1 floor_2 floor_4 floor_3 floor_5",
        units="1+1",
        step="cast_vote",
        emissary_card="fav_01",
    )
    t.vote(match, "ny")
    assert match.outcomes() == {}


def test_VR_8_3_the_order_of_the_outcomes_and_their_words() -> None:
    match = new(units="2+1+1", teams="separate", ambition=True, emissary=True)
    t.deal(match, first_unit="2", favourites="fav_07 fav_08 fav_09 fav_10 fav_11", ambition="no_wc kingmaker one_in_wc")
    words_ = [word for _, word in match.history()]
    assert words_[:8] == [
        "first_unit:2",
        "favourites:fav_07",
        "favourites:fav_08",
        "favourites:fav_09",
        "favourites:fav_10",
        "favourites:fav_11",
        "ambition:no_wc",
        "ambition:kingmaker",
    ]
    assert len(words_) == 1 + 5 + 8
    assert set(match.choices(0)) == {"choose_ambition:no_wc", "choose_ambition:kingmaker"}
    assert match.view(None)["table"]["emissary"]["favourites"]["card"] == "fav_11"
    match = t.table(
        "throne hector; floor_3 jester",
        rest="floor_1 floor_2 floor_4 floor_3 floor_5",
        units="1+1",
        step="cast_vote",
        emissary_card="fav_01",
        emissary_no=0,
        emissary_ache=0,
    )
    t.vote(match, "y")
    assert match.outcomes() == {"emissary_vote:yes": 1}, "also when only his yes is left"


def test_VR_8_3_each_outcome_says_which_seat_it_is_for() -> None:
    match = new(units="2+1+2+2+2", teams="common", ambition=True, emissary=True)
    receivers = []
    while match.waiting_for == "chance":
        receivers.append(words.seat_of_chance(match.state))
        match.happen(next(iter(match.outcomes())))
    assert receivers == [None, *range(9), None, 0, 0, 2, 2, 3, 3, 5, 5, 7, 7]


# ---- 9. hidden information: the allow-list, row by row ---------------------------------------------------------------


def seen_of(match: vivat.Match, viewer: int | None, seat: int, item: str) -> Any:
    return match.view(viewer)["table"]["seats"][seat][item]


def viewers(owner: int, partner: int | None, other: int) -> dict[str, int | None]:
    return {"owner": owner, "partner": partner, "other": other, "spectator": None}


def test_VR_9_favourites_card_owner_and_partner_always_others_from_the_first_coronation_on() -> None:
    match = t.table(t.A, units="2+1+1", teams="separate", step="cast_vote", wedding=True, favourites=["fav_01"])
    shown = {who: seen_of(match, viewer, 0, "favourites") for who, viewer in viewers(0, 1, 2).items()}
    assert [card and card["card"] for card in shown.values()] == ["fav_01", "fav_01", None, None]
    t.vote(match, "y")
    shown = {who: seen_of(match, viewer, 0, "favourites") for who, viewer in viewers(0, 1, 2).items()}
    assert [card and card["card"] for card in shown.values()] == ["fav_01"] * 4
    t.move(match, "bridget")
    t.vote(match, "y")
    assert seen_of(match, None, 0, "favourites")["card"] == "fav_01"
    t.deal(match)
    assert seen_of(match, 2, 0, "favourites") is None, "to the end of the round"


def test_VR_9_the_emissarys_card_is_open_from_the_deal_on() -> None:
    match = new(players=2)
    t.deal(match, favourites="fav_01 fav_02 fav_03")
    for viewer in (0, 1, None):
        assert match.view(viewer)["table"]["emissary"]["favourites"]["card"] == "fav_03"


def test_VR_9_two_ambition_cards_dealt_only_their_owner() -> None:
    match = new(units="2+1+1", teams="separate", ambition=True)
    t.deal(match, ambition="no_wc kingmaker")
    assert set(seen_of(match, 0, 0, "offered")) == {"no_wc", "kingmaker"}
    for viewer in (1, 2, None):
        assert seen_of(match, viewer, 0, "offered") is None


def test_VR_9_with_more_than_eight_seats_both_partners_see_the_two_cards_and_who_gets_which() -> None:
    match = new(players=10, teams="common", ambition=True)
    t.deal(match, ambition="no_wc kingmaker")
    for viewer, expected in ((0, True), (1, True), (2, False), (None, False)):
        assert (seen_of(match, viewer, 0, "offered") is not None) == expected
    match.choose(0, "assign_ambitions:kingmaker")
    for viewer, expected in ((0, True), (1, True), (2, False), (None, False)):
        assert (seen_of(match, viewer, 0, "ambition") == "kingmaker") == expected
        assert (seen_of(match, viewer, 1, "ambition") == "no_wc") == expected
        assert seen_of(match, viewer, 1, "chosen") is True


def test_VR_9_kept_ambition_card_partner_after_both_have_chosen_others_when_it_is_turned_up() -> None:
    match = t.table(
        t.A, units="2+1+1", teams="separate", step="cast_vote", ambition=True, ambitions=["no_wc", "kingmaker"]
    )
    shown = [seen_of(match, viewer, 0, "ambition") for viewer in viewers(0, 1, 2).values()]
    assert shown == ["no_wc", "no_wc", None, None]
    t.vote(match, "y")
    shown = [seen_of(match, viewer, 0, "ambition") for viewer in viewers(0, 1, 2).values()]
    assert shown == ["no_wc"] * 4
    t.deal(match)
    assert [seen_of(match, viewer, 0, "ambition") for viewer in (0, 1, 2, None)] == [None] * 4


def test_VR_9_the_ambition_card_given_back_is_remembered_by_its_owner_alone() -> None:
    match = new(units="2+1+1", teams="separate", ambition=True)
    t.deal(match, ambition="no_wc kingmaker")
    for seat in range(4):
        match.choose(seat, match.choices(seat)[0])
    assert set(seen_of(match, 0, 0, "offered")) == {"no_wc", "kingmaker"}
    for viewer in (1, 2, None):
        assert seen_of(match, viewer, 0, "offered") is None
        assert "kingmaker" not in str([word for _, word in match.log(viewer)])
        assert "kingmaker" not in str(match.view(viewer)["table"]["seats"])


def after_the_next_round_began(**options: Any) -> vivat.Match:
    """A match with ambition cards, from its deal to the deal of round 2."""
    match = new(ambition=True, **options)
    t.deal(match)
    while match.position()["round"] == 1:
        if match.waiting_for == "chance":
            t.deal(match)
        else:
            seat = min(match.waiting_for)
            match.choose(seat, match.choices(seat)[0])
    return match


def test_VR_9_the_card_given_back_stays_unseen_after_the_round_and_the_kept_one_does_not() -> None:
    match = after_the_next_round_began(players=3)
    log = match.log(1)
    dealt = [word for (_, word), step in zip(log, match.steps, strict=True) if step.before.step == data.DEAL_AMBITIONS]
    assert [word is not None for word in dealt[:6]] == [False, False, True, True, False, False]
    chosen = [word for _, word in log if word and word.startswith("choose_ambition:")]
    assert len(chosen) == 3


def test_VR_9_both_cards_of_a_team_that_shares_them_are_known_after_the_round() -> None:
    match = after_the_next_round_began(units="2+2+2+2+1", teams="common")
    steps = zip(match.log(None), match.steps, strict=True)
    dealt = [word for (_, word), step in steps if step.before.step == data.DEAL_AMBITIONS and step.before.round == 1]
    assert [word is not None for word in dealt] == [True] * 8 + [False] * 2


def test_VR_9_an_unrevealed_vote_is_seen_by_the_unit_alone() -> None:
    match = t.table(
        "throne anna; floor_3 jester", rest="floor_1 floor_2 floor_4", units="2+1+1", teams="separate", step="cast_vote"
    )
    match.choose(0, "cast_vote:no")
    for viewer, expected in ((0, "no"), (1, "no"), (2, None), (None, None)):
        mine = match.view(viewer)["table"]["units"][0]
        assert (mine["vote"], mine["voted"]) == (expected, True)
        assert match.log(viewer)[-1] == (0, "cast_vote:no" if expected else None)


def test_VR_9_1_the_vote_cards_left_are_shown_to_all() -> None:
    match = t.table(t.START, no=[4, 2, 0], ache=[1, 0, 0])
    for viewer in (0, 1, 2, None):
        cards = [unit["cards"] for unit in match.view(viewer)["table"]["units"]]
        assert [(card["no"], card["stomach_ache"]) for card in cards] == [(4, 1), (2, 0), (0, 0)]


def test_VR_9_2_all_cards_of_a_round_are_different_and_nothing_carries_over() -> None:
    match = t.table(t.A, step="cast_vote", emissary=True, emissary_card="fav_06", ambition=True)
    t.vote(match, "y")
    assert len(match.outcomes()) == 26, "all cards are shuffled again"
    t.deal(match)
    cards = [seat["favourites"] for seat in match.position()["seats"]] + [match.position()["emissary"]["favourites"]]
    assert len(set(cards)) == 4
    assert all(seat["ambition"] is None for seat in match.view(0)["table"]["seats"])


def test_VR_9_3_before_the_coronation_every_deal_of_the_other_cards_is_equally_likely() -> None:
    """What a seat imagines of another seat's card: each of the 24 it does not see, about equally often."""
    match = t.table(t.START, favourites=["fav_01", "fav_02", "fav_03"], emissary=True, emissary_card="fav_04")
    known = match.state.known_to(0)
    rng = Rng(1)
    drawn = Counter(known.imagined(rng).favourites[1] for _ in range(24000))
    assert set(drawn) == set(range(26)) - {0, 3}
    assert all(800 < number < 1200 for number in drawn.values())


def test_VR_9_3_ambition_cards_are_imagined_as_any_two_of_those_not_seen() -> None:
    match = t.table(t.START, units="2+1+1", teams="separate", ambition=True, ambitions=["no_wc", "kingmaker"])
    known = match.state.known_to(0)
    own = set(match.view(0)["table"]["seats"][0]["offered"])
    rng = Rng(2)
    pairs: Counter[int] = Counter()
    kept: Counter[int] = Counter()
    for _ in range(8000):
        world = known.imagined(rng)
        assert data.AMBITIONS[world.kept[1]] == "kingmaker", "the partner's kept card is known"
        assert not check.violations(world)
        pairs[world.offered[2]] += 1
        kept[world.kept[2]] += 1
    unseen = [number for number, name in enumerate(data.AMBITIONS) if name not in own | {"kingmaker"}]
    assert len(pairs) == len(unseen) * (len(unseen) - 1) // 2
    assert set(kept) == set(unseen)
    assert max(kept.values()) < 1.35 * min(kept.values())


def test_VR_9_4_every_vote_is_public_once_revealed_with_its_owner() -> None:
    match = t.table(
        "throne hector; floor_5 anna; floor_3 jester",
        rest="floor_1 floor_2 floor_4",
        units="1+1+1",
        emissary=True,
        emissary_card="fav_01",
        step="cast_vote",
    )
    t.vote(match, "nys")
    assert [word for _, word in match.log(None)] == [None] * 3
    match.happen("emissary_vote:no")
    assert match.log(None) == [
        (0, "cast_vote:no"),
        (1, "cast_vote:yes"),
        (2, "cast_vote:stomach_ache"),
        ("chance", "emissary_vote:no"),
    ]
    assert match.view(None)["table"]["emissary"]["cards"] == {"yes": 1, "no": 2, "stomach_ache": 1}


def test_VR_9_4_a_new_election_hides_its_votes_and_not_those_of_the_last() -> None:
    match = t.table("throne hector; floor_5 anna; floor_3 jester", rest="floor_1 floor_2 floor_4", step="cast_vote")
    t.vote(match, "nyy")
    t.move(match, "anna")
    match.choose(2, "cast_vote:no")
    shown = [word for _, word in match.log(0)]
    assert shown == ["cast_vote:no", "cast_vote:yes", "cast_vote:yes", "move_character:anna", None]


# ---- past steps ------------------------------------------------------------------------------------------------------


def test_VR_12_12_the_log_of_a_seat_never_tells_a_card_its_view_denies() -> None:
    """Whole random matches, at several moments: what the log tells of others is in the seat's view or was public."""
    for options in (ALL, {"players": 3, "ambition": True}, {"players": 10, "teams": "common", "ambition": True}):
        for share in (0.05, 0.1, 0.3, 0.5, 0.62, 0.8):
            match = kit.some_match("vive_le_roi", options, seed=4, share=share)
            if match.over:
                continue
            for seat in (*range(match.seats), None):
                check_log(match, seat)


def check_log(match: vivat.Match, seat: int | None) -> None:
    state, table = match.state, match.view(seat)["table"]
    for (before, who, number), (_, word) in zip(match.steps, match.log(seat), strict=True):
        if word is None or before.round + (before.step == data.NEXT_ROUND) != state.round:
            continue
        if who == CHANCE and before.step in (data.DEAL_FAVOURITES, data.NEXT_ROUND):
            owner = words.seat_of_chance(before)
            if owner is not None:
                assert table["seats"][owner]["favourites"]["card"] == data.FAVOURITES[number]
        elif who == CHANCE and before.step == data.DEAL_AMBITIONS:
            owner = words.seat_of_chance(before)
            shown = table["seats"][owner]
            assert check.ended(state) or data.AMBITIONS[number] in shown["offered"]
        elif before.step == data.CHOOSE_AMBITION:
            owner = before.holder(who)
            assert table["seats"][owner]["ambition"] == data.AMBITIONS[number]


# ---- twin worlds -----------------------------------------------------------------------------------------------------


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
        match = t.table(
            "throne anna; floor_3 jester", rest="floor_1 floor_2 floor_4", units="1+1+1+1", step="cast_vote"
        )
        for seat in order:
            match.choose(seat, "cast_vote:no" if seat == 2 else "cast_vote:yes")
        seen.add(kit.digest([match.state.fields(), [match.view(seat)["table"] for seat in (0, 1, 2, 3, None)]]))
    assert len(seen) == 1


def test_the_emissarys_pile_has_no_order_in_a_state() -> None:
    """VR-9: two games with the same cards left are the same state, whatever was turned up before."""
    ends = []
    for cards in (("yes", "no"), ("no", "yes")):
        match = t.table(
            "throne hector; floor_5 anna; floor_3 jester",
            rest="floor_1 floor_2 floor_4 floor_3 floor_5",
            units="1+1",
            emissary_card="fav_01",
            step="cast_vote",
        )
        for card in cards:
            t.vote(match, "sy" if match.position()["units"][0]["stomach_ache"] else "ys", emissary=card)
            if card != cards[-1]:
                t.move(match, "hector")
        ends.append(match.state.fields())
    assert ends[0] == ends[1]


def test_forget_takes_back_the_votes_of_others_and_keeps_the_own() -> None:
    """VR-9: the partner knows the team's vote; the others are waited for again, also when only chance is left."""
    match = t.table(
        "throne hector; floor_3 jester",
        rest="floor_1 floor_2 floor_4",
        units="2+1+1",
        teams="separate",
        emissary=True,
        emissary_card="fav_01",
        step="cast_vote",
    )
    t.vote(match, "nyy")
    assert match.waiting_for == "chance"
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
