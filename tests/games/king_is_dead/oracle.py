"""The rules of The King is Dead once more, naive and slow, from the text alone: what a card can lead to, and who wins.

A board is eight regions (followers as Scots, Welsh, English, or None when resolved), the supply, and the regions each
faction controls. Nothing here knows the engine.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import NamedTuple

from vivat.games.king_is_dead.data import BORDERS, REGIONS

Triple = tuple[int, int, int]
SCOTS, WELSH, ENGLISH = range(3)
HOME = {SCOTS: REGIONS.index("moray"), WELSH: REGIONS.index("gwynedd"), ENGLISH: REGIONS.index("essex")}
NEIGHBOURS = {
    region: {REGIONS.index(b if a == name else a) for a, b in BORDERS if name in (a, b)}
    for region, name in enumerate(REGIONS)
}


class Board(NamedTuple):
    regions: tuple[Triple | None, ...]
    supply: Triple
    controlled: tuple[frozenset[int], ...]


class Ban(NamedTuple):
    """The change of every region by the newest action, if it was an exchange of this card by another seat."""

    card: str
    changes: tuple[Triple, ...]


def plus(triple: Triple, faction: int, number: int) -> Triple:
    changed = list(triple)
    changed[faction] += number
    return changed[0], changed[1], changed[2]


def put(board: Board, region: int, faction: int, number: int = 1, supply: bool = True) -> Board | None:
    """Followers into a region (or out of it, negative), from (or to) the supply; None if there are too few."""
    here = board.regions[region]
    if here is None:
        return None
    regions = list(board.regions)
    regions[region] = plus(here, faction, number)
    stock = plus(board.supply, faction, -number) if supply else board.supply
    if min(*regions[region], *stock) < 0:  # type: ignore[misc]
        return None
    return board._replace(regions=tuple(regions), supply=stock)


def put_all(
    board: Board | None, region: int, bundle: tuple[int, ...], number: int = 1, supply: bool = True
) -> Board | None:
    for faction in bundle:
        board = put(board, region, faction, number, supply) if board else None
    return board


def open_regions(board: Board) -> list[int]:
    return [region for region, held in enumerate(board.regions) if held is not None]


def near(board: Board, faction: int) -> list[int]:
    """KD-1.10."""
    base = set(board.controlled[faction])
    if board.regions[HOME[faction]] is not None:
        base.add(HOME[faction])
    return [region for region in open_regions(board) if NEIGHBOURS[region] & base]


def bundles(size: int, without: int | None = None) -> Iterator[tuple[int, ...]]:
    kinds = [faction for faction in range(3) if faction != without]
    return itertools.combinations_with_replacement(kinds, size)


def exchanges(
    board: Board, gifts: list[tuple[int, ...]], answers: list[tuple[int, ...]], bordering: bool
) -> set[Board]:
    """KD-1.13: both sides are picked first, then they change places."""
    found = set()
    for one, other in itertools.permutations(open_regions(board), 2):
        if bordering and other not in NEIGHBOURS[one]:
            continue
        for gift, answer in itertools.product(gifts, answers):
            left = put_all(put_all(board, one, gift, -1, False), other, answer, -1, False)
            after = put_all(put_all(left, other, gift, 1, False), one, answer, 1, False)
            if after:
                found.add(after)
    return found


def moves(board: Board, size: int) -> set[Board]:
    found = set()
    for source in open_regions(board):
        for target in NEIGHBOURS[source]:
            for bundle in bundles(size):
                after = put_all(put_all(board, source, bundle, -1, False), target, bundle, 1, False)
                if after:
                    found.add(after)
    return found


def singles(without: int | None = None) -> list[tuple[int, ...]]:
    return list(bundles(1, without))


def pairs(without: int | None = None) -> list[tuple[int, ...]]:
    return list(bundles(2, without))


def placed(board: Board, regions: list[int], choices: Iterator[tuple[int, ...]] | list[tuple[int, ...]]) -> set[Board]:
    kinds = list(choices)
    return {after for region in regions for kind in kinds if (after := put_all(board, region, kind))}


def filled(board: Board, region: int, most: int, without: int | None = None) -> set[Board]:
    """As many followers as there are, up to `most`, into one region (KD-4.13)."""
    stock = sum(number for faction, number in enumerate(board.supply) if faction != without)
    return placed(board, [region], bundles(min(most, stock), without)) if stock else {board}


def levels(card: str, board: Board) -> Iterator[set[Board]]:
    """What each level of a card can lead to, the highest first; KD-4.20 to KD-4.46."""
    stock, everywhere = board.supply, open_regions(board)
    if card.endswith("_support"):
        faction = ("scottish", "welsh", "english").index(card.removesuffix("_support"))
        number = min(2, stock[faction])
        yield placed(board, near(board, faction), [(faction,) * number]) if number else set()
    elif card == "assemble":
        results = {board}
        for faction in range(3):
            if stock[faction]:
                results = {after for one in results for r in everywhere if (after := put(one, r, faction))}
        yield results
    elif card == "manoeuvre":
        yield exchanges(board, singles(), singles(), bordering=False)
    elif card == "outmanoeuvre":
        yield exchanges(board, singles(), pairs(), bordering=True)
        yield exchanges(board, singles(), singles(), bordering=True)
    elif card == "influence":
        yield exchanges(board, [(ENGLISH,)], pairs(ENGLISH), bordering=False)
        yield exchanges(board, [(ENGLISH,)], singles(ENGLISH), bordering=False)
    elif card == "dispute":
        yield exchanges(board, [(WELSH,)], singles(WELSH), bordering=False)
    elif card == "edict":
        one, two = [(SCOTS,)], [(SCOTS, SCOTS)]
        yield exchanges(board, two, pairs(SCOTS), bordering=True)
        yield exchanges(board, one, pairs(SCOTS), True) | exchanges(board, two, singles(SCOTS), True)
        yield exchanges(board, one, singles(SCOTS), bordering=True)
    elif card == "march":
        yield moves(board, 2)
        yield moves(board, 1)
    elif card == "aid":
        number = min(2, max(stock))
        leaders = [(faction,) * number for faction in range(3) if stock[faction] == max(stock)]
        yield placed(board, everywhere, leaders) if number else set()
    else:
        yield from near_levels(card, board)


def near_levels(card: str, board: Board) -> Iterator[set[Board]]:
    stock, everywhere = board.supply, open_regions(board)
    if card == "ambush":
        number = min(2, stock[SCOTS])
        after = placed(board, everywhere, [(SCOTS,) * number]) if number else {board}
        yield {
            back
            for one in after
            for region in (everywhere if not number else changed(board, one))
            for faction in range(3)
            if (back := put(one, region, faction, -1))
        }
    elif card == "resist":
        number = stock[WELSH] + stock[ENGLISH]
        yield {after for r in near(board, SCOTS) for after in filled(board, r, 2, SCOTS)} if number else set()
    elif card in ("quell", "muster"):
        faction = WELSH if card == "quell" else SCOTS
        returned = [(r, after) for r in near(board, faction) if (after := put(board, r, faction, -1))]
        yield {after for region, one in returned for after in filled(one, region, 2)}
        yield {after for region in near(board, faction) for after in filled(board, region, 2)} if sum(stock) else set()
    elif card == "suppress":
        yield from suppress_levels(board)
    else:
        raise AssertionError(card)


def changed(before: Board, after: Board) -> list[int]:
    return [region for region in range(8) if before.regions[region] != after.regions[region]]


def suppress_levels(board: Board) -> Iterator[set[Board]]:
    """KD-4.45."""
    here = near(board, ENGLISH)
    first = [(r, after) for r in here if (after := put(board, r, ENGLISH, -1))]
    second = [(r, after) for r, one in first for f in range(3) if (after := put(one, r, f, -1))]
    yield {after for region, one in second for after in filled(one, region, 1)}
    yield {after for region, one in first for after in filled(one, region, 1)}
    any_one = [(r, after) for r in here for f in range(3) if (after := put(board, r, f, -1))]
    yield {after for region, one in any_one for after in filled(one, region, 1)}
    yield {after for region in here for after in filled(board, region, 1)} if sum(board.supply) else set()


def results(card: str, board: Board, ban: Ban | None = None) -> set[Board]:
    """Everything the card can lead to at its compulsory level; only the board itself if it has no effect."""
    for found in levels(card, board):
        if allowed := {after for after in found if not undoes(card, board, after, ban)}:
            return allowed
    return {board}


def undoes(card: str, before: Board, after: Board, ban: Ban | None) -> bool:
    """KD-R13: every region would change by exactly the opposite amounts."""
    if ban is None or ban.card != card or not any(map(any, ban.changes)):
        return False
    return all(
        all(new - old == -n for new, old, n in zip(now or (0, 0, 0), was or (0, 0, 0), change, strict=True))
        for now, was, change in zip(after.regions, before.regions, ban.changes, strict=True)
    )


# ---- section 6 -------------------------------------------------------------------------------------------------------


class End(NamedTuple):
    outcomes: str  # of the struggles in order: S, W, E or !
    courts: tuple[Triple, ...]
    plot: int | None  # the seat that holds it
    last: tuple[int, ...]  # number of the last action, 0 for none
    empty: tuple[bool, ...]  # no playable card left
    team_finishes: str = "both_hands"  # the readings
    plot_to_play: bool = False
    last_tie: str = "oldest_action"


def sides(end: End) -> list[list[int]]:
    seats = len(end.courts)
    return [[0, 2], [1, 3]] if seats == 4 else [[seat] for seat in range(seats)]


def winner(end: End) -> tuple[set[int], str]:
    """The winning seats and the reason."""
    chosen, reason = invasion(end) if end.outcomes.count("!") == 3 else coronation(end)
    return {seat for side in chosen for seat in side}, reason


def last_of(end: End, side: list[int]) -> int:
    return max(end.last[seat] for seat in side)


def invasion(end: End) -> tuple[list[list[int]], str]:
    def sets(side: list[int]) -> int:
        total = [sum(end.courts[seat][f] for seat in side) for f in range(3)]
        if end.plot in side:
            total[total.index(min(total))] += 1
        return min(total)

    best = [side for side in sides(end) if sets(side) == max(map(sets, sides(end)))]
    if len(best) == 1:
        return best, "sets"
    newest = max(last_of(end, side) for side in best)
    last = [side for side in best if last_of(end, side) == newest]
    return last, "last_action" if len(last) == 1 else "shared"


def coronation(end: End) -> tuple[list[list[int]], str]:
    strength = {f: (end.outcomes.count("SWE"[f]), end.outcomes.rfind("SWE"[f])) for f in range(3)}
    order = sorted(range(3), key=lambda f: strength[f], reverse=True)
    tied = list(range(len(end.courts)))
    for place, reason in enumerate(["first_faction", "second_faction"]):
        faction = order[place]
        if strength[faction][0] == 0:
            break

        def followers(seat: int, faction: int = faction, place: int = place) -> int:
            return end.courts[seat][faction] + (place == 0 and seat == end.plot)

        tied = [seat for seat in tied if followers(seat) == max(map(followers, tied))]
        if len(with_side := [side for side in sides(end) if set(side) & set(tied)]) == 1:
            return with_side, reason
    if end.plot in tied:
        return [side for side in sides(end) if end.plot in side], "plot"
    left = [side for side in sides(end) if set(side) & set(tied)]
    ready = [end.empty[seat] and not (end.plot_to_play and seat == end.plot) for seat in range(len(end.courts))]
    enough = {"both_hands": all, "one_hand": any}[end.team_finishes]
    if done := [side for side in left if enough(ready[seat] for seat in side)]:
        moment = {"both_hands": max, "one_hand": min}[end.team_finishes]
        when = [moment(end.last[seat] for seat in side if ready[seat]) for side in done]
        return [done[when.index(min(when))]], "cards_played_first"
    if end.last_tie == "shared":
        return left, "shared"
    oldest = min(last_of(end, side) for side in left)
    first = [side for side in left if last_of(end, side) == oldest]
    return first, "acted_longest_ago" if len(first) == 1 else "shared"
