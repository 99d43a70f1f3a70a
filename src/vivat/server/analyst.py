"""The far end of an analysis: a process that is given one finished match and does its parts one by one.

It is asked a line and answers a line. The server shares out whose part is done next; the numbers are found here.
"""

from __future__ import annotations

import msgspec

from vivat.analysis import Analysis
from vivat.analysis.whole import OtherAnalysis
from vivat.play.record import read
from vivat.server.parts import Begin, Next, Save, Told
from vivat.server.worker import answering, within

TOO_LONG = 120.0  # seconds for one part


class Analyst:
    def __init__(self) -> None:
        self.analysis: Analysis | None = None

    def reply(self, line: bytes) -> bytes:
        with within(TOO_LONG):
            return msgspec.json.encode(self.answer(msgspec.json.decode(line, type=Begin | Next | Save)))

    def answer(self, asked: Begin | Next | Save) -> Told:
        if isinstance(asked, Begin):
            self.analysis = begun(asked)
            self.parts = self.analysis.steps()
            return self.told()
        assert self.analysis is not None
        if isinstance(asked, Save):
            return self.told(self.analysis.saved())
        if next(self.parts, None) is None:
            return self.told(self.analysis.result())
        return self.told()

    def told(self, body: object = None) -> Told:
        assert self.analysis is not None
        whole, done = len(self.analysis.tasks), len(self.analysis.answers)
        return Told(done, whole, msgspec.Raw(msgspec.json.encode(body)))


def begun(asked: Begin) -> Analysis:
    """Gone on with, if what was saved is of this match and made in this way."""
    match = read(asked.record)
    try:
        return Analysis(match, asked.level, saved=asked.saved)
    except OtherAnalysis:
        return Analysis(match, asked.level)


if __name__ == "__main__":
    answering(Analyst().reply, niceness=10)
