"""A box of one's own: written down on its page, refused where it is wrong, played to its end, replayed elsewhere."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from people import play_out
from playwright.sync_api import Page, expect
from test_pages import SMALL, look
from test_windows import all_faults
from windows import WINDOWS

import vivat

pytestmark = pytest.mark.timeout(300)
Enter = Callable[[Page], None]
PLAYERS = 4
EARLY = 30  # steps: everything stands, and nobody has moved


def opened(open_page: Any, game: str, **how: Any) -> Page:
    page: Page = open_page(f"/box/{game}", **how)
    page.wait_for_selector("main .end")
    return page


# ---- what a person enters --------------------------------------------------------------------------------------------


def votes(page: Page, county: str, number: int) -> None:
    page.locator(".which select").select_option(county)
    page.locator(".number-of", has_text=str(number)).click()


def border(page: Page, county: str, other: str) -> None:
    page.locator(".which select").select_option(county)
    page.locator(".chip", has_text=other).click()


def start(page: Page, players: int, place: int, county: str) -> None:
    page.get_by_label(f"{players} players, start county {place}").select_option(county)


def plate(page: Page, number: int, value: int) -> None:
    page.get_by_label(f"Plate {number}", exact=True).select_option(str(value))


def steps(page: Page, card: str, fewest: int, most: int) -> None:
    page.get_by_label(f"{card}: fewest chairs").select_option(str(fewest))
    page.get_by_label(f"{card}: most chairs").select_option(str(most))


def ring(page: Page, name: str) -> None:
    page.get_by_role("button", name=name).click()


def chair(page: Page, number: int) -> None:
    page.get_by_role("button", name=f"chair {number}", exact=True).click()


def crown(page: Page, which: str, number: int) -> None:
    page.get_by_label(f"{which} crown").select_option(str(number))


def card(page: Page, number: int, *names: str) -> None:
    """On a favourites card these names are taken out or put in."""
    page.locator(".cards button").nth(number - 1).click()
    for one in names:
        page.locator(".person", has_text=one).click()


def name(page: Page, text: str) -> None:
    """Hector is called otherwise."""
    page.locator(".three input").nth(1).fill(text)


def our_map(page: Page) -> None:
    votes(page, "lundonia", 2)
    votes(page, "lincolia", 4)
    border(page, "roucestre", "Grentebrige")
    border(page, "roucestre", "Oxeneford")
    start(page, 4, 4, "man")


def our_table(page: Page) -> None:
    plate(page, 1, -15)
    plate(page, 4, 0)
    steps(page, "Knight 1-4", 1, 3)
    ring(page, "One Free ring less")
    ring(page, "One Silver ring more")
    chair(page, 0)
    chair(page, 3)
    crown(page, "Fourth", 20)


def our_cards(page: Page) -> None:
    card(page, 7, "Anna", "Merlin")
    page.locator("#box-seals\\.fav_07 label", has_text="Merlin").click()
    name(page, "Lancelot")
    page.locator("fieldset", has_text="Foidvo").get_by_text("woman", exact=True).click()


# What is entered, what differs then, what the table shows of it, and what stands above its rules.
BOXES: dict[str, tuple[Enter, dict[str, Any], str, str]] = {
    "long_live_the_king": (
        our_map,
        {
            "votes": {"lincolia": 4, "lundonia": 2},
            "neighbours": {
                "grentebrige": ["lincolia", "stadford", "oxeneford", "lundonia", "roucestre"],
                "oxeneford": ["wigemor", "stadford", "grentebrige", "lundonia", "sarisberie"],
                "roucestre": ["grentebrige", "lundonia"],
            },
            "start": {"4": ["tateshale", "grentebrige", "roucestre", "man"]},
        },
        "[aria-label^='Lundonia: 2 votes']",
        "Votes, Lundonia: 2 instead of 3",
    ),
    "artus": (
        our_table,
        {
            "knights": {"knight_1_4": [1, 3]},
            "rings": {"ring_silver": 2, "ring_any": 1},
            "plates": [0, -15, 0, 0, 0, *range(-14, 0), *range(1, 9), 10],
            "carpet": [1, 2, 3, 14, 15, 16],
            "crowns": [0, 7, 14, 20],
        },
        "[aria-label^='Chair 1, worth −15']",
        "Knight cards, Knight 1-4: 1, 3 instead of 1, 4",
    ),
    "vive_le_roi": (
        our_cards,
        {
            "favourites": {"fav_07": ["eloise", "guenievre", "hector", "jeanne", "merlin", "victoria"]},
            "seals": {"fav_07": "merlin"},
            "names": {"hector": "Lancelot"},
            "kinds": {"foidvo": "woman"},
        },
        "text=Lancelot",
        "Names, Hector: Lancelot instead of Hector",
    ),
}


@pytest.mark.parametrize("game", BOXES)
def test_a_corrected_box_is_entered_kept_played_to_its_end_and_replayed_elsewhere(
    open_page: Any, game: str, tmp_path: Path
) -> None:
    enter, differs, shown, told = BOXES[game]
    page = opened(open_page, game)
    enter(page)
    page.get_by_label("Name of your box").fill("Our attic")
    expect(page.locator(".state .good")).to_be_visible()
    page.locator("button.keep").click()
    expect(page.locator(".kept")).to_be_visible()

    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    saved.value.save_as(tmp_path / "attic.json")
    here = vivat.game(game, players=PLAYERS, box=tmp_path / "attic.json")
    assert here.options["box"] == {"name": "Our attic", **differs}

    page.locator(".end a.strong").click()  # New table with it
    expect(page.get_by_label("My box: Our attic")).to_be_checked()
    page.locator(f".numbers input[value='{PLAYERS}']").check(force=True)
    for seat in page.locator(".seat select").all():
        seat.select_option("bot:random")
    page.locator(".begin").click()
    page.wait_for_selector(".prompt, .end")
    expect(page.get_by_text("Box: Our attic")).to_be_visible()
    page.locator(shown).first.wait_for()
    page.get_by_role("tab", name="Rules").click()
    expect(page.locator(".differs")).to_contain_text(told)
    table = page.url.split("/t/")[1].partition("#")[0]
    play_out(page, table)

    text = page.evaluate("table => fetch(`/api/tables/${table}/record`).then(reply => reply.text())", table)
    match = vivat.read(text)
    assert match.over
    assert match.game.options["box"] == {"name": "Our attic", **differs}
    seen = page.evaluate("table => fetch(`/api/tables/${table}`).then(reply => reply.json())", table)
    assert seen["table"]["options"]["box"] == {"name": "Our attic", **differs}

    other = open_page("/replay")  # somebody else has nothing but the record
    file = {"name": "r.vivat", "mimeType": "text/plain", "buffer": text.encode()}
    other.set_input_files("input[type=file]", files=[file])
    other.wait_for_url("**/r/**")
    other.goto(f"{other.url.partition('/r/')[0]}/r/{other.url.split('/r/')[1].split('/')[0]}/{EARLY}")
    other.locator(shown).first.wait_for()


# ---- ten wrong sheets ------------------------------------------------------------------------------------------------

WRONG: list[tuple[str, Enter, str, str]] = [  # the game, what is entered, what is said, and at which field
    ("long_live_the_king", lambda page: votes(page, "lundonia", 4), "add up to 40, not 39", "votes.lundonia"),
    ("long_live_the_king", lambda page: border(page, "roucestre", "Lundonia"), "2 to 6", "neighbours.roucestre"),
    ("long_live_the_king", lambda page: start(page, 5, 2, "stadford"), "5 different start counties", "start"),
    ("long_live_the_king", lambda page: start(page, 3, 2, "man"), "nobody begins in Isle of Man", "start"),
    ("artus", lambda page: plate(page, 4, -14), "which are missing: −15", "plates"),
    ("artus", lambda page: steps(page, "Knight 1-4", 5, 3), "between 1 and 9", "knights"),
    ("artus", lambda page: ring(page, "One Free ring less"), "he would have 21", "rings"),
    ("artus", lambda page: chair(page, 0), "there are 5, and there should be 6", "carpet"),
    ("artus", lambda page: crown(page, "Second", 14), "different chairs", "crowns"),
    ("vive_le_roi", lambda page: card(page, 9, "Anna"), "six different characters", "favourites.fav_09"),
    ("vive_le_roi", lambda page: name(page, "Merlin"), "Two characters are called Merlin", "names"),
]  # fmt: skip


@pytest.mark.parametrize(("game", "enter", "said", "field"), WRONG, ids=[f"{game}-{at}" for game, _, _, at in WRONG])
def test_a_wrong_sheet_is_refused_at_the_field_with_what_is_wrong(
    open_page: Any, game: str, enter: Enter, said: str, field: str
) -> None:
    page = opened(open_page, game)
    enter(page)
    problem = page.locator(f"[id='problems-{field}'] li").first
    expect(problem).to_contain_text(said)
    expect(page.locator("button.keep")).to_be_disabled()
    expect(page.get_by_role("button", name="Save as a file")).to_be_disabled()
    sentence = page.locator(".state li button").first
    assert len(sentence.inner_text()) > 20
    sentence.click()  # leads to the field
    assert page.evaluate("document.activeElement.id").startswith("box-")
    page.get_by_role("button", name="All as we believe it").click()
    expect(page.get_by_text("This is the box as we believe it to be.")).to_be_visible()


def test_a_box_is_carried_to_another_browser_as_a_file_and_a_wrong_file_changes_nothing(
    open_page: Any, tmp_path: Path
) -> None:
    first = opened(open_page, "long_live_the_king")
    our_map(first)
    expect(first.locator(".state .good")).to_be_visible()
    with first.expect_download() as saved:
        first.get_by_role("button", name="Save as a file").click()
    saved.value.save_as(tmp_path / "box.json")
    file = json.loads((tmp_path / "box.json").read_text(encoding="utf-8"))

    other = opened(open_page, "long_live_the_king")
    for wrong, said in (
        ("no box", "not a box file of this game"),
        (json.dumps({**file, "game": "artus"}), "not a box file of this game"),
        (json.dumps({**file, "box": {"votes": {"man": 4}}}), "rulebook prints 2"),
    ):
        other.set_input_files(
            ".file input", files=[{"name": "b.json", "mimeType": "application/json", "buffer": wrong.encode()}]
        )
        expect(other.locator(".end [role=alert]")).to_contain_text(said)
        expect(other.get_by_text("This is the box as we believe it to be.")).to_be_visible()
    other.set_input_files(".file input", tmp_path / "box.json")
    expect(other.locator(".state .good")).to_be_visible()
    expect(other.locator(".end [role=alert]")).to_have_count(0)
    other.locator("button.keep").click()
    other.reload()
    expect(other.locator(".kept")).to_be_visible()  # this browser has kept it
    kept = json.loads(other.evaluate("localStorage.getItem('box.long_live_the_king')"))
    assert kept["box"] == file["box"]


def test_a_sheet_is_filled_by_keyboard_alone(open_page: Any) -> None:
    page = opened(open_page, "long_live_the_king")
    page.locator(".map [aria-label^='Lundonia']").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".which select")).to_have_value("lundonia")
    page.locator(".number-of input[value='3']").focus()
    page.keyboard.press("ArrowLeft")  # to 2
    expect(page.locator("[id='problems-votes.lundonia']")).to_contain_text("38, not 39")
    page.locator(".map [aria-label^='Lincolia']").focus()
    page.keyboard.press(" ")
    page.locator(".number-of input[value='3']").focus()
    page.keyboard.press("ArrowRight")  # to 4
    expect(page.locator(".state .good")).to_be_visible()
    page.locator("button.keep").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".kept")).to_be_visible()


def test_a_sheet_is_filled_by_touch(open_page: Any) -> None:
    page = opened(open_page, "artus", width=390, height=844, touch=True)
    page.get_by_role("button", name="One Free ring less").tap()
    expect(page.locator("[id='problems-rings']")).to_be_visible()
    page.get_by_role("button", name="One Bronze ring more").tap()
    expect(page.locator(".state .good")).to_be_visible()
    page.locator("button.keep").tap()
    expect(page.locator(".kept")).to_be_visible()


@pytest.mark.parametrize("game", BOXES)
def test_the_sheet_can_be_read_by_everybody_in_every_window(open_page: Any, game: str) -> None:
    page = opened(open_page, game)
    look(page)
    assert all_faults(page, WINDOWS) == []
    page.locator(".tool[lang=fr]").click()
    page.wait_for_timeout(300)
    assert all_faults(page, WINDOWS[:2]) == []
    phone = opened(open_page, game, width=360, height=780)
    assert phone.evaluate(SMALL) == []


@pytest.mark.parametrize("game", BOXES)
def test_who_makes_a_table_is_told_what_is_a_guess_and_finds_the_sheet(open_page: Any, game: str) -> None:
    page = open_page(f"/new/{game}")
    told = page.locator("fieldset.box")
    expect(told).to_contain_text("guesses")
    told.locator("a").click()
    page.wait_for_selector("main .end")
    page.goto(page.url.replace("/box/", "/rules/"))
    page.locator(f"a[href='/box/{game}']").click()
    page.wait_for_selector("main .end")
    assert page.url.endswith(f"/box/{game}")
