"""Who may sit where: each sentence of that chapter in docs/build/server.md, by its number."""

from __future__ import annotations

import pytest
from tabling import BOT, OPEN, PERSON, Sitting, everybody, everything, names_of, refused, who

from vivat.table import Forbidden, commands, events
from vivat.table.show import shown_table, standing


def gathering(*guests: str, seats: int = 3) -> Sitting:
    """Ann has made a table, and these have come."""
    sitting = Sitting([PERSON] + [OPEN] * (seats - 1))
    for seat, name in enumerate(guests, start=1):
        sitting.take(name, seat)
    return sitting


def with_a_bot(*guests: str, bots: int = 1) -> Sitting:
    """A running match of Ann, these, and bots in the last seats."""
    sitting = Sitting([PERSON, *[OPEN] * len(guests), *[BOT] * bots])
    for seat, name in enumerate(guests, start=1):
        sitting.take(name, seat)
    sitting.start()
    assert sitting.table.status == "running"
    return sitting


def holders(sitting: Sitting) -> list[str | None]:
    return [seat.name or None for seat in sitting.table.seats]


# ---- 1 and 2: the host -----------------------------------------------------------------------------------------------


def test_1_the_host_is_who_made_the_table_whether_or_not_he_sits() -> None:
    sitting = gathering("Bob")
    assert sitting.table.host == 0
    sitting.do("Ann", commands.Leave, seat=0)
    assert sitting.table.host is None
    assert standing(sitting.table, who("Ann")).hosting
    sitting.do("Ann", commands.Bot, seat=2)
    assert sitting.table.seats[2].kind == "bot"


def test_1_a_guest_who_takes_the_seat_of_the_host_is_no_host() -> None:
    sitting = gathering("Bob")
    sitting.do("Ann", commands.Leave, seat=0)
    sitting.take("Cid", 0)
    assert sitting.table.host is None
    for kind, seat in ((commands.Bot, 2), (commands.Remove, 1), (commands.Host, 0)):
        with pytest.raises(Forbidden):
            sitting.do("Cid", kind, seat=seat)


def test_1_a_host_without_a_seat_sees_a_closed_table_and_its_invitation() -> None:
    sitting = Sitting([PERSON, OPEN], spectators=False)
    sitting.do("Ann", commands.Leave, seat=0)
    assert standing(sitting.table, who("Ann")).hosting
    with pytest.raises(Forbidden):
        standing(sitting.table, who("Eve"))


def test_2_the_host_hands_his_part_over_to_a_person_who_sits() -> None:
    sitting = gathering("Bob")
    with pytest.raises(Forbidden):
        sitting.do("Bob", commands.Host, seat=1)
    assert refused(lambda: sitting.do("Ann", commands.Host, seat=2)) == "table-no-person"
    sitting.do("Ann", commands.Host, seat=1)
    assert sitting.table.host == 1
    with pytest.raises(Forbidden):
        sitting.do("Ann", commands.Bot, seat=2)
    sitting.do("Bob", commands.Bot, seat=2)
    assert everything(sitting.replayed()) == everything(sitting.table)


# ---- 3 and 4: before the match begins --------------------------------------------------------------------------------


def test_3_a_seat_of_a_bot_is_freed_by_the_host_and_then_taken() -> None:
    sitting = Sitting([PERSON, BOT, OPEN])
    sitting.take("Bob", 2)
    assert refused(lambda: sitting.take("Cid", 1)) == "table-seat-taken"
    with pytest.raises(Forbidden):
        sitting.do("Bob", commands.Back, seat=1)
    sitting.do("Ann", commands.Back, seat=1)
    sitting.take("Cid", 1)
    assert holders(sitting) == ["Ann", "Cid", "Bob"]


def test_4_a_silent_guest_is_replaced_and_does_not_come_back_before_the_match() -> None:
    sitting = gathering("Bob")
    with pytest.raises(Forbidden):
        sitting.do("Bob", commands.Remove, seat=0)
    sitting.do("Ann", commands.Remove, seat=1)
    assert sitting.table.seats[1].kind == "open"
    assert standing(sitting.table, who("Bob")).seats == ()
    for seat in (1, 2):
        assert refused(lambda seat=seat: sitting.take("Bob", seat)) == "table-removed"
    sitting.take("Cid", 1)
    assert everything(sitting.replayed()) == everything(sitting.table)


def test_4_the_host_removes_neither_himself_nor_nobody_nor_a_player() -> None:
    sitting = gathering("Bob", "Cid")
    assert refused(lambda: sitting.do("Ann", commands.Remove, seat=0)) == "table-no-guest"
    sitting.do("Cid", commands.Leave, seat=2)
    assert refused(lambda: sitting.do("Ann", commands.Remove, seat=2)) == "table-no-guest"
    sitting.take("Cid", 2)
    sitting.start()
    assert refused(lambda: sitting.do("Ann", commands.Remove, seat=1)) == "table-not-gathering"


# ---- 5 to 7: while the match runs ------------------------------------------------------------------------------------


def test_5_a_seat_is_asked_for_and_nobody_has_it_yet() -> None:
    sitting = with_a_bot("Bob")
    (event,) = sitting.do("Eve", commands.Take, seat=2, name="Eve", invitation="letmein")
    assert isinstance(event, events.SeatAsked)
    assert sitting.table.seats[2].holder is None
    (ask,) = shown_table(sitting.table).asks
    assert (ask.seat, ask.name, ask.waits_for) == (2, "Eve", [0, 1])
    assert standing(sitting.table, who("Eve")).asking == 2
    assert standing(sitting.table, who("Eve")).seats == ()


def test_5_without_the_invitation_nobody_asks() -> None:
    sitting = with_a_bot("Bob")
    with pytest.raises(Forbidden):
        sitting.take("Eve", 2, invitation="")


def test_6_a_seat_is_given_when_all_who_play_agree() -> None:
    sitting = with_a_bot("Bob")
    sitting.take("Eve", 2)
    sitting.do("Ann", commands.Agree, seat=2)
    assert sitting.table.seats[2].kind == "bot"
    assert shown_table(sitting.table).asks[0].waits_for == [1]
    sitting.do("Bob", commands.Agree, seat=2)
    assert holders(sitting) == ["Ann", "Bob", "Eve"]
    assert sitting.table.seats[2].level is None
    assert shown_table(sitting.table).asks == []
    assert everything(sitting.replayed()) == everything(sitting.table)


def test_6_one_refusal_ends_it_and_the_same_client_does_not_ask_again() -> None:
    sitting = with_a_bot("Bob")
    sitting.take("Eve", 2)
    sitting.do("Ann", commands.Agree, seat=2)
    sitting.do("Bob", commands.Agree, seat=2, agree=False)
    assert shown_table(sitting.table).asks == []
    assert standing(sitting.table, who("Eve")).declined
    assert refused(lambda: sitting.take("Eve", 2)) == "table-refused"
    sitting.take("Fay", 2)
    assert everything(sitting.replayed()) == everything(sitting.table)


def test_6_only_those_who_play_are_asked() -> None:
    sitting = with_a_bot("Bob", "Cid")
    sitting.do("Cid", commands.Resign, seat=2)
    sitting.take("Eve", 3)
    for name in ("Cid", "Eve", "Fay"):
        with pytest.raises(Forbidden):
            sitting.do(name, commands.Agree, seat=3)
    assert refused(lambda: sitting.do("Ann", commands.Agree, seat=2)) == "table-not-asked"
    sitting.do("Ann", commands.Agree, seat=3)
    sitting.do("Bob", commands.Agree, seat=3)
    assert sitting.table.seats[3].name == "Eve"


@pytest.mark.parametrize("kind", [commands.Leave, commands.Resign])
def test_6_who_goes_without_an_answer_is_waited_for_no_longer(kind: type) -> None:
    sitting = with_a_bot("Bob", "Cid")
    sitting.take("Eve", 3)
    sitting.do("Ann", commands.Agree, seat=3)
    sitting.do("Cid", commands.Agree, seat=3)
    sitting.do("Bob", kind, seat=1)
    assert sitting.table.seats[3].name == "Eve"
    assert everything(sitting.replayed()) == everything(sitting.table)


def test_6_where_nobody_plays_the_host_decides() -> None:
    sitting = with_a_bot(bots=2)
    sitting.do("Ann", commands.Leave, seat=0)
    sitting.take("Eve", 1)
    assert shown_table(sitting.table).asks[0].waits_for == []
    assert sitting.table.seats[1].holder is None
    sitting.do("Ann", commands.Agree, seat=1)
    assert sitting.table.seats[1].name == "Eve"


def test_6_where_nobody_plays_the_host_has_his_own_seat_back_at_once() -> None:
    sitting = with_a_bot(bots=2)
    sitting.do("Ann", commands.Leave, seat=0)
    sitting.take("Ann", 0)
    assert sitting.table.seats[0].name == "Ann"
    assert everything(sitting.replayed()) == everything(sitting.table)


def test_6_two_who_are_agreed_on_at_one_moment_come_one_after_the_other() -> None:
    sitting = with_a_bot("Bob", bots=2)
    sitting.take("Eve", 2)
    sitting.take("Fay", 3)
    for seat in (2, 3):
        sitting.do("Ann", commands.Agree, seat=seat)
    sitting.do("Bob", commands.Leave, seat=1)
    assert sitting.table.seats[2].name == "Eve"
    assert [(ask.seat, ask.waits_for) for ask in shown_table(sitting.table).asks] == [(3, [2])], "Eve plays now"
    sitting.do("Eve", commands.Agree, seat=3)
    assert sitting.table.seats[3].name == "Fay"


def test_7_an_opponent_does_not_read_the_hand_of_a_bot() -> None:
    """Neither from his seat nor after he has left it: whoever has seen one hand never sees another."""
    sitting = with_a_bot("Bob", "Cid")
    assert refused(lambda: sitting.take("Bob", 3)) == "table-sits-already"
    sitting.do("Bob", commands.Leave, seat=1)
    assert refused(lambda: sitting.take("Bob", 3)) == "table-only-own-seat"
    assert all(ask.seat != 3 for ask in shown_table(sitting.table).asks)
    sitting.take("Bob", 1)
    assert standing(sitting.table, who("Bob")).seats == (), "and his own only when the others agree"
    sitting.do("Ann", commands.Agree, seat=1)
    sitting.do("Cid", commands.Agree, seat=1)
    assert sitting.table.seats[1].name == "Bob"


def test_7_one_seat_is_asked_for_by_one_and_one_asks_for_one_seat() -> None:
    sitting = with_a_bot("Bob", bots=2)
    sitting.take("Eve", 2)
    assert refused(lambda: sitting.take("Fay", 2)) == "table-asked"
    assert refused(lambda: sitting.take("Eve", 3)) == "table-asked"


def test_the_name_of_who_asks_is_kept_for_him() -> None:
    sitting = with_a_bot("Bob", bots=2)
    sitting.take("Eve", 2)
    assert refused(lambda: sitting.do("Bob", commands.Rename, seat=1, name="eve")) == "table-name-taken"
    assert refused(lambda: sitting.do("Fay", commands.Take, seat=3, name="EVE", invitation="letmein")) == (
        "table-name-taken"
    )


# ---- 8 to 10: bots, seats that are gone, playing again ---------------------------------------------------------------


def test_8_a_left_seat_gets_a_bot_by_the_host_or_in_his_absence_by_any_player() -> None:
    sitting = everybody(players=4)
    sitting.do("Dan", commands.Leave, seat=3)
    with pytest.raises(Forbidden):
        sitting.do("Bob", commands.Bot, seat=3)
    sitting.do("Ann", commands.Leave, seat=0)
    with pytest.raises(Forbidden):
        sitting.do("Dan", commands.Bot, seat=0)
    sitting.do("Bob", commands.Bot, seat=3)
    sitting.do("Ann", commands.Bot, seat=0)
    assert [seat.kind for seat in sitting.table.seats] == ["bot", "person", "person", "bot"]


def test_9_a_seat_that_resigned_is_nobodys() -> None:
    sitting = everybody()
    sitting.do("Bob", commands.Resign, seat=1)
    sitting.do("Bob", commands.Leave, seat=1)
    assert refused(lambda: sitting.take("Eve", 1)) == "table-resigned"


def test_9_a_seat_that_used_all_its_time_is_nobodys() -> None:
    sitting = everybody(clock={"game": 60})
    late = min(sitting.table.waiting)
    sitting.now += 60_000
    sitting.do("server", commands.Flag, seat=late)
    sitting.do(sitting.table.seats[late].name, commands.Leave, seat=late)
    assert refused(lambda: sitting.take("Eve", late)) == "table-time-over"


def test_9_a_seat_whose_time_runs_out_while_it_is_asked_for_is_asked_for_no_longer() -> None:
    sitting = everybody(clock={"game": 60})
    seat = min(sitting.table.waiting)
    sitting.do(sitting.table.seats[seat].name, commands.Leave, seat=seat)
    sitting.take("Eve", seat)
    sitting.now += 60_000
    sitting.do("server", commands.Flag, seat=seat)
    assert shown_table(sitting.table).asks == []


def test_9_after_the_end_nothing_is_taken() -> None:
    sitting = everybody(players=2)
    sitting.do("Bob", commands.Resign, seat=1)
    sitting.do("Bob", commands.Leave, seat=1)
    assert refused(lambda: sitting.take("Eve", 1)) == "table-is-over"


def over_without(*names: str) -> Sitting:
    """A match of Ann, Bob, Cid and Dan is over, Bob is the host, and these have left."""
    sitting = everybody(players=4)
    sitting.do("Ann", commands.Host, seat=1)
    for seat, name in enumerate(("Ann", "Bob", "Cid")):
        sitting.do(name, commands.Resign, seat=seat)
    for name in names:
        sitting.do(name, commands.Leave, seat=names_of(4).index(name))
    seat, name = next((seat, name) for seat, name in enumerate(names_of(4)) if name not in names)
    sitting.do(name, commands.Rematch, seat=seat)
    return sitting


@pytest.mark.parametrize(("gone", "host"), [((), "Bob"), (("Ann",), "Bob"), (("Bob",), "Cid"), (("Bob", "Cid"), "Dan")])
def test_10_the_host_of_a_rematch_is_the_old_one_if_he_plays_else_the_lowest_seat(
    gone: tuple[str, ...], host: str
) -> None:
    table = over_without(*gone).born
    assert table is not None
    assert table.host is not None
    assert table.seats[table.host].name == host
