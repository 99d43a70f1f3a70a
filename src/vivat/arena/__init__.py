"""The arena: many games between bots, and what they add up to.

plan.py, playing.py         who sits where in game number n, and that game
workers.py, tournament.py   games shared out to processes or a cluster
book.py                     results in a file, kept as they come
count.py, statistics.py, rating.py, report.py
ladder.py                   every level against the one below
"""
