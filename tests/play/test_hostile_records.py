"""Records and positions made to break the reader: each is refused with a sentence, in both languages."""

from __future__ import annotations

import random

import pytest

import vivat
from vivat.errors import Refusal

GAME = vivat.game("king_is_dead", players=2, mode="advanced")
RECORD = GAME.new(seed=7).record()
LOADED = GAME.load(GAME.new(seed=3).position(), seed=5).record()

HOSTILE = {
    "a seed of two signs": RECORD.replace("seed 7", "seed --7").replace("end: ", "end: 9"),
    "a number of players of 5000 digits": RECORD.replace("players=2", "players=" + "9" * 5000),
    "an option of 5000 letters": RECORD.replace("mode=", "m" * 5000 + "="),
    "a game of 5000 letters": RECORD.replace("king_is_dead", "k" * 5000),
    "half a surrogate pair as a word": LOADED.replace('"turn"', r'"\ud800"'),
    "half a surrogate pair as a name": LOADED.replace('"supply"', r'"\ud800"'),
    "a name of 5000 letters": LOADED.replace('"supply"', '"' + "s" * 5000 + '"'),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_record_is_refused_in_both_languages(name: str) -> None:
    with pytest.raises(Refusal) as refused:
        vivat.read(HOSTILE[name])
    assert len(refused.value.said("en")) < 3000
    assert refused.value.said("fr") != refused.value.said("en")


def test_a_refusal_inside_a_refusal_speaks_the_same_language() -> None:
    with pytest.raises(Refusal) as refused:
        vivat.read(RECORD.replace("players=2", "players=7"))
    assert refused.value.said("fr") == "Ligne 3 : L’option players ne peut pas valoir 7. Valeurs admises : 2, 3, 4."


@pytest.mark.parametrize("seed", range(4))
def test_a_damaged_record_is_read_or_refused(seed: int) -> None:
    rng = random.Random(seed)
    bits = ("\n", "-", "9", "9" * 5000, "=", "{", "[", "é", "\ud800", "\0", "\u2028", "?", "!", " ", r"\ud800")
    for _ in range(150):
        signs = list(rng.choice((RECORD, LOADED)))
        for _ in range(rng.choice((1, 1, 2, 5))):
            at = rng.randrange(len(signs))
            signs[at : at + rng.choice((0, 1, 1, 30))] = rng.choice(
                (rng.choice(bits), "", "".join(signs[at : at + 40]))
            )
        try:
            vivat.read("".join(signs))
        except Refusal as refusal:
            assert refusal.said("en") and refusal.said("fr")
