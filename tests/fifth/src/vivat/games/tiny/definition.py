"""The tiny game, as everybody else asks for it."""

from __future__ import annotations

from vivat.games.tiny import check, data, position, view, words

from vivat.definition import Definition

GAME = Definition(
    id="tiny", prefix=data.PREFIX, players=data.PLAYERS, options=data.OPTIONS,
    usual=2, minutes=(1, 2), place=5,
    words=words, position=position, view=view, check=check,
    forms={"Board": view.Board},
    past_is_open=True,
)  # fmt: skip
