"""Settings: of a file, over them those of the environment, over all the command line's."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import msgspec
import pytest
from py_vapid import Vapid02

from langbord.server.config import BadConfig, Config, load_config
from langbord.server.notices.push import read_key
from tests.patience import PATIENCE


def test_the_folder_may_be_named_by_file_and_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "langbord.toml"
    file.write_text('data = "/somewhere"\nport = 81\n')
    assert load_config(file).data == Path("/somewhere")
    monkeypatch.setenv("LANGBORD_DATA", "/elsewhere")
    assert (load_config(file).data, load_config(file).port) == (Path("/elsewhere"), 81)
    assert load_config(file, data=Path("/here")).data == Path("/here")


@pytest.mark.parametrize(
    "text", ["port = 99999", "data = 3", "nonsense = 1", "port =", 'public_url = "play.example.org"']
)
def test_a_wrong_setting_is_told_in_a_sentence(tmp_path: Path, text: str) -> None:
    file = tmp_path / "langbord.toml"
    file.write_text(text)
    with pytest.raises(BadConfig):
        load_config(file)


def test_the_example_names_every_setting_with_its_default() -> None:
    text = (Path(__file__).parents[2] / "deploy" / "langbord.toml").read_text(encoding="utf-8")
    named = set(re.findall(r"^#? ?\[?(\w+)(?:\]| =)", text, flags=re.MULTILINE))
    assert set(Config.__struct_fields__) - named == set()
    shown = msgspec.convert(tomllib.loads(text), Config)
    assert shown == Config(port=8080)


@pytest.mark.parametrize("setting", [{"SMTP": "mail.example.org"}, {"SMTP": "smtp://mail"}, {"PUSH_KEY": "/no/key"}])
def test_a_server_with_wrong_settings_says_so_in_a_sentence(tmp_path: Path, setting: dict[str, str]) -> None:
    environment = {**os.environ, **{f"LANGBORD_{name}": value for name, value in setting.items()}}
    command = [sys.executable, "-m", "langbord", "serve", "--port", "0", "--data", str(tmp_path)]
    told = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert told.returncode == 2
    assert "Traceback" not in told.stderr
    assert next(iter(setting)).lower() in told.stderr


@pytest.mark.parametrize("content", [None, "no key", "-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n"])
def test_a_push_key_that_is_none_is_told(tmp_path: Path, content: str | None) -> None:
    file = tmp_path / "push.pem"
    if content is not None:
        file.write_text(content)
    with pytest.raises(BadConfig, match="push_key"):
        read_key(file)


def test_a_push_key_of_ones_own_is_used(tmp_path: Path) -> None:
    key = Vapid02()
    key.generate_keys()
    (tmp_path / "push.pem").write_bytes(key.private_pem())
    assert read_key(tmp_path / "push.pem").private_pem() == key.private_pem()
