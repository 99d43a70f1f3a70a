"""A bot that is a process: it reads one line of JSON from standard input and writes one to standard output.

    asked:      {"number": 12, "seed": 5571, "view": {... as Match.view gives it, with "choices" ...}}
    answered:   {"number": 12, "choice": "turn:pass"}

The process is started at its first question and lives until nobody will ask again; then its standard input ends. What
it writes to standard error goes to ours. One that is silent for too long, ends, or answers anything else has failed: it
is stopped, BotFailed says why, and a fresh process answers the next question.
"""

from __future__ import annotations

import contextlib
import queue
import shlex
import subprocess
import threading
from typing import Any

import msgspec

from vivat.bots.bot import BotFailed, Question, UnknownBot

SECONDS = 10.0
LONGEST_LINE = 65536
PREFIX = "run:"


class Answer(msgspec.Struct, forbid_unknown_fields=True):
    number: int
    choice: str


class External:
    needs_view = True

    def __init__(self, command: str, *, name: str | None = None, seconds: float = SECONDS) -> None:
        self.command = shlex.split(command)
        if not self.command:
            raise UnknownBot("bot-command", command=command)
        self.name = name or f"{PREFIX}{command}"
        self.seconds = seconds
        self.process: subprocess.Popen[bytes] | None = None
        self.asked = 0

    def choose(self, question: Question) -> int:
        self.asked += 1
        message = {"number": self.asked, "seed": question.seed, "view": question.view}
        try:
            process = self.started()
            self.send(process, msgspec.json.encode(message) + b"\n")
            return self.read(self.receive(process), question)
        except BotFailed:
            self.stop()
            raise

    def send(self, process: subprocess.Popen[bytes], line: bytes) -> None:
        assert process.stdin
        try:
            process.stdin.write(line)
            process.stdin.flush()
        except OSError:
            raise self.failed("bot-died", status=status(process)) from None

    def receive(self, process: subprocess.Popen[bytes]) -> bytes:
        """One line. It is read in a thread, because only a thread can be waited for with a limit on every system."""
        lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        threading.Thread(target=read_line, args=(process, lines), daemon=True).start()
        try:
            line = lines.get(timeout=self.seconds)
        except queue.Empty:
            raise self.failed("bot-silent", seconds=self.seconds) from None
        if not line:
            raise self.failed("bot-died", status=status(process))
        return line

    def read(self, line: bytes, question: Question) -> int:
        assert question.view is not None
        named: dict[str, int] = dict(
            zip(question.view["choices"], question.knowledge.options(question.seat), strict=True)
        )
        try:
            answer = msgspec.json.decode(line, type=Answer)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise self.failed("bot-nonsense", answer=excerpt(line)) from None
        if answer.number != self.asked or answer.choice not in named:
            raise self.failed("bot-nonsense", answer=excerpt(line))
        return named[answer.choice]

    def started(self) -> subprocess.Popen[bytes]:
        if self.process is None:
            try:
                self.process = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
            except OSError as problem:
                raise self.failed("bot-no-start", problem=problem.strerror or str(problem)) from None
        return self.process

    def failed(self, message: str, **values: Any) -> BotFailed:
        return BotFailed(message, bot=self.name, **values)

    def stop(self) -> None:
        if self.process:
            self.process.kill()
            self.leave(self.process)

    def close(self) -> None:
        """Its standard input ends; a process that does not end soon after is stopped."""
        if self.process:
            assert self.process.stdin
            try:
                self.process.stdin.close()
                self.process.wait(timeout=2)
            except (OSError, subprocess.TimeoutExpired):
                self.process.kill()
            self.leave(self.process)

    def leave(self, process: subprocess.Popen[bytes]) -> None:
        process.wait()
        for pipe in (process.stdin, process.stdout):
            with contextlib.suppress(OSError):
                if pipe:
                    pipe.close()
        self.process = None


def read_line(process: subprocess.Popen[bytes], lines: queue.SimpleQueue[bytes]) -> None:
    """The next line, empty if the process has ended. An endless one is cut off, and so read as nonsense."""
    assert process.stdout
    with contextlib.suppress(OSError, ValueError):
        lines.put(process.stdout.readline(LONGEST_LINE))


def status(process: subprocess.Popen[bytes]) -> str:
    """The exit status of a process that has ended or is about to."""
    try:
        return str(process.wait(timeout=1))
    except subprocess.TimeoutExpired:
        return "-"


def excerpt(line: bytes) -> str:
    text = line.decode("utf-8", "replace").strip()
    return text if len(text) <= 60 else text[:57] + "..."
