"""A process that answers slices: one JSON object in, one out, a line each. Run with VIVAT_PURE=1 it is the same code,
interpreted."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import asdict
from pathlib import Path

from benchmarks.slices import MEASURES, Case, Slice, Work, timed

ROOT = Path(__file__).resolve().parent.parent


class Worker:
    """The near end: asks the process for slices."""

    def __init__(self) -> None:
        env = {**os.environ, "VIVAT_PURE": "1"}
        pipe = subprocess.PIPE
        command = [sys.executable, "-m", "benchmarks.worker"]
        self.process = subprocess.Popen(command, cwd=ROOT, env=env, stdin=pipe, stdout=pipe, text=True)

    def slice(self, case: Case, measure: str, least: float) -> Slice:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps({**asdict(case), "measure": measure, "least": least}) + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            raise RuntimeError(f"the interpreted worker ended with status {self.process.wait()}")
        return Slice(**json.loads(answer))

    def close(self) -> None:
        if self.process.stdin:
            self.process.stdin.close()
        self.process.wait()


def main() -> None:
    """The far end."""
    works: dict[tuple[Case, str], Work] = {}
    for line in sys.stdin:
        asked = json.loads(line)
        case, measure = Case(asked["game"], asked["options"]), asked["measure"]
        if (case, measure) not in works:
            works[case, measure] = MEASURES[measure](case.start())
        print(json.dumps(asdict(timed(works[case, measure], asked["least"]))), flush=True)


if __name__ == "__main__":
    main()
