"""Analysis of a finished game: what it was worth to every side at every moment, and what made it so.

    from vivat.analysis import Analysis

    analysis = Analysis(match, "hard")
    analysis.run(workers=2)
    analysis.result()["sides"]

tasks.py                what there is to find out, in parts that can be done in any order
choices.py              a decision, judged by what its seat knew
worth.py                a moment with everything lying open; what chance could have brought
sums.py                 the curve; luck and skill, which add up to the result
hidden.py               who could have known what, when
whole.py                all of it together, saved and gone on with
words.py, export.py, page.py
"""

from vivat.analysis.whole import Analysis, analyse

__all__ = ["Analysis", "analyse"]
