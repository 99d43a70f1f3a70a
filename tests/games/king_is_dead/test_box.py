"""Sections 1, 2, 3 and 8: the box, the options, the set-up and its chance."""

from __future__ import annotations

from collections import Counter

import pytest

import vivat
from vivat import errors, locale
from vivat.games.king_is_dead import data

from .positions import match, options_of, state_of

NEIGHBOURS = {  # KD-1.2, typed from the table
    "moray": "strathclyde",
    "strathclyde": "moray lancaster northumbria",
    "lancaster": "strathclyde northumbria gwynedd warwick",
    "northumbria": "strathclyde lancaster warwick essex",
    "gwynedd": "lancaster warwick devon",
    "warwick": "lancaster northumbria gwynedd essex devon",
    "essex": "northumbria warwick devon",
    "devon": "gwynedd warwick essex",
}
COMMON = ["assemble", "assemble", "negotiate", "manoeuvre", "outmanoeuvre"]


def test_KD_1_1_three_factions_of_eighteen_in_canonical_order() -> None:
    assert data.FACTIONS == ("scots", "welsh", "english")
    assert [data.REGIONS[home] for home in data.HOME] == ["moray", "gwynedd", "essex"]
    assert data.FOLLOWERS == (16, 18, 18)
    assert data.CONTROL_DISCS == 8


def test_KD_1_2_the_borders_are_those_of_the_table_and_symmetric() -> None:
    assert len(data.BORDERS) == 13
    for region, name in enumerate(data.REGIONS):
        adjacent = {data.REGIONS[other] for other in range(8) if data.ADJACENT[region] >> other & 1}
        assert adjacent == set(NEIGHBOURS[name].split())
        assert name not in adjacent
        assert adjacent == {a if b == name else b for a, b in data.BORDERS if name in (a, b)}
    assert all(name in NEIGHBOURS[other].split() for name in NEIGHBOURS for other in NEIGHBOURS[name].split())


def test_KD_1_2_drawn_as_straight_lines_no_two_borders_cross() -> None:
    places = dict(zip(data.REGIONS, data.POSITIONS, strict=True))

    def left(a: tuple[int, int], b: tuple[int, int], c: tuple[int, int]) -> bool:
        return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0

    for one in data.BORDERS:
        for other in data.BORDERS:
            if not set(one) & set(other):
                (a, b), (c, d) = ((places[x], places[y]) for x, y in (one, other))
                assert not (left(a, b, c) != left(a, b, d) and left(c, d, a) != left(c, d, b)), (one, other)


def test_KD_1_3_the_regions_stand_in_the_order_of_the_table() -> None:
    assert tuple(NEIGHBOURS) == data.REGIONS


def test_KD_1_4_eight_region_cards_lie_at_eight_spaces() -> None:
    spaces = vivat.game("king_is_dead", players=2).new(seed=3).view(None)["board"]["spaces"]
    assert sorted(space["region"] for space in spaces) == sorted(data.REGIONS)


def test_KD_1_5_france_is_no_region() -> None:
    assert "france" not in data.REGIONS
    game = vivat.game("king_is_dead", players=2, first_seat=0).new(seed=1)
    with pytest.raises(errors.IllegalChoice):
        game.choose(0, "turn:assemble", "assemble_scots:france")


def test_KD_1_6_three_instability_discs_and_a_negotiation_disc_for_each_player() -> None:
    assert data.INSTABILITY_DISCS == 3
    for players in (2, 3, 4):
        view = vivat.game("king_is_dead", players=players).new(seed=1).view(None)
        assert [seat["negotiation_disc"] for seat in view["board"]["seats"]] == [True] * players


def test_KD_1_7_seven_kinds_of_action_cards_and_twelve_cunning_cards() -> None:
    assert len(data.CARDS) == 7 + 12
    cunning = [data.CARDS[card] for card in range(19) if data.CUNNING >> card & 1]
    assert cunning == list(data.CARDS[7:])
    names = [locale.say(f"king_is_dead-{card}", "fr") for card in data.CARDS]
    assert len(set(names)) == 19, "both Réprimer carry their faction"
    assert {"Réprimer (Gallois)", "Réprimer (Anglais)"} <= set(names)


def test_KD_1_8_a_resolved_region_is_not_open_and_stays_as_it_is() -> None:
    game = match("Mo=S Gw=! La 1/1/1 supply 12/12/12", hands={0: ["assemble"]})
    assert state_of(game).open_regions() == 0b11101110
    game.choose(0, "turn:assemble")
    assert options_of(game) == ["St", "La", "No", "Wa", "Es", "De"]


def test_KD_1_9_the_supply_is_what_is_neither_on_the_map_nor_in_a_court() -> None:
    state = state_of(vivat.game("king_is_dead", players=3).new(seed=2))
    for faction in range(3):
        seen = sum(state.followers[faction * 8 : faction * 8 + 8]) + sum(state.court[faction::3])
        assert state.supply[faction] == 18 - seen


def test_KD_1_12_every_card_but_plot_is_playable_and_actions_are_counted_through() -> None:
    game = match("La 1/1/1 supply 13/13/13", mode="advanced", hands={0: ["plot", "spy"]}, players=4)
    words = game.choices(0)
    assert "turn:plot" not in words
    assert "turn:spy" in words
    before = state_of(game).actions
    game.choose(0, "turn:pass")
    assert state_of(game).actions == before
    game.choose(1, "turn:negotiate")
    assert state_of(game).last_action[1] == state_of(game).actions == before + 1


# ---- 2. Options ------------------------------------------------------------------------------------------------------


def test_KD_2_1_all_options_combine() -> None:
    for players in (2, 3, 4):
        for mode in ("basic", "advanced"):
            for open_discards in (False, True):
                for first in ("random", *range(players)):
                    game = vivat.game(
                        "king_is_dead", players=players, mode=mode, open_discards=open_discards, first_seat=first
                    )
                    assert game.new(seed=1).waiting_for


def test_KD_R1_four_players_are_always_two_teams() -> None:
    assert state_of(vivat.game("king_is_dead", players=4).new(seed=1)).sides() == [0, 1, 0, 1]
    readings = {"team_finishes", "plot_to_play", "last_tie"}
    assert set(data.OPTIONS) == {"mode", "open_discards", "first_seat"} | readings


# ---- 3. Set-up, 8. Chance --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "bag"), [(2, 14), (3, 16), (4, 16)])
def test_KD_3_2_two_followers_stand_at_home_before_the_first_draw(players: int, bag: int) -> None:
    """KD-8.1: the bag holds 14 or 16 of each faction."""
    game = vivat.game("king_is_dead", players=players).new(chance="typed")
    assert game.outcomes() == {"draw:scots": bag, "draw:welsh": bag, "draw:english": bag}
    regions = game.position()["regions"]
    assert {name: region for name, region in regions.items() if region} == {
        "moray": {"scots": 2},
        "gwynedd": {"welsh": 2},
        "essex": {"english": 2},
    }


def test_KD_3_3_two_draws_for_each_court_then_KD_3_4_each_region_is_filled_to_four() -> None:
    """KD-8.6: the order of the draws; KD-8.2: 26 of them."""
    game = vivat.game("king_is_dead", players=2).new(chance="typed")
    for outcome in ("scots", "welsh", "english", "english"):
        game.happen(f"draw:{outcome}")
    assert game.position()["courts"] == [{"scots": 1, "welsh": 1}, {"english": 2}]
    assert game.outcomes() == {"draw:scots": 13, "draw:welsh": 13, "draw:english": 12}
    game.happen("draw:welsh")
    assert game.position()["regions"]["moray"] == {"scots": 2, "welsh": 1}
    draws = 1
    while "draw:scots" in game.outcomes() or "draw:welsh" in game.outcomes():
        game.happen(next(iter(game.outcomes())))
        draws += 1
    assert draws == 26
    assert all(sum(region.values()) == 4 for region in game.position()["regions"].values())


def test_KD_3_6_a_basic_hand_is_one_set() -> None:
    hand = vivat.game("king_is_dead", players=2).new(seed=1).position()["hands"][0]
    assert sorted(hand) == sorted([*COMMON, "scottish_support", "welsh_support", "english_support"])


@pytest.mark.parametrize(("players", "left"), [(2, 6), (3, 3), (4, 0)])
def test_KD_3_7_an_advanced_hand_has_three_cunning_cards_instead_of_the_supports(players: int, left: int) -> None:
    position = vivat.game("king_is_dead", players=players, mode="advanced").new(seed=1).position()
    cunning = [card for hand in position["hands"] for card in hand if card not in COMMON]
    assert len(cunning) == 3 * players
    assert len(position["box"]) == left
    assert sorted([*cunning, *position["box"]]) == sorted(data.CARDS[7:])
    assert all(sorted(card for card in hand if card in COMMON) == sorted(COMMON) for hand in position["hands"])


def test_KD_3_8_the_region_cards_are_laid_one_at_a_time_from_space_1() -> None:
    """KD-8.3: every card that is left is equally likely."""
    game = vivat.game("king_is_dead", players=2, first_seat=0).new(chance="typed")
    while not any(word.startswith("lay:") for word in game.outcomes()):
        game.happen(next(iter(game.outcomes())))
    assert game.outcomes() == {f"lay:{name}": 1 for name in data.REGIONS}
    game.happen("lay:devon")
    assert "lay:devon" not in game.outcomes()
    game.happen("lay:moray")
    assert [space["region"] for space in game.position()["spaces"]] == ["devon", "moray"]


def test_KD_3_9_the_first_player_is_drawn_unless_the_option_names_one() -> None:
    """KD-R2, KD-8.5: each seat alike."""
    firsts = Counter(vivat.game("king_is_dead", players=3).new(seed=seed).position()["first"] for seed in range(300))
    assert set(firsts) == {0, 1, 2}
    assert min(firsts.values()) > 70
    game = vivat.game("king_is_dead", players=3, first_seat=2).new(seed=1)
    assert game.waiting_for == {2}
    assert not any(word.startswith("first:") for _, word in game.history())


def test_KD_3_10_partners_sit_opposite() -> None:
    view = vivat.game("king_is_dead", players=4).new(seed=1).view(None)
    assert [seat["side"] for seat in view["board"]["seats"]] == [0, 1, 0, 1]


def test_KD_8_4_three_cunning_cards_to_each_seat_in_order() -> None:
    game = vivat.game("king_is_dead", players=2, mode="advanced").new(chance="typed")
    while not any(word.startswith("deal:") for word in game.outcomes()):
        game.happen(next(iter(game.outcomes())))
    assert game.outcomes() == {f"deal:{card}": 1 for card in data.CARDS[7:]}
    for card in ("spy", "plot", "aid", "march", "edict", "quell"):
        game.happen(f"deal:{card}")
    hands = game.position()["hands"]
    assert {"spy", "plot", "aid"} <= set(hands[0])
    assert {"march", "edict", "quell"} <= set(hands[1])


def test_KD_8_6_nothing_is_random_after_the_set_up() -> None:
    game = vivat.game("king_is_dead", players=3, mode="advanced").new(seed=4)
    drawn = game.drawn
    while not game.over:
        (seat,) = game.waiting_for
        game.choose(seat, game.choices(seat)[-1])
    assert game.drawn == drawn == 6 + 26 + 9 + 8 + 1


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_every_name_and_sentence_of_the_game_is_in_the_catalogue(language: str) -> None:
    ids = [*data.REGIONS, *data.FACTIONS, *data.CARDS, *(f"step-{step}" for step in data.STEPS[data.TURN : data.OVER])]
    ids += [f"decided-{reason}" for reason in data.DECIDED_BY] + [f"ending-{ending}" for ending in data.ENDINGS[1:]]
    for option, values in data.OPTIONS.items():
        ids += [f"option-{option}", *(f"option-{option}-{value}".lower() for value in values if type(value) is not int)]
    missing = [name for name in ids if not locale.has(f"king_is_dead-{name}", language)]
    assert not missing
    assert locale.say("king_is_dead", language)
