"""What the emitter cannot carry it refuses with file and line."""

from __future__ import annotations

import re

import pytest
import toys
from emit.bindings import extension
from fold import Refused

LINES = [
    ("x = [1, 2]\n    return k", "cannot be carried"),
    ("x = {}\n    return k", "cannot be carried"),
    ("x = 'king'\n    return k", "cannot be carried"),
    ("return sum([k])", "cannot be called"),
    ("return len(HOME)", "cannot be called"),
    ("return print(k)", "cannot be called"),
    ("return k ** 2", "Pow cannot be carried"),
    ("return k @ 2", "MatMult cannot be carried"),
    ("return 1 << 0.5", "LShift cannot be carried for int and float"),
    ("return k // 0.5", "FloorDiv cannot be carried"),
    ("return k / 2", "a float where a int belongs"),
    ("return k or 3", "only where a condition is asked for"),
    ("return k.real", "is no object"),
    ("return HOME", "HOME is no number"),
    ("return ROWS[k]", "one index for each dimension"),
    ("return HOME[0.5]", "an index is a whole number"),
    ("return k[0]", "is no table"),
    ("return missing", "nothing that carried code knows"),
    ("return missing(k)", "cannot be called"),
    ("return f(k, k)", "takes 1 arguments"),
    ("return f(k=k)", "arguments go by place"),
    ("return f(0.5)", "a float where a int belongs"),
    ("return lambda: k", "cannot be carried"),
    ("return 1 if k is None else 2", "cannot be carried"),
    ("return k < HOME[k] < 5", "worked out twice"),
    ("return 0x1FFFFFFFFFFFFFFFFF", "cannot be carried"),
    ("HOME[k] = 1\n    return k", "a constant table is not changed"),
    ("for i in (1, 2):\n        k += i\n    return k", "a loop goes over a range or a table"),
    ("for row in ROWS:\n        k += 1\n    return k", "a loop goes over numbers"),
    ("for i in range(0, 9, k):\n        k += i\n    return k", "by a fixed step"),
    ("for i in range(3):\n        k += i\n    else:\n        k = 0\n    return k", "cannot be carried"),
    ("while k:\n        k -= 1\n    else:\n        k = 5\n    return k", "cannot be carried"),
    ("try:\n        return k\n    finally:\n        pass", "cannot be carried"),
    ("with k:\n        return 1", "cannot be carried"),
    ("del k\n    return 1", "cannot be carried"),
    ("raise ValueError", "cannot be carried"),
    ("assert k\n    return k", "cannot be carried"),
    ("global HOME\n    return k", "cannot be carried"),
    ("match k:\n        case 1:\n            return 2\n    return k", "cannot be carried"),
    ("if k:\n        x = later\n    later = x\n    return later", "a name without a value"),
    ("return", "gives a value back"),
    ("f = k\n    return f(k)", "cannot be called"),
]


@pytest.mark.parametrize(("body", "why"), LINES)
def test_what_cannot_be_carried_is_refused_with_its_line(body: str, why: str) -> None:
    before = f"{toys.HEAD}\n\ndef f(k: int) -> int:\n"
    with pytest.raises(Refused, match=re.escape(why)) as refused:
        toys.emitted(f"{before}    {body}\n")
    first, last = before.count("\n") + 1, before.count("\n") + 1 + body.count("\n")
    line = int(re.match(r"src/vivat/games/toy/rules\.py:(\d+): ", str(refused.value)).group(1))  # type: ignore[union-attr]
    assert first <= line <= last


METHODS = [
    ("self.left = 0.5", "a float where a int belongs"),
    ("self.cubes = 3", "is a table or an object"),
    ("self.new = 3", "nothing that carried code can use"),
    ("self.cubes[0] = self.cubes", "only its cells are numbers"),
    ("toy = self", "another name of an object"),
    ("self.left = self.left + self.take()", "one part of this changes what another reads"),
    ("self.left += self.take()", "one part of this changes what another reads"),
    ("self.cubes[self.left] = self.take() + self.take()", "one part of this changes what another reads"),
    ("self.who = self.both(self.take(), self.left)", "one part of this changes what another reads"),
    ("self.cubes[self.take()] += 1", "worked out twice, and changes something"),
    ("self.who = a = self.take()", "worked out twice, and changes something"),
    ("self.who = self.missing()", "cannot be called"),
    ("return 3", "gives nothing back"),
]


@pytest.mark.parametrize(("line", "why"), METHODS)
def test_what_a_method_cannot_do_is_refused(line: str, why: str) -> None:
    helpers = """\
    def take(self) -> int:
        self.left -= 1
        return self.left

    def both(self, a: int, b: int) -> int:
        return a + b

"""
    before = f"{toys.HEAD}{helpers}    def f(self) -> None:\n"
    with pytest.raises(Refused, match=re.escape(why)) as refused:
        toys.emitted(f"{before}        {line}\n")
    assert str(refused.value).startswith(f"src/vivat/games/toy/rules.py:{before.count(chr(10)) + 1}: ")


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("def f(k) -> int: return k", "no annotation"),
        ("def f(k: list[int]) -> int: return 1", "list[int]"),
        ("def f(k: int) -> str: return k", "'str'"),
        ("def f(k: int = 3) -> int: return k", "plain parameters"),
        ("def f(*k: int) -> int: return 1", "plain parameters"),
        ("def f(k: int) -> int:\n    if k: return 1", "without a value"),
        ("def f(k: int) -> int:\n    while k: return 1", "without a value"),
        ("NAME = 'king'", "no number and no table"),
        ("NAME = ((1, 2), (3,))", "rows differ"),
        ("NAME = 2 ** 63", "64 bits"),
        ("NAME = 0.5", "whole numbers"),
        ("print(3)", "only imports, constants"),
        ("class Other(dict): pass", "one base"),
        ("class Toy: pass", "Toy is there already"),
        ("def f() -> int: return 1\ndef f() -> int: return 2", "f is there already"),
    ],
)
def test_what_a_file_may_not_hold_is_refused(line: str, why: str) -> None:
    with pytest.raises(Refused, match=re.escape(why)) as refused:
        toys.emitted(f"{toys.HEAD}\n\n{line}\n")
    first, last = toys.HEAD.count("\n") + 3, toys.HEAD.count("\n") + 3 + line.count("\n")
    assert int(str(refused.value).removeprefix("src/vivat/games/toy/rules.py:").partition(":")[0]) in (first, last)


@pytest.mark.parametrize(
    "value", ["False", "[]", "[0, 0]", "{}", "[0.5] * 3", "unknown", "[[0] * 2] * 2", "'king'", "0.5"]
)
def test_a_field_of_a_game_is_an_int_or_a_table_of_ints(value: str) -> None:
    with pytest.raises(Refused, match=r"rules\.py:\d+: field x is neither an int nor \[int\] \* size"):
        toys.emitted(toys.HEAD.replace("self.left = 5", f"self.x = {value}"))


def test_a_game_without_a_state_is_refused() -> None:
    with pytest.raises(Refused, match="no class derived from State"):
        toys.emitted("NAME = 3\n")


def test_engine_code_that_others_stand_on_must_be_there() -> None:
    files = toys.files(toys.HEAD)
    files["engine/playout.py"] = files["engine/playout.py"].replace(b"def play_out(", b"def played(")
    with pytest.raises(Refused, match=r"engine/playout\.py:1: play_out is missing"):
        toys.header("toy", files)


@pytest.mark.parametrize("line", ["return k > 0.5", "return k / 2 > 1", "return float(k) > 1"])
def test_the_rules_of_a_compiled_game_count_in_whole_numbers(line: str) -> None:
    with pytest.raises(Refused, match=r"rules\.py:\d+: (/ makes )?a float: rules"):
        extension("toy", toys.files(f"{toys.HEAD}\n\ndef f(k: int) -> bool:\n    {line}\n"))
