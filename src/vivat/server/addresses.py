"""Whose request it is: the address it came from, in the form in which it is counted."""

from __future__ import annotations

import functools
import ipaddress
from collections.abc import Iterable, Sequence

from vivat.table import Table

MOST_REMEMBERED = 20_000
LONGEST = 64  # characters of what is no address


@functools.lru_cache(4_096)
def account(host: str) -> str:
    """One name for what one client can easily have: a whole /64 of IPv6; IPv4 is the same however it is written."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host[:LONGEST]
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is None:
            return str(ipaddress.ip_network((address, 64), strict=False))
        address = address.ipv4_mapped
    return str(address)


class Proxies:
    """The proxies that are named, each by its address or its network. Only they are believed for whom they ask."""

    def __init__(self, named: Iterable[str]) -> None:
        self.networks = [ipaddress.ip_network(name, strict=False) for name in named]
        self.trusts = functools.lru_cache(4_096)(self.is_named)

    def is_named(self, host: str) -> bool:
        try:
            address = ipaddress.ip_address(account(host) if "." in host else host)
        except ValueError:
            return False
        return any(address in network for network in self.networks)

    def allowed(self) -> list[str]:
        """The same for uvicorn, which reads the headers: IPv4 also as it is written within IPv6."""
        mapped = [f"::ffff:{n.network_address}/{96 + n.prefixlen}" for n in self.networks if n.version == 4]
        return [*map(str, self.networks), *mapped]


class LastSeen:
    """Where each holder of a seat was last seen. It is never stored and never shown, and not all are remembered."""

    def __init__(self) -> None:
        self.of: dict[str, str] = {}

    def note(self, holder: str, address: str) -> None:
        self.of.pop(holder, None)
        self.of[holder] = address
        if len(self.of) > MOST_REMEMBERED:
            del self.of[next(iter(self.of))]

    def pays_for(self, table: Table) -> str:
        """On whose account the bots of a table think: the address of its host, or of another who sits there.

        Tables of people who have not been seen share one account: nobody waits for them.
        """
        return next((self.of[holder] for holder in holders(table) if holder in self.of), "")


def holders(table: Table) -> Sequence[str]:
    """Who sits at a table, the host first."""
    seats = table.seats if table.host is None else [table.seats[table.host], *table.seats]
    return [seat.holder for seat in seats if seat.holder is not None]
