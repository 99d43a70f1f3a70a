"""Hatchling calls this before it packs anything: the rules are compiled first."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))
import build_rules


class VivatHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        folder = build_rules.binaries() if self.target_name == "wheel" else None
        if folder and version == "standard":  # an editable install reads src/vivat/binaries itself
            build_data["pure_python"] = False
            build_data["infer_tag"] = True  # cp311-cp311-linux_x86_64 instead of py3-none-any
            build_data["force_include"][str(folder)] = f"vivat/binaries/{folder.name}"
