"""Who favours whom: what placements, moves and votes betray (VR-9.3, VR-13.7).

Every public act of a unit in this round speaks for or against a character being its favourite, by so much as games of
searching bots have shown: docs/study/bots.md. A favourites card is as likely as what speaks for its names together.
"""

from __future__ import annotations

import math
from bisect import bisect
from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate, takewhile

from vivat.engine import bits
from vivat.engine.numbers import NOBODY
from vivat.engine.rng import Rng
from vivat.games.vive_le_roi import data
from vivat.games.vive_le_roi.rules import ViveLeRoi

Past = Sequence[tuple[int | str, str | None]]

# What an act adds to the logarithm of the odds that the character is a favourite: by the floor on which it was placed,
# by the place to which it was moved, by the card that was chosen in its election. There are two habits, to place one's
# favourites where they are safe and as high as one can, and nothing in the acts tells one from the other.
SPEAKS = {
    "place_floor": {"floor_1": (1.3, -1.2), "floor_2": (3.8, 1.5), "floor_3": (4.0, 3.0), "floor_4": (-2.4, 5.0)},
    "move_character": {
        "floor_1": (1.2, 0.4),
        "floor_2": (1.4, 1.2),
        "floor_3": (0.8, 1.3),
        "floor_4": (-0.7, 1.4),
        "floor_5": (-1.7, -1.5),
        "throne": (-0.5, -0.6),
        "wc_3": (-1.0, -1.8),
        "wc_4": (-0.1, -2.3),
    },
    "cast_vote": {"yes": (0.6, 0.6), "no": (-1.4, -2.0), "stomach_ache": (1.4, 1.7)},
}
HABITS = (0.6, 0.25)  # how common they are taken to be
NO_HABIT = 0.15  # who acts anyhow, or to deceive, betrays nothing
FINE = 1 << 30  # steps of a drawn likelihood


def worlds(known: ViveLeRoi, past: Past, number: int, seed: int) -> list[ViveLeRoi]:
    """So many worlds that the seat holds possible, each as often as the past makes it likely; none if it tells nothing.

    `past` is what the seat may read of the match: (seat or "chance", words), as `Match.log` gives it.
    """
    unknown = [seat for seat in range(known.seats) if known.favourites[seat] == NOBODY]
    if not unknown or known.step <= data.CHOOSE_AMBITION:
        return []
    liked = affection(known, past)
    likely = {seat: likelihoods([habit[known.unit_of[seat]] for habit in liked], known.cards) for seat in unknown}
    rng = Rng(seed)
    return [dealt(known, likely, rng).imagined(rng) for _ in range(number)]


def dealt(known: ViveLeRoi, likely: Mapping[int, list[float]], rng: Rng) -> ViveLeRoi:
    """One deal of the favourites cards: the seats in any order, each by its own likelihoods, no card twice (VR-9.2)."""
    world, cards = known.clone(), list(known.favourites)
    taken = set(cards)
    rest = list(likely)
    while rest:
        seat = rest.pop(rng.below(len(rest)))
        left = [0.0 if card in taken else share for card, share in enumerate(likely[seat])]
        sums = list(accumulate(left))
        cards[seat] = bisect(sums, rng.below(FINE) / FINE * sums[-1])
        taken.add(cards[seat])
    world.favourites = cards
    return world


def likelihoods(liked: Sequence[Sequence[float]], cards: Sequence[int]) -> list[float]:
    """By favourites card, from what speaks for each character by each habit; none is impossible. Of the cards the names
    that count are given (VR-0.8)."""
    found = [NO_HABIT / len(cards)] * len(cards)
    for common, speaks in zip(HABITS, liked, strict=True):
        sums = [sum(speaks[name] for name in bits.members(names)) for names in cards]
        odds = [math.exp(each - max(sums)) for each in sums]
        whole = sum(odds)
        found = [so_far + common * each / whole for so_far, each in zip(found, odds, strict=True)]
    return found


def affection(known: ViveLeRoi, past: Past) -> list[list[list[float]]]:
    """By habit, unit and character: what all acts of the unit in this round add up to."""
    liked = [[[0.0] * len(data.CHARACTERS) for _ in range(known.units)] for _ in HABITS]
    left = [data.NO_CARDS[known.emissary][known.units] + data.STOMACH_ACHE_CARDS] * known.units
    found = list(acts(known, past))
    if sum(step == "place_floor" for _, step, _, _ in found) != known.placed:
        return liked  # the match began in the middle of the round
    for seat, step, character, name in found:
        unit = known.unit_of[seat]
        if name == "yes" and left[unit] == 0:
            continue  # VR-5.3: it had nothing else
        if name in ("no", "stomach_ache"):
            left[unit] -= 1
        for habit, speaks in zip(liked, SPEAKS[step][name], strict=True):
            habit[unit][character] += speaks
    return liked


def acts(known: ViveLeRoi, past: Past) -> Iterator[tuple[int, str, int, str]]:
    """Seat, step, character, and floor, place or card: every placement, move and open vote of this round."""
    board = known.clone()  # the round again, without anything secret
    board.set_up_round()
    character = 0
    cards: set[str] = set()
    for who, words in reversed(list(takewhile(no_deal, reversed(past)))):
        step, _, name = (words or "").partition(":")
        if step == "place_character":
            character = data.CHARACTERS.index(name)
        elif step == "place_floor":
            board.hand = character
            board.place(data.PLACES.index(name))
            yield int(who), step, character, name
        elif step == "move_character":
            end_election(board, cards)
            cards = set()
            character = data.CHARACTERS.index(name)
            board.move(character)
            yield int(who), step, character, data.PLACES[board.place_of(character)]
        elif step in ("cast_vote", "emissary_vote"):
            cards.add(name)
            if step == "cast_vote":
                yield int(who), step, character, name


def end_election(board: ViveLeRoi, cards: set[str]) -> None:
    """VR-5.4, when the next unit moves: so nobody was crowned."""
    if "stomach_ache" in cards:
        board.cancel()
    elif "no" in cards:
        board.refuse()


def no_deal(step: tuple[int | str, str | None]) -> bool:
    """Not of the deal with which the round began."""
    who, words = step
    return who != "chance" or (words or "").startswith("emissary_vote")
