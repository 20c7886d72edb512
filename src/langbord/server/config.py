"""How a server is set up: by a file, then the environment, then the command line."""

from __future__ import annotations

import os
import re
import tomllib
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta
from platformdirs import user_data_path

from langbord.core.errors import LangbordError
from langbord.server.limits import Keep, Quotas, Rates, Times, Work

PREFIX = "LANGBORD_"
SITE = re.compile(r"https?://[^/\s]+(/\S*)?")


class BadConfig(LangbordError):
    """A setting that does not exist or cannot be."""


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Every setting. In the environment `port` is LANGBORD_PORT, and so on."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] | None = None  # by default the first free one from 8080 on
    data: Path = msgspec.field(default_factory=lambda: user_data_path("langbord"))
    db: str | None = None  # postgresql://...; by default SQLite in the data folder
    bus: str | None = None  # nats://...; by default PostgreSQL's own, where there is one
    origins: list[str] = []  # other origins that may use this server, as https://play.example.org
    public_url: str | None = None  # https://play.example.org: what links, passkeys and pictures are made of
    smtp: str | None = None  # smtp://name:password@mail.example.org:587 (STARTTLS), or smtps://… (TLS at once)
    mail_from: str | None = None  # whom mails come from, as Langbord <table@example.org>
    push_key: Path | None = None  # a file with the key of Web Push (VAPID, PEM); by default the database has one
    notice_delay: Annotated[float, Meta(ge=0, le=3600)] = 30.0  # seconds that a turn may last before it is told of
    own_network: bool = False  # may webhooks and push services be on the server's own network? For tests
    behind_proxy: bool = False  # trust X-Forwarded-For and X-Forwarded-Proto
    processes: Annotated[int, Meta(ge=1, le=64)] = 1  # that serve behind one port, over PostgreSQL
    minder: bool = True  # move bots and clocks in this process; if not, a `langbord worker` must
    limits: Annotated[float, Meta(gt=0)] = 1.0  # a factor on all rates and quotas
    rates: Rates = Rates()  # limits.py has every bound, with its default
    quotas: Quotas = Quotas()
    times: Times = Times()
    keep: Keep = Keep()
    work: Work = Work()
    registration: Literal["open", "invited", "closed"] = "open"  # who may make an account
    guests: bool = True  # may one play without an account?
    chat: bool = True
    metrics: Literal["local", "public"] = "local"  # who may read /metrics: this machine, or everybody
    bots: dict[str, str] = {}  # more bots to offer: a name, and what the bots call it ("cmd:./mybot")
    log_format: str = "text"  # or json


def load_config(file: Path | None = None, **given: Any) -> Config:
    """The settings of the file, those of the environment over them, and over all what was given (and is not None)."""
    settings: dict[str, Any] = {}
    if file is not None:
        try:
            settings = tomllib.loads(file.read_text(encoding="utf-8"))
        except OSError as error:
            raise BadConfig(f"{file}: cannot be read: {error.strerror}") from None
        except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
            raise BadConfig(f"{file}: is not TOML: {error}") from None
    for field in Config.__struct_fields__:
        if text := os.environ.get(PREFIX + field.upper()):
            settings[field] = text.split(",") if field == "origins" else text
    settings |= {name: value for name, value in given.items() if value is not None}
    try:
        config = msgspec.convert(settings, Config, strict=False, dec_hook=lambda kind, value: kind(value))
    except msgspec.ValidationError as error:
        raise BadConfig(f"the configuration is wrong: {error}") from None
    if config.public_url is not None and not SITE.fullmatch(config.public_url):
        raise BadConfig("public_url: is to look like https://play.example.org")
    return config
