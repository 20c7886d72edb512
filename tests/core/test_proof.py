"""Records by rules of another version: deals and checks are proven, legality and score are not claimed."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import langbord
from langbord import BadRecord, Match, OtherRules
from langbord.core import gamerecord, position
from langbord.core.game import get_game
from langbord.core.gamerecord import Entry, GameRecord, Header, Result, sealed
from langbord.core.plugins import game_names
from langbord.core.proof import prove
from tests.cli.conftest import Run, data, run

__all__ = ["data", "run"]
AT_HAND = get_game("tickets").rules_version


def played(game: str = "tickets") -> Match:
    match, source = langbord.new(game, players=2 if game != "landnam" else 3, seed=3), random.Random(3)
    while not match.over:
        match.play(source.choice(match.legal()))
    return match


@pytest.fixture(scope="module")
def record() -> GameRecord:
    return gamerecord.parse(played().record())


def rewritten(
    record: GameRecord, header: dict[str, Any], change: Callable[[int, Entry], Entry] = lambda line, entry: entry
) -> GameRecord:
    """A record as somebody could make it afterwards, with the published key: every check is right."""
    first: Header = sealed(msgspec.structs.replace(record.header, **header), record.key, "")
    entries, before = [], first.check
    for line, entry in enumerate(record.entries, 2):
        entries.append(sealed(change(line, entry), record.key, before))
        before = entries[-1].check
    return GameRecord(first, entries, sealed(record.end, record.key, before))


def test_records_and_positions_name_the_version_of_the_rules(record: GameRecord) -> None:
    assert record.header.rules == AT_HAND > 0
    assert position.parse(langbord.new("tickets", players=2, seed=1).position()).rules == AT_HAND


@pytest.mark.parametrize("game", game_names())
def test_a_record_without_a_version_is_read_and_stays_what_it_is(game: str) -> None:
    old = rewritten(gamerecord.parse(played(game).record()), {"rules": 0}).text()
    assert '"rules"' not in old
    assert langbord.load(old).record() == old


def test_of_other_rules_deals_and_checks_are_proven_but_not_legality_and_score(record: GameRecord) -> None:
    old = rewritten(record, {"rules": 0})
    proof = prove(old.text())
    assert (proof.same_rules, proof.all_deals, proof.parted) == (False, True, None)
    assert proof.deals > 0
    with pytest.raises(OtherRules, match="rules of before the first release; those at hand are version"):
        langbord.verify(old.text())


def test_rules_of_another_version_do_not_judge_an_action(record: GameRecord) -> None:
    """The same line is false by the same rules, and merely unknown by others."""
    line = next(number for number, entry in enumerate(record.entries, 2) if number > 40 and entry.do)

    def change(number: int, entry: Entry) -> Entry:
        return msgspec.structs.replace(entry, do="fly home") if number == line else entry

    with pytest.raises(BadRecord, match=f"line {line}: "):
        prove(rewritten(record, {}, change).text())
    proof = prove(rewritten(record, {"rules": AT_HAND + 1}, change).text())
    assert proof.parted is not None
    assert (proof.parted.line, proof.all_deals, len(proof.match.moments)) == (line, False, line - 2)


def test_rules_of_another_version_do_not_rescore(record: GameRecord) -> None:
    assert record.end is not None
    claimed = GameRecord(record.header, record.entries, msgspec.structs.replace(record.end, end=Result([1, 2], [2, 1])))
    with pytest.raises(BadRecord, match="the result is not the one of the game played"):
        prove(rewritten(claimed, {}).text())
    proof = prove(rewritten(claimed, {"rules": AT_HAND + 1}).text())
    assert proof.all_deals
    assert proof.parted is not None


def test_a_changed_line_is_false_by_any_rules(record: GameRecord) -> None:
    old = rewritten(record, {"rules": 0}).text().splitlines(keepends=True)
    old[20] = old[21]
    with pytest.raises(BadRecord, match="line 21: this line is not the one that was recorded"):
        prove("".join(old))


def test_verify_says_what_holds_of_a_game_by_other_rules(record: GameRecord, run: Run, tmp_path: Path) -> None:
    file = tmp_path / "old.jsonl"
    file.write_text(rewritten(record, {"rules": 0}).text(), encoding="utf-8")
    told = run("verify", file)
    assert told.exit_code == 0
    assert f"dealt as promised: all {prove(file.read_text(encoding='utf-8')).deals} deals follow" in told.stdout
    assert "neither what was legal nor the score can be checked" in told.stdout
    assert "recorded, not checked: player 1" in told.stdout


def test_verify_says_where_other_rules_part(record: GameRecord, run: Run, tmp_path: Path) -> None:
    file = tmp_path / "other.jsonl"
    changed = rewritten(
        record, {"rules": 9}, lambda line, entry: msgspec.structs.replace(entry, do="fly home") if entry.do else entry
    )
    file.write_text(changed.text(), encoding="utf-8")
    told = run("verify", file)
    assert told.exit_code == 1
    assert "from there the rules at hand cannot follow the game" in told.stdout


def test_a_position_without_a_version_is_read() -> None:
    text = langbord.new("tickets", players=2, seed=1).position()
    old = text.replace(f' "rules": {AT_HAND},\n', "")
    assert old != text
    assert langbord.load(old, seed=1).state == langbord.load(text, seed=1).state
