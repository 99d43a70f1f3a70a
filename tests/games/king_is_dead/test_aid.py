"""What is counted for a player: who leads where, and who wins if nothing more is played."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import vivat
from vivat.games.king_is_dead import data

from .positions import match

HALF = "Mo=S St=S La=W No=! Gw 0/3/1 Wa 2/2/0 Es 0/1/4 De 1/0/0 supply 8/4/6"


def all_pass(game: Any) -> Any:
    while not game.over:
        game.choose(min(game.waiting_for), "turn:pass")
    return game.result


@pytest.mark.parametrize("players", data.PLAYERS)
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_the_forecast_is_what_happens_when_everybody_passes(players: int, mode: str) -> None:
    random = Random(f"{players} {mode}")
    compared = 0
    for seed in range(12):
        game = vivat.game("king_is_dead", players=players, mode=mode).new(seed=seed)
        steps = random.randrange(20, 120)
        while not game.over and (len(game.steps) < steps or game.view(None)["board"]["step"] != "turn"):
            seat = min(game.waiting_for)
            game.choose(seat, random.choice(game.choices(seat)))
        if game.over:
            continue
        aids = [game.aid(seat) for seat in (*range(players), None)]
        plot = [seat for seat in range(players) if "plot" in game.view(seat)["board"]["seats"][seat]["hand"]]
        hidden = {None, *range(players)} - set(plot) if plot else set()
        result, table = all_pass(game), game.view(None)["board"]
        for seat, aid in zip((*range(players), None), aids, strict=True):
            assert aid["ending"] == table["ending"]
            if seat in hidden:
                assert aid["unsure"]
                continue
            told = aid[table["ending"]]
            assert (told["decided_by"], told["rule"]) == (result.decided_by, result.rule)
            assert told["winners"] == [n for n, one in enumerate(result.seats) if one.ending != "loss"]
            assert told["scores"] == [one.score for one in result.seats]
            compared += 1
    assert compared > 5


def test_KD_5_2_the_leader_of_each_coming_struggle_in_the_order_of_the_cards() -> None:
    aid = match(HALF, players=3).aid(0)
    assert [(one["space"], one["region"], one["leader"], one["lead"]) for one in aid["struggles"]] == [
        (5, "gwynedd", "welsh", 2), (6, "warwick", None, 0), (7, "essex", "english", 3), (8, "devon", "scots", 1),
    ]  # fmt: skip


def test_KD_6_10_the_factions_in_the_order_of_their_strength() -> None:
    aid = match(HALF, players=3).aid(0)
    assert aid["ending"] == "coronation"
    assert aid["strength"] == [
        {"faction": "scots", "regions": 3}, {"faction": "welsh", "regions": 2}, {"faction": "english", "regions": 1},
    ]  # fmt: skip


def test_KD_6_8_an_invasion_is_judged_by_the_courts_as_they_are() -> None:
    courts = ["1/1/1", "3/0/0", "0/2/0"]
    told = match("Mo=! St=! La 2/0/0", players=3, courts=courts).aid(1)["invasion"]
    assert told == {"winners": [0], "scores": [1, 0, 0], "decided_by": "sets", "rule": "KD-6.8"}


def test_KD_9_2_a_plot_counts_for_its_holder_and_for_nobody_else() -> None:
    def at(holder: int | None) -> Any:
        hands = {} if holder is None else {holder: ["plot"]}
        return match("Mo=S La 1/0/0 supply 12/13/14", players=3, mode="advanced", hands=hands, courts=None)

    with_plot, without = at(0), at(None)
    own = with_plot.aid(0)["coronation"]["scores"][0] - without.aid(0)["coronation"]["scores"][0]
    assert own == 1
    for looker in (1, 2, None):
        assert with_plot.aid(looker) == without.aid(looker)
        assert with_plot.aid(looker)["unsure"]


@pytest.mark.parametrize("players", [2, 3])
def test_KD_9_3_a_spectator_knows_of_every_seat_that_it_has_cards_left(players: int) -> None:
    """Everybody is tied with nothing but secret cunning cards left; whoever seems to have none seems to have won."""
    board = "Mo=S St=S La=W No=W Gw=E Wa 1/0/0 Es 0/1/0 De 0/0/1"
    hands = {seat: list(data.CARDS[data.AMBUSH + 3 * seat :][:3]) for seat in range(players)}
    hands = {seat: [card for card in cards if card != "plot"][:2] for seat, cards in hands.items()}
    last = [6 * players - seat for seat in range(players)]
    courts = ["3/3/2"] * players
    game = match(board, players=players, mode="advanced", courts=courts, hands=hands, last=last, turn=1)
    told = game.aid(None)["coronation"]
    assert told["decided_by"] == "acted_longest_ago"
    assert told["winners"] == [players - 1]
    game = match(
        board, players=players, mode="advanced", courts=courts, hands=hands, last=last, turn=1,
        options={"last_tie": "shared"},
    )  # fmt: skip
    assert game.aid(None)["coronation"]["winners"] == list(range(players))


def test_KD_9_3_forgetting_twice_hides_what_forgetting_each_hides() -> None:
    state = vivat.game("king_is_dead", players=3, mode="advanced").new(seed=1).state
    assert list(state.known_to(0).known_to(1).unseen) == [3, 3, 3, 0]


def test_nothing_is_counted_before_the_first_turn_and_after_the_end() -> None:
    game = vivat.game("king_is_dead", players=2).new(chance="typed")
    assert game.aid(0) == game.aid(None) == {}
    game = vivat.game("king_is_dead", players=2).new(seed=1)
    assert game.aid(0)["unsure"] is False
    all_pass(game)
    assert game.aid(0) == {}


@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_the_leads_a_choice_would_bring_are_those_it_brings(mode: str) -> None:
    random, told = Random(mode), 0
    for seed in range(6):
        game = vivat.game("king_is_dead", players=3, mode=mode).new(seed=seed)
        while not game.over:
            seat = min(game.waiting_for)
            before, aid, word = open_regions(game), game.aid(seat), random.choice(game.choices(seat))
            game.choose(seat, word)
            after = open_regions(game)
            changed = {region for region in after if after[region] != before[region]}
            said = {lead["region"]: lead for lead in aid["changes"].get(word, [])}
            assert set(said) == changed, word
            if changed:
                now = {lead["region"]: lead for lead in game.aid(seat)["struggles"]}
                assert said == {region: now[region] for region in changed}
                told += 1
    assert told > 100
    assert vivat.game("king_is_dead", players=3, mode=mode).new(seed=1).aid(None)["changes"] == {}


def open_regions(game: Any) -> dict[str, Any]:
    regions = game.view(None)["board"]["regions"]
    return {name: region for name, region in regions.items() if not region.get("disc")}
