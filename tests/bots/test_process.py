"""Bots that are programs: the protocol, and what happens when one fails."""

from __future__ import annotations

import logging
import sys
from pathlib import Path

import pytest

import langbord
from langbord.bots import BotFailed, decide, get_bot
from langbord.bots.process import ProcessBot, Program
from langbord.core.match import Match
from tests.cli.conftest import Run, data, run
from tests.patience import PATIENCE

__all__ = ["data", "run"]

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"
READY = 'print(json.dumps({"type": "ready", "protocol": 1}), flush=True)'
HEAD = f"import json, sys, time; sys.stdin.readline(); {READY}; sys.stdin.readline(); "


def program(tmp_path: Path, code: str) -> str:
    path = tmp_path / "bot.py"
    path.write_text(code)
    return f"{sys.executable} {path}"


def played(bot: ProcessBot) -> Match:
    match = langbord.new("tickets", players=2, seed=1)
    other = get_bot("random", 1)
    while not match.over:
        seat = match.awaited[0]
        match.play(decide(match, seat, bot if seat == 0 else other, len(match.moments)), seat)
    return match


def test_the_example_plays_a_game() -> None:
    assert len(EXAMPLE.read_text().splitlines()) < 40
    bot = ProcessBot(f"{sys.executable} {EXAMPLE}")
    assert played(bot).over
    assert bot.failure is None
    bot.close()


@pytest.mark.parametrize(
    ("code", "failure"),
    [
        (HEAD + "sys.exit(3)", "crashed (exit status 3)"),
        (HEAD + "time.sleep(60)", "gave no answer in 0.5 s"),
        (HEAD + "print('hello', flush=True); time.sleep(60)", "which is nonsense"),
        (HEAD + "print('[' * 100, flush=True); time.sleep(60)", "which is nonsense"),
        (HEAD + "print('{\"type\":' + '[' * 9999, flush=True); time.sleep(60)", "which is nonsense"),
        (
            HEAD + "sys.stdout.buffer.write(bytes([34, 255, 34, 10])); sys.stdout.flush(); time.sleep(60)",
            "which is nonsense",
        ),
        (HEAD + "print(chr(0) * 9, flush=True); time.sleep(60)", "which is nonsense"),
        (HEAD + 'print(json.dumps({"type": "action", "action": "fly"}), flush=True)', "may not do 'fly' now"),
        (HEAD + "print('{}', flush=True); time.sleep(60)", "which is nonsense"),
        ("import sys; sys.exit(1)", "crashed (exit status 1)"),
        (HEAD.replace('"protocol": 1', '"protocol": 99'), "speaks protocol 99, not 1"),
    ],
)
def test_a_failing_bot_is_replaced_and_the_log_says_so(
    code: str, failure: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    bot = ProcessBot(program(tmp_path, code), seed=1, seconds=0.5)
    with caplog.at_level(logging.WARNING):
        if "0.5 s" not in failure:
            bot = ProcessBot(program(tmp_path, code), seed=1, seconds=PATIENCE)
        match = played(bot)
    assert match.over
    assert bot.failure is not None
    assert failure in bot.failure
    assert [record.message for record in caplog.records] == [f"{bot.failure}; a greedy bot plays on at seat 0"]


def test_a_program_that_is_not_there_is_named() -> None:
    with pytest.raises(BotFailed, match="no-such-program: cannot be started"):
        Program("no-such-program")
    bot = get_bot("cmd:no-such-program", 1)
    assert isinstance(bot, ProcessBot)
    played(bot)
    assert bot.failure is not None


def test_a_program_is_ended_with_its_bot(tmp_path: Path) -> None:
    bot = ProcessBot(program(tmp_path, HEAD + READY + "; time.sleep(60)"), seconds=PATIENCE)
    match = langbord.new("tickets", players=2, seed=1)
    decide(match, 0, bot, 1)
    assert bot.failure is not None  # "ready" is no action
    begun = Program(f"{sys.executable} {EXAMPLE}")
    process = begun._process
    begun.close()
    assert process.returncode is not None


def test_bot_check(run: Run, tmp_path: Path) -> None:
    good = run("bot", "check", f"{sys.executable} {EXAMPLE}", "--game", "tickets")
    assert good.exit_code == 0, good.stdout
    assert "ok      greets as 'claimant'" in good.stdout
    assert "ok      tickets: " in good.stdout
    bad = run("bot", "check", program(tmp_path, HEAD + "sys.exit(3)"), "--game", "tickets")
    assert bad.exit_code == 1
    assert "FAILED  tickets, decision 1:" in bad.stdout
    assert run("bot", "check", "no-such-program").exit_code == 1
