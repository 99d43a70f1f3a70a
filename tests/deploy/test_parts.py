"""The files of deploy/ hold together: what they name is there, what they set can be set, programs take them."""

from __future__ import annotations

import fnmatch
import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest
import yaml

from vivat.server.api import ROUTES
from vivat.server.configuration import read
from vivat.server.settings import CONFIDENTIAL, TABLE, Settings

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
CONTAINER = (DEPLOY / "Containerfile").read_text(encoding="utf-8").replace("\\\n", "")
UNIT = (DEPLOY / "vivat.service").read_text(encoding="utf-8")
PORT = Settings().port
VARIABLES = {setting.variable for setting in TABLE.values()} | {f"VIVAT_{name.upper()}_FILE" for name in CONFIDENTIAL}


def text(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", sorted(path.name for path in DEPLOY.iterdir() if path.is_file()))
def test_every_variable_that_is_named_is_a_setting(name: str) -> None:
    named = set(re.findall(r"\bVIVAT_[A-Z_]+", text(name)))
    assert named <= VARIABLES | {"VIVAT_DOMAIN", "VIVAT_PURE"}


# ---- compose ---------------------------------------------------------------------------------------------------------


def test_what_a_service_names_is_declared() -> None:
    services = COMPOSE["services"]
    for service in services.values():
        assert set(service.get("secrets", [])) <= set(COMPOSE["secrets"])
        assert set(service["networks"]) <= set(COMPOSE["networks"])
        assert set(service.get("depends_on", {})) <= set(services)
        for volume in service.get("volumes", []):
            source = volume.partition(":")[0]
            assert (DEPLOY / source).is_file() if source.startswith("./") else source in COMPOSE["volumes"]
    build = services["server"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).samefile(DEPLOY / "Containerfile")


def test_every_secret_is_a_file_that_is_not_in_the_repository_and_is_used() -> None:
    used = {name for service in COMPOSE["services"].values() for name in service.get("secrets", [])}
    assert used == set(COMPOSE["secrets"])
    for secret in COMPOSE["secrets"].values():
        assert secret["file"].startswith("secrets/")
    ignored = subprocess.run(["git", "check-ignore", "-q", "deploy/secrets/database_url"], cwd=ROOT)
    assert ignored.returncode in (0, 128)  # 128: no repository
    assert "password:" not in text("compose.yaml").lower().replace("database_password:", "")


def test_the_servers_settings_can_be_read(tmp_path: Path) -> None:
    given = {name: str(value) for name, value in COMPOSE["services"]["server"]["environment"].items()}
    given["VIVAT_ORIGINS"] = re.sub(r"\$\{VIVAT_DOMAIN:\?[^}]*\}", "vivat.example", given["VIVAT_ORIGINS"])
    assert given["VIVAT_DATABASE_FILE"] == "/run/secrets/database_url"
    (tmp_path / "url").write_text("postgresql://vivat:secret@database/vivat")
    found = read({}, {**given, "VIVAT_DATABASE_FILE": str(tmp_path / "url")})
    assert (found.workers, found.postgres, found.secure) == (2, True, True)
    assert found.proxies == [COMPOSE["services"]["proxy"]["networks"]["front"]["ipv4_address"]]


def test_nobody_outside_reaches_the_server_or_the_database_but_through_the_proxy() -> None:
    services = COMPOSE["services"]
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]
    assert [name for name, service in services.items() if "behind" in service["networks"]] == ["database", "server"]
    assert COMPOSE["networks"]["behind"] == {"internal": True}


def test_nginx_finds_the_server_and_the_certificate() -> None:
    server, proxy = COMPOSE["services"]["server"], COMPOSE["services"]["proxy"]
    assert f"server server:{PORT};" in text("nginx.conf")
    assert set(server["networks"]) & set(proxy["networks"]) == {"front"}
    for name in re.findall(r"/run/secrets/(\w+);", text("nginx.conf")):
        assert name in proxy["secrets"]
    assert [port.partition(":")[2] for port in proxy["ports"]] == re.findall(r"listen (\d+)", text("nginx.conf"))


# ---- container -------------------------------------------------------------------------------------------------------


def test_the_container_listens_where_it_is_looked_for_and_is_nobody_in_particular() -> None:
    assert re.search(r"^EXPOSE (\d+)$", CONTAINER, re.MULTILINE)[1] == str(PORT)  # type: ignore[index]
    asked = re.search(r"HEALTHCHECK .*http://127\.0\.0\.1:(\d+)([^']*)'", CONTAINER)
    assert asked is not None
    assert int(asked[1]) == PORT
    assert asked[2] in {route.path for route in ROUTES}
    last = CONTAINER[CONTAINER.rindex("FROM ") :]
    assert re.search(r"^USER [1-9]\d*$", last, re.MULTILINE)
    assert last.rstrip().endswith('ENTRYPOINT ["vivat", "serve"]')


def test_the_container_reads_its_settings_and_keeps_its_data_in_the_volume(monkeypatch: pytest.MonkeyPatch) -> None:
    pairs = re.search(r"^ENV (.*)$", CONTAINER, re.MULTILINE)
    assert pairs is not None
    given = dict(pair.split("=") for pair in pairs[1].split())
    monkeypatch.setenv("XDG_DATA_HOME", given["XDG_DATA_HOME"])
    found = read({}, given)
    volume = re.search(r"^VOLUME (.*)$", CONTAINER, re.MULTILINE)
    assert volume is not None and found.database.startswith(volume[1] + "/")
    assert found.host == "0.0.0.0"


def taken(folder: Path) -> None:
    """What the build is given: the files that .dockerignore lets through."""
    rules = [line for line in text("Containerfile.dockerignore").splitlines() if line and line[0] not in "#*"]
    left_out = [rule.removeprefix("**/") for rule in rules if not rule.startswith("!")]
    for name in (rule[1:] for rule in rules if rule.startswith("!")):
        source, target = ROOT / name, folder / name
        assert source.exists(), name
        if source.is_file():
            shutil.copy(source, target)
        else:
            shutil.copytree(
                source,
                target,
                ignore=lambda place, names: [
                    one
                    for one in names
                    if one in left_out
                    or any(fnmatch.fnmatch((Path(place) / one).relative_to(ROOT).as_posix(), rule) for rule in left_out)
                ],
            )


def test_the_wheel_of_the_container_can_be_built_from_what_it_is_given(tmp_path: Path) -> None:
    """The command of the Containerfile, without compiling, the page and what it depends on, which take minutes."""
    (tmp_path / "build" / "docs").mkdir(parents=True)
    taken(tmp_path / "build")
    command = re.search(r"^RUN CI=true VIVAT_PURE=0 pip (wheel .*)$", CONTAINER, re.MULTILINE)
    assert command is not None
    words = command[1].replace("/wheels", str(tmp_path / "wheels")).replace('"', "").split()
    more = ["--no-deps", "--no-build-isolation", "--disable-pip-version-check"]
    env = {**os.environ, "VIVAT_PURE": "1", "VIVAT_NO_PAGE": "1", "PYTHONPATH": ""}
    done = subprocess.run(
        [sys.executable, "-m", "pip", *words, *more], cwd=tmp_path / "build", env=env, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr[-2000:]
    (wheel,) = (tmp_path / "wheels").glob("vivat-*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    for wanted in ("vivat/cli/serve.py", "vivat/docs_rules/artus.md", "vivat/locale/fr/serve.ftl"):
        assert wanted in names


# ---- systemd ---------------------------------------------------------------------------------------------------------

HARDENED = {"NoNewPrivileges": "yes", "ProtectSystem": "strict", "DynamicUser": "yes", "PrivateTmp": "yes"}


def test_the_service_is_hardened_and_finds_its_data(monkeypatch: pytest.MonkeyPatch) -> None:
    pairs = dict(line.split("=", 1) for line in UNIT.splitlines() if "=" in line and not line.startswith("#"))
    assert HARDENED.items() <= pairs.items()
    assert int(pairs["LimitNOFILE"]) >= 10_000
    assert int(pairs["TimeoutStopSec"]) > 10  # the server's own time to stop
    name, _, folder = pairs["Environment"].partition("=")
    monkeypatch.setenv(name, folder.replace("%S", "/var/lib"))
    assert read({}, {}).database == f"/var/lib/{pairs['StateDirectory']}/vivat.sqlite"
    assert pairs["EnvironmentFile"].endswith("/vivat.env")


def test_the_settings_of_the_service_can_be_read() -> None:
    lines = [line.removeprefix("# ") for line in text("vivat.env").splitlines()[1:]]
    assert read({}, dict(line.split("=", 1) for line in lines)).workers == 2


def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd is not installed here")
    unit = tmp_path / "vivat.service"
    unit.write_text(UNIT.replace("/opt/vivat/bin/vivat serve", shutil.which("true") or "/bin/true"))
    done = subprocess.run(["systemd-analyze", "verify", "--man=no", str(unit)], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    unit.write_text(unit.read_text().replace("ProtectClock", "ProtectClok"))
    done = subprocess.run(["systemd-analyze", "verify", "--man=no", str(unit)], capture_output=True, text=True)
    assert "ProtectClok" in done.stderr  # it would say so
