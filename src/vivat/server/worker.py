"""The far end of a bot's process: one question a line on standard input, one answer a line on standard output.

It is given what one seat knows, never the match or its seed. A line `hurry` while it thinks says that somebody waits: a
bot that thinks by the clock then ends as soon as it has made the simulations of its level. It ends when its standard
input does, and it ends itself when an answer takes far too long, even if the server that asked is gone.
"""

from __future__ import annotations

import contextlib
import faulthandler
import functools
import os
import queue
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from vivat import bots
from vivat.bots import Bot, Question, Searcher
from vivat.bots.bot import Past
from vivat.bots.trees import Trees
from vivat.engine.state import State, restore
from vivat.games import definition
from vivat.play import Game

MOST_FILES = 4_096
FAR_TOO_LONG = 60.0  # seconds beyond those of the level
Tried = tuple[int, int, float]  # an option: its action, how often it was tried, the share of the win it promises
TREES = Trees()  # of all levels: their tables are large
HURRY = b"hurry\n"
HURRIED = threading.Event()


class Asked(msgspec.Struct, frozen=True):
    game: str
    level: str
    seat: int
    seed: int
    seconds: float
    knowledge: dict[str, Any]
    past: Past
    weighs: bool = False  # every option is to be told, not the choice alone
    course: str = ""
    threads: int = 1


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    action: int | None = None
    tried: list[Tried] = []
    problem: str = ""


@functools.cache
def bot(level: str, seconds: float) -> Bot:
    made = bots.make(level, seconds=seconds)
    if isinstance(made, Searcher):
        made.trees = TREES
        made.hurried = HURRIED.is_set
    return made


@functools.cache
def kind(game: str) -> type[State]:
    return type(Game(game, players=definition(game).players[0]).start())


def think(asked: Asked) -> Answer:
    knowledge = restore(kind(asked.game), asked.knowledge)
    question = Question(asked.game, asked.seat, knowledge, None, asked.seed, asked.past, asked.course)
    try:
        thinks = bot(asked.level, asked.seconds)
        if isinstance(thinks, Searcher):
            thinks.threads = asked.threads
            if asked.weighs:
                return Answer(tried=thinks.think(question))
        return Answer(thinks.choose(question))
    except Exception as problem:
        return Answer(problem=repr(problem)[:200])


def reply(line: bytes) -> bytes:
    asked = msgspec.json.decode(line, type=Asked)
    with within(asked.seconds + FAR_TOO_LONG):
        return msgspec.json.encode(think(asked))


@contextlib.contextmanager
def within(seconds: float) -> Iterator[None]:
    """What takes longer ends the process."""
    faulthandler.dump_traceback_later(seconds, exit=True)
    try:
        yield
    finally:
        faulthandler.cancel_dump_traceback_later()


def give_way(niceness: int) -> None:
    """People come first. Linux weighs whole sessions against each other, and a process only within its own: so what is
    said of this process is said of its session too."""
    if hasattr(os, "nice"):
        os.nice(niceness)
    with contextlib.suppress(OSError):
        if sys.platform == "linux" and os.getsid(0) == os.getpid():
            Path("/proc/self/autogroup").write_text(str(niceness))


def answering(reply: Callable[[bytes], bytes], niceness: int = 5) -> None:
    """A line for every line, until there are no more."""
    os.closerange(3, MOST_FILES)  # the server's address, which one of several workers hands down
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a Ctrl-C is for the server, which then ends this process
    give_way(niceness)
    with os.fdopen(os.dup(1), "wb") as answers:
        os.dup2(2, 1)  # whatever else is printed is no answer
        for line in lines():
            answers.write(reply(line) + b"\n")
            answers.flush()


def lines() -> Iterator[bytes]:
    """What is asked. It is read beside the thinking, so that a `hurry` is heard."""
    heard: queue.SimpleQueue[bytes] = queue.SimpleQueue()

    def listen() -> None:
        for line in sys.stdin.buffer:
            if line == HURRY:
                HURRIED.set()
            else:
                HURRIED.clear()  # that was for the question before
                heard.put(line)
        heard.put(b"")

    threading.Thread(target=listen, daemon=True).start()
    return iter(heard.get, b"")


if __name__ == "__main__":
    answering(reply)
