"""Search: repeatable, bounded, blind to what is hidden, and right where the right answer is known."""

from __future__ import annotations

import functools
import json
import os
import subprocess
import sys
import threading
from typing import Any

import kit
import pytest
from trees import ROOT, run

import vivat
from vivat.engine.rng import Rng
from vivat.engine.search import Search
from vivat.engine.state import State

Case = tuple[str, dict[str, Any]]
FAST = vivat.compiled.is_compiled()
every_case = pytest.mark.parametrize("case", kit.all_cases(), ids=kit.case_id)


def decisions(case: Case, seed: int, share: float = 0.1) -> list[tuple[State, int]]:
    """Some states of a random game in which a seat has a real choice, with that seat."""
    found = []
    for state in kit.some_states(*case, seed=seed, share=share):
        asked = [seat for seat in range(state.seats) if len(state.options(seat)) > 1]
        found += [(state, seat) for seat in asked[:1]]
    return found


def searched(
    state: State, seat: int, simulations: int, *, seed: int = 5, megabytes: int = 1, merged: int = 0
) -> Search:
    search = Search(megabytes)
    search.merged = merged
    search.begin(state.known_to(seat), seat, seed)
    search.run(simulations)
    return search


# ---- counting and repeating ------------------------------------------------------------------------------------------


@every_case
@pytest.mark.parametrize("merged", [0, 1])
def test_every_simulation_is_counted_once_at_the_root(case: Case, merged: int) -> None:
    for state, seat in decisions(case, seed=1, share=0.05):
        search = searched(state, seat, 60, merged=merged)
        options = search.options()
        assert search.simulations == 60
        assert sum(visits for _, visits, _ in options) == 60
        assert {action for action, _, _ in options} <= set(state.options(seat))
        assert all(0 <= mean <= 1 for _, _, mean in options)
        sides = dict(zip(state.sides(), search.values(), strict=True))
        assert sum(sides.values()) <= 1 + 1e-9


@every_case
def test_the_same_seed_gives_the_same_tree_in_one_run_or_many(case: Case) -> None:
    for state, seat in decisions(case, seed=2, share=0.02):
        whole, parts = searched(state, seat, 90), searched(state, seat, 30)
        parts.run(59)
        parts.run(1)
        assert (whole.options(), whole.values(), whole.tree.nodes) == (
            parts.options(),
            parts.values(),
            parts.tree.nodes,
        )
        parts.begin(state.known_to(seat), seat, 5)
        assert parts.options() == []
        parts.run(90)
        assert parts.options() == whole.options(), "nothing is left of the search before"


def traces() -> list[Any]:
    """What searches of every game find, to compare the two forms of the engine."""
    found = []
    for case in kit.all_cases():
        for state, seat in decisions(case, seed=3, share=0.02)[:3]:
            found.append([searched(state, seat, 40, merged=merged).options() for merged in (0, 1)])
    return found


def test_compiled_and_interpreted_search_find_the_same() -> None:
    if not FAST:
        pytest.skip("the engine runs interpreted here; there is nothing to compare")
    code = "import json, test_search; print(json.dumps(test_search.traces()))"
    paths = os.pathsep.join(map(str, [ROOT / "src", ROOT / "tests", ROOT / "tests/engine", ROOT / "tools"]))
    environment = {**os.environ, "VIVAT_PURE": "1", "PYTHONPATH": paths}
    environment.pop("VIVAT_CHECKED", None)
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, check=True, cwd=ROOT)
    assert json.loads(done.stdout) == json.loads(json.dumps(traces()))


def test_two_searches_in_two_threads_find_what_they_find_alone() -> None:
    state, seat = decisions(("king_is_dead", {"players": 2}), seed=4)[0]
    count = 20_000 if FAST else 50
    alone = [searched(state, seat, count, seed=seed).options() for seed in (1, 2)]
    searches = [Search(1), Search(1)]
    for seed, search in enumerate(searches, start=1):
        search.begin(state.known_to(seat), seat, seed)
    threads = [threading.Thread(target=search.run, args=(count,)) for search in searches]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [search.options() for search in searches] == alone


# ---- a tree that is kept ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", vivat.game_ids())
@pytest.mark.parametrize("merged", [0, 1])
def test_what_was_thought_about_the_next_step_of_a_move_is_found_again(game: str, merged: int) -> None:
    search, kept = Search(1), 0
    search.merged = merged
    for case in [case for case in kit.all_cases() if case[0] == game][: 6 if FAST else 2]:
        for state, seat in decisions(case, seed=9, share=0.15):
            search.begin(state.known_to(seat), seat, 1)
            search.run(400 if FAST else 200)
            state.play(seat, max(search.options(), key=lambda option: option[1])[0])
            if len(state.options(seat)) > 1:
                search.begin(state.known_to(seat), seat, 2, keeps=True)
                before = search.thought()
                assert before, "the same seat was asked at once: it came here in the tree"
                search.run(20)
                assert search.simulations == 20
                assert search.thought() == before + 20
                assert {action for action, _, _ in search.options()} <= set(state.options(seat))
                kept += 1
    assert kept


def test_a_tree_is_not_kept_for_another_seat() -> None:
    state, seat = decisions(("king_is_dead", {"players": 2}), seed=4)[0]
    search = searched(state, seat, 200)
    while not (state.awaits(1 - seat) and len(state.options(1 - seat)) > 1):
        kit.one_step(state, Rng(1))
    search.begin(state.known_to(1 - seat), 1 - seat, 5, keeps=True)
    search.run(50)
    assert search.options() == searched(state, 1 - seat, 50).options()


def test_a_kept_tree_is_thinned_out_and_keeps_what_was_visited_most() -> None:
    if not FAST:
        pytest.skip("too slow interpreted")
    state, seat = decisions(("king_is_dead", {"players": 2}), seed=4)[0]
    search = searched(state, seat, 20_000)
    before, nodes = search.options(), search.tree.nodes
    assert nodes > search.tree.most_nodes // 2
    search.begin(state.known_to(seat), seat, 6, keeps=True)
    assert search.options() == before, "the root was visited most"
    assert 0 < search.tree.nodes <= search.tree.most_nodes // 3
    search.run(20_000)
    assert search.thought() == 40_000
    assert search.tree.edges <= search.tree.most_edges
    again = searched(state, seat, 20_000)
    again.begin(state.known_to(seat), seat, 6, keeps=True)
    again.run(20_000)
    assert again.options() == search.options()


# ---- bounds and refusals ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("megabytes", [1, 3, 64])
def test_the_tables_keep_to_their_size(megabytes: int) -> None:
    search = Search(megabytes)
    assert 0.9 * megabytes < search.tree.size() / 2**20 <= megabytes + 0.04


def test_a_full_tree_stops_growing_and_goes_on_counting() -> None:
    if not FAST:
        pytest.skip("too slow interpreted")
    state, seat = decisions(("king_is_dead", {"players": 4, "mode": "advanced"}), seed=1)[0]
    search = searched(state, seat, 60_000)
    assert search.tree.is_full()
    assert search.tree.nodes <= search.tree.most_nodes
    assert search.tree.edges <= search.tree.most_edges
    assert sum(visits for _, visits, _ in search.options()) == 60_000


def test_a_seat_that_is_not_asked_is_refused() -> None:
    state, seat = decisions(("king_is_dead", {"players": 2}), seed=1)[0]
    with pytest.raises(ValueError, match="is not asked now"):
        Search(1).begin(state.known_to(1 - seat), 1 - seat, 1)


def test_the_judge_of_another_game_is_refused() -> None:
    from vivat.games.king_is_dead import judge

    search = Search(1)
    search.use_judge(judge, 4, 0)
    state, seat = next((s, a) for case in kit.all_cases() if case[0] == "artus" for s, a in decisions(case, seed=1))
    with pytest.raises(ValueError, match="the judge is of"):
        search.begin(state.known_to(seat), seat, 1)
    with pytest.raises((AttributeError, KeyError, TypeError)):
        search.use_judge(kit, 4, 0)


# ---- nothing hidden is read ------------------------------------------------------------------------------------------


@every_case
def test_twin_worlds_are_searched_alike(case: Case) -> None:
    """The true world and one dealt from what the seat knows give the same tree."""
    for state, seat in decisions(case, seed=6, share=0.04):
        twin = state.known_to(seat).imagined(Rng(11))
        assert searched(state, seat, 50).options() == searched(twin, seat, 50).options()


@pytest.fixture(scope="module")
def made_games(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    done = run(ROOT, str(ROOT / "tests/engine/try_search.py"), VIVAT_PURE="1")
    assert done.returncode == 0, done.stderr
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def test_of_two_who_choose_at_the_same_time_neither_reads_the_other(made_games: dict[str, Any]) -> None:
    for options in made_games["pennies"]:
        assert [action for action, _, _ in options] == [0, 1]
        for _, visits, mean in options:
            assert 0.35 < visits / 4000 < 0.65, "neither side of the coin is better"
            assert 0.4 < mean < 0.6, "who could read the other would win always"
    assert sum(made_games["pennies values"]) == pytest.approx(1)


def test_a_secret_choice_that_was_made_before_is_not_read(made_games: dict[str, Any]) -> None:
    for _, visits, mean in made_games["after the other has shown"]:
        assert 0.35 < visits / 4000 < 0.65
        assert 0.4 < mean < 0.6


def test_dice_that_are_rolling_fall_before_the_judge_is_asked(made_games: dict[str, Any]) -> None:
    assert made_games["judged while chance was waited for"] == 0


def test_what_is_under_the_cups_is_not_known_and_an_even_chance_is_better_than_a_guess(
    made_games: dict[str, Any],
) -> None:
    means = {action: mean for action, _, mean in made_games["cups"]}
    visits = {action: count for action, count, _ in made_games["cups"]}
    assert max(visits, key=lambda action: visits[action]) == 0
    assert 0.45 < means[0] < 0.55
    assert all(0.2 < means[cup] < 0.45 for cup in (1, 2, 3))


# ---- the right answer, where it is known -----------------------------------------------------------------------------


def solve(state: State, memory: dict[str, tuple[int, ...]]) -> tuple[int, ...]:
    """What every seat gets if all play for their own best; nothing is hidden and nothing random."""
    if state.is_over():
        return tuple(state.rewards())
    key = repr(state.fields())
    if key not in memory:
        seat = state.waiting_for.bit_length() - 1
        memory[key] = max(option_values(state, seat, memory).values(), key=lambda rewards: rewards[seat])
    return memory[key]


def option_values(state: State, seat: int, memory: dict[str, tuple[int, ...]]) -> dict[int, tuple[int, ...]]:
    values = {}
    for action in state.options(seat):
        after = state.clone()
        after.play(seat, action)
        values[action] = solve(after, memory)
    return values


@functools.cache
def endgames() -> list[tuple[State, int, set[int]]]:
    """Last struggles of The King is Dead for two with few cards left in which some, not all, options win."""
    turn, found = kit.data_of("king_is_dead").TURN, []
    for seed in range(4000):
        for state in kit.walk(vivat.game("king_is_dead", players=2).start(), seed):
            few = state.struggles == 7 and 1 <= sum(hand.bit_count() for hand in state.hand) <= 3
            if few and state.step == turn:
                seat = state.waiting_for.bit_length() - 1
                values = {action: rewards[seat] for action, rewards in option_values(state, seat, {}).items()}
                best = {action for action, value in values.items() if value == max(values.values())}
                if len(best) < len(values):
                    found.append((state.clone(), seat, best))
                break
        if len(found) == 12:
            break
    return found


def test_search_agrees_with_the_exact_solution_of_last_struggles() -> None:
    assert len(endgames()) >= 8
    for state, seat, best in endgames():
        search = searched(state, seat, 20_000 if FAST else 400)
        most = max(search.options(), key=lambda option: option[1])
        assert most[0] in best


def test_the_judge_does_not_lead_search_astray_in_last_struggles() -> None:
    from vivat.games.king_is_dead import judge

    for state, seat, best in endgames():
        search = Search(1)
        search.use_judge(judge, 8, 0)
        search.begin(state.known_to(seat), seat, 1)
        search.run(20_000 if FAST else 400)
        assert max(search.options(), key=lambda option: option[1])[0] in best
