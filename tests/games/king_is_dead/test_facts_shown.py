"""Facts: who may know what (section 9), and their sentences."""

from __future__ import annotations

import random
from typing import Any, get_args

import kit
import pytest

import vivat
from vivat import locale
from vivat.engine.numbers import CHANCE
from vivat.games.king_is_dead import data, facts
from vivat.games.king_is_dead import fact_kinds as kinds

from .cases import CASES
from .positions import do, match, state_of
from .tellings import after, said, told

# ---- who may know what -----------------------------------------------------------------------------------------------


def shuffled(game: vivat.Match, seat: int | None, rng: random.Random) -> vivat.Match:
    """The same match with other cards in the places that hold a card this seat was never shown."""
    open_cards = {card for pile in game.position()["piles"] for card in pile}
    playing = game.view(None)["board"]["playing"]
    open_cards |= {playing["card"]} if playing else set()
    own = game.position()["hands"][seat] if seat is not None else []
    hidden = sorted(set(data.CARDS[data.SPY :]) - open_cards - set(own))
    other = dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))
    twin = game.game.new(chance="typed")
    for who, word in game.history():
        kind, _, option = word.partition(":")
        if who == "chance":
            twin.happen(f"deal:{other.get(option, option)}" if kind == "deal" else word)
        else:
            twin.choose(int(who), word)
    return twin


@pytest.mark.parametrize("players", data.PLAYERS)
@pytest.mark.parametrize("open_discards", [False, True])
def test_KD_12_15_twin_worlds_tell_a_seat_the_same_facts(players: int, open_discards: bool) -> None:
    rng = random.Random(players)
    options = {"players": players, "mode": "advanced", "open_discards": open_discards}
    differ = 0
    for seed in range(5):
        game = kit.some_match("king_is_dead", options, seed, share=0.3 + 0.15 * seed)
        if game.over:
            continue
        for seat in (*range(players), None):
            twin = shuffled(game, seat, rng)
            assert twin.facts(seat) == game.facts(seat)
            differ += twin.state.fields() != game.state.fields()
    assert differ > 5, "the worlds are not the same"


COVERED = "Mo=S Es=E supply 14/13/14"  # with an empty map an exchange has no effect, whichever it is


def test_KD_R22_the_covered_card_of_another_seat_is_told_to_nobody_else() -> None:
    """KD-9.4: of two worlds that differ in a covered card the others are told the same."""
    worlds = []
    for card in ("manoeuvre", "outmanoeuvre"):
        game = match(COVERED, players=3)
        do(game, card, "pass", "pass", "negotiate La No La")
        worlds.append(game)
    one, other = worlds
    for seat in (1, 2, None):
        assert one.facts(seat) == other.facts(seat)
        assert [fact["fact"] for fact in told(one, seat)] == [
            "covered", "nobody_summoned", "pass", "pass", "played", "negotiated", "locked", "nobody_summoned",
        ]  # fmt: skip
        covered = told(one, seat)[0]
        assert (covered["rule"], covered["seat"]) == ("KD-9.4", 0)
    assert one.facts(0) != other.facts(0)
    assert [fact["card"] for fact in told(one, 0) if fact["fact"] == "played"] == ["manoeuvre", "negotiate"]


@pytest.mark.parametrize("options", CASES)
def test_facts_are_shown_as_the_log_is_and_all_of_them_after_the_end(options: dict[str, Any]) -> None:
    """KD-9.4: struggles, passes and summonings stay; KD-9.6: everything is open after the end."""
    whole = kit.random_match("king_is_dead", options, 8)
    for share in (0.4, 0.7):
        game = kit.some_match("king_is_dead", options, 8, share)
        for seat in (*range(game.seats), None):
            log, found = game.log(seat), facts.shown(game.steps, state_of(game), seat)
            for index, (_, word) in enumerate(log):
                complete = facts.happened(game.steps[index], next_state(game, index))
                lasting = [fact for fact in complete if isinstance(fact, kinds.LASTING)]
                assert [fact for fact in found[index] if isinstance(fact, kinds.LASTING)] == lasting
                if word is not None:
                    assert found[index] == complete
                else:
                    assert all(isinstance(fact, kinds.LASTING | kinds.Covered | kinds.Dealt) for fact in found[index])
    everything = [facts.happened(step, next_state(whole, index)) for index, step in enumerate(whole.steps)]
    for seat in (*range(whole.seats), None):
        assert facts.shown(whole.steps, state_of(whole), seat) == everything


def next_state(game: vivat.Match, index: int) -> Any:
    return game.steps[index + 1].before if index + 1 < len(game.steps) else game.state


def test_the_newest_facts_are_told_without_the_others() -> None:
    rng = random.Random(4)
    game = vivat.game("king_is_dead", players=3, mode="advanced").new(seed=4)
    while not game.over:
        seat = rng.choice(sorted(game.waiting_for))
        game.choose(seat, rng.choice(game.choices(seat)))
        first = max(0, len(game.steps) - rng.randrange(30))
        for viewer in (rng.randrange(3), seat, None):
            assert game.facts(viewer, first) == [(step, fact) for step, fact in game.facts(viewer) if step >= first]


def test_a_newest_fact_costs_as_much_late_as_early(monkeypatch: pytest.MonkeyPatch) -> None:
    game = kit.some_match("king_is_dead", {"players": 4, "mode": "basic"}, 2, 0.9)
    asked = []
    happened = facts.happened
    monkeypatch.setattr(facts, "happened", lambda step, after: asked.append(step) or happened(step, after))
    game.facts(1, len(game.steps) - 3)
    assert len(asked) == 3


# ---- sentences -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_every_fact_of_random_games_is_a_sentence(language: str) -> None:
    seen = {"NobodySummoned"}  # rare: it has a test of its own
    for options in CASES:
        for seed in range(6):
            whole = kit.random_match("king_is_dead", options, seed).facts(None)
            running = kit.some_match("king_is_dead", options, seed, 0.6).facts(None)
            end = whole[-1][1]
            assert isinstance(end, kinds.Verdict)
            for fact in [*(fact for _, fact in (*whole, *running)), *end.comparisons]:
                text = said(fact, language)
                assert text.endswith(".") and "none" not in text, text
                seen.add(type(fact).__name__)
    assert seen == {kind.__name__ for kind in get_args(kinds.AnyFact)}


def test_the_log_names_results() -> None:
    game = match("Wa 3/2/0 La 1/1/1 De=W supply 8/8/8", players=3, spaces="De Wa Mo St La No Gw Es")
    do(game, "pass", "pass", "pass")
    found = game.facts(None)[-1][1]
    assert said(found) == "Struggle 2 in Warwick: Scots 3, Welsh 2, English 0. The Scots take it."
    assert said(found, "fr") == "Lutte 2 à Warwick : Écossais 3, Gallois 2, Anglais 0. Les Écossais l’emportent."
    game = after("march La Wa welsh+welsh")
    assert said(game.facts(None)[-1][1]) == "Ada leads from Lancaster to Warwick: Welsh 2."


def test_nothing_is_told_of_chance_but_the_set_up() -> None:
    game = kit.random_match("king_is_dead", {"players": 3, "mode": "advanced"}, 1)
    by_chance = {
        type(fact)
        for index, step in enumerate(game.steps)
        if step.who == CHANCE
        for fact in facts.happened(step, next_state(game, index))
    }
    assert by_chance == {kinds.Dealt, kinds.SetUp}
