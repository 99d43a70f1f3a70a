"""A bot that still thinks when its server was killed does not keep the address: another server starts there at once."""

from __future__ import annotations

import socket
import subprocess
import sys

import pytest
from databases import free_port

from vivat.server import command
from vivat.server.settings import Settings

KEEPS = "import sys; sys.stdin.read()"


@pytest.mark.skipif(sys.platform == "win32", reason="files are inherited otherwise there")
def test_what_a_server_starts_does_not_inherit_its_address() -> None:
    port = free_port()
    (bound,) = command.bound(Settings(host="127.0.0.1", port=port))
    bound.listen()
    child = subprocess.Popen([sys.executable, "-c", KEEPS], stdin=subprocess.PIPE, close_fds=False)
    try:
        bound.close()
        with socket.socket() as other:
            other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            command.bind(other, ("127.0.0.1", port))
    finally:
        child.communicate()
