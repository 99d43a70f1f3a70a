"""Ranges: whatever a number can be lies in the range that was found for it, and no wider range is taken than needed."""

from __future__ import annotations

import operator
from collections.abc import Callable

import pytest
import toys
from emit.analysis import Analysis
from emit.ranges import ANY, BINARY, Fact, count, inverted, lowest, negative, one_bit, whole
from emit.sources import Program
from hypothesis import given
from hypothesis import strategies as st

from vivat import compiled

OPERATIONS: dict[str, Callable[[int, int], int]] = {
    "Add": operator.add,
    "Sub": operator.sub,
    "Mult": operator.mul,
    "FloorDiv": operator.floordiv,
    "Mod": operator.mod,
    "BitAnd": operator.and_,
    "BitOr": operator.or_,
    "BitXor": operator.xor,
    "LShift": operator.lshift,
    "RShift": operator.rshift,
}
numbers = st.integers(-(2**40), 2**40) | st.integers(-9, 9)


@st.composite
def ranged(draw: st.DrawFn, inside: st.SearchStrategy[int] = numbers) -> tuple[Fact, int]:
    """A range, and a number in it."""
    low, number, high = sorted(draw(st.tuples(inside, inside, inside)))
    return whole(low, high), number


def test_every_operation_is_tried() -> None:
    assert set(OPERATIONS) == set(BINARY)


@pytest.mark.parametrize("name", [name for name in OPERATIONS if "Shift" not in name])
@given(ranged(), ranged())
def test_a_result_lies_in_the_range_of_results(name: str, one: tuple[Fact, int], other: tuple[Fact, int]) -> None:
    if name in ("FloorDiv", "Mod") and other[1] == 0:
        return
    found = BINARY[name](one[0], other[0])
    result = OPERATIONS[name](one[1], other[1])
    assert found.low <= max(min(result, 2**63 - 1), -(2**63)) <= found.high


@pytest.mark.parametrize("name", ["LShift", "RShift"])
@given(ranged(), ranged(st.integers(0, 63)))
def test_a_shifted_number_lies_in_the_range_of_results(
    name: str, one: tuple[Fact, int], other: tuple[Fact, int]
) -> None:
    found = BINARY[name](one[0], other[0])
    result = OPERATIONS[name](one[1], other[1])
    assert found.low <= max(min(result, 2**63 - 1), -(2**63)) <= found.high


@given(ranged(st.integers(0, 2**62 - 1)), ranged(st.integers(0, 62)))
def test_bit_sets_lie_in_their_ranges(mask: tuple[Fact, int], member: tuple[Fact, int]) -> None:
    assert count(mask[0]).low <= mask[1].bit_count() <= count(mask[0]).high
    assert one_bit(member[0]).low <= 1 << member[1] <= one_bit(member[0]).high
    if mask[1]:
        assert lowest(mask[0]).low <= (mask[1] & -mask[1]).bit_length() - 1 <= lowest(mask[0]).high


@given(ranged())
def test_signs_turn_a_range_round(one: tuple[Fact, int]) -> None:
    assert negative(one[0]).low <= -one[1] <= negative(one[0]).high
    assert inverted(one[0]).low <= ~one[1] <= inverted(one[0]).high


# ---- what is found in a game -----------------------------------------------------------------------------------------

RULES = """\
    def begin(self, players: int) -> None:
        self.seats = players
        self.left = players

    def apply(self, seat: int, action: int) -> None:
        self.who = HOME[action % 3] * 2 + seat
        self.left += 1
        self.cubes[seat] = action

    def reward(self, seat: int) -> int:
        return self.twice(self.cubes[seat]) - self.least(seat)

    def twice(self, cubes: int) -> int:
        return cubes * 2

    def least(self, seat: int) -> int:
        return seat if seat < self.who else self.who

    def unused(self, k: int) -> int:
        return k
"""


@pytest.fixture(scope="module")
def toy() -> Program:
    program = Program("toy", toys.files(toys.HEAD + RULES))
    Analysis(program)
    return program


def test_a_field_has_the_range_of_everything_that_is_put_into_it(toy: Program) -> None:
    assert toy.state.fields["who"].fact == whole(-(2**15), 2**15 - 1), "and what Python may put into it"


def test_a_number_that_counts_without_end_gets_all_64_bits(toy: Program) -> None:
    assert toy.state.fields["left"].fact.c_type == "int64_t"


def test_declared_bounds_hold_for_tables_seats_and_arguments_of_the_engine(toy: Program) -> None:
    assert toy.state.fields["cubes"].fact == whole(-(2**31), 2**31 - 1)
    assert toy.state.fields["seen"].fact == whole(-(2**15), 2**15 - 1)
    assert toy.state.fields["near"].fact == toy.state.fields["age"].fact == whole(-128, 127)
    assert toy.state.fields["seats"].fact == whole(0, 16)
    assert toy.state.methods["apply"].facts["action"] == whole(0, 61)


def test_a_parameter_has_the_range_of_all_its_callers_and_a_result_that_of_all_returns(toy: Program) -> None:
    methods = toy.state.methods
    assert methods["least"].facts["seat"] == whole(-(2**15), 2**15 - 1), "and what Python may pass"
    assert methods["least"].result == whole(-(2**15), 2**15 - 1)
    assert methods["twice"].result == whole(-(2**32), 2**32 - 2)
    assert methods["unused"].facts["k"].c_type == "int64_t", "Python may call it with anything"


def test_what_only_python_sets_may_be_any_number() -> None:
    program = Program("artus", compiled.sources())
    Analysis(program)
    fields = program.classes["Search"].fields
    assert fields["horizon"].fact == ANY, "use_judge sets it"
    assert fields["merged"].fact == ANY, "whoever has a search sets it"
    assert fields["grown"].fact == whole(0, 1), "only carried methods set it"


def test_an_operation_that_leaves_32_bits_is_done_in_64(toy: Program) -> None:
    text = toys.emitted(toys.HEAD + RULES)
    assert "int64_t twice(int32_t cubes);" in text
    assert "return (int64_t(cubes) * int64_t(2));" in text
