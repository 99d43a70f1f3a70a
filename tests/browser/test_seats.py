"""Who sits where, on the page: a silent guest is removed, the host's part handed over, a seat asked for and given."""

from __future__ import annotations

from typing import Any

import pytest
from people import begin
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.timeout(240)
expect.set_options(timeout=40_000)
INVITATION = "async table => (await (await fetch(`/api/tables/${table}`)).json()).invitation"


def hosted(open_page: Any, spectators: bool = True) -> tuple[Page, str]:
    """A host at a gathering table for three with two open seats, and the path of its invitation."""
    host = open_page("/new/king_is_dead")
    host.locator(".number", has_text="3").first.click()
    host.locator(".seat input").first.fill("Ada")
    for number in range(2):
        host.locator(".seat select").nth(number).select_option("open")
    if not spectators:
        host.get_by_label("Let others watch").uncheck()
    host.locator(".begin").click()
    link = host.locator("#link").input_value()
    return host, link[link.index("/t/") :]


def sit(page: Page, name: str, seat: int = 0) -> None:
    page.locator("#name").fill(name)
    page.locator("li .strong").nth(seat).click()
    expect(page.locator(".you")).to_be_visible()


def test_the_host_removes_a_silent_guest_and_hands_the_table_over(open_page: Any) -> None:
    host, link = hosted(open_page)
    silent, guest = open_page(link), open_page(link)
    sit(silent, "Sam")
    host.locator("li", has_text="Sam").get_by_role("button", name="Free this seat").click()
    expect(silent.locator("#name")).to_be_visible()
    silent.locator("li .strong").first.click()
    expect(silent.locator(".problem")).to_contain_text("The host has freed your seat")
    sit(guest, "Gil")
    assert guest.get_by_role("button", name="Free this seat").count() == 0
    host.locator("li", has_text="Gil").get_by_role("button", name="Make host").click()
    expect(guest.locator("li", has_text="Gil")).to_contain_text("host")
    guest.get_by_role("button", name="Let a bot sit here").click()
    expect(host.get_by_role("button", name="Make host")).to_have_count(0)


def test_the_invitation_opens_a_table_that_nobody_may_watch(open_page: Any) -> None:
    host, link = hosted(open_page, spectators=False)
    stranger, guest = open_page(link.partition("#")[0]), open_page(link)
    expect(stranger.locator(".wait")).to_contain_text("does not admit spectators")
    sit(guest, "Gil")
    expect(host.locator("li", has_text="Gil")).to_be_visible()


def test_a_seat_is_asked_for_seen_by_all_and_given_when_all_agree(open_page: Any) -> None:
    host = open_page()
    table = begin(host, "king_is_dead", players=3, first_seat=0)
    code = host.evaluate(INVITATION, table)
    first, second = open_page(f"/t/{table}#{code}"), open_page(f"/t/{table}#{code}")
    for page, name, seat in ((first, "Bea", "Bertram"), (second, "Cyd", "Cecily")):
        page.locator("#name").fill(name)
        page.get_by_role("button", name=f"Ask for the seat of {seat}").click()
        expect(page.locator(".request", has_text="You have asked")).to_contain_text("Still to answer: Ada")
    expect(host.locator(".request", has_text="Bea asks for the seat of Bertram")).to_be_visible()
    host.locator(".request", has_text="Bea").get_by_role("button", name="Agree").click()
    expect(first.locator(".seat", has_text="Bea")).to_contain_text("you")
    own = second.locator(".request", has_text="You have asked")
    expect(own).to_contain_text("Bea")  # who sits there now is asked too
    host.locator(".request", has_text="Cyd").get_by_role("button", name="Agree").click()
    first.locator(".request", has_text="Cyd").get_by_role("button", name="Refuse").click()
    expect(second.locator(".request")).to_contain_text("those who play have refused")
    expect(host.locator(".request")).to_have_count(0)
    assert second.get_by_role("button", name="Ask for").count() == 0


def test_a_seat_that_was_left_gets_a_bot(open_page: Any) -> None:
    host, link = hosted(open_page)
    guest = open_page(link)
    sit(guest, "Gil")
    host.get_by_role("button", name="Let a bot sit here").click()
    for page in (guest, host):
        page.locator(".begin").click()
    guest.get_by_role("button", name="Menu").click()
    guest.get_by_role("button", name="Leave my seat").click()
    guest.get_by_role("button", name="Leave it to somebody else").click()
    host.locator(".request", has_text="has left this seat").get_by_role("button").click()
    expect(host.locator(".request")).to_have_count(0)
