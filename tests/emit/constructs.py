"""Every construct that is carried, each in a function, and the arguments it is tried with."""

from __future__ import annotations

FUNCTIONS = """
def quiet(a: int) -> None:
    if a > 3:
        return
    pass


def narrow(k: int) -> int:
    return (k * 1000003) % 97


def floor_division(a: int, b: int) -> int:
    return a // b


def remainder(a: int, b: int) -> int:
    return a % b


def arithmetic(a: int, b: int) -> int:
    return -a * 3 + b - +a


def bits_of_ints(a: int, b: int) -> int:
    return a & ~b | b ^ 12


def shifts(a: int, k: int) -> int:
    return (a << k) + (a >> k)


def far_shift_right(k: int) -> int:
    return HOME[0] >> k


def bit_sets(a: int) -> int:
    return bits.one(a) + bits.count(a) * 100 + bits.low(a) * 10000


def members_by_number(a: int) -> int:
    mask, found = HIGH + a, 0
    for _ in range(40):
        mask = mask >> 5 ^ (mask & 127) << 55 ^ (mask & 65535) * 1000003
        for k in range(bits.count(mask)):
            found = (found * 63 + bits.nth(mask, k)) % 1000003
        while bits.count(mask) > a:
            mask &= mask - 1
            found = (found + bits.nth(mask, bits.count(mask) - 1)) % 1000003 if mask else found
        mask |= found << 20
    return found


def a_chain(a: int, b: int) -> bool:
    return 1 < a <= b


def one_of_several(a: int) -> bool:
    return a in (1, 3, HOME[0] + 2)


def none_of_several(a: int) -> bool:
    return a not in (1, 3)


def conditions(a: int, b: int) -> int:
    return 1 if a and not b or b > 5 else 2


def truth_as_a_number(a: int) -> int:
    return (a > 1) | (a > 2) << 1 | (a > 3) << 2


def either(a: int) -> int:
    return HIGH if a else HOME[1]


def tables(a: int, b: int) -> int:
    return ROWS[a][b] * HOME[b]


def least_and_most(a: int, b: int) -> int:
    return min(a, b) * 100 + max(a, b) + abs(a)


def if_and_else(a: int) -> int:
    if a == 1:
        return 10
    elif a == 2:
        return 20
    else:
        b = a * 2
    return b


def a_range(a: int, b: int) -> int:
    found = 0
    for i in range(a, b):
        found = found * 10 + i
    return found


def down_by_two(a: int) -> int:
    found = 0
    for i in range(a, 0, -2):
        found = found * 10 + i
    return found


def a_range_that_ends_where_it_ended_at_first(a: int) -> int:
    found = 0
    for i in range(a):
        a -= 1
        found += i
    return found


def a_loop_name_that_is_changed_and_kept(a: int) -> int:
    i = 0
    found = 0
    for i in range(a):
        found += i
        i *= 7
    return found * 100 + i


def over_a_table() -> int:
    found = 0
    for home in HOME:
        found = found * 10 + home
    return found


def break_and_continue(a: int) -> int:
    found = 0
    while True:
        a -= 1
        if a % 2:
            continue
        if a < 0:
            break
        found += a
    return found


def all_at_once(a: int, b: int) -> int:
    a, b = b, a
    return a * 100 + b


def several_names(a: int) -> int:
    b = a = a + 1
    return b * 100 + a


def endless(a: int) -> int:
    while True:
        a += 1
        if a % 7 == 0:
            return a


def a_name_with_its_kind(a: int) -> int:
    b: int = a
    return b


def recursion(a: int) -> int:
    return 1 if a < 2 else a * recursion(a - 1)


def words_of_the_other_language(new: int, default: int) -> int:
    this = new - default
    return this


def nothing_given_back(a: int) -> int:
    toy = a
    quiet(toy)
    return toy


def a_narrow_call(a: int) -> int:
    return narrow(HOME[a]) + narrow(ROWS[0][a])
"""
TRIED: dict[str, list[tuple[int, ...]]] = {
    "floor_division": [(7, 2), (-7, 2), (7, -2), (-8, 2)],
    "remainder": [(7, 4), (-7, 4), (7, -4), (-7, -4), (8, 4)],
    "arithmetic": [(4, 9), (-4, 1)],
    "bits_of_ints": [(10, 3), (-1, 5)],
    "shifts": [(5, 3), (5, 40), (-9, 2)],
    "far_shift_right": [(0,), (1,), (33,), (62,)],
    "bit_sets": [(40,), (7,)],
    "members_by_number": [(0,), (1,), (3,), (8,)],
    "a_chain": [(1, 5), (2, 5), (5, 5), (6, 5)],
    "one_of_several": [(3,), (4,), (5,)],
    "none_of_several": [(3,), (4,)],
    "conditions": [(1, 0), (0, 0), (0, 6)],
    "truth_as_a_number": [(1,), (3,), (9,)],
    "either": [(0,), (1,)],
    "tables": [(0, 2), (1, 0)],
    "least_and_most": [(-3, 4), (9, 2)],
    "if_and_else": [(1,), (2,), (3,)],
    "a_range": [(1, 5), (3, 3), (4, 1)],
    "down_by_two": [(7,), (0,)],
    "a_range_that_ends_where_it_ended_at_first": [(6,)],
    "a_loop_name_that_is_changed_and_kept": [(4,), (0,)],
    "over_a_table": [()],
    "break_and_continue": [(9,), (0,)],
    "all_at_once": [(1, 2)],
    "several_names": [(3,)],
    "endless": [(3,)],
    "a_name_with_its_kind": [(3,)],
    "recursion": [(15,), (0,)],
    "words_of_the_other_language": [(9, 4)],
    "nothing_given_back": [(2,)],
    "a_narrow_call": [(0,), (2,)],
}
METHODS = """\
    def put(self, place: int, rng: Rng) -> None:
        self.cubes[place] = ROWS[1][rng.below(3)] + HOME[0]
        self.seen[place % 4] += 1
        self.left -= 1

    def sum(self) -> int:
        found = 0
        for cube in self.cubes:
            found = found * 10 + cube
        return found

    def is_late(self, than: int) -> bool:
        return self.left < than
"""
JUDGE = """\
from __future__ import annotations

from vivat.games.toy.rules import HOME, Toy, narrow

FAVOUR = (0.5, 2.25)


def value(state: Toy, seat: int) -> float:
    mean = 0.0
    for home in HOME:
        mean += FAVOUR[seat] * home / 3
    return mean - state.left / 7 + narrow(seat) * 0.1


def weight(state: Toy, seat: int, action: int) -> float:
    return action if seat else float(-action)
"""
JUDGED = [(0, 3), (1, 2)]
