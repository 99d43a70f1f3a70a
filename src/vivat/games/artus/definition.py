"""Artus, as everybody else asks for it."""

from __future__ import annotations

from vivat.definition import Definition, Rung, Searching
from vivat.games.artus import aid, box, check, data, facts, hint, judge, position, view, words
from vivat.games.artus.fact_kinds import AnyFact

GAME = Definition(
    id="artus", prefix=data.PREFIX, players=data.PLAYERS, options=data.OPTIONS,
    usual=3, minutes=(45, 60), place=4,
    words=words, position=position, view=view, check=check, facts=facts, aid=aid, judge=judge, hint=hint,
    box=box,
    forms={"Board": view.Board, "Aid": aid.Aid, "Fact": AnyFact},
    past_is_open=True,  # AR-R19: the program remembers for everybody
    searching=Searching(exploration=0.4, horizon=12, looks=6),
    ladder=(Rung(2, {}, {}), Rung(3, {}, {"medium-easy": 1200, "hard-medium": 1200})),
)  # fmt: skip
