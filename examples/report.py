"""The players here against the levels of bots, as a table: `python examples/report.py [--games N] [--levels a,b]`."""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
PLAYERS = {"king_is_dead": 2, "artus": 2, "long_live_the_king": 3, "vive_le_roi": 4}


def row(game: str, level: str, games: int) -> str:
    """What the program takes of games in which both hold the seats in turn."""
    program = f'run:"{sys.executable} {HERE / game}.py"'
    command = [sys.executable, "-m", "vivat.cli", "arena", game, "--players", str(PLAYERS[game])]
    command += ["--bots", f"{program},{level}", "--games", str(games), "--seed", "1", "--workers", "1", "--json"]
    told = json.loads(subprocess.run(command, check=True, capture_output=True).stdout)
    found = told["bots"][0]
    low, high = found["interval"]
    share = f"{found['points_share']:.1%} ({low:.1%} to {high:.1%})"
    return f"| `{game}.py` | {PLAYERS[game]} | {level} | {games} | {share} | {told['even_share']:.1%} |"


def main() -> None:
    reader = argparse.ArgumentParser()
    reader.add_argument("--games", type=int, default=40)
    reader.add_argument("--levels", default="random,novice,easy")
    given = reader.parse_args()
    print("| program | players | against | games | points of a seat, 95 % | even |\n|---|---|---|---|---|---|")
    for game in PLAYERS:
        for level in given.levels.split(","):
            print(row(game, level, given.games), flush=True)


if __name__ == "__main__":
    main()
