"""A bot with a net sits wherever a bot can, and knows nothing that its seat may not."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import langbord
from langbord.arena.plan import make_plan
from langbord.bots import Bot, BotFailed, UnknownBot, check_bot, decide, get_bot, is_bot
from langbord.bots.levels import asks_net, needs_compiler, searches
from langbord.bots.netbot import read_name
from langbord.cli.table import settle
from langbord.core.conformance import random_play
from langbord.core.errors import LangbordError
from langbord.core.game import get_game
from langbord.core.match import Match
from langbord.core.plugins import game_names
from langbord.nets.file import BadNet, blank_net, write
from langbord.nets.form import Size

LIMITS: dict[str, dict[str, Any]] = {"landnam": {"turns": 6, "offers": 1}}
TABLES = [(name, players) for name in game_names() for players in get_game(name).seats]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A net of each game that has learned nothing."""
    folder = tmp_path_factory.mktemp("nets")
    for name in game_names():
        write(folder / name, blank_net(get_game(name), Size(16, 2, 8), seed=1))
    return folder


def played(match: Match, bots: list[Bot]) -> list[tuple[int, int]]:
    """A game to its end: who did what."""
    done = []
    while not match.over:
        seat = match.awaited[0]
        done.append((seat, decide(match, seat, bots[seat], len(done))))
        match.play(done[-1][1], seat)
    return done


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_net_plays_whole_games(name: str, players: int, folder: Path) -> None:
    """A little warm: one that knows nothing could go round in circles for ever."""
    match = langbord.new(name, players=players, seed=1, **LIMITS.get(name, {}))
    played(match, [get_bot(f"net:{folder / name}@1", seat) for seat in range(players)])
    assert min(match.places()) >= 1


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("warmth", ["", "@0.5"])
def test_what_is_hidden_does_not_change_the_choice(name: str, warmth: str, folder: Path) -> None:
    """At every decision the true hidden things are replaced by others; the choice is the same."""
    game, source = get_game(name), random.Random(1)
    book, options = game.book(), game.options(players=max(game.seats))
    for number, match in enumerate(random_play(game, book, options, seed=2)):
        if number > 120:
            break
        for seat in match.awaited:
            choice = decide(match, seat, get_bot(f"net:{folder / name}{warmth}", 1), seed=number)
            assert choice in match.legal_numbers(seat)
            truth = match.state.copy()
            game.plain.redeal(match.state, book.table, seat, [source.getrandbits(32) for _ in range(4)])
            assert decide(match, seat, get_bot(f"net:{folder / name}{warmth}", 1), seed=number) == choice
            match.state.become(truth)


def test_the_same_seeds_the_same_game(folder: Path) -> None:
    def game(seed: int, warmth: str) -> list[tuple[int, int]]:
        bots = [get_bot(f"net:{folder / 'tickets'}{warmth}", seed + seat) for seat in range(2)]
        return played(langbord.new("tickets", players=2, seed=5), bots)

    assert game(1, "") == game(2, ""), "without warmth there is nothing to draw"
    assert game(1, "@0.7") == game(1, "@0.7")
    assert game(1, "@0.7") != game(9, "@0.7")


def test_the_less_warmth_the_likelier_the_best(folder: Path) -> None:
    match = langbord.new("tickets", players=2, seed=5)
    seat = match.awaited[0]

    def agreement(warmth: float) -> int:
        best = decide(match, seat, get_bot(f"net:{folder / 'tickets'}"), 1)
        warm = get_bot(f"net:{folder / 'tickets'}@{warmth}", 1)
        return sum(decide(match, seat, warm, 1) == best for _ in range(200))

    assert agreement(0.001) > agreement(0.1) > agreement(10)


@pytest.mark.parametrize(
    ("name", "asked"),
    [
        ("net", (None, 0.0)),
        ("net@0.5", (None, 0.5)),
        ("net:a/b.safetensors", (Path("a/b.safetensors"), 0.0)),
        ("net:a@b/c@2", (Path("a@b/c"), 2.0)),
        ("net:me@home", (Path("me@home"), 0.0)),
        ("net:", None),
        ("net@", None),
        ("net@0", None),
        ("net@nan", None),
        ("net@99", None),
        ("network", None),
    ],
)
def test_how_a_net_is_named(name: str, asked: tuple[Path | None, float] | None) -> None:
    assert read_name(name) == asked
    if asked is None:
        with pytest.raises(UnknownBot):
            get_bot(name)


def test_nobody_elses_file_may_name_a_file() -> None:
    """Or whoever sends a record could have anything on the disk read."""
    assert is_bot("net")
    assert is_bot("net@0.5")
    assert not is_bot("net:/etc/passwd")
    with pytest.raises(LangbordError, match="net:mine cannot sit down here"):
        settle(range(2, 5), 2, 1, ["net:mine"], [], ["you"])


def test_a_net_that_is_not_there_is_refused(tmp_path: Path, folder: Path) -> None:
    with pytest.raises(BadNet, match="cannot be read: No such file"):
        check_bot(f"net:{tmp_path / 'none'}", get_game("tickets"))
    with pytest.raises(BadNet, match="is a net of 'landnam', not of tickets"):
        make_plan("tickets", [f"net:{folder / 'landnam'}", "greedy"], 2)


def test_a_net_that_does_not_fit_is_no_reason_to_hang(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    """At a table greedy plays on, and the log says why; where it is measured, nobody does."""
    match = langbord.new("tickets", players=2, seed=1)
    seat, wrong = match.awaited[0], f"net:{folder / 'landnam'}"
    assert decide(match, seat, get_bot(wrong, 1), 1) == decide(match, seat, get_bot("greedy", 1), 1)
    assert "is a net of 'landnam', not of tickets; a greedy bot plays on" in caplog.text
    with pytest.raises(BotFailed, match="is a net of 'landnam', not of tickets"):
        decide(match, seat, get_bot(wrong, 1, strict=True), 1)


def test_without_a_net_of_its_own_a_game_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = get_game("tickets")
    monkeypatch.setattr(game, "folder", tmp_path)
    with pytest.raises(BadNet, match="tickets comes without a net; net:FILE names one"):
        check_bot("net", game)
    write(tmp_path / "net.safetensors", blank_net(game, Size(4, 1, 4)))
    check_bot("net", game)
    check_bot("net@0.3", game)


def test_on_another_edition_it_plays_on_and_says_so(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    game = get_game("tickets")
    match = langbord.new("tickets", players=2, seed=1)
    other = game.read_edition(game.edition_text.replace("value = 7", "value = 8", 1), "another")
    seat, bot = match.awaited[0], get_bot(f"net:{folder / 'tickets'}")
    legal = match.legal_numbers(seat)
    assert bot.choose(game, match.book, match.state, seat, legal) in legal
    assert not caplog.records
    assert bot.choose(game, other, match.state, seat, legal) in legal
    assert "trained with another edition" in caplog.text


def test_a_file_that_changed_is_read_again(tmp_path: Path) -> None:
    game, path = get_game("tickets"), tmp_path / "net.safetensors"
    write(path, blank_net(game, Size(4, 1, 4)))
    check_bot(f"net:{path}", game)
    path.write_bytes(b"something else")
    with pytest.raises(BadNet, match="is no file of safetensors"):
        check_bot(f"net:{path}", game)


def test_what_has_to_be_compiled_for_a_net_is_known() -> None:
    for name in ("net", "net@0.5", "net:somewhere"):
        assert asks_net("tickets", name)
        assert needs_compiler("tickets", name)
        assert not searches("tickets", name)
    for name in ("greedy", "random", "network", "medium"):
        assert not needs_compiler("tickets", name)
    assert needs_compiler("tickets", "search:3")
