"""Facts over many random games: what a seat may not know is in none, and each can be said in both languages."""

from __future__ import annotations

import random
from typing import Any, get_args

import kit
import msgspec
import pytest
from lv_table import facts_of

from vivat import locale
from vivat.engine import bits
from vivat.engine.numbers import CHANCE
from vivat.engine.result import Step
from vivat.engine.rng import Rng
from vivat.games.long_live_the_king import data, facts
from vivat.games.long_live_the_king.fact_kinds import AnyFact, CardsShown, Comparison, Dealt, King, Laid, Victory
from vivat.games.long_live_the_king.rules import LongLiveTheKing
from vivat.play.telling import sentence

NAMES = ("Ada", "Bea", "Cid", "Dan", "Eva")
MANY = 40  # steps that twin worlds go on together


class World:
    """A state that goes on, with the steps taken in it."""

    def __init__(self, state: LongLiveTheKing) -> None:
        self.state, self.steps = state, list[Step]()

    def options(self, who: int) -> list[int]:
        return [number for number, _ in self.state.chances()] if who == CHANCE else self.state.options(who)

    def go(self, who: int, number: int) -> None:
        before = self.state
        self.state = before.clone()
        self.steps.append(Step(before, who, number))
        if who == CHANCE:
            self.state.befall(number)
        else:
            self.state.play(who, number)

    def told(self, viewer: int | None, first: int = 0) -> list[list[AnyFact]]:
        return facts.shown(self.steps, self.state, viewer, first)


def is_hidden(state: LongLiveTheKing, who: int, viewer: int | None) -> bool:
    """LV-9.2, LV-9.3: a card dealt to another, and what another lays before the last has laid."""
    if state.step == data.REDISTRIBUTION:
        return state.next_dealt() != viewer
    return state.step == data.COMMIT_CARDS and who != viewer and bits.count(state.waiting_for) > 1


def go_on(one: World, two: World, viewer: int | None, rng: random.Random) -> bool:
    """A step in both: the same if the viewer sees it, else any in each. False where they would part before his eyes."""
    waiting = one.state.waiting_for
    who = CHANCE if waiting == CHANCE else rng.choice(bits.members(waiting))
    if is_hidden(one.state, who, viewer):
        one.go(who, rng.choice(one.options(who)))
        two.go(who, rng.choice(two.options(who)))
        return True
    shows = one.state.step == data.COMMIT_CARDS and bits.count(waiting) == 1
    same = sorted(set(one.options(who)) & set(two.options(who)))
    if not same or (shows and list(one.state.laid) != list(two.state.laid)):
        return False
    number = rng.choice(same)
    one.go(who, number)
    two.go(who, number)
    return True


@pytest.mark.parametrize("players", data.PLAYERS)
def test_LV_12_16_twin_worlds_tell_a_seat_and_a_spectator_the_same_facts(players: int) -> None:
    rng = random.Random(players)
    hidden = compared = 0
    for seed in range(3):
        for state in kit.some_states(data.ID, {"players": players}, seed=seed, share=0.04):
            if not state.waiting_for or (state.step == data.COMMIT_CARDS and any(n >= 0 for n in state.laid)):
                continue
            for viewer in (*range(players), None):
                knower = rng.randrange(players) if viewer is None else viewer  # a spectator knows less than any seat
                one, two = World(state.clone()), World(state.known_to(knower).imagined(Rng(seed)))
                for _ in range(MANY):
                    if one.state.is_over() or not go_on(one, two, viewer, rng):
                        break
                    hidden += one.steps[-1].number != two.steps[-1].number
                    if one.state.is_over():
                        break  # then everything is open
                    since = rng.randrange(len(one.steps))
                    assert one.told(viewer, since) == two.told(viewer, since)
                    compared += 1
                if not one.state.is_over():
                    assert one.told(viewer) == two.told(viewer)
    assert compared > 500
    assert hidden > 100


@pytest.mark.parametrize("players", data.PLAYERS)
def test_LV_9_2_LV_9_3_while_a_game_runs_only_owners_are_told_their_cards(players: int) -> None:
    match = kit.some_match(data.ID, {"players": players}, seed=2, share=0.7)
    assert not match.over
    for viewer in (*range(players), None):
        told = facts_of(match, viewer)
        assert {fact.seat for fact in told if isinstance(fact, Dealt)} == ({viewer} if viewer is not None else set())
        for fact in told:
            if isinstance(fact, Laid):
                assert (fact.cards is not None) == (fact.seat == viewer)


@pytest.mark.parametrize("players", data.PLAYERS)
def test_after_the_end_everybody_is_told_everything_LV_9_2(players: int) -> None:
    match = kit.random_match(data.ID, {"players": players}, seed=2)
    whole = facts_of(match, None)
    assert all(facts_of(match, seat) == whole for seat in range(players))
    assert all(fact.cards is not None for fact in whole if isinstance(fact, Laid))
    assert {fact.seat for fact in whole if isinstance(fact, Dealt)} == set(range(players))
    laid = {}
    for fact in whole:  # LV-5.3: what was laid is what was shown
        if isinstance(fact, Laid) and fact.cards is not None:
            laid[fact.seat] = "/".join(str(fact.cards.get(card, 0)) for card in data.CARDS)
        if isinstance(fact, CardsShown):
            assert fact.each_laid == [laid[seat] for seat in range(players)]


@pytest.mark.parametrize("players", data.PLAYERS)
def test_the_newest_facts_are_told_without_the_others(players: int) -> None:
    for share in (0.3, 0.6, 0.95):
        match = kit.some_match(data.ID, {"players": players}, seed=5, share=share)
        for viewer in (0, None):
            whole = match.facts(viewer)
            for since in range(0, len(match.steps) + 1, 37):
                assert match.facts(viewer, since) == [(step, fact) for step, fact in whole if step >= since]


def test_the_newest_facts_cost_no_more_than_a_redistribution_however_long_the_match(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = kit.random_match(data.ID, {"players": 5}, seed=1)
    asked: list[Step] = []
    plain = facts.happened
    monkeypatch.setattr(facts, "happened", lambda step, after: asked.append(step) or plain(step, after))
    most = 0
    for length in range(1, len(match.steps), 3):
        asked.clear()
        facts.shown(match.steps[:length], match.steps[length].before, 0, length - 1)
        most = max(most, len(asked))
    assert 1 < most <= data.MOST_DEALT * 5


# ---- facts and the match agree ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", data.PLAYERS)
def test_facts_agree_with_what_the_states_say(players: int) -> None:
    for seed in range(4):
        match = kit.random_match(data.ID, {"players": players}, seed)
        *_, verdict = facts_of(match)
        assert isinstance(verdict, King)
        assert match.result is not None
        assert [seat.place for seat in match.result.seats] == verdict.each_place
        assert [seat.score for seat in match.result.seats] == verdict.each_total
        assert (verdict.decided, verdict.rule) == (match.result.decided_by, match.result.rule)
        left = list(range(players))
        for part in verdict.comparisons:
            assert [seat for seat in range(players) if part.each_value[seat] is not None] == left
            left = part.left_seats
        assert left == [verdict.seat]
        victories = [(step, fact) for step, fact in match.facts(None) if isinstance(fact, Victory)]
        for step, fact in victories:
            after: Any = match.steps[step + 1].before if step + 1 < len(match.steps) else match.state
            if after.contested >= 0:
                assert (after.winner, list(after.sums[:players])) == (fact.seat, fact.each_total)
        assert len(victories) == sum(isinstance(fact, CardsShown) for fact in facts_of(match))


# ---- in words --------------------------------------------------------------------------------------------------------


def tag(kind: Any) -> str:
    return str(msgspec.inspect.type_info(kind).tag)  # type: ignore[attr-defined]


def compared(fact: AnyFact) -> list[Comparison]:
    return fact.comparisons if isinstance(fact, King) else []


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_every_fact_of_random_games_is_a_sentence(language: str) -> None:
    said = set()
    for players in data.PLAYERS:
        for seed in range(4):
            match = kit.random_match(data.ID, {"players": players}, seed)
            for viewer in (0, None):
                for fact in (part for whole in facts_of(match, viewer) for part in (whole, *compared(whole))):
                    text = sentence(data.ID, fact, NAMES.__getitem__, language)
                    assert text.endswith(".")
                    assert "  " not in text
                    assert " none" not in text
                    said.add(type(fact))
    assert said == {*get_args(AnyFact), Comparison}


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_every_kind_of_fact_has_a_sentence_and_every_sentence_a_kind(language: str) -> None:
    tags = {tag(kind) for kind in (*get_args(AnyFact), Comparison)}
    text = (locale.HERE / language / f"{data.ID}.facts.ftl").read_text(encoding="utf-8")
    prefix = f"{data.ID}-fact-"
    assert {line.split(" ")[0].removeprefix(prefix) for line in text.splitlines() if line.startswith(prefix)} == tags


def test_a_log_names_results_in_both_languages() -> None:
    fact = Victory(rule="LV-5.7", seat=1, role="third", county="wigemor", intruder_seat=0, defender_seat=2, total=31,
                   against=24, each_total=[24, 31, 9], each_ones=[0, 0, 0])  # fmt: skip
    told = [sentence(data.ID, fact, NAMES.__getitem__, language) for language in locale.LANGUAGES]
    assert told == [
        "Bea wins the confrontation for Wigemor with 31 against 24, as a third player.",
        "Bea remporte la confrontation pour Wigemor, 31 à 24, comme joueur tiers.",
    ]


@pytest.mark.parametrize(
    ("share", "left", "english", "french"),
    [
        (12, 2, "Everybody is dealt 12 cards; 2 are left over, face down.",
         "Chacun reçoit 12 cartes ; il en reste 2, face cachée."),
        (1, 1, "Everybody is dealt a card; one is left over, face down.",
         "Chacun reçoit une carte ; il en reste une, face cachée."),
        (15, 0, "Everybody is dealt 15 cards.", "Chacun reçoit 15 cartes."),
        (0, 2, "2 spent cards are too few for all: none is dealt, and they are turned face down.",
         "2 cartes jouées ne suffisent pas pour tous : aucune n’est distribuée, et elles sont retournées face cachée."),
        (0, 0, "No card was spent, so none is dealt.", "Aucune carte n’a été jouée, aucune n’est distribuée."),
    ],
)  # fmt: skip
def test_a_redistribution_in_words_LV_5_28(share: int, left: int, english: str, french: str) -> None:
    kinds = {tag(kind): kind for kind in get_args(AnyFact)}
    fact = kinds["redistribution"](rule="LV-5.28", pile=3 * share + left, share=share, left=left)
    assert sentence(data.ID, fact, NAMES.__getitem__, "en") == english
    assert sentence(data.ID, fact, NAMES.__getitem__, "fr") == french


def test_the_isle_of_man_has_its_article() -> None:
    kinds = {tag(kind): kind for kind in get_args(AnyFact)}
    stay = kinds["stay"](rule="LV-4.6", seat=0, county="man")
    step = kinds["step"](rule="LV-4.7", seat=0, origin="man", county="wigemor", left_empty=True)
    assert sentence(data.ID, stay, NAMES.__getitem__, "en") == "Ada stays on the Isle of Man."
    assert sentence(data.ID, stay, NAMES.__getitem__, "fr") == "Ada reste sur l’île de Man."
    assert sentence(data.ID, step, NAMES.__getitem__, "en") == "Ada steps to Wigemor. The Isle of Man is left empty."
    assert (
        sentence(data.ID, step, NAMES.__getitem__, "fr") == "Ada fait un pas vers Wigemor. L’île de Man devient vide."
    )
