"""The containers of deploy/ are built and started, where there is something to build and start them with."""

from __future__ import annotations

import contextlib
import shutil
import ssl
import subprocess
import time
import urllib.error
import urllib.request
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BASES = ("python:3.13-slim", "postgres:17-alpine", "nginx:1.28-alpine")


def docker(*words: str, timeout: float = 60, **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(["docker", *words], capture_output=True, text=True, timeout=timeout, cwd=more.get("cwd"))


@pytest.fixture(scope="module")
def runtime() -> None:
    if shutil.which("docker") is None or docker("info").returncode:
        pytest.skip("no container runtime runs here (docker info)")
    for base in BASES:
        if docker("image", "inspect", base).returncode and docker("pull", base, timeout=300).returncode:
            pytest.skip(f"the image {base} is not here and cannot be fetched")


@pytest.mark.timeout(1800)
def test_the_whole_composition_starts_and_answers_over_tls(runtime: None, tmp_path: Path) -> None:
    tree = tmp_path / "vivat"
    shutil.copytree(ROOT, tree, ignore=shutil.ignore_patterns(".git", ".venv", "node_modules", "binaries", "static"))
    secrets = tree / "deploy" / "secrets"
    secrets.mkdir(mode=0o755)
    (secrets / "database_password").write_text("correct-horse")
    (secrets / "database_url").write_text("postgresql://vivat:correct-horse@database/vivat")
    key = ["-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
    files = ["-keyout", str(secrets / "certificate.key"), "-out", str(secrets / "certificate.pem")]
    subprocess.run(["openssl", "req", "-x509", *key, *files], check=True, capture_output=True)
    (secrets / "certificate.key").chmod(0o644)
    (tree / "deploy" / ".env").write_text("VIVAT_DOMAIN=localhost\n")
    compose = ("compose", "-p", "vivat-test", "-f", str(tree / "deploy" / "compose.yaml"))
    try:
        started = docker(*compose, "up", "--build", "--detach", "--wait", timeout=1500, cwd=str(tree / "deploy"))
        assert started.returncode == 0, started.stderr[-3000:]
        trust = ssl.create_default_context(cafile=str(secrets / "certificate.pem"))
        trust.check_hostname = False
        assert answers("https://localhost/health", trust)
        with pytest.raises(urllib.error.HTTPError, match="404"):
            urllib.request.urlopen("https://localhost/metrics", context=trust, timeout=5)
        user = docker(*compose, "exec", "-T", "server", "id", "-u", cwd=str(tree / "deploy"))
        assert user.stdout.strip() == "10001"
    finally:
        docker(*compose, "down", "--volumes", timeout=120, cwd=str(tree / "deploy"))


def answers(address: str, trust: ssl.SSLContext) -> bool:
    for _ in range(50):
        with contextlib.suppress(OSError), urllib.request.urlopen(address, context=trust, timeout=5) as reply:
            return bool(reply.status == 200)
        time.sleep(0.2)
    return False
