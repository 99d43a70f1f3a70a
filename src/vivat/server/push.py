"""Web push: a browser that is closed is told that it is somebody's turn, through the push service of its maker.

It needs the extra `vivat[push]`; without it the page does not offer it. The keys that prove who sends (VAPID) are made
by the server from a number that only its database has. A message tells which game and table, and nothing of the match.
Only the push services of the browsers are ever spoken to, whatever address a client sends.
"""

from __future__ import annotations

import base64
import urllib.error
import urllib.request
from collections.abc import Sequence
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec

from vivat.server.subscription import Subscribe, raw

WAITS = 12 * 3600  # seconds that a push service keeps a message for a browser that is off
PATIENCE = 10.0  # seconds
GONE = (404, 410)
DECODER = msgspec.json.Decoder(Subscribe)


class Sender(NamedTuple):
    """Everything that is needed to send: the server's keys, and who answers for it."""

    vapid: Any
    key: str  # the public one
    contact: str

    def send(self, to: Subscribe, text: bytes, topic: str) -> bool:
        """Whether the subscription is still good. Blocks for as long as the push service takes."""
        import http_ece

        parts = urlsplit(to.endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "sub": self.contact}
        private = generated()
        body = http_ece.encrypt(
            text, private_key=private, dh=raw(to.keys.p256dh), auth_secret=raw(to.keys.auth), version="aes128gcm"
        )
        headers = {
            **self.vapid.sign(claims), "content-encoding": "aes128gcm", "content-type": "application/octet-stream",
            "ttl": str(WAITS), "urgency": "normal", "topic": topic,
        }  # fmt: skip
        request = urllib.request.Request(to.endpoint, body, headers, method="POST")
        try:
            with OPENER.open(request, timeout=PATIENCE):
                return True
        except urllib.error.HTTPError as problem:
            return problem.code not in GONE


class Unmoved(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *_: Any) -> None:
        """A push service does not send us elsewhere."""


OPENER = urllib.request.build_opener(Unmoved)


def sender(number: bytes, origins: Sequence[str]) -> Sender | None:
    """From a number that nobody else has; None where the extra is not installed."""
    try:
        import http_ece  # noqa: F401
        from cryptography.hazmat.primitives import serialization
        from cryptography.hazmat.primitives.asymmetric import ec
        from py_vapid import Vapid02
    except ImportError:
        return None
    curve = ec.SECP256R1()
    private = ec.derive_private_key(int.from_bytes(number, "big") % (curve.group_order - 1) + 1, curve)
    forms = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    public = private.public_key().public_bytes(*forms)
    contact = next((origin for origin in origins if origin.startswith("https://")), "mailto:postmaster@localhost")
    return Sender(Vapid02(private), base64.urlsafe_b64encode(public).rstrip(b"=").decode(), contact)


def generated() -> Any:
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.generate_private_key(ec.SECP256R1())
