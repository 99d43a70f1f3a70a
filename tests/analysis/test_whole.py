"""A whole analysis: refused before the end, the same twice, stopped and gone on with, told and exported."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path
from typing import Any

import pytest
from games_played import HIDING, played

import vivat
from vivat.analysis import Analysis, hidden, tasks
from vivat.analysis.export import as_csv
from vivat.analysis.words import Speaker
from vivat.cli import analyse as command
from vivat.cli import main
from vivat.engine.rng import Rng
from vivat.errors import Refusal
from vivat.games import all_ids


def made(match: vivat.Match, **how: Any) -> Analysis:
    return Analysis(match, "novice", simulations=8, **how)


@pytest.fixture(scope="module")
def match() -> vivat.Match:
    return played("king_is_dead", "20", mode="advanced")


@pytest.fixture(scope="module")
def data(match: vivat.Match) -> dict[str, Any]:
    analysis = made(match)
    analysis.run()
    return analysis.result()


# ---- before the end --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", all_ids())
def test_before_the_end_every_world_is_refused_alike(game: str) -> None:
    """Whatever is hidden, and whoever asks: one sentence, which tells nothing."""
    steps = 400 if game == "long_live_the_king" else 60  # all hands are open there until cards are dealt again
    match = played(game, "random", steps=steps, **HIDING.get(game, {}))
    twin = vivat.read(match.record())
    seat = min(match.waiting_for)
    twin.state = match.state.known_to(seat).imagined(Rng(3))
    assert twin.state.fields() != match.state.fields()
    told = []
    for world in (match, twin):
        for asking in (None, seat):
            with pytest.raises(tasks.NotOver) as refused:
                vivat.analyse(world, "novice", seat=asking)
            told.append(str(refused.value))
            with pytest.raises(tasks.NotOver):
                made(world, seat=asking)
    assert len(set(told)) == 1


def test_a_running_record_is_refused_on_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "running.vivat"
    path.write_text(played("artus", "random", steps=60).record(), encoding="utf-8")
    assert main(["analyse", str(path), "--language", "en"]) == 2
    assert capsys.readouterr().err.startswith("The game is not over")


def test_a_task_of_a_running_game_is_refused_too() -> None:
    with pytest.raises(tasks.NotOver):
        tasks.done(tasks.Task("moment", 0, played("artus", "random", steps=60).record(), 8, 1))


# ---- the same twice, stopped and gone on with ------------------------------------------------------------------------


def test_the_same_seed_gives_the_same_and_another_another(match: vivat.Match, data: dict[str, Any]) -> None:
    again = made(vivat.read(match.record()))
    again.run()
    assert again.result() == data
    other = made(match, seed=1)
    other.run()
    assert other.result()["curve"] != data["curve"]


def test_stopped_anywhere_and_gone_on_with_it_ends_the_same(match: vivat.Match, data: dict[str, Any]) -> None:
    first = made(match)
    for number, _ in enumerate(first.steps()):
        if number == 20:
            break
    saved = json.loads(json.dumps(first.saved()))  # plain data, through a file
    second = made(match, saved=saved)
    assert len(second.left()) == len(second.tasks) - 21
    with pytest.raises(Refusal, match=f"{len(second.left())} of"):
        second.result()
    second.run()
    assert second.result() == data


@pytest.mark.parametrize("change", ["record", "seed", "seat", "answer", "seats", "form"])
def test_what_was_saved_of_something_else_is_refused(match: vivat.Match, change: str) -> None:
    analysis = made(match)
    next(analysis.steps())
    saved = analysis.saved()
    if change == "record":
        saved["vivat_analysis"]["record"] = "0" * 64
    elif change == "seed":
        saved["vivat_analysis"]["seed"] = 9
    elif change == "seat":
        saved["vivat_analysis"]["seat"] = 1
    elif change == "answer":
        saved["answers"][0]["first"] = 99999
    elif change == "seats":
        saved["answers"][0]["doubt"] = [1]
    else:
        saved["answers"] = [{"kind": "rumour"}]
    with pytest.raises(Refusal):
        made(match, saved=saved)


def test_the_command_goes_on_with_what_it_kept(
    match: vivat.Match, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path, keep = tmp_path / "match.vivat", tmp_path / "kept.json"
    path.write_text(match.record(), encoding="utf-8")
    words = ["analyse", str(path), "--level", "novice", "--workers", "1", "--json", "--keep", str(keep)]
    done: list[int] = []

    def interrupted(task: tasks.Task) -> tasks.Answer:
        done.append(task.first)
        if len(done) == 6:
            raise KeyboardInterrupt
        return real(task)

    real = tasks.done
    monkeypatch.setattr(tasks, "done", interrupted)
    assert main(words) == 130
    assert len(json.loads(keep.read_text(encoding="utf-8"))["answers"]) == 5
    assert main(words) == 0
    whole = json.loads(capsys.readouterr().out)
    assert len(done) == len(Analysis(match, "novice").tasks) + 1  # nothing twice but what was interrupted
    analysis = Analysis(match, "novice")
    analysis.run()
    assert whole == json.loads(json.dumps(analysis.result()))
    keep.write_text("[", encoding="utf-8")
    assert main([*words, "--language", "en"]) == 2
    assert "is no analysis" in capsys.readouterr().err


def test_a_saving_is_the_old_file_or_the_new_one(match: vivat.Match, tmp_path: Path) -> None:
    name = str(tmp_path / "kept.json")
    command.save(name, made(match))
    command.save(name, made(match))
    assert [path.name for path in tmp_path.iterdir()] == ["kept.json"]


# ---- told and exported -----------------------------------------------------------------------------------------------


def test_turning_points_are_where_the_curve_moved_most(data: dict[str, Any]) -> None:
    moved = sorted((max(map(abs, event["change"])) for event in data["events"]), reverse=True)
    turns = [event for event in data["events"] if event["step"] in data["turning_points"]]
    assert sorted((max(map(abs, event["change"])) for event in turns), reverse=True) == moved[:3]


def test_the_table_in_csv_has_every_event_and_its_changes_lead_to_the_result(data: dict[str, Any]) -> None:
    rows = list(csv.DictReader(io.StringIO(as_csv(data))))
    assert len(rows) == len(data["events"])
    for side in data["sides"]:
        name = str(side["seats"][0])
        total = float(rows[0][f"before {name}"]) + sum(float(row[f"change {name}"]) for row in rows)
        assert total == pytest.approx(side["result"] / data["whole"], abs=0.001)
    assert sum(row["cost"] != "" for row in rows) == len(data["decisions"])


@pytest.mark.parametrize(("language", "won"), [("en", "Winner: seat"), ("fr", "Gagnant : place")])
def test_the_summary_says_who_won_since_when_and_why(data: dict[str, Any], language: str, won: str) -> None:
    told = Speaker(data, language).summary()
    assert told[0].startswith(won)
    assert len(told) == 4
    assert not any("{" in sentence or "analyse-" in sentence for sentence in told)


def test_the_winner_is_ahead_from_the_last_moment_he_was_not() -> None:
    from vivat.analysis.words import ahead_from

    curve = [{"steps": n, "worth": worth} for n, worth in enumerate([[6, 4], [4, 6], [5, 5], [7, 3], [10, 0]])]
    assert ahead_from(curve, 0) == 3
    assert ahead_from(curve[3:], 0) == 0


def test_the_page_asks_no_network_and_holds_the_curve(match: vivat.Match, data: dict[str, Any]) -> None:
    pytest.importorskip("plotly")
    from vivat.analysis.page import page

    html = page(data, "fr")
    assert 'id="plot-curve"' in html and 'id="plot-parts"' in html
    assert "default-src 'none'" in html
    assert "Qui pouvait savoir quoi" in html


# ---- who could have known what, when ---------------------------------------------------------------------------------


@pytest.mark.parametrize("game", all_ids())
def test_nobody_knows_a_step_before_his_log_or_the_card_itself_shows_it(game: str) -> None:
    """Held against the logs of every moment, read one by one."""
    match = tasks.opened(played(game, "random", **HIDING.get(game, {})).record())
    things = hidden.hidden(match)
    assert things
    words = match.history()
    for thing in things[:: max(1, len(things) // 6)]:
        step = thing["step"] - 1
        for seat in range(match.seats):
            read = next(
                made
                for made in range(step + 1, len(match.steps) + 1)
                if match.before(made).log(seat)[step][1] is not None
            )
            when = thing["known"][seat]
            assert when <= read
            if when < read:  # the card was seen in use
                assert words[when - 1][1].partition(":")[2] == thing["words"].partition(":")[2]
                assert match.before(when).log(seat)[when - 1][1] is not None


def test_a_dealt_card_is_known_to_others_when_it_is_played() -> None:
    """The King is Dead, advanced: cunning cards are hidden until they are played, or until the end."""
    match = tasks.opened(played("king_is_dead", "random", mode="advanced").record())
    words = match.history()
    things = hidden.hidden(match)
    assert len(things) == 6  # three for each of two seats (KD-3.7)
    for thing in things:
        owner = next(seat for seat in (0, 1) if thing["known"][seat] == thing["step"])
        card = f"turn:{thing['words'].partition(':')[2]}"
        uses = [number + 1 for number, (who, word) in enumerate(words) if (who, word) == (owner, card)]
        assert thing["known"][1 - owner] == (uses[0] if uses else len(words))
    assert any(max(thing["known"]) < len(words) for thing in things)


def test_where_nothing_is_hidden_nothing_is_listed() -> None:
    assert hidden.hidden(played("king_is_dead", "random")) == []
