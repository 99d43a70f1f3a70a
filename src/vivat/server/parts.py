"""What an analysis is told and asked, part by part; and what is shown of it."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from vivat.analysed import Analysed

State = Literal["none", "waiting", "running", "stopped", "failed", "done"]


class AnalysisShown(msgspec.Struct, frozen=True):
    state: State
    level: str
    done: int  # parts
    whole: int
    result: Analysed | None  # as `vivat analyse --json` gives it


class Begin(msgspec.Struct, frozen=True, tag="begin"):
    record: str
    level: str
    saved: dict[str, Any] | None = None


class Next(msgspec.Struct, frozen=True, tag="next"):
    """Do one part; when there is none left, tell everything."""


class Save(msgspec.Struct, frozen=True, tag="save"):
    """Tell what is known so far."""


class Told(msgspec.Struct, frozen=True):
    done: int
    whole: int
    body: msgspec.Raw  # what was asked for, or null
