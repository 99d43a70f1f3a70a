"""Who may connect: so many of one address, so many in all, and the last few only to ask whether the server is well.

A client that asks far more than its limits allow is not answered sentence by sentence: it is cut off, which is cheap.
Everything refused is counted, and told in the log at most once a second.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING

from vivat.server.addresses import Proxies, account
from vivat.server.limits import Bucket, Buckets

if TYPE_CHECKING:
    from vivat.server.settings import Settings

log = logging.getLogger("vivat.server")
BACKLOG = 256  # connections that the system accepts before they are looked at
OWN_FILES = 64  # for the database, the log and the pipes of bots
FOR_HEALTH = 16  # the last connections
FLOOD = 3  # times what an address may ask; then it is cut off
MOST_FILES = 20_000
MOST_NAMED = 50  # addresses in the log at once
LONGEST_PAUSE = 10.0  # seconds between two lines about one address


def files() -> int:
    """How many files this process may have open; as many as it can be allowed."""
    if sys.platform == "win32":
        return 8_192
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted
    return wanted if soft == resource.RLIM_INFINITY else min(soft, MOST_FILES)


class Refused:
    """What was refused to whom: a line in the log for each address, at most once a second, less often if it goes on."""

    def __init__(self) -> None:
        self.counts: Counter[tuple[str, str]] = Counter()
        self.pause = 0.0  # 0: nothing is counted

    def count(self, address: str, what: str) -> None:
        if (address, what) not in self.counts and len(self.counts) >= MOST_NAMED:
            address = "others"
        self.counts[address, what] += 1
        if not self.pause:
            self.later(1.0)

    def later(self, pause: float) -> None:
        self.pause = pause
        asyncio.get_running_loop().call_later(pause, self.tell)

    def tell(self) -> None:
        counts, self.counts = self.counts, Counter()
        for (address, what), number in counts.items():
            log.warning("address %s: %s %s in %g s", address, f"{number:,}", what, self.pause)
        if counts:
            self.later(min(LONGEST_PAUSE, 2 * self.pause))
        else:
            self.pause = 0.0


class Slot:
    """One connection's, from its first byte to its last, whatever protocol it speaks."""

    def __init__(self, admission: Admission, address: str, proxy: bool, last: bool) -> None:
        self.admission, self.address, self.proxy = admission, address, proxy
        self.last = last  # one of those that only ask for /health
        self.frames = Bucket(FLOOD * admission.settings.burst, FLOOD * admission.settings.rate, admission.clock())

    def asks(self) -> bool:
        """Whether this request is not one of a flood; behind a proxy that is the proxy's to know."""
        return self.proxy or self.admission.requests.take(self.address)

    def sends(self, frames: int) -> bool:
        """Whether these frames of a socket are not part of a flood."""
        mine = self.frames.take(self.admission.clock(), frames)
        return mine and (self.proxy or self.admission.frames.take(self.address, frames))

    def refused(self, what: str) -> None:
        self.admission.refused.count(self.address, what)

    def leave(self) -> None:
        self.admission.leave(self)


class Admission:
    def __init__(self, settings: Settings, clock: Callable[[], int], may_open: int) -> None:
        self.settings, self.clock = settings, clock
        self.proxies = Proxies(settings.proxies)
        self.most = max(2 * FOR_HEALTH, may_open - BACKLOG - OWN_FILES)
        if settings.connections:
            self.most = min(self.most, settings.connections)
        self.requests = Buckets(FLOOD * settings.requests_burst, FLOOD * settings.requests_rate, clock)
        self.frames = Buckets(FLOOD * settings.messages_burst, FLOOD * settings.messages_rate, clock)
        self.refused = Refused()
        self.open = 0
        self.of: Counter[str] = Counter()

    def enter(self, host: str) -> Slot | None:
        """A slot for a connection from there, if there is one."""
        proxy, address = self.proxies.trusts(host), account(host)
        if self.open >= self.most or not (proxy or self.admits(address)):
            self.refused.count(address, "connections refused")
            return None
        self.open += 1
        self.of[address] += 1
        return Slot(self, address, proxy, last=self.open > self.most - FOR_HEALTH)

    def admits(self, address: str) -> bool:
        return self.of[address] < self.settings.connections_each and self.requests.take(address)

    def leave(self, slot: Slot) -> None:
        self.open -= 1
        self.of[slot.address] -= 1
        if not self.of[slot.address]:
            del self.of[slot.address]
