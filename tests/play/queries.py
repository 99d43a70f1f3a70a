"""Every query of a match and of a table, tried in worlds that one seat cannot tell apart: what is hidden from it is
dealt anew, and chance will bring something else. Each must answer the seat the same; what is refused changes nothing.

    python tests/play/queries.py --matches 2000
"""

from __future__ import annotations

import argparse
import copy
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import kit
import msgspec

from vivat.bots import question
from vivat.engine.rng import Rng
from vivat.errors import Refusal
from vivat.play import Game, Match
from vivat.table import Fresh, Table, commands, create, decide
from vivat.table.show import Moment, Standing

MOMENTS = 3  # looked at in each match
TWINS = 2  # worlds beside the true one
SEQUENCES = 8  # tried at each moment
WHO = "a" * 64
FRESH = Fresh("t2", "other", "other")


def tried(game: str, options: dict[str, Any], number: int) -> Counter[str]:
    """One random match; how often each query was tried, and how."""
    random = Random(f"{game} {options} {number}")
    table = whole_table(game, options, random.randbytes(8).hex())
    counts: Counter[str] = Counter()
    length = random.choice((20, 60, 200))
    when = sorted(random.randrange(length) for _ in range(MOMENTS))
    for step in range(when[-1] + 1):
        if table.status == "over":
            break
        seat = random.choice(sorted(table.waiting))
        if step in when:
            counts += compared(table, seat, random)
            counts += compared(table, random.randrange(len(table.seats)), random)
        table = decided(table, choosing(table, seat, [random.choice(table.running.choices(seat))]))
    return counts


def whole_table(game: str, options: dict[str, Any], seed: str) -> Table:
    """A running table whose seats are all held by one client, so that any of them may be asked."""
    players = Game(game, **options).options["players"]
    seats = [commands.Plan("person" if n == 0 else "screen", f"P{n}") for n in range(players)]
    table = create(WHO, commands.Create("new", game, seats, options), 1, ["easy"], Fresh("t1", seed, "come")).table
    for number in range(len(seats)):
        table = decided(table, commands.Ready(id=f"r{number}", table="t1", seq=table.seq, seat=number))
    return table


def decided(table: Table, command: Any) -> Table:
    return decide(table, WHO, command, 1, ["easy"], FRESH).table


def choosing(table: Table, seat: int, choices: list[str], seq: int | None = None) -> commands.Choose:
    return commands.Choose(
        id=f"c{table.seq}", table="t1", seq=table.seq if seq is None else seq, seat=seat, choices=choices
    )


# ---- worlds ----------------------------------------------------------------------------------------------------------


def worlds(table: Table, seat: int, random: Random) -> list[Table]:
    """The table itself, and twins of it."""
    return [table, *(twin(table, seat, random) for _ in range(TWINS))]


def twin(table: Table, seat: int, random: Random) -> Table:
    """Equal to the table in all that the seat knows: other hidden cards, other secret choices, another future."""
    other = table.fork()
    match, truth = other.running, table.running.state
    match.seed = random.randbytes(8).hex()
    match.state = truth.known_to(seat).imagined(Rng(random.randrange(1 << 30)))
    while match.state.waiting_for & ~truth.waiting_for > 0:  # those who have chosen in secret choose something
        late = next(n for n in range(match.seats) if (match.state.waiting_for & ~truth.waiting_for) >> n & 1)
        match.state.play(late, random.choice(match.state.options(late)))
    assert match.state.waiting_for == truth.waiting_for
    assert match.state.known_to(seat).fields() == truth.known_to(seat).fields()
    return other


# ---- queries ---------------------------------------------------------------------------------------------------------


def compared(table: Table, seat: int, random: Random) -> Counter[str]:
    """Every query in all worlds; how often each was tried, by what it answered."""
    counts: Counter[str] = Counter()
    alike = worlds(table, seat, random)
    for name, query in queries(alike, seat, random):
        answers = [answer(world, query) for world in alike]
        assert answers.count(answers[0]) == len(answers), f"{name} of {table.game} tells seat {seat}: {answers}"
        counts[f"{name} {answers[0][0]}"] += 1
    return counts


def answer(world: Table, query: Callable[[Table], Any]) -> tuple[str, ...]:
    table = world.fork()
    try:
        return ("answered", text_of(query(table)))
    except Refusal as problem:
        assert everything(table.running) == everything(world.running), "a refusal changed something"
        kind, values = type(problem).__name__, repr(sorted(problem.values.items()))
        return ("refused", kind, problem.message, str(problem.rule), values, problem.said("fr"))


def text_of(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def everything(match: Match) -> Any:
    return match.state.fields(), len(match.steps), match.drawn


def queries(alike: list[Table], seat: int, random: Random) -> Iterator[tuple[str, Callable[[Table], Any]]]:
    for _ in range(SEQUENCES):
        words = sequence(alike, seat, random)
        yield "match.choose", lambda table, words=words: table.running.choose(seat, *words)
        yield "choose", lambda table, words=words: bool(decided(table, choosing(table, seat, words)))
        yield "old choose", lambda table, words=words: bool(decided(table, choosing(table, seat, words, seq=0)))
    yield "match.undo", lambda table: table.running.undo(seat)
    yield "undo", lambda table: bool(decided(table, commands.Undo(id="u", table="t1", seq=table.seq, seat=seat)))
    for outcome in ("die:4", "draw:scots"):
        yield "happen", lambda table, outcome=outcome: table.running.happen(outcome)
    yield "outcomes", lambda table: table.running.outcomes()
    for viewer in (seat, None):
        yield "view", lambda table, viewer=viewer: table.running.view(viewer)
        yield "aid", lambda table, viewer=viewer: table.running.aid(viewer)
    yield "before", lambda table: table.running.before(10**6).view(seat)
    yield "before", lambda table: table.running.before(-1).view(seat)
    yield "seen", lambda table: Moment(table).seen(Standing((seat,)), 0)
    yield "question", lambda table: plain(question(table.running, seat, 1))


def plain(asked: Any) -> Any:
    return asked.game, asked.seat, asked.knowledge.fields(), asked.view, asked.past


def sequence(alike: list[Table], seat: int, random: Random) -> list[str]:
    """Words that are possible one after the other in one of the worlds; sometimes the last is possible in none."""
    match = copy.copy(random.choice(alike).running)
    words: list[str] = []
    for _ in range(random.randint(1, 4)):
        possible = match.choices(seat)
        if not possible or random.random() < 0.1:
            return [*words, random.choice([*possible, "nonsense:1", *words])]
        words.append(random.choice(possible))
        match.take(seat, words[-1])
    return words


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=200, help="of each game and set of options")
    matches = parser.parse_args().matches
    counts: Counter[str] = Counter()
    for game, options in kit.all_cases():
        for number in range(matches):
            counts += tried(game, options, number)
    for name, number in sorted(counts.items()):
        print(f"{number:>9} {name}")


if __name__ == "__main__":
    main()
