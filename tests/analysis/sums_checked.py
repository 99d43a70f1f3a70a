"""That luck and skill add up to the result, of one game, with the cheapest evaluation there is."""

from __future__ import annotations

import vivat
from vivat.analysed import CAUSES, Account
from vivat.analysis import sums, tasks
from vivat.analysis.worth import WHOLE
from vivat.games import all_ids, definition
from vivat.play.chance import below

MOST = 8  # players; more than that play in teams in Vive le Roi !


def random_game(number: int) -> vivat.Match:
    """Any game with any number of players, each choice at random."""
    game = all_ids()[number % len(all_ids())]
    players = [number for number in definition(game).players if number <= MOST]
    match = vivat.game(game, players=players[number // len(all_ids()) % len(players)]).new(seed=number)
    while not match.over:
        seat = min(match.waiting_for)
        choices = match.choices(seat)
        match.choose(seat, choices[below(f"{number}|{len(match.steps)}", len(choices))])
    return match


def accounts(match: vivat.Match, simulations: int = 1) -> list[Account]:
    """All but the weighing of decisions, which no sum needs."""
    todo = [task for task in tasks.tasks(match, None, simulations, 1) if task.kind != "decision"]
    answers = {(task.kind, task.first): tasks.done(task) for task in todo}
    events = tasks.events(match)
    return sums.accounts(match, events, sums.points(match, events, answers))


def faults(match: vivat.Match) -> list[str]:
    found = []
    result = match.result
    assert result is not None
    for account in accounts(match):
        total = account["start"] + sum(account[cause] for cause in CAUSES)
        expected = result.seats[account["seats"][0]].points * WHOLE  # a Fraction, and from another place
        if total != expected or total != account["result"]:
            found.append(f"{match!r}: {account}")
    return found
