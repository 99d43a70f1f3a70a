"""Long Live the King, as everybody else asks for it."""

from __future__ import annotations

from vivat.definition import Definition, Rung, Searching
from vivat.games.long_live_the_king import aid, box, check, data, facts, hint, judge, position, view, words
from vivat.games.long_live_the_king.fact_kinds import AnyFact

GAME = Definition(
    id="long_live_the_king", prefix=data.PREFIX, players=data.PLAYERS, options=data.OPTIONS,
    usual=4, minutes=(60, 90), place=2,
    words=words, position=position, view=view, check=check, facts=facts, aid=aid, judge=judge, hint=hint,
    box=box,
    past_is_open=True,  # LV-R22: nobody loses for not remembering
    forms={"Board": view.Board, "Aid": aid.Aid, "Fact": AnyFact},
    searching=Searching(exploration=0.15, secret=0.05, horizon=6, looks=2),
    earlier=({"taking_back": "always"},),  # LV-R9: nobody was asked
    ladder=(Rung(3, {}, {}), Rung(4, {}, {})),
)  # fmt: skip
