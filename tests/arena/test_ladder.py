"""The ladder: rows fixed beforehand, tests that do not lie, results kept and shared out between processes."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from arenas import plan, played

from vivat.arena import entrants, ladder
from vivat.arena.book import Book
from vivat.arena.playing import Played
from vivat.arena.statistics import at_least
from vivat.bots import LEVELS
from vivat.bots.master import Master
from vivat.cli import main
from vivat.engine.numbers import WIN
from vivat.games import all_ids

SMALL = ["ladder", "--only", "artus-2-novice", "--only", "artus-3-hard-random", "--most", "20", "--games", "6"]


def test_every_game_has_every_step_with_two_numbers_of_players() -> None:
    rows = ladder.rows()
    steps = {(strong, weak) for weak, strong in pairwise(LEVELS)}
    for game in all_ids():
        tables = {row.players for row in rows if row.game == game}
        assert len(tables) == 2
        for players in tables:
            pairs = {(row.stronger, row.weaker) for row in rows if (row.game, row.players) == (game, players)}
            assert pairs == {*steps, ("hard", "random"), (ladder.CHEAT, "expert")}
    assert len({row.id for row in rows}) == len(rows)


def test_the_fixed_numbers_are_whole_laps() -> None:
    for row in ladder.rows():
        assert row.plan(1).games == row.games
        assert row.plan(1, games=7).games % row.plan(1).lap_games() == 0


def test_a_master_is_told_with_the_simulations_it_makes_at_the_table() -> None:
    """Fewer where it asks a network; with a part of them, the same part of either."""
    with_network, without = ladder.rows(["artus-2-master"])[0], ladder.rows(["vive_le_roi-2-master"])[0]
    assert entrants.simulations_at(with_network.plan(1), "master") == Master.thoughts
    assert entrants.simulations_at(without.plan(1), "master") == LEVELS["master"].simulations
    assert entrants.simulations_at(with_network.plan(1, most=3_000), "master") == Master.thoughts // 100
    assert entrants.simulations_at(with_network.plan(1, most=3_000), "expert") == LEVELS["expert"].simulations // 100


def test_a_row_played_again_has_other_games_than_before() -> None:
    again = [row for row in ladder.rows() if row.again]
    assert {row.id: row.games for row in again} == {"artus-3-medium-easy": 1200, "artus-3-hard-medium": 1200}
    assert all(row.plan(1).seed == 1 + row.again for row in ladder.rows())


def test_the_ceiling_is_measured_where_something_is_hidden() -> None:
    (row,) = [row for row in ladder.rows(["king_is_dead-2"]) if row.kind == ladder.CEILING]
    assert row.plan(1).options["mode"] == "advanced"


# ---- counting --------------------------------------------------------------------------------------------------------


def results(seatings: Sequence[Sequence[int]], winners: Sequence[int]) -> list[Played]:
    """One game for each seating; the winner is a place, or -1 if all share."""
    games = []
    for number, (seating, winner) in enumerate(zip(seatings, winners, strict=True)):
        even = WIN // len(seating)
        points = tuple(even if winner < 0 else WIN * (place == winner) for place in range(len(seating)))
        games.append(Played(number, tuple(seating), points, 1, "", ""))
    return games


def test_with_two_sides_games_are_counted_and_shared_wins_left_out() -> None:
    made = plan("novice", "random", duel=True)
    games = results([(0, 1), (1, 0), (1, 0), (0, 1)], [0, 0, 1, -1])
    assert ladder.compared(made, games) == (2, 1)


def test_with_three_sides_pairs_are_counted() -> None:
    """Alone against two and won, alone against two of the other and lost: better. Won both times or neither: even."""
    made = plan("novice", "random", players=3, duel=True)
    seatings = [made.seating(number) for number in range(6)]
    alone = [seating.index(number // 3) for number, seating in enumerate(seatings)]
    other = [(place + 1) % 3 for place in alone]
    assert ladder.compared(made, results(seatings, [*alone[:3], *other[3:]])) == (3, 0)
    assert ladder.compared(made, results(seatings, [*other[:3], *alone[3:]])) == (0, 3)
    assert ladder.compared(made, results(seatings, alone)) == (0, 0)
    assert ladder.compared(made, results(seatings, other)) == (0, 0)


@pytest.mark.parametrize("players", [2, 3])
def test_equal_bots_are_called_stronger_no_more_often_than_p_says(players: int) -> None:
    """A hundred matches of random against random: p is below 0.1 in about ten of them at most."""
    low = 0
    for seed in range(100):
        made = plan("random", "random", game="artus", players=players, games=60, seed=seed, duel=True)
        better, worse = ladder.compared(made, played(made))
        low += at_least(better, better + worse) < 0.1
    assert 0 < low <= 16


# ---- playing ---------------------------------------------------------------------------------------------------------


def run(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    assert main([*SMALL, *words, "--workers", "1", "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def test_stopped_by_time_and_given_again_it_ends_with_the_same_numbers(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first = run(capsys, "--out", str(tmp_path / "a"), "--minutes", "0.001")
    assert sum(row["games"] for row in first) < 14
    again = run(capsys, "--out", str(tmp_path / "a"))
    assert again == run(capsys, "--out", str(tmp_path / "b"))
    assert [(row["stronger"], row["games"]) for row in again] == [("novice", 8), ("hard", 6)]
    assert again == run(capsys, "--out", str(tmp_path / "a"), "--read")


def test_a_row_that_another_process_plays_is_left_to_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("fcntl", reason="locks need POSIX")
    row = ladder.rows(["artus-2-novice"])[0]
    book = Book(row.plan(1, 20, 6), ladder.file_of(tmp_path, row))
    assert [row["stronger"] for row in run(capsys, "--out", str(tmp_path))] == ["hard"]
    book.close()
    assert [row["stronger"] for row in run(capsys, "--out", str(tmp_path))] == ["novice", "hard"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_page_has_the_command_the_settings_and_a_table(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "ladder.md"
    words = [*SMALL, "--out", str(tmp_path / "a"), "--workers", "1", "--page", str(page), "--language", language]
    assert main(words) == 0
    shown, text = capsys.readouterr().out, page.read_text(encoding="utf-8")
    assert "vivat ladder --games 6 --most 20 --only artus-2-novice" in text
    pair, players = ("hard against random", "3 players") if language == "en" else ("hard contre random", "3 joueurs")
    assert text.count("\n| novice ") == 1 and f"| {pair} | 20 : - | 6 " in text and players in text
    assert pair in shown and players in shown


def test_a_row_that_does_not_exist_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ladder", "--only", "chess", "--language", "en"]) == 2
    assert "king_is_dead-2-novice-random" in capsys.readouterr().err


def test_both_sides_of_a_row_keep_the_same_part_of_their_simulations() -> None:
    for row in ladder.rows(["king_is_dead-2"]):
        full, cut = (
            [entrants.simulations(name, plan.scale) for name in plan.bots] for plan in (row.plan(1), row.plan(1, 600))
        )
        assert max(filter(None, cut)) == min(600, max(filter(None, full)))
        if None not in (*full, *cut):
            assert full[0] * cut[1] == full[1] * cut[0]
