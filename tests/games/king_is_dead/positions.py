"""Positions of The King is Dead in compact notation, as section 11 of the rules writes them.

    Mo 1/0/1 St 2/0/0 De=W Gw=! supply 8/7/9

Regions that are not named are empty. Followers that are not shown are in the courts; with `courts=` they are in the
supply. Piles, hands, numbers of actions and everything else are filled in so that the whole is a legal position.
"""

from __future__ import annotations

from typing import Any

import vivat
from vivat.games.king_is_dead import data
from vivat.games.king_is_dead.rules import KingIsDead

SHORT = {name[:2].capitalize(): name for name in data.REGIONS}
LETTER = {"S": "scots", "W": "welsh", "E": "english", "!": "instability"}
COMMON = ["assemble", "assemble", "negotiate", "manoeuvre", "outmanoeuvre"]
SUPPORTS = ["scottish_support", "welsh_support", "english_support"]
CUNNING = list(data.CARDS[data.SPY :])
DULL = ["resist", "muster", "quell", "suppress", "edict", "dispute", "influence", "aid"]
DULL += ["march", "ambush", "spy", "plot"]

Triple = tuple[int, int, int]


def triple(text: str) -> Triple:
    scots, welsh, english = map(int, text.split("/"))
    return scots, welsh, english


def named(numbers: Triple) -> dict[str, int]:
    return dict(zip(data.FACTIONS, numbers, strict=True))


def add(*triples: Triple) -> Triple:
    scots, welsh, english = map(sum, zip(*triples, strict=True)) if triples else (0, 0, 0)
    return scots, welsh, english


def parse(text: str) -> tuple[dict[str, Triple], dict[str, str], Triple | None]:
    """Followers of the regions, discs of the resolved ones in the order written, the supply."""
    followers: dict[str, Triple] = dict.fromkeys(data.REGIONS, (0, 0, 0))
    discs: dict[str, str] = {}
    supply = None
    words = iter(text.split())
    for word in words:
        if word == "supply":
            supply = triple(next(words))
        elif "=" in word:
            discs[SHORT[word[:2]]] = LETTER[word[3]]
        else:
            followers[SHORT[word]] = triple(next(words))
    return followers, discs, supply


def dealt(players: int, mode: str, hands: dict[int, list[str]], piles: dict[int, list[str]]) -> list[list[str]]:
    """Eight cards for each seat, with those asked for among them; Plot and Spy only where asked, or where they must."""
    if mode == "basic":
        return [[*SUPPORTS, *COMMON] for _ in range(players)]
    asked = [[card for card in hands.get(s, []) + piles.get(s, []) if card in CUNNING] for s in range(players)]
    rest = [card for card in DULL if all(card not in cards for cards in asked)]
    return [[*COMMON, *cards, *[rest.pop(0) for _ in range(3 - len(cards))]] for cards in asked]


def without(cards: list[str], *used: list[str]) -> list[str]:
    left = list(cards)
    for card in (card for part in used for card in part):
        left.remove(card)
    return left


def position(
    text: str = "",
    *,
    players: int = 4,
    mode: str = "basic",
    turn: int = 0,
    passes: int | None = None,
    hands: dict[int, list[str]] | None = None,
    piles: dict[int, list[str]] | None = None,
    courts: list[str] | None = None,
    actions: list[int] | None = None,
    last: list[int] | None = None,
    spaces: str = "",
    discs: dict[str, int] | None = None,
    over: bool = False,
    options: dict[str, object] | None = None,
    **fields: Any,
) -> dict[str, Any]:
    """A whole position. `hands`: cards that must be in a hand; `piles`: the top part of a pile; `actions`: cards played
    by each seat (else as many as the courts tell); `last`: numbers of the last actions; `discs`: whose negotiation disc
    lies on which card."""
    hands, piles = hands or {}, piles or {}
    followers, resolved, supply = parse(text)
    total = data.FOLLOWERS[players - 2]
    on_map = add(*followers.values())
    if courts is None:
        assert supply, "without courts the supply must be given"
        rest = [total - on_map[f] - supply[f] for f in range(3)]
        actions = actions or spread(sum(rest) - 2 * players, players, hands, piles)
        filled = deal_followers(rest, [2 + number for number in actions])
    else:
        filled = [triple(court) for court in courts]
        actions = actions or [sum(court) - 2 for court in filled]
        taken = add(on_map, *filled)
        supply = supply or (total - taken[0], total - taken[1], total - taken[2])
    sets = dealt(players, mode, hands, piles)
    all_piles = []
    for seat in range(players):
        top = piles.get(seat, [])
        spare = [card for card in without(sets[seat], hands.get(seat, []), top) if card not in ("plot", "spy")]
        under = sorted(spare, key=DULL.__contains__)[: actions[seat] - len(top)]
        all_piles.append(under + top)
        assert len(all_piles[seat]) == actions[seat], f"seat {seat} cannot have played {actions[seat]} cards"
    numbers, newest, passed = order_of_actions(actions, turn, passes, last)
    order = [SHORT[name] for name in spaces.split()] or [*resolved, *(r for r in data.REGIONS if r not in resolved)]
    chosen = {"players": players, "mode": mode, "open_discards": False, "first_seat": "random", **(options or {})}
    made: dict[str, Any] = {
        "game": "king_is_dead",
        "options": chosen,
        "step": "over" if over else "turn",
        "seat": turn,
        "first": 0 if newest is not None else (turn - passed) % players,
        "regions": {r: {"disc": resolved[r]} if r in resolved else named(followers[r]) for r in data.REGIONS},
        "spaces": [{"region": r, "disc_of": (discs or {}).get(r)} for r in order],
        "supply": named(supply),
        "courts": [named(court) for court in filled],
        "hands": [without(sets[seat], all_piles[seat]) for seat in range(players)],
        "piles": all_piles,
        "box": without(CUNNING, *[[c for c in s if c in CUNNING] for s in sets]) if mode == "advanced" else [],
        "passes": 0 if over else passed,
        "last_actions": numbers,
        "last": None if newest is None else {"card": all_piles[newest][-1], "seat": newest},
    }
    made.update(fields)
    return made


def spread(number: int, players: int, hands: dict[int, list[str]], piles: dict[int, list[str]]) -> list[int]:
    """So many actions, as evenly as hands and piles allow."""
    actions = [len(piles.get(seat, [])) for seat in range(players)]
    assert number >= sum(actions), "the courts are too small for these piles: show fewer followers"
    while sum(actions) < number:
        seat = min(range(players), key=lambda s: (actions[s] - 8 + len(hands.get(s, [])) >= 0, actions[s], s))
        actions[seat] += 1
    return actions


def deal_followers(rest: list[int], sizes: list[int]) -> list[Triple]:
    """Fill courts of these sizes, one follower after the other."""
    stock = [faction for faction in range(3) for _ in range(rest[faction])]
    courts = [[0, 0, 0] for _ in sizes]
    for number, faction in enumerate(stock):
        open_courts = [court for court, size in zip(courts, sizes, strict=True) if sum(court) < size]
        open_courts[number % len(open_courts)][faction] += 1
    return [(court[0], court[1], court[2]) for court in courts]


def order_of_actions(
    actions: list[int], turn: int, passes: int | None, last: list[int] | None
) -> tuple[list[int], int | None, int]:
    """Numbers of the last actions, the seat of the newest, the row of passes."""
    players = len(actions)
    if not any(actions):
        return [0] * players, None, passes or 0
    if last:
        return last, last.index(max(last)), passes or 0
    passed = passes if passes is not None else next(p for p in range(players) if actions[(turn - 1 - p) % players])
    numbers, number = [0] * players, sum(actions)
    for back in range(players):
        seat = (turn - 1 - passed - back) % players
        if actions[seat]:
            numbers[seat] = number
            number -= 1
    return numbers, (turn - 1 - passed) % players, passed


def match(text: str = "", **fields: Any) -> vivat.Match:
    """A match that goes on from a position."""
    return vivat.load(position(text, **fields))


# ---- playing and looking ---------------------------------------------------------------------------------------------


def seat_on_turn(game: vivat.Match) -> int:
    (seat,) = game.waiting_for
    assert isinstance(seat, int)
    return seat


def step_of(game: vivat.Match) -> str:
    return str(game.position()["step"])


def options_of(game: vivat.Match) -> list[str]:
    """The options of the seat on turn, without the name of the step; regions short."""
    words = [word.partition(":")[2] for word in game.choices(seat_on_turn(game))]
    return [short(word) for word in words]


def short(word: str) -> str:
    return word[:2].capitalize() if word in data.REGIONS else word


def act(game: vivat.Match, words: str) -> vivat.Match:
    """The seat on turn chooses these options one after the other: "manoeuvre La scots De english, La welsh"."""
    seat = seat_on_turn(game)
    for word in words.replace(",", " ").split():
        game.choose(seat, f"{step_of(game)}:{SHORT.get(word, word)}")
    return game


def do(game: vivat.Match, *turns: str) -> vivat.Match:
    """Several turns of the seats in order."""
    for turn in turns:
        act(game, turn)
    return game


def region(game: vivat.Match, name: str) -> str:
    """A region as the notation writes it."""
    found = game.position()["regions"][SHORT[name]]
    if "disc" in found:
        return {disc: letter for letter, disc in LETTER.items()}[found["disc"]]
    return "/".join(str(found.get(faction, 0)) for faction in data.FACTIONS)


def regions(game: vivat.Match, text: str) -> str:
    """The regions that `text` names, as they are now, in its order."""
    names = [word[:2] for word in text.split() if word[:2] in SHORT]
    found = [(name, region(game, name)) for name in names]
    return " ".join(f"{name}={now}" if now in LETTER else f"{name} {now}" for name, now in found)


def supply(game: vivat.Match) -> str:
    return "/".join(str(game.position()["supply"].get(faction, 0)) for faction in data.FACTIONS)


def court(game: vivat.Match, seat: int) -> str:
    return "/".join(str(game.position()["courts"][seat].get(faction, 0)) for faction in data.FACTIONS)


def state_of(game: vivat.Match) -> KingIsDead:
    assert isinstance(game.state, KingIsDead)
    return game.state


# ---- endings ---------------------------------------------------------------------------------------------------------


def ended(outcomes: str, courts: list[str], *, players: int | None = None, **fields: Any) -> vivat.Match:
    """A match that is over: the struggles in order (S, W, E, !), the courts, the numbers of the last actions."""
    regions_now = " ".join(
        f"{name[:2].capitalize()}={letter}" for name, letter in zip(data.REGIONS, outcomes.split(), strict=False)
    )
    count = players or len(courts)
    made = position(regions_now, players=count, courts=courts, over=True, **fields)
    newest = made["last"]["seat"] if made["last"] else made["first"] - 1
    made["seat"] = (newest + count) % count  # the last one who passed
    return vivat.load(made)


def winners(game: vivat.Match) -> str:
    assert game.result
    return "".join("ABCD"[seat] for seat, result in enumerate(game.result.seats) if result.points)
