"""Tournaments: the same games however they are played, results kept through a kill, the cheat and its walls."""

from __future__ import annotations

import json
import os
import signal
import time
from pathlib import Path
from typing import Any

import pytest
from arenas import KD, plan, played, process
from interrupted import compared

from vivat import bots
from vivat.arena import count, entrants, tournament
from vivat.arena.book import BadBook, Book, kept
from vivat.arena.playing import asked, by_playout
from vivat.arena.rating import ratings
from vivat.cli import main
from vivat.engine import bits
from vivat.engine.numbers import CHANCE
from vivat.engine.rng import Rng
from vivat.games import all_ids
from vivat.play import Game

PLAYERS = {"king_is_dead": 3, "long_live_the_king": 3, "vive_le_roi": 4, "artus": 2}


# ---- random bots alone are played by playouts ------------------------------------------------------------------------


@pytest.mark.parametrize("game", all_ids())
def test_a_random_game_is_what_random_bots_do_step_by_step(game: str) -> None:
    """The compiled way and the checked way, drawn from the same generator, give the same line of results."""
    made = plan("random", "random", game=game, players=PLAYERS[game])
    for number in range(3):
        rng, state = Rng(made.seed_of(number)), Game(game, **made.options).start()
        decisions = 0
        while state.waiting_for:
            if state.waiting_for == CHANCE:
                cases = [outcome for outcome, weight in state.chances() for _ in range(weight)]
                state.befall(cases[rng.below(len(cases))])
            else:
                seat = bits.low(state.waiting_for)
                state.play(seat, state.options(seat)[rng.below(len(state.options(seat)))])
                decisions += 1
        line = by_playout(made, number)
        assert (line.decisions, list(line.points)) == (decisions, state.rewards())
        assert line.decided_by == Game(game, **made.options).definition.words.result(state).decided_by


# ---- the same games in every way -------------------------------------------------------------------------------------


def test_the_results_do_not_depend_on_the_workers() -> None:
    made = plan("novice", "random", games=6)
    assert played(made, 1) == played(made, 2)


def test_the_results_are_the_same_on_a_cluster() -> None:
    pytest.importorskip("ray", reason='Ray is not installed here (pip install "vivat[ray]")')
    made = plan("novice", "random", games=4)
    assert played(made, 1) == played(made, "ray")


def test_a_longer_tournament_begins_with_the_games_of_the_shorter() -> None:
    assert played(plan("novice", "random", games=5))[:3] == played(plan("novice", "random", games=3))


def test_another_seed_gives_other_games() -> None:
    assert played(plan("random", games=3)) != played(plan("random", games=3, seed=8))


# ---- what they add up to ---------------------------------------------------------------------------------------------


def test_points_add_up_and_the_stronger_has_more() -> None:
    made = plan("random", "search:60", games=20)
    data = count.summary(made, played(made))
    shares = {bot["bot"]: bot["points_share"] for bot in data["bots"]}
    assert shares["random"] + shares["search:60"] == pytest.approx(1)
    assert shares["search:60"] > 0.8
    assert sum(data["places"]["points"]) == 20
    assert sum(end["games"] for end in data["endings"]) == sum(n for _, n in data["lengths"]["counts"]) == 20
    for bot in data["bots"]:
        assert bot["interval"][0] <= bot["points_share"] <= bot["interval"][1]
    assert data["rotated"] and data["bots"][1]["simulations"] == 60


def test_the_rating_of_the_stronger_is_higher_and_grows_certain() -> None:
    pytest.importorskip("openskill", reason="openskill is not installed here")
    games = played(plan("random", "search:60", players=3, games=12))
    (weak, unsure), (strong, _) = ratings(2, games) or []
    assert strong > weak
    (_, less) = (ratings(2, games * 10) or [])[0]
    assert less < unsure
    assert ratings(1, games) is None


def test_equal_bots_get_equal_ratings_however_long_they_play() -> None:
    pytest.importorskip("openskill", reason="openskill is not installed here")
    made = plan("random", "random", games=4000)
    (one, unsure), (other, _) = ratings(2, played(made)) or []
    assert abs(one - other) < 6 * unsure < 6


# ---- keeping results -------------------------------------------------------------------------------------------------


def arena(*more: str) -> list[str]:
    return ["arena", KD, "--players", "2", "--bots", "random,novice", "--games", "24", "--seed", "3", "--json", *more]


@pytest.mark.skipif(os.name == "nt", reason="needs POSIX signals")
def test_killed_in_the_middle_and_resumed_it_ends_like_one_that_was_never_stopped(tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"
    running = process(*arena("--workers", "2", "--out", str(out)))
    deadline = time.monotonic() + 60
    while not out.exists() or out.read_bytes().count(b"\n") < 4:
        assert running.poll() is None and time.monotonic() < deadline
        time.sleep(0.01)
    running.send_signal(signal.SIGKILL)
    running.communicate(timeout=30)  # it ends with the last worker that could still write
    kept = out.read_bytes().count(b"\n") - 1
    assert 3 <= kept < 24, "it was killed in the middle"
    with out.open("ab") as file:
        file.write(b'{"number":23,"seating":[0,')  # torn off by the kill
    resumed = process(*arena("--workers", "1", "--out", str(out), "--resume")).communicate()
    whole = process(*arena("--workers", "1")).communicate()
    assert resumed == whole
    assert json.loads(whole[0])["games"] == 24
    lines = out.read_text().splitlines()
    assert len(lines) == 25 and sorted(json.loads(line)["number"] for line in lines[1:]) == list(range(24))


def test_the_command_that_interrupts_a_tournament_compares_it() -> None:
    """A share of what `python tests/arena/interrupted.py` does with a million games on a cluster."""
    found = compared(6000, "1", "1")
    assert found["same"] and found["lines"] == 6000
    assert found["killed"]["games"] >= 2000


@pytest.mark.skipif(os.name == "nt", reason="needs POSIX signals")
def test_an_interrupt_ends_it_quietly_and_the_games_are_kept(tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"
    heed = {"preexec_fn": lambda: signal.signal(signal.SIGINT, signal.SIG_DFL)}
    running = process("arena", KD, "--players", "2", "--bots", "easy", "--workers", "2", "--out", str(out), **heed)
    deadline = time.monotonic() + 60
    while not out.exists() or out.read_bytes().count(b"\n") < 2:
        assert running.poll() is None and time.monotonic() < deadline
        time.sleep(0.01)
    running.send_signal(signal.SIGINT)
    assert running.communicate(timeout=30) == ("", "")
    assert running.returncode == 130
    assert kept(plan("easy", seed=1), out)


def test_results_are_never_overwritten_and_never_mixed(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    first = plan("random", games=2)
    Book(first, path).close()
    before = path.read_bytes()
    with pytest.raises(BadBook, match="There are results"):
        Book(first, path)
    with pytest.raises(BadBook, match="another tournament; what differs: seed, scale"):
        Book(plan("random", seed=8, scale=0.5), path, resume=True)
    path.write_bytes(before + b"nonsense\n")
    with pytest.raises(BadBook, match="line 2: this is no result"):
        Book(first, path, resume=True)
    with pytest.raises(BadBook, match="cannot be used"):
        Book(first, tmp_path)


def test_a_tournament_can_be_made_longer(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    short, long = plan("novice", "random", games=2), plan("novice", "random", games=5)
    tournament.run(short, book := Book(short, path), 1, lambda games: None)
    book.close()
    reported: list[int] = []
    longer = tournament.run(long, book := Book(long, path, resume=True), 1, reported.append)
    book.close()
    assert longer == played(long)
    assert reported == [2, 1, 1, 1], "the games that were there are reported first"


# ---- the cheat -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", all_ids())
def test_the_cheat_sees_the_true_state_and_its_worlds_are_the_true_one(game: str) -> None:
    """Dealing leaves a state alone from which nothing was removed; that is what makes an honest search a cheat."""
    options: dict[str, Any] = {"king_is_dead": {"mode": "advanced"}, "vive_le_roi": {"ambition": True}}.get(game, {})
    match = Game(game, players=PLAYERS[game], **options).new(seed=5)
    cheat = entrants.Cheat("cheat:10", 10)
    hidden = 0
    while not match.over:
        seat = bits.low(match.state.waiting_for)
        for seed in (1, 2):
            assert match.state.imagined(Rng(seed)).fields() == match.state.fields()
        assert asked(cheat, match, seat, 1).knowledge.fields() == match.state.fields()
        honest = asked(entrants.Searcher("search:10", 10), match, seat, 1).knowledge
        hidden += honest.fields() != match.state.fields()
        options_now = match.choices(seat)
        match.choose(seat, options_now[len(match.steps) % len(options_now)])
    assert hidden


def test_the_cheat_plays_in_the_arena_and_can_be_no_level_of_a_table() -> None:
    games = played(plan("cheat:20", "search:20", options={"mode": "advanced"}, games=2))
    assert [game.failures for game in games] == [(), ()]
    assert not any("cheat" in name for name in bots.LEVELS)
    with pytest.raises(bots.UnknownBot):
        bots.make("cheat:20")


# ---- the command -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        ((), "--bots is missing."),
        (("--bots", "wizard"), "There is no bot “wizard”."),
        (("--bots", "random", "--resume"), "--resume needs --out FILE"),
        (("--bots", "random", "--on-failure", "cry"), "The option --on-failure cannot be cry."),
        (("--bots", "random", "--scale", "much"), "--scale is a number from"),
        (("--bots", "random", "--scale", "0"), "--scale is a number from"),
        (("--bots", "random", "--workers", "0"), "--workers is a whole number"),
    ],
)
def test_bad_input_is_refused_in_one_sentence(
    more: tuple[str, ...], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", KD, "--players", "2", *more, "--language", "en"]) == 2
    said = capsys.readouterr()
    assert said.out == "" and said.err.startswith(sentence) and said.err.count("\n") == 1


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_table_is_shown_in_both_languages(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", KD, "--players", "3", "--bots", "random,search:9", "--games", "4", "--workers", "1"]
    assert main([*words, "--scale", "0.5", "--language", language]) == 0
    shown = capsys.readouterr().out
    assert ("95 % interval" if language == "en" else "intervalle à 95 %") in shown
    assert ("multiplied by 0.5" if language == "en" else "multipliées par 0.5") in shown
    assert "(KD-6." in shown and "search:9" in shown
