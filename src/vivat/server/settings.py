"""Every setting of the server, declared once: what it may be and what it is when nobody says.

The option on the command line, the variable, the key of the file, `vivat serve --help` and the list in the docs come
from here; what a setting means is said in the catalogues, under its name.
"""

from __future__ import annotations

import os
import typing
from collections.abc import Iterator
from typing import Annotated, Any, Literal, NamedTuple

import msgspec
from msgspec import inspect

from vivat import locale
from vivat.errors import Refusal

Days = Annotated[int, msgspec.Meta(ge=0, le=36_500)]
Count = Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]
Seconds = Annotated[float, msgspec.Meta(ge=0.1, le=3_600)]
Rate = Annotated[float, msgspec.Meta(ge=0.001, le=1_000_000)]
Origin = Annotated[str, msgspec.Meta(pattern=r"^https?://[^/\s]+$", examples=["https://vivat.example"])]
Network = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-fA-F:.]+(/[0-9]{1,3})?$", examples=["10.0.0.2"])]
Listener = Annotated[str, msgspec.Meta(pattern=r"^$|^[^\s]+:[0-9]{1,5}$", examples=["127.0.0.1:9100"])]
CONFIDENTIAL = ("database", "metrics_token")  # never repeated; can be read from a file named by VIVAT_<NAME>_FILE
NO_OPTION = ("metrics_token",)  # the command line of a process can be read by everybody on the machine

MOST_CORES = 8  # for one bot: each has a tree of its own, and what many find hardly differs


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    # where it listens
    host: str = "127.0.0.1"
    port: Annotated[int, msgspec.Meta(ge=1, le=65_535)] = 8000
    workers: Annotated[int, msgspec.Meta(ge=1, le=64)] = 1
    origins: list[Origin] = []
    proxies: list[Network] = []
    # what it keeps
    database: str = ""
    database_wait: Annotated[float, msgspec.Meta(ge=0, le=3_600)] = 60.0
    keep_gathering: Days = 7
    keep_running: Days = 90
    keep_over: Days = 365
    # bots
    bot_processes: Annotated[int, msgspec.Meta(ge=0, le=64)] = 0
    bot_pace: Annotated[float, msgspec.Meta(ge=0, le=60)] = 0.7
    # limits
    connections: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 0
    connections_each: Count = 150
    headers_seconds: Seconds = 10.0
    body_seconds: Seconds = 30.0
    sockets: Count = 5_000
    sockets_each: Count = 100
    burst: Count = 60
    rate: Rate = 20.0
    requests_burst: Count = 200
    requests_rate: Rate = 50.0
    messages_burst: Count = 400
    messages_rate: Rate = 200.0
    work_burst: Rate = 3.0
    work_rate: Rate = 0.25
    loads_burst: Count = 200
    loads_rate: Rate = 10.0
    tokens_burst: Count = 60
    tokens_rate: Rate = 1.0
    tables_burst: Count = 30
    tables_rate: Rate = 0.05
    hints_burst: Count = 20
    hints_rate: Rate = 0.2
    no_limits: bool = False
    # what it tells those who run it
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["text", "json"] = "text"
    metrics_address: Listener = ""
    metrics_token: str = ""

    @property
    def secure(self) -> bool:
        """Cookies go over https only: every page that may use the server is there."""
        return bool(self.origins) and all(origin.startswith("https://") for origin in self.origins)

    @property
    def postgres(self) -> bool:
        return self.database.startswith(("postgresql://", "postgres://"))

    @property
    def keep(self) -> dict[str, int]:
        """Days without a visit after which a table goes, by what it does; 0: never."""
        return {"gathering": self.keep_gathering, "running": self.keep_running, "over": self.keep_over}

    @property
    def bots_together(self) -> int:
        return self.bot_processes or max(1, (os.cpu_count() or 1) // 4)

    @property
    def bot_cores(self) -> int:
        """For a bot while no other thinks; each of several server processes has its share."""
        return min(MOST_CORES, max(self.bots_together, (os.cpu_count() or 1) // self.workers))


LIMITS = tuple(name for name in Settings.__struct_fields__ if name.endswith(("burst", "rate", "sockets", "each")))
PLENTY = 1_000_000


def without_limits(settings: Settings) -> Settings:
    return msgspec.structs.replace(settings, **dict.fromkeys(LIMITS, PLENTY))


# ---- the table -------------------------------------------------------------------------------------------------------


class Setting(NamedTuple):
    name: str  # the key in a file
    kind: inspect.Type
    annotation: Any
    default: Any

    @property
    def option(self) -> str:
        return self.name.replace("_", "-")

    @property
    def variable(self) -> str:
        return f"VIVAT_{self.name.upper()}"

    @property
    def example(self) -> str:
        """What stands behind the option in the help."""
        match self.kind:
            case inspect.BoolType():
                return ""
            case inspect.IntType() | inspect.FloatType():
                return "N"
            case inspect.LiteralType():
                return "|".join(typing.get_args(self.annotation))  # in their order
        return "TEXT"

    def meaning(self, language: str = "en") -> str:
        return locale.say(f"setting-{self.name.replace('_', '-')}", language)

    def allowed(self) -> Refusal:
        """What it may be, to be said within a refusal."""
        kind = self.kind.item_type if isinstance(self.kind, inspect.ListType) else self.kind
        match kind:
            case inspect.IntType():
                return Refusal("setting-is-whole", least=kind.ge, most=kind.le)
            case inspect.FloatType():
                return Refusal("setting-is-number", least=kind.ge, most=kind.le)
            case inspect.BoolType():
                return Refusal("setting-is-truth")
            case inspect.LiteralType():
                return Refusal("setting-is-one", allowed=typing.get_args(self.annotation))
            case inspect.Metadata(extra_json_schema=schema) if schema and "examples" in schema:
                return Refusal("setting-is-like", example=schema["examples"][0])
        return Refusal("setting-is-text")


def every() -> Iterator[Setting]:
    hints = typing.get_type_hints(Settings, include_extras=True)
    kind = inspect.type_info(Settings)
    assert isinstance(kind, inspect.StructType)
    for field in kind.fields:
        default = [] if field.default is msgspec.NODEFAULT else field.default
        yield Setting(field.name, field.type, hints[field.name], default)


TABLE = {setting.name: setting for setting in every()}


# ---- shown -----------------------------------------------------------------------------------------------------------


def as_options(language: str) -> str:
    """For `vivat serve --help`: a line an option."""
    lines = []
    for setting in TABLE.values():
        if setting.name not in NO_OPTION:
            head = f"--{setting.option} {setting.example}"
            lines.append(f"{head:<25} {setting.meaning(language)}{said_default(setting, language)}")
    return "\n".join(lines)


def said_default(setting: Setting, language: str) -> str:
    if setting.default in ("", [], False):
        return ""
    return " " + locale.say("setting-default", language, value=str(setting.default))


def as_markdown() -> str:
    """For the docs: a row a setting."""
    rows = ["| key | variable | option | default | meaning |", "|---|---|---|---|---|"]
    for setting in TABLE.values():
        option = "" if setting.name in NO_OPTION else f"`--{setting.option}`"
        default = str(setting.default).lower() if isinstance(setting.default, bool) else setting.default or ""
        rows.append(f"| `{setting.name}` | `{setting.variable}` | {option} | {default} | {setting.meaning()} |")
    return "\n".join(rows)
