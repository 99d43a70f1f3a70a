"""The identifiers of the box as types: what is sent and read is one of them, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from vivat.games.long_live_the_king import data

if TYPE_CHECKING:
    from typing import TypeAlias

    County: TypeAlias = str
    Card: TypeAlias = str
    Colour: TypeAlias = str
    StepName: TypeAlias = str
    DecidedBy: TypeAlias = str
else:
    County = Literal[data.COUNTIES]
    Card = Literal[data.CARDS]
    Colour = Literal[data.COLOURS]
    StepName = Literal[data.STEPS]
    DecidedBy = Literal[data.DECIDED_BY]
