"""Build the page that needs no server into a folder for any static host: docs/build/site.md.

python tools/build_site.py [--server] [FOLDER]     into FOLDER, else build/site/folder

--server: the host also has a Vivat server, which answers /api; then its tables are offered beside those of the browser

What it needs is fetched once: Pyodide from the npm registry, msgspec's wheel for it from the package index. Nothing is
built twice: parts lie in build/site under the hash of what they are made of.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import shutil
import subprocess
import sys
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path

import build_page
import msgspec
from emit.build import built

from vivat.bots.learned import WEIGHTS, Learned, learned, tables_of
from vivat.server.browser.searching import NetworkHead

ROOT = Path(__file__).resolve().parent.parent
PARTS = ROOT / "tools/site"
WORK = ROOT / "build/site"
PYODIDE = WORK / "node_modules/pyodide"
PLATFORM = "pyemscripten_2026_0_wasm32"  # of Pyodide 314, and of the wheels that are made for it
STAMP = ".stamp"
BESIDE = '    <meta name="vivat-server" content="beside" />'  # web/src/site/server.svelte.ts looks for it
APART = ("404.html", "_headers", STAMP)  # nothing that the page itself asks for
GAMES = ("artus", "king_is_dead", "long_live_the_king", "vive_le_roi")
LIBRARY = json.loads((PARTS / "library.json").read_text())  # what the standard library there is cut down to
LEFT_OUT, ENCODINGS = LIBRARY["left_out"], LIBRARY["encodings"]


def say(text: str) -> None:
    print(f"site: {text}", flush=True)


# ---- fetched ---------------------------------------------------------------------------------------------------------


def fetch_pyodide() -> None:
    lock = (PARTS / "package-lock.json").read_text()
    mark = WORK / "node_modules/.lock"
    if mark.is_file() and mark.read_text() == lock:
        return
    say("fetching Pyodide (Python for browsers, about 14 MB)")
    WORK.mkdir(parents=True, exist_ok=True)
    for name in ("package.json", "package-lock.json", ".npmrc"):
        shutil.copy(PARTS / name, WORK / name)
    build_page.npm("ci", "--ignore-scripts", "--no-audit", "--no-fund", "--prefix", str(WORK))
    mark.write_text(lock)


def fetch_wheel() -> Path:
    """msgspec, the only compiled package the core needs, in the version that the server has."""
    version = next(
        line.partition("==")[2].strip()
        for line in (ROOT / "constraints.txt").read_text().splitlines()
        if line.startswith("msgspec==")
    )
    found = list(WORK.glob(f"msgspec-{version}-*{PLATFORM}.whl"))
    if not found:
        say(f"fetching msgspec {version} for Pyodide (0.1 MB)")
        target = ["--platform", PLATFORM, "--python-version", "3.14", "--implementation", "cp", "--abi", "cp314"]
        words = ["-m", "pip", "download", "-q", "--no-deps", "--only-binary=:all:", *target, "-d", str(WORK)]
        subprocess.run([sys.executable, *words, f"msgspec=={version}"], check=True)
        found = list(WORK.glob(f"msgspec-{version}-*{PLATFORM}.whl"))
    folder = WORK / found[0].stem
    if not folder.is_dir():
        with zipfile.ZipFile(found[0]) as wheel:
            wheel.extractall(folder)
    return folder


def extension() -> Path:
    """Its compiled code, loaded before Python begins: web/src/site/python.ts."""
    return next((fetch_wheel() / "msgspec").glob("*.so"))


# ---- Python ----------------------------------------------------------------------------------------------------------


def python_files(wheel: Path) -> list[tuple[str, str]]:
    done = subprocess.run([sys.executable, PARTS / "needed.py"], cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"site: the core needs something that a browser has not:\n{done.stderr[-2000:]}")
    files: list[tuple[str, str]] = [(path, target) for path, target in json.loads(done.stdout)]
    inner = sorted(path for path in (wheel / "msgspec").iterdir() if path.suffix in (".py", ".so"))
    files += [(str(path), f"msgspec/{path.name}") for path in inner]
    return files + [(str(head_of(known)), f"vivat/bots/weights/{known.game}.network") for known in networks()]


def pack_python() -> dict[str, Path]:
    """The standard library and our own code, compiled by the Python that will run them."""
    files = python_files(fetch_wheel())
    whole = hashlib.sha256(json.dumps([LEFT_OUT, ENCODINGS, [target for _, target in files]]).encode())
    for path in (PARTS / "pack.py", PYODIDE / "package.json", *(Path(path) for path, _ in files)):
        whole.update(path.read_bytes())
    key = whole.hexdigest()[:12]
    made = {"library": WORK / f"library-{key}.zip", "python": WORK / f"python-{key}.pack"}
    if not all(path.is_file() for path in made.values()):
        say("compiling Python for the browser")
        plan = {
            "library": str(PYODIDE / "python_stdlib.zip"), "library_to": str(made["library"]), "left_out": LEFT_OUT,
            "encodings": ENCODINGS, "files": files, "pack_to": str(made["python"]),
        }  # fmt: skip
        (WORK / "plan.json").write_text(json.dumps(plan))
        build_page.node(PARTS / "pack.mjs", PYODIDE, WORK / "plan.json")
    return made


def parts() -> Iterator[tuple[str, Path]]:
    """Everything beside the page, by its name: each is compressed here, because not every host does."""
    fetch_pyodide()
    yield "engine", PYODIDE / "pyodide.asm.wasm"
    yield "msgspec", extension()
    yield from pack_python().items()
    for game in GAMES:
        say(f"the bots of {game}")
        yield game, built(game, "wasm")
    for known in networks():
        yield f"{known.game}-network", network_part(known)


# ---- learned networks ------------------------------------------------------------------------------------------------


def networks() -> list[Learned]:
    """Those that a master asks somewhere."""
    return [known for game in GAMES if (known := learned(game)) and known.stronger]


def head_of(known: Learned) -> Path:
    """What the core needs of a network: at which tables it plays."""
    path = WORK / f"{known.game}.network"
    path.write_text(json.dumps({"game": known.game, "stronger": sorted(known.stronger)}) + "\n")
    return path


def network_part(known: Learned) -> Path:
    """A network as a browser loads it: its tables are not packed, because every part is compressed as a whole."""
    whole = known.whole
    rows = [table.tobytes() for table in tables_of(whole)]
    if sys.byteorder == "big":
        raise SystemExit("site: tables of a network are written on little-endian machines only")
    head = NetworkHead(whole.width, whole.blocks, whole.words, whole.value_bias, [len(row) for row in rows])
    path = WORK / f"{known.game}-network"
    path.write_bytes(msgspec.json.encode(head) + b"\n" + b"".join(rows))
    return path


# ---- the folder ------------------------------------------------------------------------------------------------------


def write_parts(folder: Path) -> dict[str, str]:
    """The parts in the folder, compressed; their addresses by name."""
    found: dict[str, str] = {}
    core = folder / "core"
    core.mkdir(parents=True)
    for name, path in parts():
        content = gzip.compress(path.read_bytes(), 9, mtime=0)
        key = hashlib.sha256(content).hexdigest()[:12]
        (core / f"{name}-{key}.gz").write_bytes(content)
        found[name] = f"/core/{name}-{key}.gz"
    version = json.loads((PYODIDE / "package.json").read_text())["version"]
    for name in ("pyodide.mjs", "pyodide.asm.mjs"):
        (core / f"pyodide-{version}").mkdir(exist_ok=True)
        shutil.copy(PYODIDE / name, core / f"pyodide-{version}" / name)
    return {**found, "pyodide": f"/core/pyodide-{version}/", "extension": f"/lib/vivat/msgspec/{extension().name}"}


def build_pages(folder: Path, addresses: dict[str, str], server: bool) -> None:
    say("the page")
    build_page.install(tools=False)
    vite = (build_page.MODULES / "vite/bin/vite.js", "build", "--mode", "site")
    here = {"VITE_PARTS": json.dumps(addresses)}
    build_page.node(*vite, "--outDir", folder, "--emptyOutDir=false", "--logLevel", "warn", more=here)
    for path in (PARTS / "public").iterdir():
        shutil.copy(path, folder / path.name)
    add_to_head(folder, (PARTS / "head.html").read_text().rstrip())
    if server:
        add_to_head(folder, BESIDE)


def add_to_head(folder: Path, tags: str) -> None:
    document = (folder / "index.html").read_text()
    (folder / "index.html").write_text(document.replace("</title>", f"</title>\n{tags}", 1))


def write_worker(folder: Path) -> None:
    """The service worker, which knows every file of this version; and what some hosts want beside."""
    shutil.copy(folder / "index.html", folder / "404.html")  # hosts that know no other document for unknown addresses
    files = sorted(path for path in folder.rglob("*") if path.is_file() and is_for_all(path))
    whole = hashlib.sha256((PARTS / "worker.js").read_bytes())
    for path in files:
        whole.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
    names = ["/" + path.relative_to(folder).as_posix() for path in files]
    head = f"const VERSION = {json.dumps(whole.hexdigest()[:12])}\nconst FILES = {json.dumps(names)}\n"
    (folder / "worker.js").write_text(head + (PARTS / "worker.js").read_text())


def is_for_all(path: Path) -> bool:
    """Whether every visitor keeps this file; a network is fetched when a master first asks it."""
    return path.name not in APART and "-network-" not in path.name


def report(folder: Path) -> None:
    files = [path for path in folder.rglob("*") if path.is_file()]
    say(f"{len(files)} files, {sum(path.stat().st_size for path in files) / 1e6:.1f} MB: {folder}")


def digest(server: bool) -> str:
    """Of everything a site is made from."""
    whole = hashlib.sha256(f"{build_page.digest()} {server}".encode() + (ROOT / "constraints.txt").read_bytes())
    for path in sorted(
        [
            *(ROOT / "src/vivat").rglob("*.py"),
            *(ROOT / "tools").rglob("*.*"),
            *ROOT.glob("docs/rules/*.md"),
            *WEIGHTS.glob("*.network"),
        ]
    ):
        if path.is_file() and path.suffix != ".pyc":
            whole.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return whole.hexdigest()


def build(folder: Path, server: bool = False) -> None:
    """A build that fails leaves the folder of the last one."""
    began, stamp = time.monotonic(), digest(server)
    if (folder / STAMP).is_file() and (folder / STAMP).read_text() == stamp:
        return report(folder)
    new = WORK / f"new-{os.getpid()}"
    shutil.rmtree(new, ignore_errors=True)
    addresses = write_parts(new)
    build_pages(new, addresses, server)
    write_worker(new)
    (new / STAMP).write_text(stamp)
    shutil.rmtree(folder, ignore_errors=True)
    folder.parent.mkdir(parents=True, exist_ok=True)
    shutil.move(new, folder)
    report(folder)
    say(f"done in {time.monotonic() - began:.0f} s")


def main() -> int:
    server = "--server" in sys.argv
    folders = [word for word in sys.argv[1:] if word != "--server"]
    if len(folders) > 1 or any(word.startswith("-") for word in folders):
        print((__doc__ or "").strip(), file=sys.stderr)
        return 2
    build(Path(folders[0]).resolve() if folders else WORK / "folder", server)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
