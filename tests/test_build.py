"""The build: what is compiled, what is refused, and that nothing stale ever runs."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from trees import ASK, ROOT, run

from vivat import compiled

# ---- a stale binary is never used ------------------------------------------------------------------------------------


def edit(tree: Path, name: str) -> None:
    path = tree / "src/vivat" / name
    path.parent.mkdir(exist_ok=True)
    with path.open("a") as file:
        file.write("\n# edited\n")


@pytest.mark.parametrize("name", ["engine/rng.py", "engine/new.py", "games/artus/judge.py", "games/new/rules.py"])
def test_a_changed_or_new_source_is_never_run_from_an_old_binary(built: Path, name: str) -> None:
    edit(built, name)
    after = run(built, "-c", ASK)
    assert after.stdout.splitlines()[0].startswith("interpreted (the sources changed")
    assert after.stdout.splitlines()[1].endswith("rules.py")
    assert after.stderr.count("\n") == 1


def test_undoing_the_change_finds_the_binary_again(built: Path) -> None:
    path = built / "src/vivat/engine/rng.py"
    before = path.read_bytes()
    edit(built, "engine/rng.py")
    path.write_bytes(before)
    told = run(built, "-c", ASK).stdout.splitlines()
    assert told[0] == "compiled"
    assert "binaries" in told[1]


def test_pure_0_refuses_to_run_interpreted(built: Path) -> None:
    assert run(built, "-c", ASK, VIVAT_PURE="0").returncode == 0
    edit(built, "engine/rng.py")
    after = run(built, "-c", ASK, VIVAT_PURE="0")
    assert after.returncode == 1
    assert "the sources changed since they were compiled" in after.stderr


def test_pure_1_runs_the_plain_files_without_a_word(tree: Path) -> None:
    after = run(tree, "-c", ASK, VIVAT_PURE="1")
    assert after.stdout.splitlines()[0] == "interpreted (VIVAT_PURE=1)"
    assert after.stdout.splitlines()[1].endswith("rules.py")
    assert after.stderr == ""


# ---- no compiler -----------------------------------------------------------------------------------------------------


@pytest.fixture
def bare(tree: Path) -> Path:
    shutil.rmtree(tree / "src/vivat/binaries", ignore_errors=True)
    return tree


def test_without_a_working_compiler_the_rules_stay_interpreted_and_the_build_says_so(bare: Path) -> None:
    done = run(bare, "tools/build_rules.py", CXX="false")
    assert done.returncode == 0
    assert done.stderr.startswith("rules: interpreted, no working C++ compiler (")
    assert run(bare, "-c", ASK).stdout.startswith("interpreted (not compiled for")


def test_pure_0_makes_a_missing_compiler_an_error(bare: Path) -> None:
    done = run(bare, "tools/build_rules.py", CXX="false", VIVAT_PURE="0")
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
from vivat.engine.bits import Byte, Small
from vivat.engine.rng import Rng
from vivat.engine.state import State
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


class Toy(State):
    def __init__(self) -> None:
        super().__init__()
        self.left = 5
        self.who = LOST
        self.cubes = [LOST] * PLACES
        self.seen: Small = [0] * (SEATS + 1)
        self.age: Byte = 0

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


class Purse:
    def __init__(self) -> None:
        self.coins = [3] * 4
        self.weight = 0.25

    def take(self, place: int, coins: int) -> int:
        self.coins[place] -= coins
        return self.coins[place]


def worth(state: Toy, seat: int) -> float:
    return FAVOUR[seat] * state.homes() / HOME[1] + twice(seat) + LOST
"""
TRY = """\
import copy
import pickle
from vivat.engine.rng import Rng
from vivat.games.toy import judge, rules

toy, rng = rules.Toy(), Rng(7)
for place in range(4):
    toy.put(place, rng)
print(toy.cubes, toy.seen, toy.far(2), toy.homes(), toy.is_late(9), toy.is_late(than=2), rules.twice(4), rng.below(99))
print(judge.worth(toy, 1), judge.worth(state=toy, seat=0), toy.fields())
purse = judge.Purse()
print(purse.take(1, 2), purse.coins, purse.weight)
toy.left, toy.cubes = 3, [7] * 12
for made in (pickle.loads(pickle.dumps(toy)), copy.copy(toy), copy.deepcopy(toy), toy.clone()):
    assert made.fields() == toy.fields() and made.cubes is not toy.cubes
assert pickle.loads(pickle.dumps(purse)).coins == purse.coins
"""
HELD = """\
from vivat.games.toy import judge, rules

toy = rules.Toy()
toy.cubes = [1] * 12
before = toy.fields()
wrong = {
    "a field": lambda: setattr(toy, "cubes", [2**40] * 12),
    "a length": lambda: setattr(toy, "cubes", [1]),
    "a cell": lambda: setattr(toy, "seen", [5, 5, 5, 5, 2**15]),
    "a byte": lambda: setattr(toy, "age", 128),
    "a float": lambda: rules.twice(1.5),
    "a word": lambda: rules.twice("1"),
    "far away": lambda: rules.twice(2**63),
    "too many": lambda: rules.twice(1, 2),
    "too few": lambda: toy.is_late(),
    "another name": lambda: toy.is_late(then=3),
    "no toy": lambda: judge.worth(judge.Purse(), 1),
    "no source": lambda: toy.put(1, None),
    "no field": lambda: setattr(toy, "new", 1),
    "a subclass": lambda: type("Sub", (rules.Toy,), {}),
    "deleted": lambda: delattr(toy, "left"),
}
for name, call in wrong.items():
    try:
        call()
    except (ValueError, TypeError, AttributeError) as problem:
        print(name, type(problem).__name__)
assert toy.fields() == before
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
    assert done.stderr.startswith("rules: 1 of "), "only what is new is compiled"
    fast, plain = (run(built, "-c", TRY, VIVAT_PURE=pure) for pure in "01")
    assert fast.stderr == plain.stderr == ""
    assert fast.stdout == plain.stdout
    held = run(built, "-c", HELD, VIVAT_PURE="0")
    assert held.stderr == ""
    assert held.stdout.splitlines() == [
        "a field ValueError", "a length ValueError", "a cell ValueError", "a byte ValueError",
        "a float TypeError", "a word TypeError", "far away ValueError", "too many TypeError",
        "too few TypeError", "another name TypeError", "no toy TypeError", "no source AttributeError",
        "no field AttributeError", "a subclass TypeError", "deleted TypeError",
    ]  # fmt: skip


def test_a_mistake_in_the_rules_stops_the_build(tree: Path) -> None:
    add_toy(tree)
    edit(tree, "games/toy/rules.py")
    with (tree / "src/vivat/games/toy/rules.py").open("a") as file:
        file.write("def wrong(names: list[str]) -> int:\n    return 1\n")
    done = run(tree, "tools/build_rules.py", CXX="false")
    assert done.returncode == 1
    assert re.search(r"^rules: src/vivat/games/toy/rules.py:\d+: 'list\[str\]'", done.stderr)


# ---- the repository --------------------------------------------------------------------------------------------------


def test_no_file_names_a_package_registry() -> None:
    hosts = re.compile("|".join(("pypi[.]", "python" + "hosted", "npm" + "js", "index[-_]" + "url")).encode())
    skip = {".git", ".venv", "binaries", "node_modules", "build", "dist", "__pycache__", "uv.lock"}
    paths = [path for path in ROOT.rglob("*") if path.is_file() and not skip & set(path.relative_to(ROOT).parts)]
    paths = [path for path in paths if not any(part.endswith("_cache") for part in path.parts)]
    assert [str(path) for path in paths if hosts.search(path.read_bytes())] == []


def test_this_process_knows_its_mode() -> None:
    assert compiled.is_compiled() == compiled.mode().startswith("compiled")
