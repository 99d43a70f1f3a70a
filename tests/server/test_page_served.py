"""The built page as the server gives it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from in_process import in_process

from vivat.server import page


@pytest.fixture
def static(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setattr(page, "FOLDER", tmp_path)
    return tmp_path


def build(folder: Path) -> None:
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>document</title>")
    (folder / "assets/main-1a2b.js").write_text("script()")
    (folder / "assets/font-1a2b.woff2").write_bytes(b"font")
    (folder / "icon.svg").write_text("<svg/>")
    (folder / ".stamp").write_text("stamp")


def asked(*paths: str, method: str = "GET", packed: bool = False) -> list[tuple[int, str, str, str]]:
    """Status, type, caching and content of each reply."""

    async def main() -> list[tuple[int, str, str, str]]:
        found = []
        async with in_process() as net, net.client() as client:
            for path in paths:
                reply = await client.request(method, path, headers={"Accept-Encoding": "gzip" if packed else ""})
                assert "script-src 'self'" in reply.headers["content-security-policy"]
                assert ("content-encoding" in reply.headers) == (packed and "font" not in path)
                kind = reply.headers["content-type"].partition(";")[0]
                found.append((reply.status_code, kind, reply.headers["cache-control"], reply.text))
        return found

    return asyncio.run(main())


@pytest.mark.parametrize("packed", [False, True])
def test_files_with_a_hash_in_their_name_are_kept_for_a_year_and_others_asked_for_again(
    static: Path, packed: bool
) -> None:
    build(static)
    script, font, icon = asked("/assets/main-1a2b.js", "/assets/font-1a2b.woff2", "/icon.svg", packed=packed)
    assert script == (200, "text/javascript", "public, max-age=31536000, immutable", "script()")
    assert font[:3] == (200, "font/woff2", "public, max-age=31536000, immutable")
    assert icon == (200, "image/svg+xml", "no-cache", "<svg/>")


def test_every_address_of_the_page_gets_its_document(static: Path) -> None:
    build(static)
    for reply in asked("/", "/new/artus", "/t/some-table", "/.stamp", "/../pyproject.toml", "/%2e%2e/x"):
        assert reply == (200, "text/html", "no-cache", "<!doctype html><title>document</title>")


def test_addresses_of_the_server_and_lost_assets_are_not_the_page(static: Path) -> None:
    build(static)
    for status, kind, keep, _ in asked("/api/nothing", "/api", "/health/x", "/metrics/x", "/assets/main-0000.js"):
        assert (status, kind, keep) == (404, "application/json", "no-store")
    assert [reply[0] for reply in asked("/", "/new/artus", method="POST")] == [404, 404]
    assert asked("/api/session")[0][0] == 405


def test_without_a_build_there_is_a_plain_page(static: Path) -> None:
    status, kind, _, text = asked("/t/some-table")[0]
    assert (status, kind) == (200, "text/html")
    assert "/api/openapi.json" in text


def test_rules_come_for_players_in_their_language_or_whole() -> None:
    async def main() -> None:
        async with in_process() as net, net.client() as client:
            english, french, whole = [
                (await client.get(f"/api/rules/king_is_dead{query}")).text for query in ("?lang=en", "?lang=fr", "")
            ]
            assert "Your turn" in english
            assert "Votre tour" in french
            assert "- **KD-4.1**" in whole
            assert (await client.get("/api/rules/king_is_dead?lang=de")).status_code == 400
            assert (await client.get("/api/rules/nothing?lang=fr")).status_code == 404

    asyncio.run(main())
