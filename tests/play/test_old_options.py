"""Records written before there were readings to choose from: they replay as they were played."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import vivat
from vivat import errors

FOLDER = Path(__file__).parent / "old_records"
MEANT: dict[str, dict[str, Any]] = {  # by record: what its options mean now
    "vive_le_roi_6": {"banned": False, "placed_by_two": "five_each", "stop_at_zero": "after_ambition"},
    "vive_le_roi_7": {"banned": True, "placed_by_two": "five_each", "stop_at_zero": "after_ambition"},
    "vive_le_roi_loaded": {"banned": True, "placed_by_two": "five_each"},
    "king_is_dead_1": {"team_finishes": "both_hands", "plot_to_play": False, "last_tie": "oldest_action"},
    "king_is_dead_last_tie": {"last_tie": "oldest_action"},
}
every_record = pytest.mark.parametrize("name", MEANT)


def text_of(name: str) -> str:
    return (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def steps_of(text: str) -> list[str]:
    return text.partition("\n\n")[2].splitlines()


@every_record
def test_an_old_record_means_what_was_played_then(name: str) -> None:
    match = vivat.read(text_of(name))
    assert match.over
    assert MEANT[name].items() <= match.game.options.items()


@every_record
def test_an_old_record_is_written_anew_step_by_step_the_same(name: str) -> None:
    old = text_of(name)
    assert "rules:" not in old.partition("\n\n")[0]
    again = vivat.read(old).record()
    assert ("\nrules: 2\n" in again) == name.startswith("vive_le_roi")
    assert steps_of(again) == steps_of(old)
    assert vivat.read(again).record() == again


def test_VR_R7_with_the_numbers_of_today_an_old_record_of_two_is_refused() -> None:
    """So the edition is needed: nothing but it tells that five were placed."""
    old = text_of("vive_le_roi_6").replace("banni", "banned")
    with pytest.raises(errors.BadRecord):
        vivat.read(old.replace("chance: seed old-6\n", "chance: seed old-6\nrules: 2\n"))


def test_an_old_name_is_no_option_of_a_new_record() -> None:
    new = vivat.game("vive_le_roi", players=3, banned=True).new(seed=1).record()
    assert "rules: 2" in new
    with pytest.raises(errors.BadRecord, match="banni"):
        vivat.read(new.replace("banned=true", "banni=true"))
    with pytest.raises(errors.BadOption, match="banni"):
        vivat.game("vive_le_roi", players=3, banni=True)


def test_an_old_position_is_one_of_the_first_edition() -> None:
    """A position does not say of which edition it is; the old name of an option does."""
    found = re.search(r"^position: (.*)$", text_of("vive_le_roi_loaded"), re.MULTILINE)
    assert found
    match = vivat.load(json.loads(found[1]))
    assert match.game.options["placed_by_two"] == "five_each"
    assert match.position()["options"]["banned"] is True
