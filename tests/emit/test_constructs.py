"""Every construct that is carried gives in C++ what it gives in Python."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import constructs
import pytest
import toys

pytestmark = pytest.mark.skipif(
    not (shutil.which("g++") or shutil.which("clang++")), reason="there is no C++ compiler here"
)
RULES = f"{toys.HEAD}{constructs.METHODS}\n{constructs.FUNCTIONS}"
CALLS = [(name, given) for name, several in constructs.TRIED.items() for given in several]


def main() -> str:
    lines = [
        f'    printf("%" PRId64 ", ", int64_t(rules_{name}({", ".join(f"{n}LL" for n in given)})));'
        for name, given in CALLS
    ]
    played = [
        "    Toy toy; Rng rng;",
        "    toy.init(); rng.init(7);",
        "    for (int i = 0; i < 6; i++) toy.put(i, rng);",
        '    printf("%" PRId64 ", %d, %d, ", int64_t(toy.sum()), int(toy.is_late(0)), int(toy.seen.at(1)));',
    ]
    judged = [
        f'    printf("%.17g, %.17g, ", judge_value(toy, {seat}), judge_weight(toy, {seat}, {action}));'
        for seat, action in constructs.JUDGED
    ]
    return "\n".join(["int main() {", *lines, *played, *judged, '    printf("0\\n");', "}"])


@pytest.fixture(scope="module", params=["checked", "fast"])
def answers(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> list[Any]:
    folder = tmp_path_factory.mktemp(request.param)
    flags = toys.NATIVE if request.param == "checked" else ["-O3"]
    made = toys.program(folder, RULES, main(), flags, constructs.JUDGE)
    done = subprocess.run([made], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    told: list[Any] = json.loads(f"[{done.stdout}]")
    return told


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> list[Any]:
    code = f"""
from vivat.engine.rng import Rng
told = [int(getattr(rules, name)(*given)) for name, given in {CALLS!r}]
toy, rng = rules.Toy(), Rng(7)
for i in range(6):
    toy.put(i, rng)
told += [toy.sum(), int(toy.is_late(0)), toy.seen[1]]
for seat, action in {constructs.JUDGED!r}:
    told += [judge.value(toy, seat), judge.weight(toy, seat, action)]
print(json.dumps([*told, 0]))
"""
    told: list[Any] = toys.interpreted(tmp_path_factory.mktemp("plain"), RULES, code, constructs.JUDGE)
    return told


@pytest.mark.parametrize("number", range(len(CALLS)), ids=lambda i: f"{CALLS[i][0]}{CALLS[i][1]}")
def test_a_construct_means_the_same(answers: list[Any], plain: list[Any], number: int) -> None:
    assert answers[number] == plain[number]


def test_fields_the_random_source_and_the_judge_mean_the_same(answers: list[Any], plain: list[Any]) -> None:
    assert answers[len(CALLS) :] == plain[len(CALLS) :]
    assert len(plain) == len(CALLS) + 3 + 2 * len(constructs.JUDGED) + 1


# ---- traps -----------------------------------------------------------------------------------------------------------

TRAPS = {
    "index_too_high": ("self.cubes[k + 6] = 1", "index 6 of 6 cells"),
    "index_below_0": ("self.who = self.cubes[k - 1]", "index -1 of 6 cells"),
    "row_too_high": ("self.who = ROWS[k + 2][0]", "index 2 of 2 cells"),
    "shift_below_0": ("self.who = HIGH << k - 1", "shift by -1"),
    "shift_too_far": ("self.who = HIGH << k + 40", "leaves 64 bits"),
    "shift_by_64": ("self.who = HIGH >> k + 64", "shift by 64"),
    "member_63": ("self.who = bits.one(k + 63)", "no set has the member 63"),
    "lowest_of_none": ("self.who = bits.low(k)", "the lowest member of an empty set"),
    "member_that_is_not": ("self.who = bits.nth(k + 5, 2)", "member 2 of a set of 2"),
    "division_by_0": ("self.who = HIGH // k", "division by 0"),
    "float_divided_by_0": ("self.left = int(7 > 1 / k)", "division by 0"),
    "sum_too_high": ("self.left = (HIGH << 22) + (HIGH << 22) - k", "signed integer overflow"),
    "product_too_high": ("self.left = HIGH * (HIGH + k)", "signed integer overflow"),
    "number_of_8_bits": ("self.age = k + 128", "128 is not -128 to 127"),
    "cell_of_8_bits": ("self.near[k + 1] -= 129", "-129 is not -128 to 127"),
    "cell_of_16_bits": ("self.seen[0] = k + 32768", "32768 is not -32768 to 32767"),
    "cell_of_32_bits": ("self.cubes[0] = HIGH + k", "1099511627776 is not -2147483648 to 2147483647"),
    "too_many_seats": ("self.seats = k + 17", "17 is not 0 to 16"),
    "nobody_to_wait_for": ("self.waiting_for = k - 1", "-1 is not 0 to 131071"),
}


@pytest.fixture(scope="module")
def trapped(tmp_path_factory: pytest.TempPathFactory) -> Path:
    methods = "\n".join(f"    def {name}(self, k: int) -> None:\n        {line}\n" for name, (line, _) in TRAPS.items())
    cases = "\n".join(f"    if (number == {i}) toy.{name}(0);" for i, name in enumerate(TRAPS))
    head, end = "int number = atoi(words[1]); Toy toy; toy.init();", "return vivat::key(toy) == 0;"
    main = f"int main(int count, char **words) {{\n    {head}\n{cases}\n    {end}\n}}"
    return toys.program(tmp_path_factory.mktemp("traps"), toys.HEAD + methods, main, toys.NATIVE)


@pytest.mark.parametrize("name", TRAPS)
def test_the_checked_build_ends_at_the_line_that_is_wrong(trapped: Path, name: str) -> None:
    line = toys.HEAD.count("\n") + 3 * list(TRAPS).index(name) + 2
    done = subprocess.run([trapped, str(list(TRAPS).index(name))], capture_output=True, text=True, timeout=60)
    assert done.returncode != 0
    assert TRAPS[name][1] in done.stderr
    assert f"src/vivat/games/toy/rules.py:{line}:" in done.stderr


def test_what_is_right_is_not_trapped(trapped: Path) -> None:
    assert subprocess.run([trapped, str(len(TRAPS))], timeout=60).returncode == 0
