"""Games go on by the rules that they were begun by, where these are kept: shown by a planted second version.

It has another number in a helper of its rules, one more field of the state, one more action and one more line in its
views. What was otherwise before lies in `version_1/`, as `tools/keep.py` puts it there.
"""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from tools import keep

import langbord
from langbord import BadPosition, Match, OtherRules
from langbord.core import match, position, proof
from langbord.core.conformance import check_many
from langbord.core.dealer import FairDealer
from langbord.core.game import Game
from langbord.core.plugins import Installed
from langbord.core.proof import prove
from langbord.server import matches, packing, tables
from langbord.server.entries import Opened, Setup
from langbord.server.quotas import Asker
from langbord.server.table import Chair

SAMPLE = Path(langbord.__file__).parent / "sample"
# Both releases have the number that loses in a file beside the rules
HELPED = [("rules", "GOAL = 21\n", ""), ("rules", "from .state import", "from .goal import GOAL\nfrom .state import")]
STAYS = """    if why_not(s, ed, seat, number(DO.stay)) == LEGAL:
        out[n] = number(DO.stay)
        n += 1
    return n
"""
NOT_TWICE = """    if action == number(DO.stay) and s.passed[seat]:
        return NO.not_your_turn
"""
ADDS = """    if action == number(DO.stay):
        s.passed[seat] = 1
    else:
        s.sum += 1 + part(DO.add, action)
"""
# In the second one everybody may pass once, and the views say who has
SECOND = [
    ("goal", "21", "18"),
    ("state", "MAX_ACTIONS = 3", "MAX_ACTIONS = 4"),
    ("state", "    sum = i8.upto()\n", "    sum = i8.upto()\n    passed = i8[SEATS].upto(1)\n"),
    ("actions", "class Do(Actions):\n", 'class Do(Actions):\n    stay = kind("pass", about="sum", rule="SA2")\n'),
    ("rules", "    return n\n", STAYS),
    ("rules", "        return NO.over\n", "        return NO.over\n" + NOT_TWICE),
    ("rules", "    s.sum += 1 + part(DO.add, action)\n", ADDS),
    ("view", "    sum: int\n", "    sum: int\n    passed: list[int]\n"),
    ("view", "        sum=s.sum,\n", "        sum=s.sum,\n        passed=s.passed[: s.players],\n"),
]


def release(folder: Path, version: int) -> Game:
    """The sample game as some release of it has it; the second one keeps what was otherwise in the first."""
    package = f"planted_{version}"
    place = folder / package
    shutil.copytree(SAMPLE, place, ignore=shutil.ignore_patterns("__pycache__"))
    (place / "game.toml").write_text(f"rules = {version}\n", encoding="utf-8")
    (place / "goal.py").write_text("GOAL = 21\n", encoding="utf-8")
    change(place, HELPED)
    if version == 2:
        before = keep.read(place)
        change(place, SECOND)
        keep.write(place, 1, keep.kept(before, keep.read(place), package, 1))
    return Game(package, Installed("planted", package, "us"))


def change(folder: Path, changes: list[tuple[str, str, str]]) -> None:
    for name, before, after in changes:
        file = folder / f"{name}.py"
        text = file.read_text(encoding="utf-8")
        assert text.count(before) == 1, (name, before)
        file.write_text(text.replace(before, after), encoding="utf-8")


@pytest.fixture
def releases(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Game, Game]]:
    """The first release, in which 21 loses, and the second, in which 18 does; the second one is installed."""
    monkeypatch.syspath_prepend(str(tmp_path))
    first, second = release(tmp_path, 1), release(tmp_path, 2)
    for module in (match, position, proof, packing, matches, tables):
        monkeypatch.setattr(module, "get_game", lambda name: second)
    yield first, second
    for name in [name for name in sys.modules if name.startswith("planted_")]:
        del sys.modules[name]


def played(game: Game) -> Match:
    options = game.options(players=2, start_with_die=True)
    begun = Match(game, game.book(), options, game.start(game.book(), options), FairDealer.from_seed(1))
    begun.deal()
    return to_the_end(begun)


def to_the_end(begun: Match) -> Match:
    while not begun.over:
        begun.play("add one")
    return begun


def test_what_was_otherwise_is_kept_and_no_more(releases: tuple[Game, Game]) -> None:
    first, second = releases
    before = second.by_rules(1)
    assert before is not None
    kept = {path.stem for path in (second.folder / "version_1").glob("*.py")}
    assert kept == {"goal", "state", "actions", "rules", "view", "consistent"}
    assert set(before.State.fields) == set(first.State.fields) < set(second.State.fields)
    assert set(before.actions.kinds) == set(first.actions.kinds) < set(second.actions.kinds)
    check_many(before, before.book(), before.options(players=3), games=5, seed=1)


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
    shutil.rmtree(second.folder / "version_1")
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
        begun.play("add one")
        crossed = to_the_end(packing.unpack(packing.pack(begun)))
        assert (crossed.state.sum, crossed.game.rules_version) == (goal, version)


def test_compiled_rules_are_those_of_the_version(releases: tuple[Game, Game]) -> None:
    _, second = releases
    before = second.by_rules(1)
    assert before is not None
    assert before is second.by_rules(1)
    assert before.machine.folder() != second.machine.folder()


def middle(game: Game) -> Match:
    """A game under way."""
    text = played(game).record().splitlines()
    return langbord.load("\n".join(text[:6]) + "\n", seed=1)


def test_a_position_goes_on_by_the_rules_that_it_names(releases: tuple[Game, Game]) -> None:
    """So does the record of a game that begins there."""
    for game, goal in zip(releases, (21, 18), strict=True):
        gone_on = to_the_end(langbord.load(middle(game).position(), seed=1))
        assert (gone_on.state.sum, gone_on.game.rules_version) == (goal, game.rules_version)
        again = langbord.verify(gone_on.record())
        assert (again.state, again.game.rules_version) == (gone_on.state, game.rules_version)


def test_a_position_that_names_no_version_is_of_the_rules_of_today(releases: tuple[Game, Game]) -> None:
    _, second = releases
    told = json.loads(middle(second).position())
    del told["rules"]
    assert langbord.load(json.dumps(told)).game is second


def test_a_position_of_rules_that_are_not_kept_is_refused(releases: tuple[Game, Game]) -> None:
    first, second = releases
    shown = middle(first).position()
    shutil.rmtree(second.folder / "version_1")
    second._earlier.clear()
    with pytest.raises(BadPosition, match="the position is of version 1 of the rules, which are not kept here"):
        langbord.load(shown)


def test_a_study_goes_on_by_the_rules_of_its_record(releases: tuple[Game, Game]) -> None:
    _, second = releases
    setup, host = Setup(game="planted", options={"players": 2}), Asker("p0", guest=False, network="")
    for game, goal in zip(releases, (21, 18), strict=True):
        record = middle(game).record()
        opened = tables.opening_of(host, setup, second.book(), record=record, rules=game.rules_version)
        study = to_the_end(matches.go_on(opened, ["a", "b"], second.book()))
        assert (study.state.sum, study.game.rules_version) == (goal, game.rules_version)


def test_views_are_those_of_the_version(releases: tuple[Game, Game]) -> None:
    seen = [set(msgspec.to_builtins(middle(game).view(None))) for game in releases]
    assert seen[1] - seen[0] == {"passed"}
