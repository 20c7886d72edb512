"""A whole game in a real terminal, by numbers, to the end screen."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

import pexpect
import pytest

import langbord
from tests.cli.conftest import heed_interrupts
from tests.patience import PATIENCE

LONGEST = 300  # answers


@pytest.mark.parametrize(
    ("language", "columns", "turn", "total"),
    [("en", 80, "it is your turn", "Total"), ("fi", 120, "nyt on sinun vuorosi", "Yhteensä")],
)
def test_a_whole_game_is_played_by_numbers(tmp_path: Path, language: str, columns: int, turn: str, total: str) -> None:
    record = tmp_path / "game.jsonl"
    terminal = spawn(tmp_path, columns, "--language", language, "--save", str(record), "--names", "Anna")
    seen = ""
    for count in range(LONGEST):
        ended = terminal.expect([r"> $", pexpect.EOF])
        seen += terminal.before or ""
        if ended:
            break
        terminal.sendline(answer(terminal.before or "", count))
    terminal.close()
    assert terminal.exitstatus == 0
    plain = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", seen)
    assert plain.count(turn) >= 5
    assert plain.count(total) == 3
    assert f"langbord verify {record}" in plain
    assert langbord.verify(record.read_text(encoding="utf-8")).over
    assert max(len(line) for line in plain.splitlines() if "langbord " not in line) <= columns


def test_an_interrupt_loses_nothing_and_no_color_is_heeded(tmp_path: Path) -> None:
    terminal = spawn(tmp_path, 100, "--language", "da", NO_COLOR="1")
    terminal.expect("> $")
    assert not re.search(r"\x1b\[[0-9;]*3[0-7]", terminal.before or "")
    terminal.sendintr()
    terminal.expect(pexpect.EOF)
    terminal.close()
    assert terminal.exitstatus == 0
    kept = re.search(r"langbord play --resume (\S+)", terminal.before or "")
    assert kept is not None
    assert langbord.load(Path(kept[1]).read_text(encoding="utf-8")).awaited == [0, 1, 2]


def spawn(data: Path, columns: int, *arguments: str, **environment: str) -> pexpect.spawn:
    return pexpect.spawn(
        sys.executable,
        ["-m", "langbord", "play", "--seed", "11", *arguments],
        env={**os.environ, "LANGBORD_DATA": str(data), "TERM": "xterm-256color", **environment},
        dimensions=(50, columns),
        encoding="utf-8",
        timeout=PATIENCE,
        preexec_fn=heed_interrupts,
    )


def answer(screen: str, count: int) -> str:
    """Enter where a turn is to be confirmed; else a number of the list, now a draw and now a claim."""
    if "undo" in screen.splitlines()[-1]:
        return ""
    numbers = re.findall(r"(?:^|\s)\x1b\[1m *(\d+) \x1b", screen)
    return numbers[-1] if count % 3 == 0 and numbers else "1"
