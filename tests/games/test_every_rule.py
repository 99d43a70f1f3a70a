"""Every numbered rule of docs/rules is cited by a test, and stands where the game enforces it if it binds; no other
number is cited anywhere."""

from __future__ import annotations

import re
from pathlib import Path

import every
import kit
from citations import cited_by_tests, explained, numbers_in, rules_text, source_of_tests, stated_rules, uncited

import vivat
from vivat.games import definition


def cited_anywhere(game: str) -> set[str]:
    folder = kit.TESTS / "games" / game
    return {number for path in folder.rglob("*.py") for number in numbers_in(path.read_text(encoding="utf-8"))}


@every.game
def test_every_number_that_the_rules_mention_is_stated_as_a_rule(game: str) -> None:
    """So that no rule escapes the tests below because it is not found."""
    stated, prefix = stated_rules(game), definition(game).prefix
    assert {number for number in numbers_in(rules_text(game)) if number.startswith(prefix)} == stated
    assert {f"{prefix}-{section}.1" for section in range(3, 10)} | {f"{prefix}-R1"} <= stated


@every.game
def test_every_rule_stands_on_a_line_of_the_game_or_is_listed_with_a_reason(game: str) -> None:
    listed = kit.cases(game).UNCITED
    assert uncited(game) == set(listed)
    assert all(len(reason) > 20 for reason in listed.values())


@every.game
def test_every_rule_is_cited_by_a_test(game: str) -> None:
    exempt = re.compile(r"..-(0|11|13)\.")  # the summary, the examples (which cite the rules), the advice
    missing = {rule for rule in stated_rules(game) if not exempt.match(rule)} - cited_by_tests(game)
    assert not missing, f"{len(missing)} rules are cited by no test: {', '.join(sorted(missing))}"


@every.game
def test_no_test_and_no_line_of_code_cites_a_rule_that_does_not_exist(game: str) -> None:
    known = numbers_in(rules_text(game)) | stated_rules(game)
    code = (Path(vivat.__file__).parent / "games" / game).glob("*.py")
    cited = cited_anywhere(game) | {number for path in code for number in numbers_in(path.read_text(encoding="utf-8"))}
    prefix = definition(game).prefix
    unknown = {number for number in cited if number.startswith(prefix)} - known
    assert not unknown, sorted(unknown)


def test_a_number_outside_a_test_is_no_citation() -> None:
    source = '"""KD-1.1"""\n\nTABLE = ["KD-1.2"]\n\n\ndef helper():\n    """KD-1.3"""\n'
    source += '\n\n@mark("KD-1.4")\ndef test_KD_1_5():\n    """KD-1.6"""\n    assert told == "KD-1.7"\n'
    assert numbers_in(source_of_tests(source)) == {"KD-1.4", "KD-1.5", "KD-1.6", "KD-1.7"}


def test_a_number_that_is_only_said_to_people_enforces_nothing() -> None:
    source = '"""KD-1.1"""\n\nRULE = "KD-1.2"  # KD-1.3\n\n\ndef apply():\n    """KD-1.4"""\n    raise No("KD-1.5")\n'
    assert numbers_in(explained(source)) == {"KD-1.1", "KD-1.3", "KD-1.4"}
