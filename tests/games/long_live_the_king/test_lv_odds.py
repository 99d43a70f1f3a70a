"""The exact odds of a confrontation: against hand counts, exact fractions and simulation."""

from __future__ import annotations

import functools
import itertools
import sys
from concurrent.futures import ThreadPoolExecutor
from fractions import Fraction
from math import prod, sqrt

import pytest
from lv_table import P3, P4, play, table, with_bonus, with_hands, with_seats

import vivat
from vivat import errors
from vivat.engine.rng import Rng
from vivat.games.long_live_the_king import data, odds, words
from vivat.games.long_live_the_king.judge import wins_by_rolling

TRIALS = 1_000_000 if vivat.compiled.is_compiled() else 4_000


def number(cards: str) -> int:
    return next(k for k in range(56) if words.mixture(k) == cards)


def throws(cards: str) -> dict[int, int]:
    """LV-5.5 by brute force: how many throws give each total."""
    values = sorted((kind + 1 for kind in range(3) for _ in range(data.MIXTURES[number(cards)][kind])), reverse=True)
    found: dict[int, int] = {}
    for dice in itertools.product(range(1, 7), repeat=len(values)):
        total = sum(value * die for value, die in zip(values, sorted(dice, reverse=True), strict=True))
        found[total] = found.get(total, 0) + 1
    return found


def exact(laid: list[str], bonuses: list[int]) -> list[Fraction]:
    """LV-5.8 in fractions: whoever leads alone wins, a tie goes on among the tied."""
    tables = []
    for cards, bonus in zip(laid, bonuses, strict=True):
        ways_of = throws(cards)
        tables.append({total + bonus: Fraction(ways, sum(ways_of.values())) for total, ways in ways_of.items()})

    @functools.cache
    def leads(rolling: tuple[int, ...]) -> dict[tuple[int, ...], Fraction]:
        """Who shares the highest total, with the chance of it."""
        found: dict[tuple[int, ...], Fraction] = {}
        for totals in itertools.product(*(tables[other] for other in rolling)):
            best = tuple(other for other, total in zip(rolling, totals, strict=True) if total == max(totals))
            chance = prod(tables[other][total] for other, total in zip(rolling, totals, strict=True))
            found[best] = found.get(best, Fraction(0)) + chance
        return found

    def wins(rolling: tuple[int, ...], seat: int) -> Fraction:
        if rolling == (seat,):
            return Fraction(1)
        won = sum((chance * wins(best, seat) for best, chance in leads(rolling).items() if seat in best != rolling),
                  start=Fraction(0))  # fmt: skip
        return won / (1 - leads(rolling).get(rolling, Fraction(0)))

    seats = tuple(range(len(laid)))
    return [wins(seats, seat) for seat in seats]


@pytest.mark.parametrize("cards", [words.mixture(k) for k in range(56)])
def test_LV_5_5_the_throws_of_every_mixture_are_counted_right(cards: str) -> None:
    table_ = odds.tables()
    counted = {total: table_.throws[number(cards) * 91 + total] for total in range(91)}
    assert {total: ways for total, ways in counted.items() if ways} == throws(cards)


@pytest.mark.parametrize(
    ("laid", "bonuses"),
    [
        (["1/0/0", "1/0/0"], [0, 0]),
        (["1/0/0", "0/0/0"], [2, 4]),
        (["2/0/0", "0/1/0", "1/0/0"], [2, 0, 6]),
        (["0/0/1", "2/0/0", "1/1/0"], [2, 4, 0]),
        (["1/0/0", "1/0/0", "1/0/0", "0/1/0"], [2, 2, 0, 0]),
        (["1/0/0", "1/0/0", "1/0/0", "1/0/0", "1/0/0"], [0, 0, 0, 0, 0]),
    ],
)
def test_LV_5_8_the_odds_are_the_exact_fractions(laid: list[str], bonuses: list[int]) -> None:
    assert odds.confrontation(laid, bonuses) == pytest.approx(
        [float(chance) for chance in exact(laid, bonuses)], abs=1e-12
    )


def test_five_equal_players_have_a_fifth_each_and_all_chances_add_up_to_1() -> None:
    assert odds.confrontation(["2/2/1"] * 5, [0] * 5) == pytest.approx([0.2] * 5)
    picked = Rng(4)
    for _ in range(20):
        seats = 2 + picked.below(4)
        laid = [words.mixture(1 + picked.below(55)) for _ in range(seats)]
        assert sum(odds.confrontation(laid, [picked.below(11) for _ in range(seats)])) == pytest.approx(1.0)


def confrontations() -> list[tuple[str, vivat.Match]]:
    three = play(
        table(P3, "B"), "B move:step:wigemor", "A commit_cards:0/2/0", "B commit_cards:2/1/0", "C commit_cards:1/0/0"
    )
    no_cards = with_bonus(with_hands(P3, C="0/0/0"), 1, 2, 3)
    empty = play(
        table(no_cards, "B", elections=1), "B move:step:wigemor", "A commit_cards:1/0/0", "B commit_cards:1/0/0"
    )
    play(empty, "C commit_cards:0/0/0")
    four = play(
        table(with_seats(P4, A="tateshale 2+B, loncastre 1; 5/3/1")), "A move:step:lincolia", "A commit_cards:1/2/0"
    )
    play(four, "B commit_cards:2/0/0", "C commit_cards:2/1/0", "D commit_cards:2/2/1")
    five = play(five_choices(), "A commit_cards:3/0/0", "B commit_cards:0/2/0", "C commit_cards:3/0/0")
    play(five, "D commit_cards:2/1/0", "E commit_cards:1/0/1")
    return [("three", three), ("a hand is empty", empty), ("four", four), ("five", five)]


@pytest.mark.parametrize("case", range(4))
def test_the_odds_agree_with_a_million_confrontations_rolled_by_the_rules(case: int) -> None:
    name, match = confrontations()[case]
    state = match.state
    laid = [words.mixture(state.laid[seat]) for seat in range(state.seats)]
    chances = odds.confrontation(laid, [state.piece_bonus(seat) for seat in range(state.seats)])
    for seat, chance in enumerate(chances):
        wins = wins_by_rolling(state, state.clone(), Rng(seat + 10), TRIALS, seat)
        assert abs(wins / TRIALS - chance) <= 4 * sqrt(chance * (1 - chance) / TRIALS) + 1e-9, (name, seat)


# ---- from a match ----------------------------------------------------------------------------------------------------


def entered() -> vivat.Match:
    return play(table(P3, "B"), "B move:step:wigemor")


def test_a_choice_of_cards_against_an_assumption() -> None:
    match = entered()
    expected = odds.confrontation(["1/0/0", "2/1/0", "1/1/0"], [0, 2, 6])[1]
    assert odds.of_choice(match.state, 1, "2/1/0", {0: "1/0/0", 2: "1/1/0"}) == pytest.approx(expected)
    mixed = odds.of_choice(match.state, 1, "2/1/0", {0: "1/0/0", 2: {"1/1/0": 3, "1/0/0": 1}})
    other = odds.confrontation(["1/0/0", "2/1/0", "1/0/0"], [0, 2, 6])[1]
    assert mixed == pytest.approx((3 * expected + other) / 4)


def test_all_choices_of_a_seat_and_more_cards_never_hurt() -> None:
    match = entered()
    every = odds.of_all_choices(match.state, 0, {1: "2/0/0", 2: "1/0/0"})
    assert {f"commit_cards:{cards}" for cards in every} == set(match.choices(0))
    assert every["1/0/0"] < every["2/0/0"] < every["3/0/0"]
    assert every["1/0/0"] < every["0/1/0"] < every["0/0/1"]


def test_the_odds_read_nothing_a_seat_may_not_see() -> None:
    one, two = entered(), entered()
    play(one, "C commit_cards:1/0/0")
    play(two, "C commit_cards:2/2/1")
    assumed = {1: "1/0/0", 2: "1/0/0"}
    assert odds.of_all_choices(one.state, 0, assumed) == odds.of_all_choices(two.state, 0, assumed)
    known = one.state.known_to(0)
    assert odds.of_all_choices(known, 0, assumed) == odds.of_all_choices(one.state, 0, assumed)


@pytest.mark.parametrize(
    ("cards", "others"),
    [
        ("6/0/0", {0: "1/0/0", 2: "1/0/0"}),
        ("0/5/0", {0: "1/0/0", 2: "1/0/0"}),
        ("1/0/0", {0: "1/0/0"}),
        ("1/0/0", {0: "1/0/0", 1: "1/0/0", 2: "1/0/0"}),
        ("1/0/0", {0: "0/0/0", 2: "1/0/0"}),
        ("1/0/0", {0: "x1", 2: "1/0/0"}),
        ("1/0/0", {0: {}, 2: "1/0/0"}),
        ("1/0/0", {0: {"1/0/0": -1}, 2: "1/0/0"}),
        (
            "1/0/0",
            {seat: {words.mixture(k): 1 for k in range(1, 56)} for seat in (0, 2)} | {0: {"1/0/0": float("nan")}},
        ),
    ],
)
def test_a_bad_assumption_gets_a_sentence(cards: str, others: odds.Assumption) -> None:
    with pytest.raises(errors.IllegalChoice) as refusal:
        odds.of_choice(entered().state, 1, cards, others)
    assert all(len(refusal.value.said(language)) > 20 for language in ("en", "fr"))


def test_other_refusals_of_the_odds() -> None:
    refused = [
        lambda: odds.of_choice(table(P3).state, 0, "1/0/0", {1: "1/0/0", 2: "1/0/0"}),
        lambda: odds.of_all_choices(entered().state, 3, {}),
        lambda: odds.confrontation(["1/0/0"], [0, 0]),
        lambda: odds.confrontation(["1/0/0"] * 6, [0] * 6),
        lambda: odds.confrontation(["1/0/0", "1/0/0"], [0, 11]),
        lambda: odds.confrontation(["1/0/0", "1/0/0"], [0, 1.0]),  # type: ignore[list-item]
        lambda: odds.confrontation(["0/0/0", "0/0/0"], [2, 2]),
        lambda: odds.of_choice(
            five_choices().state, 0, "1/0/0", dict.fromkeys(range(1, 5), dict.fromkeys(all_of(3), 1.0))
        ),
    ]
    for call in refused:
        with pytest.raises(errors.IllegalChoice) as refusal:
            call()
        assert all(len(refusal.value.said(language)) > 20 for language in ("en", "fr"))


def all_of(most: int) -> list[str]:
    return [words.mixture(k) for k in range(1, 56) if sum(data.MIXTURES[k]) <= most]


def five_choices() -> vivat.Match:
    match = table(
        """
        A: stadford 2+B, wigemor 1; 3/2/1
        B: oxeneford 2+B, grentebrige 1; 2/3/0
        C: tateshale 2+B, sedberouie 1, man 1; 5/1/0
        D: loncastre 1+B, lincolia 1, lundonia 1; 4/1/1
        E: roucestre 2+B, sarisberie 1, lideford 1; 3/0/1
        """
    )
    return play(match, "A move:step:oxeneford")


def test_asked_from_several_threads_at_once_the_odds_are_the_same() -> None:
    cases = [([a, b, c], [0, 2, 4]) for a in (3, 9, 17) for b in (4, 12) for c in (5, 20)]
    alone = [odds.win(laid, bonuses, 0) for laid, bonuses in cases]
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(4) as pool:
            for _ in range(20):
                assert list(pool.map(lambda case: odds.win(*case, 0), cases)) == alone
    finally:
        sys.setswitchinterval(before)
