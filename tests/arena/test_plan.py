"""Who sits where: every bot in every place and in every company equally often, from the number of the game alone."""

from __future__ import annotations

import sys
from collections import Counter

import pytest
from arenas import plan

from vivat.arena.entrants import labels, named, simulations
from vivat.arena.plan import places_of
from vivat.bots import LEVELS, UnknownBot
from vivat.cli.arena import read_plan
from vivat.cli.arguments import Arguments


@pytest.mark.parametrize(("bots", "players"), [(1, 3), (2, 2), (2, 3), (3, 3), (3, 2), (4, 2), (2, 4)])
def test_after_whole_laps_every_bot_has_had_every_place_equally_often(bots: int, players: int) -> None:
    made = plan(*["random"] * bots, players=players)
    seatings = [made.seating(number) for number in range(made.lap_games())]
    times = Counter((bot, place) for seating in seatings for place, bot in enumerate(seating))
    places = len(places_of(made))
    assert set(times) == {(bot, place) for bot in range(bots) for place in range(places)}
    assert len(set(times.values())) == 1


def test_with_more_seats_than_bots_both_have_copies_in_turn() -> None:
    made = plan("novice", "easy", players=3)
    assert Counter(sum(made.seating(number)) for number in range(6)) == {1: 3, 2: 3}


def test_with_as_many_bots_as_seats_the_order_around_the_table_changes() -> None:
    made = plan("novice", "easy", "random", players=3)
    assert len({made.seating(number) for number in range(60)}) == 6


def test_a_team_is_played_by_one_bot() -> None:
    made = plan("novice", "easy", players=4)
    assert places_of(made) == ((0, 2), (1, 3))
    assert sorted(made.seating(number) for number in range(2)) == [(0, 1), (1, 0)]


def test_a_duel_comes_in_pairs_that_differ_by_exchanging_the_bots() -> None:
    made = plan("novice", "easy", players=3, duel=True)
    for number in range(3):
        first, second = made.seating(number), made.seating(number + 3)
        assert sorted(first) == [0, 1, 1]
        assert [1 - bot for bot in first] == list(second)


def test_seats_and_seeds_follow_from_the_number_and_not_from_how_many_are_played() -> None:
    short, long = plan("novice", "easy", games=2), plan("novice", "easy", games=2000)
    assert [short.seating(n) for n in range(50)] == [long.seating(n) for n in range(50)]
    assert short.seed_of(3) == long.seed_of(3) != short.seed_of(4)


# ---- the list of bots ------------------------------------------------------------------------------------------------


def test_bots_are_named_with_commas_and_programs_may_be_quoted() -> None:
    assert named("novice, search:50,cheat:50") == ("novice", "search:50", "cheat:50")
    assert named('run:"python3 my_bot.py --a 1,2",easy') == ("run:python3 my_bot.py --a 1,2", "easy")


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("wizard", "There is no bot “wizard”"),
        ("search:0", "There is no bot “search:0”"),
        ("search:many", "There is no bot"),
        ("cheat:", "There is no bot"),
        ("", "1 to 16 bots"),
        (",".join(["random"] * 17), "1 to 16 bots"),
        ("run:", "is not a command"),
        ("run:no-such-program-anywhere --fast", "“no-such-program-anywhere” is not found"),
        ('novice,run:"python3', "is opened and not closed"),
    ],
)
def test_what_cannot_play_is_refused_before_the_first_game(words: str, complaint: str) -> None:
    with pytest.raises(UnknownBot, match=complaint):
        named(words)


def test_a_bot_that_enters_twice_has_two_names() -> None:
    assert labels(["easy", "random", "easy", "easy"]) == ["easy", "random", "easy #2", "easy #3"]


def test_scaling_makes_every_search_smaller_by_the_same_part() -> None:
    assert [simulations(name, 0.1) for name in ("random", "run:x", "novice", "search:5", "cheat:50")] == [
        None,
        None,
        4,
        1,
        5,
    ]
    assert simulations("expert", 1.0) == LEVELS["expert"].simulations


def test_the_seed_of_a_tournament_with_a_program_from_elsewhere_cannot_be_guessed() -> None:
    def seed(bots: str, **more: str) -> int:
        return read_plan(Arguments("en", {"GAME": "king_is_dead"}, {"players": "2", "bots": bots, **more})).seed

    program = f"random,run:{sys.executable}"
    assert seed("random,easy") == 1
    assert len({seed(program) for _ in range(5)}) == 5
    assert seed(program, seed="7") == 7
