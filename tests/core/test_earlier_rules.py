"""Games go on by the rules that they were begun by, where these are kept: shown by a planted second version."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import langbord
from langbord import Match, OtherRules
from langbord.core import match, proof
from langbord.core.dealer import FairDealer
from langbord.core.game import Game
from langbord.core.plugins import Installed
from langbord.core.proof import prove
from langbord.server import matches, packing
from langbord.server.entries import Opened, Setup
from langbord.server.table import Chair

SAMPLE = Path(langbord.__file__).parent / "sample"


def release(folder: Path, version: int, goal: int) -> Game:
    """The sample game as some release of it has it; version 2 keeps the rules of version 1."""
    package = f"planted_{version}"
    shutil.copytree(SAMPLE, folder / package, ignore=shutil.ignore_patterns("__pycache__"))
    (folder / package / "game.toml").write_text(f"rules = {version}\n", encoding="utf-8")
    rules = folder / package / "rules.py"
    text = rules.read_text(encoding="utf-8")
    assert "GOAL = 21" in text
    if version == 2:
        (folder / package / "rules_1.py").write_text(text, encoding="utf-8")
    rules.write_text(text.replace("GOAL = 21", f"GOAL = {goal}"), encoding="utf-8")
    return Game(package, Installed("planted", package, "us"))


@pytest.fixture
def releases(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Game, Game]]:
    """The first release, in which 21 loses, and the second, in which 18 does; the second one is installed."""
    monkeypatch.syspath_prepend(str(tmp_path))
    first, second = release(tmp_path, 1, 21), release(tmp_path, 2, 18)
    for module in (match, proof, packing, matches):
        monkeypatch.setattr(module, "get_game", lambda name: second)
    yield first, second
    for name in [name for name in sys.modules if name.startswith("planted_")]:
        del sys.modules[name]


def played(game: Game) -> Match:
    options = game.options(players=2, start_with_die=True)
    begun = Match(game, game.book(), options, game.start(game.book(), options), FairDealer.from_seed(1))
    begun.deal()
    while not begun.over:
        begun.play(begun.legal()[0])
    return begun


def test_a_record_of_the_version_before_is_proven_by_its_own_rules(releases: tuple[Game, Game]) -> None:
    first, second = releases
    before, after = played(first), played(second)
    assert len(before.moments) > len(after.moments), "the rules differ"
    for one in (before, after):
        again = langbord.verify(one.record())
        assert again.game.rules_version == one.game.rules_version
        assert (again.scores(), again.record()) == (one.scores(), one.record())


def test_without_the_rules_of_before_the_record_is_told_to_be_of_others(releases: tuple[Game, Game]) -> None:
    first, second = releases
    (second.folder / "rules_1.py").unlink()
    record = played(first).record()
    assert not prove(record).same_rules
    with pytest.raises(OtherRules):
        langbord.verify(record)


def test_a_table_goes_on_by_the_rules_that_it_was_opened_by(releases: tuple[Game, Game]) -> None:
    _, second = releases
    setup = Setup(game="planted", options={"players": 2})
    for version, goal in ((1, 21), (2, 18)):
        opened = Opened(at=0, host="p0", setup=setup, key="00" * 32, rules=version)
        begun = matches.begin(opened, [Chair(), Chair()], 0, second.book())
        begun.play(begun.legal()[0])
        crossed = packing.unpack(packing.pack(begun))
        while not crossed.over:
            crossed.play(crossed.legal()[0])
        assert (crossed.state.sum, crossed.game.rules_version) == (goal, version)


def test_compiled_rules_are_those_of_the_version(releases: tuple[Game, Game]) -> None:
    _, second = releases
    before = second.by_rules(1)
    assert before is not None
    assert before is second.by_rules(1)
    assert before.machine.folder() != second.machine.folder()
