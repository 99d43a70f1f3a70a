"""Sections 1 to 3: the box, the options, the set-up."""

from __future__ import annotations

import itertools

import pytest
from lv_table import P3, P4, bonuses, hand, offers, play, stands, step, table, with_hands, with_seats

import vivat
from vivat import errors, locale
from vivat.games.long_live_the_king import data, words
from vivat.games.long_live_the_king.rules import LongLiveTheKing


def neighbours(county: str) -> set[str]:
    mask = data.NEIGHBOURS[data.COUNTIES.index(county)]
    return {name for number, name in enumerate(data.COUNTIES) if mask >> number & 1}


def borders() -> set[frozenset[str]]:
    return {frozenset((county, other)) for county in data.COUNTIES for other in neighbours(county)}


def start(players: int, **options: object) -> LongLiveTheKing:
    return words.start(words.options({"players": players, **options}))


# ---- 1.1 Words -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", data.PLAYERS)
def test_LV_1_1_one_baron_each_always_in_exactly_one_county(players: int) -> None:
    match = vivat.game(data.ID, players=players).new(seed=1)
    barons = [seat["baron"] for seat in match.position()["seats"]]
    assert len(set(barons)) == players
    assert set(barons) <= set(data.COUNTIES)


def test_LV_1_2_eighteen_courtiers_one_of_them_the_marker() -> None:
    match = table(P4)
    assert data.COURTIERS == 17
    assert list(match.state.reserve[:4]) == [17 - 3, 17 - 4, 17 - 4, 17 - 2]


def test_LV_1_3_a_baron_alone_holds_a_county_and_so_does_a_courtier_alone() -> None:
    match = table(with_seats(P3, B="sedberouie B, tateshale 1; 6/4/1"))
    held = match.state.held(1)
    assert held == 1 << data.SEDBEROUIE | 1 << data.TATESHALE


def test_LV_1_4_a_county_is_empty_own_or_enemy_and_never_of_two_players() -> None:
    match = table(P4)
    enemy = match.state.enemy_counties()
    assert enemy == sum(
        1 << c for c in (data.GRENTEBRIGE, data.LINCOLIA, data.ROUCESTRE, data.OXENEFORD, data.LIDEFORD)
    )
    with pytest.raises(errors.BadPosition, match=r"LV-12\.5"):
        table(with_seats(P4, D="lideford 2, tateshale B; 12/7/1"))


def test_LV_1_5_the_number_limits_courtiers_but_not_barons() -> None:
    match = table(with_seats(P3, A="roucestre 2+B, lundonia 1; 6/4/1"))
    play(match, "A move:stay")
    assert match.waiting_for == {1}  # full: nothing can be placed, the turn is over
    assert stands(match, "A") == "lundonia 1, roucestre 2+B"


def test_LV_1_6_the_only_county_is_protected_even_if_a_baron_alone_holds_it() -> None:
    match = table(with_seats(P4, D="lideford B; 12/7/1", A="tateshale 2, wigemor 1+B; 5/3/1"))
    assert "step:lideford" not in offers(match, "A")
    two = table(with_seats(P4, D="lideford B, sarisberie 1; 12/7/1", A="tateshale 2, wigemor 1+B; 5/3/1"))
    assert "step:lideford" in offers(two, "A")


def test_LV_1_7_hands_and_discard_pile_make_twenty_cards_a_player() -> None:
    match = play(table(P4), "A move:cross:wigemor cross_to:stadford cross_card:x1", "dice 1")
    content = match.position()
    held = sum(sum(seat["hand"].values()) for seat in content["seats"])
    assert held + sum(content["discard_open"].values()) == 80


# ---- 1.2 Counties and borders ----------------------------------------------------------------------------------------


def test_LV_1_8_thirteen_counties_and_23_symmetric_borders() -> None:
    assert len(data.COUNTIES) == len(data.VOTES) == len(data.NEIGHBOURS) == 13
    assert len(borders()) == 23
    for county in data.COUNTIES:
        assert county not in neighbours(county)
        assert all(county in neighbours(other) for other in neighbours(county))
    assert neighbours("tateshale") == {"loncastre", "sedberouie", "wigemor", "stadford", "lincolia"}
    assert neighbours("oxeneford") == {"wigemor", "stadford", "grentebrige", "lundonia", "roucestre", "sarisberie"}


def test_LV_1_9_the_votes_add_up_to_39_and_sea_lines_are_borders() -> None:
    assert sum(data.VOTES) == 39
    assert all(frozenset(line) in borders() for line in data.SEA_LINES)


def test_LV_1_10_with_three_players_man_does_not_exist() -> None:
    votes = [data.VOTES[c] for c in range(13) if data.IN_PLAY[0] >> c & 1]
    assert sum(votes) == 37
    match = table(with_seats(P3, A="roucestre 2, loncastre 1+B; 6/4/1", C="lideford 2+B; 6/4/1"))
    assert not any("man" in offer for offer in offers(match, "A"))
    play(match, "A move:cross:wigemor")
    assert "man" not in offers(match, "A")
    with pytest.raises(errors.BadPosition, match=r"LV-12\.3"):
        table(with_seats(P3, A="roucestre 2, man B; 6/4/1"))


def test_LV_1_11_straight_lines_between_neighbours_do_not_cross() -> None:
    spot = dict(zip(data.COUNTIES, data.POSITIONS, strict=True))

    def side(a: tuple[int, int], b: tuple[int, int], c: tuple[int, int]) -> int:
        return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

    for one, two in itertools.combinations([tuple(border) for border in borders()], 2):
        if not set(one) & set(two):
            a, b, c, d = (spot[name] for name in (*one, *two))
            assert not (side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0), (one, two)
    assert all(0 <= x <= 100 and 0 <= y <= 100 for x, y in data.POSITIONS)


def test_LV_R1_the_map_fits_everything_the_rulebook_says_and_keeps_how_sure_it_is() -> None:
    votes = dict(zip(data.COUNTIES, data.VOTES, strict=True))
    assert (votes["man"], votes["tateshale"], votes["sedberouie"]) == (2, 4, 2)
    assert sum(votes[county] for county in ("tateshale", "lincolia", "grentebrige", "lundonia")) == 14
    assert all(len(neighbours(county)) == 2 for county in data.COUNTIES if votes[county] == 2)
    assert max(len(neighbours(county)) for county in data.COUNTIES if votes[county] == 4) == 6
    confidence = data.CONFIDENCE["votes"]
    assert list(confidence) == list(data.COUNTIES)
    assert {name for name, sure in confidence.items() if sure == "rulebook"} == {"man", "tateshale", "sedberouie"}
    assert set(confidence.values()) == {"rulebook", "derived", "reconstructed"}
    assert data.CONFIDENCE["neighbours"]["wigemor"] == "rulebook"


def test_LV_R2_the_recurring_spellings_are_used() -> None:
    assert {"lideford", "grentebrige"} <= set(data.COUNTIES)
    assert not {"lineford", "gretebrige"} & set(data.COUNTIES)


# ---- 1.3 Cards, start cards, dice ------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", data.PLAYERS)
def test_LV_1_12_every_set_has_twelve_seven_and_one(players: int) -> None:
    state = start(players)
    for kind, number in enumerate((12, 7, 1)):
        assert sum(state.hand[kind::3]) == number * players
    assert sum(data.SET) == data.SET_SIZE


def test_LV_1_13_a_hand_can_have_any_mixture_also_several_x3() -> None:
    match = table(with_hands(P3, A="0/0/3", B="6/4/0", C="6/4/0"))
    assert hand(match, "A") == "0/0/3"
    play(match, "A move:step:grentebrige place_free:end", "B move:step:wigemor")
    assert offers(match, "A") == {"0/0/1", "0/0/2", "0/0/3"}


@pytest.mark.parametrize(
    ("players", "group"),
    [
        (3, "roucestre sedberouie lideford"),
        (4, "tateshale grentebrige roucestre lideford"),
        (5, "stadford man sedberouie lundonia lideford"),
    ],
)
def test_LV_1_14_the_start_cards_by_number_of_players(players: int, group: str) -> None:
    match = vivat.game(data.ID, players=players).new(chance="typed")
    assert set(match.outcomes()) == {f"draw:{county}" for county in group.split()}
    assert data.CONFIDENCE["start"] == {"first county": "rulebook", "others": "reconstructed"}


def test_LV_1_15_dice_have_six_sides_and_nobody_rolls_more_than_five() -> None:
    match = play(table(P4), "A move:cross:wigemor cross_to:stadford cross_card:x1")
    assert match.outcomes() == {f"die:{face}": 1 for face in range(1, 7)}
    assert max(sum(mixture) for mixture in data.MIXTURES) == data.TIE_DICE == 5


def test_LV_1_16_five_colours_in_both_languages() -> None:
    said = [[locale.say(f"{data.ID}-{colour}", language) for colour in data.COLOURS] for language in ("en", "fr")]
    assert said == [["Red", "Blue", "Green", "Black", "White"], ["Rouge", "Bleu", "Vert", "Noir", "Blanc"]]


def test_LV_1_17_totals_and_bonus_votes_are_not_capped() -> None:
    match = table(
        """
        A: stadford 1+B, wigemor 1; 9/5/0; bonus 16
        B: tateshale 1+B, grentebrige 1, lincolia 1; 9/5/0; bonus 8
        C: oxeneford 1+B, lundonia 1; 1/0/0; bonus 6
        D: lideford 1+B, sarisberie 1; 9/5/0; bonus 10
        """,
        "C",
        elections=4,
    )
    play(match, "C move:stay place_free:place roll_for_courtier:x1", "dice 1")
    assert match.result is not None
    assert match.result.seats[0].score == 8 + 16


def test_every_name_a_person_reads_is_in_both_catalogues() -> None:
    names = [*data.COUNTIES, *data.CARDS, *data.COLOURS, *data.STEPS, *data.OPTIONS, "players"]
    names += [f"decided-{reason}" for reason in data.DECIDED_BY]
    for language in locale.LANGUAGES:
        assert all(locale.say(f"{data.ID}-{name}", language) for name in names)


# ---- 2. Options ------------------------------------------------------------------------------------------------------


def test_LV_2_1_three_four_or_five_players_and_no_others() -> None:
    for players in (3, 4, 5):
        assert vivat.game(data.ID, players=players).options["players"] == players
    for players in (2, 6, "3", 3.0, True, None):
        with pytest.raises(errors.BadOption):
            vivat.game(data.ID, players=players)
    with pytest.raises(errors.BadOption):
        vivat.game(data.ID)


@pytest.mark.parametrize("bonus_start", [0, 1])
def test_LV_2_2_and_LV_R20_bonus_votes_before_the_first_election(bonus_start: int) -> None:
    match = vivat.game(data.ID, players=4, bonus_start=bonus_start).new(seed=1)
    assert bonuses(match) == [bonus_start] * 4
    assert vivat.game(data.ID, players=4).options["bonus_start"] == 0
    with pytest.raises(errors.BadOption):
        vivat.game(data.ID, players=4, bonus_start=2)


def test_LV_2_3_seat_order_gives_seat_i_the_ith_county_and_nothing_is_drawn() -> None:
    match = vivat.game(data.ID, players=4, start_deal="seat_order").new(chance="typed")
    barons = [seat["baron"] for seat in match.position()["seats"]]
    assert barons == ["tateshale", "grentebrige", "roucestre", "lideford"]
    assert match.waiting_for == {0}
    assert vivat.game(data.ID, players=4).options["start_deal"] == "random"


@pytest.mark.parametrize("quiet_rounds", [2, 3, 5])
def test_LV_2_4_quiet_rounds(quiet_rounds: int) -> None:
    match = vivat.game(data.ID, players=3, start_deal="seat_order", quiet_rounds=quiet_rounds).new(chance="typed")
    for turn in range(quiet_rounds * 3):
        assert match.position()["elections"] == 0
        play(match, f"{'ABC'[turn % 3]} move:stay")
    assert match.state.votes[0] == 2
    with pytest.raises(errors.BadOption):
        vivat.game(data.ID, players=3, quiet_rounds=4)


def test_LV_2_5_options_combine_freely_and_the_defaults_are_the_rulings() -> None:
    for values in itertools.product(data.PLAYERS, *data.OPTIONS.values()):
        given = dict(zip(["players", *data.OPTIONS], values, strict=True))
        assert vivat.game(data.ID, **given).options == given
    defaults = {"bonus_start": 0, "start_deal": "random", "quiet_rounds": 2}
    readings = {"taking_back": "asked", "crown": "county_votes", "after_confrontation": "cards_first"}
    readings |= {"dice_on_cards": "best", "failed_crossing": "waits_before"}
    assert vivat.game(data.ID, players=3).options == {"players": 3, **defaults, **readings}


# ---- 3. Set-up -------------------------------------------------------------------------------------------------------


def test_LV_3_1_a_hand_of_12_7_1_and_an_empty_discard_pile() -> None:
    match = vivat.game(data.ID, players=5).new(seed=1)
    assert {hand(match, seat) for seat in "ABCDE"} == {"12/7/1"}
    assert match.view(None)["board"]["discard"] == {"open": {"x1": 0, "x2": 0, "x3": 0}, "face_down": 0}


def test_LV_3_2_start_cards_are_dealt_one_to_each_seat_in_order_and_are_public() -> None:
    match = vivat.game(data.ID, players=3).new(chance="typed")
    assert match.view(None)["board"]["chance_for"] == 0
    play(match, "draw lideford")
    assert set(match.outcomes()) == {"draw:roucestre", "draw:sedberouie"}
    play(match, "draw roucestre")
    assert match.outcomes() == {"draw:sedberouie": 1}
    assert [seat["baron"] for seat in match.view(None)["board"]["seats"]] == ["lideford", "roucestre", None]


def test_LV_3_3_a_baron_and_two_courtiers_in_the_start_county() -> None:
    match = play(vivat.game(data.ID, players=3).new(chance="typed"), "draw lideford roucestre sedberouie")
    assert [stands(match, seat) for seat in "ABC"] == ["lideford 2+B", "roucestre 2+B", "sedberouie 2+B"]


def test_LV_3_4_one_courtier_is_the_marker_and_fifteen_are_the_reserve() -> None:
    match = vivat.game(data.ID, players=4).new(seed=3)
    assert list(match.state.reserve[:4]) == [15] * 4
    assert bonuses(match) == [0] * 4


@pytest.mark.parametrize(("players", "first"), [(3, "roucestre"), (4, "tateshale"), (5, "stadford")])
def test_LV_3_5_the_starred_county_begins_and_turns_go_clockwise(players: int, first: str) -> None:
    for seed in range(8):
        match = vivat.game(data.ID, players=players).new(seed=seed)
        (seat,) = match.waiting_for
        assert match.position()["seats"][seat]["baron"] == first
        match.choose(seat, "move:stay")
        if step(match) == "place_free":
            match.choose(seat, "place_free:end")
        assert match.waiting_for == {(seat + 1) % players}


# ---- the table of mixtures -------------------------------------------------------------------------------------------


def test_the_table_of_mixtures_is_complete_and_every_number_fits() -> None:
    every = {mix for mix in itertools.product(range(6), repeat=3) if sum(mix) <= 5}
    assert set(data.MIXTURES) == every
    assert len(data.MIXTURES) == 56
    assert data.MIXTURES[data.NO_CARDS] == (0, 0, 0)
    for kind, most in itertools.product(range(3), range(6)):
        fitting = sum(1 << number for number, mix in enumerate(data.MIXTURES) if mix[kind] <= most)
        assert data.FITS[kind][most] == fitting
    assert len({words.mixture(number) for number in range(56)}) == 56
