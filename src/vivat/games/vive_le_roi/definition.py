"""Vive le Roi !, as everybody else asks for it."""

from __future__ import annotations

from vivat.definition import Definition, Rung, Searching
from vivat.games.vive_le_roi import aid, box, check, data, facts, guess, hint, judge, position, view, words
from vivat.games.vive_le_roi.fact_kinds import AnyFact

GAME = Definition(
    id="vive_le_roi", prefix=data.PREFIX, players=data.PLAYERS, options=data.OPTIONS,
    usual=5, minutes=(20, 40), place=3,
    words=words, position=position, view=view, check=check, facts=facts, aid=aid, judge=judge, hint=hint, guess=guess,
    box=box,
    forms={"Board": view.Board, "Aid": aid.Aid, "Fact": AnyFact},
    told_again=view.told_again,
    past_is_open=True,  # VR-9.1: nobody loses for not remembering
    searching=Searching(
        exploration=0.3,
        secret=0.1,
        merged=True,
        solved="cast_vote",
        betraying=("place_character", "place_floor"),
        horizon=4,
        looks=1,
    ),
    ladder=(Rung(2, {}, {}), Rung(4, {}, {})),
    earlier=({"placed_by_two": "five_each"},),  # VR-R7
    renamed={"banni": "banned"},
)  # fmt: skip
