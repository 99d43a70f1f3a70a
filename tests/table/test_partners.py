"""Whether partners may talk during a match is the game's to say."""

from __future__ import annotations

import pytest
from tabling import everybody

from vivat.errors import Refusal
from vivat.table import commands


def test_KD_9_1_partners_are_silent_during_a_match() -> None:
    sitting = everybody("king_is_dead", 4)
    with pytest.raises(Refusal) as refused:
        sitting.do("Ann", commands.Say, seat=0, text="hello")
    assert (refused.value.message, refused.value.rule) == ("table-chat-teams", "KD-9.1")


def test_VR_R25_partners_may_talk_during_a_match() -> None:
    sitting = everybody("vive_le_roi", 4, options={"teams": "separate", "units": "2+2"})
    sitting.do("Ann", commands.Say, seat=0, text="hello")
    assert sitting.table.said == [(0, "hello")]
