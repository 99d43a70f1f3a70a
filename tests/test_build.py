"""The build: what is compiled, what is refused, and that nothing stale ever runs."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Any

import pytest
from fold import Refused
from make_pxd import CONTRACT, translate
from trees import ASK, ROOT, run

from vivat import compiled

# ---- a stale binary is never used ------------------------------------------------------------------------------------


def edit(tree: Path, name: str) -> None:
    path = tree / "src/vivat" / name
    path.parent.mkdir(exist_ok=True)
    with path.open("a") as file:
        file.write("\n# edited\n")


@pytest.mark.parametrize("name", ["engine/rng.py", "engine/state.pxd", "engine/new.py", "games/new/rules.py"])
def test_a_changed_or_new_source_is_never_run_from_an_old_binary(built: Path, name: str) -> None:
    edit(built, name)
    after = run(built, "-c", ASK)
    assert after.stdout.splitlines()[0].startswith("interpreted (the sources changed")
    assert after.stdout.splitlines()[1].endswith("rng.py")
    assert after.stderr.count("\n") == 1


def test_undoing_the_change_finds_the_binary_again(built: Path) -> None:
    path = built / "src/vivat/engine/rng.py"
    before = path.read_bytes()
    edit(built, "engine/rng.py")
    path.write_bytes(before)
    assert run(built, "-c", ASK).stdout.startswith("compiled")


def test_pure_0_refuses_to_run_interpreted(built: Path) -> None:
    assert run(built, "-c", ASK, VIVAT_PURE="0").returncode == 0
    edit(built, "engine/rng.py")
    after = run(built, "-c", ASK, VIVAT_PURE="0")
    assert after.returncode == 1
    assert "the sources changed since they were compiled" in after.stderr


def test_pure_1_runs_the_plain_files_without_a_word(tree: Path) -> None:
    after = run(tree, "-c", ASK, VIVAT_PURE="1")
    assert after.stdout.splitlines()[0] == "interpreted (VIVAT_PURE=1)"
    assert after.stdout.splitlines()[1].endswith("rng.py")
    assert after.stderr == ""


# ---- no compiler -----------------------------------------------------------------------------------------------------


@pytest.fixture
def bare(tree: Path) -> Path:
    shutil.rmtree(tree / "src/vivat/binaries", ignore_errors=True)
    return tree


def test_without_a_working_compiler_the_rules_stay_interpreted_and_the_build_says_so(bare: Path) -> None:
    done = run(bare, "tools/build_rules.py", CC="false")
    assert done.returncode == 0
    assert done.stderr.startswith("rules: interpreted, no working C compiler (")
    assert run(bare, "-c", ASK).stdout.startswith("interpreted (not compiled for")


def test_pure_0_makes_a_missing_compiler_an_error(bare: Path) -> None:
    done = run(bare, "tools/build_rules.py", CC="false", VIVAT_PURE="0")
    assert done.returncode == 1
    assert "VIVAT_PURE=0 asks for one" in done.stderr
    assert not (bare / "src/vivat/binaries").exists()


def test_pure_1_builds_nothing(bare: Path) -> None:
    assert run(bare, "tools/build_rules.py", VIVAT_PURE="1").returncode == 0
    assert not (bare / "src/vivat/binaries").exists()


# ---- a small game, compiled ------------------------------------------------------------------------------------------

DATA = """\
SEATS = 4
HOME = (3, 1, 2)
ROWS = ((1, 2, 3), (4, 5, 6))
HIGH = 1 << 40
NAMES = ("north", "south")
"""
RULES = """\
from __future__ import annotations

from vivat.engine import bits
from vivat.engine.rng import Rng
from vivat.games.toy.data import (
    HIGH,
    HOME,  # where they live
    ROWS,
    SEATS,
)

LOST = -1
PLACES = SEATS * len(HOME)


def twice(x: int) -> int:
    return x << 1


class Toy:
    def __init__(self) -> None:
        self.left = 5
        self.who = LOST
        self.cubes = [LOST] * PLACES
        self.seen: list[Small] = [0] * (SEATS + 1)

    def put(self, place: int, rng: Rng) -> None:
        self.cubes[place] = ROWS[1][rng.below(3)] + twice(HOME[0])
        self.seen[place] += 1

    def far(self, place: int) -> int:
        return self.cubes[place] << 33 | HIGH | bits.one(50)

    def homes(self) -> int:
        total = 0
        for home in HOME:
            total += home
        return total

    def is_late(self, than: int) -> bool:
        return self.left < than
"""
JUDGE = """\
from __future__ import annotations

from vivat.games.toy.data import HOME
from vivat.games.toy.rules import LOST, Toy, twice

FAVOUR = (0.5, 2.0)


def worth(state: Toy, seat: int) -> float:
    return FAVOUR[seat] * state.homes() / HOME[1] + twice(seat) + LOST
"""
TRY = """\
import pickle
from vivat.engine.rng import Rng
from vivat.games.toy import judge, rules

toy, rng = rules.Toy(), Rng(7)
for place in range(4):
    toy.put(place, rng)
print(toy.cubes, toy.seen, toy.far(2), toy.homes(), toy.is_late(9), rules.twice(4), judge.worth(toy, 1))
assert pickle.loads(pickle.dumps(toy)).cubes == toy.cubes
try:
    type("Sub", (rules.Toy,), {})
except TypeError:
    print("final")
"""


def add_toy(tree: Path) -> None:
    folder = tree / "src/vivat/games/toy"
    folder.mkdir()
    for name, text in (("__init__", ""), ("data", DATA), ("rules", RULES), ("judge", JUDGE)):
        (folder / f"{name}.py").write_text(text)


def test_a_game_gives_the_same_answers_compiled_and_interpreted(built: Path) -> None:
    add_toy(built)
    done = run(built, "tools/build_rules.py", VIVAT_PURE="0")
    assert done.returncode == 0, done.stderr
    assert done.stderr.startswith("rules: 2 of "), "only what is new is compiled"
    fast, plain = (run(built, "-c", TRY, VIVAT_PURE=pure) for pure in "01")
    assert fast.stderr == plain.stderr == ""
    assert fast.stdout == plain.stdout + "final\n"


def test_a_mistake_in_the_rules_stops_the_build(tree: Path) -> None:
    add_toy(tree)
    edit(tree, "games/toy/rules.py")
    with (tree / "src/vivat/games/toy/rules.py").open("a") as file:
        file.write("def wrong(names: list[str]) -> int:\n    return 1\n")
    done = run(tree, "tools/build_rules.py", CC="false")
    assert done.returncode == 1
    assert re.search(r"^rules: src/vivat/games/toy/rules.py:\d+: 'list\[str\]'", done.stderr)


# ---- declarations ----------------------------------------------------------------------------------------------------

STATE = "class State:\n    def __init__(self) -> None:\n        self.seats = 2\n\nCHANCE = 1 << 62\nSmall = int\n"
STATE_PXD = "cdef class State:\n" + "".join(f"    cdef void {name}(self) noexcept nogil\n" for name in CONTRACT)


def declare(source: str, name: str = "rules") -> tuple[str, str]:
    files: dict[str, Any] = {"engine/state.py": STATE, "engine/state.pxd": STATE_PXD, "engine/rng.py": ""}
    files |= {"games/toy/data.py": DATA, "games/toy/rules.py": RULES, f"games/toy/{name}.py": source}
    return translate(f"games/toy/{name}.py", {key: text.encode() for key, text in files.items()})


def test_constants_are_folded_into_c() -> None:
    _, pxd = declare("from .data import HOME, ROWS\nfrom vivat.engine.state import CHANCE\nA = -1\nB = HOME[0] | 8\n")
    assert "static const long long vivat_toy_rules_HOME[3] = {3LL, 1LL, 2LL};" in pxd
    assert "static const long long vivat_toy_rules_ROWS[2][3] = {{1LL, 2LL, 3LL}, {4LL, 5LL, 6LL}};" in pxd
    assert f"#define vivat_toy_rules_CHANCE ({1 << 62}LL)" in pxd
    assert "#define vivat_toy_rules_A (-1LL)" in pxd
    assert "#define vivat_toy_rules_B (11LL)" in pxd


def test_every_line_stays_where_it_was() -> None:
    staged, _ = declare(RULES)
    before, after = RULES.splitlines(), staged.splitlines()
    assert len(before) == len(after)
    for number, line in enumerate(before):
        if line.lstrip().startswith(("def", "class", "for")):
            assert after[number] == line


def test_fields_and_methods_are_declared() -> None:
    _, pxd = declare(
        "from vivat.engine.state import Small, State\n"
        "class Toy(State):\n"
        "    def __init__(self) -> None:\n"
        "        super().__init__()\n"
        "        self.seats = 3\n"
        "        self.left = 0\n"
        "        self.cubes = [0] * (4 * 6)\n"
        "        self.tick: Small = 0\n"
        "        self.seen: list[Small] = [-1] * 4\n"
        "    def reward(self, seat: int) -> float:\n"
        "        return 0.5\n"
        "    def is_late(self, than: int, other: Toy) -> bool:\n"
        "        return self.left < than\n"
    )
    assert pxd.endswith(
        "@cython.final\n"
        "cdef class Toy(State):\n"
        "    cdef public long long left\n"
        "    cdef public int cubes[24]\n"
        "    cdef public short tick\n"
        "    cdef public short seen[4]\n"
        "    cpdef bint is_late(self, long long than, Toy other) noexcept nogil\n"
    )


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("def f(k: int) -> int: return 1 << k", "use bits.one"),
        ("def f() -> int: return 0x1FFFFFFFF", "above 32 bits"),
        ("def f(k: int) -> int: return k ** 2", "a power"),
        ("def f(k: int) -> bool: return k / 2 > 1", "divide with //"),
        ("def f(k: int) -> bool: return k > 0.5", "whole numbers"),
        ("def f(k: int) -> float: return k", "whole numbers"),
        ("def f(k) -> int: return k", "no annotation"),
        ("def f(k: int): return k", "no annotation"),
        ("def f(k: list[int]) -> int: return 1", "list[int]"),
        ("def f(k: dict) -> int: return 1", "dict"),
        ("def f() -> str: return ''", "str"),
        ("def f() -> Toy: return Toy()", "compiled class is needed"),
        ("def f(k: int = 3) -> int: return k", "plain parameters"),
        ("NAME = 'king'", "only imports, constants"),
        ("NAME = ((1, 2), (3,))", "rows differ"),
        ("NAME = 2 ** 63", "64 bits"),
        ("NAME = 0.5", "whole numbers"),
        ("from vivat.games.toy.data import NAMES", "NAMES"),
        ("class Toy: x = 3", "only methods"),
        ("class Toy(dict): pass", "one base"),
    ],
)
def test_what_cannot_be_compiled_is_refused_with_its_line(line: str, why: str) -> None:
    with pytest.raises(Refused, match=re.escape(why)) as refused:
        declare(f'"""Rules."""\n\n{line}\n')
    assert str(refused.value).startswith("src/vivat/games/toy/rules.py:3: ")


@pytest.mark.parametrize("value", ["False", "[]", "[0, 0]", "{}", "[0.5] * 3", "unknown", "[[0] * 2] * 2", "'king'"])
def test_a_field_is_an_int_or_a_table_of_ints(value: str) -> None:
    with pytest.raises(Refused, match=r"rules\.py:3: field x is neither an int nor \[int\] \* size"):
        declare(f"class Toy:\n    def __init__(self) -> None:\n        self.x = {value}\n")


def test_a_judge_may_use_floats() -> None:
    _, pxd = declare(JUDGE, "judge")
    assert "from vivat.games.toy.rules cimport Toy\n" in pxd
    assert "static const double vivat_toy_judge_FAVOUR[2] = {0.5, 2.0};" in pxd
    assert "cpdef double worth(Toy state, long long seat) noexcept nogil" in pxd


# ---- the repository --------------------------------------------------------------------------------------------------


def test_no_file_names_a_package_registry() -> None:
    hosts = re.compile("|".join(("pypi[.]", "python" + "hosted", "npm" + "js", "index[-_]" + "url")).encode())
    skip = {".git", ".venv", "binaries", "node_modules", "build", "dist", "__pycache__", "uv.lock"}
    paths = [path for path in ROOT.rglob("*") if path.is_file() and not skip & set(path.relative_to(ROOT).parts)]
    paths = [path for path in paths if not any(part.endswith("_cache") for part in path.parts)]
    assert [str(path) for path in paths if hosts.search(path.read_bytes())] == []


def test_this_process_knows_its_mode() -> None:
    assert compiled.is_compiled() == compiled.mode().startswith("compiled")
