"""The same on a GPU, where there is one; `tools/gpu_report.py` compares far more."""

from __future__ import annotations

import build_gpu
import every
import pytest
from emit import equality
from gpu_host import HostModule

from vivat.gpu import module, playouts, sources


@every.game
def test_a_gpu_finds_what_the_host_finds(game: str) -> None:
    try:
        module.ready()
    except module.NoGpu as problem:
        pytest.skip(str(problem))
    build_gpu.main()
    start = equality.numbers(equality.start_of((game, {"players": 3})))
    there = module.Module(sources.read(game), start)
    assert playouts.follow(there, 1, 256).get().tolist() == HostModule(game, start).follow(1, 256).tolist()


def test_without_a_gpu_it_is_said_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "cupy", None)
    module.ready.cache_clear()
    with pytest.raises(module.NoGpu, match="there is no CuPy"):
        module.ready()
    module.ready.cache_clear()
