"""The command line as a process among others."""

from __future__ import annotations

import os
import signal
import time

import pytest
from commands import KD, SIMULATE, heed_interrupts, posix, process


@posix
@pytest.mark.parametrize(("workers", "wait"), [("1", 0.2), ("2", 0), ("2", 0.2), ("2", 2)])
def test_an_interrupt_ends_a_campaign_quietly(workers: str, wait: float) -> None:
    import pty

    ours, theirs = pty.openpty()
    words = ("simulate", KD, "--players", "4", "--games", "1000000", "--check", "--workers", workers)
    listening = {"start_new_session": True, "preexec_fn": heed_interrupts}
    with process(*words, stderr=theirs, **listening) as running:
        err = os.read(ours, 10_000)  # the bar is there, so the games have begun
        time.sleep(wait)
        os.killpg(running.pid, signal.SIGINT)  # as a terminal does: to this process and its workers
        out, _ = running.communicate(timeout=30)
    os.write(theirs, b"end")
    while not err.endswith(b"end"):
        err += os.read(ours, 100_000)
    os.close(ours)
    os.close(theirs)
    assert (running.returncode, out) == (130, "")
    assert b"Traceback" not in err
    assert b"Error" not in err


@posix
def test_a_closed_pipe_is_no_error() -> None:
    with process("rules", KD) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.close()
        assert running.stderr.read() == ""
    assert running.returncode == 0


@posix
def test_a_terminal_gets_set_text_and_a_progress_bar_on_stderr_only() -> None:
    import pty

    ours, theirs = pty.openpty()
    with process("rules", KD, "5.3", stdout=theirs) as running:
        running.wait(60)
        shown = os.read(ours, 10_000).decode()
    assert "KD-5.3" in shown
    assert "**" not in shown
    with process(*SIMULATE, "--check", stderr=theirs) as running:
        out, _ = running.communicate(timeout=60)
        shown = os.read(ours, 100_000).decode()
    assert "20/20" in shown
    assert "20/20" not in out
    os.close(ours)
    os.close(theirs)


def test_the_module_is_the_command() -> None:
    with process("--version") as running:
        out, err = running.communicate(timeout=60)
    assert (running.returncode, err) == (0, "")
    assert out.startswith("vivat ")
