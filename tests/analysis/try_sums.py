"""Luck and skill of many random games add up to their results:

PYTHONPATH=src:tests/analysis python tests/analysis/try_sums.py 1000
"""

from __future__ import annotations

import sys
import time

from sums_checked import faults, random_game

from vivat.arena.workers import shared_out, usable_cores


def checked(number: int) -> list[str]:
    return faults(random_game(number))


def main() -> int:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    start, found = time.monotonic(), []
    with shared_out(checked, range(games), usable_cores()) as answers:
        for answer in answers:
            found += answer
    print(f"{games} games in {time.monotonic() - start:.0f} s: {len(found)} sums do not add up")
    print("\n".join(found[:10]))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
