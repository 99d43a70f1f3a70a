"""Section 9 over facts: what a seat is told is what it may know, and after the end everybody is told everything."""

from __future__ import annotations

import random
import re
from collections.abc import Collection, Sequence
from typing import Any

import kit
import msgspec
import pytest

import vivat
from vivat import locale
from vivat.games.vive_le_roi import data, facts
from vivat.games.vive_le_roi.fact_kinds import Compared
from vivat.play.telling import sentence

from . import positions as t

ALL = {"units": "2+1+2", "teams": "common", "ambition": True, "emissary": True, "wedding": True, "banned": True}
TEN = {"units": "2+1+2+2+1+2", "teams": "common", "ambition": True}
TABLES: list[dict[str, Any]] = [ALL, TEN, {"players": 3, "ambition": True}, {"units": "2+2", "teams": "separate"}]

CHOOSING = data.CHOOSE_AMBITION
Steps = Sequence[tuple[int, Any]]  # their numbers and the states before them


def new(**options: Any) -> vivat.Match:
    return vivat.game("vive_le_roi", **options).new(chance="typed")


def viewers(match: vivat.Match) -> tuple[int | None, ...]:
    return (*range(match.seats), None)


# ---- line by line ----------------------------------------------------------------------------------------------------


def test_VR_9_a_favourites_card_is_told_to_its_unit_and_to_others_when_it_is_turned_up() -> None:
    match = new(units="2+1+1", teams="separate")
    t.deal(match, favourites="fav_01 fav_02 fav_03 fav_04")

    def cards(viewer: int | None) -> list[str]:
        return [fact["card"] for fact in t.facts(match, "favourites", viewer)]

    assert [cards(viewer) for viewer in (0, 1)] == [["fav_01", "fav_02"]] * 2
    assert [cards(viewer) for viewer in (2, 3, None)] == [["fav_03"], ["fav_04"], []]
    assert len(t.facts(match, "dealt", None)) == 1, "that everybody has one is seen"
    while match.position()["round"] == 1:
        seat = min(match.waiting_for, default=None)
        if seat is None:
            t.deal(match)
        else:
            match.choose(seat, match.choices(seat)[0])
    assert cards(None) == ["fav_01", "fav_02", "fav_03", "fav_04"], "those of the new round are not"


def test_VR_9_ambition_cards_are_told_as_they_are_chosen_shown_and_turned_up() -> None:
    """And VR-R26: a partner's kept card as soon as both have chosen, the card given back never before the end."""
    match = new(units="2+1+1", teams="separate", ambition=True)
    t.deal(match, ambition="kingmaker no_wc consolation man_king")

    def told(viewer: int | None) -> list[tuple[int, str | None, str | None]]:
        return [(fact["seat"], fact["card"], fact["given_back"]) for fact in t.facts(match, "ambition_kept", viewer)]

    assert [len(t.facts(match, "offered", viewer)) for viewer in (0, 1, 2, 3, None)] == [1, 1, 1, 1, 0]
    match.choose(0, "choose_ambition:no_wc")
    assert [told(viewer) for viewer in (0, 1, 2, None)] == [[(0, "no_wc", "kingmaker")]] + [[(0, None, None)]] * 3
    match.choose(1, "choose_ambition:man_king")
    assert told(1) == [(0, "no_wc", None), (1, "man_king", "consolation")]
    assert told(2) == told(None) == [(0, None, None), (1, None, None)]


def test_VR_9_the_cards_of_a_team_that_shares_them_are_told_to_both() -> None:
    """VR-R19."""
    match = new(**TEN)
    t.deal(match, ambition="kingmaker no_wc")
    assert [len(t.facts(match, "offered", viewer)) for viewer in (0, 1, 2, None)] == [1, 1, 1, 0]
    match.choose(0, "assign_ambitions:no_wc")
    shared = [t.fact(match, "ambitions_shared", viewer) for viewer in (0, 1, 2, None)]
    told = [(fact["first_card"], fact["other_card"]) for fact in shared]
    assert told == [("no_wc", "kingmaker")] * 2 + [(None, None)] * 2


def test_VR_9_an_unrevealed_vote_is_told_to_its_unit_alone() -> None:
    match = t.ballot(t.A, units="2+1+1", teams="separate")
    match.choose(0, "cast_vote:no")
    assert [t.fact(match, "voted", viewer)["vote"] for viewer in (0, 1, 2, 3, None)] == ["no", "no"] + [None] * 3


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_VR_9_5_after_the_end_everybody_is_told_everything(options: dict[str, Any]) -> None:
    match = kit.random_match("vive_le_roi", options, seed=4)
    states = [*(step.before for step in match.steps[1:]), match.state]
    whole = [facts.happened(step, after) for step, after in zip(match.steps, states, strict=True)]
    for viewer in viewers(match):
        assert facts.shown(match.steps, match.state, viewer) == whole


def test_facts_of_the_newest_steps_are_told_without_the_others() -> None:
    for options in TABLES:
        match = kit.some_match("vive_le_roi", options, seed=7, share=0.7)
        for viewer in viewers(match):
            whole = facts.shown(match.steps, match.state, viewer)
            for first in (0, len(whole) // 2, len(whole) - 3, len(whole)):
                assert facts.shown(match.steps, match.state, viewer, first) == whole[first:]


def test_only_the_steps_that_are_asked_for_are_worked_out(monkeypatch: pytest.MonkeyPatch) -> None:
    match = kit.random_match("vive_le_roi", ALL, seed=7)
    happened, worked_out = facts.happened, []
    monkeypatch.setattr(facts, "happened", lambda step, after: worked_out.append(step) or happened(step, after))
    facts.shown(match.steps, match.state, 0, len(match.steps) - 5)
    assert worked_out == match.steps[-5:]


# ---- twin worlds -----------------------------------------------------------------------------------------------------


def twin_of(match: vivat.Match, viewer: int | None, rng: random.Random) -> vivat.Match:
    """The same match, in which every card and vote that this viewer may not know is another wherever it can be."""
    told = [word for _, word in match.history()]
    hidden = {index for index, (_, word) in enumerate(match.log(viewer)) if word is None}
    for number in range(1, match.position()["round"] + 1):
        steps = [(index, step.before) for index, step in enumerate(match.steps) if round_of(step.before) == number]
        deal_favourites_anew(steps, told, hidden, rng)
        deal_ambitions_anew(match, steps, told, hidden, rng)
    twin = match.game.new(chance="typed")
    for index, (who, _) in enumerate(match.history()):
        if who == "chance":
            twin.happen(told[index])
        elif index in hidden and told[index].startswith("cast_vote"):
            twin.choose(int(who), rng.choice(twin.choices(int(who))))
        else:
            twin.choose(int(who), told[index])
    return twin


def round_of(state: Any) -> int:
    return int(state.round) + (state.step == data.NEXT_ROUND)


def option_of(word: str) -> str:
    return word.partition(":")[2]


def step_of(word: str) -> str:
    return word.partition(":")[0]


def others(every: Sequence[str], seen: Collection[str], rng: random.Random) -> list[str]:
    cards = [card for card in every if card not in seen]
    return rng.sample(cards, len(cards))


def deal_favourites_anew(steps: Steps, told: list[str], hidden: set[int], rng: random.Random) -> None:
    """Whoever has a card that is not seen gets one that is not seen."""
    dealt = [index for index, before in steps if before.step in (data.DEAL_FAVOURITES, data.NEXT_ROUND)]
    spare = others(data.FAVOURITES, [option_of(told[index]) for index in dealt if index not in hidden], rng)
    for index in dealt:
        if index in hidden:
            told[index] = f"favourites:{spare.pop()}"


def deal_ambitions_anew(
    match: vivat.Match, steps: Steps, told: list[str], hidden: set[int], rng: random.Random
) -> None:
    """Who was seen to keep a card is dealt it, beside any other; who was not is dealt any two and keeps any of them."""
    dealt: dict[int, list[int]] = {}  # by receiver: the steps of its cards
    for index, before in steps:
        if before.step == data.DEAL_AMBITIONS:
            dealt.setdefault(before.receiver(before.dealt), []).append(index)
    chosen = {before.holder(match.steps[index].who): index for index, before in steps if before.step == CHOOSING}
    kept = {receiver: option_of(told[index]) for receiver, index in chosen.items() if index not in hidden}
    seen = [option_of(told[index]) for cards in dealt.values() for index in cards if index not in hidden]
    spare = others(data.AMBITIONS, [*seen, *kept.values()], rng)
    for receiver, cards in dealt.items():
        if cards[0] not in hidden:
            continue
        new = [kept[receiver]] if receiver in kept else [spare.pop()]
        new += [spare.pop()] * (len(cards) - 1)
        for index, card in zip(rng.sample(cards, len(cards)), new, strict=True):
            told[index] = f"ambition:{card}"
        if receiver in chosen and receiver not in kept:
            told[chosen[receiver]] = f"{step_of(told[chosen[receiver]])}:{rng.choice(new)}"


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_VR_12_12_twin_worlds_are_told_in_the_same_facts(options: dict[str, Any]) -> None:
    rng = random.Random(11)
    differing = 0
    for seed in range(3):
        for share in (0.03, 0.06, 0.1, 0.2, 0.35, 0.5, 0.62, 0.8, 0.95):
            match = kit.some_match("vive_le_roi", options, seed=seed, share=share)
            if match.over:
                continue
            for viewer in viewers(match):
                twin = twin_of(match, viewer, rng)
                assert twin.facts(viewer) == match.facts(viewer)
                assert twin.log(viewer) == match.log(viewer)
                differing += twin.history() != match.history()
    assert differing > 60


# ---- in words --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_every_fact_can_be_said(language: str) -> None:
    """Of whole games and of running ones, where some of it is hidden; and the steps of the verdict."""
    said = set()
    for options in kit.cases("vive_le_roi").CASES:
        for share, viewer in ((0.1, None), (0.4, 1), (1.0, 0)):
            match = kit.some_match("vive_le_roi", options, seed=2, share=share)
            for _, fact in match.facts(viewer):
                for told in (fact, *getattr(fact, "comparisons", ())):
                    text = sentence("vive_le_roi", told, lambda seat: f"Ada{seat}", language)
                    said.add(type(told))
                    assert text.endswith((".", "?"))
                    assert not re.search(r"\bnone\b|[{}]|  | ,|\.\.", text), text
    assert {*facts.AnyFact.__args__, Compared} - said <= {facts.NoCouple}


SENTENCES = {
    "vote": (
        "Vote on Hector: Ada Yes, Ben No, Cleo Stomach-ache. Cancelled.",
        "Vote pour Hector : Ada Oui, Ben Non, Cleo Mal-au-Ventre. L’élection est annulée.",
    ),
    "cards_lost": (
        "Cards lost: Ben No, Cleo Stomach-ache. Left in hand, No: Ada 4, Ben 3, Cleo 4; "
        "Stomach-ache: Ada 1, Ben 1, Cleo 0.",
        "Cartes perdues : Ben Non, Cleo Mal-au-Ventre. Il reste, en Non : Ada 4, Ben 3, Cleo 4 ; "
        "en Mal-au-Ventre : Ada 1, Ben 1, Cleo 0.",
    ),
    "cancelled": (
        "Stomach-ache: Hector goes back to the Nobles.",
        "Mal-au-Ventre : Hector redescend chez les Nobles.",
    ),
}


@pytest.mark.parametrize("kind", SENTENCES)
def test_the_sentences_name_the_result(kind: str) -> None:
    match = t.ballot("throne hector; floor_5 anna", rest="floor_1 floor_2 floor_3 floor_4")
    t.vote(match, "yns")
    (fact,) = [fact for _, fact in match.facts(None) if msgspec.to_builtins(fact)["fact"] == kind]
    names = ("Ada", "Ben", "Cleo")
    assert (
        tuple(sentence("vive_le_roi", fact, names.__getitem__, language) for language in ("en", "fr"))
        == (SENTENCES[kind])
    )
