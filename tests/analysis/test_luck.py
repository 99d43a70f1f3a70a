"""Luck and skill: they add up, chance is weighed by its exact weights, and nobody answers a choice nobody has seen."""

from __future__ import annotations

from typing import Any

import pytest
from games_played import played
from sums_checked import accounts, faults, random_game

import vivat
from vivat.analysis import sums, tasks, worth
from vivat.analysis.worth import WHOLE
from vivat.engine.numbers import CHANCE
from vivat.games import all_ids


@pytest.mark.parametrize("number", range(8))
def test_start_luck_and_skill_add_up_to_the_result(number: int) -> None:
    """A small share of what try_sums.py does."""
    assert faults(random_game(number)) == []


def test_a_sum_that_is_wrong_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    match = random_game(0)
    monkeypatch.setattr(sums, "cause", lambda event, seats: "luck" if event.kind == "chance" else "own")
    assert faults(match) == []  # however it is shared out
    whole = accounts(match)
    monkeypatch.setattr("sums_checked.accounts", lambda match: [{**whole[0], "luck": whole[0]["luck"] + 1}])
    assert len(faults(match)) == 1


def test_the_sides_of_a_team_game_are_its_teams() -> None:
    match = vivat.game("king_is_dead", players=4).new(seed=1)
    assert sums.sides_of(match) == [[0, 2], [1, 3]]


def first_die(match: vivat.Match) -> int:
    """A step at which one die, and nothing more, was thrown."""
    events = tasks.events(match)
    return next(
        event.first for event in events if event.kind == "chance" and worth.all_ways(before(match, event.first))
    )


def before(match: vivat.Match, step: int) -> Any:
    return match.steps[step].before


def test_what_chance_could_have_brought_is_weighed_by_the_exact_weights() -> None:
    """The last card of a deal, of which there are more of one kind than of another."""
    match = played("long_live_the_king", "random")
    uneven = (
        (state, ways)
        for state, who, _ in match.steps
        if who == CHANCE and len({weight for _, weight in state.chances()}) > 1
        if (ways := worth.all_ways(state)) and all(len(path) == 1 for path, _, _ in ways)
    )
    state, ways = next(uneven)
    chances = dict(state.chances())
    total = sum(chances.values())
    assert sum(part for _, _, part in ways) == pytest.approx(1)
    assert {path[0]: part for path, _, part in ways} == {
        outcome: pytest.approx(weight / total) for outcome, weight in chances.items()
    }
    assert all(after.waiting_for != CHANCE for _, after, _ in ways)


def test_the_mean_over_all_outcomes_is_what_was_expected() -> None:
    """Luck is zero on average: the outcomes' luck, weighted, adds up to nothing."""
    match = played("artus", "random")
    step = first_die(match)
    state = before(match, step)
    ways = worth.all_ways(state)
    assert ways
    values = {path: worth.worth("artus", after, False, 16, f"x|{n}").parts for n, (path, after, _) in enumerate(ways)}
    for path, _, part in ways:
        found = worth.outlook("artus", state, path, 16, "x")
        assert found.exact and found.weight == part
        expected = [rest + part * own for rest, own in zip(found.rest, values[path], strict=True)]
        mean = [sum(share * values[way][seat] for way, _, share in ways) for seat in range(2)]
        assert expected == pytest.approx(mean)


def test_before_chance_the_curve_has_the_mean_of_what_could_come() -> None:
    match = tasks.opened(played("artus", "random").record())
    events = tasks.events(match)
    answers = {
        (task.kind, task.first): tasks.done(task) for task in tasks.tasks(match, None, 8, 1) if task.kind != "decision"
    }
    curve = sums.points(match, events, answers)
    exact = 0
    for number, event in enumerate(events):
        answer = answers.get(("chance", event.first))
        if isinstance(answer, tasks.Chance) and answer.exact:
            after = curve[number + 1].parts
            mean = [rest + answer.weight * part for rest, part in zip(answer.rest, after, strict=True)]
            assert curve[number].parts == pytest.approx(mean, abs=1)
            assert sum(curve[number].parts) == pytest.approx(WHOLE, rel=0.01)  # one win, by judges that round
            exact += 1
    assert exact > 5


def test_a_large_deal_is_drawn_by_weight_and_says_so() -> None:
    match = played("king_is_dead", "random")
    found = worth.outlook("king_is_dead", before(match, 0), [], 8, "x")
    assert not found.exact
    assert found.weight == 0
    assert sum(found.rest) == pytest.approx(WHOLE, rel=0.001)
    assert all(doubt > 0 for doubt in found.doubt)


@pytest.mark.parametrize("game", ["long_live_the_king", "vive_le_roi"])
def test_a_secret_choice_is_not_answered_before_it_is_revealed(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the middle of a secret round the others choose from what they know, in which no choice of this round is."""
    match = tasks.opened(played(game, "random").record())
    event = next(event for event in tasks.events(match) if event.pending and event.kind == "decision")
    asked = []
    searched = worth.searched

    def noted(state: Any, seat: int, *more: Any) -> int:
        asked.append(state.known_to(seat).waiting_for)
        return searched(state, seat, *more)

    monkeypatch.setattr(worth, "searched", noted)
    worth.worth(game, before(match, event.first), True, 8, "x")
    whole_round = before(match, event.first - 1).waiting_for
    assert asked
    assert all(waiting & whole_round == waiting and waiting.bit_count() > 1 for waiting in asked)


@pytest.mark.parametrize("game", all_ids())
def test_the_end_of_the_curve_is_the_result_and_forced_steps_change_nothing(game: str) -> None:
    match = tasks.opened(played(game, "random").record())
    events = tasks.events(match)
    assert [event.first for event in events[1:]] == [event.end for event in events[:-1]]
    assert (events[0].first, events[-1].end) == (0, len(match.steps))
    todo = [task for task in tasks.tasks(match, None, 1, 1) if task.kind != "decision"]
    curve = sums.points(match, events, {(task.kind, task.first): tasks.done(task) for task in todo})
    for number, event in enumerate(events):
        if event.kind == "forced":
            assert curve[number].parts == curve[number + 1].parts
    assert [part * 840 // WHOLE for part in curve[-1].parts] == match.state.rewards()


def test_who_played_at_random_lost_by_his_own_choices() -> None:
    """300 simulations against random: what the loser's own choices gave is clearly below zero."""
    match = played("king_is_dead", "300", "random")
    strong, weak = accounts(match, 400)
    assert weak["result"] == 0
    assert weak["own"] < -0.15 * WHOLE
    assert weak["own"] < strong["own"]
