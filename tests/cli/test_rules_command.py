"""`vivat rules`: a rule by its number, a section, a word."""

from __future__ import annotations

import re
from typing import Any

import pytest
from commands import KD, ROOT

from vivat.cli import rules
from vivat.games import all_ids, definition


@pytest.mark.parametrize("asked", ["KD-5.3", "kd-5.3", "5.3"])
def test_one_rule_is_shown_with_its_number(run: Any, asked: str) -> None:
    said = run("rules", KD, asked)
    assert said.out.startswith("KD-5.3 ")
    assert said.out.count("\n") == 1
    assert "instability" in said.out


def test_a_ruling_is_found_by_its_own_number(run: Any) -> None:
    said = run("rules", KD, "KD-R3")
    assert said.out.startswith("KD-4.3 KD-R3 *When does a struggle come?*")


def test_a_row_of_a_table_is_shown_with_the_heads_of_its_columns(run: Any) -> None:
    assert run("rules", KD, "KD-7.10").out.startswith("KD-7.10 step: `turn`; ")


RULES = """\
## 2. Setting up

- XX-2.1 The pile is *shuffled*.
  Nobody looks.
- **XX-R1 Who deals.** The eldest.
- **XX-2.2** **XX-R2** *Cards.* Five.

### 2.1 Counts

| number and what | few | many |
|---|---|---|
| XX-2.3 coins | 4 | 6 |
| XX-2.4 | 1 | |

The end: XX-2.1.
"""


def test_rules_are_found_in_lists_and_tables_of_every_style() -> None:
    found = {rule.numbers: (rule.section, rule.text) for rule in rules.rules_of(RULES, "XX")}
    assert found == {
        ("XX-2.1",): ("2. Setting up", "The pile is *shuffled*.\n  Nobody looks."),
        ("XX-R1",): ("2. Setting up", "**Who deals.** The eldest."),
        ("XX-2.2", "XX-R2"): ("2. Setting up", "*Cards.* Five."),
        ("XX-2.3",): ("2.1 Counts", "coins; few: 4; many: 6"),
        ("XX-2.4",): ("2.1 Counts", "few: 1"),
    }


def test_a_number_alone_shows_the_section(run: Any) -> None:
    said = run("rules", KD, "10")
    assert said.out.startswith("## 10. Termination")
    assert "KD-10.3" in said.out
    assert "KD-11" not in said.out


def test_a_word_shows_every_rule_in_which_it_stands(run: Any) -> None:
    found = run("rules", KD, "INVASION", "--json").json()["rules"]
    assert len(found) > 3
    assert all("invasion" in rule["text"].lower() for rule in found)


def test_the_rules_of_a_game_are_printed_whole(run: Any) -> None:
    path = ROOT / "docs/rules" / f"{KD}.md"
    assert run("rules", KD).out == path.read_text(encoding="utf-8") + "\n"


@pytest.mark.parametrize("game", [game for game in all_ids() if (ROOT / f"docs/rules/{game}.md").is_file()])
def test_every_number_in_the_rules_can_be_asked_for(game: str) -> None:
    prefix = definition(game).prefix
    text = rules.text_of(game)
    found = [number for rule in rules.rules_of(text, prefix) for number in rule.numbers]
    assert sorted(found) == sorted(set(found))
    assert set(re.findall(rf"{prefix}-(?:R\d+|\d+\.\d+)", text)) == set(found)
    assert all(rule.text and rule.section for rule in rules.rules_of(text, prefix))
