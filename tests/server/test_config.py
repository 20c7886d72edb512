"""Settings: of a file, over them those of the environment, over all the command line's."""

from __future__ import annotations

from pathlib import Path

import pytest

from langbord.server.config import BadConfig, load_config


def test_the_folder_may_be_named_by_file_and_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "langbord.toml"
    file.write_text('data = "/somewhere"\nport = 81\n')
    assert load_config(file).data == Path("/somewhere")
    monkeypatch.setenv("LANGBORD_DATA", "/elsewhere")
    assert (load_config(file).data, load_config(file).port) == (Path("/elsewhere"), 81)
    assert load_config(file, data=Path("/here")).data == Path("/here")


@pytest.mark.parametrize("text", ["port = 99999", "data = 3", "nonsense = 1", "port ="])
def test_a_wrong_setting_is_told_in_a_sentence(tmp_path: Path, text: str) -> None:
    file = tmp_path / "langbord.toml"
    file.write_text(text)
    with pytest.raises(BadConfig):
        load_config(file)
