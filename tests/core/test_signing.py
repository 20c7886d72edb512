"""What a signature proves of a record, and every way of passing off another one."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

import langbord
from langbord import BadRecord, Match
from langbord.core import gamerecord
from langbord.core.dealer import FairDealer
from langbord.core.game import get_game
from langbord.core.gamerecord import FORGOTTEN, GameRecord, Result, mark_of
from langbord.core.match import header_of
from langbord.core.proof import prove
from langbord.core.signing import MOST_LINKS, OPENING, RECORD, Link, Signature, Signer, fingerprint, holds
from tests.cli.conftest import Run, data, run
from tests.records import SERVER, made_afterwards, signed, without_undo

__all__ = ["data", "run"]
STRANGER = Signer(b"x" * 32)
NAMES, SALTS = ["Ada", "Bo"], ["01" * 16, "02" * 16]


def played() -> Match:
    """A game as a server begins one, played at random; one action is taken back."""
    game, dealer = get_game("tickets"), FairDealer(b"k" * 32, ["ada-s", ""])
    book, options = game.book(), game.options(players=2)
    marks = [mark_of(name, salt) for name, salt in zip(NAMES, SALTS, strict=True)]
    header = header_of(game, book, options, NAMES, dealer, marks=marks, salts=SALTS, at=1)
    match, source = Match(game, book, options, game.start(book, options), dealer, NAMES, header), random.Random(3)
    match.deal()
    undone = False
    while not match.over:
        match.play(source.choice(match.legal()))
        if match.undoable and not undone:
            match.undo()
            undone = True
    assert undone
    return match


@pytest.fixture(scope="module")
def record() -> GameRecord:
    return signed(played().recorded())


def unsigned(record: GameRecord) -> GameRecord:
    return record.with_signatures(None, None)


def test_a_signed_record_says_by_whom(record: GameRecord) -> None:
    proof = prove(record.text())
    assert proof.signed_by == proof.opened_by == [fingerprint(SERVER.key)]
    assert proof.all_deals
    assert gamerecord.parse(record.text()) == record


def test_a_replay_is_not_signed(record: GameRecord) -> None:
    """It may go on otherwise than what was signed; all else stays as it is."""
    assert langbord.load(record.text()).record() == unsigned(record).text()


FORGERIES: dict[str, tuple[Callable[[GameRecord], GameRecord], str]] = {
    "another time": (
        lambda r: made_afterwards(r, {"at": 2}),
        "line 1: the server's signature is not one of this opening",
    ),
    "another edition's name": (lambda r: made_afterwards(r, {"edition": "gilded"}), "line 1: the server's signature"),
    "another nonce": (lambda r: made_afterwards(r, {"nonces": ["ada-s", "x"]}), "line 1: the server's signature"),
    "another name": (lambda r: made_afterwards(r, {"seats": ["Eve", "Bo"]}), "line 1: the name 'Eve' of seat 0"),
    "a name without its salt": (
        lambda r: made_afterwards(r, {"seats": ["Eve", "Bo"], "salts": ["", SALTS[1]]}),
        "line 1: the name 'Eve' of seat 0",
    ),
    "another name and its mark": (
        lambda r: made_afterwards(r, {"seats": ["Eve", "Bo"], "marks": [mark_of("Eve", SALTS[0]), r.header.marks[1]]}),
        "line 1: the server's signature is not one of this opening",
    ),
    "names without marks": (lambda r: made_afterwards(r, {"marks": [], "salts": []}), "line 1: the server's signature"),
    "no undo": (lambda r: made_afterwards(without_undo(r)), "the server's signature is not one of this record"),
    "another score": (
        lambda r: made_afterwards(r, end={"end": Result([99, 1], [1, 2])}),
        "the server's signature is not one of this record",
    ),
    "another key": (
        lambda r: made_afterwards(r, end={"key": "00" * 32}),
        "the key is not the one that was committed to in line 1",
    ),
    "a key of one's own": (
        lambda r: GameRecord(r.header, r.entries, msgspec.structs.replace(r.end, key="00" * 32)),
        "the key is not the one that was committed to in line 1",
    ),
    "a changed line": (
        lambda r: GameRecord(r.header, [*r.entries[:30], r.entries[31], *r.entries[31:]], r.end),
        "line 32: this line is not the one that was recorded",
    ),
    "a line left out": (
        lambda r: GameRecord(r.header, [*r.entries[:30], *r.entries[31:]], r.end),
        "line 32: this line is not the one that was recorded",
    ),
    "the opening by a stranger": (
        lambda r: r.with_signatures(STRANGER.sign(OPENING, r.opening), r.end.signed if r.end else None),
        "the opening was signed by another server",
    ),
    "the signature of another record": (
        lambda r: r.with_signatures(r.header.signed, SERVER.sign(RECORD, b"another")),
        "the server's signature is not one of this record",
    ),
    "the signature of an opening": (
        lambda r: r.with_signatures(r.header.signed, SERVER.sign(OPENING, r.digest)),
        "the server's signature is not one of this record",
    ),
}


@pytest.mark.parametrize("kind", FORGERIES)
def test_a_forgery_is_refused_with_its_reason(record: GameRecord, kind: str) -> None:
    forge, reason = FORGERIES[kind]
    with pytest.raises(BadRecord, match=reason):
        prove(forge(record).text())


def test_a_game_made_afterwards_with_the_published_key_is_told_as_unsigned(
    record: GameRecord, run: Run, tmp_path: Path
) -> None:
    """It is another game with the same key and nonces: its deals follow, and nobody vouches for it."""
    other, source = langbord.load(unsigned(record).text().splitlines()[0] + "\n"), random.Random(4)
    header = msgspec.structs.replace(record.header, signed=None)
    other = Match(
        other.game, other.book, other.options, other.state, FairDealer(b"k" * 32, ["ada-s", ""]), NAMES, header
    )
    other.deal()
    while not other.over:
        other.play(source.choice(other.legal()))
    assert other.recorded().header.commitment == record.header.commitment
    proof = prove(other.record())
    assert proof.all_deals
    assert proof.signed_by == []
    stolen = other.recorded().with_signatures(record.header.signed, record.end.signed if record.end else None)
    with pytest.raises(BadRecord, match="the server's signature is not one of this record"):
        prove(stolen.text())
    half = other.recorded().with_signatures(record.header.signed, None)
    file = tmp_path / "half.jsonl"
    file.write_text(half.text(), encoding="utf-8")
    told = run("verify", file)
    assert "only the opening, not what came of it, is signed by a server you have not pinned" in told.stdout
    assert run("verify", file, "--server", fingerprint(SERVER.key)).exit_code == 1


def test_who_is_forgotten_loses_name_and_salt_and_the_signatures_hold(record: GameRecord) -> None:
    header = msgspec.structs.replace(record.header, seats=[FORGOTTEN, "Bo"], salts=["", SALTS[1]])
    text = GameRecord(header, record.entries, record.end).text()
    assert "Ada" not in text
    proof = prove(text)
    assert proof.signed_by == [fingerprint(SERVER.key)]
    assert proof.match.seats == [FORGOTTEN, "Bo"]


# --- keys -----------------------------------------------------------------------------------------------------------


def test_a_key_that_was_replaced_vouches_for_the_next_one(record: GameRecord) -> None:
    second = SERVER.replaced()
    third = second.replaced()
    by_third = record.with_signatures(record.header.signed, third.sign(RECORD, record.digest))
    known = [fingerprint(key) for key in (third.key, second.key, SERVER.key)]
    assert prove(by_third.text()).signed_by == known


def test_nobody_can_call_himself_the_successor_of_a_server() -> None:
    claimed = Link(SERVER.key, STRANGER.sign(OPENING, b"me").signature)
    signature = Signer(b"x" * 32, [claimed]).sign(RECORD, b"")
    assert not holds(signature, RECORD, b"")
    assert holds(Signer(b"x" * 32).sign(RECORD, b""), RECORD, b"")


def test_links_are_bounded_and_nonsense_is_no_signature() -> None:
    signer = SERVER
    for _ in range(MOST_LINKS + 1):
        signer = signer.replaced()
    assert len(signer.earlier) == MOST_LINKS
    assert holds(signer.sign(RECORD, b""), RECORD, b"")
    for nonsense in ("", "zz", "00", "00" * 32, "00" * 64):
        assert not holds(Signature(nonsense, nonsense), RECORD, b"")


# --- `langbord verify` ----------------------------------------------------------------------------------------------


def test_verify_tells_a_server_that_one_knows_from_others(record: GameRecord, run: Run, tmp_path: Path) -> None:
    file = tmp_path / "signed.jsonl"
    file.write_text(record.text(), encoding="utf-8")
    print_of = fingerprint(SERVER.key)
    assert f"signed by a server you have not pinned ({print_of})." in run("verify", file).stdout
    assert run("pin", "Anna's house", print_of).exit_code == 0
    assert f"signed by Anna's house, a server you know ({print_of})." in run("verify", file).stdout
    assert run("verify", file, "--server", print_of).exit_code == 0
    assert run("verify", file, "--server", fingerprint(STRANGER.key)).exit_code == 1
    assert run("pin", "nobody", "1234").exit_code == 2


def test_verify_tells_scripted_deals(run: Run, tmp_path: Path) -> None:
    recorded = langbord.new("tickets", players=2, seed=1).recorded()
    bare = gamerecord.parse(GameRecord(recorded.header, recorded.entries, None).text())
    scripted = langbord.load(GameRecord(bare.header, bare.entries, None).text()).record()
    assert "commitment" not in json.loads(scripted.splitlines()[0])
    file = tmp_path / "scripted.jsonl"
    file.write_text(scripted, encoding="utf-8")
    told = run("verify", file)
    assert told.exit_code == 0
    assert "scripted: the deals were named one by one, and no dealer made a promise." in told.stdout
    assert "dealt as promised" not in told.stdout
