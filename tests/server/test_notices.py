"""Web push: who is told that it is his turn, when, what it says, and to whom the server speaks at all."""

from __future__ import annotations

import asyncio
import base64
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from in_process import InProcess, in_process, watching

from vivat.server import push, subscription
from vivat.server.notices import text_for
from vivat.store import open_store

ENDPOINT = "https://fcm.googleapis.com/fcm/send/abc"


class Browser:
    """The receiving end: its keys, and how it reads a message by RFC 8291, without what the server writes it with."""

    def __init__(self, private: ec.EllipticCurvePrivateKey | None = None, auth: bytes = b"a" * 16) -> None:
        self.private, self.auth = private or ec.generate_private_key(ec.SECP256R1()), auth
        forms = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        self.public = self.private.public_key().public_bytes(*forms)

    def subscription(self, endpoint: str = ENDPOINT, language: str = "en") -> dict[str, Any]:
        keys = {"p256dh": text(self.public), "auth": text(self.auth)}
        return {"endpoint": endpoint, "keys": keys, "language": language}

    def opened(self, body: bytes) -> bytes:
        salt, length = body[:16], body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        shared = self.private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        secret = derived(self.auth, shared, b"WebPush: info\0" + self.public + sender, 32)
        key = derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(salt, secret, b"Content-Encoding: nonce\0", 12)
        plain, mark, padding = AESGCM(key).decrypt(nonce, sealed, None).rpartition(b"\x02")
        assert mark and not padding.strip(b"\0"), "one record, and it is the last"
        return plain

    def read(self, body: bytes) -> Any:
        return json.loads(self.opened(body))


def derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def test_the_receiving_end_reads_the_example_of_the_standard() -> None:
    """RFC 8291, section 5."""
    number = int.from_bytes(push.raw("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), "big")
    browser = Browser(ec.derive_private_key(number, ec.SECP256R1()), push.raw("BTBZMqHH6r4Tts7J_aSIgg"))
    body = (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3"
        "jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert browser.opened(push.raw(body)) == b"When I grow up, I want to be a watermelon"


def text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


class Service:
    """Stands for a push service: keeps what it is sent."""

    def __init__(self, code: int = 201) -> None:
        self.code = code
        self.got: list[Any] = []

    def open(self, request: Any, timeout: float) -> Any:
        self.got.append(request)
        if self.code >= 400:
            raise push.urllib.error.HTTPError(request.full_url, self.code, "gone", {}, None)  # type: ignore[arg-type]
        return open("/dev/null")  # noqa: PTH123 - closed by the caller


async def subscribed(net: InProcess, token: str, browser: Browser, **more: Any) -> dict[str, Any]:
    async with net.client(token) as client:
        found: dict[str, Any] = (await client.post("/api/push", json=browser.subscription(**more))).json()
        return found


async def until(done: Callable[[], bool]) -> None:
    while not done():
        await asyncio.sleep(0.02)


def told(url: str, service: Service, monkeypatch: pytest.MonkeyPatch, work: Any) -> None:
    monkeypatch.setattr(push, "OPENER", service)

    async def main() -> None:
        async with in_process(open_store(url)) as net:
            net.services.notices.pause = 0.05
            async with asyncio.timeout(30):
                await work(net)

    asyncio.run(main())


def test_who_is_not_there_is_told_of_his_turn_and_of_nothing_else(tmp_path: Path, monkeypatch: Any) -> None:
    service, browser = Service(), Browser()

    async def work(net: InProcess) -> None:
        table, (ann, bob) = await net.people("king_is_dead", 2, options={"first_seat": 0})
        key = (await subscribed(net, bob, browser, language="fr"))["key"]
        socket, view = await watching(net, table, ann)
        move = {"type": "choose", "table": table, "seq": view["seq"], "seat": 0, "choices": ["turn:pass"]}
        assert (await socket.ask(**move))["type"] == "done"
        await until(lambda: bool(service.got))
        (request,) = service.got
        assert request.full_url == ENDPOINT
        assert browser.read(request.data) == {"table": table, "title": "The King is Dead", "text": "C’est à vous."}
        assert table not in request.headers["Topic"], "nor does the push service learn which table"
        proven(request.headers["Authorization"], key)

    told(str(tmp_path / "v.sqlite"), service, monkeypatch, work)


def proven(header: str, key: str) -> None:
    """The signature is of the key that the page was given."""
    token = dict(part.strip().split("=", 1) for part in header.removeprefix("vapid ").split(","))["t"]
    head, claims, signature = token.split(".")
    assert json.loads(push.raw(claims))["aud"] == "https://fcm.googleapis.com"
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), push.raw(key))
    mark = push.raw(signature)
    parts = utils.encode_dss_signature(int.from_bytes(mark[:32], "big"), int.from_bytes(mark[32:], "big"))
    public.verify(parts, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))


def test_who_is_there_or_has_chosen_meanwhile_is_not_told(tmp_path: Path, monkeypatch: Any) -> None:
    service, browser = Service(), Browser()

    async def work(net: InProcess) -> None:
        table, (ann, bob) = await net.people("king_is_dead", 2, options={"first_seat": 0})
        await subscribed(net, bob, browser)
        socket, view = await watching(net, table, ann)
        here, _ = await watching(net, table, bob)
        move = {"type": "choose", "table": table, "seq": view["seq"], "seat": 0, "choices": ["turn:pass"]}
        await socket.ask(**move)
        await asyncio.sleep(0.2)
        assert service.got == [], "he sits before it"
        await here.ask(type="attend", table=table, away=True)
        seq = (await net.services.tables.get(table)).table.seq
        assert (await here.ask(**{**move, "seq": seq, "seat": 1}))["type"] == "done"
        await asyncio.sleep(0.2)
        assert service.got == []

    told(str(tmp_path / "v.sqlite"), service, monkeypatch, work)


def test_a_subscription_that_the_push_service_does_not_know_any_more_is_forgotten(
    tmp_path: Path, monkeypatch: Any
) -> None:
    service, browser = Service(410), Browser()

    async def work(net: InProcess) -> None:
        table, (ann, bob) = await net.people("king_is_dead", 2, options={"first_seat": 0})
        await subscribed(net, bob, browser)
        socket, view = await watching(net, table, ann)
        move = {"type": "choose", "table": table, "seq": view["seq"], "seat": 0, "choices": ["turn:pass"]}
        await socket.ask(**move)
        holder = str((await net.services.tables.get(table)).table.seats[1].holder)
        await until(lambda: len(service.got) == 1)
        while await net.services.store.people.subscriptions(holder, 0):
            await asyncio.sleep(0.02)

    told(str(tmp_path / "v.sqlite"), service, monkeypatch, work)


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/x",
        "https://localhost/x",
        "https://169.254.169.254/latest",
        "https://fcm.googleapis.com:8443/x",
        "https://me@fcm.googleapis.com/x",
        "https://evil.example/fcm.googleapis.com",
        "https://fcm.googleapis.com.evil.example/x",
        "https://evilnotify.windows.com/x",
        "https://[::1]/x",
        "file:///etc/passwd",
        "https://fcm.googleapis.com\\@evil.example/",
        "https://fcm.googleapis.com/a b",
        "https://fcm.googleapis.com/\x7f",
        "https://fcm.googleapis.com/\r\nHost: evil.example",
        "https://fcm.googleapis.com/é",
    ],
)
def test_the_server_speaks_to_push_services_alone(endpoint: str) -> None:
    assert not subscription.known_service(endpoint)


def test_push_services_are_known_and_other_addresses_refused_in_words(tmp_path: Path) -> None:
    for good in (
        ENDPOINT,
        "https://updates.push.services.mozilla.com/wpush/v2/x",
        "https://db5p.notify.windows.com/w/?t=x",
    ):
        assert subscription.known_service(good)

    async def main() -> None:
        async with in_process(open_store(str(tmp_path / "v.sqlite"))) as net:
            browser = Browser()
            assert (await subscribed(net, net.token(), browser, endpoint="https://evil.example/"))[
                "code"
            ] == "push-service"
            browser.auth = b"short"
            assert (await subscribed(net, net.token(), browser))["code"] == "push-keys"

    asyncio.run(main())


def test_without_the_extra_the_page_is_offered_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "py_vapid", None)

    async def main() -> None:
        async with in_process() as net, net.client(net.token()) as client:
            assert (await client.get("/api/push")).json() == {"key": None}
            reply = await client.post("/api/push", json=Browser().subscription())
            assert reply.json()["code"] == "push-absent"

    asyncio.run(main())


def test_all_that_is_told_is_which_game_and_table() -> None:
    assert json.loads(text_for("k3v9x2", "artus", "en")) == {
        "table": "k3v9x2", "title": "Artus", "text": "It is your turn.",
    }  # fmt: skip


def test_all_processes_of_a_database_have_the_same_key_and_no_other_has() -> None:
    one, again, other = (push.sender(number, []) for number in (b"1" * 32, b"1" * 32, b"2" * 32))
    assert one and again and other
    assert one.key == again.key != other.key
