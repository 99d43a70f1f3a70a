"""`vivat study`: every way in which records lie, searches, sums, the page, and what is refused."""

from __future__ import annotations

import importlib.util
import json
import zipfile
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

import vivat
from vivat.cli import main
from vivat.study import Collection, batches, sources
from vivat.study import collection as collections
from vivat.study.collection import Wanted

OLD = sorted((Path(__file__).resolve().parent.parent / "play/old_records").glob("*.txt"))
TEXTS = {path.name: path.read_text(encoding="utf-8") for path in OLD}
MATCHES = {name: vivat.read(text) for name, text in TEXTS.items()}
NAMES = ["hard", "random"]


@pytest.fixture(scope="module")
def jsonl(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("study") / "all.jsonl"
    lines = [
        json.dumps({"record": text, "seats": NAMES if MATCHES[name].seats == 2 else []}) for name, text in TEXTS.items()
    ]
    path.write_text("\n".join([*lines, "", ""]), encoding="utf-8")
    return path


@pytest.fixture
def study(capsys: pytest.CaptureFixture[str]) -> Any:
    def runner(*words: str, status: int = 0) -> Any:
        assert main(["study", *words, "--workers", "1", "--json", "--list", "1000"]) == status
        return json.loads(capsys.readouterr().out)

    return runner


def wins(matches: list[vivat.Match], seat: int) -> Fraction:
    return sum((match.result.seats[seat].points for match in matches if match.result), Fraction(0)) / len(matches)


# ---- where records lie -----------------------------------------------------------------------------------------------


def test_files_folders_archives_and_collections_give_the_same_rows(study: Any, jsonl: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "all.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in TEXTS.items():
            archive.writestr(f"deep/{name}", text)
    ways = [[*map(str, OLD)], [str(OLD[0].parent)], [str(tmp_path)], [str(jsonl)]]
    rows = [
        [{part: row[part] for part in row if part not in ("name", "seats")} for row in study(*way)["list"]]
        for way in ways
    ]
    assert len(rows[0]) == len(TEXTS)
    assert rows[0] == rows[1] == rows[2] == rows[3]


def test_many_workers_find_what_one_finds(study: Any, jsonl: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    alone = study(str(jsonl))
    monkeypatch.setattr(sources, "BATCH", 4)
    with Collection() as found:
        found.read(batches([str(jsonl)]), 2)
        assert json.loads(json.dumps(found.summary() | {"list": found.rows(1000)})) == alone


def test_a_file_is_named_with_the_line_in_which_its_record_stands(study: Any, jsonl: Path) -> None:
    assert study(str(jsonl))["list"][1]["name"] == f"{jsonl}:2"


def test_what_cannot_be_read_is_named_and_the_rest_is_counted(study: Any, tmp_path: Path) -> None:
    good = OLD[0].read_text(encoding="utf-8")
    (tmp_path / "good.vivat").write_text(good, encoding="utf-8")
    (tmp_path / "cut.vivat").write_text(good[:200], encoding="utf-8")
    (tmp_path / "bytes.vivat").write_bytes(b"\xff\xfe")
    (tmp_path / "lines.jsonl").write_text('{"record": 3}\n[\n' + json.dumps({"record": good}) + "\n", encoding="utf-8")
    (tmp_path / "notes.md").write_text("no record", encoding="utf-8")
    data = study(str(tmp_path), status=1)
    assert (data["records"], data["refused"], len(data["list"])) == (6, 4, 2)
    assert [Path(fault["name"]).name for fault in data["faults"]] == [
        "bytes.vivat",
        "cut.vivat",
        "lines.jsonl:1",
        "lines.jsonl:2",
    ]


def test_a_line_longer_than_a_record_can_be_is_one_refusal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sources, "MOST_LINE", 100)
    path = tmp_path / "long.jsonl"
    path.write_text("x" * 950 + "\n\n{}\n", encoding="utf-8")
    assert list(sources.offsets(path)) == [(0, 1), (952, 3)]


def test_no_more_of_an_archive_is_unpacked_than_a_record_can_have(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sources, "MOST_BYTES", 100)
    with zipfile.ZipFile(tmp_path / "bomb.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("bomb.vivat", "0" * 10**7)
    (batch,) = batches([str(tmp_path / "bomb.zip")])
    assert [len(found.text or "") for found in sources.found(batch)] == [100]


def test_only_so_many_refusals_are_named(tmp_path: Path) -> None:
    for number in range(30):
        (tmp_path / f"{number}.vivat").write_text("no", encoding="utf-8")
    with Collection() as found:
        found.read(batches([str(tmp_path)]), 1)
        assert (found.refused, len(found.summary()["faults"])) == (30, collections.NAMED)


# ---- searching -------------------------------------------------------------------------------------------------------

SEARCHES: dict[str, tuple[list[str], Any]] = {
    "game": (["--game", "artus"], lambda match: match.game.id == "artus"),
    "players": (["--players", "3"], lambda match: match.seats == 3),
    "option": (["--option", "level=advanced"], lambda match: match.game.options.get("level") == "advanced"),
    "winner": (["--winner", "1"], lambda match: match.result.seats[1].points > 0),
    "ending": (["--ending", "coronation"], lambda match: match.result.ending == "coronation"),
    "decided": (["--decided", "total"], lambda match: match.result.decided_by == "total"),
    "name": (["--name", "hard"], lambda match: match.seats == 2),
    "both": (
        ["--game", "artus", "--winner", "0"],
        lambda match: match.game.id == "artus" and match.result.seats[0].points,
    ),
}


@pytest.mark.parametrize("search", SEARCHES)
def test_a_search_finds_what_it_asks_for_and_nothing_else(study: Any, jsonl: Path, search: str) -> None:
    words, wanted = SEARCHES[search]
    found = {row["name"] for row in study(str(jsonl), *words)["list"]}
    expected = {f"{jsonl}:{number}" for number, name in enumerate(TEXTS, start=1) if wanted(MATCHES[name])}
    assert found == expected
    assert 0 < len(found) < len(TEXTS)


def test_a_search_by_length_and_opening(study: Any, jsonl: Path) -> None:
    rows = study(str(jsonl))["list"]
    middle = sorted(row["decisions"] for row in rows)[len(rows) // 2]
    long = study(str(jsonl), "--shortest", str(middle))["list"]
    short = study(str(jsonl), "--longest", str(middle - 1))["list"]
    assert long == [row for row in rows if row["decisions"] >= middle]
    assert [*sorted(long + short, key=str)] == sorted(rows, key=str)
    opening = rows[0]["opening"]
    assert study(str(jsonl), "--opening", opening)["list"] == [row for row in rows if row["opening"] == opening]


def test_a_search_for_a_position_finds_the_match_that_reached_it(study: Any, jsonl: Path, tmp_path: Path) -> None:
    number, name = next(item for item in enumerate(TEXTS, start=1) if "artus" in item[1])
    match = MATCHES[name]
    path = tmp_path / "position.json"
    path.write_text(json.dumps(match.before(len(match.steps) - 9).position()), encoding="utf-8")
    assert [row["name"] for row in study(str(jsonl), "--position", str(path))["list"]] == [f"{jsonl}:{number}"]


def test_what_somebody_types_is_a_value_and_never_a_part_of_the_query(study: Any, jsonl: Path) -> None:
    assert study(str(jsonl), "--name", "' OR true --")["list"] == []
    condition, values = Wanted(seat="x' OR 1=1", ending="y").where()
    assert "OR" not in condition
    assert values == ["y", "x' OR 1=1"]


# ---- sums ------------------------------------------------------------------------------------------------------------


def test_shares_by_seat_are_those_of_the_matches(study: Any, jsonl: Path) -> None:
    data = study(str(jsonl))
    for row in data["seats"]:
        alike = [m for m in MATCHES.values() if (m.game.id, m.seats) == (row["game"], row["players"])]
        assert row["matches"] == len(alike)
        assert row["share"] == pytest.approx(float(wins(alike, row["seat"])))
    assert sum(row["matches"] for row in data["games"]) == len(TEXTS) == sum(row["matches"] for row in data["lengths"])


def test_shares_by_name_and_by_opening(study: Any, jsonl: Path) -> None:
    data = study(str(jsonl), "--game", "artus", "--players", "2")
    pair = [match for match in MATCHES.values() if match.game.id == "artus" and match.seats == 2]
    assert {row["who"]: row["share"] for row in data["names"]} == {
        name: pytest.approx(float(wins(pair, seat))) for seat, name in enumerate(NAMES)
    }
    for row in data["openings"]:
        rows = [found for found in data["list"] if found["opening"] == row["opening"]]
        assert row["share"] == pytest.approx(sum(found["points"][found["opening_seat"]] for found in rows) / len(rows))


# ---- told, and refused -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "title"), [("en", "Share of the win by seat"), ("fr", "Part de victoire selon la")]
)
def test_it_is_told_in_both_languages_and_drawn(
    language: str, title: str, jsonl: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    report = tmp_path / "page.html"
    words = ["study", str(jsonl), "--workers", "1", "--list", "2", "--report", str(report), "--language", language]
    assert main(words) == 0
    shown = capsys.readouterr().out
    assert title in shown
    assert f"{jsonl}:2" in shown and f"{jsonl}:3" not in shown
    html = report.read_text(encoding="utf-8")
    for plot in ("lengths", "seats", "openings", "names"):
        assert f'id="plot-artus-{plot}"' in html
    assert "default-src 'none'" in html


def test_names_of_others_move_no_cursor_and_are_no_markup(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    name = next(name for name in TEXTS if MATCHES[name].seats == 2)
    path, report = tmp_path / "names.jsonl", tmp_path / "page.html"
    path.write_text(
        json.dumps({"record": TEXTS[name], "seats": ["\x1b[2JAnna", "<script>x</script>"]}), encoding="utf-8"
    )
    assert main(["study", str(path), "--workers", "1", "--list", "1", "--report", str(report)]) == 0
    shown = capsys.readouterr().out
    assert "\x1b" not in shown and "Anna" in shown
    html = report.read_text(encoding="utf-8")
    assert "<script>x" not in html and "&lt;script&gt;x" in html


@pytest.mark.parametrize("seats", [["x" * 101, "y"], ["x"] * 17, [1, 2], "ab"])
def test_names_have_a_bound(seats: Any, study: Any, tmp_path: Path) -> None:
    path = tmp_path / "names.jsonl"
    path.write_text(json.dumps({"record": next(iter(TEXTS.values())), "seats": seats}), encoding="utf-8")
    assert study(str(path), status=1)["refused"] == 1


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("nowhere.vivat",), "There is no file"),
        ((), "FILE is missing"),
        (("{old}", "--game", "chess"), "The option --game cannot be chess"),
        (("{old}", "--players", "17"), "--players is a whole number"),
        (("{old}", "--position", "{old}"), "is no position"),
        (("{old}", "--position", "nowhere.json"), "cannot be read"),
        (("{bad}",), "cannot be read"),
    ],
)
def test_bad_input_is_refused(
    words: tuple[str, ...], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = tmp_path / "bad.zip"
    bad.write_bytes(b"no archive")
    given = [word.format(old=OLD[0], bad=bad) for word in words]
    assert main(["study", *given, "--language", "en", "--workers", "1"]) == 2
    assert sentence in capsys.readouterr().err


def test_without_the_engine_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    real = importlib.util.find_spec
    monkeypatch.setattr(
        importlib.util, "find_spec", lambda name, *more: None if name == "duckdb" else real(name, *more)
    )
    assert main(["study", "nowhere.vivat", "--language", "en"]) == 2
    assert 'pip install "vivat[study]"' in capsys.readouterr().err


def test_nothing_is_left_behind(jsonl: Path) -> None:
    with Collection() as found:
        found.read(batches([str(jsonl)]), 1)
        folder = Path(found.folder.name)
        assert folder.exists()
    assert not folder.exists()
