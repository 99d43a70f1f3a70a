"""The King is Dead, as everybody else asks for it."""

from __future__ import annotations

from vivat.definition import Definition, Rung, Searching
from vivat.games.king_is_dead import aid, check, data, facts, hint, judge, position, view, words
from vivat.games.king_is_dead.fact_kinds import AnyFact

GAME = Definition(
    id="king_is_dead", prefix=data.PREFIX, players=data.PLAYERS, options=data.OPTIONS,
    usual=3, minutes=(20, 40), place=1,
    words=words, position=position, view=view, check=check, facts=facts, aid=aid, judge=judge, hint=hint,
    forms={"Board": view.Board, "Aid": aid.Aid, "Fact": AnyFact},
    told_again=view.told_again,
    past_is_open=False,  # KD-R22: covered cards are left to memory
    may_take_for=view.may_take_for,
    partners_are_silent="KD-9.1",
    searching=Searching(exploration=0.3, horizon=8, exact=True),
    ladder=(Rung(2, {"mode": "advanced"}, {}), Rung(3, {"mode": "advanced"}, {})),
)  # fmt: skip
