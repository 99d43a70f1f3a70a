"""A client's token: 256 random bits and a mark that only this database's key can make. A seat is held by its hash."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

COOKIE = "vivat"
RANDOM, MARK = 32, 16


def issue(key: bytes) -> str:
    random = secrets.token_bytes(RANDOM)
    return base64.urlsafe_b64encode(random + mark(key, random)).decode()


def genuine(key: bytes, token: str) -> bool:
    """Whether this server made the token; a client cannot choose its own."""
    try:
        raw = base64.urlsafe_b64decode(token.encode("ascii"))
    except ValueError:
        return False
    return len(raw) == RANDOM + MARK and hmac.compare_digest(mark(key, raw[:RANDOM]), raw[RANDOM:])


def mark(key: bytes, random: bytes) -> bytes:
    return hmac.digest(key, random, "sha256")[:MARK]


def holder(token: str) -> str:
    """What is stored: from it the token cannot be found."""
    return hashlib.sha256(token.encode()).hexdigest()
