"""Several people, one screen for two, lost connections, and what else can be done at a table."""

from __future__ import annotations

import re
from typing import Any

import pytest
from people import GAMES, asked, begin, click_any, play, play_out, press_any
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.timeout(240)
expect.set_options(timeout=40_000)
HIDDEN = {"king_is_dead": ".hand .card", "vive_le_roi": ".hand"}


def gathered(open_page: Any, game: str, players: int = 2) -> tuple[Page, Page, Page]:
    """A host, a guest who came by the link, and somebody who only watches."""
    host = open_page(f"/new/{game}")
    host.locator(".number", has_text=str(players)).first.click()
    host.locator(".seat input").first.fill("Ada")
    host.locator(".seat select").first.select_option("open")
    host.locator(".begin").click()
    link = host.locator("#link").input_value()
    guest, other = open_page(link[link.index("/t/") :]), open_page(link[link.index("/t/") :].partition("#")[0])
    guest.locator("#name").fill("Bea")
    guest.locator("li .strong").click()
    guest.locator(".begin").click()
    host.locator(".begin").click()
    for page in (host, guest, other):
        page.wait_for_selector(".prompt")
    return host, guest, other


@pytest.mark.parametrize("game", sorted(HIDDEN))
def test_two_browsers_and_a_spectator_see_their_own(open_page: Any, game: str) -> None:
    host, guest, other = gathered(open_page, game)
    expect(other.locator(".watching")).to_be_visible()
    for page in (host, guest):
        assert page.locator(HIDDEN[game]).count() > 0
    assert other.locator(".choices").count() == 0
    for number in range(6):
        for page in (host, guest):
            if page.locator("[aria-busy=false] .choices button:not([disabled])").count():
                before = page.get_attribute("main", "data-seq")
                click_any(page, 2 * number)
                expect(page.locator("main")).not_to_have_attribute("data-seq", str(before))
    seq = host.get_attribute("main", "data-seq")
    for page in (guest, other):
        expect(page.locator("main")).to_have_attribute("data-seq", str(seq))


def test_hot_seat_hides_everything_until_its_owner_has_the_screen(open_page: Any) -> None:
    page = open_page("/new/king_is_dead")
    page.locator(".number", has_text="2").click()
    page.locator(".seat select").first.select_option("screen")
    page.locator(".begin").click()
    veil = page.locator(".veil")
    for _ in range(3):
        expect(veil).to_be_visible()
        assert page.locator(".hand, .board").count() == 0
        veil.get_by_role("button").click()
        assert page.locator(".hand .card").count() == 8
        page.locator("[data-word='turn:pass']").first.click()


def test_a_reload_in_the_middle_of_an_action_shows_the_same_question(open_page: Any) -> None:
    page = open_page()
    begin(page, "king_is_dead")
    asked(page)
    page.locator("[data-word='turn:assemble']").first.click()
    page.wait_for_selector("[data-word^='assemble_']")
    question = page.locator(".prompt h2").text_content()
    page.reload()
    page.wait_for_selector("[data-word^='assemble_']")
    assert page.locator(".prompt h2").text_content() == question
    page.locator(".undo").click()
    expect(page.locator(".choices [data-word='turn:assemble']")).to_be_visible()


def test_the_server_is_killed_and_the_open_page_goes_on(open_page: Any, served: Any) -> None:
    page = open_page()
    begin(page, "king_is_dead")
    asked(page)
    served.kill()
    expect(page.locator(".connection")).to_be_visible()
    served.start()
    expect(page.locator(".connection")).to_have_count(0)
    page.locator("[data-word='turn:pass']").first.click()
    expect(page.locator(".log")).to_contain_text("passes")


def test_why_nothing_can_be_taken_back_is_said(open_page: Any) -> None:
    page = open_page()
    begin(page, "king_is_dead", first_seat=0)
    asked(page)
    undo = page.locator(".undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.click(force=True)  # it can be pressed all the same: that tells why
    expect(page.locator(".why")).to_contain_text("cannot be taken back")


def test_pausing_a_bot_in_my_place_and_resigning_are_in_the_menu(open_page: Any) -> None:
    page = open_page()
    begin(page, "king_is_dead", players=2, first_seat=0)
    asked(page)

    def menu(name: str) -> None:
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name=name).click()

    menu("Pause the table")
    expect(page.locator(".paused")).to_be_visible()
    page.locator(".paused button").click()
    expect(page.locator(".prompt")).to_be_visible()
    resign(page)


def test_after_the_end_a_line_of_the_log_shows_the_board_as_it_was(open_page: Any) -> None:
    page = open_page()
    begin(page, "king_is_dead", players=2, first_seat=0)
    asked(page)
    start = page.locator(".kd > .hidden").text_content()
    play(page, lambda number: click_any(page, number), most=8)
    resign(page)
    end = page.locator(".kd > .hidden").text_content()
    assert end != start
    page.locator(".log .line").first.click()
    expect(page.locator(".kd > .hidden")).to_have_text(str(start))
    assert page.locator(".board [data-word]").count() == 0
    page.locator(".past button").last.click()
    expect(page.locator(".kd > .hidden")).to_have_text(str(end))


def resign(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Resign for good").click()
    expect(page.locator(".end")).to_be_visible()


def test_a_rule_opens_the_panel_at_its_paragraph(open_page: Any) -> None:
    page = open_page(language="fr-FR")
    begin(page, "king_is_dead", players=2)
    asked(page)
    page.locator(".standing .rule").first.click()
    number = page.locator(".standing .rule").first.text_content()
    wanted = page.locator(".rules .wanted")
    expect(wanted).to_be_in_viewport()
    assert number in (wanted.get_attribute("data-rules") or "")
    wanted.locator(".rule").first.click()
    expect(page.locator(".rules.whole .wanted")).to_be_in_viewport()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
def test_a_line_of_the_log_opens_the_rule_it_rests_on(open_page: Any, game: str, language: str) -> None:
    page = open_page(language=language)
    begin(page, game)
    play(page, lambda number: press_any(page, number), most=6)
    expect(page.locator(".log li .rule").last).to_be_visible()
    expect(page.locator(".log li:not(:has(.rule))")).to_have_count(0)
    last = page.locator(".log li .rule").last.element_handle()  # this one, even if bots go on
    number = last.text_content() or "-"
    last.focus()
    page.keyboard.press("Enter")
    wanted = page.locator(".rules:not(.whole) .wanted")
    expect(wanted).to_be_in_viewport()
    assert number in (wanted.get_attribute("data-rules") or "")


@pytest.mark.parametrize(
    ("game", "shown", "button"),
    [("long_live_the_king", ".scroll:has(.verdict)", ".lv .tab >> nth=1"), ("vive_le_roi", ".count", ".again")],
)
def test_what_was_fought_or_counted_can_be_seen_again_after_a_reload(
    open_page: Any, game: str, shown: str, button: str
) -> None:
    page = open_page()
    begin(page, game)
    for _ in range(200):
        if asked(page) and page.locator(shown).count():
            break
        play(page, lambda number: click_any(page, 2 * number), most=1)
    text = page.locator(shown).inner_text()
    page.reload()
    asked(page)
    expect(page.locator(f"{shown}, {button}").first).to_be_visible()
    if page.locator(shown).count() == 0:
        page.locator(button).click()
    expect(page.locator(shown)).to_have_text(text, use_inner_text=True)


@pytest.mark.parametrize("game", GAMES)
def test_a_line_of_the_log_shows_the_board_as_it_was_where_nothing_is_left_to_memory(open_page: Any, game: str) -> None:
    page = open_page()
    begin(page, game)
    play(page, lambda number: press_any(page, number), most=4)
    asked(page)
    if game == "king_is_dead":  # KD-R22
        assert page.locator(".log .line").count() == 0
        return
    page.locator(".log .line").first.click()
    expect(page.locator(".past")).to_be_visible()
    assert page.locator(".board [data-word], .hand [data-word]").count() == 0
    page.locator(".past button").last.click()
    expect(page.locator(".choices")).to_be_visible()


NUMBERS = {
    "artus": ".hand .pays",
    "king_is_dead": ".standing dl",
    "long_live_the_king": ".ledger .total",
    "vive_le_roi": ".favourites .points",
}


@pytest.mark.parametrize("game", GAMES)
def test_the_numbers_beside_the_board_come_with_the_view_and_nothing_is_asked_for_after_a_move(
    open_page: Any, game: str
) -> None:
    page = open_page()
    begin(page, game)
    asked(page)
    play(page, lambda number: press_any(page, number), most=20 if game == "artus" else 8)  # until there are some
    asked(page)
    if game == "long_live_the_king":
        page.locator(".lv .tab").first.click()
    expect(page.locator(NUMBERS[game]).first).to_be_visible()
    requests: list[str] = []
    page.on("request", lambda request: requests.append(request.url) if "/api/" in request.url else None)
    play(page, lambda number: press_any(page, number), most=3)
    asked(page)
    assert requests == []


@pytest.mark.parametrize("game", GAMES)
def test_an_open_page_and_a_freshly_opened_one_tell_the_same(open_page: Any, game: str) -> None:
    """KD-R22: what is covered by now is left to memory in both; what was revealed is told in both."""
    page = open_page()
    table = begin(page, game)
    play(page, lambda number: press_any(page, number), most=14)
    for _ in range(2):
        if asked(page):
            expect(page.locator(".seat.waits")).to_have_count(1)  # in a secret round, until all others have chosen
        text = page.locator(".log").inner_text()
        page.reload()
        asked(page)
        expect(page.locator(".log")).to_have_text(text, use_inner_text=True)
        if page.locator(".end").count() == 0:
            play_out(page, table)


PAST = {  # a line of the log, and what the board shows of that moment
    "long_live_the_king": [
        (r"challenges .* confrontation for (?:the )?(.+?) and", ".scroll:not(:has(.verdict)) h2"),
        (r"wins the confrontation for (?:the )?(.+?) with", ".scroll:has(.verdict) h2"),
    ],
    "vive_le_roi": [
        (r"^Vote on (?:the )?(\w+): .* Refused", ".result.refused h3"),
        (r"^Vote on (?:the )?(\w+): .* Cancelled", ".result.cancelled h3"),
        (r"^Vote on (?:the )?(\w+): .* All agree", ".count h3"),
        (r"^Vote: (?:the )?(\w+) for the throne", ".election h3"),
    ],
    "artus": [(r"gives a ring to .*: (.+?) points?,", ".herald")],
}


@pytest.mark.parametrize("game", PAST)
def test_the_past_shows_what_was_the_case_then(open_page: Any, game: str) -> None:
    page = open_page(width=1000, height=900)
    play_out(page, begin(page, game))
    lines = page.locator(".log .line")
    texts = lines.all_inner_texts()
    found = 0
    for line, shown in PAST[game]:
        places = [(place, match[1]) for place, text in enumerate(texts) if (match := re.search(line, text))]
        for place, thing in places[:1] + places[-1:]:
            lines.nth(place).click()
            expect(page.locator(".past")).to_contain_text(texts[place].split("\n")[0])
            expect(page.locator(shown)).to_contain_text(thing)
            expect(page.locator(".news, .end")).to_have_count(0)
            found += 1
    assert found >= 2


@pytest.mark.parametrize("game", GAMES)
def test_the_end_tells_every_step_of_the_comparison_with_its_rule(open_page: Any, game: str) -> None:
    page = open_page()
    play_out(page, begin(page, game))
    reasons = page.locator(".end .reasons li")
    expect(reasons.filter(has_text="Ada").first).to_be_visible()
    expect(reasons.filter(has=page.locator(".rule"))).to_have_count(reasons.count())


def test_what_happened_meanwhile_is_told_on_return(open_page: Any) -> None:
    host, guest, _ = gathered(open_page, "king_is_dead")
    address = host.url
    host.goto("about:blank")
    for _ in range(2):
        if guest.locator(".choices").count():
            guest.locator(".choices [data-word='turn:pass']").click()
            break
        host.goto(address)
        host.locator(".choices [data-word='turn:pass']").click()
        expect(guest.locator(".choices")).to_be_visible()
        host.goto("about:blank")
    expect(guest.locator(".log")).to_contain_text("Bea passes")
    host.goto(address)
    expect(host.locator(".meanwhile")).to_contain_text("Bea passes")
    host.locator(".meanwhile .close").click()
    expect(host.locator(".meanwhile")).to_have_count(0)
