"""One's own tables, devices, shield and games; who is there, new words, taking back, playing again: in a browser."""

from __future__ import annotations

import re
from typing import Any

from people import begin, play_out
from playwright.sync_api import expect

POST = """async ([path, body, method]) => {
    const headers = body === null ? {} : { 'content-type': 'application/json' }
    const sent = body === null ? {} : { body: JSON.stringify(body) }
    return await (await fetch(path, { method: method ?? 'POST', headers, ...sent })).json()
}"""
# A browser whose push service is out of reach: what it would answer, and what the page does with it.
PUSH = """() => {
    const keys = { p256dh: 'B' + 'A'.repeat(86), auth: 'A'.repeat(22) }
    const endpoint = 'https://fcm.googleapis.com/fcm/send/test'
    const unsubscribe = async () => { window.pushed = null; return true }
    const made = { endpoint, unsubscribe, toJSON: () => ({ endpoint, keys }) }
    window.pushed = null
    PushManager.prototype.getSubscription = async () => window.pushed
    PushManager.prototype.subscribe = async (wanted) => {
        window.asked = wanted.applicationServerKey.length
        return (window.pushed = made)
    }
    Notification.requestPermission = async () => 'granted'
}"""


def post(page: Any, path: str, body: Any = None, method: str = "POST") -> Any:
    return page.evaluate(POST, [path, body, method])


def send(page: Any, table: str, **message: Any) -> Any:
    seq = page.evaluate("t => fetch(`/api/tables/${t}`).then(r => r.json()).then(s => s.seq)", table)
    body = {"id": f"s{seq}{message['type']}", "table": table, "seq": seq, **message}
    return post(page, f"/api/tables/{table}/messages", body)


def two_people(ann: Any, bob: Any, **more: Any) -> str:
    """A running table of The King is Dead, Ann to choose; both have it open."""
    post(ann, "/api/session")
    post(bob, "/api/session")
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "open"}]
    plan = {"id": "two", "game": "king_is_dead", "options": {"players": 2, "first_seat": 0}, "seats": seats, **more}
    made = post(ann, "/api/tables", plan)
    table, invitation = made["table"]["id"], made["invitation"]
    post(bob, f"/api/tables/{table}/seats", {"id": "t", "seat": 1, "name": "Bob", "invitation": invitation})
    send(ann, table, type="ready", seat=0)
    send(bob, table, type="ready", seat=1)
    for page in (ann, bob):
        page.goto(re.sub(r"^(https?://[^/]+).*$", rf"\1/t/{table}", page.url))
        page.wait_for_selector(".prompt")
    return str(table)


def test_the_home_page_lists_ones_tables_with_turn_and_last_move_and_deletes_them(open_page: Any, served: Any) -> None:
    ann, bob = open_page(), open_page(language="fr-FR")
    table = two_people(ann, bob)
    send(ann, table, type="choose", seat=0, choices=["turn:pass"])
    bob.goto(served.address)
    row = bob.locator(".yours li")
    expect(row).to_have_count(1)
    expect(row).to_contain_text("C’est à vous")
    expect(row).to_contain_text("Ann passe")
    expect(bob).to_have_title(re.compile(r"^\(1\)"))
    expect(row.get_by_role("button")).to_have_count(0)  # a running match is nobody's to delete
    send(bob, table, type="resign", seat=1)
    ann.goto(served.address)
    row = ann.locator(".yours li")
    expect(row).to_contain_text("You won")
    row.get_by_role("button", name="Delete this table").click()
    row.get_by_role("button", name="for everybody").click()
    expect(ann.locator(".yours")).to_have_count(0)
    assert post(ann, f"/api/tables/{table}", None, "GET")["code"] in ("table-unknown", "table-deleted")


def test_a_guest_takes_a_finished_table_off_his_own_list(open_page: Any, served: Any) -> None:
    ann, bob = open_page(), open_page()
    table = two_people(ann, bob)
    send(ann, table, type="resign", seat=0)
    bob.goto(served.address)
    row = bob.locator(".yours li")
    row.get_by_role("button", name="off the list").click()
    row.get_by_role("button", name="off my list").click()
    expect(bob.locator(".yours")).to_have_count(0)
    assert len(post(ann, "/api/yours", None, "GET")["tables"]) == 1


def test_the_lobby_tells_seats_clock_and_options(open_page: Any, served: Any) -> None:
    ann = open_page()
    post(ann, "/api/session")
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "open"}, {"kind": "bot", "level": "easy"}]
    plan = {"id": "l", "game": "king_is_dead", "seats": seats, "listed": True, "options": {"mode": "advanced"}}
    table = post(ann, "/api/tables", {**plan, "clock": {"move": 120}})["table"]["id"]
    ann.wait_for_timeout(1_100)  # the list is looked up once a second
    eve = open_page()
    row = eve.locator(f".lobby a[href='/t/{table}']")
    for words in ("1 of 3 seats free", "Ann", "2 minutes a choice", "Advanced"):
        expect(row).to_contain_text(words)
    row.click()
    eve.get_by_label("Your name").fill("Eve")
    eve.get_by_role("button", name="Sit here").click()
    expect(eve.get_by_role("button", name="I am ready")).to_be_visible()
    post(ann, f"/api/tables/{table}", None, "DELETE")


def test_a_second_device_follows_a_link_once_and_is_sent_away_again(open_page: Any, served: Any) -> None:
    ann, bob, phone, late = open_page(), open_page(), open_page(width=390, height=844), open_page()
    table = two_people(ann, bob)
    ann.goto(served.address + "/you")
    ann.get_by_label("Your name").fill("Ann of Kent")
    ann.get_by_role("button", name="Keep").click()
    ann.get_by_role("button", name="Add a device").click()
    expect(ann.get_by_role("img", name="QR code of the link")).to_be_visible()
    link = ann.get_by_label("Link for the other device").input_value()
    assert re.fullmatch(rf"{re.escape(served.address)}/you#[a-z0-9]{{26}}", link)
    phone.goto(link)
    phone.get_by_role("button", name="Yes, this device is mine").click()
    expect(phone.get_by_text("You are Ann of Kent here too")).to_be_visible()
    assert "#" not in phone.url, "the code stays in no address bar"
    phone.get_by_role("button", name="To the games").click()
    expect(phone.locator(".yours li")).to_contain_text("It is your turn")
    phone.goto(f"{served.address}/t/{table}")
    expect(phone.locator(".choices button").first).to_be_enabled()
    ann.goto(f"{served.address}/t/{table}")
    phone.locator(".choices [data-word='turn:assemble']").click()
    expect(ann.locator(".choices [data-word^='assemble_']").first).to_be_enabled()
    expect(ann.locator(".news")).to_have_count(0)  # what one chose on another device was chosen
    ann.goto(served.address + "/you")
    late.goto(link)
    late.get_by_role("button", name="Yes, this device is mine").click()
    expect(late.get_by_role("alert")).to_contain_text("does not work")
    expect(ann.locator("li", has_text="this device")).to_be_visible()
    ann.get_by_role("button", name="End the access of all others").click()
    ann.get_by_role("button", name="End it for all others").click()
    expect(ann.locator("section", has=ann.locator("#devices")).locator("li")).to_have_count(0)
    expect(phone.locator(".watching")).to_be_visible()  # it looks on from now


def test_a_shield_that_is_chosen_is_borne_at_the_next_table(open_page: Any, served: Any) -> None:
    page = open_page("/you")
    page.get_by_label("Your name").fill("Isolde")
    page.get_by_role("radio", name="Royal blue").check(force=True)
    page.get_by_role("radio", name="Sun").check(force=True)
    page.get_by_role("button", name="Keep").click()
    expect(page.get_by_text("Kept")).to_be_visible()
    page.goto(served.address)
    expect(page.locator(".me .royal")).to_be_visible()
    page.get_by_role("button", name=re.compile("Play now Artus")).click()
    page.wait_for_selector(".prompt")
    expect(page.locator(".seats .seat").first.locator(".shield.royal")).to_be_visible()
    expect(page.locator(".seats .seat").first).to_contain_text("Isolde")


def test_others_are_here_away_or_gone_and_new_words_are_marked(open_page: Any, served: Any) -> None:
    ann, bob = open_page(), open_page()
    table = two_people(ann, bob)
    dot = ann.locator(".seats .seat", has_text="Bob")
    expect(dot.get_by_text("here", exact=True)).to_be_attached()
    bob.evaluate(
        "() => { Object.defineProperty(document, 'hidden', { value: true, configurable: true });"
        " document.dispatchEvent(new Event('visibilitychange')) }"
    )
    expect(dot.get_by_text("away", exact=True)).to_be_attached()
    for words in ("one", "two"):
        send(bob, table, type="say", seat=1, text=words)
    expect(ann.get_by_role("tab", name="Chat")).to_contain_text("2 new messages")
    ann.get_by_role("tab", name="Chat").click()
    expect(ann.get_by_role("tab", name="Chat")).not_to_contain_text("new message")
    ann.get_by_role("tab", name="Log").click()
    ann.reload()
    ann.wait_for_selector(".prompt")
    expect(ann.get_by_role("tab", name="Chat")).not_to_contain_text("new message")


def test_taking_back_is_asked_for_and_granted_or_refused(open_page: Any, served: Any) -> None:
    ann, bob = open_page(), open_page(width=390, height=844)
    table = two_people(ann, bob)
    send(ann, table, type="choose", seat=0, choices=["turn:pass"])
    for answer in ("Refuse", "Agree"):
        view = post(bob, f"/api/tables/{table}", None, "GET")["matches"][0]["view"]
        send(bob, table, type="choose", seat=1, choices=[view["choices"][-1]])
        ann.locator(".undo[aria-disabled=false]").click()
        expect(ann.get_by_text("You have asked to take back")).to_be_visible()
        expect(bob.get_by_text("Ann asks to take back")).to_be_visible()
        bob.get_by_role("button", name=answer).click()
        expect(ann.get_by_text("You have asked to take back")).to_have_count(0)
        if answer == "Refuse":
            expect(ann.locator(".undo")).to_have_attribute("title", re.compile("have refused"))
    expect(ann.locator(".choices button").first).to_be_enabled()
    expect(ann).to_have_title(re.compile("your turn"))


def test_hints_are_asked_of_the_others_while_the_match_runs(open_page: Any, served: Any) -> None:
    """Bob refuses, asks himself, and Ann agrees: from then on there are hints."""
    ann, bob = open_page(), open_page(language="fr-FR", width=390, height=844)
    two_people(ann, bob)
    ann.get_by_role("button", name="Hints?").click()
    expect(ann.get_by_text("You have asked whether hints may be given")).to_be_visible()
    bob.get_by_text("Ann aimerait des conseils").wait_for()
    bob.get_by_role("button", name="Refuser").click()
    expect(ann.get_by_text("You have asked whether hints")).to_have_count(0)
    expect(ann.get_by_role("button", name="Hints?")).to_have_count(0)
    bob.get_by_role("button", name="Conseils ?").click()
    expect(ann.get_by_text("Bob asks whether hints may be given")).to_be_visible()
    ann.get_by_role("button", name="Agree").click()
    ann.get_by_role("button", name="Hint", exact=True).click()
    ann.wait_for_selector(".advice li .rule")


def test_playing_again_is_one_click_for_each_with_the_seats_moved_on(open_page: Any, served: Any) -> None:
    ann, bob = open_page(), open_page()
    table = two_people(ann, bob)
    send(ann, table, type="resign", seat=0)
    ann.get_by_role("button", name="Play again").click()
    ann.wait_for_url(re.compile(rf"/t/(?!{table})"))
    expect(ann.get_by_text("Waiting for the others")).to_be_visible()
    expect(bob.get_by_text("The next game is ready")).to_be_visible()
    bob.get_by_role("button", name="Join it").click()
    for page in (ann, bob):
        page.wait_for_selector(".prompt")
        expect(page.locator(".seats .seat").first).to_contain_text("Bob")


def test_against_bots_playing_again_and_taking_back_are_one_click(open_page: Any, served: Any) -> None:
    page = open_page()
    table = begin(page, "king_is_dead", 2, first_seat=0)
    for button in (".choices button", ".undo[aria-disabled=false]"):
        before = page.locator("main").get_attribute("data-seq")
        page.locator(button).last.click()
        page.wait_for_function("before => document.querySelector('main').dataset.seq > before", arg=before)
    assert page.evaluate("document.querySelector('.choices') !== null"), "the first choice again"
    play_out(page, table)
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(re.compile(rf"/t/(?!{table})"))
    page.wait_for_selector(".prompt")
    page.goto(served.address + "/you")
    section = page.locator("section", has=page.locator("#statistics"))
    expect(section.locator("tbody tr")).to_have_count(1)
    expect(section.locator("tbody th")).to_contain_text("Random")
    expect(section.locator("path.share")).to_have_count(1)


def test_notices_are_offered_asked_for_and_ended(open_page: Any, served: Any) -> None:
    page = open_page()
    page.add_init_script(f"({PUSH})()")
    page.goto(served.address + "/you")
    told = lambda reply: reply.url.endswith("/api/push") and reply.request.method == "POST"  # noqa: E731
    with page.expect_response(told) as reply:
        page.get_by_role("button", name="Tell me on this device").click()
    assert reply.value.status == 200, reply.value.text()
    expect(page.get_by_role("button", name="Tell me no longer")).to_be_visible()
    assert page.evaluate("window.asked") == 65
    page.get_by_role("button", name="Tell me no longer").click()
    expect(page.get_by_role("button", name="Tell me on this device")).to_be_visible()
