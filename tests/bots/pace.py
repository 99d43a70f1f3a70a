"""How many simulations the levels that think by the clock make in their time, by game, on one core of this machine.

    python tests/bots/pace.py

Choices of two random games of each kind are searched for a while, and the time of this process is taken.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import kit

import vivat
from vivat.bots.levels import LEVELS
from vivat.bots.searcher import search_for

SIMULATIONS = 3_000
TIMED = {name: level for name, level in LEVELS.items() if level.timed and not level.learned}


def pace(game: str, players: int) -> float:
    """Simulations in a second."""
    search, done, used = search_for(game), 0, 0.0
    for seed in (1, 2):
        for state in kit.some_states(game, {"players": players}, seed=seed, share=0.1):
            asked = [seat for seat in range(state.seats) if len(state.options(seat)) > 1]
            for seat in asked[:1]:
                search.begin(state.known_to(seat), seat, 1)
                begun = time.process_time()
                search.run(SIMULATIONS)
                used += time.process_time() - begun
                done += SIMULATIONS
    return done / used


def main() -> None:
    print(f"| game | players | {' | '.join(f'`{name}`, {level.seconds:g} s' for name, level in TIMED.items())} |")
    print("|---|---|" + "---|" * len(TIMED))
    for game in vivat.game_ids():
        for players in sorted({vivat.games.definition(game).players[0], vivat.games.definition(game).usual}):
            each = pace(game, players)
            told = " | ".join(f"{round(each * level.seconds, -4):,.0f}" for level in TIMED.values())
            print(f"| {vivat.locale.say(game, 'en')} | {players} | {told} |", flush=True)


if __name__ == "__main__":
    main()
