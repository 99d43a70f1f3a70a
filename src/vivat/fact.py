"""A fact: something that happened in a game, as the game itself tells it.

Every game has its own, in `facts.py`. A fact is plain data with the identifiers of the rules, and the number of the
rule that brought it about. How the fields are named decides how they are said (`play/telling.py`, and on the page
`lib/facts.ts`): `seat` and `*_seat` are a seat, `seats` and `*_seats` several, `each_*` is a list with a value for
every seat; words are identifiers of the game. Of a deed, `seat` is who did it. The fact that ends a match has
`comparisons`: the steps that led to the verdict, which are facts as well.
"""

from __future__ import annotations

import msgspec

KEPT = 1024  # steps of one game whose facts are kept: those that tables are being told of now


class Fact(msgspec.Struct, frozen=True, tag_field="fact", kw_only=True):
    rule: str
