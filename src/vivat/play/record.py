"""Record files: a match as text. The grammar, line by line:

    vivat record 1
    game: king_is_dead
    options: players=3 mode=advanced open_discards=false first_seat=random ...
    chance: seed 7                  or: typed; a redacted record says: secret
    rules: 2                        the edition of the game's rules, unless it is the first
    position: {...}                 only if the match was loaded from one: a single line of JSON
                                    (an empty line)
    ! draw:scots                    an outcome
    0 turn:assemble                 a choice of seat 0
    1 ?                             a step the asking seat may not read, in a redacted record only
    end: 2 running                  how many steps there were; running or over

A record is the save file, the export, the test fixture and the training sample. One that comes from elsewhere is
untrusted: it is bounded, read strictly, and refused with line and reason; it is never half loaded.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, NamedTuple

from vivat.engine.numbers import CHANCE
from vivat.errors import BadRecord, Refusal
from vivat.games import definition
from vivat.options import from_words, shown
from vivat.play import chance
from vivat.play.game import as_played

if TYPE_CHECKING:
    from vivat.play.match import Match

FIRST_LINE = "vivat record 1"
MOST_CHARACTERS = 2_000_000
MOST_STEPS = 20_000


# ---- writing ---------------------------------------------------------------------------------------------------------


def write(match: Match, seat: int | str | None = "all") -> str:
    whole = seat == "all" or match.over
    log: list[tuple[int | str, Any]] = list(match.history()) if whole else match.log(checked_seat(seat))
    game = match.game
    lines = [FIRST_LINE, f"game: {game.id}", f"options: {words_of(game.options)}", f"chance: {source(match, whole)}"]
    if game.definition.edition > 1:
        lines.append(f"rules: {game.definition.edition}")
    if match.origin is not None and whole:
        lines.append("position: " + json.dumps(match.origin, ensure_ascii=False, separators=(",", ":")))
    lines.append("")
    lines += [f"{'!' if who == 'chance' else who} {word or '?'}" for who, word in log]
    lines.append(f"end: {len(match.steps)} {'over' if match.over else 'running'}")
    return "\n".join(lines) + "\n"


def checked_seat(seat: int | str | None) -> int | None:
    if isinstance(seat, str):
        raise BadRecord("record-seat", line=0, seat=seat)
    return seat


def words_of(options: dict[str, Any]) -> str:
    return " ".join(f"{name}={shown(value)}" for name, value in options.items())


def source(match: Match, whole: bool) -> str:
    if match.seed is None:
        return "typed"
    return f"seed {match.seed}" if whole else "secret"


# ---- reading ---------------------------------------------------------------------------------------------------------


class Head(NamedTuple):
    """One line of the header."""

    line: int
    value: str


def read(text: str, most: int = MOST_STEPS) -> Match:
    """The match a record tells, of so many steps at most. It is played through again, so only a possible match can be
    read."""
    if not isinstance(text, str) or len(text) > MOST_CHARACTERS:
        raise BadRecord("record-size", line=1, most=MOST_CHARACTERS)
    lines = text.split("\n")
    head, number = read_head(lines)
    body = lines[number:]
    if body and body[-1] == "":
        body.pop()
    if not body or not body[-1].startswith("end: "):
        raise BadRecord("record-cut", line=len(lines))
    if len(body) - 1 > most:
        raise BadRecord("record-steps", line=number + most, most=most)
    seed = read_seed(head["chance"])
    match = opened(head)
    for offset, line in enumerate(body[:-1]):
        replay_line(match, line, number + offset + 1)
    last = f"end: {len(match.steps)} {'over' if match.over else 'running'}"
    if body[-1] != last:
        raise BadRecord("record-end", line=number + len(body), found=body[-1][:60], expected=last)
    match.seed = seed  # until here the outcomes were those of the record
    return match


def read_head(lines: list[str]) -> tuple[dict[str, Head], int]:
    """The header by name, and the number of lines it takes with the empty line behind it."""
    if lines[0] != FIRST_LINE:
        raise BadRecord("record-first-line", line=1, expected=FIRST_LINE)
    head: dict[str, Head] = {}
    names = ("game", "options", "chance", "rules", "position")
    for number, line in enumerate(lines[1:], start=2):
        if line == "":
            break
        name, colon, value = line.partition(": ")
        if not colon or name not in names or name in head:
            raise BadRecord("record-head", line=number, found=line[:60], allowed=names)
        head[name] = Head(number, value)
    else:
        raise BadRecord("record-cut", line=len(lines))
    for name in names[:3]:
        if name not in head:
            raise BadRecord("record-head-missing", line=number, name=name)
    return head, number


def opened(head: dict[str, Head]) -> Match:
    """A match at its beginning, as the header says, with typed chance."""
    part = "game"
    try:
        defined = definition(head[part].value)
        part = "options"
        edition = read_edition(head, defined.edition)
        given = from_words(defined.named_now(edition, read_options(head[part])), defined.options)
        game = as_played(defined.id, edition, given)
        if "position" not in head:
            return game.new(chance="typed")
        part = "position"
        return game.load(read_json(head[part]))
    except BadRecord:
        raise
    except Refusal as problem:
        raise BadRecord("record-refused", line=head[part].line, problem=problem) from None


def read_options(head: Head) -> dict[str, str]:
    given: dict[str, str] = {}
    for pair in head.value.split(" "):
        name, sign, value = pair.partition("=")
        if not sign or name in given or not name.isidentifier():
            raise BadRecord("record-option", line=head.line, found=pair[:60])
        given[name] = value
    return given


def read_edition(head: dict[str, Head], newest: int) -> int:
    """A record that does not say it is of the first edition."""
    if "rules" not in head:
        return 1
    line, value = head["rules"]
    if value not in map(str, range(1, newest + 1)):
        raise BadRecord("record-rules", line=line, found=value[:60], newest=newest)
    return int(value)


def read_seed(head: Head) -> int | str | None:
    if head.value == "typed":
        return None
    kind, _, seed = head.value.partition(" ")
    if kind != "seed" or not seed or len(seed) > 200 or not seed.isprintable():
        raise BadRecord("record-chance", line=head.line, found=head.value[:60])
    return int(seed) if seed.removeprefix("-").isdecimal() and str(int(seed)) == seed else seed


def read_json(head: Head) -> Any:
    try:
        return json.loads(head.value)
    except (ValueError, RecursionError):
        raise BadRecord("record-json", line=head.line) from None


def replay_line(match: Match, line: str, number: int) -> None:
    who, space, word = line.partition(" ")
    if not space or not (who == "!" or (who.isascii() and who.isdecimal() and len(who) <= 2)):
        raise BadRecord("record-line", line=number, found=line[:60])
    if word == "?":
        raise BadRecord("record-hidden", line=number)
    try:
        if who == "!":
            match.happen(word)
        else:
            match.choose(int(who), word)
    except Refusal as problem:
        raise BadRecord("record-refused", line=number, problem=problem) from None


# ---- checking --------------------------------------------------------------------------------------------------------


def first_wrong_outcome(match: Match) -> int | None:
    """The number of the first step whose outcome is not the seed's; None if all are."""
    if match.seed is None:
        raise BadRecord("record-no-seed", line=4)
    points = 0
    for index, (before, who, number) in enumerate(match.steps):
        if who == CHANCE:
            if chance.drawn(match.seed, points, before.chances()) != number:
                return index
            points += 1
    return None
