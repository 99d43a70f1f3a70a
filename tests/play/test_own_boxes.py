"""A match with the box its owner has: what is taken and refused, what is kept of it, that it is played with."""

from __future__ import annotations

import json
import os
import pickle
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import kit
import msgspec
import owners
import pytest

import vivat
from vivat import box, locale
from vivat.engine.playout import one_step
from vivat.engine.rng import Rng
from vivat.errors import BadBox, BadOption, BadPosition, BadRecord
from vivat.games import definition
from vivat.play.telling import told

VARIED: dict[str, dict[str, Any]] = {"artus": {"level": "advanced"}, "vive_le_roi": {"banned": True, "ambition": True}}
every_game = pytest.mark.parametrize("game", owners.GAMES)


def own(game: str) -> dict[str, Any]:
    found: dict[str, Any] = kit.cases(game).BOX
    return found


def boxes_of(game: str) -> Any:
    return definition(game).box


# ---- giving one ------------------------------------------------------------------------------------------------------


def test_three_games_have_a_box_that_can_be_corrected() -> None:
    assert owners.GAMES == ["artus", "long_live_the_king", "vive_le_roi"]
    with pytest.raises(BadBox, match="nothing to correct"):
        vivat.game("king_is_dead", players=3, box={})


@every_game
def test_the_box_as_we_believe_it_to_be_is_no_option(game: str) -> None:
    whole = box.whole_of(boxes_of(game).Box)
    for given in (
        {},
        {"name": "mine"},
        whole,
        boxes_of(game).Box(),
        json.dumps(whole),
        box.as_file(game, "", boxes_of(game).Box()),
    ):
        assert "box" not in vivat.game(game, players=3, box=given).options


@every_game
def test_what_is_kept_is_the_name_and_what_differs(game: str, tmp_path: Path) -> None:
    given = own(game)
    _, opened = box.opened(game, boxes_of(game), given)
    file = tmp_path / "attic.json"
    file.write_text(json.dumps(box.as_file(game, "attic", opened)))
    for one in (given, json.dumps(given), file, file.read_text(), box.as_file(game, "attic", opened)):
        assert (
            vivat.game(game, players=3, box=one).options["box"] == vivat.game(game, players=3, box=given).options["box"]
        )
    assert vivat.game(game, players=3, box=opened).options["box"]["name"] == ""
    kept = vivat.game(game, players=3, box=given).options["box"]
    assert set(kept) == set(given)
    assert box.of_options(boxes_of(game).Box, {"box": kept}) == opened


def test_two_lists_of_the_same_things_are_one_box() -> None:
    for game, part, value in (
        ("long_live_the_king", "neighbours", {"man": ["wigemor", "loncastre"]}),
        ("artus", "carpet", [16, 15, 14, 2, 1, 0]),
        ("vive_le_roi", "favourites", {"fav_03": ["romeo", "merlin", "foidvo", "eloise", "bridget", "anna"]}),
    ):
        assert "box" not in vivat.game(game, players=3, box={part: value}).options


@pytest.mark.parametrize(("game", "given", "message"), owners.WRONG)
def test_a_wrong_sheet_is_refused_with_what_is_wrong(game: str, given: dict[str, Any], message: str) -> None:
    with pytest.raises(BadBox) as refused:
        vivat.game(game, players=3, box=given)
    problems = refused.value.problems
    assert message in [problem.message for problem in problems]
    ids = {entry.id for entry in boxes_of(game).entries()}
    for problem in problems:
        assert all(any(one == at or one.startswith(f"{at}.") for one in ids) for at in problem.at)
        assert problem.said("fr") != problem.said("en")
        assert problem.said("en") in str(refused.value)


def test_a_printed_value_is_refused_with_its_rule() -> None:
    for game in owners.GAMES:
        for entry in boxes_of(game).entries():
            assert entry.rule.startswith(definition(game).prefix)
    with pytest.raises(BadBox, match=r"Isle of Man.*prints 2.*\(LV-1.8\)"):
        vivat.game("long_live_the_king", players=3, box={"votes": {"man": 4}})


@pytest.mark.parametrize(
    "given", ["{", "[]", "7", 7, None, [], {1: 2}, {"name": 3}, {"nothing": {}}, {"name": "a\nb", "votes": {}}]
)
def test_what_is_no_box_is_refused(given: Any) -> None:
    if given is None:
        assert "box" not in vivat.game("long_live_the_king", players=3, box=None).options
        return
    with pytest.raises(BadOption):
        vivat.game("long_live_the_king", players=3, box=given)


def test_a_box_of_another_game_and_one_that_is_too_big_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadBox, match="a box of artus"):
        vivat.game("vive_le_roi", players=3, box=box.as_file("artus", "", boxes_of("artus").Box()))
    with pytest.raises(BadBox, match="at most 16384"):
        vivat.game("vive_le_roi", players=3, box={"names": {"hector": "x" * 20_000}})
    with pytest.raises(BadBox, match="cannot be read"):
        vivat.game("vive_le_roi", players=3, box=tmp_path / "nowhere.json")


def test_a_text_is_never_taken_for_a_path(tmp_path: Path) -> None:
    file = tmp_path / "secret.json"
    file.write_text("{}")
    with pytest.raises(BadBox, match="object in JSON"):
        vivat.game("artus", players=2, box=str(file))


# ---- records, positions, copies --------------------------------------------------------------------------------------


@every_game
def test_a_record_carries_the_box_whole_and_is_replayed_elsewhere(game: str, tmp_path: Path) -> None:
    match = kit.random_match(game, {"players": 3, "box": {**own(game), "name": "Our attic ☺"}}, seed=5)
    text = match.record()
    assert " " not in text.split("box=")[1].split("\n")[0]
    path = tmp_path / "record.txt"
    path.write_text(text, encoding="utf-8")
    code = "import sys, vivat; t = open(sys.argv[1], encoding='utf-8').read(); print(vivat.read(t).record() == t)"
    environment = {**os.environ, "VIVAT_PURE": "1"}
    environment.pop("VIVAT_CHECKED", None)
    said = subprocess.run(
        [sys.executable, "-c", code, str(path)], env=environment, capture_output=True, text=True, check=True
    )
    assert said.stdout == "True\n"
    assert vivat.read(text).state.fields() == match.state.fields()


@every_game
def test_a_record_with_a_box_that_cannot_be_is_refused_with_line_and_reason(game: str) -> None:
    text = vivat.game(game, players=3, box=own(game)).new(seed=1).record()
    head, tail = text.split("box=")
    broken = f'{head}box={{"name":"x","nothing":1}}\n' + tail.partition("\n")[2]
    with pytest.raises(BadRecord) as refused:
        vivat.read(broken)
    assert refused.value.line == 3
    assert "nothing" in str(refused.value)


@every_game
def test_positions_views_copies_and_pickles_keep_the_box(game: str) -> None:
    match = vivat.game(game, players=3, box=own(game)).new(seed=1)
    assert match.view(0)["options"]["box"]["name"] == "attic"
    again = vivat.load(match.position())
    assert again.state.fields() == match.state.fields()
    assert pickle.loads(pickle.dumps(match.game)).options == match.game.options
    with pytest.raises(BadPosition):
        vivat.game(game, players=3).load(match.position())


# ---- playing with it -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
@every_game
def test_random_games_with_random_boxes_keep_every_invariant(game: str, seed: int) -> None:
    rng = random.Random(seed)
    varied = VARIED.get(game, {})
    state: Any = vivat.game(game, players=3, **varied, box=owners.RANDOM[game](rng)).start()
    check, dice = definition(game).check, Rng(seed)
    while not state.is_over():
        before = state.clone()
        one_step(state, dice)
        assert not check.violations(state), before.fields()
    assert sum(state.rewards()) > 0


def test_LV_1_8_votes_and_borders_of_the_box_are_played() -> None:
    given = {"votes": {"lincolia": 4, "lundonia": 2}, "start": {"3": ["roucestre", "lundonia", "lincolia"]}}
    state: Any = vivat.game("long_live_the_king", players=3, start_deal="seat_order", box=given).start()
    assert [state.county_votes(seat) for seat in range(3)] == [2, 2, 4]
    near = {
        "roucestre": ["lundonia", "oxeneford", "lincolia"],
        "lincolia": ["roucestre", "tateshale", "stadford", "grentebrige"],
    }
    match = vivat.game("long_live_the_king", players=3, start_deal="seat_order", box={"neighbours": near}).new(seed=1)
    assert "move:step:lincolia" in match.choices(0)


def test_AR_1_17_knight_cards_of_the_box_are_played() -> None:
    match = vivat.game("artus", players=2, box={"knights": {"knight_1_4": [2, 3]}, "crowns": [3, 9, 17, 24]}).new(
        seed=1
    )
    state: Any = match.state.clone()
    assert list(state.royal) == [9, 24, 3, 17]
    state.card = 0
    assert [step for step in range(20) if state.allowed_steps() >> step & 1] == [2, 3]


def test_AR_R4_of_the_ring_card_that_is_there_twice_both_are_drawn() -> None:
    state: Any = vivat.game("artus", players=2, box={"rings": {"ring_bronze": 2, "ring_any": 1}}).start()
    state.source = 1
    assert dict(state.chances()) == {**dict.fromkeys((8, 9, 10, 11, 12, 14), 1), 13: 2}


def test_VR_1_4_cards_and_seals_of_the_box_are_played() -> None:
    given = {
        "favourites": {"fav_03": ["anna", "bridget", "eloise", "foidvo", "merlin", "ouaf"]},
        "seals": {"fav_03": "ouaf"},
    }
    match = vivat.game("vive_le_roi", players=3, banned=True, box=given).new(chance="typed")
    match.happen("first_unit:0")
    match.happen("favourites:fav_03")
    face = match.board(0).seats[0].favourites
    assert face.names == ["anna", "bridget", "eloise", "foidvo", "merlin", "ouaf"]
    assert face.banned == "ouaf"


def test_VR_1_2_whether_hector_is_a_woman_decides_an_ambition() -> None:
    woman: Any = vivat.game("vive_le_roi", players=3, ambition=True, box={"kinds": {"hector": "woman"}}).start()
    man: Any = vivat.game("vive_le_roi", players=3, ambition=True).start()
    for state, fulfilled in ((woman, [True, False]), (man, [False, True])):
        state.at = [1 << 5 if place == 6 else 0 for place in range(15)]
        assert [state.fulfilled(0, card) for card in (1, 2)] == fulfilled


# ---- words -----------------------------------------------------------------------------------------------------------


def test_things_are_called_as_the_box_calls_them() -> None:
    moved = {"fact": "placed", "rule": "VR-3.8", "seat": 0, "character": "hector", "place": "floor_1"}
    names = boxes_of("vive_le_roi").names(
        box.of_options(boxes_of("vive_le_roi").Box, {"box": own("vive_le_roi")}), "fr"
    )
    assert names == {"hector": "Hildegarde"}
    knights = boxes_of("artus").names(box.of_options(boxes_of("artus").Box, {"box": own("artus")}), "fr")
    assert knights == {"knight_1_4": "Chevalier 1-3", "knight_7_9": "Chevalier 6-8"}
    assert "Hector" in told("vive_le_roi", moved, str)
    assert "Hildegarde" in told("vive_le_roi", moved, str, "en", names)


@every_game
@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_every_entry_of_a_sheet_has_a_name_and_leads_to_a_value(game: str, language: str) -> None:
    whole = box.whole_of(boxes_of(game).Box)
    parts = {entry.part for entry in boxes_of(game).entries()}
    assert parts == set(whole)
    for entry in boxes_of(game).entries():
        assert box.at(whole, entry.id) is not None
        assert box.heading(game, entry.part).said(language)
        assert (entry.label is None) != (entry.number is None)
        assert entry.label is None or locale.has(entry.label, language)
    assert msgspec.json.encode(boxes_of(game).entries())
