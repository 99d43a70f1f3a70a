"""A table: seats, invitations, pending secret choices, clocks. No network, no disk, no clock of its own.

A table is a fold over its events. A command of a client, together with who sends it and what time it is, gives events
or a refusal; the caller stores the events and only then shows the table that has them.
"""

from vivat.table.decide import Decision, create, decide
from vivat.table.refusals import Forbidden, Stale, Unknown
from vivat.table.rights import Fresh
from vivat.table.table import Table

__all__ = ["Decision", "Forbidden", "Fresh", "Stale", "Table", "Unknown", "create", "decide"]
