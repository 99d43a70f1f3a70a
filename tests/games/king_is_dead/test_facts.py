"""What happened, told as facts: each kind in a position, and whole games from facts alone."""

from __future__ import annotations

from typing import Any

import kit
import msgspec
import pytest

import vivat
from vivat.games.king_is_dead import data
from vivat.games.king_is_dead import fact_kinds as kinds

from .cases import CASES
from .positions import act, do, match, state_of
from .tellings import OPEN, after, last, told

# ---- what a card does ------------------------------------------------------------------------------------------------

EFFECTS: list[tuple[str, str, dict[str, Any]]] = [
    ("assemble", "played", {"rule": "KD-4.21", "seat": 0, "card": "assemble"}),
    (
        "welsh_support Es",
        "placed",
        {"rule": "KD-4.20", "seat": 0, "card": "welsh_support", "region": "essex", "followers": {"welsh": 2}},
    ),
    (
        "assemble Mo Wa",
        "placed",
        {"rule": "KD-4.21", "seat": 0, "card": "assemble", "region": "warwick", "followers": {"welsh": 1}},
    ),
    (
        "resist St welsh+english",
        "placed",
        {
            "rule": "KD-4.42", "seat": 0, "card": "resist", "region": "strathclyde",
            "followers": {"welsh": 1, "english": 1},
        },
    ),
    (
        "ambush No english",
        "returned",
        {"rule": "KD-4.33", "seat": 0, "card": "ambush", "region": "northumbria", "followers": {"english": 1}},
    ),
    (
        "quell Wa",
        "returned",
        {"rule": "KD-4.43", "seat": 0, "card": "quell", "region": "warwick", "followers": {"welsh": 1}},
    ),
    (
        "march La Wa welsh+welsh",
        "moved",
        {
            "rule": "KD-4.35", "seat": 0, "card": "march", "from_region": "lancaster", "to_region": "warwick",
            "followers": {"welsh": 2},
        },
    ),
    (
        "manoeuvre Mo scots Es english",
        "exchanged",
        {
            "rule": "KD-4.24", "seat": 0, "card": "manoeuvre", "region": "moray", "gave": {"scots": 1},
            "other_region": "essex", "answered": {"english": 1},
        },
    ),
    (
        "edict St La 2:welsh+english",
        "exchanged",
        {
            "rule": "KD-4.41", "seat": 0, "card": "edict", "region": "strathclyde", "gave": {"scots": 2},
            "other_region": "lancaster", "answered": {"welsh": 1, "english": 1},
        },
    ),
    (
        "influence Wa La scots+welsh",
        "exchanged",
        {
            "rule": "KD-4.39", "seat": 0, "card": "influence", "region": "warwick", "gave": {"english": 1},
            "other_region": "lancaster", "answered": {"scots": 1, "welsh": 1},
        },
    ),
    (
        "negotiate Mo Es",
        "negotiated",
        {
            "rule": "KD-4.22", "seat": 0, "region": "moray", "space": 8, "other_region": "essex", "other_space": 2,
            "next_region": "essex",
        },
    ),
    ("negotiate Mo Es Es", "locked", {"rule": "KD-4.22", "seat": 0, "region": "essex", "space": 2}),
]  # fmt: skip


@pytest.mark.parametrize(("actions", "kind", "expected"), EFFECTS)
def test_a_card_tells_what_it_did_and_where(actions: str, kind: str, expected: dict[str, Any]) -> None:
    """KD-4.20 to KD-4.45."""
    found = last(after(actions), kind)
    found.pop("action", None)
    assert found == expected


def test_KD_4_4_a_card_played_tells_the_number_of_the_action() -> None:
    game = match(OPEN, players=3)
    number = state_of(game).actions
    act(game, "assemble")
    assert last(game, "played")["action"] == number + 1


def test_KD_4_13_followers_are_told_as_many_as_were_placed() -> None:
    game = after("english_support Wa", "Mo 1/0/1 Wa 0/1/2 Es 1/0/2 De=W supply 12/12/1")
    assert last(game, "placed")["followers"] == {"english": 1}


def test_KD_4_30_a_copy_tells_the_card_and_on_whose_piles_it_lies() -> None:
    piles = {1: ["march"], 2: ["negotiate"]}
    game = act(match(OPEN, players=3, mode="advanced", hands={0: ["spy"]}, piles=piles), "spy march La Wa welsh+welsh")
    assert last(game, "copied") == {"rule": "KD-4.30", "seat": 0, "card": "march", "from_seats": [1]}
    assert [fact["fact"] for fact in told(game)] == ["played", "copied", "moved"]
    assert last(game, "moved")["card"] == "march"


def test_KD_4_10_a_card_without_effect_says_so() -> None:
    game = after("scottish_support", OPEN.replace("Mo 1/0/1", "Mo=!"))
    assert last(game, "no_effect") == {"rule": "KD-4.10", "seat": 0, "card": "scottish_support"}
    spy = act(match(OPEN, players=3, mode="advanced", hands={0: ["spy"]}, piles={1: ["quell"]}), "spy")
    assert "no_effect" not in [fact["fact"] for fact in told(spy)]


def test_KD_R4_an_empty_map_gives_nobody_to_summon() -> None:
    game = match("Mo=S Es=E supply 14/13/14", players=3)
    act(game, "manoeuvre")
    assert [fact["fact"] for fact in told(game)] == ["played", "no_effect", "nobody_summoned"]
    assert last(game, "nobody_summoned") == {"rule": "KD-4.7", "seat": 0}


def test_KD_4_7_a_summoning_tells_the_follower_and_the_court_it_joins() -> None:
    game = after("manoeuvre Mo scots Es english")
    before = dict(zip(data.FACTIONS, state_of(game).court[:3], strict=True))
    act(game, "Wa welsh")
    court = {**before, "welsh": before["welsh"] + 1}
    assert last(game, "summoned") == {
        "rule": "KD-4.7", "seat": 0, "faction": "welsh", "region": "warwick", "court": court,
    }  # fmt: skip


# ---- passes and struggles --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("region", "rule", "winner", "controlled", "unstable"),
    [
        ("3/2/0", "KD-5.2", "scots", {"scots": 1, "welsh": 1, "english": 0}, 0),
        ("2/2/1", "KD-5.3", None, {"scots": 0, "welsh": 1, "english": 0}, 1),
        ("0/0/0", "KD-5.3", None, {"scots": 0, "welsh": 1, "english": 0}, 1),
    ],
)
def test_KD_5_2_a_struggle_tells_its_counts_and_who_took_it(
    region: str, rule: str, winner: str | None, controlled: dict[str, int], unstable: int
) -> None:
    """KD-5.3; KD-4.2: each pass tells how long the row is."""
    game = match(f"Wa {region} La 1/1/1 De=W supply 8/8/8", players=3, spaces="De Wa Mo St La No Gw Es")
    do(game, "pass", "pass", "pass")
    passes = [(fact["seat"], fact["row"], fact["needed"]) for fact in told(game) if fact["fact"] == "pass"]
    assert passes == [(0, 1, 3), (1, 2, 3), (2, 3, 3)]
    assert last(game, "pass")["rule"] == "KD-4.2"
    followers = dict(zip(data.FACTIONS, map(int, region.split("/")), strict=True))
    assert last(game, "struggle") == {
        "rule": rule, "number": 2, "region": "warwick", "followers": followers, "winner": winner,
        "controlled": controlled, "unstable": unstable,
    }  # fmt: skip


# ---- set-up ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("first", ["random", 1])
def test_KD_3_9_the_set_up_is_told_when_it_is_complete(first: str | int) -> None:
    game = vivat.game("king_is_dead", players=2, first_seat=first).new(seed=5)
    (found,) = told(game)
    position = game.position()
    assert found["first_seat"] == position["first"]
    assert found["spaces"] == [space["region"] for space in position["spaces"]]
    assert all(sum(region.values()) == 4 for region in found["regions"].values())
    assert [sum(court.values()) for court in found["courts"]] == [2, 2]
    assert {faction: number for faction, number in found["supply"].items() if number} == position["supply"]


def test_KD_3_7_dealt_cards_are_told_to_their_owner_and_to_others_only_how_many() -> None:
    game = vivat.game("king_is_dead", players=2, mode="advanced", first_seat=0).new(seed=5)
    for seat in (0, 1, None):
        dealt = [fact for fact in told(game, seat) if fact["fact"] == "dealt"]
        assert [(fact["rule"], fact["seat"], fact["number"]) for fact in dealt] == [("KD-3.7", 0, 3), ("KD-3.7", 1, 3)]
        for fact in dealt:
            cunning = [card for card in game.position()["hands"][fact["seat"]] if card in data.CARDS[data.SPY :]]
            assert fact["cards"] == (cunning if fact["seat"] == seat else None)


# ---- a game from its facts -------------------------------------------------------------------------------------------


def replayed(found: list[Any]) -> dict[str, Any]:
    """The map, the supply, the courts and the region cards, from facts alone."""
    start = next(fact for fact in found if isinstance(fact, kinds.SetUp))
    regions = {name: msgspec.to_builtins(held) for name, held in start.regions.items()}
    supply: dict[str, int] = msgspec.to_builtins(start.supply)
    courts = [msgspec.to_builtins(court) for court in start.courts]
    spaces, discs = list(start.spaces), dict.fromkeys(start.spaces)

    def shift(source: dict[str, int], target: dict[str, int], followers: dict[str, int]) -> None:
        for faction, number in followers.items():
            source[faction] -= number
            target[faction] += number

    for fact in found:
        match fact:
            case kinds.Placed():
                shift(supply, regions[fact.region], fact.followers)
            case kinds.Returned():
                shift(regions[fact.region], supply, fact.followers)
            case kinds.Moved():
                shift(regions[fact.from_region], regions[fact.to_region], fact.followers)
            case kinds.Exchanged():
                shift(regions[fact.region], regions[fact.other_region], fact.gave)
                shift(regions[fact.other_region], regions[fact.region], fact.answered)
            case kinds.Negotiated():
                spaces[fact.space - 1], spaces[fact.other_space - 1] = fact.region, fact.other_region
            case kinds.Summoned():
                shift(regions[fact.region], courts[fact.seat], {fact.faction: 1})
                assert msgspec.to_builtins(fact.court) == courts[fact.seat]
            case kinds.Struggle():
                held = msgspec.to_builtins(fact.followers)
                assert held == regions[fact.region]
                shift(regions[fact.region], supply, held)
                discs[fact.region] = fact.winner or "instability"
    return {"regions": regions, "supply": supply, "courts": courts, "spaces": spaces, "discs": discs}


@pytest.mark.parametrize("options", CASES)
def test_the_whole_table_follows_from_the_facts(options: dict[str, Any]) -> None:
    for seed in range(4):
        game = kit.random_match("king_is_dead", options, seed)
        board = game.view(None)["board"]
        found = replayed([fact for _, fact in game.facts(None)])
        assert found["supply"] == board["supply"]
        assert found["courts"] == [seat["court"] for seat in board["seats"]]
        assert found["spaces"] == [space["region"] for space in board["spaces"]]
        for name, region in board["regions"].items():
            assert region.get("disc") == found["discs"][name]
            assert found["regions"][name] == {faction: region.get(faction, 0) for faction in data.FACTIONS}
