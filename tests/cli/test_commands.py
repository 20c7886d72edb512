"""The commands, their answers and their refusals."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import langbord
from langbord.arena.play import Played
from langbord.bots import decide, get_bot
from langbord.cli import simulate as simulation
from langbord.core.match import Match
from tests.cli.conftest import Run


def finished(seed: int = 5) -> Match:
    """A game that random bots played to its end."""
    match = langbord.new("tickets", players=2, seed=seed, seats=["Anna", "Saskia (random)"])
    bot = get_bot("random", seed)
    while not match.over:
        seat = match.awaited[0]
        match.play(decide(match, seat, bot, seed), seat)
    return match


@pytest.fixture(scope="module")
def record() -> str:
    return finished().record()


@pytest.fixture
def file(record: str, tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    path.write_text(record, encoding="utf-8")
    return path


# --- help and refusals ----------------------------------------------------------------------------------------------


def test_help_lists_the_commands(run: Run) -> None:
    for result in (run("--help"), run()):
        assert result.exit_code == 0
        for command in ("play", "simulate", "replay", "verify", "edition", "bench"):
            assert command in result.stdout


def test_without_pytorch_training_says_what_to_install(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    for name in [name for name in sys.modules if name.startswith("langbord.learn")]:
        monkeypatch.delitem(sys.modules, name)
    result = run("train", "tickets", "--minutes", 1, "--out", tmp_path)
    assert result.exit_code == 2
    assert result.stderr == "langbord: torch is not installed: pip install 'langbord[learn]'\n"


def test_version(run: Run) -> None:
    assert run("--version").stdout == f"langbord {langbord.__version__}\n"


def test_help_needs_neither_compiler_nor_languages() -> None:
    """So that it answers at once."""
    heavy = {"numba", "numpy", "fluent", "babel", "rich.console"}
    code = f"import sys; from langbord.cli import commands; print({heavy!r} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"


def test_python_m_langbord() -> None:
    done = subprocess.run([sys.executable, "-m", "langbord", "--version"], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("langbord ")


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "utf-8"])
def test_every_terminal_can_show_a_game(encoding: str, tmp_path: Path) -> None:
    arguments = [sys.executable, "-m", "langbord", "play", "--seed", "1", "--language", "fi"]
    environment = {**os.environ, "PYTHONIOENCODING": encoding, "LANGBORD_DATA": str(tmp_path)}
    done = subprocess.run(arguments, capture_output=True, input=b"1\n\nlist\n", env=environment, check=True)
    text = done.stdout.decode(encoding)
    assert ("BB" in text, "≈≈" in text) == (encoding != "utf-8", encoding == "utf-8")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--nonsense"], "No such option: --nonsense"),
        (["dance"], "No such command 'dance'"),
        (["edition"], "Missing command"),
        (["verify"], "Missing argument 'FILE'"),
        (["play", "chess"], "there is no game 'chess'; there are tickets"),
        (["play", "--players", "9"], "is for 2 to 4 players, not 9"),
        (["play", "--players", "many"], "Invalid value for '--players'"),
        (["play", "--players", "2", "--humans", "3"], "3 people and 0 bots for 2 seats"),
        (["play", "--players", "2", "--bots", "greedy,random"], "1 people and 2 bots for 2 seats"),
        (["play", "--bots", "clever"], "there is no bot 'clever'; there are random, greedy"),
        (["play", "--names", "a,b,c,d"], "4 names were given for 3 seats"),
        (["play", "--names", "a,a"], "two players are called 'a'"),
        (["play", "--names", "Ann (greedy)"], "a player cannot be called 'Ann (greedy)'"),
        (["play", "--names", "An\x1b[31mn"], "a player cannot be called"),
        (["play", "--language", "tlh"], "there is no language 'tlh'; there are en, nl, nb, nn, da, fi"),
        (["play", "--option", "starter"], "an option is given as KEY=VALUE, not as 'starter'"),
        (["play", "--option", "players=3"], "the number of players is given by --players"),
        (["play", "--option", "sea=1"], "tickets: there is no option 'sea'; there are starter"),
        (
            ["play", "--option", "starter=nobody"],
            "starter: random or seat_0 or seat_1 or seat_2 or seat_3, not 'nobody'",
        ),
        (["play", "landnam", "--option", "turns=--5"], "turns: from 0 to 10000, not '--5'"),
        (
            ["play", "landnam", "--option", f"turns={'9' * 5000}"],
            "turns: from 0 to 10000, not '999999999999...9999999999999'",
        ),
        (["play", "landnam", "--option", "open_hands=1"], "open_hands: true or false, not 1"),
        (["play", "--edition", "none.toml"], "none.toml: cannot be read: No such file or directory"),
        (["play", "--resume", "none.jsonl"], "none.jsonl: cannot be read: No such file or directory"),
        (["simulate", "tickets", "--games", "0"], "Invalid value for '--games'"),
        (["simulate", "tickets", "--bots", "a,b"], "there is no bot 'a'"),
        (["simulate", "tickets", "--players", "2", "--bots", "random,random,random"], "3 bots were named for 2 seats"),
        (["simulate", "tickets", "--players", "7"], "tickets is for 2 to 4 players, not 7"),
        (["simulate", "tickets", "--option", "sea=true"], "tickets: there is no option 'sea'"),
        (["simulate", "tickets", "--players", "0"], "tickets is for 2 to 4 players, not 0"),
        (["bench", "chess"], "there is no game 'chess'"),
        (["bench", "tickets", "--players", "9"], "tickets is for 2 to 4 players, not 9"),
        (["replay", "none.jsonl"], "none.jsonl: cannot be read"),
        (["verify", "none.jsonl"], "none.jsonl: cannot be read"),
        (["edition", "show", "chess"], "there is no game 'chess'"),
        (["edition", "check", "none.toml"], "none.toml: cannot be read"),
    ],
)
def test_a_bad_argument_gets_one_sentence(run: Run, arguments: list[str], sentence: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert sentence in result.stderr
    assert result.stderr.startswith("langbord: ")
    assert result.stderr.count("\n") == 1
    assert result.stdout == ""


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"\xff\xfe", "is not UTF-8 text"),
        (b"not = [toml", "is not TOML"),
        (b"format = 1", "does not name its game"),
        (b'game = "chess"', "there is no game 'chess'"),
        (b'game = "tickets"\nformat = 9', "has format 9; this version reads format 1"),
        (b'game = "tickets"\nformat = 1', "missing required field"),
    ],
)
def test_a_bad_edition_is_refused(run: Run, tmp_path: Path, content: bytes, sentence: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(content)
    result = run("edition", "check", path)
    assert (result.exit_code, result.stderr.count("\n")) == (2, 1)
    assert sentence in result.stderr


def test_an_edition_is_shown_changed_checked_and_played(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    shown = run("edition", "show", "tickets")
    short = shown.stdout.replace("carts = 16", "carts = 5").replace('"standard"', '"short"')
    path.write_text(short.replace('"dam"], value = 3', '"dam"], value = 30'), encoding="utf-8")
    checked = run("edition", "check", path)
    assert checked.exit_code == 0
    assert "is a good edition of tickets: Ticket to Ride: Amsterdam (short)" in checked.stdout
    assert re.search(r"\d+ published, \d+ reconstructed", checked.stdout)
    assert "contract 1 is worth 30, but its shortest way has 3 spaces" in checked.stdout
    simulated = run("simulate", "tickets", "--games", "20", "--edition", path)
    assert simulated.exit_code == 0
    played = run("play", "--humans", "0", "--edition", path, "--seed", "1", "--save", tmp_path / "short.jsonl")
    assert played.exit_code == 0
    refused = run("verify", tmp_path / "short.jsonl")
    assert refused.exit_code == 2
    assert "than is known here; give it with --edition FILE" in refused.stderr
    assert run("verify", tmp_path / "short.jsonl", "--edition", path).exit_code == 0


# --- simulate -------------------------------------------------------------------------------------------------------


def test_simulate_shows_a_table(run: Run) -> None:
    result = run("simulate", "tickets", "--games", "60", "--bots", "greedy,random", "--seed", "4")
    assert result.exit_code == 0
    assert "60 games" in result.stdout
    greedy, chance = re.findall(r"(?:greedy|random) +│ +(-?[\d.]+) +│ +-?\d+ to -?\d+ +│ +([\d.]+)", result.stdout)
    assert float(greedy[0]) > float(chance[0])
    assert float(greedy[1]) < float(chance[1])
    again = run("simulate", "tickets", "--games", "60", "--bots", "greedy,random", "--seed", "4")
    assert result.stdout.splitlines()[:-1] == again.stdout.splitlines()[:-1]


def test_bots_without_a_compiled_form_play_move_by_move(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "policy", lambda name: None)
    result = run("simulate", "tickets", "--games", "2", "--players", "3", "--bots", "random")
    assert result.exit_code == 0
    assert "2 games" in result.stdout


def test_the_rules_are_measured_to_the_last_line(run: Run) -> None:
    result = run("bench", "tickets", "--players", "2", "--seconds", "0.05")
    assert result.exit_code == 0
    assert "langbord, compiled" in result.stdout
    assert re.search(r"copying a state of \d+ bytes takes \d+ ns", result.stdout)


def test_what_was_played_before_an_interrupt_is_shown(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(plan: simulation.Plan, number: int, records: Path | None) -> Played:
        if number == 2:
            raise KeyboardInterrupt
        return Played(number, number, plan.seated, [10, 20], [2, 1], 50)

    monkeypatch.setattr(simulation, "policy", lambda name: None)
    monkeypatch.setattr(simulation, "_played", interrupted)
    result = run("simulate", "tickets", "--games", "5", "--bots", "random")
    assert result.exit_code == 0
    assert "2 games, 50.0 steps a game" in result.stdout
    assert "Stopped after 2 of 5 games." in result.stdout


# --- records --------------------------------------------------------------------------------------------------------


def test_replay_tells_the_game(run: Run, file: Path) -> None:
    english = run("replay", file)
    assert english.exit_code == 0
    assert re.search(r"^ +1  \w+ starts\.$", english.stdout, re.MULTILINE)
    assert "The game is over." in english.stdout
    assert "Total" in english.stdout
    assert "Saskia draws a card from the pile." in english.stdout
    assert "Peli on päättynyt." in run("replay", file, "--language", "fi").stdout


def test_replay_as_a_player_shows_his_cards(run: Run, file: Path) -> None:
    own = run("replay", file, "--seat", "1").stdout
    assert re.search(r"Anna draws one \S\s\w+ card from the pile", own)
    assert not re.search(r"Saskia draws [^a]\s\w+ from the pile", own)


def test_replay_shows_a_moment(run: Run, file: Path, record: str) -> None:
    first = run("replay", file, "--at", "3")
    assert first.exit_code == 0
    assert "Haringpak." in first.stdout
    there = json.loads(run("replay", file, "--at", "3", "--position").stdout)
    assert there["langbord"] == "position"
    assert sum(sum(hand.values()) for hand in there["state"]["hand"]) == 2
    end = json.loads(run("replay", file, "--position").stdout)
    assert end["state"]["over"] == 1


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [(["--at", "9999"], "so there is no entry 9999"), (["--seat", "3"], "there is no player 3 at a table of 2")],
)
def test_replay_refuses_what_is_not_there(run: Run, file: Path, arguments: list[str], sentence: str) -> None:
    result = run("replay", file, *arguments)
    assert (result.exit_code, result.stderr.count("\n")) == (2, 1)
    assert sentence in result.stderr


def test_numbers_in_the_log_leave_out_what_was_taken_back(run: Run, tmp_path: Path) -> None:
    match = langbord.new("tickets", players=2, seed=5)
    match.play(match.legal(0)[0], 0)
    taken_back = len(match.moments)
    match.undo()
    match.play(match.legal(0)[1], 0)
    path = tmp_path / "undone.jsonl"
    path.write_text(match.record(), encoding="utf-8")
    last = run("replay", path).stdout.splitlines()[-1].split()
    assert last[0] == str(taken_back + 2)


def test_verify_says_what_is_proven_and_no_more(run: Run, file: Path) -> None:
    result = run("verify", file)
    assert result.exit_code == 0
    assert "dealt as promised: all " in result.stdout
    assert "no player gave a nonce: whoever chose the key could choose the deals by it." in result.stdout
    assert "unsigned: whoever knows the key can have made this record." in result.stdout
    assert "genuine" not in result.stdout


@pytest.mark.parametrize("what", ["deal", "do", "key"])
def test_verify_names_the_first_false_line(run: Run, file: Path, record: str, what: str) -> None:
    lines = [json.loads(line) for line in record.splitlines()]
    number = next(k for k, line in enumerate(lines) if k > 12 and what in line)
    others = [line[what] for line in lines if what in line and line[what] != lines[number][what]]
    lines[number][what] = others[0] if others else "00" * 32
    file.write_text("".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines), encoding="utf-8")
    result = run("verify", file)
    assert result.exit_code == 1
    assert f"line {number + 1}: " in result.stderr
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "the record is empty"),
        (b"\xff", "is not UTF-8 text"),
        (b"hello\n", "line 1: this is no JSON"),
        (b'{"options":{"a":' + b"[" * 100_000 + b"\n", "line 1: brackets stand too deep in brackets"),
        (b'{"langbord":"record"}\n', "line 1: Object missing required field"),
    ],
)
def test_verify_refuses_what_is_no_record(run: Run, tmp_path: Path, content: bytes, sentence: str) -> None:
    path = tmp_path / "bad.jsonl"
    path.write_bytes(content)
    result = run("verify", path)
    assert (result.exit_code, result.stderr.count("\n")) == (2, 1)
    assert sentence in result.stderr


def test_verify_refuses_another_format(run: Run, file: Path, record: str) -> None:
    file.write_text(record.replace('"format":2', '"format":7', 1), encoding="utf-8")
    result = run("verify", file)
    assert result.exit_code == 2
    assert "the record has format 7; this version reads 1 to 2" in result.stderr
