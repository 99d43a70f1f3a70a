"""What the matches of a table add up to, in SQL. A share is the mean of the shares of the win."""

from __future__ import annotations

OPENINGS = 12  # of a game, the most frequent
WHO = 40  # names in a game, likewise

GAMES = """
SELECT game, players, count(*) AS matches, count(*) FILTER (over) AS finished,
       avg(decisions) AS mean, min(decisions) AS shortest, max(decisions) AS longest,
       quantile_disc(decisions, [0.25, 0.5, 0.75]) AS quartiles
FROM matches GROUP BY game, players ORDER BY game, players
"""

SEATS = """
SELECT game, players, seat, count(*) AS matches, avg(points[seat + 1]) AS share
FROM matches, unnest(range(players)) AS places(seat) WHERE over
GROUP BY game, players, seat ORDER BY game, players, seat
"""

OPENING = f"""
SELECT game, opening, count(*) AS matches, avg(points[opening_seat + 1]) AS share, avg(1 / players) AS even
FROM matches WHERE over AND opening IS NOT NULL GROUP BY game, opening
QUALIFY row_number() OVER (PARTITION BY game ORDER BY count(*) DESC, opening) <= {OPENINGS}
ORDER BY game, matches DESC, opening
"""

NAMES = f"""
SELECT game, seats[seat + 1] AS who, count(*) AS matches, avg(points[seat + 1]) AS share, avg(1 / players) AS even
FROM matches, unnest(range(players)) AS places(seat) WHERE over AND seat < len(seats)
GROUP BY game, who QUALIFY row_number() OVER (PARTITION BY game ORDER BY count(*) DESC, who) <= {WHO}
ORDER BY game, share DESC, who
"""

ENDINGS = """
SELECT game, ending, decided_by, count(*) AS matches
FROM matches WHERE over GROUP BY game, ending, decided_by ORDER BY game, matches DESC, ending, decided_by
"""

LENGTHS = "SELECT game, decisions, count(*) AS matches FROM matches GROUP BY game, decisions ORDER BY game, decisions"

QUERIES = {
    "games": GAMES,
    "seats": SEATS,
    "openings": OPENING,
    "names": NAMES,
    "endings": ENDINGS,
    "lengths": LENGTHS,
}
