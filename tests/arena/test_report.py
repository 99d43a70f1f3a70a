"""The report: one page with everything in it, in both languages, that a hostile name cannot break."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from arenas import KD, plan, played

from vivat.arena import count, report
from vivat.cli import main

pytest.importorskip("plotly", reason="plotly is not installed here")


def shortened(page: str) -> str:
    """The page without the drawing library."""
    return re.sub(r"<script>/\*\*.*?</script>", "", page, flags=re.DOTALL)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_page_has_a_plot_and_the_numbers_for_each_question(language: str) -> None:
    made = plan("random", "search:9", games=4)
    data = count.summary(made, played(made))
    page = shortened(report.page(data, language))
    for name in ("points", "ratings", "seats", "lengths", "endings"):
        assert page.count(f'id="plot-{name}"') == 1
    words = ("95 % interval", "chi-square") if language == "en" else ("intervalle à 95 %", "khi-deux")
    assert all(word in page for word in words) and f'<html lang="{language}">' in page
    assert "search:9" in page and len(page) < 60_000


def test_the_page_asks_no_network_for_anything() -> None:
    made = plan("random", games=2)
    page = report.page(count.summary(made, played(made)), "en")
    assert "default-src 'none'" in page
    assert re.findall(r"<(?:script|link|img|iframe)[^>]+(?:src|href)=", shortened(page)) == []
    assert "Plotly.newPlot" in page and len(page) > 1_000_000, "the drawing library is inside"


def test_a_single_bot_has_no_rating_and_no_plot_of_it() -> None:
    made = plan("random", games=2)
    assert "plot-ratings" not in shortened(report.page(count.summary(made, played(made)), "en"))


def test_a_name_with_markup_is_shown_and_not_obeyed() -> None:
    made = plan("random", games=2)
    data = count.summary(made, played(made))
    data["bots"][0]["bot"] = "run:</script><img src=x onerror=alert(1)>"
    page = shortened(report.page(data, "en"))
    assert "<img src=x" not in page and page.count("</script>") == page.count("<script")


def test_all_lengths_are_in_the_plot_however_long_the_games() -> None:
    made = plan("random", game="vive_le_roi", players=4, games=300)
    data = count.summary(made, played(made))
    from vivat.arena.words import Speaker

    bars = report.lengths(Speaker(data, "en")).data[0]
    assert sum(bars.y) == 300 and 10 <= len(bars.x) <= report.BINS + 2


def test_the_command_writes_the_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", KD, "--players", "2", "--bots", "random", "--games", "2", "--workers", "1"]
    assert main([*words, "--report", str(tmp_path / "page.html")]) == 0
    assert (tmp_path / "page.html").read_text(encoding="utf-8").startswith("<!doctype html>")
    assert main([*words, "--report", str(tmp_path / "no" / "page.html"), "--language", "en"]) == 2
    assert "cannot be written" in capsys.readouterr().err


def test_without_the_library_it_is_refused_before_the_first_game(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(report.importlib.util, "find_spec", lambda name: None)
    words = ["arena", KD, "--players", "2", "--bots", "random", "--out", str(tmp_path / "results")]
    assert main([*words, "--report", str(tmp_path / "page.html"), "--language", "en"]) == 2
    assert 'pip install "vivat[arena]"' in capsys.readouterr().err
    assert not (tmp_path / "results").exists()
