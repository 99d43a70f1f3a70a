"""Who sits where: creating, inviting, taking, leaving, bots, names."""

import pytest
from tabling import BOT, OPEN, PERSON, Sitting, everybody, refused, who

from vivat.table import Forbidden, Unknown, commands
from vivat.table.text import inert


def test_a_table_begins_with_its_creator_and_open_seats() -> None:
    sitting = Sitting([PERSON, OPEN, BOT])
    assert [seat.kind for seat in sitting.table.seats] == ["person", "open", "bot"]
    assert sitting.table.status == "gathering"
    assert sitting.table.host == 0


@pytest.mark.parametrize(
    ("seats", "more", "message"),
    [
        ([PERSON, OPEN], {"options": {"players": 3}}, "table-seats"),
        ([PERSON], {}, "option-value"),
        ([OPEN, OPEN], {}, "table-one-person"),
        ([PERSON, {"kind": "person", "name": "Bob"}], {}, "table-one-person"),
        ([PERSON, {"kind": "screen", "name": "ann"}], {}, "table-name-taken"),
        ([PERSON, {"kind": "bot", "level": "genius"}], {}, "table-level"),
        ([PERSON, {"kind": "open", "level": "random"}], {}, "table-level-of-person"),
        ([{"kind": "person", "name": "\u202e\u200b"}, OPEN], {}, "table-name-length"),
        ([{"kind": "person"}, OPEN], {}, "table-name-length"),
        ([PERSON, OPEN], {"options": {"mode": "chaos"}}, "option-value"),
        ([PERSON, OPEN], {"options": {"players": "2"}}, "option-text"),
        ([PERSON, OPEN], {"game": "chess"}, "unknown-game"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_sentence(seats, more, message) -> None:  # type: ignore[no-untyped-def]
    assert refused(lambda: Sitting(seats, **more)) == message


def test_a_seat_is_taken_with_the_invitation_only() -> None:
    sitting = Sitting([PERSON, OPEN])
    with pytest.raises(Forbidden):
        sitting.take("Bob", 1, invitation="")
    with pytest.raises(Forbidden):
        sitting.take("Bob", 1, invitation="guess")
    sitting.take("Bob", 1)
    assert sitting.table.seats[1].holder == who("Bob")


def test_a_listed_table_needs_no_invitation() -> None:
    sitting = Sitting([PERSON, OPEN], listed=True)
    sitting.take("Bob", 1, invitation="")
    assert sitting.table.seats[1].name == "Bob"


def test_the_invitation_is_not_a_token() -> None:
    sitting = everybody(players=2)
    with pytest.raises(Forbidden):
        sitting.choose("letmein", 0, "turn:pass")


def test_a_taken_seat_and_a_name_in_use_are_refused() -> None:
    sitting = Sitting([PERSON, OPEN, OPEN])
    sitting.take("Bob", 1)
    assert refused(lambda: sitting.take("Cid", 1)) == "table-seat-taken"
    assert refused(lambda: sitting.take("bob", 2)) == "table-name-taken"
    with pytest.raises(Unknown):
        sitting.take("Cid", 7)


def test_a_nobody_takes_no_seat() -> None:
    sitting = Sitting([PERSON, OPEN], listed=True)
    with pytest.raises(Forbidden):
        sitting.do(None, commands.Take, seat=1, name="Bob")


def test_the_match_starts_when_the_last_seat_is_ready() -> None:
    sitting = Sitting([PERSON, OPEN, BOT])
    sitting.do("Ann", commands.Ready, seat=0)
    assert sitting.table.status == "gathering"
    sitting.take("Bob", 1)
    sitting.do("Bob", commands.Ready, seat=1, ready=False)
    assert sitting.table.status == "gathering"
    sitting.do("Bob", commands.Ready, seat=1)
    assert sitting.table.status == "running"
    assert refused(lambda: sitting.do("Bob", commands.Ready, seat=1)) == "table-not-gathering"


def test_people_on_one_screen_are_held_by_one_client() -> None:
    sitting = Sitting([PERSON, {"kind": "screen", "name": "Bob"}])
    sitting.do("Ann", commands.Ready, seat=0)
    sitting.do("Ann", commands.Ready, seat=1)
    for _ in range(4):
        seat = min(sitting.table.waiting)
        sitting.choose("Ann", seat, sitting.first(seat))
    assert sitting.table.held_by(who("Ann")) == [0, 1]


def test_who_left_can_do_nothing_more_and_the_successor_can() -> None:
    sitting = everybody()
    sitting.do("Bob", commands.Leave, seat=1)
    for kind, fields in (
        (commands.Choose, {"choices": ["turn:pass"]}),
        (commands.Undo, {}),
        (commands.Say, {"text": "boo"}),
        (commands.Resign, {}),
        (commands.Leave, {}),
    ):
        with pytest.raises(Forbidden):
            sitting.do("Bob", kind, seat=1, **fields)
    with pytest.raises(Forbidden):
        sitting.do("Bob", commands.Pause)
    sitting.take("Eve", 1)
    for name in ("Ann", "Cid"):
        sitting.do(name, commands.Agree, seat=1)
    assert sitting.table.seats[1].holder == who("Eve")
    sitting.do("Eve", commands.Say, seat=1, text="hello")


def test_a_bot_takes_over_and_gives_back() -> None:
    sitting = everybody()
    seat = min(sitting.table.waiting)
    name = sitting.table.seats[seat].name
    sitting.do(name, commands.Bot, seat=seat, level="clever")
    assert refused(lambda: sitting.choose(name, seat, sitting.first(seat))) == "table-bot-plays"
    asked = sitting.table.asked[seat]
    sitting.do("server", commands.BotChoose, seat=seat, seq=asked, choice=sitting.first(seat))
    sitting.do(name, commands.Back, seat=seat)
    assert sitting.table.seats[seat].level is None
    assert refused(lambda: sitting.do(name, commands.Back, seat=seat)) == "table-no-bot"


def test_the_host_fills_open_and_left_seats_with_bots_and_nobody_else_does() -> None:
    sitting = Sitting([PERSON, OPEN, OPEN])
    sitting.take("Bob", 1)
    with pytest.raises(Forbidden):
        sitting.do("Bob", commands.Bot, seat=2)
    sitting.do("Ann", commands.Bot, seat=2)
    assert sitting.table.seats[2].kind == "bot"
    sitting.do("Ann", commands.Back, seat=2)
    assert sitting.table.seats[2].kind == "open"
    sitting.do("Ann", commands.Bot, seat=2)
    sitting.start()
    sitting.do("Bob", commands.Leave, seat=1)
    sitting.do("Ann", commands.Bot, seat=1, level="clever")
    assert sitting.table.seats[1].level == "clever"
    with pytest.raises(Forbidden):
        sitting.do("Cid", commands.Bot, seat=0)
    assert refused(lambda: sitting.do("Ann", commands.Bot, seat=0, level="genius")) == "table-level"


def test_only_the_server_plays_for_bots() -> None:
    sitting = Sitting([PERSON, BOT])
    sitting.start()
    for name in ("Ann", None, "Eve"):
        with pytest.raises(Forbidden):
            sitting.do(name, commands.BotChoose, seat=1, seq=3, choice="turn:pass")
        with pytest.raises(Forbidden):
            sitting.do(name, commands.Flag, seat=0)
        with pytest.raises(Forbidden):
            sitting.do(name, commands.Skip, start=0, end=1)


def test_a_failing_bot_is_shown_and_at_last_replaced() -> None:
    sitting = Sitting([PERSON, {"kind": "bot", "level": "clever"}], options={"first_seat": 1})
    sitting.start()
    assert sitting.table.waiting == {1}
    for attempt in (1, 2, 3):
        sitting.do("server", commands.BotTrouble, seat=1, seq=sitting.table.asked[1])
        assert sitting.table.seats[1].troubles == attempt
    assert sitting.table.seats[1].level == "random"
    assert sitting.table.waiting == {1}, "never a silent pass"


@pytest.mark.parametrize(
    ("raw", "clean"),
    [
        ("  Ann \n Bee ", "Ann Bee"),
        ("\u202eevil\u202c", "evil"),
        ("a\u200bb\u2060c\ufeffd", "abcd"),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("Zoe\u0301", "Zoé"),
        ("z" + "\u0335" * 50, "z" + "\u0335" * 2),
        ("x\x00\x1b[31my", "x[31my"),
    ],
)
def test_names_and_chat_are_one_visible_line(raw: str, clean: str) -> None:
    assert inert(raw) == clean
