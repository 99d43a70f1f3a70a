"""Section 9: who may see what."""

from __future__ import annotations

from collections import Counter
from typing import Any

import kit
import pytest

import vivat
from vivat.engine.numbers import CHANCE
from vivat.engine.rng import Rng
from vivat.games.vive_le_roi import check, check_step, data, words

from . import positions as t

ALL = {"units": "2+1+2", "teams": "common", "ambition": True, "emissary": True, "wedding": True, "banned": True}


def new(**options: Any) -> vivat.Match:
    return vivat.game("vive_le_roi", **options).new(chance="typed")


# ---- 9. hidden information: the allow-list, row by row ---------------------------------------------------------------


def seen_of(match: vivat.Match, viewer: int | None, seat: int, item: str) -> Any:
    return match.view(viewer)["board"]["seats"][seat][item]


def viewers(owner: int, partner: int | None, other: int) -> dict[str, int | None]:
    return {"owner": owner, "partner": partner, "other": other, "spectator": None}


def test_VR_9_favourites_card_owner_and_partner_always_others_from_the_first_coronation_on() -> None:
    match = t.ballot(t.A, units="2+1+1", teams="separate", wedding=True, favourites=["fav_01"])
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
        assert match.view(viewer)["board"]["emissary"]["favourites"]["card"] == "fav_03"


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
    match = t.ballot(t.A, units="2+1+1", teams="separate", ambition=True, ambitions=["no_wc", "kingmaker"])
    shown = [seen_of(match, viewer, 0, "ambition") for viewer in viewers(0, 1, 2).values()]
    assert shown == ["no_wc", "no_wc", None, None]
    t.vote(match, "y")
    shown = [seen_of(match, viewer, 0, "ambition") for viewer in viewers(0, 1, 2).values()]
    assert shown == ["no_wc"] * 4
    t.deal(match)
    assert [seen_of(match, viewer, 0, "ambition") for viewer in (0, 1, 2, None)] == [None] * 4


@pytest.mark.parametrize("options", [{"players": 3}, {"units": "2+1", "teams": "common", "wedding": True}], ids=str)
def test_VR_5_21_a_spectator_sees_the_kept_cards_of_rounds_1_and_2_from_the_count_to_the_end_of_the_round(
    options: dict[str, Any],
) -> None:
    """VR-5.34: with the wedding from the second count on."""
    match = new(ambition=True, **options)
    turned_up = []
    while (round_now := match.position()["round"]) < 3:
        kept = [seat.get("ambition") for seat in match.position()["seats"]]
        seen = [seen_of(match, None, seat, "ambition") for seat in range(match.seats)]
        if match.position()["step"] == "next_round":
            turned_up.append(round_now)
            assert seen == kept and None not in kept
            told = t.facts(match, "ambition_counted", None)[-match.seats :]
            assert sorted((fact["seat"], fact["card"]) for fact in told) == list(enumerate(kept))
        else:
            assert seen == [None] * match.seats
        if match.waits_for_chance:
            match.happen(next(iter(match.outcomes())))
        else:
            seat = min(match.waiting_for)
            match.choose(seat, match.choices(seat)[0])
    assert turned_up == [1, 2]


def test_VR_9_the_ambition_card_given_back_is_remembered_by_its_owner_alone() -> None:
    match = new(units="2+1+1", teams="separate", ambition=True)
    t.deal(match, ambition="no_wc kingmaker")
    for seat in range(4):
        match.choose(seat, match.choices(seat)[0])
    assert set(seen_of(match, 0, 0, "offered")) == {"no_wc", "kingmaker"}
    for viewer in (1, 2, None):
        assert seen_of(match, viewer, 0, "offered") is None
        assert "kingmaker" not in str([word for _, word in match.log(viewer)])
        assert "kingmaker" not in str(match.view(viewer)["board"]["seats"])


def after_the_next_round_began(**options: Any) -> vivat.Match:
    """A match with ambition cards, from its deal to the deal of round 2."""
    match = new(ambition=True, **options)
    t.deal(match)
    while match.position()["round"] == 1:
        if match.waits_for_chance:
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
    match = t.ballot("throne anna; floor_3 jester", rest="floor_1 floor_2 floor_4", units="2+1+1", teams="separate")
    match.choose(0, "cast_vote:no")
    for viewer, expected in ((0, "no"), (1, "no"), (2, None), (None, None)):
        mine = match.view(viewer)["board"]["units"][0]
        assert (mine["vote"], mine["voted"]) == (expected, True)
        assert match.log(viewer)[-1] == (0, "cast_vote:no" if expected else None)


def test_VR_9_1_the_vote_cards_left_are_shown_to_all() -> None:
    match = t.table(t.START, no=[4, 2, 0], ache=[1, 0, 0])
    for viewer in (0, 1, 2, None):
        cards = [unit["cards"] for unit in match.view(viewer)["board"]["units"]]
        assert [(card["no"], card["stomach_ache"]) for card in cards] == [(4, 1), (2, 0), (0, 0)]


def test_VR_9_2_all_cards_of_a_round_are_different_and_nothing_carries_over() -> None:
    match = t.ballot(t.A, emissary=True, emissary_card="fav_06", ambition=True)
    t.vote(match, "y")
    assert len(match.outcomes()) == 26, "all cards are shuffled again"
    t.deal(match)
    cards = [seat["favourites"] for seat in match.position()["seats"]] + [match.position()["emissary"]["favourites"]]
    assert len(set(cards)) == 4
    assert all(seat["ambition"] is None for seat in match.view(0)["board"]["seats"])


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
    own = set(match.view(0)["board"]["seats"][0]["offered"])
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
    match = t.table("throne hector; floor_5 anna; floor_3 jester", units="1+1+1", **t.WITH_EMISSARY)
    t.vote(match, "nys")
    assert [word for _, word in match.log(None)] == [None] * 3
    match.happen("emissary_vote:no")
    assert match.log(None) == [
        (0, "cast_vote:no"),
        (1, "cast_vote:yes"),
        (2, "cast_vote:stomach_ache"),
        ("chance", "emissary_vote:no"),
    ]
    assert match.view(None)["board"]["emissary"]["cards"] == {"yes": 1, "no": 2, "stomach_ache": 1}


def test_VR_9_4_a_new_election_hides_its_votes_and_not_those_of_the_last() -> None:
    match = t.ballot("throne hector; floor_5 anna; floor_3 jester", rest="floor_1 floor_2 floor_4")
    t.vote(match, "nyy")
    t.move(match, "anna")
    match.choose(2, "cast_vote:no")
    shown = [word for _, word in match.log(0)]
    assert shown == ["cast_vote:no", "cast_vote:yes", "cast_vote:yes", "move_character:anna", None]


def test_VR_9_5_after_the_end_everything_is_open_to_everybody() -> None:
    """All boards are the spectator's, with every card on the table; and the log tells every card of all rounds."""
    match = kit.random_match("vive_le_roi", ALL, seed=2)
    board = match.board(None)
    assert [match.board(seat) for seat in range(match.seats)] == [board] * match.seats
    assert all(seat.favourites and seat.ambition and seat.offered is not None for seat in board.seats)
    for viewer in (*range(match.seats), None):
        assert match.log(viewer) == match.history()


def test_VR_9_5_before_the_end_a_spectator_sees_no_more_than_a_seat_of_another_unit() -> None:
    match = t.ballot(t.A, units="2+1+1", teams="separate", ambition=True)
    for viewer in range(4):
        own, board = match.board(viewer), match.board(None)
        others = [seat for seat in range(4) if board.seats[seat].unit != board.seats[viewer].unit]
        assert [board.seats[seat] for seat in others] == [own.seats[seat] for seat in others]
        assert [seat.favourites or seat.ambition or seat.offered for seat in board.seats] == [None] * 4


def test_what_everybody_sees_is_the_same_object_in_every_board() -> None:
    """So that it is encoded once for all who look."""
    match = t.ballot(t.A, units="2+1+1", teams="separate", emissary=True)
    shared = match.board(None)
    own = match.board(2, shared)
    assert (own.places, own.emissary) == (shared.places, shared.emissary)
    assert own.places is shared.places and own.emissary is shared.emissary
    assert [one is other for one, other in zip(own.units, shared.units, strict=True)] == [True, False, True]
    assert [one is other for one, other in zip(own.seats, shared.seats, strict=True)] == [True, True, False, True]


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
    state, table = match.state, match.view(seat)["board"]
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
            assert check_step.ended(state) or data.AMBITIONS[number] in shown["offered"]
        elif before.step == data.CHOOSE_AMBITION:
            owner = before.holder(who)
            assert table["seats"][owner]["ambition"] == data.AMBITIONS[number]
