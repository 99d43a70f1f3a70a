"""Facts as sentences: how the name of a field decides how it is said."""

from __future__ import annotations

import json
from typing import Any

import kit
import msgspec
import pytest

from vivat import locale
from vivat.fact import Fact
from vivat.play.telling import Words, said, sentence

NAMES = ("Ada", "Ben", "Cleo")
SENTENCES = kit.ROOT / "web/test/sentences.json"


@pytest.mark.parametrize(
    ("field", "value", "expected"),
    [
        ("seat", 1, {"seat": "Ben", "seat_id": 1}),
        ("from_seat", 0, {"from_seat": "Ada", "from_seat_id": 0}),
        ("seats", [0, 2], {"seats": "Ada, Cleo", "seats_count": 2}),
        ("winner_seats", [], {"winner_seats": "none", "winner_seats_count": 0}),
        ("region", "devon", {"region": "Devon", "region_id": "devon"}),
        ("bundle", "scots+welsh", {"bundle": "Scots + Welsh", "bundle_id": "scots+welsh"}),
        ("counts", {"scots": 2, "welsh": 1}, {"counts": "Scots 2, Welsh 1", "counts_count": 2}),
        ("each_points", [3, None, 1], {"each_points": "Ada 3, Cleo 1", "each_points_count": 3}),
        ("regions", ["devon", "essex"], {"regions": "Devon, Essex", "regions_count": 2}),
        ("tied", True, {"tied": "yes"}),
        ("number", 4, {"number": 4}),
        ("faction", None, {"faction": "none", "faction_id": "none"}),
        ("rows", [{"seat": 1}], {}),
    ],
)
def test_a_field_is_said_as_its_name_tells(field: str, value: Any, expected: dict[str, Any]) -> None:
    assert said(Words("king_is_dead", "en", {}), field, value, NAMES.__getitem__) == expected


def test_a_fact_is_said_by_the_message_of_its_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    class Struggle(Fact, frozen=True, tag="struggle"):
        region: str
        seat: int | None

    asked: list[Any] = []
    monkeypatch.setattr(locale, "say", lambda message, language, **values: asked.append((message, values)) or "told")
    monkeypatch.setattr(locale, "has", lambda message, language: False)
    fact = Struggle(rule="KD-5.2", region="devon", seat=None)
    assert sentence("king_is_dead", fact, NAMES.__getitem__, "fr") == "told"
    values = {"region": "devon", "region_id": "devon", "seat": "none", "seat_id": "none"}
    assert asked == [("king_is_dead-fact-struggle", values)]


# ---- the page says the same ------------------------------------------------------------------------------------------


def sentences() -> list[dict[str, Any]]:
    """A fact of every kind that comes up in a few random games, with its sentences."""
    found: dict[tuple[str, str], dict[str, Any]] = {}
    for game, options in kit.all_cases():
        match = kit.random_match(game, options, seed=4)
        for _, whole in match.facts(None):
            for fact in (whole, *getattr(whole, "comparisons", ())):
                kind = str(fact.__struct_config__.tag)
                if (game, kind) not in found:
                    said = {language: sentence(game, fact, name_of, language) for language in locale.LANGUAGES}
                    found[game, kind] = {"game": game, "fact": msgspec.to_builtins(fact), **said}
    return list(found.values())


def name_of(seat: int) -> str:
    return f"Seat {seat}"


def test_the_sentences_that_the_page_is_held_against_are_current() -> None:
    """`PYTHONPATH=src:tests python tests/play/test_telling.py` writes them anew; web/test/facts.test.ts reads them."""
    assert json.loads(SENTENCES.read_text(encoding="utf-8")) == sentences()


if __name__ == "__main__":
    SENTENCES.write_text(json.dumps(sentences(), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
