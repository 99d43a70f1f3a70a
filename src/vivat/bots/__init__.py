"""Bots: opponents of graded strength, and strangers over standard input and output.

    from vivat import bots

    bot = bots.make("hard")
    match.choose(seat, bots.answer(bot, match, seat, seed=1))

A bot is asked a Question: what one seat knows and sees. From there the match cannot be reached.
"""

from vivat.bots.bot import Bot, BotFailed, Question, UnknownBot, answer, question
from vivat.bots.levels import LEVELS, Level, Random, make, searching
from vivat.bots.searcher import Searcher

__all__ = [
    "LEVELS",
    "Bot",
    "BotFailed",
    "Level",
    "Question",
    "Random",
    "Searcher",
    "UnknownBot",
    "answer",
    "make",
    "question",
    "searching",
]
