"""Hatchling calls this before it packs anything: the rules are compiled and the page is built first."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))
import build_page
import build_rules


class VivatHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return [] if build_page.fresh() else [build_page.NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not build_page.attempt() and os.environ.get("CI") == "true":
            raise RuntimeError("the page could not be built (see above)")
        folder = build_rules.binaries() if self.target_name == "wheel" else None
        if folder and version == "standard":  # an editable install reads src/vivat/binaries itself
            build_data["pure_python"] = False
            build_data["infer_tag"] = True  # cp311-cp311-linux_x86_64 instead of py3-none-any
            build_data["force_include"][str(folder)] = f"vivat/binaries/{folder.name}"
