"""Bots: legal, repeatable, blind to what their seat may not know, in time."""

from __future__ import annotations

import gc
import time
from collections import Counter
from dataclasses import replace
from typing import Any

import exploit_votes
import kit
import pytest

import vivat
from vivat import bots, locale
from vivat.bots.levels import LEVELS
from vivat.bots.searcher import mixed, search_for
from vivat.bots.trees import added
from vivat.definition import Searching
from vivat.engine.rng import Rng
from vivat.engine.state import State
from vivat.games.vive_le_roi import data as vive_le_roi

Case = tuple[str, dict[str, Any]]
FAST = vivat.compiled.is_compiled()
every_case = pytest.mark.parametrize("case", kit.all_cases(), ids=kit.case_id)


def small(simulations: int = 50, **settings: Any) -> bots.Searcher:
    return bots.Searcher("small", simulations, **settings)


def ask(state: State, game: str, seat: int, seed: int = 1) -> bots.Question:
    return bots.Question(game, seat, state.known_to(seat), None, seed)


def decisions(case: Case, seed: int, share: float = 0.05) -> list[tuple[State, int]]:
    found = []
    for state in kit.some_states(*case, seed=seed, share=share):
        found += [(state, seat) for seat in range(state.seats) if len(state.options(seat)) > 1]
    return found


# ---- every level at every game ---------------------------------------------------------------------------------------


@every_case
@pytest.mark.parametrize("name", ["random", "novice"])
def test_a_bot_plays_whole_matches_and_chooses_only_what_is_legal(case: Case, name: str) -> None:
    if name != "random" and not FAST:
        pytest.skip("too slow interpreted")
    game, options = case
    match, bot, number = vivat.game(game, **options).new(seed=3), bots.make(name), 0
    while not match.over:
        for seat in sorted(match.waiting_for):
            match.choose(seat, bots.answer(bot, match, seat, seed=number))
            number += 1
    assert match.result is not None


@pytest.mark.parametrize("name", list(LEVELS))
def test_every_level_has_a_name_for_people_and_answers(name: str) -> None:
    assert all(locale.say(f"bots-{name}", language) for language in locale.LANGUAGES)
    match = vivat.game("king_is_dead", players=2).new(seed=1)
    (seat,) = match.waiting_for
    bot = bots.make(name) if FAST and not LEVELS[name].learned else bots.make(name, seconds=0.2)
    assert bot.name == name
    assert bots.answer(bot, match, seat, seed=1) in match.choices(seat)


def test_levels_rise_in_simulations() -> None:
    simulations = [level.simulations for level in LEVELS.values()]
    assert simulations == sorted(set(simulations))
    assert LEVELS["hard"].seconds <= 1
    assert LEVELS["expert"].seconds <= 3


def test_an_unknown_bot_is_named_with_those_there_are() -> None:
    with pytest.raises(bots.UnknownBot, match=r"“grandmaster”.*random, novice, easy, medium, hard, expert"):
        bots.make("grandmaster")


# ---- what a bot knows ------------------------------------------------------------------------------------------------


@every_case
def test_in_twin_worlds_a_bot_chooses_the_same(case: Case) -> None:
    """Same knowledge, same seed, same choice, whatever the hidden truth is."""
    bot = small(50 if FAST else 8)
    for number, (state, seat) in enumerate(decisions(case, seed=7)):
        for truth in range(2):
            twin = state.known_to(seat).imagined(Rng(100 + truth))
            assert bot.choose(ask(state, case[0], seat, number)) == bot.choose(ask(twin, case[0], seat, number))


@every_case
def test_the_same_question_gets_the_same_answer_whatever_was_asked_before(case: Case) -> None:
    asked = [ask(state, case[0], seat, 9) for state, seat in decisions(case, seed=8, share=0.03)]
    bot = small(30 if FAST else 5)
    forth = [bot.choose(question) for question in asked]
    back = [bot.choose(question) for question in reversed(asked)]
    assert forth == back[::-1]


def test_from_a_question_the_match_its_state_and_its_seed_cannot_be_reached() -> None:
    match = vivat.game("king_is_dead", players=3, mode="advanced").new(seed="the very secret seed")
    (seat,) = match.waiting_for
    question = bots.question(match, seat, seed=4)
    reached, rest = {id(question)}, [question]
    while rest:
        for item in gc.get_referents(rest.pop()):
            if id(item) not in reached and not isinstance(item, type) and not hasattr(item, "__spec__"):
                reached.add(id(item))
                rest.append(item)
                assert item != match.seed
    assert id(match) not in reached
    assert id(match.state) not in reached
    assert question.knowledge is not match.state
    hands = zip(match.state.hand[:3], question.knowledge.hand[:3], strict=True)
    known = [true == seen for true, seen in hands]
    assert known == [other == seat for other in range(3)], "its own hand is in it and no other"


# ---- time and threads ------------------------------------------------------------------------------------------------


def test_a_bound_on_the_time_of_an_answer_is_kept() -> None:
    state, seat = decisions(("king_is_dead", {"players": 4, "mode": "advanced"}), seed=1)[0]
    bot = small(10**9, seconds=0.3)
    before = time.monotonic()
    assert bot.choose(ask(state, "king_is_dead", seat)) in state.options(seat)
    assert time.monotonic() - before < 3


def test_a_forced_choice_is_made_without_thinking() -> None:
    walk = kit.walk(vivat.game("king_is_dead", players=2).start(), 1)
    state, seat = next((s, a) for s in walk for a in range(2) if len(s.options(a)) == 1)
    assert small(10**12).choose(ask(state, "king_is_dead", seat)) == state.options(seat)[0]


def test_two_threads_share_the_simulations_and_are_repeatable() -> None:
    state, seat = decisions(("king_is_dead", {"players": 2}), seed=2)[0]
    bot = small(400, threads=2)
    first, second = (bot.think(ask(state, "king_is_dead", seat)) for _ in range(2))
    assert first == second
    assert sum(visits for _, visits, _ in first) == 400
    alone = []
    for seed in (2, 3):
        search = search_for("king_is_dead", megabytes=1)
        search.begin(state.known_to(seat), seat, seed)
        search.run(200)
        alone.append(search.options())
    assert added(alone) == first


# ---- what is kept from choice to choice ------------------------------------------------------------------------------


def played(bot: bots.Searcher, case: Case, truth: int, course: str) -> list[str]:
    """The choices of seat 0 and what it could read, in a game whose other seats play at random."""
    match, number = vivat.game(case[0], **case[1]).new(seed=truth), 0
    rest = bots.make("random")
    while not match.over and number < 60:
        for seat in sorted(match.waiting_for):
            asked = bots.question(match, seat, number, with_view=False, course=course)
            action = (bot if seat == 0 else rest).choose(asked)
            match.choose(seat, match.game.definition.words.choice(match.state, seat, action))
            number += 1
    return [str(line) for line in match.log(0)]


@every_case
def test_a_kept_tree_is_repeatable_and_of_its_own_course(case: Case) -> None:
    if not FAST:
        pytest.skip("too slow interpreted")
    bot = small(60)
    first = played(bot, case, 5, "a")
    played(bot, case, 6, "b")
    assert played(small(60), case, 5, "c") == first
    assert played(bot, case, 5, "d") == first, "nothing is left of other courses"


def test_in_twin_worlds_a_bot_that_keeps_its_tree_chooses_the_same() -> None:
    """Two steps of a move in a row, in the true world and in others that look the same to the seat."""
    followed = 0
    for case in kit.all_cases():
        for number, (state, seat) in enumerate(decisions(case, seed=7, share=0.03)):
            answers = set()
            for twin in [state, *(state.known_to(seat).imagined(Rng(100 + truth)) for truth in range(2))]:
                world, bot = twin.clone(), small(60 if FAST else 8)
                first = bot.choose(replace(ask(world, case[0], seat, number), course="one"))
                world.play(seat, first)
                if len(world.options(seat)) > 1 and world.options(seat) == world.known_to(seat).options(seat):
                    second = bot.choose(replace(ask(world, case[0], seat, number), course="one"))
                    answers.add((first, second))
                    followed += 1
                else:
                    answers.add((first, -1))
            assert len(answers) == 1, case
    assert followed


def test_a_course_may_take_over_the_tables_of_another_but_not_what_is_in_them() -> None:
    state, seat = decisions(("king_is_dead", {"players": 2}), seed=2)[0]
    bot, alone = small(400), small(400)
    for course in ("a", "b", "c", "d"):
        question = replace(ask(state, "king_is_dead", seat), course=course)
        assert bot.think(question) == alone.think(replace(question, course=""))
    assert len(bot.trees.at) == 2, "few are kept"
    again = bot.think(replace(ask(state, "king_is_dead", seat), course="d"))
    assert sum(visits for _, visits, _ in again) > 400, "what was thought before counts"


def test_the_end_of_a_game_is_looked_at_where_it_decides() -> None:
    turn, found = kit.data_of("king_is_dead").TURN, 0
    for seed in range(2000):
        for state in kit.walk(vivat.game("king_is_dead", players=2).start(), seed):
            few = 1 <= sum(hand.bit_count() for hand in state.hand) <= 3
            if state.struggles == 7 and few and state.step == turn:
                seat = state.waiting_for.bit_length() - 1
                told = small(2_000).to_the_end(ask(state, "king_is_dead", seat))
                if told:
                    found += 1
                    best = max(value for _, _, value in told)
                    chosen = small(2_000).choose(ask(state, "king_is_dead", seat))
                    assert {action: value for action, _, value in told}[chosen] == best
                    assert small(2_000, ends=False).to_the_end(ask(state, "king_is_dead", seat)) == []
                break
    assert found > 5
    hidden = vivat.game("king_is_dead", players=2, mode="advanced").new(seed=1)
    (seat,) = hidden.waiting_for
    assert small(2_000).to_the_end(bots.question(hidden, seat, 1)) == []


# ---- mixed choices ---------------------------------------------------------------------------------------------------


def test_a_mixed_choice_follows_the_shares_of_the_visits_and_leaves_out_what_was_only_looked_at() -> None:
    tried = [(4, 600, 0.5), (7, 300, 0.5), (9, 59, 0.1)]
    counts = Counter(mixed(tried, Rng(seed)) for seed in range(9000))
    assert set(counts) == {4, 7}
    assert 1.8 < counts[4] / counts[7] < 2.2


def test_a_secret_simultaneous_choice_is_not_always_the_same() -> None:
    found = [
        (case[0], state, seat)
        for case in kit.all_cases()
        for state, seat in decisions(case, seed=3, share=0.2)
        if state.known_to(seat).waiting_for.bit_count() > 1
    ]
    assert found
    bot = small(40, use=Searching(judged=False))
    seen = [{bot.choose(ask(state, game, seat, seed)) for seed in range(12)} for game, state, seat in found[:10]]
    assert max(map(len, seen)) > 1


@pytest.mark.parametrize("units", range(2, 9))
@pytest.mark.parametrize(("bot", "solved"), [(small(20), True), (small(20, solves=False), False)])
def test_votes_are_solved_by_regret(units: int, bot: bots.Searcher, solved: bool) -> None:
    bot.close()
    match = exploit_votes.election({"players": units}, seed=1)
    bots.answer(bot, match, exploit_votes.asked(match)[0], seed=1)
    assert bool(bot.secrets) is solved
    assert bool(bot.trees.at) is not solved


def test_the_upper_levels_have_a_skill_that_those_below_lack() -> None:
    assert [name for name, level in LEVELS.items() if level.guesses] == ["hard", "expert", "master"]
    assert [name for name, level in LEVELS.items() if level.hides] == ["expert", "master"]


@pytest.mark.parametrize(
    ("step", "hides", "drawn"),
    [(vive_le_roi.PLACE_CHARACTER, True, 2), (vive_le_roi.PLACE_FLOOR, True, 2), (vive_le_roi.MOVE_CHARACTER, True, 1),
     (vive_le_roi.PLACE_CHARACTER, False, 1)],
)  # fmt: skip
def test_VR_13_7_a_bot_that_hides_draws_its_placements(step: int, hides: bool, drawn: int) -> None:
    start = vivat.game("vive_le_roi", players=3).start()
    state = next(state for state in kit.walk(start, 1) if state.awaits(0) and getattr(state, "step", None) == step)
    first, second, *_ = state.options(0)

    class Fixed(bots.Searcher):
        def think(self, question: bots.Question, whole: bool = True) -> list[tuple[int, int, float]]:
            return [(first, 60, 0.5), (second, 40, 0.5)]

    bot = Fixed("fixed", 1, hides=hides)
    assert len({bot.choose(ask(state, "vive_le_roi", 0, seed)) for seed in range(40)}) == drawn


@pytest.mark.parametrize(("units", "elections"), [(2, 24), (3, 12)])
def test_votes_by_regret_give_away_less_than_those_of_a_search_and_any_card(units: int, elections: int) -> None:
    """On some elections of Vive le Roi !; the whole measurement: tests/bots/exploit_votes.py."""
    if not FAST:
        pytest.skip("too slow interpreted")
    found = [exploit_votes.measure({"players": units}, 400, guesses=True, seed=seed) for seed in range(elections)]
    by_rule = dict(zip(exploit_votes.RULES, map(sum, zip(*found, strict=True)), strict=True))
    assert by_rule["regret, shares"] < 0.7 * by_rule["search, most visited"]
    assert by_rule["regret, shares"] < 0.7 * by_rule["search, shares"]
    assert by_rule["regret, shares"] < 0.2 * by_rule["any card"]
