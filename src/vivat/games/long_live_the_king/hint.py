"""Why a choice is good in Long Live the King: votes before and after it, odds of dice, what a hand costs."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET

from vivat.engine.numbers import NOBODY
from vivat.fact import Fact
from vivat.games.long_live_the_king import data
from vivat.games.long_live_the_king.aid import Row, aid, ledger, successes
from vivat.games.long_live_the_king.rules import LongLiveTheKing

BEGINS: tuple[str, ...] = (
    "move", "after_failed_crossing", "onward", "place_free", "roll_for_courtier", "commit_cards", "place_dice",
    "take_back", "banish_defender", "banish_intruder",
)  # fmt: skip
ROLLS = {"cross_card": "LV-4.13", "roll_for_courtier": "LV-4.24"}


class Votes(Fact, frozen=True, tag="hint_votes"):
    """What an election held then would count for the seat."""

    before: int
    total: int
    needed: int  # to the majority


class Kings(Fact, frozen=True, tag="hint_king"):
    """Who would be king if an election were held then."""

    king_seats: list[int]


class Enters(Fact, frozen=True, tag="hint_enters"):
    county: str
    votes: int
    holder_seat: int
    bonus: int  # of the holder, for his pieces there


class Wins(Fact, frozen=True, tag="hint_odds"):
    """The chance to win a confrontation with these cards."""

    lays: list[int]  # cards that every other one lays, as is assumed
    percents: list[int]  # the chance for each of these


class Spends(Fact, frozen=True, tag="hint_spends"):
    """What laying cards leaves in the hand."""

    left: int
    at_risk: int  # votes that an empty hand would cost


class Rolls(Fact, frozen=True, tag="hint_roll"):
    card: str
    of_six: int  # throws that succeed


class Banishes(Fact, frozen=True, tag="hint_banish"):
    county: str
    votes: int


class TakesBack(Fact, frozen=True, tag="hint_take_back"):
    option: str
    at_risk: int


def reasons(known: LongLiveTheKing, after: LongLiveTheKing, seat: int, choices: Sequence[str]) -> list[Fact]:
    step, _, option = choices[-1].partition(":")
    mine = ledger(known)[seat]
    if step in ROLLS and option in data.CARDS:
        return [Rolls(rule=ROLLS[step], card=option, of_six=successes(data.CARDS.index(option) + 1)), *entered(after)]
    if step == "commit_cards":
        return laying(known, seat, option, mine)
    if step.startswith("banish"):
        return [Banishes(rule="LV-5.14", county=option, votes=known.worth[data.COUNTIES.index(option)])]
    if step == "take_back":
        return [TakesBack(rule="LV-5.10", option=option, at_risk=mine.at_risk)]
    if step == "place_dice":
        return []  # how dice lie is told by the chance alone
    return entered(after) or votes(after, seat, mine)


def entered(after: LongLiveTheKing) -> list[Fact]:
    """LV-5.1, LV-5.6: an enemy county is entered."""
    if after.contested == NOBODY or after.winner != NOBODY:
        return []
    county, holder = after.contested, after.defender
    bonus = after.piece_bonus(holder)
    return [
        Enters(
            rule="LV-5.6", county=data.COUNTIES[county], votes=after.worth[county], holder_seat=holder, bonus=bonus,
        )
    ]  # fmt: skip


def votes(after: LongLiveTheKing, seat: int, before: Row) -> list[Fact]:
    """LV-5.24, LV-6.2."""
    rows = ledger(after)
    found: list[Fact] = [Votes(rule="LV-5.24", before=before.total, total=rows[seat].total, needed=rows[seat].needed)]
    kings = [other for other, row in enumerate(rows) if row.king]
    return [*found, Kings(rule="LV-6.2", king_seats=kings)] if kings else found


def laying(known: LongLiveTheKing, seat: int, cards: str, mine: Row) -> list[Fact]:
    """LV-5.7: the chance with these cards; LV-5.23: what the hand would cost if it were empty."""
    odds = aid(known, seat).odds
    assert odds is not None, "a seat that lays cards has odds"
    assert odds is not UNSET
    chances = [round(100 * one.chances[cards]) for one in odds]
    told = [*entered(known), Wins(rule="LV-5.7", lays=[one.each for one in odds], percents=chances)]
    left = known.size[seat] - sum(map(int, cards.split("/")))
    return [*told, Spends(rule="LV-5.23", left=left, at_risk=mine.at_risk)] if mine.at_risk else told
