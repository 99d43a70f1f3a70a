"""Who is told which facts: twin worlds, the end, and the sentences of whole games."""

from __future__ import annotations

import random
from collections import defaultdict
from typing import get_args

import kit
import pytest

from vivat import locale
from vivat.fact import Fact
from vivat.games.artus import data, facts
from vivat.play.telling import sentence

from .positions import GAMES

NAMES = ("Ada", "Ben", "Cleo", "Dan")


def twin(match, seat, rng):
    """The same match to this seat, or a spectator: cards of others that nobody has seen yet are exchanged."""
    history = match.history()
    unseen = defaultdict(list)  # by seat and pile: the steps that drew a card not played until now
    for index, (before, _, _) in enumerate(match.steps):
        card = history[index][1].partition(":")[2]
        pile = before.turn, data.PILE_OF_CARD[data.CARDS.index(card)] if card in data.CARDS else None
        if before.step in (data.DEAL, data.DRAW):
            unseen[pile].append(index)
        elif before.step == data.PLAY_CARD:
            unseen[pile].remove(next(other for other in unseen[pile] if history[other][1] == f"draw:{card}"))
    for (owner, pile), indices in unseen.items():
        if owner == seat:
            continue
        left = [data.CARDS[card] for card in range(data.DECK) if match.state.pile[owner] >> card & 1]
        cards = [history[index][1].partition(":")[2] for index in indices]
        cards += [card for card in left if data.PILE_OF_CARD[data.CARDS.index(card)] == pile]
        rng.shuffle(cards)
        for index, card in zip(indices, cards, strict=False):
            history[index] = ("chance", f"draw:{card}")
    other = match.game.new(chance="typed")
    for who, word in history:
        if who == "chance":
            other.happen(word)
        else:
            other.choose(int(who), word)
    return other


@pytest.mark.parametrize(("players", "level"), GAMES)
def test_AR_12_14_twin_worlds_tell_the_same_facts(players, level):
    """AR-9.12, AR-9.13: a seat, and a spectator (AR-9.1), is told the same whatever others hold."""
    rng, differ = random.Random(f"{players}{level}"), 0
    for seed in range(6):
        match = kit.some_match("artus", {"players": players, "level": level}, seed, rng.uniform(0.02, 0.95))
        for seat in (*range(players), None):
            other = twin(match, seat, rng)
            assert other.facts(seat) == match.facts(seat)
            assert other.log(seat) == match.log(seat)
            differ += other.position() != match.position()
            if seat is not None:
                assert other.position()["seats"][seat] == match.position()["seats"][seat]
    assert differ > 2 * players


@pytest.mark.parametrize(("players", "level"), GAMES)
def test_AR_9_1_after_the_end_everybody_is_told_everything(players, level):
    match = kit.random_match("artus", {"players": players, "level": level}, seed=2)
    states = [*(step.before for step in match.steps[1:]), match.state]
    whole = [facts.happened(step, after) for step, after in zip(match.steps, states, strict=True)]
    for seat in (*range(players), None):
        assert facts.shown(match.steps, match.state, seat) == whole
    hidden = [fact for told in whole for fact in told if isinstance(fact, facts.Drawn | facts.HandDealt)]
    assert len(hidden) == players * ((1 + 12) if level == "beginner" else (1 + 16))
    assert all((fact.card if isinstance(fact, facts.Drawn) else fact.cards) for fact in hidden)


def test_AR_8_13_a_drawn_card_is_told_to_its_owner_and_the_pile_to_all():
    match = kit.some_match("artus", {"players": 3, "level": "advanced"}, 4, 0.8)
    for seat in (0, 1, 2, None):
        told = [fact for _, fact in match.facts(seat)]
        draws = [fact for fact in told if isinstance(fact, facts.Drawn)]
        assert {fact.seat for fact in draws} == {0, 1, 2}
        assert all(fact.pile in data.PILES for fact in draws)
        assert all((fact.card is not None) == (fact.seat == seat) for fact in draws)
        hands = [fact for fact in told if isinstance(fact, facts.HandDealt)]
        assert [(fact.seat, fact.knight, fact.king) for fact in hands] == [(0, 3, 3), (1, 3, 3), (2, 3, 3)]
        assert all((fact.cards is not None) == (fact.seat == seat) for fact in hands)


def test_a_kind_of_fact_that_is_not_listed_is_told_to_nobody():
    """Facts are allowed, not struck out."""

    class Peeked(Fact, frozen=True, tag="peeked"):
        card: str

    assert set(get_args(facts.AnyFact)) == {*facts.OPEN, facts.Drawn, facts.HandDealt}
    assert facts.told(Peeked(rule="AR-4.35", card="ring_any"), 0) is None


@pytest.mark.parametrize("seat", [0, None])
def test_the_newest_facts_are_told_without_looking_at_the_steps_before(seat):
    match = kit.some_match("artus", {"players": 2, "level": "advanced"}, 3, 0.7)
    whole = facts.shown(match.steps, match.state, seat)
    assert len(whole) == len(match.steps)
    for first in range(len(match.steps) + 1):
        unknown = [None] * first + match.steps[first:]
        assert facts.shown(unknown, match.state, seat, first) == whole[first:]


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_every_fact_of_whole_games_is_a_sentence_in_both_languages(language):
    kinds = set()
    for players, level in GAMES:
        for seed in range(3):
            match = kit.random_match("artus", {"players": players, "level": level}, seed)
            running = match.before(len(match.steps) - 1)
            for _, fact in [*match.facts(None), *running.facts(0), *running.facts(None)]:
                said = sentence("artus", fact, NAMES.__getitem__, language)
                assert said[0].isupper() and said.endswith(".") and "  " not in said and "{" not in said
                assert "none" not in said and "_" not in said
                kinds.add(type(fact))
    assert kinds == set(get_args(facts.AnyFact))


MOVED = facts.Moved(
    rule="AR-4.13", seat=0, figure="black", kind="knight", from_chair=23, to_chair=22, steps=1, forward=False,
    points=-1, total=4,
)  # fmt: skip
PUSHED = facts.Displaced(
    rule="AR-5.5", seat=0, figure="blue", kind="knight", owner_seat=1, from_chair=22, to_chair=13, back=9, by="black"
)
LOST = facts.FixedLoss(
    rule="AR-4.31", seat=2, card="score_three_colours", found=1, needed=3, missing=["yellow", "red"], loss=15, total=-3
)
DRAWN = facts.Drawn(rule="AR-4.35", seat=1, pile="king", card=None, left=0, hand=4)
WON = facts.Verdict(
    rule="AR-6.2", winner_seats=[1], best=44, lead=13, each_total=[31, 44], each_place=[2, 1],
    each_ending=["loss", "win"], comparisons=[],
)  # fmt: skip
EQUAL = facts.Comparison(rule="AR-6.3", by="shared", each_value=[None, 44, 44], left_seats=[1, 2])
SENTENCES = [
    (
        EQUAL,
        "Equal with the best total: Ben 44, Cleo 44. They share the win.",
        "À égalité au meilleur total : Ben 44, Cleo 44. La victoire est partagée.",
    ),
    (
        MOVED,
        "Ada moves a knight 1 chair back, from chair 23 to chair 22: −1 point, 4 in all.",
        "Ada fait reculer un chevalier de 1 chaise, de la chaise 23 à la chaise 22 : −1 point, 4 en tout.",
    ),
    (
        PUSHED,
        "A knight of Ben is pushed back from chair 22 to chair 13.",
        "Un chevalier (Ben) est repoussé de la chaise 22 à la chaise 13.",
    ),
    (
        LOST,
        "Cleo cannot fulfil Three colours for want of a knight on: Yellow, Red. That costs 15 points, −3 in all.",
        "Cleo ne satisfait pas aux exigences de la carte Trois couleurs, faute de chevalier sur : Jaune, Rouge. "
        "Cela coûte 15 points, −3 en tout.",
    ),
    (DRAWN, "Ben draws a King card, the last of its pile.", "Ben pioche une carte Roi, la dernière de la pile."),
    (
        WON,
        "Ben wins with 44 points, 13 more than the next.",
        "Ben l’emporte avec 44 points, 13 de plus que le total suivant.",
    ),
]


@pytest.mark.parametrize(("fact", "english", "french"), SENTENCES, ids=lambda value: type(value).__name__)
def test_a_sentence_names_the_result(fact, english, french):
    said = [sentence("artus", fact, NAMES.__getitem__, language) for language in ("en", "fr")]
    assert said == [english, french]
